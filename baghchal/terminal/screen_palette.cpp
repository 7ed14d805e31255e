#define NCURSES_NOMACROS 1

#include "baghchal/terminal/screen_palette.hpp"

#include <curses.h>

#include <array>

#include "baghchal/console/output.hpp"

namespace baghchal {
namespace {

struct Colours {
  short ink;
  short ground;
};

/// One ink in three kinds of terminals.
struct Look {
  Ink ink;
  Colours many;  ///< of 256 colours
  attr_t many_style;
  Colours few;  ///< of eight
  attr_t few_style;
  attr_t none;
};

constexpr short own = -1;
constexpr short wood = 235;

constexpr std::array looks{
    Look{Ink::plain, {252, own}, A_NORMAL, {own, own}, A_NORMAL, A_NORMAL},
    Look{Ink::dim, {245, own}, A_NORMAL, {own, own}, A_DIM, A_DIM},
    Look{Ink::bold, {230, own}, A_BOLD, {own, own}, A_BOLD, A_BOLD},
    Look{Ink::title, {234, 179}, A_BOLD, {COLOR_BLACK, COLOR_YELLOW}, A_NORMAL, A_REVERSE},
    Look{Ink::bar, {180, 236}, A_NORMAL, {COLOR_YELLOW, own}, A_NORMAL, A_NORMAL},
    Look{Ink::wood, {137, wood}, A_NORMAL, {COLOR_YELLOW, own}, A_NORMAL, A_DIM},
    Look{Ink::tiger, {232, 208}, A_BOLD, {COLOR_BLACK, COLOR_YELLOW}, A_NORMAL, A_REVERSE},
    Look{Ink::tiger_rim, {208, wood}, A_NORMAL, {COLOR_YELLOW, own}, A_NORMAL, A_NORMAL},
    Look{Ink::goat, {230, wood}, A_BOLD, {COLOR_WHITE, own}, A_BOLD, A_BOLD},
    Look{Ink::moved_tiger,
         {232, 214},
         A_BOLD | A_UNDERLINE,
         {COLOR_BLACK, COLOR_YELLOW},
         A_UNDERLINE,
         A_REVERSE | A_UNDERLINE},
    Look{Ink::moved_goat,
         {231, wood},
         A_BOLD | A_UNDERLINE,
         {COLOR_WHITE, own},
         A_BOLD | A_UNDERLINE,
         A_BOLD | A_UNDERLINE},
    Look{Ink::threatened, {203, wood}, A_BOLD, {COLOR_RED, own}, A_BOLD, A_STANDOUT},
    Look{Ink::selected, {232, 114}, A_BOLD, {COLOR_BLACK, COLOR_GREEN}, A_NORMAL, A_STANDOUT},
    Look{Ink::cursor, {227, wood}, A_BOLD, {COLOR_CYAN, own}, A_BOLD, A_BOLD},
    Look{Ink::target, {114, wood}, A_BOLD, {COLOR_GREEN, own}, A_BOLD, A_BOLD},
    Look{Ink::trace, {179, wood}, A_NORMAL, {COLOR_CYAN, own}, A_NORMAL, A_NORMAL},
    Look{Ink::event, {179, own}, A_BOLD, {COLOR_YELLOW, own}, A_BOLD, A_BOLD},
    Look{Ink::outcome, {232, 179}, A_BOLD, {COLOR_BLACK, COLOR_YELLOW}, A_NORMAL, A_REVERSE},
    Look{Ink::refusal, {210, own}, A_NORMAL, {COLOR_RED, own}, A_BOLD, A_BOLD},
};
static_assert(looks.size() == static_cast<std::size_t>(Ink::count_));

enum class Depth : std::uint8_t { none, few, many };

Depth colour_depth() {
  if (!colours_welcome() || !has_colors() || start_color() == ERR) return Depth::none;
  use_default_colors();
  return COLORS >= 256 && COLOR_PAIRS > static_cast<int>(looks.size()) ? Depth::many : Depth::few;
}

std::array<attr_t, looks.size()> appearances{};

}  // namespace

void start_palette() {
  const Depth depth = colour_depth();
  for (const Look& look : looks) {
    const auto index = static_cast<std::size_t>(look.ink);
    const auto pair = static_cast<short>(index + 1);
    if (depth == Depth::none) {
      appearances[index] = look.none;
      continue;
    }
    const Colours colours = depth == Depth::many ? look.many : look.few;
    init_pair(pair, colours.ink, colours.ground);
    const attr_t style = depth == Depth::many ? look.many_style : look.few_style;
    appearances[index] = style | static_cast<attr_t>(COLOR_PAIR(pair));
  }
}

unsigned appearance(Ink ink) {
  return appearances[static_cast<std::size_t>(ink)];
}

}  // namespace baghchal
