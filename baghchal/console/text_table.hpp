#pragma once

/// Rows of text in aligned columns: numbers to the right, words to the left.
///
///     Placed  To move  Tigers win
///          0  goats             0
///
/// Threads: plain values.

#include <cstdint>
#include <string>
#include <vector>

namespace baghchal {

class TextTable {
 public:
  enum class Align : std::uint8_t { left, right };
  struct Column {
    std::string title;
    Align align;
  };

  explicit TextTable(std::vector<Column> columns);

  /// Requires: a cell for each column, of ASCII.
  void add(std::vector<std::string> cells);

  /// Titles and rows, each with its line end and without blanks at it.
  std::string text() const;

 private:
  std::string line(const std::vector<std::string>& cells) const;

  std::vector<Column> columns_;
  std::vector<std::size_t> widths_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace baghchal
