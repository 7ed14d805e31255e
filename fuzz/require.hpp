#pragma once

/// How a fuzz target says that something must hold: where it does not, the program ends at once
/// and the fuzzer keeps the input.

#include <cstdio>
#include <cstdlib>

#define BAGHCHAL_REQUIRE(condition)                                                      \
  do {                                                                                   \
    if (!(condition)) {                                                                  \
      std::fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                      \
    }                                                                                    \
  } while (false)
