# Installs the build BUILD into WORK and builds and runs the example there as a stranger would:
# with find_package, knowing nothing of the source tree.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output
    ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
file(COPY ${SOURCE}/examples DESTINATION ${WORK})
run(${CMAKE_COMMAND} -S ${WORK}/examples -B ${WORK}/build -G ${GENERATOR}
    -D CMAKE_PREFIX_PATH=${WORK}/prefix -D CMAKE_CXX_COMPILER=${COMPILER})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/count_captures)
if(NOT output MATCHES "1 of the 12 tiger moves captures")
  message(FATAL_ERROR "the example printed: ${output}")
endif()

file(STRINGS ${SOURCE}/examples/count_captures.cpp lines)
list(LENGTH lines length)
if(NOT length LESS 40)
  message(FATAL_ERROR "the example has grown to ${length} lines")
endif()
