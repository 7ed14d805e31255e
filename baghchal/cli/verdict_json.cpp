#include "baghchal/cli/verdict_json.hpp"

#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/rules_text.hpp"

namespace baghchal {
void add_verdict(Json& answer, const std::optional<Verdict>& verdict) {
  const Verdict known = verdict.value_or(Verdict());
  answer["value"] = verdict ? Json(name(known.value)) : Json();
  answer["forced_captures"] = or_null(known.forced_captures);
  answer["distance_plies"] = or_null(known.distance_plies);
  answer["forced_captures_in_plies"] = or_null(known.forced_captures_in_plies);
}

std::string_view name(Value value) {
  switch (value) {
    case Value::goats:
      return "goats";
    case Value::draw:
      return "draw";
    case Value::tigers:
      return "tigers";
  }
  return "";
}

Json moves_json(const std::vector<Move>& moves, const Geometry& board) {
  Json texts = Json::array();
  for (const Move move : moves) texts.push_back(to_text(move, board));
  return texts;
}

Json moves_json(const std::vector<RatedMove>& moves, const Geometry& board) {
  Json list = Json::array();
  for (const RatedMove& rated : moves) {
    Json entry = {{"move", to_text(rated.move, board)}};
    add_verdict(entry, rated.verdict);
    list.push_back(std::move(entry));
  }
  return list;
}

Json probe_json(const PositionLine& line, const Probe& probe, const Variant& variant) {
  const Geometry& board = *variant.board;
  Json answer;
  answer["position"] = to_text(line, board);
  answer["rules"] = to_text(variant.rules);
  add_verdict(answer, probe.verdict);
  answer["moves"] = moves_json(probe.moves, board);
  answer["line"] = moves_json(probe.line, board);
  return answer;
}

}  // namespace baghchal
