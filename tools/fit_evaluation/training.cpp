#include "tools/fit_evaluation/training.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

#include "baghchal/search/evaluation.hpp"

namespace baghchal {
namespace {

constexpr std::size_t filters = NetworkLayout::filters;
constexpr std::size_t mixers = NetworkLayout::mixers;
constexpr float sum_share = 1.0F / (1 << Network::sum_bits);

constexpr std::size_t batch = 256;
constexpr float highest_rate = 0.005F;
constexpr std::size_t warm_up_batches = 500;
/// How sharply a grade's probability falls off, per goat.
constexpr float sharpness = 2.0F;
/// Where it has fallen off to nothing that floats could tell from it.
constexpr float farthest = 15.0F;
constexpr float weight_of_wins = 2.0F;

/// Where in the layout the first weight of each thing seen in a position lies, by symmetry.
struct Inputs {
  std::vector<std::vector<std::size_t>> rows;
};

/// What a forward pass leaves behind for the backward pass.
struct Passed {
  std::vector<std::array<float, filters>> seen;  ///< by symmetry
  std::array<float, filters> sums;
  std::array<float, mixers> mixed;
  float estimate;
};

class FloatNetwork {
 public:
  FloatNetwork(const Variant& variant, std::mt19937_64& random)
      : board_(*variant.board),
        captures_to_win_(variant.rules.captures_to_win),
        layout_(board_, captures_to_win_),
        weights_(static_cast<std::size_t>(layout_.size())) {
    scatter(layout_.plane(0, 0), layout_.hand(0), 0.15F, random);
    scatter(layout_.mixing(0), layout_.mixer_bias(), 0.3F, random);
    scatter(layout_.output(), layout_.output_bias(), 0.3F, random);
  }

  std::vector<float>& weights() { return weights_; }

  void look(const Position& position, Inputs& inputs) const {
    const Planes planes(position, board_);
    inputs.rows.resize(board_.symmetries().size());
    for (std::size_t s = 0; s < inputs.rows.size(); ++s) {
      std::vector<std::size_t>& rows = inputs.rows[s];
      rows = {place(layout_.hand(position.hand())),
              place(layout_.captured(position.captured(board_)))};
      for (std::size_t plane = 0; plane < planes.all().size(); ++plane) {
        for (const Point point : each(planes.all()[plane])) {
          rows.push_back(
              place(layout_.plane(static_cast<int>(plane), board_.symmetries()[s][point])));
        }
      }
    }
  }

  void forward(const Inputs& inputs, Passed& passed) const {
    passed.seen.assign(inputs.rows.size(), {});
    passed.sums = {};
    for (std::size_t s = 0; s < inputs.rows.size(); ++s) {
      std::array<float, filters> seen{};
      for (const std::size_t row : inputs.rows[s]) add(seen, &weights_[row], 1);
      for (std::size_t f = 0; f < filters; ++f) {
        passed.sums[f] += std::max(seen[f], 0.0F) * sum_share;
      }
      passed.seen[s] = seen;
    }
    mix(passed);
  }

  /// Adds to the gradient what a slope of the loss in the estimate makes of it.
  void backward(const Inputs& inputs, const Passed& passed, float slope,
                std::vector<float>& gradient) const {
    const std::array<float, filters> slopes = unmix(passed, slope, gradient);
    for (std::size_t s = 0; s < inputs.rows.size(); ++s) {
      std::array<float, filters> of_seen{};
      for (std::size_t f = 0; f < filters; ++f) {
        of_seen[f] = passed.seen[s][f] > 0 ? slopes[f] * sum_share : 0;
      }
      for (const std::size_t row : inputs.rows[s]) {
        for (std::size_t f = 0; f < filters; ++f) gradient[row + f] += of_seen[f];
      }
    }
  }

 private:
  static std::size_t place(int number) { return static_cast<std::size_t>(number); }

  void scatter(int from, int to, float width, std::mt19937_64& random) {
    std::normal_distribution<float> normal(0, width);
    for (int i = from; i < to; ++i) weights_[place(i)] = normal(random);
  }

  template <std::size_t size>
  static void add(std::array<float, size>& to, const float* row, float times) {
    for (std::size_t i = 0; i < size; ++i) to[i] += row[i] * times;
  }

  void mix(Passed& passed) const {
    std::copy_n(&weights_[place(layout_.mixer_bias())], mixers, passed.mixed.begin());
    for (std::size_t f = 0; f < filters; ++f) {
      add(passed.mixed, &weights_[place(layout_.mixing(static_cast<int>(f)))], passed.sums[f]);
    }
    const float* output = &weights_[place(layout_.output())];
    passed.estimate = weights_[place(layout_.output_bias())];
    for (std::size_t m = 0; m < mixers; ++m) {
      passed.estimate += std::max(passed.mixed[m], 0.0F) * output[m];
    }
  }

  /// The loss's slopes in the filters' sums.
  std::array<float, filters> unmix(const Passed& passed, float slope,
                                   std::vector<float>& gradient) const {
    const float* output = &weights_[place(layout_.output())];
    std::array<float, mixers> of_mixed{};
    for (std::size_t m = 0; m < mixers; ++m) {
      of_mixed[m] = passed.mixed[m] > 0 ? slope * output[m] : 0;
      gradient[place(layout_.output()) + m] += slope * std::max(passed.mixed[m], 0.0F);
      gradient[place(layout_.mixer_bias()) + m] += of_mixed[m];
    }
    gradient[place(layout_.output_bias())] += slope;
    std::array<float, filters> of_sums{};
    for (std::size_t f = 0; f < filters; ++f) {
      const std::size_t mixing = place(layout_.mixing(static_cast<int>(f)));
      for (std::size_t m = 0; m < mixers; ++m) {
        of_sums[f] += weights_[mixing + m] * of_mixed[m];
        gradient[mixing + m] += passed.sums[f] * of_mixed[m];
      }
    }
    return of_sums;
  }

  const Geometry& board_;
  int captures_to_win_;
  NetworkLayout layout_;
  std::vector<float> weights_;
};

struct Loss {
  float loss;
  float slope;  ///< in the estimate
};

/// Of an estimate in goats, against each boundary between two grades.
Loss loss_of(float estimate, Grade grade, const Rules& rules) {
  Loss result{0, 0};
  const Grade highest = tigers_grade(rules);
  for (Grade below = 0; below < highest; ++below) {
    const float boundary = static_cast<float>(below) - static_cast<float>(highest - 1) / 2;
    const float weight = below == 0 || below + 1 == highest ? weight_of_wins : 1;
    const float distance = std::clamp(boundary - estimate, -farthest, farthest);
    const float above = 1 / (1 + std::exp(sharpness * distance));
    const float right = grade > below ? above : 1 - above;
    result.loss -= weight * std::log(std::max(right, 1e-7F));
    result.slope += weight * sharpness * (above - (grade > below ? 1.0F : 0.0F));
  }
  return result;
}

/// Adam's rule: each weight moves by its gradient's mean over its usual size.
class Adam {
 public:
  explicit Adam(std::size_t number) : mean_(number), square_(number) {}

  void step(std::vector<float>& weights, const std::vector<float>& gradient, float rate) {
    constexpr float keep_mean = 0.9F;
    constexpr float keep_square = 0.999F;
    // What never shows in a sample never moves, and must not come to be divided by nothing.
    constexpr float smallest_square = 1e-16F;
    mean_due_ *= keep_mean;
    square_due_ *= keep_square;
    const float scale = rate * std::sqrt(1 - square_due_) / (1 - mean_due_);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      mean_[i] += (1 - keep_mean) * (gradient[i] - mean_[i]);
      square_[i] += (1 - keep_square) * (gradient[i] * gradient[i] - square_[i]);
      weights[i] -= scale * mean_[i] / std::sqrt(square_[i] + smallest_square);
    }
  }

 private:
  std::vector<float> mean_;
  std::vector<float> square_;
  float mean_due_ = 1;
  float square_due_ = 1;
};

/// Rises from nothing at first, then falls along half a cosine.
float rate_at(std::size_t step, std::size_t steps) {
  const float done = static_cast<float>(step) / static_cast<float>(steps);
  const float warmth =
      std::min(1.0F, static_cast<float>(step) / static_cast<float>(warm_up_batches));
  return highest_rate * warmth * (1 + std::cos(std::numbers::pi_v<float> * done)) / 2;
}

}  // namespace

std::vector<float> train(const Variant& variant, std::vector<std::uint64_t> samples,
                         const TrainingPlan& plan, const TrainingReport& report) {
  std::mt19937_64 random(plan.seed);
  std::ranges::shuffle(samples, random);
  FloatNetwork network(variant, random);
  Adam adam(network.weights().size());
  Inputs inputs;
  Passed passed;
  const std::size_t steps = samples.size() * static_cast<std::size_t>(plan.epochs) / batch;
  std::size_t next = 0;
  float late_loss = 0;
  for (std::size_t step = 0; step < steps; ++step) {
    std::vector<float> gradient(network.weights().size());
    float loss_of_batch = 0;
    for (std::size_t i = 0; i < batch; ++i) {
      const Sample sample = unpack_sample(samples[next++ % samples.size()], *variant.board);
      network.look(sample.position, inputs);
      network.forward(inputs, passed);
      const Loss loss = loss_of(passed.estimate, sample.grade, variant.rules);
      loss_of_batch += loss.loss / batch;
      network.backward(inputs, passed, loss.slope / batch, gradient);
    }
    adam.step(network.weights(), gradient, rate_at(step, steps));
    late_loss += (loss_of_batch - late_loss) * (step == 0 ? 1.0F : 0.001F);
    report(static_cast<double>(step) / static_cast<double>(steps), late_loss);
  }
  return network.weights();
}

Result<std::vector<std::int16_t>> rounded(const std::vector<float>& weights) {
  std::vector<std::int16_t> result;
  for (const float weight : weights) {
    const float parts = std::round(weight * (1 << Network::one_bits));
    if (std::abs(parts) > std::numeric_limits<std::int16_t>::max()) {
      return tl::unexpected(fmt::format("a weight has become as large as {}", weight));
    }
    result.push_back(static_cast<std::int16_t>(parts));
  }
  return result;
}

Accuracy accuracy(const Variant& variant, const std::vector<std::uint64_t>& samples) {
  Accuracy sums{0, 0, 0};
  const int highest = tigers_grade(variant.rules);
  for (const std::uint64_t word : samples) {
    const Sample sample = unpack_sample(word, *variant.board);
    const Score for_mover = evaluate(sample.position, variant);
    const Score for_tigers = sample.position.side() == Side::tigers ? for_mover : -for_mover;
    const double estimate = std::clamp(for_tigers / double{goat_score} + highest / 2.0, 0.0,
                                       static_cast<double>(highest));
    const auto told = static_cast<Grade>(std::lround(estimate));
    sums.right_grade += told == sample.grade ? 1 : 0;
    sums.right_value +=
        value_of(told, variant.rules) == value_of(sample.grade, variant.rules) ? 1 : 0;
    sums.error += (estimate - sample.grade) * (estimate - sample.grade);
  }
  const auto number = static_cast<double>(samples.size());
  return {sums.right_value / number, sums.right_grade / number, std::sqrt(sums.error / number)};
}

}  // namespace baghchal
