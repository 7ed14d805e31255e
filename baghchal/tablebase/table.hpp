#pragma once

/// One table, read where it lies: a file's bytes in memory.
///
/// What it answers for is one number of goats placed and one side to move (table_layout.hpp). Each
/// look-up finds the block, checks its checksum, decompresses it and takes out one symbol.
///
/// Threads: const and safe from any number of threads; each keeps the block it looked into last.

#include "baghchal/tablebase/block_codec.hpp"
#include "baghchal/tablebase/packing.hpp"
#include "baghchal/tablebase/subset_rank.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {

/// Fails where a table is not of so many goats placed and that side to move: a file may stand under
/// another one's name.
tl::expected<void, std::string> expect_place(const TableHead& head, int placed, Side side);

class Table {
 public:
  /// A table of the variant, or what is wrong with it. The bytes must outlive it. `open_codec` may
  /// be null; then only tables that are not compressed are taken.
  static tl::expected<Table, std::string> open(std::span<const std::byte> bytes,
                                               const Variant& variant, const TigerClasses& classes,
                                               OpenCodec open_codec);

  const TableHead& head() const { return head_; }

  /// The section for so many captured goats; null where the table has none.
  const TableSection* section(int captured) const;

  /// What stands for a class and a goat word, or how its block is damaged. Requires: the section of
  /// `placed` − goats in the word is there.
  tl::expected<Symbol, std::string> at(std::uint32_t tiger_class, GoatWord word) const;

  /// All symbols of one class in a section, by rank, or how a block is damaged.
  tl::expected<std::vector<Symbol>, std::string> all_of(int captured,
                                                        std::uint32_t tiger_class) const;

  /// The section's blocks, and whether one is whole: its checksum is right and it decompresses.
  std::uint32_t blocks(int captured) const;
  tl::expected<void, std::string> check_index() const;
  tl::expected<void, std::string> check_block(int captured, std::uint32_t block) const;

 private:
  struct Section {
    SubsetRank ranks;
    Packing packing;
    BlockPlan plan;
    std::uint64_t first_block;          ///< in the index
    std::unique_ptr<BlockCodec> codec;  ///< null where blocks are not compressed
  };

  Table(std::span<const std::byte> bytes, ReadHead read);
  tl::expected<void, std::string> add_section(const TableSection& section,
                                              const TigerClasses& classes, OpenCodec open_codec);
  std::size_t number_of_section(int captured) const;
  tl::expected<std::span<const std::byte>, std::string> stored_block(std::size_t section,
                                                                     std::uint32_t block) const;
  tl::expected<std::span<const std::byte>, std::string> block(std::size_t section,
                                                              std::uint32_t block) const;
  tl::expected<std::vector<std::byte>, std::string> bytes_of(std::size_t section,
                                                             std::uint32_t tiger_class) const;
  tl::expected<Symbol, std::string> symbol(std::size_t section, std::uint32_t tiger_class,
                                           std::uint32_t rank) const;
  std::string damaged(std::size_t section, std::uint32_t block) const;

  std::span<const std::byte> bytes_;
  TableHead head_;
  std::size_t index_offset_;
  std::uint64_t index_checksum_;
  std::uint64_t id_;  ///< tells this table's blocks from those of others
  std::uint64_t blocks_ = 0;
  std::vector<Section> sections_;
};

}  // namespace baghchal
