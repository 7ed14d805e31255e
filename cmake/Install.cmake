# Installs the library's layers with their headers, so that find_package(baghchal) finds them, and
# the program. baghchal::baghchal is all layers at once.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(baghchal_library_layers ${baghchal_layers})
list(REMOVE_ITEM baghchal_library_layers ${baghchal_front_ends})

add_library(baghchal_all INTERFACE)
set_target_properties(baghchal_all PROPERTIES EXPORT_NAME baghchal)
add_library(baghchal::baghchal ALIAS baghchal_all)

foreach(layer IN LISTS baghchal_library_layers)
  target_link_libraries(baghchal_all INTERFACE baghchal_${layer})
  install(TARGETS baghchal_${layer} EXPORT baghchal)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/baghchal/${layer}
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/baghchal FILES_MATCHING PATTERN "*.hpp")
endforeach()
install(TARGETS baghchal_all EXPORT baghchal)
if(BAGHCHAL_PROGRAM)
  install(TARGETS baghchal_program RUNTIME)
endif()

set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/baghchal)
install(EXPORT baghchal NAMESPACE baghchal:: DESTINATION ${config_folder})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/baghchalConfig.cmake.in
  ${PROJECT_BINARY_DIR}/baghchalConfig.cmake INSTALL_DESTINATION ${config_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/baghchalConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/baghchalConfig.cmake
  ${PROJECT_BINARY_DIR}/baghchalConfigVersion.cmake DESTINATION ${config_folder})
