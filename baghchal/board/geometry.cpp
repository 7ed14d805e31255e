#include "baghchal/board/geometry.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace baghchal {
namespace {

/// Extends renumberings point by point while adjacency survives, and keeps the complete ones under
/// which every jump survives too. Lines constrain so quickly that plain backtracking is instant.
class SymmetrySearch {
 public:
  explicit SymmetrySearch(const Geometry& geometry) : geometry_(geometry) {}

  std::vector<Symmetry> run() {
    image_.fill(no_point);
    extend(0);
    return std::move(found_);
  }

 private:
  void extend(Point point) {
    if (point == geometry_.points()) {
      if (keeps_jumps()) found_.push_back(image_);
      return;
    }
    for (const Point image : each(geometry_.all() & ~used_)) {
      image_[point] = image;
      if (!keeps_adjacency(point)) continue;
      used_ |= singleton(image);
      extend(static_cast<Point>(point + 1));
      used_ &= ~singleton(image);
    }
  }

  bool keeps_adjacency(Point point) const {
    for (Point other = 0; other < point; ++other) {
      if (contains(geometry_.near(point), other) !=
          contains(geometry_.near(image_[point]), image_[other])) {
        return false;
      }
    }
    return true;
  }

  bool keeps_jumps() const {
    const auto keeps = [this](const Jump& jump) {
      return geometry_.jumped(image_[jump.from], image_[jump.to]) == image_[jump.over];
    };
    for (const Point point : each(geometry_.all())) {
      if (!std::ranges::all_of(geometry_.jumps_from(point), keeps)) return false;
    }
    return true;
  }

  const Geometry& geometry_;
  Symmetry image_{};
  PointSet used_ = 0;
  std::vector<Symmetry> found_;
};

void add_to_class(std::vector<ShiftClass>& classes, int over_shift, int to_shift, Point from) {
  const auto same = std::ranges::find_if(classes, [&](const ShiftClass& candidate) {
    return candidate.over_shift == over_shift && candidate.to_shift == to_shift;
  });
  if (same != classes.end()) {
    same->from |= singleton(from);
  } else {
    classes.push_back({over_shift, to_shift, singleton(from)});
  }
}

}  // namespace

Geometry::Geometry(BoardPlan plan) : plan_(std::move(plan)) {
  assert(points() <= max_points && goats() <= 31 && goats() + tigers() <= points());
  all_ = singleton(static_cast<Point>(points())) - 1;
  for (const Point tiger : plan_.tigers) tigers_at_start_ |= singleton(tiger);
  derive_rows();
  derive_lines();
  derive_classes();
  derive_symmetries();
}

void Geometry::derive_rows() {
  std::vector<Point> order;
  for (const Point point : each(all_)) order.push_back(point);
  std::ranges::sort(order,
                    [this](Point a, Point b) { return y(a) != y(b) ? y(a) > y(b) : x(a) < x(b); });
  for (const Point point : order) {
    if (rows_.empty() || y(rows_.back().front()) != y(point)) rows_.emplace_back();
    rows_.back().push_back(point);
  }
}

void Geometry::derive_lines() {
  for (const std::vector<Point>& line : plan_.lines) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      near_[line[i]] |= singleton(line[i + 1]);
      near_[line[i + 1]] |= singleton(line[i]);
    }
    for (std::size_t i = 0; i + 2 < line.size(); ++i) {
      jumps_[line[i]].push_back({line[i], line[i + 1], line[i + 2]});
      jumps_[line[i + 2]].push_back({line[i + 2], line[i + 1], line[i]});
    }
  }
}

void Geometry::derive_classes() {
  for (const Point from : each(all_)) {
    for (const Point to : each(near_[from])) add_to_class(step_classes_, to - from, 0, from);
    for (const Jump& jump : jumps_[from]) {
      add_to_class(jump_classes_, jump.over - from, jump.to - from, from);
    }
  }
}

void Geometry::derive_symmetries() {
  symmetries_ = SymmetrySearch(*this).run();
}

PointSet Geometry::near_any(PointSet set) const {
  PointSet result = 0;
  for (const Point point : each(set)) result |= near_[point];
  return result;
}

Point Geometry::jumped(Point from, Point to) const {
  for (const Jump& jump : jumps_[from]) {
    if (jump.to == to) return jump.over;
  }
  return no_point;
}

std::optional<Point> Geometry::find_point(std::string_view name) const {
  const auto same_letter = [](char given, char wanted) {
    return (given >= 'A' && given <= 'Z' ? given - 'A' + 'a' : given) == wanted;
  };
  for (const Point point : each(all_)) {
    if (std::ranges::equal(name, plan_.points[point].name, same_letter)) return point;
  }
  return std::nullopt;
}

std::optional<Point> Geometry::point_at(int column, int row) const {
  for (const Point point : each(all_)) {
    if (x(point) == column && y(point) == row) return point;
  }
  return std::nullopt;
}

Geometry Geometry::with_goats(int goats) const {
  BoardPlan plan = plan_;
  plan.goats = goats;
  return Geometry(std::move(plan));
}

Geometry alquerque_board(std::string name, int side, const std::vector<std::string>& tigers,
                         int goats) {
  BoardPlan plan{.name = std::move(name), .points = {}, .lines = {}, .tigers = {}, .goats = goats};
  const auto at = [side](int x, int y) { return static_cast<Point>(y * side + x); };
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      plan.points.push_back({{static_cast<char>('a' + x), static_cast<char>('1' + y)}, x, y});
    }
  }
  const auto add_line = [&](int x, int y, int dx, int dy) {
    std::vector<Point> line;
    for (; x >= 0 && x < side && y < side; x += dx, y += dy) line.push_back(at(x, y));
    if (line.size() > 1) plan.lines.push_back(std::move(line));
  };
  for (int i = 0; i < side; ++i) add_line(0, i, 1, 0);
  for (int i = 0; i < side; ++i) add_line(i, 0, 0, 1);
  for (int x = 0; x < side; x += 2) add_line(x, 0, 1, 1);
  for (int y = 2; y < side; y += 2) add_line(0, y, 1, 1);
  for (int x = 0; x < side; x += 2) add_line(x, 0, -1, 1);
  for (int y = 2; y < side; y += 2) add_line(side - 1, y, -1, 1);
  for (const std::string& tiger : tigers) {
    plan.tigers.push_back(at(tiger[0] - 'a', tiger[1] - '1'));
  }
  return Geometry(std::move(plan));
}

const Geometry& bagh_chal_board() {
  static const Geometry board = alquerque_board("Bagh-Chal", 5, {"a1", "a5", "e1", "e5"}, 20);
  return board;
}

const Geometry* find_board(std::string_view name) {
  return name == bagh_chal_board().name() ? &bagh_chal_board() : nullptr;
}

}  // namespace baghchal
