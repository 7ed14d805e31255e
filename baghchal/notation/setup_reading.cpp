#include "baghchal/notation/setup_reading.hpp"

#include <fmt/format.h>

#include <charconv>
#include <limits>

#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// Any whole number, so that `validate` may judge it.
std::optional<int> whole_number(std::string_view text) {
  if (text.starts_with('-')) {
    const auto size = parse_number(text.substr(1), std::numeric_limits<int>::max());
    return size ? std::optional(-*size) : std::nullopt;
  }
  return parse_number(text, std::numeric_limits<int>::max());
}

}  // namespace

void SetupReading::problem(std::string_view name, std::string sentence) {
  problems_.push_back({name, std::move(sentence)});
}

void SetupReading::missing(std::string_view field) {
  problem("missing-field", fmt::format("{} is missing", field));
}

void SetupReading::refuse(Field word) {
  if (word) problem("extra-field", fmt::format("{} is one field too many", in_quotes(*word)));
}

void SetupReading::read_board(Field text, RowLetters letters) {
  if (!text) return missing("the board");
  pieces_ = read_rows(*text, board(), letters, problems_);
}

void SetupReading::read_side(Field text, std::string_view goats, std::string_view tigers) {
  if (!text) return missing("side");
  if (text == goats) {
    side_ = Side::goats;
  } else if (text == tigers) {
    side_ = Side::tigers;
  } else {
    problem("bad-side", fmt::format("side {} is neither {} (goats) nor {} (tigers)",
                                    in_quotes(*text), goats, tigers));
  }
}

std::optional<int> SetupReading::read_number(std::string_view field, std::string_view problem_name,
                                             Field text, std::string_view prefix) {
  if (!text) {
    missing(field);
    return std::nullopt;
  }
  const std::optional<int> number =
      text->starts_with(prefix) ? whole_number(text->substr(prefix.size())) : std::nullopt;
  if (!number) {
    problem(problem_name,
            fmt::format("{} {} is not {}{}a number from 0 to {}", field, in_quotes(*text), prefix,
                        prefix.empty() ? "" : " and ", board().goats()));
  }
  return number;
}

void SetupReading::read_hand(Field text, std::string_view prefix) {
  hand_ = read_number("hand", "bad-hand", text, prefix);
}

void SetupReading::read_captured(Field text, std::string_view prefix) {
  captured_ = read_number("captured", "bad-captured", text, prefix);
}

/// `validate` knows no parts left open: they stand outside its range here, and what it says of
/// them, which has been said already, is passed over.
void SetupReading::add_problems_of_parts() {
  const Setup setup{pieces_.tigers, pieces_.goats, hand_.value_or(-1), captured_.value_or(-1),
                    side_.value_or(Side::tigers)};
  const auto position = validate(setup, variant_);
  if (position) return;
  for (const Problem& found : position.error()) {
    const bool said =
        (found.name == "hand-range" && !hand_) || (found.name == "captured-range" && !captured_);
    if (!said) problems_.push_back(found);
  }
}

tl::expected<Position, Problems> SetupReading::finish() {
  add_problems_of_parts();
  if (!problems_.empty()) return tl::unexpected(std::move(problems_));
  return Position::unchecked(pieces_.tigers, pieces_.goats, *hand_, *side_);
}

}  // namespace baghchal
