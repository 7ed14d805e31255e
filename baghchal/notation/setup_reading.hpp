#pragma once

/// A position being read, field by field, with everything that is wrong so far.
///
/// Every position format has the same fields in its own spelling: rows, side, goats in hand,
/// captured. Each is handed over as text; a field that says nothing usable is a problem by its
/// own name, and the checks that need it are left out.
///
/// Threads: a value; one thread at a time.

#include <optional>
#include <string>
#include <string_view>

#include "baghchal/board/setup.hpp"
#include "baghchal/notation/rows.hpp"

namespace baghchal {

class SetupReading {
 public:
  /// A field's text; nothing where the field is missing, which is then a problem of its own.
  using Field = std::optional<std::string_view>;

  explicit SetupReading(const Variant& variant) : variant_(variant) {}

  void read_board(Field text, RowLetters letters);
  /// The words for the two sides, as the format has them.
  void read_side(Field text, std::string_view goats, std::string_view tigers);
  /// The numbers stand behind a prefix where the format has one.
  void read_hand(Field text, std::string_view prefix = "");
  void read_captured(Field text, std::string_view prefix = "");
  void problem(std::string_view name, std::string sentence);
  void missing(std::string_view field);
  /// A field behind the last one there is room for; nothing is well.
  void refuse(Field word);

  /// The numbers where the format counts them in its own way.
  void set_hand(int hand) { hand_ = hand; }
  void set_captured(int captured) { captured_ = captured; }

  const Pieces& pieces() const { return pieces_; }
  std::optional<Side> side() const { return side_; }
  std::optional<int> hand() const { return hand_; }
  std::optional<int> captured() const { return captured_; }

  /// The position, or all problems. Requires: each field has been handed over.
  tl::expected<Position, Problems> finish();

 private:
  const Geometry& board() const { return *variant_.board; }
  void add_problems_of_parts();

  std::optional<int> read_number(std::string_view field, std::string_view problem_name, Field text,
                                 std::string_view prefix);

  Variant variant_;
  Problems problems_;
  Pieces pieces_;
  std::optional<Side> side_;
  std::optional<int> hand_;
  std::optional<int> captured_;
};

}  // namespace baghchal
