#include "baghchal/solver/kernels.hpp"

#include <array>

#include "baghchal/solver/kernels_portable.hpp"
#if defined(__x86_64__)
#include "baghchal/solver/kernels_avx512.hpp"
#endif

namespace baghchal {

std::span<const Kernels> available_kernels() {
#if defined(__x86_64__)
  static const std::array all{avx512_kernels, portable_kernels};
  const bool fast = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                    __builtin_cpu_supports("avx512vbmi") &&
                    __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("gfni");
  return std::span(all).subspan(fast ? 0 : 1);
#else
  return {&portable_kernels, 1};
#endif
}

}  // namespace baghchal
