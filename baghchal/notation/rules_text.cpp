#include "baghchal/notation/rules_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr int longest_last_stand = 100;

struct Field {
  std::string_view key;
  std::string (*write)(const Rules&);
  /// Takes the value over; false where it is none.
  bool (*read)(std::string_view value, Rules&, const Geometry&);
  std::string (*values)(const Geometry&);
};

bool read_number(std::string_view text, int least, int most, int& into) {
  const std::optional<int> number = parse_number(text, most);
  if (!number || *number < least) return false;
  into = *number;
  return true;
}

template <typename Enum, std::size_t size>
struct Words {
  std::array<std::pair<std::string_view, Enum>, size> all;

  std::string_view word(Enum value) const {
    return std::ranges::find(all, value, &std::pair<std::string_view, Enum>::second)->first;
  }
  bool read(std::string_view text, Enum& into) const {
    const auto* const found =
        std::ranges::find(all, text, &std::pair<std::string_view, Enum>::first);
    if (found == all.end()) return false;
    into = found->second;
    return true;
  }
  std::string list() const {
    std::string text;
    for (const auto& [word, value] : all) text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
  }
};

constexpr Words<Confinement, 2> confinements{
    {{{"illegal", Confinement::illegal}, {"tigers-win", Confinement::tigers_win}}}};
constexpr Words<Repetition, 3> repetitions{{{{"forbidden", Repetition::forbidden},
                                             {"draw-on-third", Repetition::draw_on_third},
                                             {"free", Repetition::free}}}};

const std::array<Field, 5> fields{{
    {"captures_to_win", [](const Rules& rules) { return std::to_string(rules.captures_to_win); },
     [](std::string_view value, Rules& rules, const Geometry& board) {
       return read_number(value, 1, board.goats(), rules.captures_to_win);
     },
     [](const Geometry& board) { return fmt::format("a number from 1 to {}", board.goats()); }},
    {"last_stand", [](const Rules& rules) { return std::to_string(rules.last_stand); },
     [](std::string_view value, Rules& rules, const Geometry&) {
       return read_number(value, 0, longest_last_stand, rules.last_stand);
     },
     [](const Geometry&) { return fmt::format("a number from 0 to {}", longest_last_stand); }},
    {"confinement",
     [](const Rules& rules) { return std::string(confinements.word(rules.confinement)); },
     [](std::string_view value, Rules& rules, const Geometry&) {
       return confinements.read(value, rules.confinement);
     },
     [](const Geometry&) { return "one of " + confinements.list(); }},
    {"repetition",
     [](const Rules& rules) { return std::string(repetitions.word(rules.repetition)); },
     [](std::string_view value, Rules& rules, const Geometry&) {
       return repetitions.read(value, rules.repetition);
     },
     [](const Geometry&) { return "one of " + repetitions.list(); }},
    {"ply_limit", [](const Rules& rules) { return std::to_string(rules.ply_limit); },
     [](std::string_view value, Rules& rules, const Geometry&) {
       return read_number(value, 0, max_ply, rules.ply_limit);
     },
     [](const Geometry&) { return fmt::format("a number from 0 to {}", max_ply); }},
}};

std::string differences(const Rules& rules, const Rules& base) {
  std::string text;
  for (const Field& field : fields) {
    if (field.write(rules) == field.write(base)) continue;
    text += fmt::format(",{}={}", field.key, field.write(rules));
  }
  return text;
}

std::string field_list() {
  std::string list;
  for (const Field& field : fields) list += (list.empty() ? "" : ", ") + std::string(field.key);
  return list;
}

std::string rule_set_list() {
  std::string list;
  for (const NamedRules& set : named_rules()) {
    list += (list.empty() ? "" : ", ") + std::string(set.name);
  }
  return list;
}

/// Applies one `key=value`; the sentence against it, or nothing.
std::optional<std::string> apply(std::string_view change, Rules& rules, const Geometry& board) {
  const std::size_t equals = std::min(change.find('='), change.size());
  const std::string_view key = change.substr(0, equals);
  const auto* const field = std::ranges::find(fields, key, &Field::key);
  if (field == fields.end()) {
    return fmt::format("no rule is called {}; there are {}", in_quotes(key), field_list());
  }
  const std::string_view value = change.substr(std::min(equals + 1, change.size()));
  if (field->read(value, rules, board)) return std::nullopt;
  return fmt::format("{} is {}, not {}", key, field->values(board), in_quotes(value));
}

}  // namespace

std::string to_text(const Rules& rules) {
  const auto distance = [&](const NamedRules& set) {
    return std::ranges::count(differences(rules, set.rules), '=');
  };
  const auto nearest = std::ranges::min_element(named_rules(), {}, distance);
  return std::string(nearest->name) + differences(rules, nearest->rules);
}

tl::expected<Rules, std::string> parse_rules(std::string_view text, const Geometry& board) {
  std::size_t end = std::min(text.find(','), text.size());
  std::optional<Rules> rules = find_rules(text.substr(0, end));
  if (!rules) {
    return tl::unexpected(fmt::format("no rule set is called {}; there are {}",
                                      in_quotes(text.substr(0, end)), rule_set_list()));
  }
  std::vector<std::string_view> keys;
  while (end < text.size()) {
    const std::size_t begin = end + 1;
    end = std::min(text.find(',', begin), text.size());
    const std::string_view change = text.substr(begin, end - begin);
    if (auto fault = apply(change, *rules, board)) return tl::unexpected(std::move(*fault));
    const std::string_view key = change.substr(0, change.find('='));
    if (std::ranges::find(keys, key) != keys.end()) {
      return tl::unexpected(fmt::format("{} is said twice", key));
    }
    keys.push_back(key);
  }
  return *rules;
}

}  // namespace baghchal
