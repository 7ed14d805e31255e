#include "baghchal/terminal/screen_panel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "baghchal/console/characters.hpp"
#include "baghchal/console/output.hpp"

namespace baghchal {
namespace {

bool draws_unicode() {
  return diagram_style() == DiagramStyle::unicode;
}

std::string repeated(std::string_view text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

/// "  18 in hand ●●●…··": pieces and places, on a line of their own where they need one.
void put_tally(TextColumn& column, const std::string& text, int number, int most) {
  const bool unicode = draws_unicode();
  const std::string pieces =
      repeated(unicode ? "●" : "o", number) + repeated(unicode ? "·" : ".", most - number);
  if (width(text) + 1 + width(pieces) <= column.columns()) {
    return column.line(fmt::format("{} {}", text, pieces), Ink::plain);
  }
  column.line(text, Ink::plain);
  column.line("  " + pieces, Ink::plain);
}

std::string seat_text(std::optional<Strength> strength) {
  return strength ? fmt::format("program, {}", words(*strength)) : "a person";
}

void put_player(TextColumn& column, const Session& session, Side side) {
  const bool to_move = !session.game_over() && session.game().position().side() == side;
  column.line(
      fmt::format("{} {:<6} {}", to_move ? ">" : " ", side == Side::goats ? "Goats" : "Tigers",
                  seat_text(session.seats().strength(side))),
      to_move ? Ink::bold : Ink::plain);
}

/// In a last stand more can be captured than it takes to win.
std::string captured_text(int captured, int to_win) {
  return captured <= to_win ? fmt::format("  {:>2} of {} captured", captured, to_win)
                            : fmt::format("  {:>2} captured", captured);
}

void put_sides(TextColumn& column, const Session& session) {
  const Game& game = session.game();
  const Geometry& board = game.board();
  const int captured = game.position().captured(board);
  const int trapped = count(hemmed_in_tigers(game.position(), board));
  const int to_win = game.variant().rules.captures_to_win;
  put_player(column, session, Side::goats);
  put_tally(column, fmt::format("  {:>2} in hand", game.position().hand()), game.position().hand(),
            board.goats());
  put_tally(column, captured_text(captured, to_win), captured, std::max(captured, to_win));
  put_player(column, session, Side::tigers);
  put_tally(column, fmt::format("  {:>2} of {} trapped", trapped, board.tigers()), trapped,
            board.tigers());
}

std::string turn_sentence(const ScreenState& state) {
  const Session& session = state.session;
  if (state.thinking) {
    static constexpr std::array dots{".  ", ".. ", "..."};
    return fmt::format("The program is thinking{}",
                       dots[static_cast<std::size_t>(state.heartbeat) % dots.size()]);
  }
  const Side side = session.game().position().side();
  if (session.program_to_move() || session.people_only()) {
    return fmt::format("{} to move.", capital_name(side));
  }
  return fmt::format("Your turn: the {}.", name(side));
}

std::string ply_sentence(const Game& game) {
  const auto left = game.plies_left();
  if (!left) return fmt::format("{} {} played", game.ply(), game.ply() == 1 ? "ply" : "plies");
  return fmt::format("{} of {} plies played", game.ply(), game.ply() + *left);
}

void put_turn(TextColumn& column, const ScreenState& state) {
  const Game& game = state.session.game();
  if (const auto outcome = game.outcome()) {
    column.boxed("The game is over.", Ink::outcome);
    column.boxed(sentence(*outcome, game.variant()), Ink::outcome);
  } else {
    column.line(turn_sentence(state), Ink::bold);
  }
  column.line(ply_sentence(game), Ink::dim);
}

Ink ink_of(MessageKind kind) {
  switch (kind) {
    case MessageKind::move:
      return Ink::plain;
    case MessageKind::event:
      return Ink::event;
    case MessageKind::outcome:
      return Ink::outcome;
    case MessageKind::refusal:
      return Ink::refusal;
    case MessageKind::answer:
      break;
  }
  return Ink::bold;
}

/// The last messages, as many as there is room for.
void put_log(TextColumn& column, const std::vector<Message>& log) {
  struct Line {
    std::string text;
    Ink ink;
  };
  std::vector<Line> lines;
  for (const Message& message : log) {
    for (std::string& text : wrapped(message.text, column.columns())) {
      lines.push_back({std::move(text), ink_of(message.kind)});
    }
  }
  const int room = std::max(column.rows_left(), 0);
  const int surplus = std::max(static_cast<int>(lines.size()) - room, 0);
  lines.erase(lines.begin(), lines.begin() + surplus);
  for (const Line& line : lines) column.line(line.text, line.ink);
}

}  // namespace

void put_panel(TextColumn column, const ScreenState& state) {
  put_sides(column, state.session);
  column.skip();
  put_turn(column, state);
  column.line(repeated(draws_unicode() ? "─" : "-", column.columns()), Ink::dim);
  put_log(column, state.log);
}

}  // namespace baghchal
