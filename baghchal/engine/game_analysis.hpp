#pragma once

/// What was wrong with a game: for every move what it cost, the turning points, each side's
/// accuracy.
///
/// Threads: as Engine.

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "baghchal/engine/engine.hpp"

namespace baghchal {

/// What a move gave away, the mildest first.
enum class Cost : std::uint8_t {
  nothing,  ///< the value, the forced captures and the distance are kept
  time,     ///< of value and captures nothing is lost, but a win or the forced captures come later
            ///< than they could, or the other side's sooner
  goats,    ///< the draw is kept, but forced captures were given up or given away
  draw,     ///< a draw became a loss
  win,      ///< a win became a draw or a loss
};

struct JudgedMove {
  Move played;
  PositionAnalysis before;  ///< of the position it was played in; its first move is best play
  Assessment after;         ///< of the position it led to
  Cost cost = Cost::nothing;
  /// Forced captures given away; of a draw that became a loss or a win that was lost, 0.
  int goats = 0;
  int plies = 0;  ///< of time: how many; 0 where the tables hold no distances
  /// Both verdicts are proved. Else the cost is judged from estimates, and only where they differ
  /// by most of a goat.
  bool proved = false;
  /// How the other side makes use of it: best play after the move. Empty where it cost nothing.
  std::vector<Move> punishment;
};

struct GameAnalysis {
  std::vector<JudgedMove> moves;  ///< one for each move of the game
  std::vector<int>
      turning_points;  ///< indices of `moves` after which somebody else wins, or nobody does,
                       ///< and of those before which the moves that hold had run out
  /// 0 to 100: of what was at stake in a move, the share that was kept, on average over the moves
  /// with something at stake. At stake is how much worse than the best the worst move is, measured
  /// by `share_of_tigers`. Empty for a side that never had such a choice.
  std::optional<double> goats_accuracy;
  std::optional<double> tigers_accuracy;
  /// Which tables turned out to be damaged, and where: what they should have said was searched.
  std::set<std::string> damage;
};

/// Whether the side that made the second of two moves in a row could hold by what stands on the
/// board, and lost all the same before it had moved: of the moves that repeat no position none
/// holds.
bool had_run_out(const JudgedMove& first, const JudgedMove& second, Side side_of_second);

/// Judges every move of a game, searching each position within the limits where tables do not know
/// it. What the players declared is not looked at. `progress` is told the share that is done, 0 to
/// 1. Once the stop is asked for, the moves judged so far.
GameAnalysis analyse_game(Engine& engine, const Game& game, const SearchLimits& limits,
                          const Stop& stop, const std::function<void(double)>& progress = {});

}  // namespace baghchal
