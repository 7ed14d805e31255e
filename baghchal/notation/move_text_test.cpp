#include "baghchal/notation/move_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

Attempt parsed(std::string_view text) {
  return parse_attempt(text, bagh_chal_board()).value_or(Attempt{});
}

Attempt attempt(std::string_view from, std::string_view to, std::optional<MoveKind> kind) {
  return {from.empty() ? no_point : point_of(from), point_of(to), kind};
}

void reads_back(const Position& position, const Variant& variant) {
  for (const Move move : legal_moves(position, variant)) {
    const auto asked = parse_attempt(to_text(move, *variant.board), *variant.board);
    ASSERT_TRUE(asked) << asked.error();
    EXPECT_EQ(*asked, attempt_of(move));
    const auto meant = resolve(*asked, position, variant);
    ASSERT_TRUE(meant) << meant.error().sentence;
    EXPECT_EQ(*meant, move);
  }
}

RC_GTEST_PROP(MoveText, WhatIsWrittenIsReadAsTheSame, ()) {
  reads_back(*any_kind_of_position(traditional()), traditional());
  reads_back(*any_kind_of_position(small_variant()), small_variant());
}

TEST(MoveText, HasOneSpellingEach) {
  const Geometry& board = bagh_chal_board();
  EXPECT_EQ(to_text(Move::placement(point_of("c3")), board), "c3");
  EXPECT_EQ(to_text(Move::step(point_of("a1"), point_of("b2")), board), "a1-b2");
  EXPECT_EQ(to_text(Move::capture(point_of("a1"), point_of("b2"), point_of("c3")), board), "a1xc3");
}

TEST(MoveText, InputMayBeSpelledOtherwise) {
  EXPECT_EQ(parsed("@c3"), attempt("", "c3", MoveKind::placement));
  EXPECT_EQ(parsed("C3"), attempt("", "c3", MoveKind::placement));
  EXPECT_EQ(parsed("A1-B2"), attempt("a1", "b2", MoveKind::step));
  EXPECT_EQ(parsed("A1XC3"), attempt("a1", "c3", MoveKind::capture));
  EXPECT_EQ(parsed("a1b2"), attempt("a1", "b2", std::nullopt));
  EXPECT_EQ(parsed("a1c3"), attempt("a1", "c3", std::nullopt));
}

TEST(MoveText, WhatIsNoMoveIsRefusedWithASentence) {
  const Geometry& board = bagh_chal_board();
  for (const std::string_view bad :
       {"", "c", "cc", "33", "c33", "@", "@a1b2", "a1-", "a1--b2", "a1+b2", "a1-b2 ", " c3",
        "hello", "a1b", "a1-b2x", "\xff\xfe", "c3\n"}) {
    const auto attempt = parse_attempt(bad, board);
    ASSERT_FALSE(attempt) << bad;
    EXPECT_NE(attempt.error().find("is no move"), std::string::npos) << attempt.error();
  }
}

TEST(MoveText, PointsOffTheBoardAreNamed) {
  const auto refused = [](std::string_view text, const Geometry& board) {
    const auto attempt = parse_attempt(text, board);
    return attempt ? "" : attempt.error();
  };
  EXPECT_EQ(refused("f1", bagh_chal_board()), "the board has no point \"f1\"");
  EXPECT_EQ(refused("a1-a6", bagh_chal_board()), "\"a1-a6\": the board has no point \"a6\"");
  EXPECT_EQ(refused("z0xa1", bagh_chal_board()), "\"z0xa1\": the board has no point \"z0\"");
  EXPECT_EQ(refused("e5", small_board()), "the board has no point \"e5\"");
}

}  // namespace
}  // namespace baghchal
