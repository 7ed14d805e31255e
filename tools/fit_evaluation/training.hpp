#pragma once

/// Fits a network (search/network.hpp) to samples: stochastic gradient descent, by Adam's rule.
///
/// The network's estimate, in goats for the tigers, is held against each boundary between two
/// grades: whether the position's grade lies above it is a yes or no with a probability that falls
/// off from the boundary, and the loss is the logarithm of it. So a won position may be estimated
/// as high as it likes, and where two grades are about as likely the estimate comes to lie between
/// them. The boundaries between a win and a draw count double.
///
/// Threads: one at a time.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "baghchal/board/rules.hpp"
#include "baghchal/search/network.hpp"
#include "tools/fit_evaluation/samples.hpp"

namespace baghchal {

struct TrainingPlan {
  int epochs = 4;  ///< how often each sample is looked at
  std::uint64_t seed = 1;
};

/// Told how much of the work is done, from 0 to 1, and the mean loss of late.
using TrainingReport = std::function<void(double done, double loss)>;

/// The weights of a network for one side to move, as the layout has them. Requires: samples of
/// that side to move alone.
std::vector<float> train(const Variant& variant, std::vector<std::uint64_t> samples,
                         const TrainingPlan& plan, const TrainingReport& report);

/// In whole numbers, as Network wants them; or why they don't fit.
Result<std::vector<std::int16_t>> rounded(const std::vector<float>& weights);

/// How well the evaluation tells the grades of samples.
struct Accuracy {
  double right_value;  ///< share of positions with the value told right
  double right_grade;
  double error;  ///< root of the mean square, in goats
};
Accuracy accuracy(const Variant& variant, const std::vector<std::uint64_t>& samples);

}  // namespace baghchal
