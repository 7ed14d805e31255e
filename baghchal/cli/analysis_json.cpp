#include "baghchal/cli/analysis_json.hpp"

#include "baghchal/cli/verdict_json.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/rules_text.hpp"
#include "baghchal/teaching/standing.hpp"

namespace baghchal {
namespace {

std::string_view name(Cost cost) {
  switch (cost) {
    case Cost::nothing:
      return "nothing";
    case Cost::time:
      return "time";
    case Cost::goats:
      return "goats";
    case Cost::draw:
      return "draw";
    case Cost::win:
      return "win";
  }
  return "";
}

void add_assessment(Json& answer, const Assessment& assessment, const Rules& rules) {
  add_verdict(answer, assessment.verdict);
  answer["estimated_captures"] =
      assessment.verdict ? Json() : rounded(estimated_captures(assessment, rules));
}

Json line_json(const std::vector<Move>& moves, const Geometry& board) {
  Json line = Json::array();
  for (const Move move : moves) line.push_back(to_text(move, board));
  return line;
}

Json move_json(const JudgedMove& judged, const Note& note, const Variant& variant) {
  const Geometry& board = *variant.board;
  Json answer;
  answer["move"] = to_text(judged.played, board);
  add_assessment(answer, judged.after, variant.rules);
  answer["cost"] = name(judged.cost);
  answer["lost_goats"] = judged.goats;
  answer["lost_plies"] = judged.plies;
  answer["proved"] = judged.proved;
  answer["best_line"] = line_json(judged.before.line, board);
  answer["punishment"] = line_json(judged.punishment, board);
  answer["glyph"] = note.glyphs.empty() ? Json() : Json(note.glyphs.front());
  answer["comment"] = note.text.empty() ? Json() : Json(note.text);
  return answer;
}

}  // namespace

Json game_analysis_json(const GamePlace& place, const Record& record, const Game& game,
                        const GameAnalysis& analysis, const GameNotes& notes) {
  const auto outcome = game.outcome();
  Json answer;
  answer["file"] = place.file;
  answer["game"] = place.number;
  answer["position"] = to_text({game.start(), game.start_ply()}, game.board());
  answer["rules"] = to_text(game.variant().rules);
  answer["result"] = outcome ? result_text(*outcome) : to_text(record.result);
  answer["summary"] = notes.summary;
  answer["goats_accuracy"] = rounded(analysis.goats_accuracy);
  answer["tigers_accuracy"] = rounded(analysis.tigers_accuracy);
  answer["turning_points"] = Json::array();
  for (const int point : analysis.turning_points) answer["turning_points"].push_back(point + 1);
  answer["moves"] = Json::array();
  for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
    answer["moves"].push_back(move_json(analysis.moves[i], notes.moves[i], game.variant()));
  }
  return answer;
}

Json position_analysis_json(const PositionLine& line, const PositionAnalysis& analysis,
                            const Variant& variant) {
  const Geometry& board = *variant.board;
  Json answer;
  answer["position"] = to_text(line, board);
  answer["rules"] = to_text(variant.rules);
  add_assessment(answer, analysis.assessment, variant.rules);
  answer["moves"] = Json::array();
  for (const AssessedMove& assessed : analysis.moves) {
    Json move = {{"move", to_text(assessed.move, board)}};
    add_assessment(move, assessed.assessment, variant.rules);
    answer["moves"].push_back(std::move(move));
  }
  answer["line"] = line_json(analysis.line, board);
  answer["threat"] = analysis.threat ? Json(to_text(analysis.threat->move, board)) : Json();
  answer["from_tables"] = analysis.from_tables;
  answer["depth_plies"] = analysis.depth_plies;
  answer["nodes"] = analysis.nodes;
  return answer;
}

}  // namespace baghchal
