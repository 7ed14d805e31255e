#include "baghchal/engine/engine.hpp"

#include "baghchal/engine/analyst.hpp"
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
    return accepts_draw_perfectly(searcher_, tables_, game, side);
  }

  PositionAnalysis analyse(const Game& game, const SearchLimits& limits, const Stop& stop,
                           const Searcher::Report& report) override {
    return analyse_position(searcher_, tables_, game, limits, stop, report);
  }

  void forget() override { searcher_.forget(); }

 private:
  const Tablebase* tables_;
  Searcher searcher_;
};

}  // namespace

std::unique_ptr<Engine> make_engine(const EngineOptions& options) {
  return std::make_unique<TableEngine>(options);
}

}  // namespace baghchal
