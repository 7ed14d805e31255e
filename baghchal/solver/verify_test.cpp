#include "baghchal/solver/verify.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "baghchal/solver/one_ply.hpp"
#include "baghchal/tablebase/subset_rank.hpp"
#include "baghchal/tablebase/zstd_codec.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_table.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::Each;
using testing::HasSubstr;
using testing::IsEmpty;

std::uint64_t positions(const PlainTable& table) {
  std::uint64_t total = 0;
  for (const PlainTable::Tier& tier : table.tiers) total += tier.symbols.size();
  return total;
}

/// All tables of a variant, from the plain solver; tests spoil them.
class Solution {
 public:
  explicit Solution(const Variant& variant) : variant_(variant), classes_(*variant.board) {
    const PlainSolver plain(variant);
    for (int placed = 0; placed <= variant.board->goats(); ++placed) {
      tables.push_back(plain_table(plain, variant, classes_, placed));
    }
  }

  const Variant& variant() const { return variant_; }
  const TigerClasses& classes() const { return classes_; }

  std::uint64_t positions() const {
    std::uint64_t total = 0;
    for (const PlainTable& table : tables) total += baghchal::positions(table);
    return total;
  }

  std::vector<std::byte> file(const PlainTable& table) const {
    return to_bytes(table, variant_, classes_, Codec::zstd, 64);
  }

  VerifyReport verify(const VerifyOptions& options) const {
    std::vector<std::vector<std::byte>> files;
    for (const PlainTable& table : tables) files.push_back(file(table));
    return verify(files, options);
  }
  VerifyReport verify(
      const std::vector<std::vector<std::byte>>& files, const VerifyOptions& options,
      const std::stop_token& stop = {},
      const std::function<void(double)>& report = [](double) {}) const {
    Tablebase tablebase(variant_);
    for (std::size_t i = 0; i < files.size(); ++i) {
      EXPECT_TRUE(tablebase.add("table " + std::to_string(i), files[i], open_zstd));
    }
    return baghchal::verify(tablebase, options, stop, report);
  }

  /// Sets what stands for a position and all its images; returns what stood there.
  Symbol spoil(PlainTable::Tier& tier, const SubsetRank& ranks, std::size_t index,
               Symbol symbol) const {
    const Symbol before = tier.symbols[index];
    const auto tiger_class = static_cast<std::uint32_t>(index / ranks.size());
    const GoatWord word = ranks.word(static_cast<std::uint32_t>(index % ranks.size()));
    for (const std::uint8_t symmetry : classes_.stabilizer(tiger_class)) {
      const GoatWord image =
          classes_.goat_word(classes_.goats(word, tiger_class), {tiger_class, symmetry});
      tier.symbols[std::size_t{tiger_class} * ranks.size() + ranks.rank(image)] = symbol;
    }
    return before;
  }

  std::vector<PlainTable> tables;

 private:
  Variant variant_;
  TigerClasses classes_;
};

constexpr VerifyOptions everything{.all = true};
/// So many that every position of a small table is in it.
constexpr VerifyOptions large_sample{.sample = 1'000'000};

TEST(Verify, FindsNothingWrongInSolvedVariants) {
  for (const Variant& variant : small_variants()) {
    if (variant.rules.last_stand != 0) continue;
    const Solution solution(variant);
    for (const VerifyOptions& options : {everything, large_sample}) {
      const VerifyReport report = solution.verify(options);
      EXPECT_THAT(report.examples, IsEmpty());
      EXPECT_EQ(report.faults, 0U);
      EXPECT_EQ(report.unchecked, 0U);
      EXPECT_EQ(report.positions, solution.positions());
      EXPECT_FALSE(report.stopped);
    }
  }
}

TEST(Verify, FindsNothingWrongWhereGoatsAreOftenConfined) {
  const Geometry full = crowded_board().with_goats(6);
  for (const Confinement confinement : {Confinement::illegal, Confinement::tigers_win}) {
    const Solution solution({&full, Rules{.captures_to_win = 3, .confinement = confinement}});
    for (const VerifyOptions& options : {everything, large_sample}) {
      const VerifyReport report = solution.verify(options);
      EXPECT_THAT(report.examples, IsEmpty());
      EXPECT_EQ(report.positions, solution.positions());
    }
  }
}

/// Spoils single positions of all tables one after the other.
template <typename Spoiled>
void expect_found(Solution& solution, int tries, const Spoiled& spoiled) {
  Random random(1);
  int changed = 0;
  for (int i = 0; i < tries; ++i) {
    PlainTable& table = solution.tables[random() % solution.tables.size()];
    PlainTable::Tier& tier = table.tiers[random() % table.tiers.size()];
    const SubsetRank ranks(solution.classes().goat_bits(), table.placed - tier.captured);
    const std::size_t index = random() % tier.symbols.size();
    const Symbol wrong = spoiled(tier.captured, tier.symbols[index], random);
    if (wrong == tier.symbols[index]) continue;
    const Symbol right = solution.spoil(tier, ranks, index, wrong);
    for (const VerifyOptions& options : {everything, large_sample}) {
      EXPECT_GT(solution.verify(options).faults, 0U)
          << table.placed << " placed, " << tier.captured << " captured, index " << index;
    }
    solution.spoil(tier, ranks, index, right);
    ++changed;
  }
  EXPECT_GT(changed, tries / 10);
}

TEST(Verify, FindsEveryWrongGrade) {
  for (const Geometry* board : {&small_board(), &crowded_board()}) {
    Solution solution({board, Rules{.captures_to_win = 2}});
    const int most = tigers_grade(solution.variant().rules);
    expect_found(solution, 150, [&](int, Symbol symbol, Random& random) {
      symbol.grade = static_cast<Grade>(random_number(0, most, random));
      return symbol;
    });
  }
}

TEST(Verify, FindsEveryWrongDistanceOfAWin) {
  Solution solution({&crowded_board(), Rules{.captures_to_win = 2}});
  solution.tables.erase(solution.tables.begin(), solution.tables.end() - 1);
  expect_found(solution, 150, [&](int, Symbol symbol, Random& random) {
    const bool won = symbol.plies != Symbol::no_plies &&
                     value_of(symbol.grade, solution.variant().rules) != Value::draw;
    if (won) symbol.plies = static_cast<std::uint16_t>(random_number(0, 20, random));
    return symbol;
  });
}

/// Where the plies of a draw are a bound, more of them may pass; no other change does.
TEST(Verify, FindsWrongPliesToTheLastForcedCapture) {
  Solution solution({&small_board(), Rules{.captures_to_win = 3}});
  solution.tables.erase(solution.tables.begin(), solution.tables.end() - 1);
  expect_found(solution, 200, [&](int captured, Symbol symbol, Random& random) {
    if (value_of(symbol.grade, solution.variant().rules) != Value::draw) return symbol;
    if (symbol.grade == draw_grade(captured)) return Symbol{symbol.grade, 2};
    return Symbol{symbol.grade, random_number(0, 1, random) == 0
                                    ? Symbol::no_plies
                                    : static_cast<std::uint16_t>(symbol.plies + 1)};
  });
}

TEST(Verify, SaysWhatIsWrongAndWhere) {
  Solution solution(small_variant());
  PlainTable::Tier& tier = solution.tables[2].tiers[0];
  const SubsetRank ranks(solution.classes().goat_bits(), 2);
  const Symbol right = tier.symbols[0];
  const Grade wrong = right.grade == goats_grade ? draw_grade(0) : goats_grade;
  solution.spoil(tier, ranks, 0, {wrong, Symbol::no_plies});
  const VerifyReport report = solution.verify(everything);
  const std::string sentence =
      std::string(wrong == goats_grade ? "goats" : "draw 0") + " stands there, ";
  EXPECT_THAT(report.examples, testing::Contains(testing::AllOf(
                                   testing::StartsWith("table 2: "), HasSubstr(" t 1 0: "),
                                   HasSubstr(sentence), HasSubstr("follows from its moves"))));
}

/// The first position with tigers that a symmetry keeps and goats that it moves.
TEST(Verify, FindsImagesThatDiffer) {
  Solution solution(small_variant());
  const SubsetRank ranks(solution.classes().goat_bits(), 3);
  std::vector<Symbol>& symbols = solution.tables[3].tiers[0].symbols;
  const auto has_other_image = [&](std::size_t index) {
    const auto tiger_class = static_cast<std::uint32_t>(index / ranks.size());
    const GoatWord word = ranks.word(static_cast<std::uint32_t>(index % ranks.size()));
    return !solution.classes().stands_for_its_orbit(word, tiger_class);
  };
  std::size_t index = 0;
  while (!has_other_image(index)) ++index;
  symbols[index].grade = symbols[index].grade == goats_grade ? draw_grade(0) : goats_grade;
  for (const VerifyOptions& options : {everything, large_sample}) {
    EXPECT_THAT(solution.verify(options).examples,
                testing::Contains(HasSubstr("where the board is turned")));
  }
}

TEST(Verify, FindsWrongNumbersInHeads) {
  const Solution right({&crowded_board(), Rules{.captures_to_win = 2}});
  const auto expect = [&](std::size_t placed, const auto& spoil, const std::string& sentence) {
    Solution solution = right;
    spoil(solution.tables[placed].tiers[0]);
    const VerifyReport report = solution.verify(everything);
    EXPECT_EQ(report.faults, 1U);
    EXPECT_THAT(report.examples, Each(HasSubstr(sentence)));
  };
  using Tier = PlainTable::Tier;
  const std::string numbers = "its head states wrong numbers of positions for 0 captured, ";
  for (const std::size_t placed : {3U, 5U}) {
    expect(placed, [](Tier& tier) { ++tier.counts[0].by_grade[1]; }, numbers + "goats to move");
    expect(placed, [](Tier& tier) { ++tier.counts[1].by_grade[0]; }, numbers + "tigers to move");
    expect(placed, [](Tier& tier) { ++tier.counts[0].illegal; }, numbers + "goats to move");
  }
  ASSERT_NE(right.tables[5].tiers[0].longest[1][0].plies, Symbol::no_plies);
  expect(
      5, [](Tier& tier) { tier.longest[1][0].plies = Symbol::no_plies; },
      "the longest win of the goats is none by its head");
  expect(
      5, [](Tier& tier) { tier.longest[1][0].position ^= 1; },
      "its example of the longest win of the goats for 0 captured, tigers to move, is none");
}

TEST(Verify, CountsWhatMissingTablesLeaveUnchecked) {
  Solution solution(small_variant());
  const std::uint64_t all = solution.positions();
  for (const std::size_t missing : {1U, 2U, 3U}) {
    Solution partial = solution;
    partial.tables.erase(partial.tables.begin() + static_cast<std::ptrdiff_t>(missing));
    const VerifyReport whole = partial.verify(everything);
    EXPECT_THAT(whole.examples, IsEmpty());
    EXPECT_EQ(whole.unchecked, positions(solution.tables[missing - 1]));
    EXPECT_EQ(whole.positions + whole.unchecked, all - positions(solution.tables[missing]));
    const VerifyReport sample = partial.verify(large_sample);
    EXPECT_THAT(sample.examples, IsEmpty());
    EXPECT_GT(sample.unchecked, 0U);
    EXPECT_EQ(sample.positions + sample.unchecked, all - positions(solution.tables[missing]));
  }
}

TEST(Verify, FindsEveryDamagedBlock) {
  const Solution solution(small_variant());
  std::vector<std::vector<std::byte>> files;
  for (const PlainTable& table : solution.tables) files.push_back(solution.file(table));
  for (std::size_t i = 0; i < files.size(); ++i) {
    std::vector<std::vector<std::byte>> damaged = files;
    damaged[i].back() ^= std::byte{1};
    for (const VerifyOptions& options : {everything, large_sample}) {
      const VerifyReport report = solution.verify(damaged, options);
      EXPECT_EQ(report.faults, 1U);
      EXPECT_GT(report.unchecked, 0U);
      EXPECT_THAT(report.examples, Each(HasSubstr("table " + std::to_string(i) + ": block ")));
    }
  }
}

TEST(Verify, KeepsFewExamples) {
  Solution solution(small_variant());
  for (Symbol& symbol : solution.tables[2].tiers[0].symbols) symbol.grade ^= 1;
  const VerifyReport report = solution.verify(everything);
  EXPECT_EQ(report.examples.size(), 10U);
  EXPECT_GT(report.faults, 10U);
}

TEST(Verify, IsTheSameForAnyNumberOfThreads) {
  Solution solution({&crowded_board(), Rules{.captures_to_win = 2}});
  for (Symbol& symbol : solution.tables[2].tiers[0].symbols) symbol.grade ^= 1;
  for (const VerifyOptions& options : {everything, large_sample, VerifyOptions{.sample = 100}}) {
    const VerifyReport one = solution.verify(options);
    for (const int threads : {2, 5}) {
      VerifyOptions shared = options;
      shared.threads = threads;
      const VerifyReport report = solution.verify(shared);
      EXPECT_EQ(report.blocks, one.blocks);
      EXPECT_EQ(report.positions, one.positions);
      EXPECT_EQ(report.faults, one.faults);
    }
  }
}

TEST(Verify, SamplesBySeed) {
  Solution solution({&crowded_board(), Rules{.captures_to_win = 2}});
  for (std::size_t i = 0; i < solution.tables[4].tiers[0].symbols.size(); i += 2) {
    solution.tables[4].tiers[0].symbols[i].grade ^= 1;
  }
  std::uint64_t sampled = 0;
  for (const PlainTable& table : solution.tables) {
    sampled += std::min<std::uint64_t>(50, positions(table));
  }
  const auto faults = [&](std::uint64_t seed) {
    const VerifyReport report = solution.verify({.sample = 50, .seed = seed});
    EXPECT_EQ(report.positions, sampled);
    return report.faults;
  };
  EXPECT_EQ(faults(1), faults(1));
  EXPECT_NE(std::set<std::uint64_t>({faults(1), faults(2), faults(3), faults(4)}).size(), 1U);
}

TEST(Verify, TellsHowFarItIs) {
  const Solution solution(small_variant());
  std::vector<std::vector<std::byte>> files;
  for (const PlainTable& table : solution.tables) files.push_back(solution.file(table));
  for (const VerifyOptions& options : {everything, large_sample}) {
    std::vector<double> parts;
    solution.verify(files, options, {}, [&](double part) { parts.push_back(part); });
    ASSERT_GT(parts.size(), 2U);
    EXPECT_TRUE(std::ranges::is_sorted(parts));
    EXPECT_GE(parts.front(), 0);
    EXPECT_EQ(parts.back(), 1);
  }
}

/// At the n-th report, for every n until a run comes to its end.
TEST(Verify, CanBeStopped) {
  const Solution solution(small_variant());
  std::vector<std::vector<std::byte>> files;
  for (const PlainTable& table : solution.tables) files.push_back(solution.file(table));
  for (const VerifyOptions& options : {everything, large_sample}) {
    bool finished = false;
    int stopped_at = 1;
    for (; !finished; ++stopped_at) {
      std::stop_source stop;
      int calls = 0;
      const VerifyReport report =
          solution.verify(files, options, stop.get_token(), [&](double part) {
            if (++calls == stopped_at && part < 1) stop.request_stop();
          });
      EXPECT_EQ(report.stopped, stop.stop_requested());
      EXPECT_EQ(report.faults, 0U);
      EXPECT_LE(report.positions, solution.positions());
      finished = !report.stopped;
    }
    EXPECT_GT(stopped_at, 3);
  }
}

}  // namespace
}  // namespace baghchal
