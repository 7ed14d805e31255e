// The games and positions of the dialect baghchal-py.
#include "fuzz/round_trip.hpp"
#include "fuzz/text_target.hpp"

void baghchal::check(std::string_view text) {
  check_records(text, Dialect::baghchal_py);
  check_position(text, Dialect::baghchal_py);
}
