#include "baghchal/tablebase/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <limits>
#include <string_view>
#include <utility>

#include "baghchal/tablebase/checksum.hpp"

namespace baghchal {
namespace {

using Failure = tl::unexpected<std::string>;

/// The block a thread has decompressed last: look-ups that follow each other are often near.
struct LastBlock {
  std::uint64_t table = 0;
  std::size_t section = 0;
  std::uint32_t block = 0;
  std::vector<std::byte> bytes;
};
thread_local LastBlock last_block;

constexpr std::string_view contradiction = "its head contradicts itself";

/// Whether a section can be of the variant. It guards against a faulty writer.
bool is_sound(const TableSection& section, const TableHead& head, const Variant& variant,
              const TigerClasses& classes) {
  const int goats = head.placed - section.captured;
  const Grade highest = tigers_grade(variant.rules);
  return section.captured < variant.rules.captures_to_win && goats >= 0 &&
         goats <= classes.goat_bits() &&
         section.counts[0].by_grade.size() == std::size_t{highest} + 1 &&
         std::ranges::all_of(
             section.symbols,
             [&](const Symbol& symbol) {
               return symbol.grade <= highest || symbol.grade == Symbol::no_position;
             });
}

/// The same of the whole head: it has a section for every number that can be captured.
bool is_sound(const TableHead& head, const Variant& variant, const TigerClasses& classes) {
  const auto more_captured = [](const TableSection& a, const TableSection& b) {
    return a.captured >= b.captured;
  };
  const int goats = variant.board->goats();
  const int tiers = std::min(variant.rules.captures_to_win, head.placed + 1);
  return head.classes == classes.size() && head.placed <= goats &&
         head.sections.size() == static_cast<std::size_t>(tiers) &&
         (head.side == Side::tigers || head.placed == goats) &&
         std::ranges::adjacent_find(head.sections, more_captured) == head.sections.end() &&
         std::ranges::all_of(head.sections, [&](const TableSection& section) {
           return is_sound(section, head, variant, classes);
         });
}

std::uint64_t new_id() {
  static std::atomic<std::uint64_t> ids = 0;
  return ++ids;
}

}  // namespace

tl::expected<Table, std::string> Table::open(std::span<const std::byte> bytes,
                                             const Variant& variant, const TigerClasses& classes,
                                             OpenCodec open_codec) {
  auto read = read_head(bytes);
  if (!read) return Failure(read.error());
  const TableHead& head = read->head;
  if (head.variant_hash != hash_of(variant)) {
    return Failure(fmt::format("it is for other rules or another board: {}, not {}",
                               head.variant_text, describe(variant)));
  }
  if (head.codec != Codec::none && open_codec == nullptr) {
    return Failure("it is compressed, which cannot be read here");
  }
  if (!is_sound(head, variant, classes)) return Failure(std::string(contradiction));
  Table table(bytes, *std::move(read));
  for (const TableSection& section : table.head_.sections) {
    if (const auto added = table.add_section(section, classes, open_codec); !added) {
      return Failure(added.error());
    }
  }
  return table;
}

tl::expected<void, std::string> expect_place(const TableHead& head, int placed, Side side) {
  if (head.placed == placed && head.side == side) return {};
  return Failure(fmt::format("it is the table of {} goats placed, {} to move, under another's name",
                             head.placed, head.side == Side::goats ? "goats" : "tigers"));
}

Table::Table(std::span<const std::byte> bytes, ReadHead read)
    : bytes_(bytes),
      head_(std::move(read.head)),
      index_offset_(read.index_offset),
      index_checksum_(read.index_checksum),
      id_(new_id()) {}

tl::expected<void, std::string> Table::add_section(const TableSection& section,
                                                   const TigerClasses& classes,
                                                   OpenCodec open_codec) {
  const SubsetRank ranks(classes.goat_bits(), head_.placed - section.captured);
  const Packing packing(section.symbols.size());
  const std::size_t class_bytes = packing.size(ranks.size());
  const std::uint64_t most_blocks = (class_bytes / head_.block_size + 1) * classes.size();
  if (most_blocks > std::numeric_limits<std::uint32_t>::max()) {
    return Failure(std::string(contradiction));
  }
  const BlockPlan plan(class_bytes, classes.size(), head_.block_size);
  if (plan.blocks != section.blocks) return Failure(std::string(contradiction));
  std::unique_ptr<BlockCodec> codec;
  if (head_.codec != Codec::none) {
    const auto dictionary = bytes_.subspan(section.data_offset, section.dictionary_size);
    if (checksum(dictionary) == section.dictionary_checksum) codec = open_codec(dictionary);
    if (codec == nullptr) {
      return Failure(fmt::format("the dictionary of its section for {} captured is damaged",
                                 section.captured));
    }
  }
  sections_.push_back({ranks, packing, plan, blocks_, std::move(codec)});
  blocks_ += plan.blocks;
  return {};
}

const TableSection* Table::section(int captured) const {
  const std::size_t number = number_of_section(captured);
  return number < head_.sections.size() ? &head_.sections[number] : nullptr;
}

std::size_t Table::number_of_section(int captured) const {
  const auto found = std::ranges::find(head_.sections, captured, &TableSection::captured);
  return static_cast<std::size_t>(found - head_.sections.begin());
}

std::string Table::damaged(std::size_t section, std::uint32_t block) const {
  return fmt::format("block {} of its section for {} captured is damaged", block,
                     head_.sections[section].captured);
}

tl::expected<std::span<const std::byte>, std::string> Table::stored_block(
    std::size_t number, std::uint32_t block) const {
  const Section& section = sections_[number];
  const TableSection& place = head_.sections[number];
  const BlockEntry entry = read_block_entry(bytes_, index_offset_, section.first_block + block);
  const std::uint64_t end =
      block + 1 == section.plan.blocks
          ? place.data_size
          : read_block_entry(bytes_, index_offset_, section.first_block + block + 1).offset;
  if (entry.offset > end || end > place.data_size) return Failure(damaged(number, block));
  const auto stored = bytes_.subspan(place.data_offset + entry.offset, end - entry.offset);
  if (checksum_of_block(stored) != entry.checksum) return Failure(damaged(number, block));
  return stored;
}

tl::expected<std::span<const std::byte>, std::string> Table::block(std::size_t number,
                                                                   std::uint32_t block) const {
  if (last_block.table == id_ && last_block.section == number && last_block.block == block) {
    return last_block.bytes;
  }
  auto stored = stored_block(number, block);
  if (!stored) return stored;
  const std::size_t size = sections_[number].plan.size_of(block);
  if (head_.codec == Codec::none) {
    if (stored->size() != size) return Failure(damaged(number, block));
    return stored;
  }
  last_block.table = 0;  // until it is whole
  last_block.bytes.resize(size);
  if (!sections_[number].codec->decompress(*stored, last_block.bytes)) {
    return Failure(damaged(number, block));
  }
  last_block.table = id_;
  last_block.section = number;
  last_block.block = block;
  return last_block.bytes;
}

tl::expected<Symbol, std::string> Table::symbol(std::size_t number, std::uint32_t tiger_class,
                                                std::uint32_t rank) const {
  const Section& section = sections_[number];
  const BlockPlan::Place place = section.plan.place(tiger_class, section.packing.byte_of(rank));
  const auto bytes = block(number, place.block);
  if (!bytes) return Failure(bytes.error());
  const std::size_t code = section.packing.code(bytes->subspan(place.offset), rank);
  const std::vector<Symbol>& symbols = head_.sections[number].symbols;
  if (code >= symbols.size()) return Failure(damaged(number, place.block));
  return symbols[code];
}

tl::expected<Symbol, std::string> Table::at(std::uint32_t tiger_class, GoatWord word) const {
  const std::size_t number = number_of_section(head_.placed - std::popcount(word));
  return symbol(number, tiger_class, sections_[number].ranks.rank(word));
}

tl::expected<std::vector<std::byte>, std::string> Table::bytes_of(std::size_t number,
                                                                  std::uint32_t tiger_class) const {
  const BlockPlan& plan = sections_[number].plan;
  std::vector<std::byte> bytes;
  bytes.reserve(plan.class_bytes);
  while (bytes.size() < plan.class_bytes) {
    const BlockPlan::Place place = plan.place(tiger_class, bytes.size());
    const auto block = this->block(number, place.block);
    if (!block) return Failure(block.error());
    const std::size_t wanted = plan.class_bytes - bytes.size();
    const auto part = block->subspan(place.offset, std::min(wanted, block->size() - place.offset));
    bytes.insert(bytes.end(), part.begin(), part.end());
  }
  return bytes;
}

tl::expected<std::vector<Symbol>, std::string> Table::all_of(int captured,
                                                             std::uint32_t tiger_class) const {
  const std::size_t number = number_of_section(captured);
  const Section& section = sections_[number];
  const std::vector<Symbol>& kinds = head_.sections[number].symbols;
  const auto bytes = bytes_of(number, tiger_class);
  if (!bytes) return Failure(bytes.error());
  std::vector<std::uint16_t> codes(section.ranks.size());
  section.packing.unpack(*bytes, codes);
  std::vector<Symbol> symbols;
  symbols.reserve(codes.size());
  for (const std::uint16_t code : codes) {
    if (code >= kinds.size()) {
      const auto rank = static_cast<std::uint32_t>(symbols.size());
      const std::size_t byte = section.packing.byte_of(rank);
      return Failure(damaged(number, section.plan.place(tiger_class, byte).block));
    }
    symbols.push_back(kinds[code]);
  }
  return symbols;
}

std::uint32_t Table::blocks(int captured) const {
  return sections_[number_of_section(captured)].plan.blocks;
}

tl::expected<void, std::string> Table::check_index() const {
  if (!index_is_whole(bytes_, index_offset_, blocks_, index_checksum_)) {
    return Failure("its block index is damaged");
  }
  return {};
}

tl::expected<void, std::string> Table::check_block(int captured, std::uint32_t block) const {
  const auto whole = this->block(number_of_section(captured), block);
  if (!whole) return Failure(whole.error());
  return {};
}

}  // namespace baghchal
