#include "baghchal/notation/game_words.hpp"

#include <algorithm>

#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// How long the number is that the word begins with; 0 where it has no dot.
std::size_t number_length(std::string_view word) {
  const std::size_t dots = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t end = std::min(word.find_first_not_of('.', dots), word.size());
  return end > dots ? end : 0;
}

}  // namespace

std::optional<RecordResult> parse_result(std::string_view word) {
  for (const RecordResult result : {RecordResult::goats_win, RecordResult::tigers_win,
                                    RecordResult::draw, RecordResult::unknown}) {
    if (word == to_text(result)) return result;
  }
  return std::nullopt;
}

bool is_move_number(std::string_view word) {
  return !word.empty() && number_length(word) == word.size();
}

bool is_bare_move_number(std::string_view word, int plies_played) {
  return parse_number(word, max_ply) == plies_played / 2 + 1;
}

std::string_view move_in(std::string_view word) {
  const std::string_view move = word.substr(number_length(word));
  return move.substr(0, move.find_last_not_of("+#") + 1);
}

int numbered_ply(const Record& record) {
  const bool tigers_to_move = record.start.side() == Side::tigers;
  const bool tigers_by_ply = record.start_ply % 2 != 0;
  return record.start_ply + (tigers_to_move == tigers_by_ply ? 0 : 1);
}

}  // namespace baghchal
