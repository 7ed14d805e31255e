# The layers of the house, from the ground up. A layer may use only layers before it in this list,
# and only those that it names; both are refused here, the first when configuring, the second by
# reading its includes at each build.
set(baghchal_layers
  board notation drawing game tablebase search engine teaching solver puzzles console terminal ugi
  arena cli)

# Front ends make the program, and are not for others to build on. They and the solver bring what the
# other layers must do without: exceptions, threads.
set(baghchal_front_ends console terminal ugi arena cli)
set(baghchal_throwing_layers solver ${baghchal_front_ends})

# baghchal_layer(NAME SOURCES files… [USES layers…] [PUBLIC libraries…] [PRIVATE libraries…]
#                [THREADED_TESTS files…])
#
# Declares one layer: the folder this is called from, as the library baghchal::NAME. THREADED_TESTS
# are those of its tests that start threads.
function(baghchal_layer name)
  cmake_parse_arguments(layer "" "" "SOURCES;USES;PUBLIC;PRIVATE;THREADED_TESTS" ${ARGN})
  baghchal_check_order(${name} "${layer_USES}")

  add_library(baghchal_${name} STATIC ${layer_SOURCES})
  set_target_properties(baghchal_${name} PROPERTIES
    UNITY_BUILD "${BAGHCHAL_WHOLE_LAYERS}" UNITY_BUILD_BATCH_SIZE 0)
  baghchal_only_where_needed(baghchal_${name})
  add_library(baghchal::${name} ALIAS baghchal_${name})
  set_target_properties(baghchal_${name} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(baghchal_${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:include>)
  target_compile_features(baghchal_${name} PUBLIC cxx_std_20)
  list(TRANSFORM layer_USES PREPEND baghchal_)
  target_link_libraries(baghchal_${name}
    PUBLIC ${layer_USES} ${layer_PUBLIC}
    PRIVATE ${layer_PRIVATE} $<BUILD_INTERFACE:baghchal_options>)
  if(NOT name IN_LIST baghchal_throwing_layers)
    target_link_libraries(baghchal_${name} PRIVATE $<BUILD_INTERFACE:baghchal_portable>)
  endif()

  baghchal_check_includes(${name})
  if(BAGHCHAL_THREADED_TESTS_ONLY)
    baghchal_test_files(${name} "${layer_THREADED_TESTS}")
  elseif(BAGHCHAL_TESTS)
    file(GLOB tests CONFIGURE_DEPENDS *_test.cpp)
    baghchal_test_files(${name} "${tests}")
  endif()
endfunction()

# Builds made for a few programs leave out what these do not link.
function(baghchal_only_where_needed target)
  if(BAGHCHAL_FUZZERS OR BAGHCHAL_THREADED_TESTS_ONLY)
    set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

function(baghchal_check_order name uses)
  list(FIND baghchal_layers ${name} place)
  if(place EQUAL -1)
    message(FATAL_ERROR "${name} is no layer (cmake/Layers.cmake)")
  endif()
  foreach(used IN LISTS uses)
    list(FIND baghchal_layers ${used} used_place)
    if(used_place EQUAL -1 OR NOT used_place LESS place)
      message(FATAL_ERROR "layer ${name} may not use ${used}: it does not lie below (cmake/Layers.cmake)")
    endif()
  endforeach()
endfunction()

# Makes the layer's library depend on a check that its files include nothing but the layer itself
# and what it uses, directly or through another.
function(baghchal_check_includes name)
  baghchal_reachable(${name} allowed)
  file(GLOB files CONFIGURE_DEPENDS *.hpp *.cpp)
  set(stamp ${CMAKE_CURRENT_BINARY_DIR}/includes-checked)
  add_custom_command(OUTPUT ${stamp}
    COMMAND ${CMAKE_COMMAND} -D LAYER=${name} "-DALLOWED=${allowed}" "-DFILES=${files}"
            -D STAMP=${stamp} -P ${PROJECT_SOURCE_DIR}/cmake/CheckIncludes.cmake
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/CheckIncludes.cmake
    COMMENT "Checking the includes of ${name}" VERBATIM)
  add_custom_target(baghchal_${name}_includes DEPENDS ${stamp})
  add_dependencies(baghchal_${name} baghchal_${name}_includes)
endfunction()

# All layers that a layer's library links, itself included.
function(baghchal_reachable name result)
  set(reached ${name})
  get_target_property(libraries baghchal_${name} INTERFACE_LINK_LIBRARIES)
  foreach(library IN LISTS libraries)
    if(library MATCHES "^baghchal_([a-z]+)$" AND CMAKE_MATCH_1 IN_LIST baghchal_layers)
      baghchal_reachable(${CMAKE_MATCH_1} below)
      list(APPEND reached ${below})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES reached)
  set(${result} ${reached} PARENT_SCOPE)
endfunction()
