#include "baghchal/cli/session.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/cli/output.hpp"
#include "baghchal/notation/move_text.hpp"

namespace baghchal {
namespace {

/// "3. Goats: c3", numbered as in a game record.
std::string move_sentence(const Game& game, Move move, Side side) {
  const int number = (game.ply() + 1) / 2;
  return fmt::format("{}. {}: {}", number, side == Side::goats ? "Goats" : "Tigers",
                     to_text(move, game.board()));
}

Game game_of(const SessionPlan& plan) {
  return Game(plan.variant, plan.start.position, plan.start.ply.value_or(0));
}

PointSet pieces(const Position& position, Side side) {
  return side == Side::goats ? position.goats() : position.tigers();
}

std::unique_ptr<Opponent> opponent_at(std::optional<int> level, std::uint64_t seed) {
  return level ? make_opponent(*level, seed) : nullptr;
}

}  // namespace

Session::Session(const SessionPlan& plan) : plan_(plan), game_(game_of(plan)) {
  seat_players();
  if (const auto outcome = game_.outcome()) {
    say(MessageKind::outcome, sentence(*outcome, game_.variant()));
  }
}

void Session::seat_players() {
  players_.goats = opponent_at(plan_.seats.goats, plan_.seed);
  players_.tigers = opponent_at(plan_.seats.tigers, plan_.seed + 1);
  adviser_ = make_opponent(highest_level, plan_.seed);
}

Opponent* Session::player(Side side) {
  return side == Side::goats ? players_.goats.get() : players_.tigers.get();
}

Opponent& Session::mover() {
  return *player(game_.position().side());
}

bool Session::program_to_move() const {
  return !game_over() && plan_.seats.level(game_.position().side()).has_value();
}

std::vector<Message> Session::take_messages() {
  return std::exchange(messages_, {});
}

void Session::say(MessageKind kind, std::string text) {
  messages_.push_back({kind, std::move(text)});
}

void Session::announce() {
  const Audience audience =
      program_plays_itself() ? Audience::program_against_itself : Audience::a_person_plays;
  for (const Event& event : events(game_, audience)) {
    const bool end = event.kind == EventKind::game_over;
    say(end ? MessageKind::outcome : MessageKind::event, sentence(event, game_));
  }
}

void Session::forget_marks() {
  selection_.reset();
  hint_.reset();
}

void Session::make(Move move) {
  const Side side = game_.position().side();
  if (const auto played = game_.play(move); !played) {
    return say(MessageKind::refusal, played.error().sentence + ".");
  }
  forget_marks();
  say(MessageKind::move, move_sentence(game_, move, side));
  announce();
}

void Session::play_for_program(Move move) {
  make(move);
}

bool Session::refuse_if_not_persons_turn() {
  if (game_over()) {
    say(MessageKind::refusal, "The game is over; start a new one, or take a move back.");
  } else if (program_plays_itself()) {
    say(MessageKind::refusal, "The program plays both sides here.");
  } else if (program_to_move()) {
    say(MessageKind::refusal, fmt::format("{} to move, and the program plays them.",
                                          capital_name(game_.position().side())));
  }
  return !person_to_move();
}

bool Session::may_ask_hint() {
  return !refuse_if_not_persons_turn();
}

void Session::give_hint(Move move) {
  hint_ = move;
  say(MessageKind::answer, fmt::format("Hint: {}.", to_text(move, game_.board())));
}

void Session::play(std::string_view text) {
  const auto asked = parse_attempt(text, game_.board());
  if (!asked) return say(MessageKind::refusal, asked.error() + ".");
  if (refuse_if_not_persons_turn()) return;
  attempt(*asked);
}

void Session::attempt(const Attempt& attempt) {
  const auto move = game_.resolve(attempt);
  if (!move) return say(MessageKind::refusal, move.error().sentence + ".");
  make(*move);
}

void Session::tap(Point point) {
  if (refuse_if_not_persons_turn()) return;
  const Position& position = game_.position();
  const bool places = position.side() == Side::goats && position.placement_phase();
  if (places) return attempt({.from = no_point, .to = point, .kind = {}});
  if (selection_ == point) return drop_selection();
  if (contains(pieces(position, position.side()), point)) return select(point);
  if (selection_) return attempt({.from = *selection_, .to = point, .kind = {}});
  say(MessageKind::refusal, fmt::format("Choose one of the {} first: there is none on {}.",
                                        name(position.side()), game_.board().point_name(point)));
}

void Session::select(Point point) {
  selection_ = point;
  if (targets() != 0) return;
  selection_.reset();
  say(MessageKind::refusal, fmt::format("The {} on {} has no move.",
                                        game_.position().side() == Side::goats ? "goat" : "tiger",
                                        game_.board().point_name(point)));
}

PointSet Session::targets() const {
  PointSet found = 0;
  if (!selection_) return found;
  for (const Move move : game_.legal_moves()) {
    if (move.from() == *selection_) found |= singleton(move.to());
  }
  return found;
}

bool Session::person_can_take_back() const {
  if (!game_.can_undo()) return false;
  if (program_plays_itself() || (game_over() && !game_.history().outcome())) return true;
  const auto earlier = game_.positions().first(game_.moves().size());
  return std::ranges::any_of(
      earlier, [&](const Position& position) { return !plan_.seats.level(position.side()); });
}

void Session::undo() {
  if (!person_can_take_back()) {
    return say(MessageKind::refusal, "There is nothing of yours to take back yet.");
  }
  forget_marks();
  const bool only_declared = game_over() && !game_.history().outcome();
  if (!only_declared) return take_back_plies();
  game_.undo();
  say(MessageKind::answer, "Taken back: the game goes on.");
}

void Session::take_back_plies() {
  std::string taken;
  do {
    taken = fmt::format("{}{}{}", to_text(*game_.last_move(), game_.board()),
                        taken.empty() ? "" : " ", taken);
    game_.undo();
  } while (program_to_move() && !program_plays_itself());
  say(MessageKind::answer, fmt::format("Taken back: {}.", taken));
}

void Session::redo() {
  if (!game_.can_redo()) {
    return say(MessageKind::refusal, "There is nothing that was taken back.");
  }
  forget_marks();
  const int before = game_.ply();
  do {
    game_.redo();
  } while (game_.can_redo() && program_to_move() && !program_plays_itself());
  say(MessageKind::answer, fmt::format("Played again: {}.", counted(game_.ply() - before, "move")));
  if (game_over()) announce();
}

std::optional<Side> Session::only_person() const {
  if (people_only()) return game_.position().side();
  if (program_plays_itself()) return std::nullopt;
  return plan_.seats.goats ? Side::tigers : Side::goats;
}

void Session::resign() {
  if (game_over()) return say(MessageKind::refusal, "The game is over already.");
  const auto side = only_person();
  if (!side) return say(MessageKind::refusal, "The program plays both sides; neither resigns.");
  forget_marks();
  game_.resign(*side);
  announce();
}

void Session::offer_draw() {
  if (refuse_if_not_persons_turn()) return;
  const Side other = opponent(game_.position().side());
  if (Opponent* program = player(other); program && !program->accepts_draw(game_, other)) {
    return say(MessageKind::answer, "The program declines the draw.");
  }
  forget_marks();
  game_.agree_draw();
  announce();
}

void Session::new_game() {
  plan_.seed += 2;
  game_ = game_of(plan_);
  forget_marks();
  seat_players();
  say(MessageKind::answer, "A new game.");
}

bool Session::save(const std::string& path, Existing existing) {
  try {
    write_file(path, saved_game(game_, plan_.seats, today()), existing);
  } catch (const BadInput& problem) {
    say(MessageKind::refusal, fmt::format("Not saved: {}.", problem.what()));
    return false;
  }
  say(MessageKind::answer, fmt::format("Saved as {}.", path));
  return true;
}

void Session::list_moves() {
  std::vector<std::string> texts;
  for (const Move move : game_.legal_moves()) texts.push_back(to_text(move, game_.board()));
  std::ranges::sort(texts);
  std::string list;
  for (const std::string& text : texts) list += " " + text;
  say(MessageKind::answer,
      texts.empty() ? "There are no moves: the game is over." : fmt::format("Moves:{}", list));
  for (const auto& [move, ply] : game_.forbidden_moves()) {
    say(MessageKind::answer, fmt::format("Forbidden: {} recreates the position after ply {}.",
                                         to_text(move, game_.board()), ply));
  }
}

}  // namespace baghchal
