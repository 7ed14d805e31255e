#include "baghchal/solver/tier_store.hpp"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include "baghchal/solver/output_file.hpp"
#include "baghchal/tablebase/checksum.hpp"
#include "baghchal/tablebase/mapped_file.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {
namespace {

/// What a kept tier begins with; its arrays follow, goal by goal, the goats to move first.
struct Head {
  std::uint64_t checksum = 0;  ///< of each array's checksum in turn
  std::uint64_t variant_hash = 0;
  std::uint64_t captured = 0;
  std::uint64_t words = 0;
  std::uint64_t goals = 0;
  std::uint64_t entries = 0;  ///< of each array

  bool operator==(const Head&) const = default;
};

template <typename Tier, typename Visit>
void each_array(Tier& tier, Visit visit) {
  visit(tier.goats_win.goats);
  visit(tier.goats_win.tigers);
  for (auto& capture : tier.captures) {
    visit(capture.goats);
    visit(capture.tigers);
  }
}

std::uint64_t checksum_of(const MovementTier& tier) {
  std::vector<std::uint64_t> checksums;
  each_array(tier, [&](const std::vector<Plies>& plies) {
    checksums.push_back(checksum(std::as_bytes(std::span(plies))));
  });
  return checksum(std::as_bytes(std::span(checksums)));
}

Head head_of(const MovementTier& tier, const Variant& variant) {
  return {.checksum = checksum_of(tier),
          .variant_hash = hash_of(variant),
          .captured = static_cast<std::uint64_t>(tier.captured),
          .words = tier.words,
          .goals = tier.captures.size() + 1,
          .entries = tier.goats_win.goats.size()};
}

/// The tier that the bytes hold, if they are as many as its head says.
std::optional<MovementTier> tier_from(std::span<const std::byte> bytes, Head& head) {
  if (bytes.size() < sizeof(Head)) return std::nullopt;
  std::memcpy(&head, bytes.data(), sizeof(Head));
  bytes = bytes.subspan(sizeof(Head));
  if (head.goals == 0 || head.goals > max_points || head.entries > bytes.size() ||
      head.goals * 2 * head.entries * sizeof(Plies) != bytes.size()) {
    return std::nullopt;
  }
  MovementTier tier{static_cast<int>(head.captured),
                    static_cast<std::uint32_t>(head.words),
                    {},
                    std::vector<GoalPlies>(head.goals - 1)};
  each_array(tier, [&](std::vector<Plies>& plies) {
    plies.resize(head.entries);
    std::memcpy(plies.data(), bytes.data(), head.entries * sizeof(Plies));
    bytes = bytes.subspan(head.entries * sizeof(Plies));
  });
  return tier;
}

}  // namespace

TierStore::TierStore(std::string folder, const Variant& variant)
    : folder_(std::move(folder)), variant_(variant) {}

std::string TierStore::path(int captured) const {
  return fmt::format("{}/movement-{:02}-captured.work", folder_, captured);
}

void TierStore::keep(const MovementTier& tier) const {
  OutputFile file(path(tier.captured));
  const Head head = head_of(tier, variant_);
  file.write(0, std::as_bytes(std::span(&head, 1)));
  std::uint64_t end = sizeof(Head);
  each_array(tier, [&](const std::vector<Plies>& plies) {
    file.write(end, std::as_bytes(std::span(plies)));
    end += plies.size() * sizeof(Plies);
  });
  file.finish();
}

std::optional<MovementTier> TierStore::find(int captured) const {
  const auto file = MappedFile::open(path(captured));
  if (!file) return std::nullopt;
  Head head;
  auto tier = tier_from(file->bytes(), head);
  if (!tier || tier->captured != captured || head != head_of(*tier, variant_)) return std::nullopt;
  return tier;
}

void TierStore::clear() const {
  for (int captured = 0; captured < variant_.rules.captures_to_win; ++captured) {
    std::error_code ignored;  // one that stays costs nothing but its room
    std::filesystem::remove(path(captured), ignored);
  }
}

}  // namespace baghchal
