#include "baghchal/cli/saved_game.hpp"

#include <fmt/format.h>

#include <array>
#include <ctime>

#include "baghchal/cli/output.hpp"
#include "baghchal/game/replay.hpp"
#include "baghchal/notation/dialects.hpp"

namespace baghchal {
std::string player_name(std::optional<int> level) {
  return level ? fmt::format("baghchal, level {}", *level) : "a person";
}

std::string saved_game(const Game& game, const Seats& seats, std::chrono::year_month_day date) {
  Record record = to_record(game);
  record.tags = {{"Event", "A game of Bagh-Chal"},    {"Site", "?"},
                 {"Date", date_text(date, '.')},      {"Round", "-"},
                 {"Goats", player_name(seats.goats)}, {"Tigers", player_name(seats.tigers)}};
  auto text = write_records(std::array{record}, Dialect::record);
  if (!text) throw BadInput(text.error());
  return *std::move(text);
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
