#include "tests/support/plain_table.hpp"

#define ZSTD_STATIC_LINKING_ONLY  // for frames without the magic number
#include <zstd.h>

#include <algorithm>
#include <set>
#include <span>

#include "baghchal/board/symmetry.hpp"
#include "baghchal/tablebase/checksum.hpp"
#include "baghchal/tablebase/packing.hpp"
#include "baghchal/tablebase/subset_rank.hpp"
#include "tests/support/plain_rules.hpp"

namespace baghchal {
namespace {

using Bytes = std::vector<std::byte>;

Symbol symbol_of(const Verdict& verdict, const Rules& rules, bool with_plies) {
  const auto plies = [&](std::optional<int> number) {
    return with_plies && number ? static_cast<std::uint16_t>(*number) : Symbol::no_plies;
  };
  switch (verdict.value) {
    case Value::goats:
      return {goats_grade, plies(verdict.distance_plies)};
    case Value::tigers:
      return {tigers_grade(rules), plies(verdict.distance_plies)};
    case Value::draw:
      break;
  }
  return {draw_grade(*verdict.forced_captures), plies(verdict.forced_captures_in_plies)};
}

class TierMaker {
 public:
  TierMaker(const PlainSolver& plain, const Variant& variant, int placed)
      : plain_(plain), variant_(variant), rules_(variant), hand_(variant.board->goats() - placed) {}

  Symbol symbol(const Position& position) const {
    if (!rules_.is_valid(position)) return {};
    return symbol_of(plain_.verdict(position), variant_.rules, hand_ == 0);
  }

  /// Counts a position where it stands for its images.
  void tally(const Position& position, PlainTable::Tier& tier) const {
    if (canonical(position, *variant_.board).position != position) return;
    const auto side = static_cast<std::size_t>(position.side());
    const Symbol here = symbol(position);
    if (here.grade == Symbol::no_position) {
      ++tier.counts[side].illegal;
      return;
    }
    ++tier.counts[side].by_grade[here.grade];
    if (value_of(here.grade, variant_.rules) == Value::draw || here.plies == Symbol::no_plies) {
      return;
    }
    LongestWin& longest = tier.longest[side][here.grade == goats_grade ? 0 : 1];
    if (longest.plies == Symbol::no_plies || here.plies > longest.plies) {
      longest = {here.plies, position.pack(*variant_.board)};
    }
  }

  /// Every way to place the tigers and so many goats, by both sides to move.
  void tally_all(int goats, PlainTable::Tier& tier) const {
    for (TierCounts& counts : tier.counts) {
      counts.by_grade.resize(static_cast<std::size_t>(tigers_grade(variant_.rules)) + 1);
    }
    const Geometry& board = *variant_.board;
    for (PointSet tigers = 0; tigers <= board.all(); ++tigers) {
      if (count(tigers) != board.tigers()) continue;
      for (PointSet set = 0; set <= board.all(); ++set) {
        if (count(set) != goats || (set & tigers) != 0) continue;
        for (const Side side : {Side::goats, Side::tigers}) {
          tally(Position::unchecked(tigers, set, hand_, side), tier);
        }
      }
    }
  }

 private:
  const PlainSolver& plain_;
  Variant variant_;
  PlainRules rules_;
  int hand_;
};

class Compressor {
 public:
  explicit Compressor(const Bytes& dictionary)
      : context_(ZSTD_createCCtx()), dictionary_(dictionary) {}
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;
  ~Compressor() { ZSTD_freeCCtx(context_); }

  Bytes operator()(std::span<const std::byte> block) const {
    Bytes out(ZSTD_compressBound(block.size()));
    ZSTD_CCtx_reset(context_, ZSTD_reset_session_and_parameters);
    ZSTD_CCtx_setParameter(context_, ZSTD_c_format, ZSTD_f_zstd1_magicless);
    ZSTD_CCtx_loadDictionary(context_, dictionary_.data(), dictionary_.size());
    out.resize(ZSTD_compress2(context_, out.data(), out.size(), block.data(), block.size()));
    return out;
  }

 private:
  ZSTD_CCtx* context_;
  Bytes dictionary_;
};

/// All bytes of a tier before they are cut into blocks.
Bytes packed(const PlainTable::Tier& tier, const std::vector<Symbol>& kinds, std::size_t words) {
  const Packing packing(kinds.size());
  Bytes bytes;
  for (std::size_t first = 0; first < tier.symbols.size(); first += words) {
    std::vector<std::uint16_t> codes;
    for (const Symbol& symbol : std::span(tier.symbols).subspan(first, words)) {
      codes.push_back(
          static_cast<std::uint16_t>(std::ranges::lower_bound(kinds, symbol) - kinds.begin()));
    }
    Bytes of_class(packing.size(static_cast<std::uint32_t>(words)));
    packing.pack(codes, of_class);
    bytes.insert(bytes.end(), of_class.begin(), of_class.end());
  }
  return bytes;
}

/// Adds a section and its data.
void add_section(const PlainTable::Tier& tier, std::uint32_t words, TableHead& head,
                 std::vector<BlockEntry>& index, Bytes& data) {
  const std::set<Symbol> kinds(tier.symbols.begin(), tier.symbols.end());
  TableSection section{.captured = tier.captured,
                       .symbols = {kinds.begin(), kinds.end()},
                       .counts = tier.counts,
                       .longest = tier.longest};
  const Bytes raw = packed(tier, section.symbols, words);
  const BlockPlan plan(raw.size() / head.classes, head.classes, head.block_size);
  Bytes section_data;
  if (head.codec != Codec::none) {
    section_data.assign(raw.begin(), raw.begin() + static_cast<std::ptrdiff_t>(raw.size() / 4));
  }
  section.blocks = plan.blocks;
  section.dictionary_size = static_cast<std::uint32_t>(section_data.size());
  section.dictionary_checksum = checksum(section_data);
  const Compressor compress(section_data);
  std::size_t at = 0;
  for (std::uint32_t i = 0; i < plan.blocks; ++i) {
    const auto block = std::span(raw).subspan(at, plan.size_of(i));
    at += block.size();
    const Bytes stored =
        head.codec == Codec::none ? Bytes(block.begin(), block.end()) : compress(block);
    index.push_back({static_cast<std::uint32_t>(section_data.size()), checksum_of_block(stored)});
    section_data.insert(section_data.end(), stored.begin(), stored.end());
  }
  section.data_size = section_data.size();
  data.insert(data.end(), section_data.begin(), section_data.end());
  head.sections.push_back(std::move(section));
}

}  // namespace

PlainTable plain_table(const PlainSolver& plain, const Variant& variant,
                       const TigerClasses& classes, int placed) {
  const int hand = variant.board->goats() - placed;
  PlainTable table{placed, hand > 0 ? Side::tigers : Side::goats, {}};
  const TierMaker maker(plain, variant, placed);
  for (int captured = 0; captured <= std::min(placed, variant.rules.captures_to_win - 1);
       ++captured) {
    PlainTable::Tier tier{captured, {}, {}, {}};
    const SubsetRank ranks(classes.goat_bits(), placed - captured);
    for (std::uint32_t i = 0; i < classes.size(); ++i) {
      for (std::uint32_t rank = 0; rank < ranks.size(); ++rank) {
        tier.symbols.push_back(maker.symbol(Position::unchecked(
            classes.tigers(i), classes.goats(ranks.word(rank), i), hand, table.side)));
      }
    }
    maker.tally_all(placed - captured, tier);
    table.tiers.push_back(std::move(tier));
  }
  return table;
}

Bytes to_bytes(const PlainTable& table, const Variant& variant, const TigerClasses& classes,
               Codec codec, std::uint32_t block_size) {
  TableHead head;
  head.variant_text = describe(variant);
  head.variant_hash = hash_of(variant);
  head.placed = table.placed;
  head.side = table.side;
  head.codec = codec;
  head.classes = classes.size();
  head.block_size = block_size;
  std::vector<BlockEntry> index;
  Bytes data;
  for (const PlainTable::Tier& tier : table.tiers) {
    const SubsetRank ranks(classes.goat_bits(), table.placed - tier.captured);
    add_section(tier, ranks.size(), head, index, data);
  }
  std::uint64_t offset = head_size(head);
  for (TableSection& section : head.sections) {
    section.data_offset = offset;
    offset += section.data_size;
  }
  head.file_size = offset;
  Bytes bytes = write_head(head, index);
  bytes.insert(bytes.end(), data.begin(), data.end());
  return bytes;
}

}  // namespace baghchal
