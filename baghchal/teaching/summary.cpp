#include "baghchal/teaching/summary.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/game/replay.hpp"
#include "baghchal/notation/english.hpp"
#include "baghchal/notation/game_words.hpp"
#include "baghchal/teaching/moment.hpp"
#include "baghchal/teaching/standing.hpp"

namespace baghchal {
namespace {

/// Of many turning points only so many are told: the first ones and the last.
constexpr std::size_t most_told = 5;

class Summary {
 public:
  Summary(const Game& game, const GameAnalysis& analysis)
      : game_(game),
        analysis_(analysis),
        moments_(moments(game, analysis)),
        turning_(turning_points()),
        first_ply_(numbered_ply(to_record(game))) {}

  std::string text() const {
    std::vector<std::string> sentences{result()};
    if (!moments_.empty()) {
      sentences.push_back(course());
      sentences.push_back(end_of_room());
      sentences.push_back(goats_given());
      sentences.push_back(accuracy());
      sentences.push_back(certainty());
    }
    std::string text;
    for (const std::string& sentence : sentences) {
      if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
    }
    return text;
  }

 private:
  const Rules& rules() const { return game_.variant().rules; }

  std::string result() const {
    const auto outcome = game_.outcome();
    const std::string length = plies_text(static_cast<int>(game_.moves().size()));
    if (!outcome) return fmt::format("A game of {} without a result.", length);
    return fmt::format("{} The game took {}.", sentence(*outcome, game_.variant()), length);
  }

  /// What the first position was worth, as a sentence that may go on with "until".
  std::string beginning() const {
    const Assessment& first = moments_.front().judged.before.assessment;
    if (first.verdict->value == Value::draw) {
      return has_draws(rules()) ? "The game was a draw" : "Neither side could force a win";
    }
    const Side winner = first.verdict->value == Value::tigers ? Side::tigers : Side::goats;
    return capitalised(fmt::format("{} could force a win", the_side(winner)));
  }

  std::string name(std::size_t index) const {
    return numbered(moments_[index].played(), first_ply_ + static_cast<int>(index), game_.board());
  }

  /// What became of the game by a move: "gave the tigers a forced win in 12 plies".
  std::string turn(std::size_t index, std::string_view win = "a forced win") const {
    const Moment& moment = moments_[index];
    const Assessment& after = moment.judged.after;
    if (!after.verdict) {
      return moment.judged.cost == Cost::win ? "probably let a win slip" : "probably lost the game";
    }
    if (after.verdict->value == Value::draw) return "let it slip";
    return fmt::format("gave {} {}{}", the_side(opponent(moment.side())), win, in_plies(after));
  }

  /// The moves with which the game turned, or before which it had.
  std::vector<std::size_t> turning_points() const {
    std::vector<std::size_t> points;
    for (std::size_t i = 0; i < moments_.size(); ++i) {
      const Cost cost = moments_[i].judged.cost;
      if (cost == Cost::win || cost == Cost::draw || has_run_out(moments_[i])) points.push_back(i);
    }
    return points;
  }

  /// The turning points from one of them on.
  std::vector<std::string> turns_from(std::size_t first) const {
    std::vector<std::string> told;
    for (const std::size_t index : std::span(turning_).subspan(first)) {
      told.push_back(has_run_out(moments_[index])
                         ? fmt::format("before {} the moves that held had run out", name(index))
                         : fmt::format("{} {}", name(index), turn(index)));
    }
    if (told.size() > most_told + 1) {
      const std::size_t left_out = told.size() - most_told;
      told.erase(told.begin() + most_told - 1, told.end() - 1);
      told.insert(told.end() - 1, fmt::format("the game turned {} times more",
                                              in_words(static_cast<int>(left_out))));
    }
    return told;
  }

  std::string course() const {
    if (!moments_.front().judged.before.assessment.verdict) return estimated_course();
    if (turning_.empty()) {
      return fmt::format("{}{}.", beginning(), is_whole() ? " from first to last" : "");
    }
    const std::size_t first = turning_.front();
    const std::string start = beginning();
    const std::string win = start.ends_with("force a win") ? "one" : "a forced win";
    const std::string what = has_run_out(moments_[first])
                                 ? "before which the moves that held had run out"
                                 : "which " + turn(first, win);
    std::string text = fmt::format("{} until {}, {}.", start, name(first), what);
    const std::vector<std::string> later = turns_from(1);
    return later.empty() ? text : fmt::format("{} Then {}.", text, listed(later));
  }

  /// Where the beginning is only estimated.
  std::string estimated_course() const {
    std::string text = fmt::format("At the start it looked as if {}.",
                                   expectation(moments_.front().judged.before.assessment, rules()));
    const std::vector<std::string> turns = turns_from(0);
    return turns.empty() ? text : fmt::format("{} Then {}.", text, listed(turns));
  }

  bool is_whole() const { return moments_.size() == game_.moves().size(); }

  std::optional<Side> exhausted() const {
    const auto outcome = game_.outcome();
    if (!is_whole() || !outcome) return std::nullopt;
    if (outcome->reason == OutcomeReason::tigers_exhausted) return Side::tigers;
    if (outcome->reason == OutcomeReason::goats_exhausted) return Side::goats;
    return std::nullopt;
  }

  /// Who has run out of positions: since when each move was the only one left.
  std::string end_of_room() const {
    const auto side = exhausted();
    if (!side) return "";
    std::optional<std::size_t> since;
    for (std::size_t i = moments_.size(); i-- > 0;) {
      if (moments_[i].side() != *side) continue;
      if (moments_[i].judged.before.moves.size() > 1) break;
      since = i;
    }
    if (!since) return "";
    return fmt::format("From {} on, {} had but one move each time that led to a new position.",
                       name(*since), the_side(*side));
  }

  int goats_given_by(Side side) const {
    int goats = 0;
    for (const Moment& moment : moments_) {
      if (moment.side() == side && moment.judged.proved) goats += moment.judged.goats;
    }
    return goats;
  }

  std::string goats_given() const {
    std::vector<std::string> parts;
    if (const int given = goats_given_by(Side::goats); given > 0) {
      parts.push_back(fmt::format("the goats gave away {}", goats_in_words(given)));
    }
    if (const int let_off = goats_given_by(Side::tigers); let_off > 0) {
      parts.push_back(fmt::format("the tigers let {} off", goats_in_words(let_off)));
    }
    return parts.empty() ? "" : fmt::format("While nobody was winning, {}.", listed(parts));
  }

  static std::string accuracy_of(std::string_view side, std::optional<double> accuracy) {
    return accuracy ? fmt::format("{} {:.0f}%", side, *accuracy) : "";
  }

  std::string accuracy() const {
    std::vector<std::string> sides;
    for (std::string side : {accuracy_of("goats", analysis_.goats_accuracy),
                             accuracy_of("tigers", analysis_.tigers_accuracy)}) {
      if (!side.empty()) sides.push_back(std::move(side));
    }
    return sides.empty() ? "" : fmt::format("Accuracy: {}.", listed(sides));
  }

  std::string certainty() const {
    const auto proved =
        std::ranges::count_if(moments_, [](const Moment& moment) { return moment.judged.proved; });
    if (static_cast<std::size_t>(proved) == moments_.size()) return "";
    if (proved == 0) return "All of this is estimated, nothing is proved.";
    const auto guessed = static_cast<int>(moments_.size()) - static_cast<int>(proved);
    return fmt::format("Of {} moves {} {} estimated, the others proved.", moments_.size(), guessed,
                       guessed == 1 ? "is" : "are");
  }

  const Game& game_;
  const GameAnalysis& analysis_;
  std::vector<Moment> moments_;
  std::vector<std::size_t> turning_;
  int first_ply_;
};

}  // namespace

std::string summary(const Game& game, const GameAnalysis& analysis) {
  return Summary(game, analysis).text();
}

}  // namespace baghchal
