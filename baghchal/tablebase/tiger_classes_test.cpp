#include "baghchal/tablebase/tiger_classes.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "baghchal/board/symmetry.hpp"
#include "baghchal/tablebase/subset_rank.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

const TigerClasses& bagh_chal_classes() {
  static const TigerClasses classes(bagh_chal_board());
  return classes;
}

/// The classes of the boards that the tests go through.
const std::vector<TigerClasses>& all_boards() {
  static const std::vector<TigerClasses> all{
      TigerClasses(small_board()), TigerClasses(crowded_board()), TigerClasses(bagh_chal_board())};
  return all;
}

std::vector<PointSet> tiger_placements(const Geometry& board) {
  const SubsetRank rank(board.points(), board.tigers());
  std::vector<PointSet> placements;
  for (std::uint32_t i = 0; i < rank.size(); ++i) placements.push_back(rank.word(i));
  return placements;
}

/// Class and smallest goat word: the name of a position up to symmetry.
using Name = std::pair<std::uint32_t, GoatWord>;

/// Moves the goats by each symmetry that keeps the tigers, and numbers them point by point.
GoatWord smallest_word(PointSet goats, std::uint32_t tiger_class, const TigerClasses& classes) {
  const PointSet tigers = classes.tigers(tiger_class);
  GoatWord smallest = ~GoatWord{0};
  for (const Symmetry& symmetry : classes.board().symmetries()) {
    if (transform(tigers, symmetry) != tigers) continue;
    GoatWord word = 0;
    for (const Point point : each(transform(goats, symmetry))) {
      word |= GoatWord{1} << classes.bit_of(point, tiger_class);
    }
    smallest = std::min(smallest, word);
  }
  return smallest;
}

Name name_of(PointSet tigers, PointSet goats, const TigerClasses& classes) {
  const TigerPlace place = classes.locate(tigers);
  const PointSet there = transform(goats, classes.board().symmetries()[place.symmetry]);
  return {place.tiger_class, smallest_word(there, place.tiger_class, classes)};
}

std::uint64_t canonical_word(PointSet tigers, PointSet goats, const Geometry& board) {
  const Position position = Position::unchecked(tigers, goats, 0, Side::goats);
  return canonical(position, board).position.pack(board);
}

TEST(TigerClasses, AreAsManyAsPlacementsUpToSymmetry) {
  EXPECT_EQ(bagh_chal_classes().size(), 1666);
  for (const TigerClasses& classes : all_boards()) {
    std::set<std::uint64_t> forms;
    for (const PointSet tigers : tiger_placements(classes.board())) {
      forms.insert(canonical_word(tigers, 0, classes.board()));
    }
    EXPECT_EQ(classes.size(), forms.size());
  }
}

TEST(TigerClasses, LocateEveryPlacementByASymmetryThatTakesItThere) {
  for (const TigerClasses& classes : all_boards()) {
    for (const PointSet tigers : tiger_placements(classes.board())) {
      const TigerPlace place = classes.locate(tigers);
      ASSERT_LT(place.tiger_class, classes.size());
      ASSERT_EQ(transform(tigers, classes.board().symmetries()[place.symmetry]),
                classes.tigers(place.tiger_class));
    }
  }
}

TEST(TigerClasses, LocateWhatStandsForAClassWhereItIs) {
  for (const TigerClasses& classes : all_boards()) {
    for (std::uint32_t c = 0; c < classes.size(); ++c) {
      ASSERT_EQ(classes.locate(classes.tigers(c)), (TigerPlace{c, 0}));
    }
  }
}

TEST(TigerClasses, StabilizerIsAllThatKeepsTheTigersTheIdentityFirst) {
  for (const TigerClasses& classes : all_boards()) {
    const std::span<const Symmetry> symmetries = classes.board().symmetries();
    for (std::uint32_t c = 0; c < classes.size(); ++c) {
      std::vector<std::uint8_t> keepers;
      for (std::uint8_t s = 0; s < symmetries.size(); ++s) {
        if (transform(classes.tigers(c), symmetries[s]) == classes.tigers(c)) keepers.push_back(s);
      }
      ASSERT_TRUE(std::ranges::equal(classes.stabilizer(c), keepers));
      ASSERT_EQ(keepers.front(), 0);
    }
  }
}

TEST(TigerClasses, NumberTheFreePointsFromZeroWithoutGaps) {
  for (const TigerClasses& classes : all_boards()) {
    for (std::uint32_t c = 0; c < classes.size(); ++c) {
      PointSet free = 0;
      for (int bit = 0; bit < classes.goat_bits(); ++bit) {
        free |= singleton(classes.point_of(bit, c));
        ASSERT_EQ(classes.bit_of(classes.point_of(bit, c), c), bit);
      }
      ASSERT_EQ(free, classes.board().all() & ~classes.tigers(c));
    }
  }
}

/// The names of a class's free points in the order of their bits.
std::string free_points(PointSet tigers, const TigerClasses& classes) {
  const std::uint32_t tiger_class = classes.locate(tigers).tiger_class;
  std::string names;
  for (int bit = 0; bit < classes.goat_bits(); ++bit) {
    if (bit > 0) names += ' ';
    names += classes.board().point_name(classes.point_of(bit, tiger_class));
  }
  return names;
}

/// The bits are the file format's: that they stay as they are is a promise.
TEST(TigerClasses, NumberTheFreePointsBySlots) {
  const TigerClasses& classes = bagh_chal_classes();
  EXPECT_EQ(free_points(points_of("a1 a5 e1 e5"), classes),
            "c3 c1 a3 e3 c5 b2 d2 b4 d4 c2 b3 d3 c4 b1 d1 a2 e2 a4 e4 b5 d5");
  EXPECT_EQ(free_points(points_of("b2 d2 b4 d4"), classes),
            "c3 a1 e1 a5 e5 c1 a3 e3 c5 c2 b3 d3 c4 b1 d1 a2 e2 a4 e4 b5 d5");
}

TEST(TigerClasses, GoatsOfAWordHaveThatWord) {
  for (const TigerClasses& classes : {all_boards()[0], all_boards()[1]}) {
    for (std::uint32_t c = 0; c < classes.size(); ++c) {
      for (GoatWord word = 0; word < GoatWord{1} << classes.goat_bits(); ++word) {
        ASSERT_EQ(classes.goats(word, c) & classes.tigers(c), 0);
        ASSERT_EQ(classes.goat_word(classes.goats(word, c), {c, 0}), word);
      }
    }
  }
}

RC_GTEST_PROP(TigerClasses, GoatWordIsThatOfTheGoatsTakenAlong, ()) {
  const TigerClasses& classes = bagh_chal_classes();
  const Position position = *any_kind_of_position(traditional());
  for (const Symmetry& symmetry : classes.board().symmetries()) {
    const Position image = transform(position, symmetry);
    const TigerPlace place = classes.locate(image.tigers());
    RC_ASSERT(classes.goats(classes.goat_word(image.goats(), place), place.tiger_class) ==
              transform(image.goats(), classes.board().symmetries()[place.symmetry]));
  }
}

RC_GTEST_PROP(TigerClasses, NameThePositionWhateverImageIsGiven, ()) {
  const TigerClasses& classes = bagh_chal_classes();
  const Position position = *any_kind_of_position(traditional());
  const Name name = name_of(position.tigers(), position.goats(), classes);
  for (const Symmetry& symmetry : classes.board().symmetries()) {
    const Position image = transform(position, symmetry);
    RC_ASSERT(name_of(image.tigers(), image.goats(), classes) == name);
  }
}

/// Names and canonical forms go together one to one, and each name's word, no other, stands for
/// its orbit.
void expect_names_to_be_canonical_forms(const TigerClasses& classes) {
  const Geometry& board = classes.board();
  std::map<Name, std::uint64_t> form_of;
  std::set<std::uint64_t> forms;
  for (const PointSet tigers : tiger_placements(board)) {
    for (PointSet goats = 0; goats <= board.all(); ++goats) {
      if ((goats & tigers) != 0) continue;
      const std::uint64_t form = canonical_word(tigers, goats, board);
      const Name name = name_of(tigers, goats, classes);
      ASSERT_EQ(form_of.emplace(name, form).first->second, form);
      forms.insert(form);
    }
  }
  EXPECT_EQ(form_of.size(), forms.size());
  for (std::uint32_t c = 0; c < classes.size(); ++c) {
    for (GoatWord word = 0; word < GoatWord{1} << classes.goat_bits(); ++word) {
      ASSERT_EQ(classes.stands_for_its_orbit(word, c), form_of.contains({c, word}));
    }
  }
}

TEST(TigerClasses, NameAllPositionsOfASmallBoardOnce) {
  expect_names_to_be_canonical_forms(TigerClasses(small_board()));
  expect_names_to_be_canonical_forms(TigerClasses(crowded_board()));
}

RC_GTEST_PROP(TigerClasses, OneWordStandsForAPosition, ()) {
  const TigerClasses& classes = bagh_chal_classes();
  const Position position = *any_kind_of_position(traditional());
  const auto [tiger_class, word] = name_of(position.tigers(), position.goats(), classes);
  std::set<GoatWord> words;
  for (const std::uint8_t keeper : classes.stabilizer(tiger_class)) {
    words.insert(classes.goat_word(classes.goats(word, tiger_class), {tiger_class, keeper}));
  }
  for (const GoatWord image : words) {
    RC_ASSERT(classes.stands_for_its_orbit(image, tiger_class) == (image == word));
  }
}

/// How many placements of tigers and so many goats a symmetry leaves as they are: its cycles are
/// each taken whole by tigers, by goats, or by nobody.
std::uint64_t kept_placements(const Symmetry& symmetry, int goats, const Geometry& board) {
  std::map<std::pair<int, int>, std::uint64_t> ways{{{0, 0}, 1}};
  PointSet done = 0;
  for (const Point start : each(board.all())) {
    if (contains(done, start)) continue;
    PointSet cycle = singleton(start);
    for (Point p = symmetry[start]; p != start; p = symmetry[p]) cycle |= singleton(p);
    done |= cycle;
    std::map<std::pair<int, int>, std::uint64_t> more = ways;
    for (const auto& [taken, count_of] : ways) {
      more[{taken.first + count(cycle), taken.second}] += count_of;
      more[{taken.first, taken.second + count(cycle)}] += count_of;
    }
    ways = std::move(more);
  }
  return ways[{board.tigers(), goats}];
}

std::uint64_t standing_words(int goats, const TigerClasses& classes) {
  const SubsetRank rank(classes.goat_bits(), goats);
  std::uint64_t standing = 0;
  for (std::uint32_t c = 0; c < classes.size(); ++c) {
    // Where nothing but the identity keeps the tigers every word stands for itself.
    const bool all = classes.stabilizer(c).size() == 1;
    if (all) standing += rank.size();
    for (std::uint32_t i = 0; !all && i < rank.size(); ++i) {
      standing += classes.stands_for_its_orbit(rank.word(i), c) ? 1U : 0U;
    }
  }
  return standing;
}

/// By Burnside's lemma there are as many positions up to symmetry as placements that a symmetry
/// leaves as they are, on average over the symmetries.
TEST(TigerClasses, HaveAWordForEachPositionOfTheMovementPhase) {
  const TigerClasses& classes = bagh_chal_classes();
  const Geometry& board = classes.board();
  std::uint64_t all = 0;
  for (int captured = 0; captured < traditional().rules.captures_to_win; ++captured) {
    const int goats = board.goats() - captured;
    std::uint64_t kept = 0;
    for (const Symmetry& symmetry : board.symmetries()) {
      kept += kept_placements(symmetry, goats, board);
    }
    const std::uint64_t standing = standing_words(goats, classes);
    EXPECT_EQ(standing * board.symmetries().size(), kept) << captured << " captured";
    all += standing;
  }
  // With either side to move; the 66 whose goats are to move and confined are among them.
  EXPECT_EQ(2 * all, 88260972);
}

}  // namespace
}  // namespace baghchal
