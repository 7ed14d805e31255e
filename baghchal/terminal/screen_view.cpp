#include "baghchal/terminal/screen_view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "baghchal/console/characters.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/terminal/help_text.hpp"
#include "baghchal/terminal/screen_panel.hpp"

namespace baghchal {
namespace {

constexpr int gap = 2;  // between board and panel, and left of the board
constexpr int rows_round_board = 3;

Marks marks_of(const ScreenState& state) {
  const Session& session = state.session;
  const bool aims = session.person_to_move();
  Marks marks{.cursor = aims ? std::optional(state.cursor) : std::nullopt,
              .selection = session.selection(),
              .targets = session.targets(),
              .last_move = session.game().last_move(),
              .hint = session.hint()};
  for (const Move move : session.game().legal_moves()) {
    if (move.is_capture() && session.selection() == move.from()) {
      marks.threatened |= singleton(move.over());
    }
  }
  if (session.hint() && session.hint()->kind() != MoveKind::placement && !marks.selection) {
    marks.selection = session.hint()->from();
  }
  return marks;
}

std::string advice_to_move(const Position& position) {
  constexpr std::string_view how = "arrows and Enter, a click, or type";
  if (position.side() == Side::tigers) return fmt::format("Choose a tiger: {} a1-b2.", how);
  return position.placement_phase() ? fmt::format("Place a goat: {} c3.", how)
                                    : fmt::format("Choose a goat: {} a1-b2.", how);
}

/// What a person can do now, for one who does not know.
std::string advice(const ScreenState& state) {
  const Session& session = state.session;
  if (session.game_over()) return "n starts a new game, u takes back, s saves, q leaves.";
  if (session.program_plays_itself()) return state.pace.sentence();
  if (session.program_to_move()) return "The program's turn; u takes your move back.";
  if (session.selection()) {
    return fmt::format("Where to? {} marks where it can go; Esc drops it.",
                       diagram_style() == DiagramStyle::unicode ? "●" : "*");
  }
  return advice_to_move(session.game().position());
}

struct Prompt {
  std::string text;
  Ink ink;
  bool is_typed;  ///< the terminal's cursor belongs at its end
};

Prompt prompt(const ScreenState& state) {
  if (!state.question.empty()) return {state.question, Ink::event, true};
  if (state.typed.empty()) return {advice(state), Ink::plain, false};
  return {fmt::format("Your move (Enter plays it, Esc drops it): {}", state.typed), Ink::plain,
          true};
}

/// The end of a text that is too long for a line: where one types.
std::string tail(std::string_view text, int columns) {
  if (width(text) <= columns) return std::string(text);
  std::string end;
  while (width(end) + 1 < columns) {
    const std::string_view shorter = without_last_character(text);
    end.insert(0, text.substr(shorter.size()));
    text = shorter;
  }
  return (diagram_style() == DiagramStyle::unicode ? "…" : "<") + end;
}

void put_prompt(ScreenView& view, const Prompt& asked) {
  const int row = view.canvas.rows() - 2;
  const std::string text = tail(asked.text, view.canvas.columns() - 2);
  view.canvas.fill({0, row}, view.canvas.columns(), 1, Ink::plain);
  view.canvas.put({1, row}, text, asked.ink);
  if (asked.is_typed) view.cursor = {1 + width(text), row};
}

/// In the order in which there is room for them: the last go first.
std::span<const std::string_view> keys_of(const Session& session) {
  using std::string_view_literals::operator""sv;
  static constexpr std::array playing{"? help"sv, "q quit"sv, "h hint"sv, "u undo"sv,  "r redo"sv,
                                      "s save"sv, "o draw"sv, "n new"sv,  "g resign"sv};
  static constexpr std::array watching{"? help"sv, "q quit"sv, "space pause"sv, ". step"sv, "+ -"sv,
                                       "s save"sv, "u undo"sv, "r redo"sv,      "n new"sv};
  static constexpr std::array over{"? help"sv, "q quit"sv, "n new"sv, "u undo"sv, "s save"sv};
  if (session.game_over()) return over;
  if (session.program_plays_itself()) return watching;
  return playing;
}

std::string keys_line(const Session& session, int columns) {
  std::string line;
  for (const std::string_view key : keys_of(session)) {
    const std::string_view blanks = line.empty() ? "" : "  ";
    if (width(line) + width(blanks) + width(key) > columns) break;
    line += fmt::format("{}{}", blanks, key);
  }
  return line;
}

void put_bar(Canvas& canvas, int row, std::string_view text, Ink ink) {
  canvas.fill({0, row}, canvas.columns(), 1, ink);
  canvas.put({1, row}, text, ink);
}

std::optional<ScreenBoard> board_for(const Geometry& board, int columns, int rows) {
  const int room = rows - rows_round_board;
  if (room < lowest_panel) return std::nullopt;
  return ScreenBoard::largest(board, columns - narrowest_panel - 2 * gap, room, diagram_style());
}

void put_too_small(Canvas& canvas, const Geometry& board) {
  const ScreenBoard smallest(board, ScreenBoard::smallest_spacing, diagram_style());
  const std::string text = fmt::format(
      "This window is too small for the board: it needs {} by {} characters. Make it larger, or "
      "press q.",
      smallest.columns() + narrowest_panel + 2 * gap,
      std::max(smallest.rows(), lowest_panel) + rows_round_board);
  TextColumn(canvas, {0, 0}, canvas.columns(), canvas.rows()).paragraph(text, Ink::bold);
}

void put_game(ScreenView& view, const ScreenState& state) {
  Canvas& canvas = view.canvas;
  const int room = canvas.rows() - rows_round_board;
  view.board_at = {gap, 1 + (room - view.board->rows()) / 2};
  view.board->draw(canvas, view.board_at, state.session.game().position(), marks_of(state));
  const Cell point = view.board->cell(state.cursor);
  view.cursor = {view.board_at.column + point.column, view.board_at.row + point.row};
  const int left = view.board_at.column + view.board->columns() + gap;
  put_panel(TextColumn(canvas, {left, 1}, canvas.columns() - left, room), state);
}

void put_frame(ScreenView& view, const ScreenState& state) {
  Canvas& canvas = view.canvas;
  put_bar(canvas, 0, "BAGH-CHAL", Ink::title);
  put_prompt(view, prompt(state));
  put_bar(canvas, canvas.rows() - 1, keys_line(state.session, canvas.columns() - 2), Ink::bar);
}

constexpr std::array help_on_keys{
    "arrows, Enter   go to a point; place a goat there, choose a piece, or move the chosen one",
    "mouse           the same with a click",
    "c3, a1-b2       or type a move and press Enter",
    "h hint   u take back   r play again   s save",
    "o offer a draw   g resign   n new game   q quit",
    "To go on with a saved game: baghchal play FILE",
    "A hint is perfect where the tables of baghchal solve reach, else level 10's move.",
    "Where the program plays itself: space pauses, . plays one ply, + and - change the speed.",
};

std::string help_on_marks() {
  const bool unicode = diagram_style() == DiagramStyle::unicode;
  return fmt::format(
      "T is a tiger, G a goat; {} is where the last move came from, {} where a goat was captured, "
      "[ ] where the arrows have come to, ? where a hint goes.",
      unicode ? "○" : "o", unicode ? "×" : "x");
}

std::vector<std::string> help_lines(const Variant& variant, int columns) {
  std::vector<std::string> lines;
  const auto add = [&](std::string_view text) {
    const std::vector<std::string> parts = wrapped(text, columns);
    lines.insert(lines.end(), parts.begin(), parts.end());
  };
  for (const std::string& rule : rules_in_brief(variant)) add(rule);
  lines.emplace_back();
  for (const char* line : help_on_keys) add(line);
  add(help_on_marks());
  return lines;
}

}  // namespace

std::optional<Point> ScreenView::point_near(Cell click) const {
  if (!board) return std::nullopt;
  return board->point_near({click.column - board_at.column, click.row - board_at.row});
}

ScreenView game_view(const ScreenState& state, int columns, int rows) {
  const Geometry& board = state.session.game().board();
  ScreenView view{.canvas = Canvas(columns, rows)};
  view.board = board_for(board, columns, rows);
  view.too_small = !view.board;
  if (view.too_small) {
    put_too_small(view.canvas, board);
    if (!state.question.empty()) put_prompt(view, prompt(state));
    return view;
  }
  put_game(view, state);
  put_frame(view, state);
  return view;
}

ScreenView help_view(const Variant& variant, int first_row, int columns, int rows) {
  ScreenView view{.canvas = Canvas(columns, rows)};
  TextColumn column(view.canvas, {1, 2}, std::max(columns - 2, 1), rows - rows_round_board);
  const std::vector<std::string> lines = help_lines(variant, column.columns());
  const int last = std::max(static_cast<int>(lines.size()) - column.rows_left(), 0);
  view.first_row = std::clamp(first_row, 0, last);
  for (int i = view.first_row; i < static_cast<int>(lines.size()); ++i) {
    column.line(lines[static_cast<std::size_t>(i)], Ink::plain);
  }
  put_bar(view.canvas, 0, "BAGH-CHAL: how it is played", Ink::title);
  put_bar(view.canvas, rows - 1, "up and down scroll; any other key goes back to the game",
          Ink::bar);
  view.cursor = {0, rows - 1};
  return view;
}

}  // namespace baghchal
