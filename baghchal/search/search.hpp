#pragma once

/// Looking ahead: alpha-beta over the moves of a game, deepened ply by ply.
///
/// Every law is the game's own (game/history.hpp), those that look at the past included: a move
/// that would recreate a position of the game or of the line looked at is no move, and the ends
/// that follow from that are seen. Where a prober knows a position, that is the end of the line;
/// where the search breaks off, evaluation.hpp estimates.
///
/// Threads: a Searcher belongs to one thread at a time; the stop may be asked for from another.

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <vector>

#include "baghchal/game/history.hpp"
#include "baghchal/search/prober.hpp"
#include "baghchal/search/score.hpp"
#include "baghchal/search/stop.hpp"

namespace baghchal {

inline constexpr int most_depth_plies = 100;

/// How long a search goes on. No clocks (stop.hpp has those), so that the same search in a fresh
/// Searcher gives the same result anywhere.
struct SearchLimits {
  int depth_plies = most_depth_plies;  ///< 1 to most_depth_plies
  /// Positions looked at; the first ply is searched whatever this says.
  std::int64_t nodes = std::numeric_limits<std::int64_t>::max();
  Score margin = 1;  ///< 1 or more: moves less than this below the best get exact scores too
};

struct ScoredMove {
  Move move;
  Score score;  ///< for who makes it
  /// Nothing in the score is an estimate: it follows from ends of the game and from what the prober
  /// knows. For a score that is a bound, the bound is proved. Of a win or a loss farther off than
  /// the depth, who wins is proved.
  bool proved = false;
};

struct SearchResult {
  /// All legal moves, the best first. Scores less than the margin below the best are exact to the
  /// depth, others no more than upper bounds. Where the search was broken off after it had found a
  /// better move one ply deeper, that move stands first with its score, and what had not been
  /// searched so deep stands no higher.
  std::vector<ScoredMove> moves;
  std::vector<Move> line;  ///< best play as far as it is known, beginning with the best move
  int depth_plies;  ///< searched in full; 0 where it was stopped before, and no move has a score
  std::int64_t nodes;
};

class Searcher {
 public:
  /// Remembers positions in about so many bytes.
  explicit Searcher(std::size_t table_bytes);
  Searcher(Searcher&&) noexcept;
  Searcher& operator=(Searcher&&) noexcept;
  ~Searcher();

  /// Told after each depth that has been searched in full.
  using Report = std::function<void(const SearchResult&)>;

  /// Searches the last position. A win or a loss within the depth is found with its distance, and
  /// ends the search; so does it when every move's score is proved. What earlier searches found is
  /// made use of where it is what this one would find, or proved. Requires: the game goes on; of
  /// positions that no past can forbid, the prober says the same as in earlier searches, else
  /// `forget`.
  SearchResult search(const History& history, const SearchLimits& limits, const Stop& stop,
                      const Prober* prober = nullptr, const Report& report = {});

  /// Forgets all earlier searches: from now on it is as if it were new. Takes no time.
  void forget();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace baghchal
