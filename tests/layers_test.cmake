# Configures and builds small houses of layers: one in order, one whose CMake names a layer above,
# one whose source includes a layer above. The first must build and the others must be refused.
file(REMOVE_RECURSE ${WORK})

# A project with layers `board` and `notation`, each a line of code.
function(make_house name board_uses board_include)
  set(house ${WORK}/${name})
  file(WRITE ${house}/CMakeLists.txt "
    cmake_minimum_required(VERSION 3.25)
    project(house LANGUAGES CXX)
    include(${SOURCE}/cmake/Options.cmake)
    include(${SOURCE}/cmake/Layers.cmake)
    add_subdirectory(baghchal/board)
    add_subdirectory(baghchal/notation)")
  file(COPY ${SOURCE}/cmake/CheckIncludes.cmake DESTINATION ${house}/cmake)
  file(WRITE ${house}/baghchal/board/CMakeLists.txt
    "baghchal_layer(board SOURCES a.cpp USES ${board_uses})")
  file(WRITE ${house}/baghchal/board/a.hpp "int a();\n")
  file(WRITE ${house}/baghchal/board/a.cpp "${board_include}\nint a() { return 1; }\n")
  file(WRITE ${house}/baghchal/notation/CMakeLists.txt
    "baghchal_layer(notation SOURCES b.cpp USES board)")
  file(WRITE ${house}/baghchal/notation/b.hpp "int b();\n")
  file(WRITE ${house}/baghchal/notation/b.cpp
    "#include \"baghchal/board/a.hpp\"\nint b() { return a(); }\n")
endfunction()

function(build_house name result output)
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${WORK}/${name} -B ${WORK}/${name}/build
    RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
  if(status EQUAL 0)
    execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/${name}/build
      RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
  endif()
  string(REGEX REPLACE "[ \n]+" " " text "${text}")
  set(${result} ${status} PARENT_SCOPE)
  set(${output} "${text}" PARENT_SCOPE)
endfunction()

make_house(in_order "" "")
build_house(in_order status output)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "a house in order did not build: ${output}")
endif()

make_house(upward_link notation "")
build_house(upward_link status output)
if(status EQUAL 0 OR NOT output MATCHES "layer board may not use notation")
  message(FATAL_ERROR "an upward link was not refused: ${output}")
endif()

make_house(upward_include "" "#include \"baghchal/notation/b.hpp\"")
build_house(upward_include status output)
if(status EQUAL 0 OR NOT output MATCHES "layer board does not use layer notation")
  message(FATAL_ERROR "an upward include was not refused: ${output}")
endif()
