#include "baghchal/teaching/merit.hpp"

#include <fmt/format.h>

#include "baghchal/board/moves.hpp"
#include "baghchal/teaching/board_words.hpp"
#include "baghchal/teaching/patterns.hpp"

namespace baghchal {
namespace {

// --- what a tiger's move does ---

/// A threat that lasts, or else what hangs by the move.
std::string threat_of(const Position& before, Move move, const Variant& variant) {
  std::string lasting = lasting_threat(before, move, variant);
  const Geometry& board = *variant.board;
  if (!lasting.empty()) return lasting;
  return points_text(victims(jump_changes(before, move, board).opened), board);
}

std::string merit_of_capture(const Position& before, Move move, const Variant& variant) {
  const Position after = play_unchecked(before, move);
  const bool goes_on = decision(after, variant) == Decision::none;
  const std::string threat = goes_on ? threat_of(before, move, variant) : "";
  return fmt::format("takes the goat on {}{}", variant.board->point_name(move.over()),
                     threat.empty() ? "" : " and threatens " + threat);
}

std::string merit_for_tigers(const Position& before, Move move, const Variant& variant) {
  const Geometry& board = *variant.board;
  if (move.is_capture()) return merit_of_capture(before, move, variant);
  const PointSet freed = freed_by(before, move, board) & ~singleton(move.to());
  if (freed != 0) return fmt::format("sets {} free", tigers_text(freed, board));
  const std::string threat = threat_of(before, move, variant);
  return threat.empty() ? "" : "threatens " + threat;
}

// --- what a goat's move does ---

std::string shutting_in(const Position& before, Move move, const Variant& variant) {
  const Geometry& board = *variant.board;
  const Position after = play_unchecked(before, move);
  if (decision(after, variant) == Decision::trapped) return "leaves no tiger a move";
  const PointSet shut_in = shut_in_by(before, move, board);
  return shut_in == 0 ? "" : "shuts in " + tigers_text(shut_in, board);
}

/// Safety for the goat that moves, on a point that no jump leads over or where each line is held.
std::string safe_place(const Position& before, Move move, const Geometry& board) {
  if (!contains(secure_goats(play_unchecked(before, move), board), move.to())) return "";
  return lines_over(move.to(), board) == 0 ? "puts a goat where none can ever be jumped"
                                           : "puts a goat where no tiger can get at it";
}

}  // namespace

std::string lasting_threat(const Position& before, Move move, const Variant& variant) {
  const Geometry& board = *variant.board;
  const Position after = play_unchecked(before, move);
  if (decision(after, variant) != Decision::none) return "";
  if (is_fork(after, variant)) {
    return points_text(victims(open_jumps(after, board)), board) + " at once";
  }
  const PointSet lost = lost_goats(after, variant);
  return lost == 0 ? "" : points_text(lost, board) + ", which cannot be saved";
}

std::string active_merit(const Position& before, Move move, const Variant& variant) {
  const Geometry& board = *variant.board;
  std::string shutting = shutting_in(before, move, variant);
  const PointSet covered = covered_by(before, move, board);
  if (covered != 0) {
    return fmt::format("covers {}{}", points_text(covered, board),
                       shutting.empty() ? "" : " and " + shutting);
  }
  if (runs_away(before, move, board)) return "takes the goat out of danger";
  if (!shutting.empty()) return shutting;
  const PointSet closed = closed_off_by(before, move, board);
  return closed == 0 ? "" : fmt::format("closes off {} to the tigers", points_text(closed, board));
}

std::string merit(const Position& before, Move move, const Variant& variant) {
  if (before.side() == Side::tigers) return merit_for_tigers(before, move, variant);
  const std::string does = active_merit(before, move, variant);
  return does.empty() ? safe_place(before, move, *variant.board) : does;
}

}  // namespace baghchal
