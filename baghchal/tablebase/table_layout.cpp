#include "baghchal/tablebase/table_layout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <utility>

#include "baghchal/tablebase/checksum.hpp"

namespace baghchal {
namespace {

constexpr std::string_view magic{"BAGHTBL\n", 8};
constexpr std::uint32_t version = 1;
constexpr std::size_t checked_from = 24;  ///< the head's checksum is of what follows it
constexpr std::size_t entry_size = 8;

/// Writes whole numbers, the lowest byte first.
class Writer {
 public:
  template <std::unsigned_integral Number>
  void put(Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      bytes_.push_back(static_cast<std::byte>(number >> (8 * i) & 0xff));
    }
  }
  void put(std::string_view text) {
    for (const char letter : text) bytes_.push_back(static_cast<std::byte>(letter));
  }
  template <std::unsigned_integral Number>
  void put_at(std::size_t offset, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      bytes_[offset + i] = static_cast<std::byte>(number >> (8 * i) & 0xff);
    }
  }
  std::vector<std::byte>& bytes() { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

/// Reads them back; past the end it reads zeros and remembers that it did.
class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : bytes_(bytes) {}

  template <std::unsigned_integral Number>
  Number get() {
    Number number = 0;
    if (!has(sizeof(Number))) return number;
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      number = static_cast<Number>(number | static_cast<Number>(bytes_[at_ + i]) << (8 * i));
    }
    at_ += sizeof(Number);
    return number;
  }
  std::string text(std::size_t size) {
    if (!has(size)) return {};
    std::string result(size, '\0');
    for (char& letter : result) letter = static_cast<char>(bytes_[at_++]);
    return result;
  }
  bool complete() const { return !failed_; }
  std::size_t at() const { return at_; }

 private:
  bool has(std::size_t size) {
    if (bytes_.size() - at_ < size) failed_ = true;
    return !failed_;
  }

  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

void put(Writer& out, const TableSection& section) {
  out.put(static_cast<std::uint8_t>(section.captured));
  out.put(static_cast<std::uint8_t>(section.counts[0].by_grade.size()));
  out.put(static_cast<std::uint16_t>(section.symbols.size()));
  out.put(section.blocks);
  out.put(section.dictionary_size);
  out.put(section.dictionary_checksum);
  out.put(section.data_offset);
  out.put(section.data_size);
  for (const Symbol& symbol : section.symbols) {
    out.put(symbol.grade);
    out.put(symbol.plies);
  }
  for (const TierCounts& counts : section.counts) {
    for (const std::uint64_t number : counts.by_grade) out.put(number);
    out.put(counts.illegal);
  }
  for (const auto& by_winner : section.longest) {
    for (const LongestWin& longest : by_winner) {
      out.put(longest.plies);
      out.put(longest.position);
    }
  }
}

TableSection get_section(Reader& in) {
  TableSection section;
  section.captured = in.get<std::uint8_t>();
  const std::size_t grades = in.get<std::uint8_t>();
  const std::size_t symbols = in.get<std::uint16_t>();
  section.blocks = in.get<std::uint32_t>();
  section.dictionary_size = in.get<std::uint32_t>();
  section.dictionary_checksum = in.get<std::uint64_t>();
  section.data_offset = in.get<std::uint64_t>();
  section.data_size = in.get<std::uint64_t>();
  for (std::size_t i = 0; i < symbols && in.complete(); ++i) {
    const auto grade = in.get<std::uint8_t>();
    section.symbols.push_back({grade, in.get<std::uint16_t>()});
  }
  for (TierCounts& counts : section.counts) {
    for (std::size_t i = 0; i < grades; ++i) counts.by_grade.push_back(in.get<std::uint64_t>());
    counts.illegal = in.get<std::uint64_t>();
  }
  for (auto& by_winner : section.longest) {
    for (LongestWin& longest : by_winner) {
      longest.plies = in.get<std::uint16_t>();
      longest.position = in.get<std::uint64_t>();
    }
  }
  return section;
}

std::uint64_t blocks_of(const TableHead& head) {
  std::uint64_t blocks = 0;
  for (const TableSection& section : head.sections) blocks += section.blocks;
  return blocks;
}

/// What is wrong with a head whose checksum is right; empty where nothing is. It guards against
/// files made with intent or by a faulty writer.
std::string_view fault_of(const TableHead& head, std::size_t index_offset) {
  if (head.codec > Codec::zstd) return "it is compressed in a way that is not known here";
  if (head.block_size == 0 || head.block_size % 2 != 0 || head.block_size > 1U << 24) {
    return "its block size is impossible";
  }
  std::uint64_t data = index_offset + blocks_of(head) * entry_size;
  for (const TableSection& section : head.sections) {
    if (section.symbols.empty()) return "a section of it has no symbols";
    if (section.data_size > head.file_size || section.data_offset != data)
      return "a section of it is not where it should be";
    if (section.dictionary_size > section.data_size) return "a dictionary of it is too long";
    data += section.data_size;
  }
  return data == head.file_size ? "" : "its sections do not add up to its size";
}

}  // namespace

std::string describe(const Variant& variant) {
  return fmt::format("{}, goats={}, captures_to_win={}, confinement={}", variant.board->name(),
                     variant.board->goats(), variant.rules.captures_to_win,
                     variant.rules.confinement == Confinement::illegal ? "illegal" : "tigers-win");
}

std::uint64_t hash_of(const Variant& variant) {
  const Geometry& board = *variant.board;
  std::string text = describe(variant);
  for (const Point point : each(board.all())) {
    text += fmt::format(";{}", board.point_name(point));
    if (contains(board.tigers_at_start(), point)) text += '*';
    for (const Point other : each(board.near(point))) text += fmt::format(",{}", other);
    for (const Jump& jump : board.jumps_from(point))
      text += fmt::format(",{}x{}", jump.over, jump.to);
  }
  return checksum(std::as_bytes(std::span(text)));
}

std::uint32_t checksum_of_block(std::span<const std::byte> bytes) {
  return static_cast<std::uint32_t>(checksum(bytes));
}

std::vector<std::byte> write_head(const TableHead& head, std::span<const BlockEntry> index) {
  Writer entries;
  for (const BlockEntry& entry : index) {
    entries.put(entry.offset);
    entries.put(entry.checksum);
  }
  Writer out;
  out.put(magic);
  out.put(version);
  out.put(std::uint32_t{0});
  out.put(std::uint64_t{0});
  out.put(head.file_size);
  out.put(checksum(entries.bytes()));
  out.put(head.variant_hash);
  out.put(static_cast<std::uint8_t>(head.placed));
  out.put(static_cast<std::uint8_t>(head.side));
  out.put(static_cast<std::uint8_t>(head.codec));
  out.put(static_cast<std::uint8_t>(head.sections.size()));
  out.put(head.block_size);
  out.put(head.classes);
  out.put(static_cast<std::uint16_t>(head.variant_text.size()));
  out.put(head.variant_text);
  for (const TableSection& section : head.sections) put(out, section);
  out.put_at(12, static_cast<std::uint32_t>(out.bytes().size()));
  out.put_at(16, checksum(std::span(out.bytes()).subspan(checked_from)));
  out.bytes().insert(out.bytes().end(), entries.bytes().begin(), entries.bytes().end());
  return std::move(out.bytes());
}

std::size_t head_size(const TableHead& head) {
  return write_head(head, {}).size() + blocks_of(head) * entry_size;
}

tl::expected<ReadHead, std::string> read_head(std::span<const std::byte> bytes) {
  using Failure = tl::unexpected<std::string>;
  Reader in(bytes);
  if (in.text(magic.size()) != magic) return Failure("it is no table of this program");
  const auto found_version = in.get<std::uint32_t>();
  const std::size_t size = in.get<std::uint32_t>();
  const auto right_checksum = in.get<std::uint64_t>();
  if (in.complete() && found_version != version) {
    return Failure(fmt::format("it is of version {} of the format; this program reads version {}",
                               found_version, version));
  }
  if (!in.complete() || size < checked_from || size > bytes.size()) {
    return Failure("it ends within its head");
  }
  if (checksum(bytes.first(size).subspan(checked_from)) != right_checksum) {
    return Failure("its head is damaged");
  }
  TableHead head;
  head.file_size = in.get<std::uint64_t>();
  const auto index_checksum = in.get<std::uint64_t>();
  head.variant_hash = in.get<std::uint64_t>();
  head.placed = in.get<std::uint8_t>();
  head.side = in.get<std::uint8_t>() == 0 ? Side::goats : Side::tigers;
  head.codec = static_cast<Codec>(in.get<std::uint8_t>());
  const int sections = in.get<std::uint8_t>();
  head.block_size = in.get<std::uint32_t>();
  head.classes = in.get<std::uint32_t>();
  head.variant_text = in.text(in.get<std::uint16_t>());
  for (int i = 0; i < sections; ++i) head.sections.push_back(get_section(in));
  if (!in.complete() || in.at() != size) return Failure("its head contradicts itself");
  if (const std::string_view fault = fault_of(head, size); !fault.empty()) {
    return Failure(std::string(fault));
  }
  if (head.file_size != bytes.size()) {
    return Failure(
        fmt::format("it has {} bytes where its head says {}", bytes.size(), head.file_size));
  }
  return ReadHead{std::move(head), size, index_checksum};
}

BlockEntry read_block_entry(std::span<const std::byte> bytes, std::size_t index_offset,
                            std::uint64_t block) {
  Reader in(bytes.subspan(index_offset + block * entry_size, entry_size));
  const auto offset = in.get<std::uint32_t>();
  return {offset, in.get<std::uint32_t>()};
}

bool index_is_whole(std::span<const std::byte> bytes, std::size_t index_offset,
                    std::uint64_t blocks, std::uint64_t index_checksum) {
  return checksum(bytes.subspan(index_offset, blocks * entry_size)) == index_checksum;
}

}  // namespace baghchal
