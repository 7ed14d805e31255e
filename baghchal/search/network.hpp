#pragma once

/// A small neural network that estimates the positions of one board.
///
///                    ┌─ seen under symmetry 1 ─ filters ─┐
///   position ─ planes┼─ seen under symmetry 2 ─ filters ─┼ sum ─ mixers ─ estimate
///                    └─ …                                ┘
///
/// A filter adds up a weight for each point of each plane (planes.hpp) and for the goats in hand
/// and captured, and passes on what is above zero; a mixer does the same with what the filters say.
/// Every symmetry's image is looked at by the same filters, so that positions that are one under
/// symmetry have one estimate.
///
/// There are two such networks, one for each side to move. All is done in whole numbers, so that
/// the same position is worth the same everywhere.
///
/// Threads: const once constructed, and free to be shared.

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "baghchal/search/planes.hpp"
#include "baghchal/search/score.hpp"

namespace baghchal {

/// Where each weight lies in a row of them, for one side to move:
///
///   plane 0: point 0: filters, point 1: filters, … ┼ plane 1 … ┼ goats in hand, from 0: filters …
///   ┼ captured, from 0: filters … ┼ filter 0: mixers, … ┼ mixers' own ┼ output of mixers ┼ its own
class NetworkLayout {
 public:
  static constexpr int filters = 32;
  static constexpr int mixers = 32;

  NetworkLayout(const Geometry& board, int captures_to_win)
      : points_(board.points()), hands_(board.goats() + 1), captures_to_win_(captures_to_win) {}

  int plane(int plane, Point point) const { return (plane * points_ + point) * filters; }
  int hand(int goats) const { return (number_of_planes * points_ + goats) * filters; }
  int captured(int goats) const { return hand(hands_ + goats); }
  int mixing(int filter) const { return captured(captures_to_win_) + filter * mixers; }
  int mixer_bias() const { return mixing(filters); }
  int output() const { return mixer_bias() + mixers; }
  int output_bias() const { return output() + mixers; }
  int size() const { return output_bias() + 1; }

 private:
  int points_;
  int hands_;
  int captures_to_win_;
};

class Network {
 public:
  /// Weights, and what filters and mixers pass on, are in such parts of one.
  static constexpr int one_bits = 8;
  /// The filters' sum over the views is halved so many times.
  static constexpr int sum_bits = 3;
  /// The filters look at so many images of a position; on boards with fewer symmetries they look at
  /// each as often as fills the number.
  static constexpr std::size_t views = 8;

  /// The weights for goats to move, then those for tigers to move, each as the layout has them.
  /// Requires: twice the layout's size of them, none so large that a filter or mixer overflows; a
  /// board with 1, 2, 4 or 8 symmetries, which outlives the network.
  Network(const Geometry& board, int captures_to_win, std::span<const std::int16_t> weights);
  ~Network();

  /// In a last stand no more counts as captured than the last before a win. Requires: a position of
  /// the board.
  Score for_tigers(const Position& position) const;

 private:
  class Half;

  const Geometry* board_;
  std::array<std::unique_ptr<const Half>, 2> halves_;  ///< by side to move
};

}  // namespace baghchal
