#include "baghchal/search/signature.hpp"

#include <gtest/gtest.h>

#include "baghchal/board/moves.hpp"

namespace baghchal {
namespace {

// The searches themselves take too long here; the tests of the program run them (`baghchal bench`).
TEST(Signature, SearchesADozenPositionsInWhichTheGameGoesOn) {
  const auto searches = fixed_searches();
  ASSERT_EQ(searches.size(), 12U);
  for (const FixedSearch& fixed : searches) {
    EXPECT_EQ(decision(fixed.position, traditional()), Decision::none);
    EXPECT_GE(fixed.depth_plies, 8);
  }
}

}  // namespace
}  // namespace baghchal
