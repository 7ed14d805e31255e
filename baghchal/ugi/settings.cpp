#include "baghchal/ugi/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "baghchal/notation/rules_text.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal::ugi {
namespace {

using Outcome = tl::expected<void, std::string>;

constexpr int most_seed = 2'000'000'000;
constexpr int most_hash_mb = 65'536;

/// How an empty text is written.
constexpr std::string_view empty_text = "<empty>";

Outcome set_strength(Settings& settings, std::string_view value) {
  const auto strength = parse_strength(value);
  if (!strength) {
    return tl::unexpected(
        fmt::format("give a level from {} to {}, or perfect", lowest_level, highest_level));
  }
  settings.strength = *strength;
  return {};
}

tl::expected<int, std::string> number(std::string_view value, int least, int most) {
  const auto found = parse_number(value, most);
  if (found && *found >= least) return *found;
  return tl::unexpected(fmt::format("give a whole number from {} to {}", least, most));
}

Outcome set_seed(Settings& settings, std::string_view value) {
  const auto found = number(value, 0, most_seed);
  if (!found) return tl::unexpected(found.error());
  settings.seed = static_cast<std::uint64_t>(*found);
  return {};
}

Outcome set_hash(Settings& settings, std::string_view value) {
  const auto found = number(value, 1, most_hash_mb);
  if (!found) return tl::unexpected(found.error());
  settings.hash_mb = *found;
  return {};
}

Outcome set_tables(Settings& settings, std::string_view value) {
  settings.tables = value == empty_text ? "" : std::string(value);
  return {};
}

Outcome set_rules(Settings& settings, std::string_view value) {
  const auto rules = parse_rules(value, *settings.variant.board);
  if (!rules) return tl::unexpected(rules.error());
  settings.variant.rules = *rules;
  return {};
}

struct Setting {
  std::string_view name;
  Outcome (*set)(Settings&, std::string_view);
  Option (*offer)(std::string name, const Settings& usual);
};

std::vector<std::string> strengths() {
  std::vector<std::string> texts;
  for (int level = lowest_level; level <= highest_level; ++level) {
    texts.push_back(to_text(Strength::level(level)));
  }
  texts.push_back(to_text(Strength::perfect()));
  return texts;
}

constexpr std::array<Setting, 5> settings_table{{
    {"Strength", set_strength,
     [](std::string name, const Settings& usual) {
       return choice_option(std::move(name), to_text(usual.strength), strengths());
     }},
    {"Seed", set_seed,
     [](std::string name, const Settings& usual) {
       return number_option(std::move(name), static_cast<std::int64_t>(usual.seed), 0, most_seed);
     }},
    {"Hash", set_hash,
     [](std::string name, const Settings& usual) {
       return number_option(std::move(name), usual.hash_mb, 1, most_hash_mb);
     }},
    {"Tables", set_tables,
     [](std::string name, const Settings& usual) {
       return text_option(std::move(name), usual.tables);
     }},
    {"Rules", set_rules,
     [](std::string name, const Settings& usual) {
       return text_option(std::move(name), to_text(usual.variant.rules));
     }},
}};

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

std::vector<Option> offered_options() {
  const Settings usual;
  std::vector<Option> options;
  options.reserve(settings_table.size());
  for (const Setting& setting : settings_table) {
    options.push_back(setting.offer(std::string(setting.name), usual));
  }
  return options;
}

tl::expected<void, std::string> set(Settings& settings, const SetOption& command) {
  const auto* const setting = std::ranges::find_if(
      settings_table, [&](const Setting& one) { return same_name(one.name, command.name); });
  if (setting == settings_table.end()) {
    return tl::unexpected(fmt::format("there is no option {}", in_quotes(command.name)));
  }
  const auto done = setting->set(settings, command.value);
  if (done) return {};
  return tl::unexpected(
      fmt::format("{} {}: {}", setting->name, in_quotes(command.value), done.error()));
}

}  // namespace baghchal::ugi
