#include "baghchal/board/rules.hpp"

#include <algorithm>
#include <array>

namespace baghchal {
namespace {

constexpr std::array rule_sets{
    NamedRules{"traditional", Rules{}},
    NamedRules{"threefold", Rules{.repetition = Repetition::draw_on_third}},
    NamedRules{"solver", Rules{.repetition = Repetition::free, .ply_limit = 0}},
};

}  // namespace

std::span<const NamedRules> named_rules() {
  return rule_sets;
}

std::optional<Rules> find_rules(std::string_view name) {
  const auto* const found = std::ranges::find(rule_sets, name, &NamedRules::name);
  if (found == rule_sets.end()) return std::nullopt;
  return found->rules;
}

Variant traditional() {
  return {&bagh_chal_board(), Rules{}};
}

}  // namespace baghchal
