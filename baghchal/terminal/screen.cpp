// The one file that knows ncurses.
#define NCURSES_NOMACROS 1

#include "baghchal/terminal/screen.hpp"

#include <curses.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termcap.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <climits>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "baghchal/console/output.hpp"
#include "baghchal/terminal/screen_palette.hpp"

namespace baghchal {
namespace {

constexpr int escape_delay_ms = 25;
constexpr wint_t key_escape = 27;
constexpr wint_t key_delete = 127;
constexpr wint_t key_clear = 'U' - '@';

volatile std::sig_atomic_t end_signal = 0;

void remember_signal(int signal) {
  end_signal = signal;
}

void hear_signals() {
  struct sigaction action{};
  action.sa_handler = remember_signal;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGXCPU, SIGUSR1, SIGUSR2}) {
    sigaction(signal, &action, nullptr);
  }
}

/// The characters that lines are drawn with need a locale that has them.
void set_character_set() {
  std::setlocale(LC_ALL, "");
  if (MB_CUR_MAX == 1 && diagram_style() == DiagramStyle::unicode) {
    std::setlocale(LC_CTYPE, "C.UTF-8");
  }
}

std::string utf8(wint_t wide) {
  std::mbstate_t state{};
  std::array<char, 16> bytes{};
  const std::size_t length = std::wcrtomb(bytes.data(), static_cast<wchar_t>(wide), &state);
  return length == static_cast<std::size_t>(-1) ? "" : std::string(bytes.data(), length);
}

Input click() {
  MEVENT event;
  if (getmouse(&event) != OK || (event.bstate & BUTTON1_PRESSED) == 0) return {};
  return {.key = Key::click, .click = {event.x, event.y}};
}

Input function_key(wint_t code) {
  switch (code) {
    case KEY_UP:
      return {.key = Key::up};
    case KEY_DOWN:
      return {.key = Key::down};
    case KEY_LEFT:
      return {.key = Key::left};
    case KEY_RIGHT:
      return {.key = Key::right};
    case KEY_ENTER:
      return {.key = Key::enter};
    case KEY_BACKSPACE:
    case KEY_DC:
      return {.key = Key::backspace};
    case KEY_MOUSE:
      return click();
    case KEY_RESIZE:
      return {.key = Key::resize};
    default:
      return {};
  }
}

Input character_key(wint_t wide) {
  if (wide == L'\n' || wide == L'\r') return {.key = Key::enter};
  if (wide == key_escape) return {.key = Key::escape};
  if (wide == L'\b' || wide == key_delete) return {.key = Key::backspace};
  if (wide == key_clear) return {.key = Key::clear};
  if (wide < L' ') return {};
  return {.key = Key::character, .character = utf8(wide)};
}

/// Asked beforehand, as ncurses loses memory over a terminal that it does not know.
bool is_known_terminal() {
  const char* name = std::getenv("TERM");
  return name != nullptr && tgetent(nullptr, name) == 1;
}

/// ncurses counts rows and columns in 16 bits.
bool window_is_huge() {
  winsize size{};
  return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
         std::max(size.ws_row, size.ws_col) >= SHRT_MAX;
}

void refuse_huge_window() {
  if (window_is_huge()) throw BadInput("this window is too large to be drawn in");
}

/// Where the terminal has no second page, what comes next is written onto the last line.
void clear_last_line() {
  wmove(stdscr, getmaxy(stdscr) - 1, 0);
  wclrtoeol(stdscr);
  wrefresh(stdscr);
}

/// Whether reading has failed because the other end of the terminal was closed.
bool hung_up() {
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  return ::poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

}  // namespace

Screen::Screen() {
  refuse_huge_window();
  set_character_set();
  set_escdelay(escape_delay_ms);
  // Not initscr, which ends the program where it cannot draw.
  if (!is_known_terminal() || newterm(nullptr, stdout, stdin) == nullptr) {
    throw BadInput("this terminal cannot show a full screen; try: baghchal play | cat");
  }
  hear_signals();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  mousemask(BUTTON1_PRESSED, nullptr);
  mouseinterval(0);
  start_palette();
}

Screen::~Screen() {
  if (!window_is_huge()) clear_last_line();
  endwin();
}

int Screen::columns() const {
  return getmaxx(stdscr);
}
int Screen::rows() const {
  return getmaxy(stdscr);
}

void Screen::show(const Canvas& canvas, Cell cursor) {
  refuse_huge_window();
  werase(stdscr);
  for (int row = 0; row < canvas.rows(); ++row) {
    for (int column = 0; column < canvas.columns(); ++column) {
      const Canvas::Patch& patch = canvas.at({column, row});
      wattrset(stdscr, static_cast<int>(appearance(patch.ink)));
      mvwaddnstr(stdscr, row, column, patch.text.data(), static_cast<int>(patch.text.size()));
    }
  }
  wmove(stdscr, cursor.row, cursor.column);
  wrefresh(stdscr);
}

Input Screen::read(std::chrono::milliseconds patience) {
  wtimeout(stdscr, static_cast<int>(patience.count()));
  wint_t code = 0;
  const int kind = wget_wch(stdscr, &code);
  if (kind == KEY_CODE_YES) return function_key(code);
  if (kind == OK) return character_key(code);
  return {.key = hung_up() ? Key::gone : Key::none};
}

int Screen::ended_by_signal() {
  return end_signal;
}

}  // namespace baghchal
