#include "baghchal/solver/verify.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/board/setup.hpp"
#include "baghchal/solver/sample_check.hpp"
#include "baghchal/solver/values_check.hpp"
#include "baghchal/solver/verify_log.hpp"
#include "baghchal/solver/whole_check.hpp"
#include "baghchal/solver/workers.hpp"

namespace baghchal {
namespace {

constexpr std::uint32_t blocks_a_piece = 256;

/// Blocks are quicker to check than so many positions.
constexpr std::uint64_t positions_per_block = 10;

class Verification {
 public:
  Verification(const Tablebase& tablebase, const VerifyOptions& options,
               const std::stop_token& stop, const std::function<void(double)>& report)
      : tablebase_(tablebase),
        options_(options),
        stop_(stop),
        workers_(options.threads, stop),
        log_(work(), report) {}

  VerifyReport run() {
    for (const int placed : tables()) check_blocks(tablebase_, placed);
    if (options_.movement_values != nullptr) check_blocks(*options_.movement_values, goats());
    for (const int placed : tables()) {
      if (workers_.stop_requested()) break;
      check_positions(placed);
    }
    return log_.finish(workers_.stop_requested());
  }

 private:
  int goats() const { return tablebase_.variant().board->goats(); }

  std::vector<int> tables() const {
    std::vector<int> placed;
    for (int i = 0; i <= goats(); ++i) {
      if (tablebase_.table(i) != nullptr) placed.push_back(i);
    }
    return placed;
  }

  std::uint64_t work() const {
    std::uint64_t work = 1;
    for (const int placed : tables()) {
      for (const TableSection& section : tablebase_.table(placed)->head().sections) {
        work += section.blocks * positions_per_block;
      }
      work += options_.all ? whole_work(tablebase_, placed)
                           : sample_size(tablebase_, placed, options_.sample);
    }
    return work;
  }

  void check_blocks(const Tablebase& tablebase, int placed) {
    const Table& table = *tablebase.table(placed);
    const auto add_fault = [&](const std::string& sentence) {
      log_.add_fault([&] { return fmt::format("{}: {}", tablebase.name_of(placed), sentence); });
    };
    if (const auto whole = table.check_index(); !whole) add_fault(whole.error());
    for (const TableSection& section : table.head().sections) {
      const std::uint32_t pieces = (section.blocks + blocks_a_piece - 1) / blocks_a_piece;
      workers_.run(pieces, [&](std::uint32_t piece) {
        const std::uint32_t begin = piece * blocks_a_piece;
        const std::uint32_t end = std::min(begin + blocks_a_piece, section.blocks);
        for (std::uint32_t block = begin; block < end; ++block) {
          const auto whole = table.check_block(section.captured, block);
          if (!whole) add_fault(whole.error());
        }
        log_.add_blocks(end - begin);
        log_.advance((end - begin) * positions_per_block);
      });
    }
  }

  void check_positions(int placed) {
    const Tablebase* const values = placed == goats() ? options_.movement_values : nullptr;
    if (options_.all) {
      check_whole(tablebase_, placed, values, workers_, log_);
    } else {
      check_sample(tablebase_, placed, options_.sample, options_.seed, workers_, log_);
      if (values != nullptr) {
        check_values_sample(tablebase_, *values, options_.sample, options_.seed, stop_, log_);
      }
    }
    for (const TableSection& section : tablebase_.table(placed)->head().sections) {
      check_examples(placed, section);
    }
  }

  /// The positions that a head gives for its longest wins must be so far from their ends.
  void check_examples(int placed, const TableSection& section) {
    for (const Side side : {Side::goats, Side::tigers}) {
      for (const Side winner : {Side::goats, Side::tigers}) {
        const LongestWin& longest =
            section.longest[static_cast<std::size_t>(side)][static_cast<std::size_t>(winner)];
        if (longest.plies == Symbol::no_plies || is_example(longest, section, side, winner))
          continue;
        add_fault(placed,
                  fmt::format("its example of the longest win of the {} for {} captured, {} "
                              "to move, is none",
                              name(winner), section.captured, name(side)));
      }
    }
  }

  bool is_example(const LongestWin& longest, const TableSection& section, Side side,
                  Side winner) const {
    const Geometry& board = *tablebase_.variant().board;
    const Position unpacked = Position::unpack(longest.position, board);
    const auto position = validate({unpacked.tigers(), unpacked.goats(), unpacked.hand(),
                                    unpacked.captured(board), unpacked.side()},
                                   tablebase_.variant());
    if (!position || position->side() != side || position->captured(board) != section.captured) {
      return false;
    }
    const auto verdict = tablebase_.probe(*position);
    if (!verdict || !*verdict) return true;  // a table is missing, or damaged and told of
    return (*verdict)->value == win_of(winner) && (*verdict)->distance_plies == longest.plies;
  }

  static std::string_view name(Side side) { return side == Side::goats ? "goats" : "tigers"; }

  void add_fault(int placed, const std::string& sentence) {
    log_.add_fault([&] { return fmt::format("{}: {}", tablebase_.name_of(placed), sentence); });
  }

  const Tablebase& tablebase_;
  VerifyOptions options_;
  std::stop_token stop_;
  Workers workers_;
  VerifyLog log_;
};

}  // namespace

VerifyReport verify(const Tablebase& tablebase, const VerifyOptions& options,
                    const std::stop_token& stop, const std::function<void(double)>& report) {
  return Verification(tablebase, options, stop, report).run();
}

}  // namespace baghchal
