#pragma once

/// The solution: every position's verdict, from as many tables as there are.
///
/// A table holds one side to move for a number of goats placed; the other side's verdicts follow
/// from the tables by looking one ply ahead: the goats' from the worst of their moves for the
/// tigers, the tigers' from their best.
///
/// Tables may be missing. Then the verdicts that need them are not known, the others are.
///
/// Every verdict is for the variant's board, captures to win and confinement, where endless play is
/// a draw and nothing limits the plies; the variant's other rules are not looked at.
///
/// Threads: once all tables are added, const and safe from any number of threads. A look-up's work
/// is bounded: at most one ply, and where the last goat is placed two, around the position.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "baghchal/board/moves.hpp"
#include "baghchal/tablebase/table.hpp"

namespace baghchal {

/// A move, and what is said of the position after it; empty where that is not known.
struct RatedMove {
  Move move;
  std::optional<Verdict> verdict;
};

/// `Result<T>`: or in a sentence which table is damaged and where.
template <typename T>
using Result = tl::expected<T, std::string>;

class Tablebase {
 public:
  /// Holds no tables yet. Requires: rules without a last stand; the board outlives it.
  explicit Tablebase(const Variant& variant);

  const Variant& variant() const { return variant_; }
  const TigerClasses& classes() const { return *classes_; }

  /// Adds a table, or says why it is none of this variant. `name` is what errors call it. The
  /// bytes must outlive the tablebase; `open_codec` is as for Table::open. A second table for the
  /// same goats placed takes the first one's place.
  Result<void> add(std::string name, std::span<const std::byte> bytes, OpenCodec open_codec);
  /// The same, but of a table that is for other goats placed or another side to move, too.
  Result<void> add(std::string name, std::span<const std::byte> bytes, OpenCodec open_codec,
                   int placed, Side side);

  /// The table for so many goats placed; null where there is none.
  const Table* table(int placed) const;
  const std::string& name_of(int placed) const { return tables_.at(placed).name; }

  /// What the tables say of a position; empty where they do not hold it. Requires: the position is
  /// valid for the variant.
  Result<std::optional<Verdict>> probe(const Position& position) const;

  /// Every legal move, the best for the side to move first, equal ones in the order of their text;
  /// those not known last. Requires: as `probe`.
  Result<std::vector<RatedMove>> moves(const Position& position) const;

  /// Best play from a position on: the first of `moves` each time, until the game is decided, a
  /// draw has no forced capture to come once all goats are placed, or nothing is known.
  Result<std::vector<Move>> line(const Position& position) const;

 private:
  using MaybeSymbol = Result<std::optional<Symbol>>;

  struct NamedTable {
    std::string name;
    Table table;
  };

  const NamedTable* table_for(const Position& position) const;
  MaybeSymbol look_up(const Position& position, int plies_ahead) const;
  MaybeSymbol stored(const NamedTable& table, const Position& position) const;
  const NamedTable* table_after_placing(const Position& position) const;
  MaybeSymbol worst_placement(const NamedTable& next, const Position& position) const;
  MaybeSymbol worst_goat_move(const Position& position, int plies_ahead) const;
  MaybeSymbol best_tiger_move(const Position& position, int plies_ahead) const;
  Verdict verdict(Symbol symbol) const;

  Variant variant_;
  std::unique_ptr<const TigerClasses> classes_;  ///< tables refer to it
  std::map<int, NamedTable> tables_;             ///< by goats placed
};

}  // namespace baghchal
