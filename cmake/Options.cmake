# What every target of ours is compiled with, as one interface library. Those who embed or install
# the library get none of it.
add_library(baghchal_options INTERFACE)

target_compile_options(baghchal_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wold-style-cast -Wimplicit-fallthrough
  # g++ 12 sees overlaps in std::string's own code where there are none (GCC bug 105329).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # Where a layer is compiled as one file, what one source declares stands around the next.
  $<$<BOOL:${BAGHCHAL_WHOLE_LAYERS}>:-Wno-shadow>
  # clang sees that std::stable_sort of g++ 12 uses what it calls deprecated itself.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
  $<$<BOOL:${BAGHCHAL_WARNINGS_AS_ERRORS}>:-Werror>
  $<$<BOOL:${BAGHCHAL_NATIVE}>:-march=native>)

if(BAGHCHAL_SANITIZE)
  target_compile_options(baghchal_options INTERFACE
    -fsanitize=${BAGHCHAL_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -UNDEBUG)
  target_link_options(baghchal_options INTERFACE
    -fsanitize=${BAGHCHAL_SANITIZE} $<$<CXX_COMPILER_ID:Clang>:-fuse-ld=lld>)
endif()

if(BAGHCHAL_FUZZERS)
  target_compile_options(baghchal_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# The layers that also run in a browser may not throw.
add_library(baghchal_portable INTERFACE)
target_compile_options(baghchal_portable INTERFACE -fno-exceptions)
