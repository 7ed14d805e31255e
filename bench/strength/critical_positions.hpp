#pragma once

/// Positions of the placement phase in which most moves are mistakes, and what the solution says
/// of them: where it shows how well somebody plays.
///
/// A position is *critical* where at most 60% of its moves keep its value.
///
/// Threads: one at a time.

#include <random>
#include <string>
#include <vector>

#include "baghchal/search/search.hpp"
#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

struct JudgedMove {
  Move move;
  bool keeps_value;
  bool keeps_grade;  ///< in a draw the forced captures too
};

struct CriticalPosition {
  Position position;
  std::vector<JudgedMove> moves;  ///< all that are legal
};

/// The positions that somebody collects: critical, no two the same under symmetry.
class CriticalPositions {
 public:
  /// Requires: the tables outlive it.
  explicit CriticalPositions(const Tablebase& tables) : tables_(tables) {}

  const std::vector<CriticalPosition>& found() const { return found_; }

  /// Takes those of the positions that are critical and new, in their order. Fails where the tables
  /// do not hold what is needed.
  Result<void> add(const std::vector<Position>& positions);

 private:
  Result<CriticalPosition> judged(const Position& position) const;

  const Tablebase& tables_;
  std::vector<CriticalPosition> found_;
  std::vector<Position> seen_;  ///< in their canonical form
};

/// Games that the search plays against itself, each side looking from one to five plies ahead and
/// now and then moving at random, drawn anew for each game. The same seed gives the same games as
/// long as search and evaluation stay the same.
class SelfPlay {
 public:
  SelfPlay(const Variant& variant, std::uint64_t seed) : variant_(variant), random_(seed) {}

  /// Of one more game the positions with goats in hand.
  std::vector<Position> next_game();

 private:
  struct Player {
    int depth_plies;
    double blunders;  ///< how often it moves at random
  };

  Player any_player();
  Move choose(const History& game, const Player& player);

  Variant variant_;
  std::mt19937_64 random_;
  Searcher searcher_{std::size_t{1} << 20};
};

/// The positions with goats in hand of all games in a text of any dialect that can be replayed.
std::vector<Position> positions_of_games(const std::string& text);

}  // namespace baghchal
