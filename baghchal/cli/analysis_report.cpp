#include "baghchal/cli/analysis_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/console/characters.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/notation/game_words.hpp"
#include "baghchal/notation/text.hpp"
#include "baghchal/teaching/moment.hpp"

namespace baghchal {
namespace {

constexpr std::string_view indent = "    ";
/// So many plies after a board has been drawn the reader needs no other.
constexpr int between_boards_plies = 6;
/// Stands for a blank that no line may be broken at.
constexpr char held_blank = '~';

std::string paragraph(std::string_view text, std::string_view margin) {
  std::string lines;
  for (const std::string& line : wrapped(text, page_columns - static_cast<int>(margin.size()))) {
    lines += fmt::format("{}{}\n", margin, line);
  }
  return lines;
}

std::string_view sign(const Note& note) {
  if (note.glyphs.empty()) return "";
  switch (note.glyphs.front()) {
    case good:
      return "!";
    case mistake:
      return "?";
    case blunder:
      return "??";
    case doubtful:
      return "?!";
    default:
      return "";
  }
}

std::string tag(const Record& record, std::string_view name) {
  const auto found =
      std::ranges::find(record.tags, name, &decltype(record.tags)::value_type::first);
  const bool unknown = found == record.tags.end() || found->second == "?";
  return unknown ? "" : printable(found->second);
}

/// "Sita (goats) against Ram (tigers), Tea house, 2024.03.01"; as much of it as is known.
std::string headline(const Record& record) {
  const std::string goats = tag(record, "Goats");
  const std::string tigers = tag(record, "Tigers");
  std::vector<std::string> parts;
  if (!goats.empty() && !tigers.empty()) {
    parts.push_back(fmt::format("{} (goats) against {} (tigers)", goats, tigers));
  }
  for (const char* const name : {"Event", "Date"}) {
    if (std::string text = tag(record, name); !text.empty()) parts.push_back(std::move(text));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

class Report {
 public:
  Report(const Record& record, const Game& game, const GameAnalysis& analysis,
         const GameNotes& notes, DiagramStyle style)
      : record_(record), game_(game), notes_(notes), style_(style) {
    for (const int turn : analysis.turning_points) {
      if (drawn_.empty() || turn >= drawn_.back() + between_boards_plies) drawn_.push_back(turn);
    }
  }

  std::string text() {
    if (const std::string head = headline(record_); !head.empty())
      text_ += paragraph(head, "") + '\n';
    text_ += paragraph(notes_.summary, "");
    if (!notes_.moves.empty()) text_ += '\n';
    for (std::size_t i = 0; i < notes_.moves.size(); ++i) add(i);
    flush();
    return std::move(text_);
  }

 private:
  void add(std::size_t index) {
    if (std::ranges::find(drawn_, static_cast<int>(index)) != drawn_.end()) draw(index);
    const int ply = numbered_ply(record_) + static_cast<int>(index);
    std::string name = numbered(game_.moves()[index], ply, game_.board());
    std::ranges::replace(name, ' ', held_blank);
    // The number of a tigers' move stands only where the goats' move does not stand before it.
    const bool follows = !moves_.empty() && ply % 2 == 1;
    const std::string shown = follows ? name.substr(name.find(held_blank) + 1) : name;
    const Note& note = notes_.moves[index];
    moves_ += fmt::format("{}{}{}", moves_.empty() ? "" : " ", shown, sign(note));
    if (note.text.empty()) return;
    flush();
    text_ += paragraph(note.text, indent);
  }

  /// The board in which a move that turned the game was made.
  void draw(std::size_t index) {
    flush();
    const Position& position = game_.positions()[index];
    text_ += '\n';
    const std::string board = diagram(position, game_.board(), {.style = style_});
    for (std::string_view rest = board; !rest.empty();) {
      text_ += fmt::format("{}{}\n", indent, take_line(rest));
    }
    text_ += fmt::format("{}{}\n\n", indent, status_sentence(position, game_.board()));
  }

  void flush() {
    std::string lines = paragraph(moves_, "");
    std::ranges::replace(lines, held_blank, ' ');
    text_ += lines;
    moves_.clear();
  }

  const Record& record_;
  const Game& game_;
  const GameNotes& notes_;
  DiagramStyle style_;
  std::vector<int> drawn_;
  std::string text_;
  std::string moves_;  ///< since the last note
};

}  // namespace

std::string analysis_report(const Record& record, const Game& game, const GameAnalysis& analysis,
                            const GameNotes& notes, DiagramStyle style) {
  return Report(record, game, analysis, notes, style).text();
}

}  // namespace baghchal
