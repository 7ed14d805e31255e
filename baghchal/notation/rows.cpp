#include "baghchal/notation/rows.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr int longest_run = 9;

/// Reads row after row. Pieces of a row that fits its place go onto its points, the others onto
/// the lowest points that are free.
class RowReader {
 public:
  RowReader(const Geometry& board, RowLetters letters, Problems& problems)
      : board_(board), letters_(letters), problems_(problems) {}

  Pieces read(std::string_view text) {
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find('/', begin), text.size());
      read_row(text.substr(begin, end - begin));
      begin = end + 1;
    }
    if (const std::size_t wanted = board_.rows().size(); rows_ != wanted) {
      problem("row-count",
              fmt::format("{} {} instead of {}", rows_, rows_ == 1 ? "row" : "rows", wanted));
    }
    settle_strays();
    return pieces_;
  }

 private:
  void problem(std::string_view name, std::string sentence) {
    problems_.push_back({name, std::move(sentence)});
  }

  /// Whether the board has a row where we are.
  bool row_exists() const { return rows_ < board_.rows().size(); }

  std::size_t points_in_row() const { return row_exists() ? board_.rows()[rows_].size() : 0; }

  void read_row(std::string_view row) {
    std::size_t length = 0;
    std::string strange;
    std::string bad_runs;
    for (const char c : row) {
      if (c == letters_.tiger || c == letters_.goat) {
        put(c == letters_.tiger ? pieces_.tigers : pieces_.goats, length++);
      } else if (c == letters_.empty) {
        ++length;
      } else if (is_digit(c) && !letters_.empty) {
        const auto run = static_cast<std::size_t>(c - '0');
        if (run < 1 || run > points_in_row()) bad_runs += c;
        length += run;
      } else {
        strange += c;
        ++length;
      }
    }
    if (row_exists()) check_row(row, strange, bad_runs, length);
    ++rows_;
  }

  /// How long a row is can be said only where everything in it is understood.
  void check_row(std::string_view row, const std::string& strange, const std::string& bad_runs,
                 std::size_t length) {
    if (!strange.empty()) {
      problem("unknown-piece", fmt::format("row {} from the top, {}: {} is no piece", rows_ + 1,
                                           in_quotes(row), in_quotes(strange)));
    }
    if (!bad_runs.empty()) {
      problem("bad-run", fmt::format("row {} from the top, {}: {} is no run of empty points",
                                     rows_ + 1, in_quotes(row), in_quotes(bad_runs)));
    }
    if (strange.empty() && bad_runs.empty() && length != points_in_row()) {
      problem("row-length", fmt::format("row {} from the top, {}, has {} {} instead of {}",
                                        rows_ + 1, in_quotes(row), length,
                                        length == 1 ? "point" : "points", points_in_row()));
    }
  }

  void put(PointSet& set, std::size_t column) {
    if (column < points_in_row()) {
      set |= singleton(board_.rows()[rows_][column]);
    } else {
      ++(&set == &pieces_.tigers ? stray_tigers_ : stray_goats_);
    }
  }

  void settle_strays() {
    for (const Point point : each(board_.all() & ~(pieces_.tigers | pieces_.goats))) {
      if (stray_tigers_ > 0) {
        pieces_.tigers |= singleton(point);
        --stray_tigers_;
      } else if (stray_goats_ > 0) {
        pieces_.goats |= singleton(point);
        --stray_goats_;
      }
    }
  }

  const Geometry& board_;
  const RowLetters letters_;
  Problems& problems_;
  Pieces pieces_;
  std::size_t rows_ = 0;
  int stray_tigers_ = 0;
  int stray_goats_ = 0;
};

void append_run(std::string& text, int run, RowLetters letters) {
  if (letters.empty) {
    text.append(static_cast<std::size_t>(run), *letters.empty);
    return;
  }
  for (; run > 0; run -= longest_run) {
    text += static_cast<char>('0' + std::min(run, longest_run));
  }
}

}  // namespace

std::string rows_text(const Position& position, const Geometry& board, RowLetters letters) {
  std::string text;
  for (const std::vector<Point>& row : board.rows()) {
    if (!text.empty()) text += '/';
    int run = 0;
    for (const Point point : row) {
      if (!contains(position.occupied(), point)) {
        ++run;
        continue;
      }
      append_run(text, run, letters);
      run = 0;
      text += contains(position.tigers(), point) ? letters.tiger : letters.goat;
    }
    append_run(text, run, letters);
  }
  return text;
}

Pieces read_rows(std::string_view text, const Geometry& board, RowLetters letters,
                 Problems& problems) {
  return RowReader(board, letters, problems).read(text);
}

std::optional<Point> point_from_top(const Geometry& board, int column, int row) {
  return board.point_at(column, static_cast<int>(board.rows().size()) - 1 - row);
}

int row_from_top(const Geometry& board, Point point) {
  return static_cast<int>(board.rows().size()) - 1 - board.y(point);
}

}  // namespace baghchal
