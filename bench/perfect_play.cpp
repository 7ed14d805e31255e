/// Does perfect play keep what it promises? Games from random positions against somebody random,
/// level 5 and itself, under two rule sets; every move is looked up in the tables.
///
///   baghchal_perfect_play FOLDER GAMES [SEED]     the tables' folder, games in all
///
/// Prints what was given away, how wins were converted, and how long a move took.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <map>
#include <string>

#include "baghchal/engine/engine.hpp"
#include "baghchal/engine/game_moves.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/position_line.hpp"
#include "baghchal/tablebase/table_folder.hpp"
#include "tests/support/generators.hpp"

namespace baghchal {
namespace {

/// Games that nobody has a win in end here where there is no ply limit.
constexpr int most_plies = 200;
constexpr SearchLimits limits{.nodes = 20'000};

enum class Opponent : std::uint8_t { random, level_five, perfect };
constexpr const char* opponent_names[] = {"random", "level 5", "perfect"};

struct Tally {
  int games = 0;
  std::int64_t moves = 0;
  std::int64_t values_given_away = 0;
  std::int64_t captures_given_away = 0;
  int won_in_movement_phase = 0;
  int converted_in_distance = 0;
  int exactly_in_distance = 0;
  int won_in_placement_phase = 0;
  int converted_in_limit = 0;
  std::vector<double> milliseconds;
};

bool wins(Side side, const Verdict& verdict) {
  return verdict.value == win_of(side);
}

class Referee {
 public:
  Referee(const Tablebase& tables, const Variant& variant, Opponent opponent, Tally& tally)
      : tables_(tables),
        variant_(variant),
        opponent_(opponent),
        tally_(tally),
        perfect_(make_engine({.tables = &tables})),
        other_(make_engine({.tables = &tables})) {}

  void play(const Position& start, Side side, Random& random) {
    Game game(variant_, start, 0);
    ++tally_.games;
    std::optional<Verdict> win;
    int won_at = 0;
    while (!game.outcome() && (win || game.ply() < most_plies)) {
      const bool ours = game.position().side() == side;
      if (ours && !win) {
        const TableProber tables(&tables_, game.history());
        const auto verdict = tables.in_game(game.position(), 0);
        if (verdict && wins(side, *verdict)) {
          win = verdict;
          won_at = game.ply();
        }
      }
      const Move move = ours ? perfect_move(game, random()) : other_move(game, random);
      if (!game.play(move)) std::abort();
    }
    if (win) judge_win(game, side, *win, game.ply() - won_at);
  }

 private:
  Move perfect_move(const Game& game, std::uint64_t seed) {
    const Stop never;
    const auto begin = std::chrono::steady_clock::now();
    const Move move = perfect_->choose(game, {.seed = seed, .limits = limits}, never).move;
    const std::chrono::duration<double, std::milli> taken =
        std::chrono::steady_clock::now() - begin;
    tally_.milliseconds.push_back(taken.count());
    judge_move(game, move);
    return move;
  }

  Move other_move(const Game& game, Random& random) {
    if (opponent_ == Opponent::random) {
      const MoveList moves = game.legal_moves();
      return moves[random_number(0, moves.size() - 1, random)];
    }
    const Strength strength =
        opponent_ == Opponent::perfect ? Strength::perfect() : Strength::level(5);
    const Stop never;
    return other_->choose(game, {strength, random(), limits}, never).move;
  }

  void judge_move(const Game& game, Move played) {
    const TableProber tables(&tables_, game.history());
    const std::vector<GameMove> moves = game_moves(game.history(), tables);
    const Side side = game.position().side();
    const auto best = std::ranges::min_element(moves, [&](const GameMove& a, const GameMove& b) {
      return compare_for(side, *a.verdict, *b.verdict) < 0;
    });
    const auto ours = std::ranges::find(moves, played, &GameMove::move);
    ++tally_.moves;
    if (grade_of(*ours->verdict, variant_.rules) == grade_of(*best->verdict, variant_.rules)) {
      return;
    }
    const bool same_value = ours->verdict->value == best->verdict->value;
    ++(same_value ? tally_.captures_given_away : tally_.values_given_away);
    fmt::print("  gave away: {} {}\n", to_text({game.position(), game.ply()}, game.board()),
               to_text(played, game.board()));
  }

  void judge_win(const Game& game, Side side, const Verdict& win, int plies) {
    const bool won = game.outcome() && game.outcome()->winner == side;
    if (win.distance_plies) {
      ++tally_.won_in_movement_phase;
      tally_.converted_in_distance += won && plies <= *win.distance_plies ? 1 : 0;
      tally_.exactly_in_distance += won && plies == *win.distance_plies ? 1 : 0;
    } else {
      ++tally_.won_in_placement_phase;
      tally_.converted_in_limit += won && plies <= 200 ? 1 : 0;
    }
  }

  const Tablebase& tables_;
  Variant variant_;
  Opponent opponent_;
  Tally& tally_;
  std::unique_ptr<Engine> perfect_;
  std::unique_ptr<Engine> other_;
};

void print(const std::string& name, Tally& tally) {
  std::ranges::sort(tally.milliseconds);
  const auto percentile = [&](std::size_t n) {
    return tally.milliseconds.empty()
               ? 0.0
               : tally.milliseconds[(tally.milliseconds.size() - 1) * n / 100];
  };
  fmt::print(
      "{}: {} games, {} moves; given away: {} values, {} forced captures; "
      "wins in the movement phase {}, in the distance {}, exactly {}; in the placement phase {}, "
      "converted {}; ms a move: median {:.2f}, 99% {:.2f}, most {:.2f}\n",
      name, tally.games, tally.moves, tally.values_given_away, tally.captures_given_away,
      tally.won_in_movement_phase, tally.converted_in_distance, tally.exactly_in_distance,
      tally.won_in_placement_phase, tally.converted_in_limit, percentile(50), percentile(99),
      percentile(100));
  std::fflush(stdout);
}

int run(const std::string& folder, int games, std::uint64_t seed) {
  const Variant solved{&bagh_chal_board(), *find_rules("solver")};
  const auto tables = TableFolder::open(folder, solved);
  if (!tables) {
    fmt::print(stderr, "{}\n", tables.error());
    return 2;
  }
  Random random(seed);
  for (const char* const rules : {"solver", "traditional"}) {
    for (const Opponent opponent : {Opponent::random, Opponent::level_five, Opponent::perfect}) {
      const Variant variant{solved.board, *find_rules(rules)};
      Tally tally;
      Referee referee(tables->tablebase(), variant, opponent, tally);
      for (int i = 0; i < games / 6; ++i) {
        Position start = random_position(variant, random);
        while (decision(start, variant) != Decision::none) start = random_position(variant, random);
        referee.play(start, i % 2 == 0 ? Side::goats : Side::tigers, random);
      }
      print(fmt::format("{}, against {}", rules, opponent_names[static_cast<int>(opponent)]),
            tally);
    }
  }
  return 0;
}

}  // namespace
}  // namespace baghchal

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  return baghchal::run(argv[1], std::atoi(argv[2]),
                       argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
}
