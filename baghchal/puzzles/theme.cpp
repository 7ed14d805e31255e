#include "baghchal/puzzles/theme.hpp"

#include <algorithm>
#include <array>

#include "baghchal/board/setup.hpp"
#include "baghchal/search/planes.hpp"

namespace baghchal {
namespace {

constexpr std::array themes{Theme::capture,    Theme::poisoned_goat,  Theme::fork,
                            Theme::escape,     Theme::double_capture, Theme::hanging_goat,
                            Theme::block,      Theme::retreat,        Theme::sacrifice,
                            Theme::net,        Theme::quiet,          Theme::zugzwang,
                            Theme::edge,       Theme::placement,      Theme::last_goat,
                            Theme::only_moves, Theme::long_win};
constexpr std::array<std::string_view, themes.size()> theme_names{
    "capture", "poisoned-goat", "fork",      "escape",     "double-capture", "hanging-goat",
    "block",   "retreat",       "sacrifice", "net",        "quiet",          "zugzwang",
    "edge",    "placement",     "last-goat", "only-moves", "long-win"};

constexpr int captures_of_a_pair = 2;
constexpr int only_moves_in_a_row = 3;

bool on_edge(Point point, const Geometry& board) {
  const auto beyond = [&](int dx, int dy) {
    return !board.point_at(board.x(point) + dx, board.y(point) + dy);
  };
  return beyond(1, 0) || beyond(-1, 0) || beyond(0, 1) || beyond(0, -1);
}

/// What the key changes.
class Key {
 public:
  Key(const Position& position, Move move, const Variant& variant)
      : board_(*variant.board),
        before_(position),
        move_(move),
        after_(play_unchecked(position, move)),
        danger_before_(goats_in_danger(before_, board_)),
        danger_after_(goats_in_danger(after_, board_)) {}

  const Position& after() const { return after_; }

  bool has(Theme theme) const {
    return before_.side() == Side::tigers ? has_for_tigers(theme) : has_for_goats(theme);
  }

  bool goes_to_the_edge() const {
    return move_.kind() != MoveKind::placement && on_edge(move_.to(), board_) &&
           !on_edge(move_.from(), board_);
  }

 private:
  bool has_for_tigers(Theme theme) const {
    const PointSet new_danger = danger_after_ & ~danger_before_;
    switch (theme) {
      case Theme::capture:
        return move_.is_capture();
      case Theme::poisoned_goat:
        return danger_before_ != 0 && !move_.is_capture();
      case Theme::fork:
        return new_danger != 0 && count(danger_after_) >= captures_of_a_pair;
      case Theme::escape:
        return hemmed_in_more() < 0;
      case Theme::quiet:
        return !move_.is_capture() && danger_after_ == danger_before_;
      default:
        return false;
    }
  }

  bool has_for_goats(Theme theme) const {
    switch (theme) {
      case Theme::hanging_goat:
        return danger_before_ != 0;
      case Theme::block:
        return blocks();
      case Theme::retreat:
        return move_.kind() == MoveKind::step && contains(danger_before_, move_.from()) &&
               !contains(danger_after_, move_.to());
      case Theme::sacrifice:
        return danger_after_ != 0;
      case Theme::net:
        return hemmed_in_more() > 0;
      case Theme::quiet:
        return danger_before_ == 0 && danger_after_ == 0 && hemmed_in_more() <= 0;
      default:
        return false;
    }
  }

  bool blocks() const {
    const PointSet saved = danger_before_ & ~danger_after_ & after_.goats();
    for (const Point tiger : each(before_.tigers())) {
      for (const Jump& jump : board_.jumps_from(tiger)) {
        if (jump.to == move_.to() && contains(saved, jump.over)) return true;
      }
    }
    return false;
  }

  int hemmed_in_more() const {
    return count(hemmed_in_tigers(after_, board_)) - count(hemmed_in_tigers(before_, board_));
  }

  const Geometry& board_;
  Position before_;
  Move move_;
  Position after_;
  PointSet danger_before_;
  PointSet danger_after_;
};

Setup passed(const Position& position, const Geometry& board) {
  return {.tigers = position.tigers(),
          .goats = position.goats(),
          .hand = position.hand(),
          .captured = position.captured(board),
          .side = opponent(position.side())};
}

bool has_better_value(Side side, const Verdict& a, const Verdict& b) {
  return side == Side::tigers ? a.value > b.value : a.value < b.value;
}

/// Whether the side to move would do better if it could pass.
Result<bool> is_zugzwang(const Position& position, const Tablebase& tables) {
  if (decision(position, tables.variant()) != Decision::none) return false;
  const auto other = validate(passed(position, *tables.variant().board), tables.variant());
  if (!other) return false;
  const auto here = tables.probe(position);
  if (!here) return tl::unexpected(here.error());
  const auto there = tables.probe(*other);
  if (!there) return tl::unexpected(there.error());
  return *here && *there && has_better_value(position.side(), **there, **here);
}

bool has_two_captures(const Answer& answer) {
  return std::ranges::count_if(answer.line, &Move::is_capture) >= captures_of_a_pair;
}

/// Of the themes that are not of the key alone.
bool has(Theme theme, const Position& position, const Answer& answer, const Variant& variant) {
  switch (theme) {
    case Theme::double_capture:
      return position.side() == Side::tigers && has_two_captures(answer);
    case Theme::placement:
      return position.placement_phase();
    case Theme::last_goat:
      return position.captured(*variant.board) + 1 == variant.rules.captures_to_win;
    case Theme::only_moves:
      return answer.moves.size() / 2 + 1 >= only_moves_in_a_row;
    case Theme::long_win:
      return answer.verdict.distance_plies.value_or(0) >= long_win_plies;
    default:
      return false;
  }
}

}  // namespace

std::span<const Theme> all_themes() {
  return themes;
}

std::string_view name(Theme theme) {
  return theme_names[static_cast<std::size_t>(theme)];
}

Result<std::vector<Theme>> themes_of(const Position& position, const Answer& answer,
                                     const Tablebase& tables) {
  const Variant& variant = tables.variant();
  const Key key(position, answer.moves.front(), variant);
  const auto zugzwang = is_zugzwang(key.after(), tables);
  if (!zugzwang) return tl::unexpected(zugzwang.error());
  std::vector<Theme> found;
  for (const Theme theme : themes) {
    const bool is_there = key.has(theme) || has(theme, position, answer, variant) ||
                          (theme == Theme::edge && key.goes_to_the_edge()) ||
                          (theme == Theme::zugzwang && *zugzwang);
    if (is_there) found.push_back(theme);
  }
  return found;
}

}  // namespace baghchal
