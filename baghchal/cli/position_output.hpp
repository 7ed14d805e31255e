#pragma once

/// A position as commands show it to people.
///
/// Threads: free of shared state. All require a position that is valid for the variant.

#include <string>

#include "baghchal/board/rules.hpp"
#include "baghchal/console/output.hpp"

namespace baghchal {

/// How a position by itself ends the game, in a sentence with a full stop; empty where it does not.
std::string outcome_sentence(const Position& position, const Variant& variant);

/// The board drawn, and below it who is to move or who has won.
void print_board(const Position& position, const Variant& variant, const Streams& streams);

/// Says where no game leads to the position, and why.
void warn_if_unreachable(const Position& position, const Variant& variant, std::ostream& err);

}  // namespace baghchal
