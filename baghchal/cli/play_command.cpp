#include "baghchal/cli/play_command.hpp"

#include <fmt/format.h>

#include <random>

#include "baghchal/cli/arguments.hpp"
#include "baghchal/cli/game_tables.hpp"
#include "baghchal/cli/position_argument.hpp"
#include "baghchal/notation/text.hpp"
#include "baghchal/terminal/line_play.hpp"
#include "baghchal/terminal/screen_play.hpp"

namespace baghchal {
namespace {

/// A strength; nothing for a person.
std::optional<Strength> seat(std::string_view option, std::string_view who) {
  if (who == "human") return std::nullopt;
  if (const auto strength = parse_strength(who)) return strength;
  throw BadInput(fmt::format("{} {}: give human, a level from {} to {} or perfect", option,
                             in_quotes(who), lowest_level, highest_level));
}

/// The plan with what is given before a game begins.
SessionPlan with_start(SessionPlan plan, const PlayOptions& options) {
  plan.variant = variant_argument("--rules", options.rules);
  plan.start = position_argument(options.position, plan.variant);
  return plan;
}

/// The plan with what a saved game brings along.
SessionPlan with_saved_game(SessionPlan plan, const std::string& file) {
  plan.opened = open_game(file);
  const Game& game = plan.opened->game;
  plan.variant = game.variant();
  plan.start = {game.start(), game.start_ply()};
  plan.file = file;
  return plan;
}

/// The plan but for its engine.
SessionPlan plan_of(const PlayOptions& options) {
  const SessionPlan plan{.engine = nullptr,
                         .seats = {.goats = seat("--goats", options.goats),
                                   .tigers = seat("--tigers", options.tigers)},
                         .seed = options.seed.value_or(std::random_device()())};
  return options.file.empty() ? with_start(plan, options) : with_saved_game(plan, options.file);
}

bool plays_perfect(const Seats& seats) {
  const auto perfect = Strength::perfect();
  return seats.goats == perfect || seats.tigers == perfect;
}

/// The tables for perfect play and for a person's hints; none where nobody would ask them.
std::optional<GameTables> tables_for(const SessionPlan& plan, const std::string& folder) {
  const bool levels_only = plan.seats.goats && plan.seats.tigers && !plays_perfect(plan.seats);
  if (levels_only) return std::nullopt;
  return std::optional<GameTables>(std::in_place, folder, plan.variant);
}

/// The plan with an engine that uses the tables, which must outlive it.
SessionPlan with_engine(SessionPlan plan, const std::optional<GameTables>& tables) {
  const Tablebase* const known = tables ? tables->tablebase() : nullptr;
  plan.engine = make_engine({.tables = known});
  if (known != nullptr) plan.hints = Strength::perfect();
  if (plays_perfect(plan.seats)) {
    plan.note = tables->sentence("Perfect play", "searches for a second a move");
  }
  return plan;
}

}  // namespace

ExitStatus run_play(const PlayOptions& options, const Streams& streams) {
  SessionPlan plan = plan_of(options);
  const std::optional<GameTables> tables = tables_for(plan, options.solution_folder);
  plan = with_engine(std::move(plan), tables);
  for (const std::string& reason : unreachable_because(plan.start.position, plan.variant)) {
    streams.err << fmt::format("baghchal: no game reaches this position: {}\n", reason);
  }
  Session session(plan);
  if (options.full_screen) {
    play_on_screen(session);
  } else {
    play_in_lines(session, streams);
  }
  return done;
}

}  // namespace baghchal
