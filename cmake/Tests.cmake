find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
include(GoogleTest)

# baghchal_test(NAME SOURCES files… LIBRARIES libraries… [FIXTURE fixture]): an executable of gtest
# and rapidcheck tests; each of its tests is one of ctest's. They wait for the fixture's set-up.
function(baghchal_test name)
  cmake_parse_arguments(test "" "FIXTURE" "SOURCES;LIBRARIES" ${ARGN})
  add_executable(${name} ${test_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${name} PRIVATE BAGHCHAL_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
  target_link_libraries(${name} PRIVATE
    ${test_LIBRARIES} rapidcheck rapidcheck_gtest GTest::gmock GTest::gtest_main fmt::fmt
    baghchal_options)
  if(BAGHCHAL_SANITIZE)
    target_compile_options(${name} PRIVATE -O0)  # what is tested stays optimised; this builds sooner
  endif()
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST
    PROPERTIES TIMEOUT 300 FIXTURES_REQUIRED "${test_FIXTURE}")
endfunction()

# The tests that sit beside a layer's sources.
function(baghchal_layer_tests name)
  if(BAGHCHAL_THREADED_TESTS_ONLY AND NOT name IN_LIST baghchal_threaded_layers)
    return()
  endif()
  file(GLOB tests CONFIGURE_DEPENDS *_test.cpp)
  if(tests)
    baghchal_test(${name}_test SOURCES ${tests} LIBRARIES baghchal::${name} baghchal_test_support)
  endif()
endfunction()

add_subdirectory(${PROJECT_SOURCE_DIR}/tests/support tests/support)
