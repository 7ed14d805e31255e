// Rule sets as text.
#include "baghchal/notation/rules_text.hpp"
#include "fuzz/require.hpp"
#include "fuzz/text_target.hpp"

void baghchal::check(std::string_view text) {
  const Geometry& board = bagh_chal_board();
  const auto rules = parse_rules(text, board);
  if (!rules) {
    BAGHCHAL_REQUIRE(!rules.error().empty());
    return;
  }
  BAGHCHAL_REQUIRE(parse_rules(to_text(*rules), board) == rules);
}
