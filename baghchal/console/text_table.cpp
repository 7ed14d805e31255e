#include "baghchal/console/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace baghchal {

TextTable::TextTable(std::vector<Column> columns)
    : columns_(std::move(columns)), widths_(columns_.size()) {
  std::vector<std::string> titles;
  titles.reserve(columns_.size());
  for (const Column& column : columns_) titles.push_back(column.title);
  add(std::move(titles));
}

void TextTable::add(std::vector<std::string> cells) {
  assert(cells.size() == columns_.size());
  for (std::size_t i = 0; i < cells.size(); ++i) widths_[i] = std::max(widths_[i], cells[i].size());
  rows_.push_back(std::move(cells));
}

std::string TextTable::line(const std::vector<std::string>& cells) const {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) text += "  ";
    text += columns_[i].align == Align::left ? fmt::format("{:<{}}", cells[i], widths_[i])
                                             : fmt::format("{:>{}}", cells[i], widths_[i]);
  }
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::string TextTable::text() const {
  std::string text;
  for (const auto& row : rows_) text += line(row) + '\n';
  return text;
}

}  // namespace baghchal
