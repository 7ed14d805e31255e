#include "baghchal/solver/table_writer.hpp"

#include <fmt/format.h>
#define ZSTD_STATIC_LINKING_ONLY  // for frames without the magic number
#include <zdict.h>
#include <zstd.h>

#include <algorithm>
#include <limits>
#include <memory>

#include "baghchal/solver/output_file.hpp"
#include "baghchal/solver/solve.hpp"
#include "baghchal/tablebase/checksum.hpp"
#include "baghchal/tablebase/packing.hpp"
#include "baghchal/tablebase/subset_rank.hpp"

namespace baghchal {
namespace {

using Bytes = std::vector<std::byte>;

/// Blocks are compressed in rounds of so many pieces, which then go to the file in their order.
constexpr std::uint32_t pieces_a_round = 64;

/// A dictionary, as small blocks need one, is learnt from so many pieces of a section, and is no
/// larger than this.
constexpr std::uint32_t sample_pieces = 24;
constexpr std::size_t most_samples = 1500;
constexpr std::size_t most_dictionary_bytes = 16384;

struct Free {
  void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
  void operator()(ZSTD_CDict* dictionary) const { ZSTD_freeCDict(dictionary); }
};
using Dictionary = std::unique_ptr<ZSTD_CDict, Free>;

class Compressor {
 public:
  Bytes operator()(std::span<const std::byte> block, int effort, const ZSTD_CDict* dictionary) {
    Bytes out(ZSTD_compressBound(block.size()));
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_compressionLevel, effort);
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_contentSizeFlag, 0);
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_dictIDFlag, 0);
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_format, ZSTD_f_zstd1_magicless);
    ZSTD_CCtx_refCDict(context_.get(), dictionary);
    const std::size_t size =
        ZSTD_compress2(context_.get(), out.data(), out.size(), block.data(), block.size());
    out.resize(size);  // with room for the worst case compressing does not fail
    return out;
  }

 private:
  std::unique_ptr<ZSTD_CCtx, Free> context_{ZSTD_createCCtx()};
};

/// Writes one section's blocks. A piece of work is what a thread compresses at a time: the blocks
/// of a class, or one block of several classes.
class SectionWriter {
 public:
  SectionWriter(const TableHead& head, const TableSection& section, const TigerClasses& classes,
                Compression compression, const CodesOf& codes_of)
      : section_(section),
        words_(SubsetRank(classes.goat_bits(), head.placed - section.captured).size()),
        codec_(head.codec),
        packing_(section.symbols.size()),
        plan_(packing_.size(words_), classes.size(), compression.block_size),
        effort_(compression.effort),
        codes_of_(codes_of) {}

  const BlockPlan& plan() const { return plan_; }

  /// Learns the dictionary: the section's data begin with it. It may be empty.
  Bytes learn() {
    if (codec_ == Codec::none) return {};
    Bytes samples;
    const std::uint32_t step = std::max(1U, pieces() / sample_pieces);
    for (std::uint32_t piece = step / 2; piece < pieces(); piece += step) {
      const Bytes raw = packed(piece);
      samples.insert(samples.end(), raw.begin(), raw.end());
    }
    Bytes dictionary = learnt_from(samples);
    if (!dictionary.empty()) {
      dictionary_.reset(ZSTD_createCDict(dictionary.data(), dictionary.size(), effort_));
    }
    return dictionary;
  }

  /// Appends the index entries; false where stopped. `end` is moved behind the last block.
  bool write(OutputFile& file, std::uint64_t begin, std::uint64_t& end,
             std::vector<BlockEntry>& index, Workers& workers) const {
    const std::uint32_t pieces = this->pieces();
    for (std::uint32_t first = 0; first < pieces; first += pieces_a_round) {
      std::vector<std::vector<Bytes>> round(std::min(pieces_a_round, pieces - first));
      const auto work = [&](std::uint32_t i) { round[i] = compressed(first + i); };
      if (!workers.run(static_cast<std::uint32_t>(round.size()), work)) return false;
      append(round, file, begin, end, index);
    }
    return true;
  }

 private:
  std::uint32_t pieces() const {
    return plan_.blocks_per_class == 1 ? plan_.blocks : plan_.classes;
  }

  /// Every so many-th block of the samples goes into the learning. Empty where there is too little
  /// to learn from.
  Bytes learnt_from(const Bytes& samples) const {
    const std::size_t block_size = plan_.block_size;
    const std::size_t step = samples.size() / block_size / most_samples + 1;
    Bytes chosen;
    for (std::size_t at = 0; at + block_size <= samples.size(); at += step * block_size) {
      chosen.insert(chosen.end(), samples.begin() + static_cast<std::ptrdiff_t>(at),
                    samples.begin() + static_cast<std::ptrdiff_t>(at + block_size));
    }
    const std::vector<std::size_t> sizes(chosen.size() / block_size, block_size);
    Bytes dictionary(std::min(most_dictionary_bytes, chosen.size() / 8));
    const std::size_t size =
        ZDICT_trainFromBuffer(dictionary.data(), dictionary.size(), chosen.data(), sizes.data(),
                              static_cast<unsigned>(sizes.size()));
    dictionary.resize(ZDICT_isError(size) == 0 ? size : 0);
    return dictionary;
  }

  std::vector<Bytes> compressed(std::uint32_t piece) const {
    thread_local Compressor compressor;
    std::vector<Bytes> blocks;
    const Bytes raw = packed(piece);
    const std::size_t block_size = plan_.block_size;
    for (std::size_t at = 0; at < raw.size(); at += block_size) {
      const auto block = std::span(raw).subspan(at, std::min(block_size, raw.size() - at));
      blocks.push_back(codec_ == Codec::none ? Bytes(block.begin(), block.end())
                                             : compressor(block, effort_, dictionary_.get()));
    }
    return blocks;
  }

  Bytes packed(std::uint32_t piece) const {
    const std::uint32_t first = piece * plan_.classes_per_block;
    const std::uint32_t end = std::min(first + plan_.classes_per_block, plan_.classes);
    Bytes raw((end - first) * plan_.class_bytes);
    std::vector<std::uint16_t> codes(words_);
    for (std::uint32_t i = first; i < end; ++i) {
      codes_of_(section_, i, codes);
      packing_.pack(codes,
                    std::span(raw).subspan((i - first) * plan_.class_bytes, plan_.class_bytes));
    }
    return raw;
  }

  static void append(const std::vector<std::vector<Bytes>>& round, OutputFile& file,
                     std::uint64_t begin, std::uint64_t& end, std::vector<BlockEntry>& index) {
    Bytes joined;
    for (const std::vector<Bytes>& blocks : round) {
      for (const Bytes& block : blocks) {
        const std::uint64_t offset = end - begin + joined.size();
        if (offset > std::numeric_limits<std::uint32_t>::max()) {
          throw SolveError("a tier of this game is too large for the table format");
        }
        index.push_back({static_cast<std::uint32_t>(offset), checksum_of_block(block)});
        joined.insert(joined.end(), block.begin(), block.end());
      }
    }
    file.write(end, joined);
    end += joined.size();
  }

  const TableSection& section_;
  std::uint32_t words_;
  Codec codec_;
  Packing packing_;
  BlockPlan plan_;
  int effort_;
  const CodesOf& codes_of_;
  Dictionary dictionary_;
};

}  // namespace

TableHead begin_head(int placed, Side side, Codec codec) {
  TableHead head;
  head.placed = placed;
  head.side = side;
  head.codec = codec;
  return head;
}

std::vector<Symbol> grades_alone(int captured, const Rules& rules) {
  std::vector<Symbol> symbols{{goats_grade, Symbol::no_plies}};
  for (Grade grade = draw_grade(captured); grade <= tigers_grade(rules); ++grade) {
    symbols.push_back({grade, Symbol::no_plies});
  }
  return symbols;
}

bool write_table(const std::string& path, TableHead head, const Variant& variant,
                 const TigerClasses& classes, Compression compression, Workers& workers,
                 const CodesOf& codes_of) {
  head.variant_text = describe(variant);
  head.variant_hash = hash_of(variant);
  head.classes = classes.size();
  head.block_size = compression.block_size;
  std::vector<SectionWriter> writers;
  for (TableSection& section : head.sections) {
    writers.emplace_back(head, section, classes, compression, codes_of);
    section.blocks = writers.back().plan().blocks;
  }
  OutputFile file(path);
  std::vector<BlockEntry> index;
  std::uint64_t end = head_size(head);
  std::vector<Bytes> dictionaries(writers.size());
  if (!workers.run(static_cast<std::uint32_t>(writers.size()),
                   [&](std::uint32_t i) { dictionaries[i] = writers[i].learn(); })) {
    return false;
  }
  for (std::size_t i = 0; i < writers.size(); ++i) {
    TableSection& section = head.sections[i];
    section.data_offset = end;
    section.dictionary_size = static_cast<std::uint32_t>(dictionaries[i].size());
    section.dictionary_checksum = checksum(dictionaries[i]);
    file.write(end, dictionaries[i]);
    end += dictionaries[i].size();
    if (!writers[i].write(file, section.data_offset, end, index, workers)) return false;
    section.data_size = end - section.data_offset;
  }
  head.file_size = end;
  file.write(0, write_head(head, index));
  file.finish();
  return true;
}

}  // namespace baghchal
