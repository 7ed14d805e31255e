#pragma once

/// The engine: what every front end knows the program's play by. It plays at any strength and says
/// what it thinks of positions; what was wrong with a whole game is built on that
/// (game_analysis.hpp).
///
///   front end ── Engine ──┬── levels      search with human weaknesses, no tables
///                         ├── perfect     tables, and search where they end
///                         └── analyse     the same, for every move
///
/// Threads: an Engine belongs to one thread at a time; the stop may be asked for from another.
/// Engines may share one tablebase.

#include <cstddef>
#include <memory>
#include <optional>

#include "baghchal/engine/analysis.hpp"
#include "baghchal/engine/choice.hpp"
#include "baghchal/engine/strength.hpp"
#include "baghchal/game/game.hpp"
#include "baghchal/search/search.hpp"
#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

/// Who is to choose a move, and how.
struct PlayOrder {
  Strength strength = Strength::perfect();
  /// The same seed chooses the same moves in the same games.
  std::uint64_t seed = 0;
  /// For perfect play where the tables do not have the last word: where they do not reach, where
  /// the past or the ply limit spoils what they promise, and in draws where positions may not
  /// repeat. Levels have limits of their own.
  SearchLimits limits = {};
  /// Told of each depth of such a search in full, on the thread that searches.
  Searcher::Report report = {};
};

class Engine {
 public:
  virtual ~Engine() = default;

  /// A legal move of the side to move. A level answers within a fraction of a second. Soon after
  /// the stop is asked for, the best move found so far. Requires: the game goes on.
  virtual Choice choose(const Game& game, const PlayOrder& order, const Stop& stop) = 0;

  /// Whether somebody of that strength who plays `side` agrees to a draw in this position.
  virtual bool accepts_draw(const Game& game, Side side, Strength strength) = 0;

  /// Where tables know every move's verdict, `limits` is not looked at. The report is told of each
  /// depth of a search in full.
  virtual PositionAnalysis analyse(const Game& game, const SearchLimits& limits, const Stop& stop,
                                   const Searcher::Report& report = {}) = 0;

  /// Forgets what was learnt from earlier positions: a new game begins.
  virtual void forget() = 0;
};

struct EngineOptions {
  /// May be null, hold a part of the tables, or be another variant's: then it is looked at where it
  /// applies. Must outlive the engine.
  const Tablebase* tables = nullptr;
  /// How much the search may remember.
  std::size_t memory_bytes = std::size_t{16} << 20;
};

std::unique_ptr<Engine> make_engine(const EngineOptions& options);

}  // namespace baghchal
