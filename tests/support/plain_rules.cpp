#include "tests/support/plain_rules.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace baghchal {
namespace {

/// A drawing of a position: one character a place, '#' around the board.
class Grid {
 public:
  Grid(const Position& position, const Geometry& board) : board_(board), hand_(position.hand()) {
    for (auto& row : squares_) row.fill('#');
    for (Point point = 0; point < board.points(); ++point) {
      const Place place = place_of(point, board);
      size_ = std::max(size_, place.file);
      at(place) = contains(position.tigers(), point)  ? 'T'
                  : contains(position.goats(), point) ? 'G'
                                                      : '.';
    }
  }

  char& at(Place place) {
    return squares_[static_cast<std::size_t>(place.rank)][static_cast<std::size_t>(place.file)];
  }

  int captured() {
    int left = hand_;
    for (const Place place : places()) left += at(place) == 'G' ? 1 : 0;
    return board_.goats() - left;
  }

  std::vector<Place> places() const {
    std::vector<Place> all;
    for (int rank = 1; rank <= size_; ++rank) {
      for (int file = 1; file <= size_; ++file) all.push_back({file, rank});
    }
    return all;
  }

  Point point(Place place) const { return *board_.point_at(place.file - 1, place.rank - 1); }

  std::vector<Move> placements() {
    std::vector<Move> moves;
    for (const Place to : places()) {
      if (at(to) == '.') moves.push_back(Move::placement(point(to)));
    }
    return moves;
  }

  std::vector<Move> steps(char piece) {
    std::vector<Move> moves;
    for (const Place from : places()) {
      if (at(from) != piece) continue;
      for (const Place to : places()) {
        if (joined(from, to) && at(to) == '.') {
          moves.push_back(Move::step(point(from), point(to)));
        }
      }
    }
    return moves;
  }

  std::vector<Move> captures() {
    std::vector<Move> moves;
    for (const Place from : places()) {
      if (at(from) != 'T') continue;
      for (const Place over : places()) {
        if (!joined(from, over) || at(over) != 'G') continue;
        const Place to{2 * over.file - from.file, 2 * over.rank - from.rank};
        if (at(to) == '.') moves.push_back(Move::capture(point(from), point(over), point(to)));
      }
    }
    return moves;
  }

 private:
  static constexpr std::size_t width = 5 + 2;  // the largest board and what surrounds it

  const Geometry& board_;
  int hand_;
  int size_ = 0;
  std::array<std::array<char, width>, width> squares_;
};

std::vector<Move> concatenated(std::vector<Move> one, const std::vector<Move>& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

bool smaller_word(Move a, Move b) {
  return a.pack() < b.pack();
}

std::string text_of(Move move, const Geometry& board) {
  const std::string to(board.point_name(move.to()));
  if (move.from() == no_point) return to;
  return std::string(board.point_name(move.from())) + (move.over() == no_point ? '-' : 'x') + to;
}

/// All ways in which one piece of `movers` can be put on another point of `places`.
std::vector<PointSet> with_one_elsewhere(PointSet movers, PointSet places) {
  std::vector<PointSet> sets;
  for (const Point piece : each(movers)) {
    for (const Point place : each(places)) {
      sets.push_back((movers & ~singleton(piece)) | singleton(place));
    }
  }
  return sets;
}

std::vector<Position> before_tiger_moves(const Position& position, PointSet empty) {
  std::vector<Position> candidates;
  for (const PointSet tigers : with_one_elsewhere(position.tigers(), empty)) {
    const auto add = [&](PointSet goats) {
      candidates.push_back(Position::unchecked(tigers, goats, position.hand(), Side::tigers));
    };
    add(position.goats());
    for (const Point victim : each(empty & ~tigers)) add(position.goats() | singleton(victim));
  }
  return candidates;
}

std::vector<Position> before_goat_moves(const Position& position, PointSet empty) {
  std::vector<Position> candidates;
  for (const PointSet goats : with_one_elsewhere(position.goats(), empty)) {
    candidates.push_back(
        Position::unchecked(position.tigers(), goats, position.hand(), Side::goats));
  }
  for (const Point placed : each(position.goats())) {
    candidates.push_back(Position::unchecked(position.tigers(),
                                             position.goats() & ~singleton(placed),
                                             position.hand() + 1, Side::goats));
  }
  return candidates;
}

}  // namespace

std::vector<Move> in_order(const MoveList& moves) {
  std::vector<Move> sorted(moves.begin(), moves.end());
  std::ranges::sort(sorted, smaller_word);
  return sorted;
}

Place place_of(Point point, const Geometry& board) {
  return {board.x(point) + 1, board.y(point) + 1};
}

bool joined(Place a, Place b) {
  const int files = std::abs(a.file - b.file);
  const int ranks = std::abs(a.rank - b.rank);
  if (files + ranks == 1) return true;
  return files == 1 && ranks == 1 && (a.file + a.rank) % 2 == 0;
}

/// How the pieces of the side to move can go, clauses 2 and 3; no look at whether the game is over.
std::vector<Move> PlainRules::possible_moves(const Position& position) const {
  Grid grid(position, board_);
  if (position.side() == Side::tigers) return concatenated(grid.steps('T'), grid.captures());
  return position.hand() > 0 ? grid.placements() : grid.steps('G');
}

bool PlainRules::captured_enough(const Position& position) const {
  if (variant_.rules.last_stand > 0) return false;  // the goats may still trap them: the game tells
  return Grid(position, board_).captured() >= variant_.rules.captures_to_win;
}

bool PlainRules::confined(const Position& position) const {
  return position.side() == Side::goats && position.hand() == 0 && !captured_enough(position) &&
         possible_moves(position).empty();
}

std::vector<Move> PlainRules::legal_moves(const Position& position) const {
  std::vector<Move> legal;
  if (captured_enough(position)) return legal;
  for (const Move move : possible_moves(position)) {
    const bool forbidden =
        variant_.rules.confinement == Confinement::illegal && confined(play(position, move));
    if (!forbidden) legal.push_back(move);
  }
  std::ranges::sort(legal, smaller_word);
  return legal;
}

std::vector<std::string> PlainRules::legal_move_texts(const Position& position) const {
  std::vector<std::string> texts;
  for (const Move move : legal_moves(position)) {
    texts.push_back(text_of(move, board_));
  }
  std::ranges::sort(texts);
  return texts;
}

Decision PlainRules::decision(const Position& position) const {
  if (captured_enough(position)) return Decision::captured;
  if (!legal_moves(position).empty()) return Decision::none;
  return position.side() == Side::tigers ? Decision::trapped : Decision::confined;
}

Position PlainRules::play(const Position& position, Move move) const {
  Grid grid(position, board_);
  if (move.from() != no_point) grid.at(place_of(move.from(), board_)) = '.';
  if (move.over() != no_point) grid.at(place_of(move.over(), board_)) = '.';
  grid.at(place_of(move.to(), board_)) = position.side() == Side::tigers ? 'T' : 'G';
  const int hand = move.from() == no_point ? position.hand() - 1 : position.hand();

  PointSet tigers = 0;
  PointSet goats = 0;
  for (const Place place : grid.places()) {
    if (grid.at(place) == 'T') tigers |= singleton(grid.point(place));
    if (grid.at(place) == 'G') goats |= singleton(grid.point(place));
  }
  return Position::unchecked(tigers, goats, hand, opponent(position.side()));
}

bool PlainRules::is_valid(const Position& position) const {
  const int captured = board_.goats() - position.hand() - count(position.goats());
  return (position.tigers() & position.goats()) == 0 &&
         count(position.tigers()) == board_.tigers() && position.hand() >= 0 &&
         position.hand() <= board_.goats() && captured >= 0 &&
         captured <= variant_.most_captured() &&
         !(variant_.rules.confinement == Confinement::illegal && confined(position));
}

std::vector<Predecessor> PlainRules::predecessors(const Position& position) const {
  const PointSet empty = position.empty(board_);
  std::vector<Predecessor> found;
  for (const Position& before : position.side() == Side::goats
                                    ? before_tiger_moves(position, empty)
                                    : before_goat_moves(position, empty)) {
    if (!is_valid(before)) continue;
    for (const Move move : legal_moves(before)) {
      if (play(before, move) == position) found.push_back({before, move});
    }
  }
  return found;
}

std::uint64_t PlainRules::perft(const Position& position, int depth) const {
  if (depth == 0) return 1;
  std::uint64_t total = 0;
  for (const Move move : legal_moves(position)) {
    total += perft(play(position, move), depth - 1);
  }
  return total;
}

}  // namespace baghchal
