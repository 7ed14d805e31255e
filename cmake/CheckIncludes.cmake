# Run with cmake -P: stops where one of FILES, all of layer LAYER, includes a header of a layer that
# is not in ALLOWED; else touches STAMP.
cmake_minimum_required(VERSION 3.25)

foreach(file IN LISTS FILES)
  file(STRINGS ${file} includes REGEX "^[ \t]*#[ \t]*include[ \t]+[<\"]baghchal/")
  foreach(include IN LISTS includes)
    string(REGEX MATCH "baghchal/([a-z]+)/" _ "${include}")
    if(NOT CMAKE_MATCH_1 IN_LIST ALLOWED)
      message(FATAL_ERROR "${file}: layer ${LAYER} does not use layer ${CMAKE_MATCH_1}: ${include}")
    endif()
  endforeach()
endforeach()
file(TOUCH ${STAMP})
