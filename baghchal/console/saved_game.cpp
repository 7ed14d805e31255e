#include "baghchal/console/saved_game.hpp"

#include <fmt/format.h>

#include <array>
#include <ctime>

#include "baghchal/console/game_text.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/game/replay.hpp"

namespace baghchal {
namespace {

constexpr std::string_view event = "A game of Bagh-Chal";

std::string written(const Record& record) {
  auto text = write_records(std::array{record}, Dialect::record);
  if (!text) throw BadInput(text.error());
  return *std::move(text);
}

Record only_record(const GameText& text) {
  const auto dialect = guess_dialect(text.text);
  if (!dialect) {
    throw BadInput(
        fmt::format("{}: it does not look like a game record; baghchal convert makes one "
                    "of games in other dialects",
                    text.name));
  }
  std::vector<ReadRecord> records = read_records(text.text, *dialect);
  if (records.size() != 1) {
    throw BadInput(fmt::format("{}: {} games are in it; to go on with one, give a file of its own",
                               text.name, records.empty() ? "no" : std::to_string(records.size())));
  }
  ReadRecord& read = records.front();
  if (!read) throw BadInput(fmt::format("{}: {}", text.name, fault_text(read.error())));
  return *std::move(read);
}

/// Whether the text is what saving the game writes, but for who plays it and when.
bool is_saved_here(const std::string& text, const Game& game, const Record& record) {
  Record again = to_record(game);
  again.tags = record.tags;
  const bool of_ours = !record.tags.empty() &&
                       record.tags.front() == std::pair{std::string("Event"), std::string(event)};
  return of_ours && written(again) == text;
}

}  // namespace

std::string player_name(std::optional<Strength> strength) {
  return strength ? fmt::format("baghchal, {}", words(*strength)) : "a person";
}

std::string saved_game(const Game& game, const Seats& seats, std::chrono::year_month_day date) {
  Record record = to_record(game);
  record.tags = {{"Event", std::string(event)},       {"Site", "?"},
                 {"Date", date_text(date, '.')},      {"Round", "-"},
                 {"Goats", player_name(seats.goats)}, {"Tigers", player_name(seats.tigers)}};
  return written(record);
}

OpenedGame open_game(const std::string& path) {
  const GameText text = read_game_file(path);
  const Record record = only_record(text);
  auto game = replay(record);
  if (!game) {
    throw BadInput(fmt::format("{}: ply {}: {}", path, game.error().ply, game.error().reason));
  }
  const bool saved_here = is_saved_here(text.text, *game, record);
  return {*std::move(game), saved_here};
}

std::string date_text(std::chrono::year_month_day date, char separator) {
  return fmt::format("{:04}{}{:02}{}{:02}", static_cast<int>(date.year()), separator,
                     static_cast<unsigned>(date.month()), separator,
                     static_cast<unsigned>(date.day()));
}

std::chrono::year_month_day today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return std::chrono::year(local.tm_year + 1900) /
         std::chrono::month(static_cast<unsigned>(local.tm_mon) + 1) /
         std::chrono::day(static_cast<unsigned>(local.tm_mday));
}

}  // namespace baghchal
