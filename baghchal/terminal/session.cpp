#include "baghchal/terminal/session.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/console/output.hpp"
#include "baghchal/console/time_limit.hpp"
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

std::string moves_text(std::span<const Move> moves, const Geometry& board) {
  std::string text;
  for (const Move move : moves) {
    text += text.empty() ? "" : " ";
    text += to_text(move, board);
  }
  return text;
}

std::string_view reason_against_draw(const Game& game) {
  return game.position().placement_phase() ? "not before all goats are placed" : "it stands better";
}

PointSet pieces(const Position& position, Side side) {
  return side == Side::goats ? position.goats() : position.tigers();
}

}  // namespace

Session::Session(const SessionPlan& plan)
    : plan_(plan),
      game_(plan.opened ? plan.opened->game : game_of(plan)),
      file_(plan.file),
      file_is_own_(plan.opened && plan.opened->saved_here) {
  say_where_it_begins();
}

void Session::say_where_it_begins() {
  if (!plan_.note.empty()) say(MessageKind::answer, plan_.note);
  if (plan_.opened) {
    say(MessageKind::answer, fmt::format("Going on with {}: {} played so far.", file_,
                                         counted(std::ssize(game_.moves()), "move")));
  }
  if (const auto outcome = game_.outcome()) {
    say(MessageKind::outcome, sentence(*outcome, game_.variant()));
  }
}

PlayOrder Session::order() const {
  const Side side = game_.position().side();
  return {.strength = *plan_.seats.strength(side),
          .seed = plan_.seed + (side == Side::tigers ? 1 : 0)};
}

PlayOrder Session::hint_order() const {
  return {.strength = plan_.hints, .seed = plan_.seed};
}

std::function<bool()> Session::due(const PlayOrder& order) const {
  return order.strength.is_perfect() ? time_limit(plan_.search_time) : std::function<bool()>();
}

bool Session::program_to_move() const {
  return !game_over() && plan_.seats.strength(game_.position().side()).has_value();
}

std::vector<Message> Session::take_messages() {
  return std::exchange(messages_, {});
}

void Session::say(MessageKind kind, std::string_view text) {
  messages_.push_back({kind, printable(text), game_.ply()});
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

bool Session::refuse_if_over() {
  if (game_over()) {
    say(MessageKind::refusal, "The game is over; start a new one, or take a move back.");
  }
  return game_over();
}

bool Session::refuse_if_not_persons_turn() {
  if (refuse_if_over()) return true;
  if (program_plays_itself()) {
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
  if (program_plays_itself() || (game_over() && !game_.history().outcome())) return true;
  const auto earlier = game_.positions().first(game_.moves().size());
  return std::ranges::any_of(
      earlier, [&](const Position& position) { return !plan_.seats.strength(position.side()); });
}

void Session::undo() {
  if (!game_.can_undo()) {
    return say(MessageKind::refusal, "There is nothing to take back: this is where it began.");
  }
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
  const Game before = game_;
  do {
    game_.undo();
  } while (program_to_move() && !program_plays_itself());
  const auto taken = before.moves().subspan(game_.moves().size());
  say(MessageKind::answer, fmt::format("Taken back: {}.", moves_text(taken, game_.board())));
}

void Session::redo() {
  if (!game_.can_redo()) {
    return say(MessageKind::refusal, "There is nothing that was taken back.");
  }
  forget_marks();
  const std::size_t before = game_.moves().size();
  do {
    game_.redo();
  } while (game_.can_redo() && program_to_move() && !program_plays_itself());
  const auto played = game_.moves().subspan(before);
  if (!played.empty()) {
    say(MessageKind::answer, fmt::format("Played again: {}.", moves_text(played, game_.board())));
  }
  if (game_over()) announce();
}

std::optional<Side> Session::only_person() const {
  if (people_only()) return game_.position().side();
  if (program_plays_itself()) return std::nullopt;
  return plan_.seats.goats ? Side::tigers : Side::goats;
}

void Session::resign() {
  if (refuse_if_over()) return;
  const auto side = only_person();
  if (!side) return say(MessageKind::refusal, "The program plays both sides; neither resigns.");
  forget_marks();
  game_.resign(*side);
  announce();
}

void Session::offer_draw() {
  if (refuse_if_not_persons_turn()) return;
  const Side other = opponent(game_.position().side());
  const auto program = plan_.seats.strength(other);
  if (program && !plan_.engine->accepts_draw(game_, other, *program)) {
    return say(MessageKind::answer,
               fmt::format("The program declines the draw: {}.", reason_against_draw(game_)));
  }
  forget_marks();
  game_.agree_draw();
  announce();
}

void Session::new_game() {
  plan_.seed += 2;
  game_ = game_of(plan_);
  file_.clear();
  file_is_own_ = false;
  forget_marks();
  plan_.engine->forget();
  say(MessageKind::answer, "A new game.");
}

bool Session::would_replace(const std::string& name) const {
  return !(file_is_own_ && name == file_) && file_exists(without_tilde(name));
}

bool Session::save(const std::string& name, Existing existing) {
  if (file_is_own_ && name == file_) existing = Existing::replace;
  try {
    write_file(without_tilde(name), saved_game(game_, plan_.seats, today()), existing);
  } catch (const BadInput& problem) {
    say(MessageKind::refusal, fmt::format("Not saved: {}.", problem.what()));
    return false;
  }
  file_ = name;
  file_is_own_ = true;
  say(MessageKind::answer,
      fmt::format("Saved as {}; baghchal play {} goes on with it.", name, shell_word(name)));
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
