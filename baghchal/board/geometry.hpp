#pragma once

/// A board: its points, the lines drawn between them, and the set-up of tigers and goats.
///
/// Everything that depends on the shape of the board is derived here from the drawn lines alone:
/// two points are adjacent where they follow each other on a line, and three that follow each
/// other on one line are a jump. The Bagh-Chal board has five lines across, five down, the two
/// long diagonals and the inner square's four sides:
///
///   5  T───┬───┬───┬───T
///      │ ╲ │ ╱ │ ╲ │ ╱ │
///   4  ├───┼───┼───┼───┤
///      │ ╱ │ ╲ │ ╱ │ ╲ │
///   3  ├───┼───┼───┼───┤
///      │ ╲ │ ╱ │ ╲ │ ╱ │
///   2  ├───┼───┼───┼───┤
///      │ ╱ │ ╲ │ ╱ │ ╲ │
///   1  T───┴───┴───┴───T
///      a   b   c   d   e
///
/// What is *not* here: whose turn it is, how a game is won (rules.hpp), which goats stand where
/// (position.hpp).
///
/// Threads: a Geometry never changes after construction and may be shared freely. Variants,
/// games and the rest refer to it by address, so it must outlive them; `bagh_chal_board()` lives
/// as long as the program.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "baghchal/board/point_set.hpp"

namespace baghchal {

/// A tiger on `from` may capture a goat on `over` where `to` is empty.
struct Jump {
  Point from;
  Point over;
  Point to;
  bool operator==(const Jump&) const = default;
};

/// All jumps of one direction at once: for each point of `from`, the victim's number is the
/// point's plus `over_shift` and the landing point's is the point's plus `to_shift`. A step's
/// class has `over_shift` only. On a regular board there are as many classes as directions.
struct ShiftClass {
  int over_shift;
  int to_shift;
  PointSet from;
};

/// Where each point goes under one symmetry of the board.
using Symmetry = std::array<Point, max_points>;

/// What a board is made from.
struct BoardPlan {
  struct Place {
    std::string name;  ///< as in moves: a lower-case letter and a digit
    int x;             ///< column, counted from the left
    int y;             ///< row, counted from the bottom
  };
  std::string name;                       ///< as in a record's Variant tag
  std::vector<Place> points;              ///< point 0 first
  std::vector<std::vector<Point>> lines;  ///< each line's points in their order along it
  std::vector<Point> tigers;              ///< where the tigers start
  int goats;                              ///< all in hand at the start
};

class Geometry {
 public:
  /// Requires: at most `max_points` points, names all different and no two points on one place,
  /// at most 31 goats and no more than there is room for beside the tigers.
  explicit Geometry(BoardPlan plan);

  const std::string& name() const { return plan_.name; }
  int points() const { return static_cast<int>(plan_.points.size()); }
  PointSet all() const { return all_; }
  int tigers() const { return static_cast<int>(plan_.tigers.size()); }
  int goats() const { return plan_.goats; }
  PointSet tigers_at_start() const { return tigers_at_start_; }

  std::string_view point_name(Point point) const { return plan_.points[point].name; }
  /// The point of that name; upper case is taken too.
  std::optional<Point> find_point(std::string_view name) const;
  int x(Point point) const { return plan_.points[point].x; }
  int y(Point point) const { return plan_.points[point].y; }
  /// The point at a column and row, if the board has one there.
  std::optional<Point> point_at(int x, int y) const;

  /// The rows from the top of the board down, each from left to right: the order of a position
  /// line.
  const std::vector<std::vector<Point>>& rows() const { return rows_; }
  const std::vector<std::vector<Point>>& lines() const { return plan_.lines; }

  /// The points joined to `point` by a line, next to it.
  PointSet near(Point point) const { return near_[point]; }
  /// The union of `near` over a set.
  PointSet near_any(PointSet set) const;
  std::span<const Jump> jumps_from(Point point) const { return jumps_[point]; }
  /// The victim of the jump from `from` to `to`; `no_point` where no line makes it one.
  Point jumped(Point from, Point to) const;

  std::span<const ShiftClass> steps() const { return step_classes_; }
  std::span<const ShiftClass> jumps() const { return jump_classes_; }

  /// Every renumbering of the points that keeps all adjacencies and jumps, the identity first.
  std::span<const Symmetry> symmetries() const { return symmetries_; }

  /// The same board with another number of goats. Requires: as the constructor.
  Geometry with_goats(int goats) const;

 private:
  void derive_rows();
  void derive_lines();
  void derive_classes();
  void derive_symmetries();

  BoardPlan plan_;
  PointSet all_ = 0;
  PointSet tigers_at_start_ = 0;
  std::vector<std::vector<Point>> rows_;
  std::array<PointSet, max_points> near_{};
  std::array<std::vector<Jump>, max_points> jumps_;
  std::vector<ShiftClass> step_classes_;
  std::vector<ShiftClass> jump_classes_;
  std::vector<Symmetry> symmetries_;
};

/// Nepal's board: 25 points, four tigers on the corners, twenty goats in hand.
const Geometry& bagh_chal_board();

/// The board of that name, as in a record's Variant tag; null where we have none.
const Geometry* find_board(std::string_view name);

/// A square alquerque board of `side` × `side` points named a1, b1, … with tigers on the corners
/// given; the diagonals run through the points whose file and rank numbers have an even sum.
/// Requires: side is odd and at most 5.
Geometry alquerque_board(std::string name, int side, const std::vector<std::string>& tigers,
                         int goats);

}  // namespace baghchal
