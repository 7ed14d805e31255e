#include "baghchal/solver/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <vector>

#include "baghchal/solver/folder_lock.hpp"
#include "baghchal/solver/game_check.hpp"
#include "baghchal/solver/movement_phase.hpp"
#include "baghchal/solver/movement_tables.hpp"
#include "baghchal/solver/output_file.hpp"
#include "baghchal/solver/placement_phase.hpp"
#include "baghchal/solver/table_writer.hpp"
#include "baghchal/solver/tier_store.hpp"
#include "baghchal/tablebase/mapped_file.hpp"
#include "baghchal/tablebase/table.hpp"
#include "baghchal/tablebase/table_folder.hpp"
#include "baghchal/tablebase/zstd_codec.hpp"

namespace baghchal {
namespace {

/// In the placement phase there is much to compress, and a look-up may need many blocks.
constexpr Compression placement_compression{.effort = 3, .block_size = 512};

/// Beside the bit planes, about: moves, blocks on their way to the disk, the program itself.
constexpr std::uint64_t other_bytes = 200'000'000;

std::uint64_t positions_of_size(const TigerClasses& classes, int goats) {
  return choose(classes.goat_bits(), goats) * classes.size();
}

/// Tables are as large as all plies of all tiers together, and half as much is at work.
std::uint64_t movement_bytes(const Variant& variant, const TigerClasses& classes) {
  std::uint64_t total = 0;
  for (int captured = 0; captured < variant.rules.captures_to_win; ++captured) {
    const int goals = variant.rules.captures_to_win - captured + 1;
    total += positions_of_size(classes, variant.board->goats() - captured) * 2 * sizeof(Plies) *
             static_cast<std::uint64_t>(goals);
  }
  return total + total / 2;
}

/// How much there is to do, in units that are about a second on a small machine.
class Workload {
 public:
  Workload(const Variant& variant, const TigerClasses& classes)
      : variant_(variant), classes_(classes) {}

  double tier(int captured) const { return 1.5e-7 * positions(variant_.board->goats() - captured); }
  double stage(int placed) const {
    double entries = 0;
    for (int captured = 0; captured < std::min(variant_.rules.captures_to_win, placed + 1);
         ++captured) {
      entries += positions(placed - captured);
    }
    const double planes = variant_.rules.captures_to_win + 1;
    return 1e-9 * static_cast<double>(BitPlane::bytes(classes_)) * planes + 3e-9 * entries;
  }

 private:
  double positions(int goats) const {
    return static_cast<double>(positions_of_size(classes_, goats));
  }

  const Variant& variant_;
  const TigerClasses& classes_;
};

/// Turns the progress of steps into that of the whole.
class Meter {
 public:
  explicit Meter(const ReportProgress& report) : report_(report) {}

  void expect(double work) { total_ += work; }
  void begin(std::string step, double work) {
    step_ = std::move(step);
    work_ = work;
    show(0);
  }
  void show(double part) const {
    report_({step_, total_ > 0 ? std::min(1.0, (done_ + part * work_) / total_) : 1.0});
  }
  void end() {
    show(1);
    done_ += work_;
    work_ = 0;
  }

 private:
  const ReportProgress& report_;
  std::string step_;
  double total_ = 0;
  double done_ = 0;
  double work_ = 0;
};

SolveError unusable(const std::string& path, const std::string& reason) {
  return SolveError(fmt::format("{}: {}; remove it to have it solved anew", path, reason));
}

class Solving {
 public:
  Solving(const SolveOptions& options, const std::stop_token& stop, const ReportProgress& report)
      : options_(options),
        variant_(options.variant),
        classes_(*options.variant.board),
        workers_(options.threads, stop),
        work_(variant_, classes_),
        meter_(report) {}

  SolveEnd run() {
    make_folder(options_.folder);
    const FolderLock lock(options_.folder);
    const bool movement_is_there = is_there(table_path(goats()), goats(), Side::goats) &&
                                   is_there(values_path(), goats(), Side::tigers);
    const int first = first_missing_stage();
    plan(movement_is_there, first);
    if (!movement_is_there) {
      if (const auto fault = check_game(variant_, classes_)) throw SolveError(*fault);
      if (!solve_movement_phase()) return SolveEnd::stopped;
    }
    TierStore(options_.folder, variant_).clear();  // the tables have taken its place
    if (first < 0) return SolveEnd::complete;
    return solve_placement_phase(first) ? SolveEnd::complete : SolveEnd::stopped;
  }

 private:
  int goats() const { return variant_.board->goats(); }
  std::string table_path(int placed) const {
    return fmt::format("{}/{}", options_.folder, table_file_name(placed));
  }
  std::string values_path() const {
    return fmt::format("{}/{}", options_.folder, movement_values_file_name);
  }

  /// A table in the folder; throws where it cannot be used.
  MappedFile file_of(const std::string& path) const {
    auto file = MappedFile::open(path);
    if (!file) throw SolveError(fmt::format("{}: {}", path, file.error()));
    return *std::move(file);
  }
  Table table_of(const MappedFile& file, const std::string& path, int placed, Side side) const {
    auto table = Table::open(file.bytes(), variant_, classes_, open_zstd);
    if (!table) throw unusable(path, table.error());
    if (const auto fits = expect_place(table->head(), placed, side); !fits) {
      throw unusable(path, fits.error());
    }
    return *std::move(table);
  }
  bool is_there(const std::string& path, int placed, Side side) const {
    if (!std::filesystem::exists(path)) return false;
    const MappedFile file = file_of(path);
    table_of(file, path, placed, side);
    return true;
  }

  /// The highest number of goats placed that has no table; -1 where none is missing.
  int first_missing_stage() const {
    if (options_.movement_only) return -1;
    int placed = goats() - 1;
    while (placed >= 0 && is_there(table_path(placed), placed, Side::tigers)) --placed;
    return placed;
  }

  void plan(bool movement_is_there, int first_stage) {
    for (int captured = 0; !movement_is_there && captured < variant_.rules.captures_to_win;
         ++captured) {
      meter_.expect(work_.tier(captured));
    }
    for (int placed = 0; placed <= first_stage; ++placed) meter_.expect(work_.stage(placed));
  }

  bool solve_movement_phase() {
    const TierStore store(options_.folder, variant_);
    const MovementSolver solver(variant_, classes_, workers_);
    std::vector<MovementTier> tiers;  // the most captured first
    for (int captured = variant_.rules.captures_to_win - 1; captured >= 0; --captured) {
      meter_.begin(fmt::format("movement phase, {} captured", captured), work_.tier(captured));
      auto tier = store.find(captured);
      if (!tier) {
        tier = solver.solve(captured, tiers.empty() ? nullptr : &tiers.back(),
                            [this](double part) { meter_.show(part / 2); });
        if (!tier) return false;
        store.keep(*tier);
      }
      tiers.push_back(*std::move(tier));
      meter_.end();
    }
    std::ranges::reverse(tiers);
    return write_movement_tables({table_path(goats()), values_path()}, tiers, variant_, classes_,
                                 workers_);
  }

  bool solve_placement_phase(int first) {
    PlacementPhase phase(variant_, classes_, workers_, available_kernels().front());
    const std::string begin = first + 1 == goats() ? values_path() : table_path(first + 1);
    if (!load(phase, begin, first + 1)) return false;
    for (int placed = first; placed >= 0; --placed) {
      meter_.begin(fmt::format("placement phase, {} placed", placed), work_.stage(placed));
      const auto report = [this](double part) { meter_.show(0.8 * part); };
      if (!phase.solve(placed, report) || !write(phase, placed)) return false;
      meter_.end();
    }
    return true;
  }

  bool load(PlacementPhase& phase, const std::string& path, int placed) {
    const MappedFile file = file_of(path);
    const Table table = table_of(file, path, placed, Side::tigers);
    return workers_.run(classes_.size(), [&](std::uint32_t i) {
      for (const TableSection& section : table.head().sections) {
        const auto symbols = table.all_of(section.captured, i);
        if (!symbols) throw unusable(path, symbols.error());
        std::vector<Grade> grades;
        grades.reserve(symbols->size());
        for (const Symbol& symbol : *symbols) grades.push_back(symbol.grade);
        phase.set(i, placed, section.captured, grades);
      }
    });
  }

  bool write(const PlacementPhase& phase, int placed) {
    TableHead head = begin_head(placed, Side::tigers, Codec::zstd);
    for (int captured = 0; captured < std::min(variant_.rules.captures_to_win, placed + 1);
         ++captured) {
      TableSection section;
      section.captured = captured;
      section.symbols = grades_alone(captured, variant_.rules);
      section.counts = {phase.counts(Side::goats, placed, captured),
                        phase.counts(Side::tigers, placed, captured)};
      head.sections.push_back(std::move(section));
    }
    return write_table(table_path(placed), head, variant_, classes_, placement_compression,
                       workers_,
                       [&](const TableSection& section, std::uint32_t tiger_class,
                           std::span<std::uint16_t> codes) {
                         phase.codes(tiger_class, placed, section.captured, codes);
                       });
  }

  SolveOptions options_;
  Variant variant_;
  TigerClasses classes_;
  Workers workers_;
  Workload work_;
  Meter meter_;
};

std::string megabytes(std::uint64_t bytes) {
  return fmt::format("{} MB", (bytes >> 20) + (bytes % (1U << 20) != 0 ? 1 : 0));
}

}  // namespace

std::uint64_t solving_bytes(const SolveOptions& options) {
  const TigerClasses classes(*options.variant.board);
  const std::uint64_t movement = movement_bytes(options.variant, classes);
  const std::uint64_t placement =
      options.movement_only ? 0 : PlacementPhase::bytes_needed(options.variant, classes);
  return std::max(movement, placement) + other_bytes;
}

SolveEnd solve(const SolveOptions& options, const std::stop_token& stop,
               const ReportProgress& report) {
  if (options.variant.rules.last_stand != 0) {
    throw SolveError("games with a last stand cannot be solved");
  }
  if (options.variant.rules.captures_to_win > options.variant.board->goats()) {
    throw SolveError(fmt::format("{} captures cannot win where there are {} goats",
                                 options.variant.rules.captures_to_win,
                                 options.variant.board->goats()));
  }
  const std::uint64_t needed = solving_bytes(options);
  if (options.memory_bytes != 0 && needed > options.memory_bytes) {
    throw SolveError(fmt::format("solving this game takes {} of memory, and {} are allowed",
                                 megabytes(needed), megabytes(options.memory_bytes)));
  }
  return Solving(options, stop, report).run();
}

}  // namespace baghchal
