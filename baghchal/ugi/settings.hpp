#pragma once

/// What can be set by `setoption`, what it is at first, and what is wrong with a value.
///
///   Strength   a level, or perfect
///   Seed       the same one makes the same choices
///   Hash       how much the search may remember, in MB
///   Tables     the folder for all solutions
///   Rules      as docs/rules.md has them
///
/// Threads: plain values.

#include <cstdint>
#include <string>
#include <vector>

#include "baghchal/board/rules.hpp"
#include "baghchal/engine/strength.hpp"
#include "baghchal/ugi/protocol.hpp"

namespace baghchal::ugi {

struct Settings {
  Strength strength = Strength::perfect();
  std::uint64_t seed = 1;
  int hash_mb = 16;
  std::string tables = {};  ///< empty: where they usually are
  Variant variant = traditional();
};

/// What is offered, with what it is at first.
std::vector<Option> offered_options();

/// Sets what the command says, or says what is wrong. Names are taken in upper and lower case.
tl::expected<void, std::string> set(Settings& settings, const SetOption& command);

}  // namespace baghchal::ugi
