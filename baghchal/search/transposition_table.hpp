#pragma once

/// What earlier searches, and this one in other places, have found of positions.
///
/// A position's key leads to a bucket, one line of the processor's cache, and may lie in any of its
/// four entries:
///
///   bucket  ┌ key ─ word ┬ key ─ word ┬ key ─ word ┬ key ─ word ┐   64 bytes
///
///   word    bit 0      21     36      43      45        46       47           63
///               ├ score ┼ move ┼ depth ┼ bound ┼ at least ┼ at most ┼ generation ┤
///
/// with the score counted up from -(2^20), `at least` and `at most` as in finding.hpp, and the
/// generation the number of the search that wrote it, from 1. An entry of a generation before the
/// last `forget` counts as empty: forgetting costs nothing, and a table that forgot behaves like a
/// new one in everything.
///
/// Threads: one thread at a time.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "baghchal/board/move.hpp"
#include "baghchal/search/finding.hpp"

namespace baghchal {

/// Which way a score found with a window may differ from the real one.
enum class Bound : std::uint8_t { exact, at_least, at_most };

struct TableEntry {
  Finding finding;  ///< its score as seen from the position itself
  Bound bound;
  int depth;                 ///< 0 to 127
  std::optional<Move> move;  ///< the best, or the one that was good enough
};

class TranspositionTable {
 public:
  /// About so large; at least one bucket.
  explicit TranspositionTable(std::size_t bytes);

  std::optional<TableEntry> find(std::uint64_t key) const;
  /// Takes the place of what is known under the key, else of what is worth least: the emptiest, the
  /// oldest, the shallowest.
  void store(std::uint64_t key, const TableEntry& entry);

  /// What is stored from now on is newer than what is there.
  void begin_search();
  void forget();

 private:
  struct Slot {
    std::uint64_t key;
    std::uint64_t word;
  };
  struct alignas(64) Bucket {
    Slot slots[4];
  };

  std::size_t bucket_of(std::uint64_t key) const;
  std::uint64_t worth(const Slot& slot) const;
  bool is_empty(const Slot& slot) const;

  std::vector<Bucket> buckets_;
  std::uint64_t oldest_ = 1;  ///< the first generation that is not forgotten
  std::uint64_t generation_ = 1;
};

}  // namespace baghchal
