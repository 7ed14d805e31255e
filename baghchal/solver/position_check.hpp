#pragma once

/// Compares what a table holds for a position with what follows from its moves, and with what it
/// holds for the position's images; writes what is wrong into the log.
///
/// Threads: any number of threads at once.

#include <fmt/format.h>

#include "baghchal/solver/check_text.hpp"
#include "baghchal/solver/one_ply.hpp"
#include "baghchal/solver/verify_log.hpp"

namespace baghchal {

class PositionCheck {
 public:
  /// Requires: the table is there; tablebase and log outlive the check.
  PositionCheck(const Tablebase& tablebase, int placed, VerifyLog& log)
      : tablebase_(tablebase), placed_(placed), log_(log) {}

  /// The position that the table holds for a class and word.
  Position position(std::uint32_t tiger_class, GoatWord word) const {
    const Variant& variant = tablebase_.variant();
    const TigerClasses& classes = tablebase_.classes();
    return Position::unchecked(classes.tigers(tiger_class), classes.goats(word, tiger_class),
                               variant.board->goats() - placed_,
                               tablebase_.table(placed_)->head().side);
  }

  /// With the goats to move; `symbol_of(position)` tells what stands for those with the tigers to
  /// move. False where one of these is unknown, and so the check undone.
  template <typename SymbolOf>
  bool check_goats_turn(const Position& here, Symbol stored, const SymbolOf& symbol_of) const {
    const auto turn = goats_turn(here, tablebase_.variant(), symbol_of);
    if (!turn) return false;
    if (!turn->allows(stored)) {
      add_fault([&] { return wrong_symbol(here, stored, turn->symbol(), tablebase_.variant()); });
    }
    return true;
  }

  /// With the tigers to move in the placement phase, where the grade alone is held; `follows` is
  /// what follows from the moves.
  void check_tigers_turn(const Position& here, Symbol stored, Symbol follows) const {
    const Symbol expected{follows.grade, Symbol::no_plies};
    if (stored == expected) return;
    add_fault([&] { return wrong_symbol(here, stored, expected, tablebase_.variant()); });
  }

  /// `symbol_of(word)` tells what stands for other words of the class; unknown ones are passed
  /// over.
  template <typename SymbolOf>
  void check_images(std::uint32_t tiger_class, GoatWord word, Symbol stored,
                    const SymbolOf& symbol_of) const {
    const TigerClasses& classes = tablebase_.classes();
    for (const std::uint8_t symmetry : classes.stabilizer(tiger_class).subspan(1)) {
      const PointSet goats = classes.goats(word, tiger_class);
      const Symbol image = symbol_of(classes.goat_word(goats, {tiger_class, symmetry}));
      if (image == stored || image == unknown_symbol) continue;
      add_fault([&] {
        return broken_symmetry(position(tiger_class, word), stored, image, tablebase_.variant());
      });
    }
  }

  /// `sentence()` says what is wrong; the table's name is put before it.
  template <typename Sentence>
  void add_fault(const Sentence& sentence) const {
    log_.add_fault([&] { return fmt::format("{}: {}", tablebase_.name_of(placed_), sentence()); });
  }

 private:
  const Tablebase& tablebase_;
  int placed_;
  VerifyLog& log_;
};

}  // namespace baghchal
