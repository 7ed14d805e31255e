// The games and positions of the dialect obx.
#include "fuzz/round_trip.hpp"
#include "fuzz/text_target.hpp"

void baghchal::check(std::string_view text) {
  check_records(text, Dialect::obx);
  check_position(text, Dialect::obx);
}
