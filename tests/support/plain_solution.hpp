#pragma once

/// Small variants solved by the plain solver, with their tables in memory.
///
/// Threads: as Tablebase once the tables are added.

#include <memory>
#include <vector>

#include "baghchal/tablebase/tablebase.hpp"
#include "tests/support/plain_solver.hpp"
#include "tests/support/plain_table.hpp"

namespace baghchal {

/// The small variants that tables can be of, and two in which the goats fill the board unless
/// some are captured.
std::vector<Variant> solvable_small_variants();

/// A solved variant with some of its tables.
class PlainSolution {
 public:
  explicit PlainSolution(const Variant& variant) : plain_(variant), tablebase_(variant) {}

  const PlainSolver& plain() const { return plain_; }
  const Variant& variant() const { return tablebase_.variant(); }
  const Tablebase& tablebase() const { return tablebase_; }
  int goats() const { return variant().board->goats(); }

  void add(const PlainTable& content);
  void add(int placed) { add(plain_table(plain_, variant(), tablebase_.classes(), placed)); }
  void add_all();

  /// What is right of a position: in the placement phase no plies are held.
  Verdict verdict(const Position& position) const;

 private:
  PlainSolver plain_;
  Tablebase tablebase_;
  std::vector<std::unique_ptr<std::vector<std::byte>>> files_;
};

/// Some of the positions in which a game goes on.
std::vector<Position> some_open_positions(const PlainSolution& solution, int number,
                                          std::uint64_t seed);

/// The solution's variant, whose values do not depend on these rules.
Variant under(const PlainSolution& solution, Repetition repetition, int ply_limit);

/// Six goats, three captures to win, all tables: against three tigers, where nearly every game is
/// decided, and against two, where many are drawn with captures to come.
const PlainSolution& solved_crowded_board();
const PlainSolution& solved_roomy_board();

}  // namespace baghchal
