#include "baghchal/cli/output.hpp"

#include <fmt/format.h>

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
  return locale.find("UTF-8") != std::string_view::npos ||
         locale.find("utf8") != std::string_view::npos;
}

std::string_view colour(char piece) {
  return piece == 'T' ? "\x1b[1;33m" : "\x1b[1;36m";
}

}  // namespace

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

std::string counted(int number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace baghchal
