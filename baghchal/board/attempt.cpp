#include "baghchal/board/attempt.hpp"

#include <fmt/format.h>

namespace baghchal {
namespace {

/// Finds the first reason against an attempt, from the most to the least obvious.
class Resolver {
 public:
  Resolver(const Attempt& attempt, const Position& position, const Variant& variant)
      : attempt_(attempt), position_(position), variant_(variant), board_(*variant.board) {}

  tl::expected<Move, Refusal> run() const {
    if (!on_board(attempt_.to) || (attempt_.from != no_point && !on_board(attempt_.from))) {
      return refuse(RefusalReason::no_such_point, "this board has no such point");
    }
    if (decision(position_, variant_) != Decision::none) {
      return refuse(RefusalReason::game_over, "the game is over");
    }
    return attempt_.from == no_point ? placement() : from_point();
  }

 private:
  bool on_board(Point point) const { return point < board_.points(); }
  bool tigers_turn() const { return position_.side() == Side::tigers; }
  std::string_view name(Point point) const { return board_.point_name(point); }

  tl::unexpected<Refusal> refuse(RefusalReason reason, std::string_view why) const {
    const std::string what =
        reason == RefusalReason::no_such_point ? "" : attempt_text(attempt_, board_) + ": ";
    return tl::unexpected(Refusal{reason, what + std::string(why)});
  }

  std::string occupant(Point point) const {
    return fmt::format("a {} stands on {}", contains(position_.tigers(), point) ? "tiger" : "goat",
                       name(point));
  }

  tl::expected<Move, Refusal> placement() const {
    if (tigers_turn()) {
      return refuse(RefusalReason::tigers_not_placed,
                    "it is the tigers' turn, and a tiger moves from one point to another");
    }
    if (!position_.placement_phase()) {
      return refuse(RefusalReason::no_goat_in_hand,
                    fmt::format("all {} goats are placed; move one along a line", board_.goats()));
    }
    if (contains(position_.occupied(), attempt_.to)) {
      return refuse(RefusalReason::occupied, occupant(attempt_.to));
    }
    return Move::placement(attempt_.to);
  }

  tl::expected<Move, Refusal> from_point() const {
    const Point from = attempt_.from;
    if (!contains(position_.occupied(), from)) {
      return refuse(RefusalReason::nothing_there, fmt::format("nothing stands on {}", name(from)));
    }
    const bool moves_tiger = contains(position_.tigers(), from);
    if (moves_tiger != tigers_turn()) {
      return refuse(
          RefusalReason::not_your_piece,
          fmt::format("a {} stands on {}, and it is the {}' turn", moves_tiger ? "tiger" : "goat",
                      name(from), tigers_turn() ? "tigers" : "goats"));
    }
    if (!moves_tiger && position_.placement_phase()) {
      return refuse(RefusalReason::goats_stay_put,
                    fmt::format("goats stay put until all {} are placed ({} in hand)",
                                board_.goats(), position_.hand()));
    }
    if (contains(position_.occupied(), attempt_.to)) {
      return refuse(RefusalReason::occupied, occupant(attempt_.to));
    }
    if (contains(board_.near(from), attempt_.to)) return step();
    return jump();
  }

  tl::expected<Move, Refusal> step() const {
    if (attempt_.kind == MoveKind::capture) {
      return refuse(RefusalReason::not_that_kind,
                    fmt::format("{} and {} are neighbours, so nothing is captured; a step is "
                                "written {}-{}",
                                name(attempt_.from), name(attempt_.to), name(attempt_.from),
                                name(attempt_.to)));
    }
    return unless_confining(Move::step(attempt_.from, attempt_.to));
  }

  tl::expected<Move, Refusal> jump() const {
    const Point over = board_.jumped(attempt_.from, attempt_.to);
    if (over == no_point) {
      return refuse(RefusalReason::no_line,
                    fmt::format("no line joins {} and {}", name(attempt_.from), name(attempt_.to)));
    }
    if (!tigers_turn()) {
      return refuse(RefusalReason::goats_cannot_jump, "goats move one point at a time");
    }
    if (!contains(position_.goats(), over)) {
      return refuse(
          RefusalReason::no_victim,
          contains(position_.tigers(), over)
              ? fmt::format("a tiger stands on {}, and tigers jump over goats only", name(over))
              : fmt::format("no goat stands on {} to jump over", name(over)));
    }
    if (attempt_.kind == MoveKind::step) {
      return refuse(RefusalReason::not_that_kind,
                    fmt::format("this jumps the goat on {}; a capture is written {}x{}", name(over),
                                name(attempt_.from), name(attempt_.to)));
    }
    return unless_confining(Move::capture(attempt_.from, over, attempt_.to));
  }

  tl::expected<Move, Refusal> unless_confining(Move move) const {
    if (tigers_turn() && confines_goats(position_, move, variant_)) {
      return refuse(RefusalReason::confines_goats,
                    "it would leave the goats no move at all, which the tigers may not do");
    }
    return move;
  }

  const Attempt& attempt_;
  const Position& position_;
  const Variant& variant_;
  const Geometry& board_;
};

}  // namespace

tl::expected<Move, Refusal> resolve(const Attempt& attempt, const Position& position,
                                    const Variant& variant) {
  return Resolver(attempt, position, variant).run();
}

Attempt attempt_of(Move move) {
  return {move.from(), move.to(), move.kind()};
}

std::string attempt_text(const Attempt& attempt, const Geometry& board) {
  if (attempt.from == no_point) return std::string(board.point_name(attempt.to));
  return fmt::format("{}{}{}", board.point_name(attempt.from),
                     attempt.kind == MoveKind::capture ? "x" : "-", board.point_name(attempt.to));
}

}  // namespace baghchal
