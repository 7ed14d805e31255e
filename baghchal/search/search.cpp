#include "baghchal/search/search.hpp"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

#include "baghchal/search/transposition_table.hpp"
#include "baghchal/search/tree_search.hpp"

namespace baghchal {
namespace {

/// One search: the root's moves, scored one ply deeper each time.
class Run {
 public:
  Run(const History& history, TranspositionTable& table, const SearchLimits& limits,
      const Stop& stop, const Prober* prober, const Searcher::Report& report)
      : limits_(limits), report_(report), tree_(history, table, limits, stop, prober) {}

  SearchResult run() {
    SearchResult result{.moves = {}, .line = {}, .depth_plies = 0, .nodes = 0};
    for (const Move move : tree_.history().legal_moves()) result.moves.push_back({move, 0});
    while (result.depth_plies < limits_.depth_plies && !finished(result)) {
      if (!deepen(result)) break;
      result.nodes = tree_.nodes();
      if (report_) report_(result);
    }
    result.nodes = tree_.nodes();
    return result;
  }

 private:
  /// A forced end within the depth cannot come sooner (or be put off), and proved scores do not
  /// change.
  static bool finished(const SearchResult& result) {
    if (result.depth_plies == 0) return false;
    const Score best = result.moves.front().score;
    if (is_forced(best) && distance_plies(best) <= result.depth_plies) return true;
    return std::ranges::all_of(result.moves, &ScoredMove::proved);
  }

  /// Equal moves stand in a fixed order, so that results are the same everywhere.
  static bool better(const ScoredMove& a, const ScoredMove& b) {
    return a.score != b.score ? a.score > b.score : a.move.pack() < b.move.pack();
  }

  /// Scores the moves one ply deeper and puts the best first; false where that was broken off.
  bool deepen(SearchResult& result) {
    const int depth = result.depth_plies + 1;
    std::vector<ScoredMove> moves = result.moves;
    ScoredMove front{moves.front().move, -TreeSearch::unbounded};
    std::vector<Move> line;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const ScoredMove scored = this->scored(moves[i].move, depth, front.score);
      if (tree_.broken_off()) {
        take_what_is_done(result, moves, i, front, std::move(line));
        return false;
      }
      moves[i] = scored;
      if (i == 0 || better(scored, front)) {
        front = scored;
        line = tree_.line_after(scored.move, depth);
      }
    }
    std::ranges::sort(moves, better);
    result.moves = std::move(moves);
    result.line = std::move(line);
    result.depth_plies = depth;
    return true;
  }

  /// Where a depth is broken off after a move has proved better than the one that was best before,
  /// that one comes first. What has not been searched anew is no better, as far as anybody knows.
  static void take_what_is_done(SearchResult& result, std::span<ScoredMove> moves, std::size_t done,
                                const ScoredMove& front, std::vector<Move> line) {
    if (done == 0 || front.move == result.moves.front().move) return;
    for (ScoredMove& waiting : moves.subspan(done)) {
      if (waiting.score <= front.score) continue;
      waiting.score = front.score;
      waiting.proved = false;
    }
    std::ranges::sort(moves, {}, [&](const ScoredMove& scored) {
      return std::tuple(-scored.score, scored.move != front.move, scored.move.pack());
    });
    result.moves.assign(moves.begin(), moves.end());
    result.line = std::move(line);
  }

  ScoredMove scored(Move move, int depth, Score best) {
    const Score alpha = std::max(best - limits_.margin, -TreeSearch::unbounded);
    Finding found = Finding::estimate(alpha + 1);
    if (best > -TreeSearch::unbounded) found = tree_.value_after(move, depth, alpha, alpha + 1);
    if (tree_.broken_off() || found.score <= alpha) {
      return {move, found.score, found.at_most_proved};
    }
    found = tree_.value_after(move, depth, alpha, TreeSearch::unbounded);
    return {move, found.score, found.proved()};
  }

  SearchLimits limits_;
  const Searcher::Report& report_;
  TreeSearch tree_;
};

}  // namespace

struct Searcher::State {
  explicit State(std::size_t table_bytes) : table(table_bytes) {}

  /// Results belong to the rules they were found under. What a prober knows may hang on the past as
  /// well, once there is one that can recur.
  void belong_to(const History& history, bool probes) {
    const Variant& variant = history.variant();
    const bool as_before = board == variant.board && rules == variant.rules && probed == probes;
    if (!as_before || (probes && !history.position().placement_phase())) table.forget();
    board = variant.board;
    rules = variant.rules;
    probed = probes;
  }

  TranspositionTable table;
  const Geometry* board = nullptr;
  Rules rules;
  bool probed = false;
};

Searcher::Searcher(std::size_t table_bytes) : state_(std::make_unique<State>(table_bytes)) {}
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;
Searcher::~Searcher() = default;

SearchResult Searcher::search(const History& history, const SearchLimits& limits, const Stop& stop,
                              const Prober* prober, const Report& report) {
  state_->belong_to(history, prober != nullptr);
  state_->table.begin_search();
  return Run(history, state_->table, limits, stop, prober, report).run();
}

void Searcher::forget() {
  state_->table.forget();
}

}  // namespace baghchal
