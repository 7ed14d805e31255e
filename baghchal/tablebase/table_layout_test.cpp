#include "baghchal/tablebase/table_layout.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using Bytes = std::vector<std::byte>;

template <typename Number>
Number any_number(Random& random) {
  return static_cast<Number>(random());
}

TableSection random_section(Random& random) {
  TableSection section;
  section.captured = random_number(0, 255, random);
  for (int i = random_number(1, 40, random); i > 0; --i) {
    section.symbols.push_back({any_number<Grade>(random), any_number<std::uint16_t>(random)});
  }
  const auto grades = static_cast<std::size_t>(random_number(0, 33, random));
  for (TierCounts& counts : section.counts) {
    for (std::size_t i = 0; i < grades; ++i) counts.by_grade.push_back(random());
    counts.illegal = random();
  }
  for (auto& by_winner : section.longest) {
    for (LongestWin& longest : by_winner) longest = {any_number<std::uint16_t>(random), random()};
  }
  section.blocks = static_cast<std::uint32_t>(random_number(0, 9, random));
  section.dictionary_size = static_cast<std::uint32_t>(random_number(0, 5, random));
  section.dictionary_checksum = random();
  section.data_size = section.dictionary_size + static_cast<unsigned>(random_number(0, 9, random));
  return section;
}

struct Sample {
  TableHead head;
  std::vector<BlockEntry> index;
  Bytes file;
};

Sample random_sample(Random& random) {
  Sample sample;
  TableHead& head = sample.head;
  head.variant_text = std::string(static_cast<std::size_t>(random_number(0, 60, random)), 'v');
  head.variant_hash = random();
  head.placed = random_number(0, 255, random);
  head.side = random_number(0, 1, random) == 0 ? Side::goats : Side::tigers;
  head.codec = random_number(0, 1, random) == 0 ? Codec::none : Codec::zstd;
  head.classes = any_number<std::uint32_t>(random);
  head.block_size = 2 * static_cast<std::uint32_t>(random_number(1, 5000, random));
  for (int i = random_number(0, 4, random); i > 0; --i) {
    head.sections.push_back(random_section(random));
    for (std::uint32_t b = 0; b < head.sections.back().blocks; ++b) {
      sample.index.push_back(
          {any_number<std::uint32_t>(random), any_number<std::uint32_t>(random)});
    }
  }
  head.file_size = head_size(head);
  for (TableSection& section : head.sections) {
    section.data_offset = head.file_size;
    head.file_size += section.data_size;
  }
  sample.file = write_head(head, sample.index);
  EXPECT_EQ(sample.file.size(), head_size(head));
  sample.file.resize(head.file_size);
  return sample;
}

std::string fault(const Bytes& file) {
  const auto read = read_head(file);
  return read ? "" : read.error();
}

RC_GTEST_PROP(TableLayout, GivesBackWhatWasWritten, (std::uint64_t seed)) {
  Random random(seed);
  const Sample sample = random_sample(random);
  const auto read = read_head(sample.file);
  RC_ASSERT(read.has_value());
  RC_ASSERT(read->head == sample.head);
  for (std::size_t i = 0; i < sample.index.size(); ++i) {
    const BlockEntry entry = read_block_entry(sample.file, read->index_offset, i);
    RC_ASSERT(entry.offset == sample.index[i].offset);
    RC_ASSERT(entry.checksum == sample.index[i].checksum);
  }
}

RC_GTEST_PROP(TableLayout, RefusesEveryTruncationWithASentence, (std::uint64_t seed)) {
  Random random(seed);
  const Sample sample = random_sample(random);
  for (std::size_t size = 0; size < sample.file.size(); ++size) {
    const std::string sentence =
        fault({sample.file.begin(), sample.file.begin() + static_cast<std::ptrdiff_t>(size)});
    RC_ASSERT(sentence.starts_with("it "));
  }
}

/// What `index_is_whole` says of a file that opens.
bool whole_index(const Bytes& file) {
  const auto read = read_head(file);
  std::uint64_t blocks = 0;
  for (const TableSection& section : read->head.sections) blocks += section.blocks;
  return index_is_whole(file, read->index_offset, blocks, read->index_checksum);
}

RC_GTEST_PROP(TableLayout, RefusesEveryFlippedByteOfHeadAndIndex, (std::uint64_t seed)) {
  Random random(seed);
  Sample sample = random_sample(random);
  for (std::size_t i = 0; i < head_size(sample.head); ++i) {
    const auto flip = static_cast<std::byte>(random_number(1, 255, random));
    sample.file[i] ^= flip;
    const bool seen = !fault(sample.file).empty() || !whole_index(sample.file);
    RC_ASSERT(seen);
    sample.file[i] ^= flip;
  }
}

TEST(TableLayout, SaysWhatIsWrong) {
  Random random(1);
  const Sample sample = random_sample(random);
  Bytes file = sample.file;
  file[0] = std::byte{'b'};
  EXPECT_EQ(fault(file), "it is no table of this program");
  file = sample.file;
  file[8] = std::byte{7};
  EXPECT_EQ(fault(file), "it is of version 7 of the format; this program reads version 1");
  file = sample.file;
  file.push_back(std::byte{0});
  EXPECT_THAT(fault(file), testing::HasSubstr(" bytes where its head says "));
  EXPECT_EQ(fault({}), "it is no table of this program");
}

/// What has right checksums and still cannot be.
TEST(TableLayout, RefusesImpossibleHeads) {
  Random random(1);
  Sample sample = random_sample(random);
  while (sample.head.sections.size() < 2) sample = random_sample(random);
  const auto fault_with = [&](const auto& change) {
    TableHead head = sample.head;
    change(head);
    Bytes file = write_head(head, sample.index);
    file.resize(sample.file.size());
    return fault(file);
  };
  EXPECT_EQ(fault_with([](TableHead&) {}), "");
  for (const std::uint32_t size : {0U, 3U, (1U << 24) + 2}) {
    EXPECT_EQ(fault_with([size](TableHead& head) { head.block_size = size; }),
              "its block size is impossible");
  }
  EXPECT_EQ(fault_with([](TableHead& head) { head.codec = static_cast<Codec>(2); }),
            "it is compressed in a way that is not known here");
  EXPECT_EQ(fault_with([](TableHead& head) { ++head.sections[1].data_offset; }),
            "a section of it is not where it should be");
  EXPECT_EQ(fault_with([](TableHead& head) { --head.sections[0].data_offset; }),
            "a section of it is not where it should be");
  EXPECT_EQ(fault_with([](TableHead& head) { head.sections[0].data_size = ~std::uint64_t{0}; }),
            "a section of it is not where it should be");
  EXPECT_EQ(fault_with([](TableHead& head) { ++head.sections.back().data_size; }),
            "its sections do not add up to its size");
  EXPECT_EQ(fault_with([](TableHead& head) { head.sections[0].dictionary_size = 1000; }),
            "a dictionary of it is too long");
  EXPECT_EQ(fault_with([](TableHead& head) { ++head.sections[0].blocks; }),
            "a section of it is not where it should be");
}

TEST(TableLayout, TellsGamesApart) {
  const Geometry more_goats = small_board().with_goats(4);
  std::vector<Variant> variants = small_variants();
  std::erase_if(variants, [](const Variant& variant) { return variant.rules.last_stand != 0; });
  variants.push_back({&more_goats, Rules{.captures_to_win = 2}});
  variants.push_back(traditional());
  std::vector<std::uint64_t> hashes;
  std::vector<std::string> texts;
  for (const Variant& variant : variants) {
    hashes.push_back(hash_of(variant));
    texts.push_back(describe(variant));
  }
  std::ranges::sort(hashes);
  EXPECT_EQ(std::ranges::adjacent_find(hashes), hashes.end());
  std::ranges::sort(texts);
  EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end());
}

TEST(TableLayout, TellsBoardsOfOneNameApart) {
  const Geometry a = alquerque_board("Board", 3, {"a1"}, 3);
  const Geometry b = alquerque_board("Board", 3, {"a2"}, 3);
  const Geometry c = alquerque_board("Board", 5, {"a1"}, 3);
  const Rules rules{.captures_to_win = 2};
  EXPECT_NE(hash_of({&a, rules}), hash_of({&b, rules}));
  EXPECT_NE(hash_of({&a, rules}), hash_of({&c, rules}));
}

/// A table answers for them all the same.
TEST(TableLayout, DoesNotLookAtRulesThatValuesDoNotDependOn) {
  Variant variant = traditional();
  const std::uint64_t hash = hash_of(variant);
  for (const NamedRules& named : named_rules()) {
    variant.rules = named.rules;
    EXPECT_EQ(hash_of(variant), hash);
  }
}

}  // namespace
}  // namespace baghchal
