#include "baghchal/notation/last_move.hpp"

#include <fmt/format.h>

#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// How long a point's name is.
constexpr std::size_t name_length = 2;

std::optional<Point> parse_point(std::string_view text, const Geometry& board) {
  if (text.size() != name_length) return std::nullopt;
  return point_from_top(board, text[0] - 'A', text[1] - '1');
}

/// Reads all that stands behind the `m`.
std::optional<LastMove> parse_last_move(std::string_view text, const Geometry& board) {
  LastMove move;
  std::string_view points = text;
  if (text.size() == 3 * name_length + 2) {
    move.victim = parse_point(text.substr(2 * name_length + 1, name_length), board);
    if (text[2 * name_length] != '(' || text.back() != ')' || !move.victim) return std::nullopt;
    points = text.substr(0, 2 * name_length);
  }
  if (points.size() != name_length && points.size() != 2 * name_length) return std::nullopt;
  const auto to = parse_point(points.substr(points.size() - name_length), board);
  if (!to) return std::nullopt;
  move.to = *to;
  if (points.size() == name_length) return move;
  const auto from = parse_point(points.substr(0, name_length), board);
  if (!from) return std::nullopt;
  move.from = *from;
  return move;
}

/// Compares a last move with the position it is said to have led to.
class Check {
 public:
  Check(const LastMove& move, const Geometry& board, SetupReading& reading)
      : move_(move), board_(board), reading_(reading) {}

  void run() {
    if (reading_.side()) check_target(opponent(*reading_.side()));
    if (move_.from == no_point) return check_placement();
    check_origin();
    if (contains(board_.near(move_.from), move_.to)) return check_step();
    check_jump();
  }

 private:
  std::string name(Point point) const { return top_left_name(point, board_); }
  PointSet tigers() const { return reading_.pieces().tigers; }
  PointSet goats() const { return reading_.pieces().goats; }

  void check_target(Side mover) {
    if (contains(mover == Side::tigers ? tigers() : goats(), move_.to)) return;
    reading_.problem("mover-missing",
                     fmt::format("last move: no {} stands on {}",
                                 mover == Side::tigers ? "tiger" : "goat", name(move_.to)));
  }

  void check_placement() {
    if (reading_.side() == Side::goats) {
      reading_.problem("tiger-placed", "last move: a tiger moves from one point to another");
    }
  }

  void check_origin() {
    if (contains(tigers() | goats(), move_.from)) {
      reading_.problem("origin-occupied",
                       fmt::format("last move: {} should be empty", name(move_.from)));
    }
    if (reading_.side() == Side::tigers && reading_.hand().value_or(0) > 0) {
      reading_.problem("goat-moved", "last move: goats stay put while some are in hand");
    }
  }

  void check_step() {
    if (move_.victim) {
      reading_.problem("victim-not-between",
                       fmt::format("last move: nothing lies between {} and {}, so not {} either",
                                   name(move_.from), name(move_.to), name(*move_.victim)));
    }
  }

  void check_jump() {
    const Point over = board_.jumped(move_.from, move_.to);
    if (over == no_point) {
      reading_.problem("no-line", fmt::format("last move: no line joins {} and {}",
                                              name(move_.from), name(move_.to)));
      return;
    }
    if (move_.victim && *move_.victim != over) {
      reading_.problem("victim-not-between",
                       fmt::format("last move: {} lies between {} and {}, not {}", name(over),
                                   name(move_.from), name(move_.to), name(*move_.victim)));
    }
    check_victim(over);
  }

  void check_victim(Point over) {
    if (reading_.side() == Side::tigers) {
      reading_.problem("goat-jumped", "last move: goats move one point at a time");
    }
    if (contains(goats(), over)) {
      reading_.problem("victim-stands",
                       fmt::format("last move: the captured goat still stands on {}", name(over)));
    } else if (contains(tigers(), over)) {
      reading_.problem("victim-is-tiger",
                       fmt::format("last move: {} holds a tiger, not an empty point", name(over)));
    }
    if (reading_.captured() == 0) {
      reading_.problem("none-captured", "last move: a capture, but no goat is captured");
    }
  }

  const LastMove& move_;
  const Geometry& board_;
  SetupReading& reading_;
};

}  // namespace

std::string top_left_name(Point point, const Geometry& board) {
  return {static_cast<char>('A' + board.x(point)),
          static_cast<char>('1' + row_from_top(board, point))};
}

std::string last_move_text(Move move, const Geometry& board, bool with_victim) {
  std::string text = "m";
  if (move.from() != no_point) text += top_left_name(move.from(), board);
  text += top_left_name(move.to(), board);
  if (!move.is_capture() || !with_victim) return text;
  return text + fmt::format("({})", top_left_name(move.over(), board));
}

std::optional<LastMove> read_last_move(SetupReading::Field field, std::string_view no_move,
                                       const Geometry& board, SetupReading& reading) {
  if (!field) {
    reading.missing("the last move");
    return std::nullopt;
  }
  if (field == no_move) return std::nullopt;
  const auto move =
      field->starts_with('m') ? parse_last_move(field->substr(1), board) : std::nullopt;
  if (!move) {
    reading.problem("bad-last-move", fmt::format("last move {} is none of mC1, mA1B1, mA1C1(B1) "
                                                 "and {}",
                                                 in_quotes(*field), no_move));
    return std::nullopt;
  }
  Check(*move, board, reading).run();
  return move;
}

}  // namespace baghchal
