#include "baghchal/tablebase/table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "baghchal/tablebase/zstd_codec.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_table.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using Bytes = std::vector<std::byte>;
using testing::HasSubstr;

/// The small variant's tables by goats placed.
struct Solved {
  Solved() : variant(small_variant()), classes(*variant.board) {
    const PlainSolver plain(variant);
    for (int placed = 0; placed <= variant.board->goats(); ++placed) {
      tables.push_back(plain_table(plain, variant, classes, placed));
    }
  }
  Bytes file(const PlainTable& table, Codec codec, std::uint32_t block_size) const {
    return to_bytes(table, variant, classes, codec, block_size);
  }
  tl::expected<Table, std::string> open(const Bytes& bytes) const {
    return Table::open(bytes, variant, classes, open_zstd);
  }
  std::string fault(const Bytes& bytes) const {
    const auto table = open(bytes);
    return table ? "" : table.error();
  }

  Variant variant;
  TigerClasses classes;
  std::vector<PlainTable> tables;
};

const Solved& solved() {
  static const Solved solution;
  return solution;
}

void expect_holds(const Table& table, const PlainTable& content) {
  for (const PlainTable::Tier& tier : content.tiers) {
    const SubsetRank ranks(solved().classes.goat_bits(), content.placed - tier.captured);
    for (std::uint32_t i = 0; i < solved().classes.size(); ++i) {
      const auto begin = tier.symbols.begin() + static_cast<std::ptrdiff_t>(i * ranks.size());
      const std::vector<Symbol> of_class(begin, begin + static_cast<std::ptrdiff_t>(ranks.size()));
      ASSERT_EQ(table.all_of(tier.captured, i), of_class);
      for (std::uint32_t rank = 0; rank < ranks.size(); ++rank) {
        ASSERT_EQ(table.at(i, ranks.word(rank)), of_class[rank]);
      }
    }
    for (std::uint32_t block = 0; block < table.blocks(tier.captured); ++block) {
      ASSERT_TRUE(table.check_block(tier.captured, block));
    }
    ASSERT_EQ(table.section(tier.captured)->counts, tier.counts);
    ASSERT_EQ(table.section(tier.captured)->longest, tier.longest);
  }
  ASSERT_EQ(table.section(static_cast<int>(content.tiers.size())), nullptr);
}

TEST(Table, HoldsWhatWasPutIn) {
  for (const PlainTable& content : solved().tables) {
    for (const Codec codec : {Codec::none, Codec::zstd}) {
      for (const std::uint32_t block_size : {2U, 8U, 64U, 4096U}) {
        const Bytes file = solved().file(content, codec, block_size);
        const auto table = solved().open(file);
        ASSERT_TRUE(table) << table.error();
        expect_holds(*table, content);
      }
    }
  }
}

/// With so many symbols that each takes two bytes.
TEST(Table, HoldsManyKindsOfSymbols) {
  PlainTable content = solved().tables.back();
  for (PlainTable::Tier& tier : content.tiers) {
    for (std::size_t i = 0; i < tier.symbols.size(); ++i) {
      tier.symbols[i] = {goats_grade, static_cast<std::uint16_t>(i % 290)};
    }
  }
  const Bytes file = solved().file(content, Codec::zstd, 64);
  const auto table = solved().open(file);
  ASSERT_TRUE(table) << table.error();
  expect_holds(*table, content);
}

/// The blocks that do not pass, by section and number; looks also at each symbol.
std::size_t damaged_blocks(const Table& table) {
  std::size_t damaged = 0;
  std::size_t damaged_classes = 0;
  for (const TableSection& section : table.head().sections) {
    for (std::uint32_t block = 0; block < section.blocks; ++block) {
      const auto whole = table.check_block(section.captured, block);
      if (whole) continue;
      EXPECT_THAT(whole.error(), HasSubstr("block " + std::to_string(block) + " of its section"));
      ++damaged;
    }
    for (std::uint32_t i = 0; i < table.head().classes; ++i) {
      if (!table.all_of(section.captured, i)) ++damaged_classes;
    }
  }
  EXPECT_EQ(damaged > 0, damaged_classes > 0);
  return damaged;
}

TEST(Table, RefusesEveryFlippedByteAtOpeningOrAtItsBlock) {
  Random random(1);
  for (const Codec codec : {Codec::none, Codec::zstd}) {
    Bytes file = solved().file(solved().tables.back(), codec, 16);
    for (std::size_t i = 0; i < file.size(); ++i) {
      const auto flip = static_cast<std::byte>(random_number(1, 255, random));
      file[i] ^= flip;
      const auto table = solved().open(file);
      if (table) {
        // An offset is the end of one block and the beginning of the next.
        const std::size_t damaged = damaged_blocks(*table);
        ASSERT_TRUE(damaged == 1 || (damaged == 2 && !table->check_index())) << "byte " << i;
      } else {
        ASSERT_FALSE(table.error().empty());
      }
      file[i] ^= flip;
    }
    EXPECT_EQ(damaged_blocks(*solved().open(file)), 0U);
  }
}

TEST(Table, RefusesEveryTruncationAndExtension) {
  for (const Codec codec : {Codec::none, Codec::zstd}) {
    const Bytes file = solved().file(solved().tables[2], codec, 16);
    for (std::size_t size = 0; size < file.size(); ++size) {
      // A copy of its own, so that a sanitizer sees every look beyond the end.
      const Bytes part(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(size));
      ASSERT_THAT(solved().fault(part), testing::StartsWith("it ")) << size;
    }
    Bytes longer = file;
    longer.push_back(std::byte{0});
    EXPECT_THAT(solved().fault(longer), HasSubstr(" bytes where its head says "));
  }
}

TEST(Table, RefusesOtherGamesByName) {
  const Bytes file = solved().file(solved().tables[2], Codec::zstd, 64);
  const Geometry more_goats = small_board().with_goats(4);
  for (const Variant& other :
       {Variant{&small_board(), Rules{.captures_to_win = 3}},
        Variant{&small_board(),
                Rules{.captures_to_win = 2, .confinement = Confinement::tigers_win}},
        Variant{&more_goats, Rules{.captures_to_win = 2}},
        Variant{&crowded_board(), Rules{.captures_to_win = 2}}, traditional()}) {
    const TigerClasses classes(*other.board);
    const auto table = Table::open(file, other, classes, open_zstd);
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error(), "it is for other rules or another board: " +
                                 describe(solved().variant) + ", not " + describe(other));
  }
}

TEST(Table, IsReadWithoutACodecOnlyWhereNotCompressed) {
  const auto open = [](const Bytes& file) {
    return Table::open(file, solved().variant, solved().classes, nullptr);
  };
  const Bytes plain = solved().file(solved().tables[2], Codec::none, 64);
  const auto table = open(plain);
  ASSERT_TRUE(table) << table.error();
  expect_holds(*table, solved().tables[2]);
  const auto refused = open(solved().file(solved().tables[2], Codec::zstd, 64));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), "it is compressed, which cannot be read here");
}

/// A file with another head and block index, right in all checksums.
template <typename Change>
Bytes changed(const Bytes& file, const Change& change) {
  const ReadHead read = *read_head(file);
  TableHead head = read.head;
  std::vector<BlockEntry> index;
  std::uint32_t blocks = 0;
  for (const TableSection& section : head.sections) blocks += section.blocks;
  for (std::uint32_t i = 0; i < blocks; ++i) {
    index.push_back(read_block_entry(file, read.index_offset, i));
  }
  Bytes data(file.begin() + static_cast<std::ptrdiff_t>(head_size(head)), file.end());
  change(head, index, data);
  head.file_size = head_size(head);
  for (TableSection& section : head.sections) {
    section.data_offset = head.file_size;
    head.file_size += section.data_size;
  }
  Bytes result = write_head(head, index);
  result.insert(result.end(), data.begin(), data.end());
  return result;
}

TEST(Table, RefusesHeadsThatCannotBeOfTheVariant) {
  const Bytes movement = solved().file(solved().tables[3], Codec::none, 64);
  const Bytes placement = solved().file(solved().tables[2], Codec::none, 64);
  const auto fault_with = [](const Bytes& file, const auto& change) {
    return solved().fault(
        changed(file, [&](TableHead& head, std::vector<BlockEntry>&, Bytes&) { change(head); }));
  };
  const std::string contradiction = "its head contradicts itself";
  EXPECT_EQ(fault_with(placement, [](TableHead&) {}), "");
  const auto expect = [&](const auto& change) {
    EXPECT_EQ(fault_with(placement, change), contradiction);
  };
  expect([](TableHead& head) { ++head.classes; });
  expect([](TableHead& head) { head.placed = 4; });
  expect([](TableHead& head) { head.placed = 0; });
  expect([](TableHead& head) { head.side = Side::goats; });
  expect([](TableHead& head) { head.sections[0].captured = 1; });
  expect([](TableHead& head) { head.sections[1].captured = 2; });
  expect([](TableHead& head) { head.sections[1].captured = 0; });
  expect([](TableHead& head) { head.sections[0].symbols[0].grade = 4; });
  expect([](TableHead& head) { head.sections[0].symbols.resize(300, {}); });
  expect([](TableHead& head) { head.block_size = 16; });
  expect([](TableHead& head) {
    for (TierCounts& counts : head.sections[0].counts) counts.by_grade.push_back(0);
  });
  EXPECT_EQ(fault_with(movement, [](TableHead& head) { head.side = Side::tigers; }), "");
}

TEST(Table, RefusesToBeWithoutASection) {
  Bytes file = solved().file(solved().tables[2], Codec::none, 64);
  while (!read_head(file)->head.sections.empty()) {
    file = changed(file, [](TableHead& head, std::vector<BlockEntry>& index, Bytes& data) {
      index.resize(index.size() - head.sections.back().blocks);
      data.resize(data.size() - head.sections.back().data_size);
      head.sections.pop_back();
    });
    EXPECT_EQ(solved().fault(file), "its head contradicts itself");
  }
}

TEST(Table, RefusesBlocksOfOtherSizes) {
  for (const Codec codec : {Codec::none, Codec::zstd}) {
    const Bytes file = solved().file(solved().tables[3], codec, 16);
    const Bytes cut =
        changed(file, [](TableHead& head, std::vector<BlockEntry>& index, Bytes& data) {
          data.pop_back();
          --head.sections.back().data_size;
          const std::size_t begin =
              head.sections.back().data_offset - head_size(head) + index.back().offset;
          index.back().checksum = checksum_of_block(std::span(data).subspan(begin));
        });
    const auto table = solved().open(cut);
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ(damaged_blocks(*table), 1U);
  }
}

TEST(Table, RefusesBlocksThatLieOutsideTheirSection) {
  const Bytes file = solved().file(solved().tables[3], Codec::none, 16);
  for (const std::uint32_t offset : {1U << 31, ~0U}) {
    const Bytes moved = changed(file, [offset](TableHead&, std::vector<BlockEntry>& index, Bytes&) {
      index[1].offset = offset;
    });
    const auto table = solved().open(moved);
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ(damaged_blocks(*table), 2U);
  }
}

TEST(Table, RefusesCodesThatStandForNoSymbol) {
  PlainTable content = solved().tables[2];
  for (PlainTable::Tier& tier : content.tiers) {
    std::ranges::fill(tier.symbols, Symbol{goats_grade, Symbol::no_plies});
  }
  const Bytes file = changed(solved().file(content, Codec::none, 16),
                             [](TableHead&, std::vector<BlockEntry>& index, Bytes& data) {
                               data[0] = std::byte{0xff};
                               index[0].checksum =
                                   checksum_of_block(std::span(data).first(index[1].offset));
                             });
  const auto table = solved().open(file);
  ASSERT_TRUE(table) << table.error();
  const SubsetRank ranks(solved().classes.goat_bits(), 2);
  EXPECT_EQ(table->at(0, ranks.word(0)),
            tl::unexpected<std::string>("block 0 of its section for 0 captured is damaged"));
  EXPECT_EQ(table->all_of(0, 0),
            tl::unexpected<std::string>("block 0 of its section for 0 captured is damaged"));
}

TEST(Table, CanBeReadByManyThreadsAtOnce) {
  const PlainTable& content = solved().tables.back();
  const Bytes file = solved().file(content, Codec::zstd, 16);
  const auto table = solved().open(file);
  ASSERT_TRUE(table) << table.error();
  std::atomic<int> wrong = 0;
  const auto look = [&](std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < 2000; ++i) {
      const PlainTable::Tier& tier = content.tiers[random() % content.tiers.size()];
      const SubsetRank ranks(solved().classes.goat_bits(), content.placed - tier.captured);
      const auto tiger_class = static_cast<std::uint32_t>(random() % solved().classes.size());
      const auto rank = static_cast<std::uint32_t>(random() % ranks.size());
      const Symbol right = tier.symbols[std::size_t{tiger_class} * ranks.size() + rank];
      if (table->at(tiger_class, ranks.word(rank)) != right) ++wrong;
    }
  };
  std::vector<std::jthread> threads;
  for (std::uint64_t seed = 0; seed < 8; ++seed) threads.emplace_back(look, seed);
  threads.clear();
  EXPECT_EQ(wrong, 0);
}

/// Each thread keeps the block it saw last; another table's is not taken for it.
TEST(Table, IsNotMixedUpWithOthers) {
  PlainTable other = solved().tables[2];
  for (PlainTable::Tier& tier : other.tiers) {
    for (Symbol& symbol : tier.symbols) symbol.grade ^= 1;
  }
  const Bytes file = solved().file(solved().tables[2], Codec::zstd, 64);
  const Bytes other_file = solved().file(other, Codec::zstd, 64);
  const auto table = solved().open(file);
  const auto other_table = solved().open(other_file);
  ASSERT_TRUE(table && other_table);
  for (int i = 0; i < 2; ++i) {
    expect_holds(*table, solved().tables[2]);
    expect_holds(*other_table, other);
  }
}

}  // namespace
}  // namespace baghchal
