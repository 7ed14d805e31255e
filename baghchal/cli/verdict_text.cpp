#include "baghchal/cli/verdict_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "baghchal/console/characters.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/notation/english.hpp"
#include "baghchal/notation/move_text.hpp"

namespace baghchal {
namespace {

constexpr std::string_view margin = "  ";

std::string draw_sentence(int forced, std::optional<int> in_plies, int captured) {
  if (forced > captured) {
    const std::string when =
        in_plies ? fmt::format(", the last of them in {} at most", plies_text(*in_plies)) : "";
    return fmt::format("Draw: the tigers can take {} in all{}, not a {}.", counted(forced, "goat"),
                       when, ordinal(forced + 1));
  }
  if (captured == 0) return "Draw: the tigers cannot take a goat.";
  return fmt::format("Draw: the tigers have taken {} and cannot take a {}.",
                     counted(captured, "goat"), ordinal(captured + 1));
}

std::string win_words(std::string_view winner, std::optional<int> in_plies) {
  if (!in_plies) return fmt::format("{} win", winner);
  if (*in_plies == 0) return fmt::format("{} win at once", winner);
  return fmt::format("{} win in {}", winner, plies_text(*in_plies));
}

std::string draw_words(int forced, std::optional<int> in_plies) {
  return fmt::format(
      "draw, {} in all{}", counted(forced, "goat"),
      in_plies ? fmt::format(", the last in {} at most", plies_text(*in_plies)) : "");
}

struct Group {
  std::string words;
  std::string moves;
};

std::vector<Group> groups(const std::vector<WordedMove>& moves, const Geometry& board) {
  std::vector<Group> found;
  for (const auto& [move, words] : moves) {
    if (found.empty() || found.back().words != words) found.push_back({words, ""});
    std::string& text = found.back().moves;
    text += (text.empty() ? "" : " ") + to_text(move, board);
  }
  return found;
}

}  // namespace

std::string ordinal(int number) {
  constexpr std::array words = {"first", "second",  "third",  "fourth", "fifth",
                                "sixth", "seventh", "eighth", "ninth",  "tenth"};
  const auto place = static_cast<std::size_t>(number - 1);
  if (place < words.size()) return words[place];
  const bool teen = number / 10 % 10 == 1;
  const int last = teen ? 0 : number % 10;
  return fmt::format("{}{}", number, last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

std::string sentence(const Verdict& verdict, const Position& position, const Geometry& board) {
  if (verdict.value == Value::draw) {
    return draw_sentence(verdict.forced_captures.value(), verdict.forced_captures_in_plies,
                         position.captured(board));
  }
  const Side winner = verdict.value == Value::tigers ? Side::tigers : Side::goats;
  return win_words(capital_name(winner), verdict.distance_plies) + ".";
}

std::string words(const std::optional<Verdict>& verdict) {
  if (!verdict) return "not in the tables";
  if (verdict->value == Value::draw) {
    return draw_words(verdict->forced_captures.value(), verdict->forced_captures_in_plies);
  }
  return win_words(name(verdict->value == Value::tigers ? Side::tigers : Side::goats),
                   verdict->distance_plies);
}

std::string move_groups(const std::vector<RatedMove>& moves, const Geometry& board) {
  std::vector<WordedMove> worded;
  worded.reserve(moves.size());
  for (const RatedMove& rated : moves) worded.push_back({rated.move, words(rated.verdict)});
  return move_groups(worded, board);
}

std::string move_groups(const std::vector<WordedMove>& moves, const Geometry& board) {
  const std::vector<Group> found = groups(moves, board);
  std::size_t width = 0;
  for (const Group& group : found) width = std::max(width, group.words.size());
  const int left = page_columns - static_cast<int>(2 * margin.size() + width);
  std::string text;
  for (const Group& group : found) {
    std::string_view label = group.words;
    for (const std::string& line : wrapped(group.moves, left)) {
      text += fmt::format("{}{:{}}{}{}\n", margin, label, width, margin, line);
      label = "";
    }
  }
  return text;
}

std::string move_lines(const std::vector<Move>& moves, const Geometry& board) {
  std::string all;
  for (const Move move : moves) all += (all.empty() ? "" : " ") + to_text(move, board);
  std::string text;
  for (const std::string& line : wrapped(all, page_columns - static_cast<int>(margin.size()))) {
    text += fmt::format("{}{}\n", margin, line);
  }
  return text;
}

}  // namespace baghchal
