#include "baghchal/engine/engine.hpp"

#include <algorithm>

#include "baghchal/engine/levels.hpp"
#include "baghchal/engine/perfect.hpp"

namespace baghchal {
namespace {

class TableEngine : public Engine {
 public:
  explicit TableEngine(const EngineOptions& options)
      : tables_(options.tables), searcher_(options.memory_bytes) {}

  Choice choose(const Game& game, const PlayOrder& order, const Stop& stop) override {
    if (!order.strength.is_perfect()) return choose_at_level(searcher_, game, order, stop);
    return choose_perfectly(searcher_, tables_, game, order, stop);
  }

  bool accepts_draw(const Game& game, Side side, Strength strength) override {
    if (!strength.is_perfect()) return level_accepts_draw(searcher_, game, side, strength.level());
    return level_accepts_draw(searcher_, game, side, highest_level);
  }

  PositionAnalysis analyse(const Game& game, const SearchLimits& limits, const Stop& stop,
                           const Searcher::Report& report) override {
    if (const auto outcome = game.outcome()) {
      return {.assessment = assessment_of(verdict_of(*outcome, game.position(), game.variant()),
                                          game.variant().rules),
              .moves = {},
              .line = {},
              .threat = std::nullopt,
              .from_tables = false,
              .depth_plies = 0,
              .nodes = 0};
    }
    if (auto known = from_tables(game)) return *known;
    return from_search(game, limits, stop, report);
  }

  void forget() override { searcher_.forget(); }

 private:
  std::optional<PositionAnalysis> from_tables(const Game& game) const {
    if (tables_ == nullptr) return std::nullopt;
    const auto rated = tables_->moves(game.position());
    if (!rated) return std::nullopt;
    const MoveList legal = game.legal_moves();
    PositionAnalysis analysis{.assessment = {},
                              .moves = {},
                              .line = {},
                              .threat = std::nullopt,
                              .from_tables = true,
                              .depth_plies = 0,
                              .nodes = 0};
    for (const RatedMove& move : *rated) {
      if (std::ranges::find(legal, move.move) == legal.end()) continue;
      if (!move.verdict) return std::nullopt;
      analysis.moves.push_back({move.move, assessment_of(*move.verdict, game.variant().rules)});
    }
    analysis.assessment = analysis.moves.front().assessment;
    analysis.line = {analysis.moves.front().move};
    return analysis;
  }

  PositionAnalysis from_search(const Game& game, const SearchLimits& limits, const Stop& stop,
                               const Searcher::Report& report) {
    const SearchResult found = searcher_.search(game.history(), limits, stop, nullptr, report);
    PositionAnalysis analysis{.assessment = {},
                              .moves = {},
                              .line = found.line,
                              .threat = std::nullopt,
                              .from_tables = false,
                              .depth_plies = found.depth_plies,
                              .nodes = found.nodes};
    for (const ScoredMove& scored : found.moves) {
      analysis.moves.push_back({scored.move, assessment_of(scored.score, game.position().side(),
                                                           scored.proved, game.variant().rules)});
    }
    analysis.assessment = analysis.moves.front().assessment;
    return analysis;
  }

  const Tablebase* tables_;
  Searcher searcher_;
};

}  // namespace

std::unique_ptr<Engine> make_engine(const EngineOptions& options) {
  return std::make_unique<TableEngine>(options);
}

}  // namespace baghchal
