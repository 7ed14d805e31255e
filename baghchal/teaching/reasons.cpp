#include "baghchal/teaching/reasons.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "baghchal/board/moves.hpp"
#include "baghchal/notation/english.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/teaching/board_words.hpp"
#include "baghchal/teaching/merit.hpp"
#include "baghchal/teaching/patterns.hpp"

namespace baghchal {
namespace {

// --- how a bad move is made use of ---

/// A bad move and the position that a better one leads to. What the other side could do there as
/// well is no reason why the move is bad.
struct Error {
  const Moment& moment;
  Position better;

  bool could_come_anyway(Move answer) const { return is_legal(answer, better, moment.variant); }
};

/// A goat's move, answered by a capture: how it has come to that.
std::string capture_answer(const Error& error, Move capture) {
  const Moment& moment = error.moment;
  const Geometry& board = moment.board();
  const Move played = moment.played();
  if (contains(victims(open_jumps(error.better, board)), capture.over())) return "";
  const std::string victim(board.point_name(capture.over()));
  const std::string jump =
      fmt::format("the tiger on {} jumps to {}", board.point_name(capture.from()),
                  board.point_name(capture.to()));
  if (capture.over() == played.to()) return fmt::format("the goat hangs: {}", jump);
  if (contains(uncovered_by(moment.before, played, board), capture.over()) &&
      capture.to() == played.from()) {
    return fmt::format("stepping away from {} leaves {} hanging: {}",
                       board.point_name(played.from()), victim, jump);
  }
  const PointSet hung = victims(open_jumps(moment.before, board));
  return fmt::format("the goat on {} {}: {}", victim,
                     contains(hung, capture.over()) ? "still hangs" : "hangs", jump);
}

std::string then_threatens(const Position& after_error, Move capture, const Variant& variant) {
  const Position after = play_unchecked(after_error, capture);
  if (decision(after, variant) != Decision::none || !is_fork(after, variant)) return "";
  return fmt::format(", and then {} hang at once",
                     points_text(victims(open_jumps(after, *variant.board)), *variant.board));
}

/// So many plies of a line are worth showing in a sentence.
constexpr std::size_t longest_shown = 5;

/// The line up to its first capture, where that comes soon.
std::optional<std::string> up_to_capture(std::span<const Move> line, const Geometry& board) {
  for (std::size_t i = 0; i < std::min(line.size(), longest_shown); ++i) {
    if (line[i].is_capture()) return moves_text(line.subspan(0, i + 1), board);
  }
  return {};
}

/// Whether the answer goes to the very point that the best move would have gone to.
bool takes_the_best_point(const Moment& moment, Move answer) {
  return answer.to() == moment.best().to();
}

/// "it opens c3 to the tiger on d4", where a goat has stepped out of the answer's way.
std::string way_opened(const Error& error, Move answer) {
  const Moment& moment = error.moment;
  if (moment.played().kind() != MoveKind::step || answer.to() != moment.played().from()) return "";
  if (error.could_come_anyway(answer)) return "";
  return fmt::format("it opens {} to the tiger on {}", moment.board().point_name(answer.to()),
                     moment.board().point_name(answer.from()));
}

/// What the answer threatens that it would not after the better move.
std::string new_threat(const Error& error, Move answer) {
  const Variant& variant = error.moment.variant;
  const std::string threat = lasting_threat(error.moment.after, answer, variant);
  const bool anyway =
      error.could_come_anyway(answer) && lasting_threat(error.better, answer, variant) == threat;
  return anyway ? "" : threat;
}

std::string quiet_tiger_answer(const Error& error, std::span<const Move> line) {
  const Moment& moment = error.moment;
  const Geometry& board = moment.board();
  const Move answer = line.front();
  std::string opened = way_opened(error, answer);
  const std::string threat = new_threat(error, answer);
  if (!threat.empty()) {
    return opened.empty()
               ? fmt::format("after {} the tigers threaten {}", to_text(answer, board), threat)
               : fmt::format("{}, who then threatens {}", opened, threat);
  }
  if (!opened.empty()) return opened;
  if (const auto way = up_to_capture(line, board)) {
    return fmt::format("the tigers get a goat by {}", *way);
  }
  if (!takes_the_best_point(moment, answer)) return "";
  return fmt::format("the tiger on {} comes to {}, where a goat was needed",
                     board.point_name(answer.from()), board.point_name(answer.to()));
}

std::string tigers_answer(const Error& error, std::span<const Move> line) {
  const Moment& moment = error.moment;
  const Move answer = line.front();
  if (!answer.is_capture()) return quiet_tiger_answer(error, line);
  const std::string text = capture_answer(error, answer);
  return text.empty() ? text : text + then_threatens(moment.after, answer, moment.variant);
}

std::string goats_answer(const Error& error, Move answer) {
  const Moment& moment = error.moment;
  const Geometry& board = moment.board();
  const std::string text = to_text(answer, board);
  const std::string does = active_merit(moment.after, answer, moment.variant);
  if (error.could_come_anyway(answer) &&
      active_merit(error.better, answer, moment.variant) == does) {
    return "";
  }
  if (contains(shut_in_by(moment.after, answer, board), moment.played().to())) {
    return fmt::format("the tiger walks into a trap: {} {}", text, does);
  }
  if (!does.empty()) return fmt::format("now {} {}", text, does);
  if (answer.to() == moment.played().from()) {
    return fmt::format("now the goats take {}, which the tiger has left",
                       board.point_name(answer.to()));
  }
  return takes_the_best_point(moment, answer)
             ? fmt::format("now the goats take {} themselves", board.point_name(answer.to()))
             : "";
}

std::string answer_text(const Error& error, std::span<const Move> line) {
  return error.moment.side() == Side::goats ? tigers_answer(error, line)
                                            : goats_answer(error, line.front());
}

/// Lines that all make the most of a bad move, the likeliest to be understood first: what was
/// played if it was as good as any, best play, and the other moves that are as good.
std::vector<std::vector<Move>> best_answers(const Moment& moment) {
  const std::vector<Move>& best = moment.judged.punishment;
  std::vector<std::vector<Move>> lines{best};
  if (moment.next == nullptr) return lines;
  for (const Move move : equal_moves(moment.next->before)) {
    if (move == best.front()) continue;
    lines.insert(move == moment.next->played ? lines.begin() : lines.end(), {move});
  }
  return lines;
}

// --- what would have been better ---

constexpr std::array<std::string_view, 3> better_phrases{
    "Better was {move}{which}.",
    "Right was {move}{which}.",
    "The move was {move}{which}.",
};
constexpr std::array<std::string_view, 3> only_phrases{
    "Only {move} held{it}.",
    "The only good move was {move}{it}.",
    "It had to be {move}{it}.",
};
constexpr std::array<std::string_view, 2> guess_phrases{
    "Perhaps {move} is better{it}.",
    "Perhaps better was {move}{which}.",
};

/// Where the move takes the point that the answer to the bad one went to: whom it keeps away.
std::string keeping_off(const Moment& moment, Move move) {
  const std::vector<Move>& punishment = moment.judged.punishment;
  if (punishment.empty() || punishment.front().to() != move.to()) return "";
  const std::string_view point = moment.board().point_name(move.to());
  if (moment.side() == Side::tigers) return fmt::format("keeps the goats off {}", point);
  return fmt::format("keeps the tiger on {} off {}",
                     moment.board().point_name(punishment.front().from()), point);
}

/// Where the answer to the bad move closes off points that it would not have after the move.
std::string keeping_open(const Moment& moment, Move move) {
  const std::vector<Move>& punishment = moment.judged.punishment;
  if (moment.side() == Side::goats || punishment.empty()) return "";
  const Geometry& board = moment.board();
  const Position after = play_unchecked(moment.before, move);
  if (!is_legal(punishment.front(), after, moment.variant)) return "";
  const PointSet kept = closed_off_by(moment.after, punishment.front(), board) &
                        walkable(play_unchecked(after, punishment.front()), board);
  return kept == 0 ? "" : fmt::format("keeps {} open", points_text(kept, board));
}

/// Whether the move, unlike the one that was played, leaves no goat hanging.
bool leaves_none_hanging(const Moment& moment, Move move) {
  const Geometry& board = moment.board();
  return moment.side() == Side::goats && !open_jumps(moment.after, board).empty() &&
         open_jumps(play_unchecked(moment.before, move), board).empty();
}

/// Whether the move leaves the answer to the bad one without a tiger to shut in.
bool stays_free(const Moment& moment, Move move) {
  const std::vector<Move>& punishment = moment.judged.punishment;
  if (moment.side() == Side::goats || punishment.empty()) return false;
  const Geometry& board = moment.board();
  const Position after = play_unchecked(moment.before, move);
  return shut_in_by(moment.after, punishment.front(), board) != 0 &&
         is_legal(punishment.front(), after, moment.variant) &&
         shut_in_by(after, punishment.front(), board) == 0;
}

std::span<const std::string_view> better_phrases_for(const Moment& moment) {
  if (!moment.judged.proved) return guess_phrases;
  if (only_one_holds(moment.judged.before)) return only_phrases;
  return better_phrases;
}

std::string merit_of_better(const Moment& moment, Move move) {
  std::string does = merit(moment.before, move, moment.variant);
  if (!does.empty()) return does;
  if (std::string keeps = keeping_off(moment, move); !keeps.empty()) return keeps;
  if (std::string keeps = keeping_open(moment, move); !keeps.empty()) return keeps;
  if (leaves_none_hanging(moment, move)) return "leaves no goat hanging";
  if (stays_free(moment, move)) return "leaves no tiger to shut in";
  return "";
}

}  // namespace

std::string punishment_sentence(const Moment& moment, const Better& better) {
  const Error error{moment, play_unchecked(moment.before, better.move)};
  for (const std::vector<Move>& line : best_answers(moment)) {
    if (std::string answer = answer_text(error, line); !answer.empty()) {
      return capitalised(std::move(answer)) + '.';
    }
  }
  return "";
}

Better better(const Moment& moment) {
  for (const Move move : equal_moves(moment.judged.before)) {
    if (const std::string does = merit_of_better(moment, move); !does.empty()) return {move, does};
  }
  return {moment.best(), ""};
}

std::string better_sentence(const Moment& moment, const Better& better, Variety& variety) {
  const std::string& does = better.does;
  return fmt::format(fmt::runtime(variety.next(better_phrases_for(moment))),
                     fmt::arg("move", to_text(better.move, moment.board())),
                     fmt::arg("which", does.empty() ? "" : ", which " + does),
                     fmt::arg("it", does.empty() ? "" : ": it " + does));
}

}  // namespace baghchal
