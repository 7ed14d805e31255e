#include "baghchal/console/game_text.hpp"

#include <fmt/format.h>

#include <utility>

#include "baghchal/console/files.hpp"
#include "baghchal/console/output.hpp"

namespace baghchal {
namespace {

GameText written(GameText text) {
  if (text.text.find_first_not_of(" \t\r\n") != std::string::npos) return text;
  throw BadInput(fmt::format("{}: there is nothing in it", text.name));
}

}  // namespace

// The texts are read before the braces: where an initialiser throws inside them, g++ 12 destroys
// the name beside it twice.
GameText read_game_file(const std::string& file) {
  std::string text = read_file(file);
  return written({file, std::move(text)});
}

GameText read_game_text(const std::string& file, std::istream& in) {
  if (file != "-") return read_game_file(file);
  std::string text = read_all(in);
  return written({"standard input", std::move(text)});
}

Dialect dialect_of(const GameText& text, std::optional<Dialect> named) {
  if (named) return *named;
  if (const auto guessed = guess_dialect(text.text)) return *guessed;
  throw BadInput(fmt::format("{}: the dialect cannot be told for certain; name it with --from: {}",
                             text.name, dialect_names()));
}

std::string fault_text(const RecordFault& fault) {
  const std::string ply = fault.ply ? fmt::format(", ply {}", *fault.ply) : "";
  return fmt::format("line {}{}: {}", fault.line, ply, fault.reason);
}

std::string dialect_names() {
  std::string names;
  for (const Dialect dialect : dialects()) {
    names += names.empty() ? "" : ", ";
    names += name(dialect);
  }
  return names;
}

}  // namespace baghchal
