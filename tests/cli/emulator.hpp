#pragma once

/// As much of an xterm as shows what the full-screen game draws: a grid of characters.
///
/// Colours are passed over. Threads: a value; one thread at a time.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace baghchal {

class Emulator {
 public:
  struct Place {
    int column;  ///< from 0
    int row;
  };

  Emulator(int columns, int rows);

  void resize(int columns, int rows);
  /// Output of a program; a character or sequence may be cut anywhere.
  void feed(std::string_view output);

  std::string row(int row) const;
  /// All rows, each with a line end.
  std::string text() const;
  /// Where a text stands, the first from the top.
  std::optional<Place> find(std::string_view text) const;
  bool alternate_screen() const { return alternate_; }

 private:
  bool feed_one();
  bool escape_sequence();
  void control(char byte);
  void sequence(std::string_view parameters, char final);
  void mode(std::string_view parameters, bool on);
  void put(const std::string& character);
  void erase(int from_column, int to_column, int row);
  void erase_page(int from_row, int to_row);
  std::vector<std::string>& cells(int row) { return grid_[static_cast<std::size_t>(row)]; }

  int columns_;
  int rows_;
  std::vector<std::vector<std::string>> grid_;
  Place cursor_{0, 0};
  std::string last_ = " ";
  std::string pending_;
  bool alternate_ = false;
};

}  // namespace baghchal
