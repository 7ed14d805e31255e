#include "tests/support/small_board.hpp"

#include "tests/support/plain_rules.hpp"

namespace baghchal {

const Geometry& small_board() {
  static const Geometry board = alquerque_board("Small", 3, {"a1", "c3"}, 3);
  return board;
}

const Geometry& crowded_board() {
  static const Geometry board = alquerque_board("Crowded", 3, {"a1", "a3", "c3"}, 5);
  return board;
}

Variant small_variant() {
  return {&small_board(), Rules{.captures_to_win = 2}};
}

std::vector<Variant> small_variants() {
  std::vector<Variant> variants;
  for (const Geometry* board : {&small_board(), &crowded_board()}) {
    for (const Confinement confinement : {Confinement::illegal, Confinement::tigers_win}) {
      variants.push_back({board, Rules{.captures_to_win = 1, .confinement = confinement}});
      variants.push_back({board, Rules{.captures_to_win = 2, .confinement = confinement}});
      variants.push_back(
          {board, Rules{.captures_to_win = 2, .last_stand = 2, .confinement = confinement}});
    }
  }
  return variants;
}

std::vector<Position> all_positions(const Variant& variant) {
  const PointSet all = variant.board->all();
  const PlainRules plain(variant);
  std::vector<Position> positions;
  const auto add = [&](PointSet tigers, PointSet goats, int hand) {
    for (const Side side : {Side::goats, Side::tigers}) {
      const Position position = Position::unchecked(tigers, goats, hand, side);
      if (plain.is_valid(position)) positions.push_back(position);
    }
  };
  for (PointSet tigers = 0; tigers <= all; ++tigers) {
    if (count(tigers) != variant.board->tigers()) continue;
    for (PointSet goats = 0; goats <= all; ++goats) {
      for (int hand = 0; hand <= variant.board->goats(); ++hand) add(tigers, goats, hand);
    }
  }
  return positions;
}

}  // namespace baghchal
