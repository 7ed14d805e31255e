#pragma once

/// The head of a table file: what it holds and where. The bytes are drawn in
/// docs/tablebase-format.md.
///
/// A table holds, for one number of goats placed and one side to move, a *symbol* for every class
/// of tigers and every goat word around it. It has a section for each number of captured goats; in
/// a section a class's words stand by their rank (subset_rank.hpp), as many symbols to a byte as
/// fit:
///
///   class 0                       class 1
///   ├ byte: ranks 0 1 2 │ 3 4 5 … ┼ …            cut into blocks, each compressed by itself
///
/// Threads: plain values and pure functions.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "baghchal/tablebase/tiger_classes.hpp"
#include "baghchal/tablebase/verdict.hpp"

namespace baghchal {

/// What stands in a table for a position.
struct Symbol {
  /// There is no such position (clause 6).
  static constexpr Grade no_position = 0xff;
  /// No plies are held: placement phase, or nothing is to come.
  static constexpr std::uint16_t no_plies = 0xffff;

  Grade grade = no_position;
  std::uint16_t plies =
      no_plies;  ///< to the end of a won game, to the last forced capture of a draw

  bool operator==(const Symbol&) const = default;
  auto operator<=>(const Symbol&) const = default;
};

/// Positions of a tier with one side to move, up to the board's symmetries.
struct TierCounts {
  std::vector<std::uint64_t> by_grade;
  std::uint64_t illegal = 0;  ///< would-be positions that clause 6 leaves out
  bool operator==(const TierCounts&) const = default;
};

/// The longest win of a side in a tier, with a position that has it; none where plies are not held.
struct LongestWin {
  std::uint16_t plies = Symbol::no_plies;
  std::uint64_t position = 0;  ///< Position::pack
  bool operator==(const LongestWin&) const = default;
};

struct TableSection {
  int captured = 0;
  std::vector<Symbol> symbols;                       ///< by their number in the blocks
  std::array<TierCounts, 2> counts;                  ///< by side to move
  std::array<std::array<LongestWin, 2>, 2> longest;  ///< by side to move and by winner
  std::uint32_t blocks = 0;
  std::uint32_t dictionary_size = 0;  ///< the data begin with the codec's dictionary
  std::uint64_t dictionary_checksum = 0;
  std::uint64_t data_offset = 0;  ///< in the file
  std::uint64_t data_size = 0;
  bool operator==(const TableSection&) const = default;
};

enum class Codec : std::uint8_t { none, zstd };

struct TableHead {
  std::string variant_text;  ///< for people
  std::uint64_t variant_hash = 0;
  int placed = 0;
  Side side = Side::tigers;
  Codec codec = Codec::none;
  std::uint32_t classes = 0;
  std::uint32_t block_size =
      0;  ///< bytes before compression; the last block of a section may be shorter
  std::uint64_t file_size = 0;
  std::vector<TableSection> sections;
  bool operator==(const TableHead&) const = default;
};

struct BlockEntry {
  std::uint32_t offset = 0;    ///< from the section's data
  std::uint32_t checksum = 0;  ///< of the block as it stands in the file
};

/// Board, goats and the rules that a position's value depends on, in a line.
std::string describe(const Variant& variant);
/// The same and the whole geometry as a number: tables of other games are told by it.
std::uint64_t hash_of(const Variant& variant);

/// The head and the block index, as they stand at the beginning of a file. Requires: the
/// index has an entry for every block.
std::vector<std::byte> write_head(const TableHead& head, std::span<const BlockEntry> index);
/// How long that will be.
std::size_t head_size(const TableHead& head);

struct ReadHead {
  TableHead head;
  std::size_t index_offset;
  std::uint64_t index_checksum;
};
/// The head of a file, all of whose bytes these are, or what is wrong with it. The block index is
/// not read: it is long, and an entry that is damaged shows at its block, whose checksum it holds.
tl::expected<ReadHead, std::string> read_head(std::span<const std::byte> bytes);
BlockEntry read_block_entry(std::span<const std::byte> bytes, std::size_t index_offset,
                            std::uint64_t block);

bool index_is_whole(std::span<const std::byte> bytes, std::size_t index_offset,
                    std::uint64_t blocks, std::uint64_t index_checksum);

std::uint32_t checksum_of_block(std::span<const std::byte> bytes);

}  // namespace baghchal
