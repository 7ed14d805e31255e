#include "baghchal/game/occurrences.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/generators.hpp"

namespace baghchal {
namespace {

TEST(Occurrences, AgreeWithAListThroughComingAndGoing) {
  Random random(1);
  Occurrences occurrences;
  std::vector<std::uint64_t> list;
  for (int i = 0; i < 20'000; ++i) {
    // First mostly coming, then mostly going.
    const bool comes = random_number(0, 9, random) < (i / 2500 % 2 == 0 ? 7 : 3);
    if (comes) {
      list.push_back(static_cast<std::uint64_t>(random_number(0, 1000, random)) << 20);
      occurrences.add(list.back(), static_cast<int>(list.size()) - 1);
    } else if (!list.empty()) {
      occurrences.remove(list.back());
      list.pop_back();
    }
    const auto asked = static_cast<std::uint64_t>(random_number(0, 1000, random)) << 20;
    ASSERT_EQ(occurrences.times(asked), std::ranges::count(list, asked));
    const auto first = std::ranges::find(list, asked);
    ASSERT_EQ(occurrences.first_ply(asked),
              first == list.end() ? std::nullopt : std::optional<int>(first - list.begin()));
  }
}

}  // namespace
}  // namespace baghchal
