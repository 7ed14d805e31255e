#include "baghchal/puzzles/answer.hpp"

#include <algorithm>
#include <set>

namespace baghchal {
namespace {

using Failure = tl::unexpected<std::string>;
using MaybeMove = Result<std::optional<Move>>;

/// Whether the plies until the goal are part of it.
bool counts_plies(PuzzleKind kind) {
  return kind == PuzzleKind::win || kind == PuzzleKind::trap || kind == PuzzleKind::capture;
}

class AnswerSearch {
 public:
  AnswerSearch(PuzzleKind kind, const Tablebase& tables) : kind_(kind), tables_(tables) {}

  /// The moves that the solver must find, from the position before the key on.
  Result<std::vector<Move>> moves(const Position& start, Move key) {
    std::vector<Move> found{key};
    seen_.insert(pack(start));
    Position position = play_unchecked(start, key);
    for (int only_moves = 1; only_moves < most_only_moves; ++only_moves) {
      const MaybeMove reply = most_stubborn_reply(position);
      if (!reply) return Failure(reply.error());
      if (!*reply) break;
      position = play_unchecked(position, **reply);
      if (!seen_.insert(pack(position)).second) break;
      const MaybeMove only = only_right_move(position);
      if (!only) return Failure(only.error());
      if (!*only) break;
      found.insert(found.end(), {**reply, **only});
      position = play_unchecked(position, **only);
    }
    return found;
  }

 private:
  std::uint64_t pack(const Position& position) const {
    return position.pack(*tables_.variant().board);
  }

  static bool all_known(const std::vector<RatedMove>& rated) {
    return !rated.empty() && rated.back().verdict.has_value();
  }

  long count_right(const std::vector<RatedMove>& rated) const {
    return std::ranges::count_if(rated, [&](const RatedMove& move) {
      return reaches_goal(kind_, *move.verdict, *rated.front().verdict);
    });
  }

  MaybeMove only_right_move(const Position& position) const {
    const auto rated = tables_.moves(position);
    if (!rated) return Failure(rated.error());
    if (!all_known(*rated) || count_right(*rated) != 1) return std::nullopt;
    return rated->front().move;
  }

  bool as_good(Side side, const Verdict& reply, const Verdict& best) const {
    if (counts_plies(kind_)) return compare_for(side, reply, best) == 0;
    return reply.value == best.value && reply.forced_captures == best.forced_captures;
  }

  MaybeMove most_stubborn_reply(const Position& position) const {
    const auto rated = tables_.moves(position);
    if (!rated) return Failure(rated.error());
    if (!all_known(*rated)) return std::nullopt;
    std::optional<Move> chosen;
    long fewest = 0;
    for (const RatedMove& reply : *rated) {
      if (!as_good(position.side(), *reply.verdict, *rated->front().verdict)) continue;
      const auto answers = tables_.moves(play_unchecked(position, reply.move));
      if (!answers) return Failure(answers.error());
      if (!all_known(*answers)) continue;
      const long right = count_right(*answers);
      if (chosen && right >= fewest) continue;
      chosen = reply.move;
      fewest = right;
    }
    return chosen;
  }

  PuzzleKind kind_;
  const Tablebase& tables_;
  std::set<std::uint64_t> seen_;
};

bool has_end_to_show(const Position& position, const Verdict& verdict) {
  if (position.placement_phase()) return false;
  return verdict.value == Value::draw ? verdict.forced_captures_in_plies.has_value()
                                      : verdict.distance_plies.has_value();
}

/// The moves, and what follows where it has an end worth showing.
Result<std::vector<Move>> whole_line(Position position, const std::vector<Move>& moves,
                                     const Tablebase& tables) {
  for (const Move move : moves) position = play_unchecked(position, move);
  const auto verdict = tables.probe(position);
  if (!verdict) return Failure(verdict.error());
  std::vector<Move> line = moves;
  if (!*verdict || !has_end_to_show(position, **verdict)) return line;
  const auto rest = tables.line(position);
  if (!rest) return Failure(rest.error());
  line.insert(line.end(), rest->begin(), rest->end());
  return line;
}

/// Which goat is won or saved, by the number of its capture; 0 where it is not about one.
int goat_at_stake(PuzzleKind kind, const Verdict& best) {
  if (kind == PuzzleKind::capture) return *best.forced_captures;
  return kind == PuzzleKind::save ? *best.forced_captures + 1 : 0;
}

}  // namespace

std::optional<PuzzleKind> kind_of(const Position& position, const std::vector<RatedMove>& rated,
                                  const Geometry& board) {
  if (rated.size() < static_cast<std::size_t>(fewest_choices) || !rated.back().verdict) {
    return std::nullopt;
  }
  const auto kind = kind_of(position, *rated[0].verdict, *rated[1].verdict);
  if (kind &&
      goat_at_stake(*kind, *rated[0].verdict) > position.captured(board) + farthest_goat_at_stake) {
    return std::nullopt;
  }
  return kind;
}

Result<std::optional<Answer>> find_answer(const Position& position, const Tablebase& tables) {
  const auto rated = tables.moves(position);
  if (!rated) return Failure(rated.error());
  const auto kind = kind_of(position, *rated, *tables.variant().board);
  if (!kind) return std::nullopt;
  const auto verdict = tables.probe(position);
  if (!verdict) return Failure(verdict.error());
  if (!*verdict) return std::nullopt;
  auto moves = AnswerSearch(*kind, tables).moves(position, rated->front().move);
  if (!moves) return Failure(moves.error());
  auto line = whole_line(position, *moves, tables);
  if (!line) return Failure(line.error());
  return Answer{*kind, **verdict, *std::move(moves), *std::move(line)};
}

}  // namespace baghchal
