#include "baghchal/cli/solution.hpp"

#include <algorithm>
#include <cstdlib>

#include "baghchal/cli/arguments.hpp"
#include "baghchal/console/files.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// Where the person's programs keep their data (XDG base directories).
std::string data_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data == '/') return data;
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return std::string(home) + "/.local/share";
  throw BadInput("there is no home folder to look for the solution in: name a folder with --dir");
}

std::string folder_of_all(const SolutionOptions& options) {
  return options.folder.empty() ? data_folder() + "/baghchal" : without_tilde(options.folder);
}

int number(const std::string& option, const std::string& text, int usual, int most) {
  return text.empty() ? usual : whole_number(option, text, 1, most);
}

Geometry board_for(const SolutionOptions& options) {
  const Geometry& board = bagh_chal_board();
  return board.with_goats(number("--goats", options.goats, board.goats(), board.goats()));
}

/// Games are played on the board of the program; tables for it are for no other.
const Geometry* usual_if_same(const Geometry& board) {
  const Geometry& usual = bagh_chal_board();
  return board.goats() == usual.goats() ? &usual : &board;
}

Confinement confinement(const std::string& text) {
  if (text.empty() || text == "illegal") return Confinement::illegal;
  if (text == "tigers-win") return Confinement::tigers_win;
  throw BadInput(fmt::format("--confinement {}: give illegal or tigers-win", in_quotes(text)));
}

Rules rules_for(const SolutionOptions& options, const Geometry& board) {
  Rules rules = find_rules("solver").value();
  if (options.captures_to_win.empty() && rules.captures_to_win > board.goats()) {
    throw BadInput(
        fmt::format("with {} nobody can capture {}: say with --captures-to-win how many win",
                    counted(board.goats(), "goat"), rules.captures_to_win));
  }
  rules.captures_to_win =
      number("--captures-to-win", options.captures_to_win, rules.captures_to_win, board.goats());
  rules.confinement = confinement(options.confinement);
  return rules;
}

std::string as_typed(const SolutionOptions& options) {
  std::string text;
  const auto add = [&](std::string_view option, const std::string& value) {
    if (!value.empty()) text += fmt::format(" {} {}", option, shell_word(value));
  };
  add("--dir", options.folder);
  add("--goats", options.goats);
  add("--captures-to-win", options.captures_to_win);
  add("--confinement", options.confinement);
  return text;
}

}  // namespace

SolutionOptions options_of(const std::string& folder, const Variant& variant) {
  const Rules usual;
  const auto unless_usual = [](int number, int usual_one) {
    return number == usual_one ? "" : std::to_string(number);
  };
  return {
      .folder = folder,
      .goats = unless_usual(variant.board->goats(), bagh_chal_board().goats()),
      .captures_to_win = unless_usual(variant.rules.captures_to_win, usual.captures_to_win),
      .confinement = variant.rules.confinement == usual.confinement ? "" : "tigers-win",
  };
}

Solution::Solution(const SolutionOptions& options)
    : board_(board_for(options)),
      variant_{usual_if_same(board_), rules_for(options, board_)},
      folder_(folder_of_all(options) + '/' + variant_folder_name(variant_)),
      chosen_by_(as_typed(options)) {}

std::string Solution::file(std::string_view name) const {
  return fmt::format("{}/{}", folder_, name);
}

Result<TableFolder> Solution::open(int least_placed) const {
  for (int placed = least_placed; placed <= board_.goats(); ++placed) {
    if (file_exists(file(table_file_name(placed)))) {
      return TableFolder::open(folder_, variant_, least_placed);
    }
  }
  throw BadInput(
      fmt::format("there are no tables in {}: make them with {}", folder_, solve_command()));
}

TableFolder Solution::open_whole(int least_placed) const {
  auto tables = open(least_placed);
  if (!tables) throw BadInput(tables.error());
  return *std::move(tables);
}

std::string Solution::solve_command() const {
  return "baghchal solve" + chosen_by_;
}

}  // namespace baghchal
