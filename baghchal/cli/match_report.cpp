#include "baghchal/cli/match_report.hpp"

#include <fmt/format.h>

#include "baghchal/console/text_table.hpp"
#include "baghchal/notation/rules_text.hpp"

namespace baghchal {
namespace {

using Align = TextTable::Align;

std::string percent(double share) {
  return fmt::format("{:.1f}%", 100 * share);
}

/// "+89"; beyond all numbers where nothing was lost, or nothing won.
std::string elo_text(double score) {
  const auto elo = elo_difference(score);
  if (!elo) return score > 0 ? "+infinite" : "-infinite";
  return fmt::format("{:+.0f}", *elo);
}

void add_row(TextTable& table, const std::string& title, const Tally& tally) {
  table.add({title, std::to_string(tally.games()), std::to_string(tally.wins),
             std::to_string(tally.draws), std::to_string(tally.losses),
             tally.games() > 0 ? percent(tally.score()) : ""});
}

std::string table_text(const Standing& standing) {
  TextTable table({{"", Align::left},
                   {"Games", Align::right},
                   {"Won", Align::right},
                   {"Drawn", Align::right},
                   {"Lost", Align::right},
                   {"Score", Align::right}});
  add_row(table, "as goats", standing.as(Side::goats));
  add_row(table, "as tigers", standing.as(Side::tigers));
  add_row(table, "in all", standing.total());
  return table.text();
}

/// A, told apart from a B of the same name.
std::string whose_score(const PlayerNames& names) {
  return names.a == names.b ? "the first " + names.a : names.a;
}

std::string endings_text(const Standing& standing) {
  std::string text;
  for (const auto& [ending, games] : standing.endings()) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", ending, games);
  }
  return text;
}

Json side_json(const Tally& tally) {
  const Json score = tally.games() > 0 ? rounded(100 * tally.score()) : Json();
  return {{"games", tally.games()},
          {"wins", tally.wins},
          {"draws", tally.draws},
          {"losses", tally.losses},
          {"score_percent", score}};
}

Json endings_json(const Standing& standing) {
  Json list = Json::array();
  for (const auto& [ending, games] : standing.endings()) {
    list.push_back({{"ending", ending}, {"games", games}});
  }
  return list;
}

}  // namespace

std::string running_score(const Tally& tally) {
  return fmt::format("+{} ={} -{}, {}", tally.wins, tally.draws, tally.losses,
                     percent(tally.score()));
}

std::string match_text(const MatchPlan& plan, const PlayerNames& names, const Standing& standing) {
  const double score = standing.total().score();
  const Interval interval = score_interval(standing.total());
  return fmt::format(
      "{}\n\n{}\n"
      "Score of {}: {}, with 95% certainty from {} to {}\n"
      "Elo difference: {}, with 95% certainty from {} to {}\n"
      "Endings: {}\n"
      "Average length: {:.1f} plies\n",
      printable(match_line(plan, names)), table_text(standing), printable(whose_score(names)),
      percent(score), percent(interval.low), percent(interval.high), elo_text(score),
      elo_text(interval.low), elo_text(interval.high), endings_text(standing),
      standing.average_plies());
}

Json match_json(const MatchPlan& plan, const PlayerNames& names, const Standing& standing) {
  const Tally total = standing.total();
  const Interval interval = score_interval(total);
  return {{"a", names.a},
          {"b", names.b},
          {"rules", to_text(plan.variant.rules)},
          {"seed", plan.seed},
          {"games", total.games()},
          {"wins", total.wins},
          {"draws", total.draws},
          {"losses", total.losses},
          {"score_percent", rounded(100 * total.score())},
          {"score_percent_low", rounded(100 * interval.low)},
          {"score_percent_high", rounded(100 * interval.high)},
          {"elo", rounded(elo_difference(total.score()))},
          {"elo_low", rounded(elo_difference(interval.low))},
          {"elo_high", rounded(elo_difference(interval.high))},
          {"as_goats", side_json(standing.as(Side::goats))},
          {"as_tigers", side_json(standing.as(Side::tigers))},
          {"endings", endings_json(standing)},
          {"average_plies", rounded(standing.average_plies())}};
}

}  // namespace baghchal
