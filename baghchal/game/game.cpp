#include "baghchal/game/game.hpp"

#include <fmt/format.h>

#include <string_view>

namespace baghchal {
namespace {

tl::unexpected<Refusal> refuse(RefusalReason reason, const Attempt& attempt, const Geometry& board,
                               std::string_view why) {
  return tl::unexpected(Refusal{reason, fmt::format("{}: {}", attempt_text(attempt, board), why)});
}

std::string how_it_ended(const Outcome& outcome, const Variant& variant) {
  std::string ending = sentence(outcome, variant);
  ending.pop_back();  // the full stop
  return fmt::format("the game is over ({})", ending);
}

}  // namespace

Game::Game(const Variant& variant) : Game(variant, Position::start(*variant.board), 0) {}

Game::Game(const Variant& variant, const Position& start, int start_ply)
    : history_(variant, start, start_ply) {}

std::optional<Move> Game::last_move() const {
  if (moves().empty()) return std::nullopt;
  return moves().back();
}

std::optional<Outcome> Game::outcome() const {
  return declared_ ? declared_ : history_.outcome();
}

MoveList Game::legal_moves() const {
  return declared_ ? MoveList() : history_.legal_moves();
}

tl::expected<Move, Refusal> Game::resolve(const Attempt& attempt) const {
  auto move = baghchal::resolve(attempt, position(), variant());
  if (!move && move.error().reason == RefusalReason::no_such_point) return move;
  if (const auto over = outcome()) {
    return refuse(RefusalReason::game_over, attempt, board(), how_it_ended(*over, variant()));
  }
  if (!move) return move;
  if (const auto ply = history_.forbidden_by_ply(*move)) {
    return refuse(
        RefusalReason::repeats_position, attempt, board(),
        fmt::format("recreates the position after ply {}, and no position may stand twice", *ply));
  }
  return move;
}

tl::expected<void, Refusal> Game::play(Move move) {
  const Attempt attempt = attempt_of(move);
  const auto meant = resolve(attempt);
  if (!meant) return tl::unexpected(meant.error());
  if (*meant != move) {
    return refuse(RefusalReason::no_victim, attempt, board(),
                  "the victim is not the goat that this jumps over");
  }
  forget_undone();
  history_.append(move);
  return {};
}

void Game::undo() {
  if (declared_) {
    undone_declaration_ = declared_;
    declared_.reset();
    return;
  }
  undone_moves_.push_back(moves().back());
  history_.take_back();
}

void Game::redo() {
  if (undone_moves_.empty()) {
    declared_ = undone_declaration_;
    undone_declaration_.reset();
    return;
  }
  history_.append(undone_moves_.back());
  undone_moves_.pop_back();
}

bool Game::resign(Side side) {
  return declare({opponent(side), OutcomeReason::resignation});
}

bool Game::agree_draw() {
  return declare({std::nullopt, OutcomeReason::agreement});
}

bool Game::declare(const Outcome& outcome) {
  if (this->outcome()) return false;
  forget_undone();
  declared_ = outcome;
  return true;
}

void Game::forget_undone() {
  undone_moves_.clear();
  undone_declaration_.reset();
}

}  // namespace baghchal
