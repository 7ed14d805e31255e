#include "baghchal/notation/record.hpp"

namespace baghchal {

bool RecordedLine::operator==(const RecordedLine&) const = default;

std::string_view to_text(RecordResult result) {
  switch (result) {
    case RecordResult::goats_win:
      return "1-0";
    case RecordResult::tigers_win:
      return "0-1";
    case RecordResult::draw:
      return "1/2-1/2";
    case RecordResult::unknown:
      break;
  }
  return "*";
}

}  // namespace baghchal
