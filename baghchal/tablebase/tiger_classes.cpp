#include "baghchal/tablebase/tiger_classes.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "baghchal/board/symmetry.hpp"
#include "baghchal/tablebase/subset_rank.hpp"

namespace baghchal {
namespace {

constexpr TigerPlace nowhere{~std::uint32_t{0}, 0};

/// The points that symmetries take a point to.
PointSet orbit(Point point, const Geometry& board) {
  PointSet result = 0;
  for (const Symmetry& symmetry : board.symmetries()) result |= singleton(symmetry[point]);
  return result;
}

/// The next larger number with as many bits set: the lowest run of ones gives its highest one to
/// the bit above, and its rest goes to the bottom. Requires: not 0.
PointSet next_as_large(PointSet set) {
  const PointSet lowest = set & (0U - set);
  const PointSet carried = set + lowest;
  return carried | (set ^ carried) / lowest >> 2;
}

/// Takes the bits of `holes` out of a word; the bits above each move down.
std::uint32_t squeezed(std::uint32_t word, std::uint32_t holes) {
  while (holes != 0) {
    const std::uint32_t hole = std::bit_floor(holes);
    word = (word & (hole - 1)) | (word >> 1 & ~(hole - 1));
    holes ^= hole;
  }
  return word;
}

}  // namespace

TigerClasses::TigerClasses(const Geometry& board)
    : board_(&board), place_of_rank_(choose(board.points(), board.tigers()), nowhere) {
  order_points();
  const PointSet end = PointSet{1} << board.points();
  for (PointSet tigers = singleton(static_cast<Point>(board.tigers())) - 1; tigers < end;
       tigers = next_as_large(tigers)) {
    if (place_of_rank_[rank_of_tigers(tigers)] == nowhere) add_class(tigers);
  }
}

void TigerClasses::order_points() {
  const auto key = [this](Point point) {
    const PointSet images = orbit(point, *board_);
    return std::tuple(count(images), first(images), point);
  };
  const auto points = static_cast<std::size_t>(board_->points());
  for (std::size_t p = 0; p < points; ++p) point_of_slot_[p] = static_cast<Point>(p);
  std::sort(point_of_slot_.begin(), point_of_slot_.begin() + board_->points(),
            [&](Point a, Point b) { return key(a) < key(b); });
  for (std::size_t s = 0; s < points; ++s) {
    slot_of_point_[point_of_slot_[s]] = static_cast<std::uint8_t>(s);
  }
  for (const Symmetry& symmetry : board_->symmetries()) {
    ByteTables tables{};
    for (const Point point : each(board_->all())) {
      for (std::size_t byte = 0; byte < 256; ++byte) {
        if ((byte >> point % 8 & 1U) == 0) continue;
        tables[point / 8U][byte] |= SlotSet{1} << slot_of_point_[symmetry[point]];
      }
    }
    slot_tables_.push_back(tables);
  }
}

void TigerClasses::add_class(PointSet tigers) {
  const auto number = static_cast<std::uint32_t>(classes_.size());
  Class added{tigers, slots(tigers, 0), {}, {}};
  const std::span<const Symmetry> symmetries = board_->symmetries();
  for (std::size_t s = 0; s < symmetries.size(); ++s) {
    // The image lies where this symmetry's inverse leads back to the tigers.
    const PointSet image = transform(tigers, inverse(symmetries[s], *board_));
    const auto symmetry = static_cast<std::uint8_t>(s);
    if (image == tigers) added.stabilizer.push_back(symmetry);
    TigerPlace& place = place_of_rank_[rank_of_tigers(image)];
    if (place == nowhere) place = {number, symmetry};
  }
  std::size_t bit = 0;
  for (int slot = 0; slot < board_->points(); ++slot) {
    const Point point = point_of_slot_[static_cast<std::size_t>(slot)];
    if (!contains(tigers, point)) added.point_of_bit[bit++] = point;
  }
  classes_.push_back(std::move(added));
}

TigerClasses::SlotSet TigerClasses::slots(PointSet set, std::uint8_t symmetry) const {
  const ByteTables& tables = slot_tables_[symmetry];
  return tables[0][set & 255] | tables[1][set >> 8 & 255] | tables[2][set >> 16 & 255] |
         tables[3][set >> 24];
}

std::uint32_t TigerClasses::rank_of_tigers(PointSet tigers) const {
  std::uint64_t rank = 0;
  int members = 0;
  for (const Point point : each(tigers)) rank += choose(point, ++members);
  return static_cast<std::uint32_t>(rank);
}

TigerPlace TigerClasses::locate(PointSet tigers) const {
  return place_of_rank_[rank_of_tigers(tigers)];
}

GoatWord TigerClasses::goat_word(PointSet goats, TigerPlace place) const {
  return squeezed(slots(goats, place.symmetry), classes_[place.tiger_class].tiger_slots);
}

PointSet TigerClasses::goats(GoatWord word, std::uint32_t tiger_class) const {
  PointSet result = 0;
  for (const Point bit : each(word)) result |= singleton(point_of(bit, tiger_class));
  return result;
}

int TigerClasses::bit_of(Point point, std::uint32_t tiger_class) const {
  const SlotSet below = (SlotSet{1} << slot_of_point_[point]) - 1;
  return slot_of_point_[point] - count(below & classes_[tiger_class].tiger_slots);
}

bool TigerClasses::stands_for_its_orbit(GoatWord word, std::uint32_t tiger_class) const {
  const std::vector<std::uint8_t>& keepers = classes_[tiger_class].stabilizer;
  if (keepers.size() == 1) return true;
  const PointSet here = goats(word, tiger_class);
  return std::ranges::all_of(keepers, [&](std::uint8_t symmetry) {
    return goat_word(here, {tiger_class, symmetry}) >= word;
  });
}

}  // namespace baghchal
