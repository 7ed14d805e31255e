#pragma once

/// The kernels in plain 64-bit words, for every processor.

#include "baghchal/solver/kernels.hpp"

namespace baghchal {

extern const Kernels portable_kernels;

}  // namespace baghchal
