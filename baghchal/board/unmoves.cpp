#include "baghchal/board/unmoves.hpp"

namespace baghchal {
namespace {

/// Takes back each kind of move that may have led to one position.
class Unmover {
 public:
  Unmover(const Position& position, const Variant& variant)
      : now_(position), variant_(variant), board_(*variant.board), empty_(now_.empty(board_)) {}

  std::vector<Predecessor> run() {
    if (now_.side() == Side::goats) {
      take_back_tiger_moves();
    } else {
      take_back_placements();
      if (!now_.placement_phase()) take_back_goat_steps();
    }
    return std::move(found_);
  }

 private:
  void take_back_tiger_moves() {
    for (const Point to : each(now_.tigers())) {
      const PointSet others = now_.tigers() & ~singleton(to);
      for (const Point from : each(board_.near(to) & empty_)) {
        add(Position::unchecked(others | singleton(from), now_.goats(), now_.hand(), Side::tigers),
            Move::step(from, to));
      }
      if (now_.captured(board_) > 0) take_back_captures(to, others);
    }
  }

  void take_back_captures(Point to, PointSet others) {
    for (const Jump& back : board_.jumps_from(to)) {
      if (!contains(empty_, back.over) || !contains(empty_, back.to)) continue;
      add(Position::unchecked(others | singleton(back.to), now_.goats() | singleton(back.over),
                              now_.hand(), Side::tigers),
          Move::capture(back.to, back.over, to));
    }
  }

  void take_back_placements() {
    for (const Point to : each(now_.goats())) {
      add(Position::unchecked(now_.tigers(), now_.goats() & ~singleton(to), now_.hand() + 1,
                              Side::goats),
          Move::placement(to));
    }
  }

  void take_back_goat_steps() {
    for (const Point to : each(now_.goats())) {
      const PointSet others = now_.goats() & ~singleton(to);
      for (const Point from : each(board_.near(to) & empty_)) {
        add(Position::unchecked(now_.tigers(), others | singleton(from), 0, Side::goats),
            Move::step(from, to));
      }
    }
  }

  /// Keeps the predecessor where its game was still going. How the pieces move has been seen to
  /// already, and clause 6 cannot be broken by a move that leads to a valid position.
  void add(const Position& before, Move move) {
    const bool over =
        variant_.rules.last_stand == 0 && before.captured(board_) >= variant_.rules.captures_to_win;
    if (!over) found_.push_back({before, move});
  }

  const Position& now_;
  const Variant& variant_;
  const Geometry& board_;
  PointSet empty_;
  std::vector<Predecessor> found_;
};

}  // namespace

std::vector<Predecessor> predecessors(const Position& position, const Variant& variant) {
  return Unmover(position, variant).run();
}

}  // namespace baghchal
