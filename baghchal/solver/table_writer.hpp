#pragma once

/// Writes a table file (tablebase/table_layout.hpp).
///
/// Threads: call from one thread; the codes are asked for and compressed on the workers.

#include <functional>
#include <span>
#include <string>

#include "baghchal/solver/workers.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {

/// Fills in the codes (places in the section's list of symbols) of one class, by rank. Called on
/// many threads at once.
using CodesOf =
    std::function<void(const TableSection&, std::uint32_t tiger_class, std::span<std::uint16_t>)>;

struct Compression {
  int effort;  ///< zstd's level
  std::uint32_t
      block_size;  ///< bytes before compression: larger ones take less room, smaller ones less time
};

/// A head without sections.
TableHead begin_head(int placed, Side side, Codec codec);

/// Every symbol that a section without plies can have: the goats' win, the draws from `captured`
/// forced captures up, the tigers' win.
std::vector<Symbol> grades_alone(int captured, const Rules& rules);

/// Writes the table to `path`. Of the head's sections captured, symbols, counts and longest are to
/// be filled in; the rest is added. False where the workers were stopped; the file is then as it
/// was before. Throws SolveError.
bool write_table(const std::string& path, TableHead head, const Variant& variant,
                 const TigerClasses& classes, Compression compression, Workers& workers,
                 const CodesOf& codes_of);

}  // namespace baghchal
