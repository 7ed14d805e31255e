#include "baghchal/cli/position_report.hpp"

#include <fmt/format.h>

#include "baghchal/cli/verdict_text.hpp"
#include "baghchal/notation/english.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/teaching/merit.hpp"
#include "baghchal/teaching/standing.hpp"

namespace baghchal {
namespace {

/// A few words, for a row of a table.
std::string in_brief(const Assessment& assessment, const Rules& rules) {
  if (assessment.verdict) return words(assessment.verdict);
  return fmt::format("about {:.1f} goats in all", estimated_captures(assessment, rules));
}

std::vector<WordedMove> worded(const std::vector<AssessedMove>& moves, const Rules& rules) {
  std::vector<WordedMove> all;
  all.reserve(moves.size());
  for (const AssessedMove& assessed : moves) {
    all.push_back({assessed.move, in_brief(assessed.assessment, rules)});
  }
  return all;
}

std::string best_sentence(const Position& position, const PositionAnalysis& analysis,
                          const Variant& variant) {
  const Move best = analysis.moves.front().move;
  const std::string does = merit(position, best, variant);
  if (does.empty()) return "";
  return fmt::format("The first of them, {}, {}.\n", to_text(best, *variant.board), does);
}

std::string threat_sentence(const Position& position, const PositionAnalysis& analysis,
                            const Geometry& board) {
  if (!analysis.threat) return "";
  return fmt::format("If it were their turn, {} would play {}.\n",
                     the_side(opponent(position.side())), to_text(analysis.threat->move, board));
}

}  // namespace

std::string position_report(const Position& position, const PositionAnalysis& analysis,
                            const Variant& variant) {
  if (analysis.moves.empty()) return "";
  const Geometry& board = *variant.board;
  return fmt::format("\n{}.\n{}\nAfter each move, the best first:\n{}{}\nA line of best moves:\n{}",
                     capitalised(standing(analysis.assessment, variant.rules)),
                     threat_sentence(position, analysis, board),
                     move_groups(worded(analysis.moves, variant.rules), board),
                     best_sentence(position, analysis, variant), move_lines(analysis.line, board));
}

}  // namespace baghchal
