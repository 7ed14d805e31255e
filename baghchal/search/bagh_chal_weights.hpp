#pragma once

/// The weights of the network (network.hpp) that estimates Bagh-Chal: fitted to the solution by
/// tools/fit_evaluation.
///
/// Threads: a constant.

#include <cstdint>
#include <vector>

namespace baghchal {

const std::vector<std::int16_t>& bagh_chal_weights();

}  // namespace baghchal
