#include "baghchal/cli/stats.hpp"
#include "baghchal/cli/verdict_json.hpp"
#include "baghchal/notation/rules_text.hpp"

namespace baghchal {
namespace {

Json file_json(const StatsFile& file) {
  return {{"file", file.name}, {"bytes", file.bytes}};
}

Json tier_json(const Tier& tier, const Geometry& board) {
  return {{"placed", tier.placed},           {"hand", board.goats() - tier.placed},
          {"captured", tier.captured},       {"side", name(tier.side)},
          {"positions", positions_of(tier)}, {"tigers", won_by(Side::tigers, tier)},
          {"draws", draws_of(tier)},         {"goats", won_by(Side::goats, tier)},
          {"illegal", tier.counts.illegal}};
}

void add_longest_wins(Json& list, const Tier& tier, const Geometry& board) {
  for (const Side winner : {Side::goats, Side::tigers}) {
    const LongestWin& win = tier.longest[static_cast<std::size_t>(winner)];
    if (win.plies == Symbol::no_plies) continue;
    const Position position = Position::unpack(win.position, board);
    list.push_back({{"placed", tier.placed},
                    {"captured", tier.captured},
                    {"side", name(tier.side)},
                    {"value", name(winner)},
                    {"distance_plies", win.plies},
                    {"position", to_text(PositionLine{position, {}}, board)}});
  }
}

}  // namespace

Json stats_json(const Stats& stats) {
  const Geometry& board = *stats.variant.board;
  Json answer = {{"board", board.name()},
                 {"goats", board.goats()},
                 {"rules", to_text(stats.variant.rules)},
                 {"folder", stats.folder}};
  for (const char* const list : {"files", "tiers", "longest_wins"}) answer[list] = Json::array();
  for (const StatsFile& file : stats.files) answer["files"].push_back(file_json(file));
  for (const Tier& tier : stats.tiers) {
    answer["tiers"].push_back(tier_json(tier, board));
    add_longest_wins(answer["longest_wins"], tier, board);
  }
  answer["start"] = probe_json({Position::start(board), 0}, stats.start, stats.variant);
  return answer;
}

}  // namespace baghchal
