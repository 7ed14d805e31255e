#include "tests/cli/emulator.hpp"

#include <algorithm>
#include <cstdlib>

namespace baghchal {
namespace {

std::size_t length_of_character(char first) {
  const auto byte = static_cast<unsigned char>(first);
  if (byte < 0x80) return 1;
  if (byte < 0xE0) return 2;
  return byte < 0xF0 ? 3 : 4;
}

int number(std::string_view parameters, int index, int otherwise) {
  while (index-- > 0) {
    const std::size_t end = parameters.find(';');
    parameters.remove_prefix(end == parameters.npos ? parameters.size() : end + 1);
  }
  const int found = std::atoi(std::string(parameters).c_str());
  return found > 0 ? found : otherwise;
}

}  // namespace

Emulator::Emulator(int columns, int rows) : columns_(columns), rows_(rows) {
  resize(columns, rows);
}

void Emulator::resize(int columns, int rows) {
  columns_ = columns;
  rows_ = rows;
  grid_.resize(static_cast<std::size_t>(rows));
  for (auto& line : grid_) line.resize(static_cast<std::size_t>(columns), " ");
  cursor_ = {std::min(cursor_.column, columns - 1), std::min(cursor_.row, rows - 1)};
}

void Emulator::feed(std::string_view output) {
  pending_ += output;
  while (!pending_.empty() && feed_one()) {
  }
}

bool Emulator::feed_one() {
  const char first = pending_.front();
  if (first == '\x1b') return escape_sequence();
  const std::size_t length = length_of_character(first);
  if (pending_.size() < length) return false;
  const std::string character = pending_.substr(0, length);
  pending_.erase(0, length);
  if (static_cast<unsigned char>(first) < ' ') {
    control(first);
  } else {
    put(character);
  }
  return true;
}

bool Emulator::escape_sequence() {
  if (pending_.size() < 2) return false;
  if (pending_[1] != '[') {
    const std::size_t length = pending_[1] == '(' ? 3 : 2;
    if (pending_.size() < length) return false;
    pending_.erase(0, length);
    return true;
  }
  std::size_t end = 2;
  while (end < pending_.size() && (pending_[end] < '@' || pending_[end] > '~')) ++end;
  if (end == pending_.size()) return false;
  const std::string whole = pending_.substr(0, end + 1);
  pending_.erase(0, end + 1);
  sequence(std::string_view(whole).substr(2, end - 2), whole.back());
  return true;
}

void Emulator::control(char byte) {
  if (byte == '\r') cursor_.column = 0;
  if (byte == '\b') cursor_.column = std::max(cursor_.column - 1, 0);
  if (byte == '\n') cursor_.row = std::min(cursor_.row + 1, rows_ - 1);
}

void Emulator::sequence(std::string_view parameters, char final) {
  const int one = number(parameters, 0, 1);
  switch (final) {
    case 'H':
      cursor_ = {number(parameters, 1, 1) - 1, one - 1};
      break;
    case 'G':
      cursor_.column = one - 1;
      break;
    case 'd':
      cursor_.row = one - 1;
      break;
    case 'A':
      cursor_.row -= one;
      break;
    case 'B':
      cursor_.row += one;
      break;
    case 'C':
      cursor_.column += one;
      break;
    case 'D':
      cursor_.column -= one;
      break;
    case 'J':
      if (parameters == "2") return erase_page(0, rows_);
      erase(cursor_.column, columns_, cursor_.row);
      return erase_page(cursor_.row + 1, rows_);
    case 'K':
      if (parameters == "1") return erase(0, cursor_.column + 1, cursor_.row);
      return erase(cursor_.column, columns_, cursor_.row);
    case 'X':
      return erase(cursor_.column, cursor_.column + one, cursor_.row);
    case 'P':
    case '@': {
      auto& line = cells(cursor_.row);
      const auto at = line.begin() + cursor_.column;
      if (final == 'P') {
        line.erase(at, at + std::min(one, columns_ - cursor_.column));
      } else {
        line.insert(at, static_cast<std::size_t>(one), " ");
      }
      return line.resize(static_cast<std::size_t>(columns_), " ");
    }
    case 'b':
      for (int i = 0; i < one; ++i) put(std::string(last_));
      return;
    case 'h':
    case 'l':
      return mode(parameters, final == 'h');
    default:
      return;
  }
  cursor_ = {std::clamp(cursor_.column, 0, columns_ - 1), std::clamp(cursor_.row, 0, rows_ - 1)};
}

void Emulator::mode(std::string_view parameters, bool on) {
  if (parameters == "?1049") alternate_ = on;
}

/// The last column holds the cursor until something more is put there.
void Emulator::put(const std::string& character) {
  if (cursor_.column >= columns_) {
    cursor_.column = 0;
    cursor_.row = std::min(cursor_.row + 1, rows_ - 1);
  }
  cells(cursor_.row)[static_cast<std::size_t>(cursor_.column++)] = character;
  last_ = character;
}

void Emulator::erase(int from_column, int to_column, int row) {
  for (int column = from_column; column < std::min(to_column, columns_); ++column) {
    cells(row)[static_cast<std::size_t>(column)] = " ";
  }
}

void Emulator::erase_page(int from_row, int to_row) {
  for (int row = from_row; row < to_row; ++row) erase(0, columns_, row);
}

std::string Emulator::row(int row) const {
  std::string text;
  for (const std::string& cell : grid_[static_cast<std::size_t>(row)]) text += cell;
  return text;
}

std::string Emulator::text() const {
  std::string text;
  for (int i = 0; i < rows_; ++i) text += row(i) + '\n';
  return text;
}

std::optional<Emulator::Place> Emulator::find(std::string_view text) const {
  for (int i = 0; i < rows_; ++i) {
    const std::string line = row(i);
    const std::size_t at = line.find(text);
    if (at == line.npos) continue;
    const auto starts = [](char byte) {
      return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    };
    return Place{static_cast<int>(std::count_if(
                     line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at), starts)),
                 i};
  }
  return std::nullopt;
}

}  // namespace baghchal
