#include "baghchal/cli/usage.hpp"

#include <fmt/format.h>

#include "baghchal/notation/text.hpp"

namespace baghchal {

std::optional<std::string> unknown_command(const CLI::App& program) {
  if (!program.get_subcommands().empty() || program.remaining().empty()) return std::nullopt;
  return fmt::format("there is no command or option {} (see baghchal --help)",
                     in_quotes(program.remaining().front()));
}

std::string usage_problem(const CLI::ParseError& problem, const CLI::App& program) {
  if (const auto unknown = unknown_command(program)) return *unknown;
  std::string command = "baghchal";
  for (auto chosen = program.get_subcommands(); !chosen.empty();
       chosen = chosen[0]->get_subcommands()) {
    command += ' ' + chosen[0]->get_name();
  }
  std::string sentence = problem.what();
  while (sentence.ends_with('\n') || sentence.ends_with(' ')) sentence.pop_back();
  constexpr std::string_view too_often = ": At Most 1 required";
  if (const std::size_t end = sentence.find(too_often); end != sentence.npos) {
    sentence = sentence.substr(0, end) + " is given more than once";
  }
  return fmt::format("{} (see {} --help)", sentence, command);
}

void refuse_empty_texts(CLI::App& command) {
  for (CLI::Option* option : command.get_options()) {
    if (option->get_expected_max() == 0) continue;  // it is there or it is not
    option->check([](const std::string& text) {
      return std::string(text.empty() ? "nothing is given for it" : "");
    });
  }
}

}  // namespace baghchal
