#include "baghchal/console/output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace baghchal {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

std::string_view character_set_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    if (!environment(name).empty()) return environment(name);
  }
  return "C";
}

// A locale that says nothing is taken for the UTF-8 that today's terminals speak.
bool speaks_utf8(std::string_view locale) {
  if (locale == "C" || locale == "POSIX") return true;
  // In small letters without hyphens, since the spelling differs from system to system.
  std::string plain;
  for (const char c : locale) {
    if (c != '-') plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return plain.find("utf8") != std::string::npos;
}

/// How many bytes from there on are one character of UTF-8 that a terminal shows; 0 where none is.
std::size_t shown_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return byte(0) >= ' ' && byte(0) != 0x7f ? 1 : 0;
  const std::size_t length = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
  if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return 0;
  }
  const bool control = byte(0) == 0xc2 && byte(1) < 0xa0;
  return control ? 0 : length;
}

std::string_view colour(char piece) {
  return piece == 'T' ? "\x1b[1;33m" : "\x1b[1;36m";
}

}  // namespace

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = shown_length(text);
    shown += length > 0 ? std::string(text.substr(0, length))
                        : fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return shown;
}

std::string shell_word(std::string_view name) {
  constexpr std::string_view harmless =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,~";
  if (name.find_first_not_of(harmless) == name.npos) return std::string(name);
  std::string word;
  for (const char c : name) word += c == '\'' ? "'\\''" : std::string(1, c);
  return "'" + word + "'";
}

DiagramStyle diagram_style() {
  const std::string_view terminal = environment("TERM");
  const bool drawn = terminal != "linux" && !terminal.starts_with("vt") && terminal != "dumb";
  return drawn && speaks_utf8(character_set_locale()) ? DiagramStyle::unicode : DiagramStyle::ascii;
}

bool colours_welcome() {
  const std::string_view terminal = environment("TERM");
  return environment("NO_COLOR").empty() && !terminal.empty() && terminal != "dumb";
}

std::string in_colour(std::string_view diagram) {
  std::string text;
  for (const char c : diagram) {
    if (c == 'T' || c == 'G') {
      text += fmt::format("{}{}\x1b[0m", colour(c), c);
    } else {
      text += c;
    }
  }
  return text;
}

std::string status_sentence(const Position& position, const Geometry& board) {
  return fmt::format("{} to move; {} in hand, {} captured.",
                     position.side() == Side::goats ? "Goats" : "Tigers", position.hand(),
                     position.captured(board));
}

std::string_view name(Side side) {
  return side == Side::goats ? "goats" : "tigers";
}

std::string_view capital_name(Side side) {
  return side == Side::goats ? "The goats" : "The tigers";
}

std::string counted(std::int64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace baghchal
