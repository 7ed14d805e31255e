#pragma once

/// How well the program plays: a level from 1 to 10, or perfect, which is all that it can.
///
/// Threads: plain values.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace baghchal {

/// The weakest and the strongest level.
inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 10;

class Strength {
 public:
  /// Requires: from `lowest_level` to `highest_level`.
  static constexpr Strength level(int number) { return Strength(number); }
  static constexpr Strength perfect() { return Strength(highest_level + 1); }

  constexpr bool is_perfect() const { return number_ > highest_level; }
  /// Requires: not perfect.
  constexpr int level() const { return number_; }

  constexpr bool operator==(const Strength&) const = default;

 private:
  constexpr explicit Strength(int number) : number_(static_cast<std::uint8_t>(number)) {}
  std::uint8_t number_;
};

/// "perfect", or the level's number.
std::string to_text(Strength strength);
/// "perfect" or "level 3", for sentences.
std::string words(Strength strength);
/// What `to_text` writes; empty for anything else.
std::optional<Strength> parse_strength(std::string_view text);

}  // namespace baghchal
