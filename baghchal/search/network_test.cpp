#include "baghchal/search/network.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "baghchal/board/rules.hpp"
#include "baghchal/board/symmetry.hpp"
#include "baghchal/search/bagh_chal_weights.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using Weights = std::vector<std::int16_t>;

constexpr int filters = NetworkLayout::filters;
constexpr int mixers = NetworkLayout::mixers;
constexpr double one = 1 << Network::one_bits;

/// A row of three points: two symmetries only.
const Geometry& narrow_board() {
  static const Geometry board({.name = "Narrow",
                               .points = {{"a1", 0, 0}, {"b1", 1, 0}, {"c1", 2, 0}},
                               .lines = {{0, 1, 2}},
                               .tigers = {0},
                               .goats = 2});
  return board;
}

std::vector<Variant> variants() {
  return {traditional(), small_variant(), {&narrow_board(), {.captures_to_win = 2}}};
}

/// What the network is meant to say, point by point and symmetry by symmetry, in fractions.
class PlainNetwork {
 public:
  PlainNetwork(const Variant& variant, const Weights& weights)
      : board_(*variant.board), layout_(board_, variant.rules.captures_to_win), weights_(weights) {}

  double for_tigers(const Position& position) const {
    std::vector<double> sums(filters);
    for (const Symmetry& symmetry : board_.symmetries()) look(position, symmetry, sums);
    for (double& sum : sums) sum /= static_cast<double>(board_.symmetries().size());
    double estimate = weight(position, layout_.output_bias());
    for (int mixer = 0; mixer < mixers; ++mixer) {
      double mixed = weight(position, layout_.mixer_bias() + mixer);
      for (int filter = 0; filter < filters; ++filter) {
        mixed += sums[static_cast<std::size_t>(filter)] *
                 weight(position, layout_.mixing(filter) + mixer);
      }
      estimate += std::max(mixed, 0.0) * weight(position, layout_.output() + mixer);
    }
    return estimate * goat_score;
  }

 private:
  void look(const Position& position, const Symmetry& symmetry, std::vector<double>& sums) const {
    const Planes planes(transform(position, symmetry), board_);
    for (int filter = 0; filter < filters; ++filter) {
      double seen = weight(position, layout_.hand(position.hand()) + filter) +
                    weight(position, layout_.captured(position.captured(board_)) + filter);
      for (int plane = 0; plane < number_of_planes; ++plane) {
        for (const Point point : each(planes.all()[static_cast<std::size_t>(plane)])) {
          seen += weight(position, layout_.plane(plane, point) + filter);
        }
      }
      sums[static_cast<std::size_t>(filter)] += std::max(seen, 0.0);
    }
  }

  double weight(const Position& position, int place) const {
    const int half = position.side() == Side::goats ? 0 : layout_.size();
    return weights_[static_cast<std::size_t>(half + place)] / one;
  }

  const Geometry& board_;
  NetworkLayout layout_;
  const Weights& weights_;
};

Weights random_weights(const Variant& variant, Random& random) {
  const NetworkLayout layout(*variant.board, variant.rules.captures_to_win);
  Weights weights;
  for (int i = 0; i < 2 * layout.size(); ++i) {
    weights.push_back(static_cast<std::int16_t>(random_number(-300, 300, random)));
  }
  return weights;
}

void expect_as_plain(const Variant& variant, const Weights& weights, Random& random) {
  const Network network(*variant.board, variant.rules.captures_to_win, weights);
  const PlainNetwork plain(variant, weights);
  for (int i = 0; i < 100; ++i) {
    const Position position = random_position(variant, random);
    if (position.captured(*variant.board) >= variant.rules.captures_to_win) continue;
    // Rounding takes away a little.
    const double right = plain.for_tigers(position);
    EXPECT_NEAR(network.for_tigers(position), right, 5 + std::abs(right) * 0.02);
  }
}

TEST(Network, SaysWhatThePlainOneSays) {
  Random random(21);
  for (const Variant& variant : variants()) {
    expect_as_plain(variant, random_weights(variant, random), random);
  }
  expect_as_plain(traditional(), bagh_chal_weights(), random);
}

TEST(Network, SaysTheSameUnderEverySymmetry) {
  Random random(22);
  for (const Variant& variant : variants()) {
    const Weights weights = random_weights(variant, random);
    const Network network(*variant.board, variant.rules.captures_to_win, weights);
    for (int i = 0; i < 50; ++i) {
      const Position position = random_position(variant, random);
      for (const Symmetry& symmetry : variant.board->symmetries()) {
        EXPECT_EQ(network.for_tigers(transform(position, symmetry)), network.for_tigers(position));
      }
    }
  }
}

class BaghChalWeights : public testing::TestWithParam<Side> {
 protected:
  const Geometry& board_ = bagh_chal_board();
  int captures_ = Rules{}.captures_to_win;
  NetworkLayout layout_{board_, captures_};

  std::int64_t weight(int place) const {
    const int half = GetParam() == Side::goats ? 0 : layout_.size();
    return bagh_chal_weights().at(static_cast<std::size_t>(half + place));
  }

  /// What a filter sees at the most, with the weights' signs as they are or turned.
  std::int64_t most_seen(int filter, int sign) const {
    const auto at = [&](Plane plane, Point point) {
      return sign * weight(layout_.plane(static_cast<int>(plane), point) + filter);
    };
    const auto most_of = [&](int number, auto place) {
      std::int64_t most = std::numeric_limits<std::int64_t>::min();
      for (int i = 0; i < number; ++i) most = std::max(most, sign * weight(place(i) + filter));
      return most;
    };
    std::int64_t sum = most_of(board_.goats() + 1, [&](int i) { return layout_.hand(i); }) +
                       most_of(captures_, [&](int i) { return layout_.captured(i); });
    std::vector<std::int64_t> more_by_tiger;
    for (const Point point : each(board_.all())) {
      const auto with = [&](Plane piece, Plane more) {
        return at(piece, point) + std::max<std::int64_t>(at(more, point), 0);
      };
      const std::int64_t without_tiger =
          std::max({std::int64_t{0}, with(Plane::goats, Plane::goats_in_danger),
                    at(Plane::beside_tigers, point), at(Plane::out_of_reach, point)});
      sum += without_tiger;
      more_by_tiger.push_back(with(Plane::tigers, Plane::hemmed_in_tigers) - without_tiger);
    }
    std::ranges::sort(more_by_tiger, std::ranges::greater());
    for (int i = 0; i < board_.tigers(); ++i) sum += more_by_tiger[static_cast<std::size_t>(i)];
    return sum;
  }
};

TEST_P(BaghChalWeights, AreAsManyAsTheLayoutHolds) {
  EXPECT_EQ(static_cast<int>(bagh_chal_weights().size()), 2 * layout_.size());
}

TEST_P(BaghChalWeights, NeverOverflow) {
  std::vector<std::int64_t> seen;
  for (int filter = 0; filter < filters; ++filter) {
    EXPECT_LE(most_seen(filter, -1), std::numeric_limits<std::int16_t>::max());
    EXPECT_LE(most_seen(filter, 1), std::numeric_limits<std::int16_t>::max());
    seen.push_back(std::max<std::int64_t>(most_seen(filter, 1), 0));
  }
  constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
  std::int64_t estimate = 0;
  for (int mixer = 0; mixer < mixers; ++mixer) {
    std::int64_t mixed = std::abs(weight(layout_.mixer_bias() + mixer)) << Network::one_bits;
    for (int filter = 0; filter < filters; ++filter) {
      mixed +=
          seen[static_cast<std::size_t>(filter)] * std::abs(weight(layout_.mixing(filter) + mixer));
    }
    EXPECT_LE(mixed, most);
    estimate += (mixed >> Network::one_bits) * std::abs(weight(layout_.output() + mixer));
  }
  EXPECT_LE(estimate, most);
}

INSTANTIATE_TEST_SUITE_P(EitherSide, BaghChalWeights, testing::Values(Side::goats, Side::tigers));

}  // namespace
}  // namespace baghchal
