#pragma once

/// The kernels with a row a vector register: for x86-64 processors that have AVX-512 with VBMI
/// and VPOPCNTDQ, and GFNI (Intel since Ice Lake, AMD since Zen 4).

#include "baghchal/solver/kernels.hpp"

namespace baghchal {

extern const Kernels avx512_kernels;

}  // namespace baghchal
