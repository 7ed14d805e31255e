// Our own position line.
#include "fuzz/round_trip.hpp"
#include "fuzz/text_target.hpp"

void baghchal::check(std::string_view text) {
  check_position(text, Dialect::record);
}
