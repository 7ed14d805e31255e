#pragma once

/// All that `stats` has to say, gathered once and then written for people or for programs.
///
/// Threads: pure functions.

#include <string>
#include <vector>

#include "baghchal/cli/probe.hpp"
#include "baghchal/cli/tiers.hpp"
#include "baghchal/console/json_text.hpp"

namespace baghchal {

struct StatsFile {
  std::string name;
  std::uint64_t bytes;
};

struct Stats {
  Variant variant;
  std::string folder;
  std::vector<StatsFile> files;
  std::vector<Tier> tiers;
  Probe start;
};

std::string stats_text(const Stats& stats);
Json stats_json(const Stats& stats);

}  // namespace baghchal
