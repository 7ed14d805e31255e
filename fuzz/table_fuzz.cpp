// Tables: what begins as one is opened as it is. Anything else tells what to put into a head and
// blocks that have the right checksums, so that what lies behind them is reached.
#include <algorithm>
#include <span>
#include <vector>

#include "baghchal/tablebase/checksum.hpp"
#include "baghchal/tablebase/packing.hpp"
#include "baghchal/tablebase/subset_rank.hpp"
#include "baghchal/tablebase/tablebase.hpp"
#include "baghchal/tablebase/zstd_codec.hpp"
#include "fuzz/require.hpp"
#include "fuzz/text_target.hpp"

namespace baghchal {
namespace {

using Bytes = std::vector<std::byte>;

const Variant& variant() {
  static const Geometry board = alquerque_board("Small", 3, {"a1", "c3"}, 3);
  static const Variant variant{&board, Rules{.captures_to_win = 2}};
  return variant;
}

const TigerClasses& classes() {
  static const TigerClasses classes(*variant().board);
  return classes;
}

/// Takes numbers off the front of a text; zeros past its end.
class Source {
 public:
  explicit Source(std::string_view text) : text_(text) {}

  std::uint8_t byte() {
    if (text_.empty()) return 0;
    const auto value = static_cast<std::uint8_t>(text_.front());
    text_.remove_prefix(1);
    return value;
  }
  std::uint32_t number() { return byte() | static_cast<std::uint32_t>(byte()) << 8; }
  /// `usual` in most cases.
  std::uint32_t number_or(std::uint32_t usual) { return byte() == 0xff ? number() : usual; }
  Bytes bytes(std::size_t size) {
    size = std::min(size, text_.size());
    const auto taken = std::as_bytes(std::span(text_.substr(0, size)));
    text_.remove_prefix(size);
    return {taken.begin(), taken.end()};
  }

 private:
  std::string_view text_;
};

std::uint32_t right_blocks(const TableHead& head, const TableSection& section) {
  const int goats = head.placed - section.captured;
  if (goats < 0 || goats > classes().goat_bits() || head.block_size == 0) return 0;
  const std::size_t words = choose(classes().goat_bits(), goats);
  const Packing packing(section.symbols.size());
  return BlockPlan(packing.size(static_cast<std::uint32_t>(words)), classes().size(),
                   head.block_size)
      .blocks;
}

void add_section(Source& source, TableHead& head, std::vector<BlockEntry>& index, Bytes& data) {
  TableSection section;
  section.captured = source.byte() % 4;
  const int symbols = source.byte();
  for (int i = 0; i <= symbols; ++i) {
    section.symbols.push_back({static_cast<Grade>(i % 5 == 4 ? Symbol::no_position : i % 5),
                               static_cast<std::uint16_t>(source.number_or(Symbol::no_plies))});
  }
  const std::size_t grades = source.number_or(std::uint32_t{tigers_grade(variant().rules)} + 1);
  for (TierCounts& counts : section.counts) counts.by_grade.resize(grades % 256);
  const std::uint32_t blocks = right_blocks(head, section);
  section.blocks = source.number_or(blocks) % 1000;
  Bytes content = source.bytes(source.byte());
  section.dictionary_size = static_cast<std::uint32_t>(content.size());
  section.dictionary_checksum = checksum(content);
  for (std::uint32_t i = 0; i < section.blocks; ++i) {
    const Bytes block = source.bytes(source.byte());
    const auto offset = static_cast<std::uint32_t>(content.size());
    index.push_back({source.number_or(offset), checksum_of_block(block)});
    content.insert(content.end(), block.begin(), block.end());
  }
  section.data_size = content.size();
  data.insert(data.end(), content.begin(), content.end());
  head.sections.push_back(std::move(section));
}

Bytes made_from(std::string_view text) {
  Source source(text);
  TableHead head;
  head.variant_hash = hash_of(variant());
  head.placed = source.byte() % 5;
  head.side = source.byte() % 2 == 0 ? Side::tigers : Side::goats;
  head.codec = static_cast<Codec>(source.byte() % 3);
  head.classes = source.number_or(classes().size());
  head.block_size = source.number();
  std::vector<BlockEntry> index;
  Bytes data;
  for (int sections = source.byte() % 4; sections > 0; --sections) {
    add_section(source, head, index, data);
  }
  head.file_size = head_size(head);
  for (TableSection& section : head.sections) {
    section.data_offset = head.file_size;
    head.file_size += section.data_size;
  }
  Bytes file = write_head(head, index);
  file.insert(file.end(), data.begin(), data.end());
  return file;
}

/// All that a table says, each symbol looked up by itself and with its class.
void look_at_all(const Table& table) {
  for (const TableSection& section : table.head().sections) {
    const SubsetRank ranks(classes().goat_bits(), table.head().placed - section.captured);
    for (std::uint32_t block = 0; block < section.blocks; ++block) {
      const auto whole = table.check_block(section.captured, block);
      BAGHCHAL_REQUIRE(whole || !whole.error().empty());
    }
    for (std::uint32_t i = 0; i < classes().size(); ++i) {
      const auto symbols = table.all_of(section.captured, i);
      BAGHCHAL_REQUIRE(symbols || !symbols.error().empty());
      for (std::uint32_t rank = 0; rank < ranks.size(); ++rank) {
        const auto symbol = table.at(i, ranks.word(rank));
        BAGHCHAL_REQUIRE(!symbols || symbol == (*symbols)[rank]);
      }
    }
  }
}

void ask(const Tablebase& tablebase) {
  const Geometry& board = *variant().board;
  for (int hand = 0; hand <= board.goats(); ++hand) {
    PointSet goats = 0;
    for (const Point point : each(board.all() & ~board.tigers_at_start())) {
      if (count(goats) < board.goats() - hand) goats |= singleton(point);
    }
    for (const Side side : {Side::goats, Side::tigers}) {
      const auto position = Position::unchecked(board.tigers_at_start(), goats, hand, side);
      const auto moves = tablebase.moves(position);
      BAGHCHAL_REQUIRE(moves || !moves.error().empty());
      const auto line = tablebase.line(position);
      BAGHCHAL_REQUIRE(line || !line.error().empty());
    }
  }
}

}  // namespace

void check(std::string_view text) {
  const auto given = std::as_bytes(std::span(text));
  const Bytes file =
      text.starts_with("BAGHTBL") ? Bytes(given.begin(), given.end()) : made_from(text);
  const auto table = Table::open(file, variant(), classes(), open_zstd);
  Tablebase tablebase(variant());
  const auto added = tablebase.add("table", file, open_zstd);
  BAGHCHAL_REQUIRE(table.has_value() == added.has_value());
  if (table) {
    look_at_all(*table);
    ask(tablebase);
  } else {
    BAGHCHAL_REQUIRE(!table.error().empty());
    BAGHCHAL_REQUIRE(added.error() == "table: " + table.error());
  }
}

}  // namespace baghchal
