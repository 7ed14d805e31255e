#include "baghchal/teaching/annotate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "baghchal/teaching/standing.hpp"

namespace baghchal {
namespace {

constexpr std::string_view mark = "[%baghchal]";
constexpr std::string_view mark_with_glyph = "[%baghchal $";

/// Of the glyphs, those that judge a move: ! ? !! ?? !? ?!
constexpr int last_judging_glyph = 6;

/// More of a line than this shows no more.
constexpr std::size_t longest_variation = 8;

bool is_ours(const std::string& comment) {
  return comment.starts_with(mark) || comment.starts_with(mark_with_glyph);
}

/// Takes out the glyph that a comment says is ours, too.
void take_out_glyph(std::vector<int>& nags, const std::string& comment) {
  if (!comment.starts_with(mark_with_glyph)) return;
  int glyph = -1;
  std::from_chars(comment.data() + mark_with_glyph.size(), comment.data() + comment.size(), glyph);
  const auto last = std::find(nags.rbegin(), nags.rend(), glyph);
  if (last != nags.rend()) nags.erase(std::next(last).base());
}

// --- taking out ---

bool is_bare(const RecordedMove& move) {
  return move.nags.empty() && move.comments.empty() && move.variations.empty();
}

bool is_ours(const RecordedLine& variation) {
  if (!variation.comments.empty() || variation.moves.empty()) return false;
  const RecordedMove& first = variation.moves.front();
  return first.nags.empty() && first.variations.empty() && first.comments.size() == 1 &&
         is_ours(first.comments.front()) &&
         std::all_of(variation.moves.begin() + 1, variation.moves.end(), is_bare);
}

void clear(RecordedLine& line);

void clear(RecordedMove& move) {
  for (const std::string& comment : move.comments) take_out_glyph(move.nags, comment);
  std::erase_if(move.comments, [](const std::string& comment) { return is_ours(comment); });
  std::erase_if(move.variations, [](const RecordedLine& line) { return is_ours(line); });
  for (RecordedLine& variation : move.variations) clear(variation);
}

void clear(RecordedLine& line) {
  std::erase_if(line.comments, [](const std::string& comment) { return is_ours(comment); });
  for (RecordedMove& move : line.moves) clear(move);
}

// --- writing ---

std::string comment(std::string_view begin, const std::string& annotation,
                    const std::string& text) {
  std::string whole(begin);
  for (const std::string& part : {annotation, text}) {
    if (!part.empty()) whole += ' ' + part;
  }
  return whole;
}

bool is_judged(const RecordedMove& move) {
  return std::ranges::any_of(move.nags,
                             [](int nag) { return nag >= good && nag <= last_judging_glyph; });
}

bool begins_with(const RecordedLine& line, std::span<const Move> moves) {
  return line.moves.size() >= moves.size() &&
         std::ranges::equal(moves, std::span(line.moves).first(moves.size()), {}, {},
                            &RecordedMove::move);
}

class Annotator {
 public:
  explicit Annotator(const Rules& rules) : rules_(rules) {}

  void annotate(RecordedMove& move, const JudgedMove& judged, const Note& note) const {
    std::string begin(mark);
    if (!note.glyphs.empty() && !is_judged(move)) {
      move.nags.push_back(note.glyphs.front());
      begin = fmt::format("{}{}]", mark_with_glyph, note.glyphs.front());
    }
    move.comments.push_back(comment(begin, value_annotation(judged.after, rules_), note.text));
    if (note.better) add_variation(move, best_line(judged.before, *note.better), judged.before);
  }

 private:
  /// The line that begins with a move as good as the best: as long as it is known.
  static std::vector<Move> best_line(const PositionAnalysis& analysis, Move better) {
    if (better != analysis.line.front()) return {better};
    const auto shown =
        static_cast<std::ptrdiff_t>(std::min(analysis.line.size(), longest_variation));
    return {analysis.line.begin(), analysis.line.begin() + shown};
  }

  void add_variation(RecordedMove& move, const std::vector<Move>& moves,
                     const PositionAnalysis& analysis) const {
    const bool known = std::ranges::any_of(
        move.variations, [&](const RecordedLine& line) { return begins_with(line, moves); });
    if (known) return;
    RecordedLine line;
    for (const Move best : moves) line.moves.push_back({best});
    line.moves.front().comments.push_back(
        comment(mark, value_annotation(analysis.moves.front().assessment, rules_), ""));
    move.variations.push_back(std::move(line));
  }

  Rules rules_;
};

}  // namespace

std::string value_annotation(const Assessment& assessment, const Rules& rules) {
  if (!assessment.verdict) {
    return fmt::format("[%estimate {:.1f}]", estimated_captures(assessment, rules));
  }
  const Verdict& verdict = *assessment.verdict;
  if (verdict.value == Value::draw) {
    return fmt::format("[%value draw] [%captures {}]", *verdict.forced_captures);
  }
  const std::string_view winner = verdict.value == Value::tigers ? "tigers" : "goats";
  if (!verdict.distance_plies) return fmt::format("[%value {}]", winner);
  return fmt::format("[%value {}] [%distance {}]", winner, *verdict.distance_plies);
}

Record without_annotations(const Record& record) {
  Record plain = record;
  clear(plain.line);
  return plain;
}

Record annotated(const Record& record, const GameAnalysis& analysis, const GameNotes& notes) {
  Record written = without_annotations(record);
  written.line.comments.push_back(comment(mark, "", notes.summary));
  const Annotator annotator(record.variant.rules);
  for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
    annotator.annotate(written.line.moves[i], analysis.moves[i], notes.moves[i]);
  }
  return written;
}

}  // namespace baghchal
