#include "baghchal/arena/match_log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "baghchal/game/replay.hpp"
#include "baghchal/notation/dialects.hpp"
#include "baghchal/notation/rules_text.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr std::string_view match_tag = "Match";
constexpr std::string_view number_tag = "Round";
constexpr std::string_view ending_tag = "Termination";

constexpr int most_games = 1'000'000;

std::string limit_text(const MoveLimit& limit) {
  if (limit.time) return fmt::format("{} ms a move", limit.time->count());
  return fmt::format("{} nodes a move", limit.nodes);
}

std::string tag(const Record& record, std::string_view name) {
  const auto found =
      std::ranges::find(record.tags, name, [](const auto& tag) { return tag.first; });
  return found == record.tags.end() ? "" : found->second;
}

tl::expected<std::string, std::string> written(const Record& record) {
  return write_records(std::array{record}, Dialect::record);
}

std::string fault_text(const RecordFault& fault) {
  return fmt::format("line {}: {}", fault.line, fault.reason);
}

}  // namespace

std::string match_line(const MatchPlan& plan, const PlayerNames& names) {
  return fmt::format("{} against {}, {}, seed {}, {} opening plies, {}", names.a, names.b,
                     to_text(plan.variant.rules), plan.seed, plan.opening_plies,
                     limit_text(plan.limit));
}

MatchLog::MatchLog(const MatchPlan& plan, PlayerNames names)
    : names_(std::move(names)), rules_(plan.variant.rules), match_line_(match_line(plan, names_)) {}

tl::expected<void, std::string> MatchLog::read(std::string_view text) {
  std::vector<Entry> entries;
  std::set<int> seen = numbers();
  for (const ReadRecord& record : read_records(text, Dialect::record)) {
    if (!record) return tl::unexpected(fault_text(record.error()));
    auto entry = entry_of(*record);
    if (!entry) return tl::unexpected(entry.error());
    if (!seen.insert(entry->summary.number).second) {
      return tl::unexpected(fmt::format("game {} is in it twice", entry->summary.number));
    }
    entries.push_back(*std::move(entry));
  }
  for (Entry& entry : entries) keep(std::move(entry));
  return {};
}

tl::expected<MatchLog::Entry, std::string> MatchLog::entry_of(const Record& record) const {
  const std::string match = tag(record, match_tag);
  if (match.empty()) return tl::unexpected<std::string>("it holds a game that is not of a match");
  if (match != match_line_) {
    return tl::unexpected(
        fmt::format("it holds another match ({}), this one is {}", match, match_line_));
  }
  const auto number = parse_number(tag(record, number_tag), most_games);
  if (!number || *number == 0) return tl::unexpected<std::string>("a game in it has no number");
  if (record.variant.rules != rules_) {
    return tl::unexpected(fmt::format("game {} has other rules than its match", *number));
  }
  const auto game = replay(record);
  if (!game) {
    return tl::unexpected(
        fmt::format("game {}, ply {}: {}", *number, game.error().ply, game.error().reason));
  }
  if (!game->outcome()) return tl::unexpected(fmt::format("game {} has not ended", *number));
  if (ending(*game->outcome()) != tag(record, ending_tag)) {
    return tl::unexpected(
        fmt::format("game {} did not end as its tag {} says", *number, ending_tag));
  }
  auto text = written(record);
  if (!text) return tl::unexpected(text.error());
  return Entry{{.number = *number,
                .outcome = *game->outcome(),
                .ending = std::string(ending(*game->outcome())),
                .plies = game->ply()},
               *std::move(text)};
}

tl::expected<void, std::string> MatchLog::add(const MatchGame& game, const std::string& date) {
  auto text = written(record_of(game, date));
  if (!text) return tl::unexpected(text.error());
  keep({{.number = game.number,
         .outcome = *game.game.outcome(),
         .ending = std::string(ending(*game.game.outcome())),
         .plies = game.game.ply()},
        *std::move(text)});
  return {};
}

Record MatchLog::record_of(const MatchGame& game, const std::string& date) const {
  Record record = to_record(game.game);
  record.tags = {{"Event", fmt::format("{} against {}", names_.a, names_.b)},
                 {"Site", "?"},
                 {"Date", date},
                 {std::string(number_tag), std::to_string(game.number)},
                 {"Goats", name(game.number, Side::goats)},
                 {"Tigers", name(game.number, Side::tigers)},
                 {std::string(match_tag), match_line_},
                 {"OpeningPlies", std::to_string(game.opening_plies)},
                 {std::string(ending_tag), std::string(ending(*game.game.outcome()))}};
  if (!game.forfeit.empty()) {
    const Side loser = opponent(*game.game.outcome()->winner);
    std::string comment = fmt::format("{} {}", name(game.number, loser), game.forfeit);
    std::ranges::replace(comment, '}', ')');  // no comment can hold it
    RecordedLine& line = record.line;
    (line.moves.empty() ? line.comments : line.moves.back().comments).push_back(std::move(comment));
  }
  return record;
}

const std::string& MatchLog::name(int number, Side side) const {
  return contestant(number, side) == Contestant::a ? names_.a : names_.b;
}

void MatchLog::keep(Entry entry) {
  standing_.add(entry.summary);
  const int number = entry.summary.number;
  games_.emplace(number, std::move(entry));
}

std::string MatchLog::text() const {
  std::string text;
  for (const auto& [number, entry] : games_) {
    if (!text.empty()) text += '\n';
    text += entry.text;
  }
  return text;
}

std::set<int> MatchLog::numbers() const {
  std::set<int> numbers;
  for (const auto& [number, entry] : games_) numbers.insert(number);
  return numbers;
}

}  // namespace baghchal
