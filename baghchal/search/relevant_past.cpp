#include "baghchal/search/relevant_past.hpp"

#include <algorithm>

namespace baghchal {
namespace {

/// One step of the splitmix64 generator: near words give words far apart.
constexpr std::uint64_t mixed(std::uint64_t word) {
  word += 0x9e3779b97f4a7c15;
  word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
  word = (word ^ word >> 27) * 0x94d049bb133111eb;
  return word ^ word >> 31;
}

/// Beyond all packed positions, to tell numbers from them.
constexpr std::uint64_t plies_left_mark = std::uint64_t{1} << 63;
constexpr std::uint64_t last_stand_mark = plies_left_mark | std::uint64_t{1} << 62;
constexpr std::uint64_t probe_mark = plies_left_mark | std::uint64_t{1} << 61;

/// The moves it takes a side at least, of which every piece may make one.
int moves_between(PointSet from, PointSet to) {
  return from == to ? 0 : std::max(1, count(from & ~to));
}

/// Whether a side can get there in just so many moves: to stand as before it needs none or two.
bool enough(int moves, int needed) {
  return needed == 0 ? moves != 1 : moves >= needed;
}

/// The sum of all that stood since the last capture and can come back.
std::uint64_t earlier_positions(const History& history, int depth) {
  const Position& now = history.position();
  const auto positions = history.positions();
  std::uint64_t sum = 0;
  for (auto earlier = positions.rbegin() + 1; earlier != positions.rend(); ++earlier) {
    if (earlier->placement_phase() || count(earlier->goats()) != count(now.goats())) break;
    if (least_plies_between(now, *earlier) <= depth) {
      sum += mixed(earlier->pack(*history.variant().board));
    }
  }
  return sum;
}

bool past_matters(const History& history) {
  return history.variant().rules.repetition != Repetition::free &&
         !history.position().placement_phase();
}

}  // namespace

int least_plies_between(const Position& from, const Position& to) {
  if (from == to) return 0;
  const bool goats_begin = from.side() == Side::goats;
  const int first = goats_begin ? moves_between(from.goats(), to.goats())
                                : moves_between(from.tigers(), to.tigers());
  const int second = goats_begin ? moves_between(from.tigers(), to.tigers())
                                 : moves_between(from.goats(), to.goats());
  // As many moves of both, or one more of who begins.
  const int more = from.side() == to.side() ? 0 : 1;
  int pairs = 1 - more;
  while (!enough(pairs + more, first) || !enough(pairs, second)) ++pairs;
  return 2 * pairs + more;
}

std::uint64_t result_key(const History& history, int depth, bool uses_prober) {
  std::uint64_t matters = past_matters(history) ? earlier_positions(history, depth) : 0;
  if (const auto left = history.plies_left(); left && (uses_prober || *left <= depth)) {
    matters += mixed(plies_left_mark + static_cast<std::uint64_t>(*left));
  }
  if (const auto left = history.last_stand_left()) {
    matters += mixed(last_stand_mark + static_cast<std::uint64_t>(*left));
  }
  return history.position().pack(*history.variant().board) ^ matters;
}

std::uint64_t probe_key(const History& history) {
  const auto left = static_cast<std::uint64_t>(history.plies_left().value_or(0));
  return history.position().pack(*history.variant().board) ^ mixed(probe_mark + left);
}

}  // namespace baghchal
