#include "baghchal/console/json_text.hpp"

#include <fmt/format.h>

#include <cmath>
#include <set>
#include <vector>

#include "baghchal/console/characters.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

std::string not_json(std::string_view text, std::size_t offset) {
  return fmt::format("it is not JSON: it goes wrong in column {}",
                     width(text.substr(0, offset)) + 1);
}

/// The keys of the objects that are open while a text is read.
class OpenObjects {
 public:
  bool take(Json::parse_event_t event, const Json& parsed) {
    using Event = Json::parse_event_t;
    if (event == Event::object_start) keys_.emplace_back();
    if (event == Event::object_end) keys_.pop_back();
    if (event == Event::key && !keys_.back().insert(parsed.get<std::string>()).second) {
      doubled_ = parsed.get<std::string>();
    }
    return true;
  }

  const std::optional<std::string>& doubled() const { return doubled_; }

 private:
  std::vector<std::set<std::string>> keys_;
  std::optional<std::string> doubled_;
};

}  // namespace

void print_json(const Json& answer, std::ostream& out) {
  out << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

tl::expected<Json, std::string> read_json(std::string_view text) {
  // The parser takes a NUL for the end, and would pass over all behind it.
  if (const auto nul = text.find('\0'); nul != text.npos)
    return tl::unexpected(not_json(text, nul));
  OpenObjects objects;
  try {
    Json value = Json::parse(text, [&](int /*depth*/, Json::parse_event_t event, Json& parsed) {
      return objects.take(event, parsed);
    });
    if (!objects.doubled()) return value;
    return tl::unexpected(
        fmt::format("the key {} stands in it twice", in_quotes(*objects.doubled())));
  } catch (const Json::parse_error& problem) {
    return tl::unexpected(not_json(text, problem.byte - 1));
  } catch (const Json::out_of_range&) {
    return tl::unexpected<std::string>("a number in it is too large");
  }
}

Json rounded(std::optional<double> number) {
  if (!number) return {};
  return std::round(*number * 100) / 100 + 0.0;  // no negative nought
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
