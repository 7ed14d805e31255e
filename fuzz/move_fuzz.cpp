// Moves as text.
#include "baghchal/notation/move_text.hpp"
#include "fuzz/require.hpp"
#include "fuzz/text_target.hpp"

void baghchal::check(std::string_view text) {
  const Geometry& board = bagh_chal_board();
  const auto attempt = parse_attempt(text, board);
  if (!attempt) {
    BAGHCHAL_REQUIRE(!attempt.error().empty());
    return;
  }
  const auto again = parse_attempt(attempt_text(*attempt, board), board);
  BAGHCHAL_REQUIRE(again.has_value());
  BAGHCHAL_REQUIRE(again->from == attempt->from && again->to == attempt->to);
  BAGHCHAL_REQUIRE(!attempt->kind || again->kind == attempt->kind);
  const auto move = resolve(*attempt, Position::start(board), traditional());
  BAGHCHAL_REQUIRE(move || !move.error().sentence.empty());
}
