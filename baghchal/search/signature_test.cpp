#include "baghchal/search/signature.hpp"

#include <gtest/gtest.h>

#include "baghchal/board/moves.hpp"

namespace baghchal {
namespace {

TEST(Signature, CountsThePositionsOfADozenSearches) {
  const auto searches = signature_searches();
  ASSERT_EQ(searches.size(), 12U);
  for (const SignatureSearch& search : searches) {
    EXPECT_EQ(decision(search.position, traditional()), Decision::none);
    EXPECT_GT(search.nodes, search.depth_plies);
  }
}

}  // namespace
}  // namespace baghchal
