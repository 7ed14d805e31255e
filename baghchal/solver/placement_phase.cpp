#include "baghchal/solver/placement_phase.hpp"

#include <algorithm>
#include <bit>

#include "baghchal/tablebase/subset_rank.hpp"

namespace baghchal {
namespace {

constexpr auto sized_places = [] {
  std::array<Row, row_bits + 1> rows;
  for (int members = 0; members <= row_bits; ++members) {
    rows[static_cast<std::size_t>(members)] = places_of_size(members);
  }
  return rows;
}();

/// Calls `change(row number, places)` for each row with entries of the size, and which they are.
template <typename Change>
void each_row_of_size(int size, std::uint32_t rows, Change change) {
  for (std::uint32_t row = 0; row < rows; ++row) {
    const int within = size - std::popcount(row);
    if (within >= 0 && within <= row_bits) {
      change(row, sized_places[static_cast<std::size_t>(within)]);
    }
  }
}

/// Clears what will be asked for; few goats touch little of the plane.
void clear(Row* target, std::uint32_t rows, Sizes sizes) {
  for (std::uint32_t row = 0; row < rows; ++row) {
    if (holds(sizes, row, 0)) target[row] = Row{};
  }
}

void fill(Row* target, std::uint32_t rows, int size) {
  each_row_of_size(size, rows, [&](std::uint32_t row, const Row& places) {
    for (std::size_t w = 0; w < row_words; ++w) target[row].words[w] |= places.words[w];
  });
}

bool holds_entry(const Row* rows, GoatWord word) {
  return (rows[word >> row_bits].words[word >> word_bits & (row_words - 1)] >> (word & 63) & 1U) !=
         0;
}

void copy(const Row* source, Row* target, std::uint32_t rows, int size) {
  each_row_of_size(size, rows, [&](std::uint32_t row, const Row& places) {
    for (std::size_t w = 0; w < row_words; ++w) {
      std::uint64_t& word = target[row].words[w];
      word ^= (word ^ source[row].words[w]) & places.words[w];
    }
  });
}

/// The places of a word by their size, in order.
constexpr auto places_by_size = [] {
  struct Places {
    std::array<std::uint8_t, 20> place{};
    std::size_t count = 0;
  };
  std::array<Places, word_bits + 1> by_size{};
  for (unsigned place = 0; place < 1U << word_bits; ++place) {
    Places& places = by_size[static_cast<std::size_t>(std::popcount(place))];
    places.place[places.count++] = static_cast<std::uint8_t>(place);
  }
  return by_size;
}();

/// Grades of 64 entries at a time, as numbers held bit by bit: how many thresholds each reaches.
class CodeWords {
 public:
  CodeWords(const std::vector<BitPlane>& planes, std::uint32_t tiger_class, int captured) {
    rows_.push_back(planes.front().of(tiger_class));
    for (std::size_t k = static_cast<std::size_t>(captured) + 1; k < planes.size(); ++k) {
      rows_.push_back(planes[k].of(tiger_class));
    }
  }

  /// Writes the codes of the word's entries of a size; returns how many.
  std::size_t write(std::uint32_t word, int size, std::span<std::uint16_t> codes) const {
    // Binary digits, enough for the 21 thresholds that there can be.
    std::array<std::uint64_t, 5> digits{};
    for (const Row* rows : rows_) {
      std::uint64_t carry = rows[word / row_words].words[word % row_words];
      for (std::uint64_t& digit : digits) {
        const std::uint64_t both = digit & carry;
        digit ^= carry;
        carry = both;
        if (carry == 0) break;
      }
    }
    const auto& places = places_by_size[static_cast<std::size_t>(size)];
    const std::size_t count = std::min(places.count, codes.size());
    for (std::size_t i = 0; i < count; ++i) {
      std::uint64_t code = 0;
      for (std::size_t d = 0; d < digits.size(); ++d) {
        code |= (digits[d] >> places.place[i] & 1U) << d;
      }
      codes[i] = static_cast<std::uint16_t>(code);
    }
    return count;
  }

 private:
  std::vector<const Row*> rows_;
};

}  // namespace

PlacementPhase::PlacementPhase(const Variant& variant, const TigerClasses& classes,
                               Workers& workers, const Kernels& kernels)
    : variant_(variant),
      classes_(&classes),
      workers_(&workers),
      kernels_(&kernels),
      sources_(classes.size()),
      goats_to_move_(classes, variant.board->goats()),
      orbits_(classes),
      reaching_(2 * static_cast<std::size_t>((variant.rules.captures_to_win + 1) *
                                             variant.rules.captures_to_win)) {
  for (int i = 0; i <= variant.rules.captures_to_win; ++i) {
    planes_.emplace_back(classes, variant.board->goats());
  }
  for (std::uint32_t i = 0; i < classes.size(); ++i) {
    sources_[i] = plane_moves(i, classes, goats_to_move_.bits());
  }
}

std::size_t PlacementPhase::bytes_needed(const Variant& variant, const TigerClasses& classes) {
  return BitPlane::bytes(classes) * static_cast<std::size_t>(variant.rules.captures_to_win + 2);
}

Sizes PlacementPhase::sizes(int threshold, int placed) const {
  // Where at least as many goats are captured as the threshold asks for, threshold 0 has the
  // answer.
  const int deepest = threshold == 0 ? variant_.rules.captures_to_win : threshold;
  return {placed - deepest + 1, placed};
}

bool PlacementPhase::goats_turn(int threshold, int placed) {
  const int goats_now = placed - (threshold == 0 ? variant_.rules.captures_to_win : threshold);
  const bool ends_the_game = threshold == 0 || threshold == variant_.rules.captures_to_win;
  BitPlane& next = planes_[static_cast<std::size_t>(threshold)];
  return workers_->run(classes_->size(), [&](std::uint32_t i) {
    Row* const rows = goats_to_move_.of(i);
    kernels_->place(next.of(i), rows, classes_->goat_bits(), sizes(threshold, placed));
    if (ends_the_game) {
      fill(rows, next.rows(), goats_now);
    } else {
      copy(next.of(i), rows, next.rows(), goats_now);
    }
    count(Side::goats, threshold, i, rows, placed);
    if (threshold > 0) return;
    // The higher thresholds' turns come with the goats' wins among their ends.
    for (int k = 1; k < variant_.rules.captures_to_win; ++k) {
      copy(rows, planes_[static_cast<std::size_t>(k)].of(i), next.rows(), placed - k);
    }
  });
}

bool PlacementPhase::tigers_turn(int threshold, int placed) {
  BitPlane& plane = planes_[static_cast<std::size_t>(threshold)];
  return workers_->run(classes_->size(), [&](std::uint32_t i) {
    Row* const rows = plane.of(i);
    clear(rows, plane.rows(), sizes(threshold, placed));
    for (const MoveSource& source : sources_[i]) {
      kernels_->move(source.move, goats_to_move_.of(source.tiger_class), rows,
                     sizes(threshold, placed));
    }
    count(Side::tigers, threshold, i, rows, placed);
  });
}

std::atomic<std::uint64_t>& PlacementPhase::reaching(Side side, int threshold, int captured) {
  return reaching_[place_of_count(side, threshold, captured)];
}

std::size_t PlacementPhase::place_of_count(Side side, int threshold, int captured) const {
  const auto wins_at = static_cast<std::size_t>(variant_.rules.captures_to_win);
  const std::size_t row =
      static_cast<std::size_t>(side) * (wins_at + 1) + static_cast<std::size_t>(threshold);
  return row * wins_at + static_cast<std::size_t>(captured);
}

void PlacementPhase::count(Side side, int threshold, std::uint32_t tiger_class, const Row* rows,
                           int placed) {
  std::array<std::uint64_t, max_points + 1> words{};
  std::array<std::uint64_t, max_points + 1> kept{};
  const Sizes counted = sizes(threshold, placed);
  kernels_->count(rows, classes_->goat_bits(), counted, words.data());
  for (const GoatWord word : orbits_.kept_words(tiger_class)) {
    const auto size = static_cast<std::size_t>(std::popcount(word));
    if (holds_entry(rows, word)) ++kept[size];
  }
  for (int size = std::max(counted.least, 0); size <= counted.most; ++size) {
    const auto at = static_cast<std::size_t>(size);
    reaching(side, threshold, placed - size) += orbits_.orbits(tiger_class, words[at], kept[at]);
  }
}

TierCounts PlacementPhase::counts(Side side, int placed, int captured) const {
  const int wins_at = variant_.rules.captures_to_win;
  const auto reach = [&](int threshold) {
    return reaching_[place_of_count(side, threshold, captured)].load();
  };
  TierCounts counts;
  counts.by_grade.resize(static_cast<std::size_t>(tigers_grade(variant_.rules)) + 1);
  counts.by_grade[goats_grade] = orbits_.orbits_of_size(placed - captured) - reach(0);
  std::uint64_t more = reach(wins_at);
  counts.by_grade[tigers_grade(variant_.rules)] = more;
  for (int k = wins_at - 1; k >= captured; --k) {
    const std::uint64_t these = reach(k > captured ? k : 0);
    counts.by_grade[draw_grade(k)] = these - more;
    more = these;
  }
  return counts;
}

bool PlacementPhase::solve(int placed, const std::function<void(double)>& report) {
  for (std::atomic<std::uint64_t>& number : reaching_) number = 0;
  for (int threshold = 0; threshold <= variant_.rules.captures_to_win; ++threshold) {
    if (!goats_turn(threshold, placed) || !tigers_turn(threshold, placed)) return false;
    report((threshold + 1.0) / (variant_.rules.captures_to_win + 1));
  }
  return true;
}

void PlacementPhase::set(std::uint32_t tiger_class, int placed, int captured,
                         std::span<const Grade> grades) {
  const SubsetRank ranks(classes_->goat_bits(), placed - captured);
  for (std::uint32_t rank = 0; rank < grades.size(); ++rank) {
    const GoatWord word = ranks.word(rank);
    for (std::size_t threshold = 0; threshold < planes_.size(); ++threshold) {
      Row& row = planes_[threshold].of(tiger_class)[word >> row_bits];
      std::uint64_t& entries = row.words[word >> word_bits & (row_words - 1)];
      const std::uint64_t entry = std::uint64_t{1} << (word & 63);
      entries = grades[rank] > threshold ? entries | entry : entries & ~entry;
    }
  }
}

void PlacementPhase::codes(std::uint32_t tiger_class, int placed, int captured,
                           std::span<std::uint16_t> codes) const {
  const CodeWords code_words(planes_, tiger_class, captured);
  const int goats = placed - captured;
  const std::uint32_t words = planes_.front().rows() * row_words;
  std::size_t rank = 0;
  for (std::uint32_t word = 0; word < words && rank < codes.size(); ++word) {
    const int within = goats - std::popcount(word);
    if (within < 0 || within > word_bits) continue;
    rank += code_words.write(word, within, codes.subspan(rank));
  }
}

}  // namespace baghchal
