#include "baghchal/teaching/notes.hpp"

#include <fmt/format.h>

#include <array>

#include "baghchal/board/moves.hpp"
#include "baghchal/notation/english.hpp"
#include "baghchal/teaching/cost_words.hpp"
#include "baghchal/teaching/merit.hpp"
#include "baghchal/teaching/moment.hpp"
#include "baghchal/teaching/patterns.hpp"
#include "baghchal/teaching/reasons.hpp"
#include "baghchal/teaching/standing.hpp"
#include "baghchal/teaching/summary.hpp"
#include "baghchal/teaching/variety.hpp"

namespace baghchal {
namespace {

/// A decision later or sooner by less is not worth a word.
constexpr int long_detour_plies = 10;

constexpr std::array<std::string_view, 4> only_win_phrases{
    "The only move that keeps the win{it}.",
    "This alone wins{it}.",
    "Well found: only this keeps the win{it}.",
    "This alone does not let the win slip{it}.",
};
constexpr std::array<std::string_view, 4> only_hold_phrases{
    "The only move that does not lose{it}.",
    "This alone does not lose{it}.",
    "Well found: only this holds{it}.",
    "The one move that holds{it}.",
};
constexpr std::array<std::string_view, 3> only_grade_for_goats{
    "Only this keeps it at {goats} in all{it}.",
    "This alone costs no goat{it}.",
    "The one move that gives nothing away{it}.",
};
constexpr std::array<std::string_view, 3> only_grade_for_tigers{
    "Only this keeps {goats} in all within reach{it}.",
    "This alone lets no goat off{it}.",
    "The one move that gives up nothing{it}.",
};

// A goat is given, and it costs nothing more.
constexpr std::array<std::string_view, 3> gift_phrases{
    "A goat for nothing, yet one of the {goats} that the tigers can take anyway.",
    "This goat can be taken; it counts among the {goats} that the tigers get in any case.",
    "Gives a goat, but no more than the {goats} that are lost with best play.",
};
constexpr std::array<std::string_view, 3> lost_gift_phrases{
    "Another goat goes, but the game was lost already.",
    "This gives a goat at once; nothing could save the game.",
    "A goat is lost, as is the game.",
};

bool is_win_for(Side side, const Assessment& assessment) {
  if (!assessment.verdict) return false;
  return assessment.verdict->value == win_of(side);
}

Value value_of(const Assessment& assessment) {
  return assessment.verdict.value_or(Verdict()).value;
}

/// Whether a beginner sees the move, too: a capture, or saving a goat that hangs.
bool is_obvious(const Moment& moment) {
  const Move move = moment.played();
  return move.is_capture() || covered_by(moment.before, move, moment.board()) != 0 ||
         (moment.side() == Side::goats && runs_away(moment.before, move, moment.board()));
}

bool missed_the_end(const Moment& moment) {
  const auto& best = moment.judged.before.moves.front().assessment;
  return is_win_for(moment.side(), best) && best.verdict->distance_plies == 0;
}

bool wastes_time(const Moment& moment) {
  const JudgedMove& judged = moment.judged;
  if (value_of(judged.after) == Value::draw) return false;
  return missed_the_end(moment) || judged.plies >= long_detour_plies;
}

bool is_worth_a_word(const Moment& moment) {
  const Cost cost = moment.judged.cost;
  return cost >= Cost::goats || (cost == Cost::time && wastes_time(moment));
}

int glyph_of_goats(const JudgedMove& judged) {
  return judged.goats > 1 && judged.proved ? mistake : doubtful;
}

int glyph_of_cost(const JudgedMove& judged) {
  if (judged.cost == Cost::goats) return glyph_of_goats(judged);
  if (judged.cost == Cost::time) return doubtful;
  return judged.proved ? blunder : mistake;
}

class Writer {
 public:
  explicit Writer(const Variant& variant) : variant_(variant) {}

  Note note(const Moment& moment) {
    Note note;
    if (is_worth_a_word(moment)) {
      note = criticism(moment);
    } else if (moment.judged.cost == Cost::nothing && only_one_holds(moment.judged.before)) {
      note = praise(moment);
    }
    if (note.text.empty() && is_gift(moment)) note.text = gift_sentence(moment);
    if (has_run_out(moment)) note.text = run_out_sentence(moment);
    if (!note.better) add(note.text, placed_sentence(moment));  // criticism says what it is worth
    return note;
  }

 private:
  static void add(std::string& text, const std::string& sentence) {
    if (sentence.empty()) return;
    text += (text.empty() ? "" : " ") + sentence;
  }

  Note criticism(const Moment& moment) {
    Note note{.glyphs = {glyph_of_cost(moment.judged)}, .text = cost_sentence(moment, variety_)};
    const Better instead = better(moment);
    if (moment.judged.cost >= Cost::goats && !moment.judged.punishment.empty()) {
      add(note.text, punishment_sentence(moment, instead));
    }
    add(note.text, better_sentence(moment, instead, variety_));
    note.better = instead.move;
    return note;
  }

  Note praise(const Moment& moment) {
    if (moment.played().is_capture() || moment.next == nullptr) return {};
    const bool hard = !is_obvious(moment);
    const auto phrases = phrases_of_praise(moment);
    if (phrases.empty() || (!hard && !value_at_stake(moment))) return {};
    const std::string does = merit(moment.before, moment.played(), variant_);
    const std::string text = fmt::format(
        fmt::runtime(variety_.next(phrases)), fmt::arg("it", does.empty() ? "" : ": it " + does),
        fmt::arg("goats", in_words(forced_captures(moment.judged.after))));
    return {.glyphs = hard ? std::vector<int>{good} : std::vector<int>{}, .text = text};
  }

  /// Whether the goats' move lets a goat be taken that could not be taken before, and it was.
  static bool is_gift(const Moment& moment) {
    if (moment.side() == Side::tigers || moment.next == nullptr) return false;
    const Jumps opened = jump_changes(moment.before, moment.played(), moment.board()).opened;
    const Move taken = moment.next->played;
    return taken.is_capture() && contains(victims(opened), taken.over());
  }

  std::string gift_sentence(const Moment& moment) {
    const auto& verdict = moment.judged.after.verdict;
    if (!verdict || verdict->value == Value::goats) return "";
    if (verdict->value == Value::tigers) return lost_gift_sentence(moment);
    return fmt::format(fmt::runtime(variety_.next(gift_phrases)),
                       fmt::arg("goats", in_words(*verdict->forced_captures)));
  }

  /// Nothing where it is not known that the game was lost before, or where that ends it.
  std::string lost_gift_sentence(const Moment& moment) {
    if (moment.judged.after.verdict->distance_plies == 1) return "";
    const bool lost_before =
        is_win_for(Side::tigers, moment.judged.before.moves.front().assessment);
    return lost_before ? std::string(variety_.next(lost_gift_phrases)) : "";
  }

  static int forced_captures(const Assessment& assessment) {
    return assessment.verdict.value_or(Verdict()).forced_captures.value_or(0);
  }

  static bool value_at_stake(const Moment& moment) {
    const auto& moves = moment.judged.before.moves;
    return value_of(moves[0].assessment) != value_of(moves[1].assessment);
  }

  static std::span<const std::string_view> phrases_of_praise(const Moment& moment) {
    const bool goats = moment.side() == Side::goats;
    if (is_win_for(moment.side(), moment.judged.after)) return only_win_phrases;
    if (value_at_stake(moment)) return only_hold_phrases;
    if (goats) return only_grade_for_goats;
    return only_grade_for_tigers;
  }

  std::string run_out_sentence(const Moment& moment) const {
    return fmt::format("No position may occur again, and of the moves left none holds: {}.",
                       standing(moment.judged.before.assessment, variant_.rules));
  }

  std::string placed_sentence(const Moment& moment) const {
    const bool last = moment.before.placement_phase() && !moment.after.placement_phase();
    if (!last || decision(moment.after, variant_) != Decision::none) return "";
    return fmt::format("All goats are placed: {}.", standing(moment.judged.after, variant_.rules));
  }

  Variant variant_;
  Variety variety_;
};

}  // namespace

GameNotes notes(const Game& game, const GameAnalysis& analysis) {
  GameNotes found{.summary = summary(game, analysis), .moves = {}};
  Writer writer(game.variant());
  for (const Moment& moment : moments(game, analysis)) found.moves.push_back(writer.note(moment));
  return found;
}

}  // namespace baghchal
