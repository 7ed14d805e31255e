#include "tests/support/generators.hpp"

#include "tests/support/plain_rules.hpp"

namespace baghchal {
namespace {

Point random_point(PointSet set, Random& random) {
  for (int skip = random_number(0, count(set) - 1, random); skip > 0; --skip) set &= set - 1;
  return first(set);
}

/// Requires: `number` is at most the size of the set.
PointSet random_points(int number, PointSet set, Random& random) {
  PointSet chosen = 0;
  while (count(chosen) < number) chosen |= singleton(random_point(set & ~chosen, random));
  return chosen;
}

/// What lies around a set, next to it.
PointSet ring(PointSet set, const Geometry& board) {
  return board.near_any(set) & ~set;
}

/// `number` points that hang together.
PointSet random_cluster(int number, const Geometry& board, Random& random) {
  PointSet cluster = 0;
  while (count(cluster) < number) {
    const PointSet next = ring(cluster, board);
    cluster |= singleton(random_point(next != 0 ? next : board.all(), random));
  }
  return cluster;
}

/// Of a handful of clusters the one with the smallest ring.
PointSet random_compact_cluster(int number, const Geometry& board, Random& random) {
  constexpr int tries = 10;
  PointSet best = random_cluster(number, board, random);
  for (int i = 1; i < tries; ++i) {
    const PointSet cluster = random_cluster(number, board, random);
    if (count(ring(cluster, board)) < count(ring(best, board))) best = cluster;
  }
  return best;
}

Position draw_position(const Variant& variant, Random& random) {
  const Geometry& board = *variant.board;
  const int captured = random_number(0, variant.most_captured(), random);
  const bool all_placed = random_number(0, 1, random) == 0;
  const int hand = all_placed ? 0 : random_number(0, board.goats() - captured, random);
  const PointSet tigers = random_points(board.tigers(), board.all(), random);
  const PointSet goats =
      random_points(board.goats() - captured - hand, board.all() & ~tigers, random);
  return Position::unchecked(tigers, goats, hand,
                             random_number(0, 1, random) == 0 ? Side::goats : Side::tigers);
}

/// A generator that hands a seeded Random to `make`. Positions do not shrink: half a position is
/// no simpler example.
template <typename Make>
auto from_seed(Make make) {
  return rc::gen::map(
      rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>())),
      [make](std::uint64_t seed) {
        Random random(seed);
        return make(random);
      });
}

}  // namespace

int random_number(int low, int high, Random& random) {
  return std::uniform_int_distribution(low, high)(random);
}

Position random_position(const Variant& variant, Random& random) {
  const PlainRules plain(variant);
  for (;;) {
    const Position position = draw_position(variant, random);
    if (plain.is_valid(position)) return position;
  }
}

Position random_tight_position(const Variant& variant, Random& random) {
  const Geometry& board = *variant.board;
  const int captured = random_number(0, variant.rules.captures_to_win - 1, random);
  const int empties = board.points() - board.tigers() - board.goats() + captured;
  PointSet empty = random_compact_cluster(empties, board, random);
  PointSet tigers = 0;
  while (count(tigers) < board.tigers()) {
    const PointSet inner = ring(empty, board) & ~tigers;
    const PointSet room = inner != 0 ? inner : board.all() & ~empty & ~tigers;
    tigers |= singleton(random_point(room, random));
  }
  const Point to = random_point(tigers & board.near_any(empty), random);
  const Point from = random_point(board.near(to) & empty, random);
  empty ^= singleton(to) | singleton(from);
  tigers ^= singleton(to) | singleton(from);
  return Position::unchecked(tigers, board.all() & ~empty & ~tigers, 0, Side::tigers);
}

std::vector<Move> random_game(const Variant& variant, int plies, Random& random) {
  std::vector<Move> game;
  Position position = Position::start(*variant.board);
  while (static_cast<int>(game.size()) < plies) {
    const MoveList moves = legal_moves(position, variant);
    if (moves.empty()) break;
    game.push_back(moves[random_number(0, moves.size() - 1, random)]);
    position = play_unchecked(position, game.back());
  }
  return game;
}

Position random_played_position(const Variant& variant, int plies, Random& random) {
  Position position = Position::start(*variant.board);
  for (const Move move : random_game(variant, plies, random)) {
    position = play_unchecked(position, move);
  }
  return position;
}

rc::Gen<Position> any_position(const Variant& variant) {
  return from_seed([variant](Random& random) { return random_position(variant, random); });
}

rc::Gen<Position> any_tight_position(const Variant& variant) {
  return from_seed([variant](Random& random) { return random_tight_position(variant, random); });
}

rc::Gen<Position> any_played_position(const Variant& variant, int plies) {
  return from_seed([=](Random& random) {
    return random_played_position(variant, random_number(0, plies, random), random);
  });
}

rc::Gen<Position> any_kind_of_position(const Variant& variant) {
  constexpr int game_plies = 120;
  return rc::gen::oneOf(any_position(variant), any_tight_position(variant),
                        any_played_position(variant, game_plies));
}

rc::Gen<std::vector<Move>> any_game(const Variant& variant, int plies) {
  return from_seed([=](Random& random) {
    return random_game(variant, random_number(0, plies, random), random);
  });
}

}  // namespace baghchal
