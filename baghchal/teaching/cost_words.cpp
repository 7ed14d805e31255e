#include "baghchal/teaching/cost_words.hpp"

#include <fmt/format.h>

#include <array>

#include "baghchal/notation/english.hpp"
#include "baghchal/teaching/standing.hpp"

namespace baghchal {
namespace {

using Phrases = std::array<std::string_view, 3>;

// {winner} and {in}: who wins now and how soon; {was_in}: how soon the side that moved had won;
// {lost}: how many goats; {now}, {before}: goats captured in all.

constexpr Phrases draw_lost{
    "Gives away a draw: now {winner} win{in}.",
    "The draw is gone: {winner} now win{in}.",
    "Until here it was a draw; now {winner} win{in}.",
};
constexpr Phrases balance_lost{
    "This gives {winner} a forced win{in}; until now nobody had one.",
    "Now {winner} can force a win{in}; before, neither side could.",
    "A losing move: {winner} now win{in}.",
};
constexpr Phrases win_drawn{
    "Throws away a win{was_in}: now it is a draw.",
    "Here there was a win{was_in}; now it is a draw.",
    "Lets a win{was_in} slip: a draw from here.",
};
constexpr Phrases win_gone{
    "Gives up a forced win{was_in}: now neither side has one.",
    "Here there was a forced win{was_in}; now there is none.",
    "Lets a forced win{was_in} slip.",
};
constexpr Phrases win_turned{
    "Turns a win into a loss: now {winner} can force a win{in}.",
    "From a win to a loss: now it is {winner} who win{in}.",
    "Throws away a win, and the game with it: {winner} now win{in}.",
};
constexpr Phrases goats_lost{
    "Costs {lost}: the tigers can now take {now} in all, where it was {before}.",
    "Gives away {lost}: {now} in all instead of {before}.",
    "Too generous by {lost}: the tigers can now take {now} in all, not just {before}.",
};
constexpr Phrases goats_let_off{
    "Lets {lost} off: the tigers can now take {now} in all, where it was {before}.",
    "Gives up {lost}: {now} in all instead of {before}.",
    "Not enough: {now} in all for the tigers, where it was {before}.",
};
// What the other side has just given away is given back.
constexpr Phrases goats_back{
    "Misses the chance: {now} in all again.",
    "Gives it back: {now} in all, as before.",
    "Does not make use of it: again it is {now} in all.",
};
constexpr Phrases win_back{
    "Misses a win{was_in} that was offered.",
    "Lets the chance of a forced win{was_in} go by.",
    "Here was a forced win{was_in}; now there is none again.",
};
constexpr Phrases slower{
    "The win is still there, but takes {longer} longer.",
    "Still winning, but {longer} slower than it need be.",
    "A detour of {longer}; the win is still there.",
};
constexpr Phrases sooner{
    "Loses {longer} sooner than it had to: {winner} now win{in}.",
    "Shortens the fight by {longer}: {winner} now win{in}.",
    "More could be made of a lost position: now {winner} win{in}, {longer} sooner.",
};
constexpr Phrases probably_lost{
    "This probably loses.",
    "Probably a losing move.",
    "This seems to lose the game.",
};
constexpr Phrases surely_lost{
    "This loses: now {winner} can force a win{in}.",
    "A losing move: {winner} now win{in}.",
    "Now {winner} can force a win{in}, and it probably need not be so.",
};
constexpr Phrases win_missed{
    "Misses a forced win{was_in}.",
    "Here there was a forced win{was_in}.",
    "Lets a forced win{was_in} go by.",
};
constexpr Phrases win_probably_missed{
    "Probably throws away a win.",
    "This seems to let a win slip.",
    "The win is probably gone.",
};
constexpr Phrases seems_to_cost{
    "Seems to cost about {lost}.",
    "Probably gives away about {lost}.",
    "This looks too generous by about {lost}.",
};
constexpr Phrases seems_to_let_off{
    "Seems to let about {lost} off.",
    "Probably gives up about {lost}.",
    "The tigers could probably have about {lost} more.",
};

Side winner_of(const Assessment& assessment, Side otherwise) {
  if (!assessment.verdict || assessment.verdict->value == Value::draw) return otherwise;
  return assessment.verdict->value == Value::tigers ? Side::tigers : Side::goats;
}

bool is_won(const Assessment& assessment) {
  return assessment.verdict && assessment.verdict->value != Value::draw;
}

/// Whether the move leaves things as they were before the other side's last mistake.
bool gives_back(const Moment& moment) {
  return moment.judged.proved && moment.previous != nullptr && moment.previous->proved &&
         same_grade(moment.previous->before.assessment, moment.judged.after);
}

const Phrases& phrases_of_win(const Moment& moment) {
  const JudgedMove& judged = moment.judged;
  if (gives_back(moment) && !is_won(judged.after)) return win_back;
  if (!judged.proved) return is_won(judged.before.assessment) ? win_missed : win_probably_missed;
  if (is_won(judged.after)) return win_turned;
  return has_draws(moment.variant.rules) ? win_drawn : win_gone;
}

const Phrases& phrases_of_draw(const Moment& moment) {
  if (!moment.judged.proved) return is_won(moment.judged.after) ? surely_lost : probably_lost;
  return has_draws(moment.variant.rules) ? draw_lost : balance_lost;
}

const Phrases& phrases_of_goats(const Moment& moment) {
  const bool goats = moment.side() == Side::goats;
  if (gives_back(moment)) return goats_back;
  if (!moment.judged.proved) return goats ? seems_to_cost : seems_to_let_off;
  return goats ? goats_lost : goats_let_off;
}

const Phrases& phrases_of_time(const Moment& moment) {
  return winner_of(moment.judged.after, moment.side()) == moment.side() ? slower : sooner;
}

const Phrases& phrases_of(const Moment& moment) {
  switch (moment.judged.cost) {
    case Cost::win:
      return phrases_of_win(moment);
    case Cost::draw:
      return phrases_of_draw(moment);
    case Cost::goats:
      return phrases_of_goats(moment);
    case Cost::time:
    case Cost::nothing:
      break;
  }
  return phrases_of_time(moment);
}

/// " in 12 plies", of a win that is gone.
std::string was_in(const Assessment& assessment) {
  if (!assessment.verdict || !assessment.verdict->distance_plies) return "";
  return fmt::format(" in {}", plies_text(*assessment.verdict->distance_plies));
}

/// As a part of "… in all".
std::string captures_in_words(const Assessment& assessment) {
  const int captures = assessment.verdict.value_or(Verdict()).forced_captures.value_or(0);
  return captures == 0 ? "none" : in_words(captures);
}

}  // namespace

std::string cost_sentence(const Moment& moment, Variety& variety) {
  const JudgedMove& judged = moment.judged;
  return fmt::format(fmt::runtime(variety.next(phrases_of(moment))),
                     fmt::arg("winner", the_side(winner_of(judged.after, opponent(moment.side())))),
                     fmt::arg("in", in_plies(judged.after)),
                     fmt::arg("was_in", was_in(judged.before.assessment)),
                     fmt::arg("lost", goats_in_words(judged.goats)),
                     fmt::arg("now", captures_in_words(judged.after)),
                     fmt::arg("before", captures_in_words(judged.before.assessment)),
                     fmt::arg("longer", plies_text(judged.plies)));
}

}  // namespace baghchal
