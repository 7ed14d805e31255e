#include "baghchal/search/search.hpp"

#include <algorithm>
#include <utility>

#include "baghchal/search/evaluation.hpp"

namespace baghchal {
namespace {

class Run {
 public:
  Run(const History& history, const SearchLimits& limits, const Stop& stop, const Prober* prober,
      const Searcher::Report& report)
      : history_(history),
        limits_(limits),
        stop_(stop),
        prober_(prober),
        report_(report),
        cutoffs_(every_packed_move) {}

  SearchResult run() {
    SearchResult result{.moves = {}, .line = {}, .depth_plies = 0, .nodes = 0};
    for (const Move move : history_.legal_moves()) result.moves.push_back({move, 0});
    while (result.depth_plies < limits_.depth_plies && !finished(result)) {
      std::vector<ScoredMove> moves = result.moves;
      depth_ = result.depth_plies + 1;
      if (!score(moves)) break;
      result.moves = std::move(moves);
      result.line = {result.moves.front().move};
      result.depth_plies = depth_;
      result.nodes = nodes_;
      if (report_) report_(result);
    }
    result.nodes = nodes_;
    return result;
  }

 private:
  static constexpr Score unbounded = win_score + 1;
  static constexpr std::size_t every_packed_move = std::size_t{1} << 15;

  static bool finished(const SearchResult& result) {
    return result.depth_plies > 0 && is_forced(result.moves.front().score);
  }

  /// Equal moves stand in a fixed order, so that results are the same everywhere.
  static bool better(const ScoredMove& a, const ScoredMove& b) {
    return a.score != b.score ? a.score > b.score : a.move.pack() < b.move.pack();
  }

  /// Scores the root's moves to the depth and puts the best first; false where it had to break off.
  bool score(std::vector<ScoredMove>& moves) {
    Score best = -unbounded;
    for (ScoredMove& scored : moves) {
      const Score alpha = std::max(best - limits_.margin, -unbounded);
      scored.score = value_after(scored.move, depth_ - 1, 1, alpha, unbounded);
      if (broken_off_) return false;
      best = std::max(best, scored.score);
    }
    std::ranges::sort(moves, better);
    return true;
  }

  /// What a move is worth to who makes it: exact between alpha and beta, else a bound on its side.
  Score value_after(Move move, int depth, int plies_from_root, Score alpha, Score beta) {
    history_.append(move);
    const Score value = -this->value(depth, plies_from_root, -beta, -alpha);
    history_.take_back();
    return value;
  }

  Score value(int depth, int plies_from_root, Score alpha, Score beta) {
    if (budget_spent()) return 0;
    if (prober_ != nullptr && !history_.outcome()) {
      if (const auto proved = prober_->probe(history_.position(), plies_from_root)) {
        if (!is_forced(*proved)) return *proved;
        return *proved > 0 ? *proved - plies_from_root : *proved + plies_from_root;
      }
    }
    if (depth == 0) return value_of_leaf(plies_from_root);
    MoveList moves = history_.legal_moves();
    if (moves.empty()) return value_of_end(*history_.outcome(), plies_from_root);
    put_promising_first(moves);
    Score best = -unbounded;
    for (const Move move : moves) {
      best = std::max(
          best, value_after(move, depth - 1, plies_from_root + 1, std::max(alpha, best), beta));
      if (broken_off_) break;
      if (best >= beta) {
        cutoffs_[move.pack()] += depth * depth;
        break;
      }
    }
    return best;
  }

  Score value_of_leaf(int plies_from_root) const {
    if (const auto outcome = history_.outcome()) return value_of_end(*outcome, plies_from_root);
    return evaluate(history_.position(), history_.variant());
  }

  Score value_of_end(const Outcome& outcome, int plies_from_root) const {
    const Position& position = history_.position();
    if (!outcome.winner) {
      const Variant& variant = history_.variant();
      const Score draw = drawn_with(position.captured(*variant.board), variant.rules);
      return position.side() == Side::tigers ? draw : -draw;
    }
    const bool won = *outcome.winner == position.side();
    return won ? won_in(plies_from_root) : lost_in(plies_from_root);
  }

  bool budget_spent() {
    ++nodes_;
    broken_off_ = broken_off_ || stop_.poll() || (depth_ > 1 && nodes_ > limits_.nodes);
    return broken_off_;
  }

  /// Captures, then the moves that have cut off most elsewhere in the tree.
  void put_promising_first(MoveList& moves) const {
    const auto more_promising = [this](Move a, Move b) {
      if (a.is_capture() != b.is_capture()) return a.is_capture();
      const int a_cutoffs = cutoffs_[a.pack()];
      const int b_cutoffs = cutoffs_[b.pack()];
      return a_cutoffs != b_cutoffs ? a_cutoffs > b_cutoffs : a.pack() < b.pack();
    };
    std::ranges::sort(moves.begin(), moves.end(), more_promising);
  }

  History history_;
  const SearchLimits& limits_;
  const Stop& stop_;
  const Prober* prober_;
  const Searcher::Report& report_;
  std::vector<int> cutoffs_;  ///< by packed move
  int depth_ = 0;
  std::int64_t nodes_ = 0;
  bool broken_off_ = false;
};

}  // namespace

struct Searcher::State {};

Searcher::Searcher(std::size_t /*table_bytes*/) {}
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;
Searcher::~Searcher() = default;

SearchResult Searcher::search(const History& history, const SearchLimits& limits, const Stop& stop,
                              const Prober* prober, const Report& report) {
  return Run(history, limits, stop, prober, report).run();
}

void Searcher::forget() {}

}  // namespace baghchal
