#include "baghchal/console/json_text.hpp"

#include <string>

namespace baghchal {

void print_json(const Json& answer, std::ostream& out) {
  out << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

ExitStatus answer_lines(const Streams& streams,
                        const std::function<Json(std::string_view)>& answer) {
  ExitStatus status = done;
  for (std::string text; std::getline(streams.in, text);) {
    if (text.ends_with('\r')) text.pop_back();
    try {
      print_json(answer(text), streams.out);
    } catch (const BadInput& problem) {
      print_json({{"error", problem.what()}}, streams.out);
      status = bad_input;
    }
  }
  return status;
}

}  // namespace baghchal
