find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
include(GoogleTest)

# How tests are compiled: quickly; what they test is optimised all the same.
add_library(baghchal_test_options INTERFACE)
target_include_directories(baghchal_test_options INTERFACE ${PROJECT_SOURCE_DIR})
target_link_libraries(baghchal_test_options INTERFACE
  rapidcheck rapidcheck_gtest GTest::gmock fmt::fmt)
target_compile_options(baghchal_test_options INTERFACE -O0)

# The large headers that most tests include are parsed once, but by the dev build, which sees whether
# each test includes what it uses.
if(BAGHCHAL_WHOLE_LAYERS)
  set(baghchal_no_code ${PROJECT_BINARY_DIR}/test_headers.cpp)
  file(TOUCH ${baghchal_no_code})
  add_library(baghchal_test_headers OBJECT ${baghchal_no_code})
  target_link_libraries(baghchal_test_headers PRIVATE baghchal_test_options baghchal_options)
  target_precompile_headers(baghchal_test_headers PRIVATE
    <gmock/gmock.h> <gtest/gtest.h> <rapidcheck.h> <rapidcheck/gtest.h> <fmt/format.h>)
endif()

# baghchal_test(NAME SOURCES files… LIBRARIES libraries… [FIXTURE fixture]): an executable of gtest
# and rapidcheck tests. They wait for the fixture's set-up. Each of its tests is one of ctest's; under
# sanitizers, where programs start slowly, all together are.
function(baghchal_test name)
  cmake_parse_arguments(test "" "FIXTURE" "SOURCES;LIBRARIES" ${ARGN})
  add_executable(${name} ${test_SOURCES})
  target_compile_definitions(${name} PRIVATE BAGHCHAL_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
  target_link_libraries(${name} PRIVATE
    ${test_LIBRARIES} baghchal_test_options GTest::gtest_main baghchal_options)
  if(BAGHCHAL_WHOLE_LAYERS)
    target_precompile_headers(${name} REUSE_FROM baghchal_test_headers)
  endif()
  if(BAGHCHAL_SANITIZE)
    add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
    set_tests_properties(${name} PROPERTIES TIMEOUT 900 FIXTURES_REQUIRED "${test_FIXTURE}")
  else()
    gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST
      PROPERTIES TIMEOUT 300 FIXTURES_REQUIRED "${test_FIXTURE}")
  endif()
endfunction()

# The tests that sit beside a layer's sources.
function(baghchal_test_files layer files)
  if(files)
    baghchal_test(${layer}_test
      SOURCES ${files} LIBRARIES baghchal::${layer} baghchal_test_support)
  endif()
endfunction()

add_subdirectory(${PROJECT_SOURCE_DIR}/tests/support tests/support)
