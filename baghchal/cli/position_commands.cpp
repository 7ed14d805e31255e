#include "baghchal/cli/position_commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "baghchal/board/perft.hpp"
#include "baghchal/cli/files.hpp"
#include "baghchal/cli/picture.hpp"
#include "baghchal/cli/position_argument.hpp"
#include "baghchal/drawing/svg.hpp"
#include "baghchal/game/game.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/rules_text.hpp"

namespace baghchal {
namespace {

using Json = nlohmann::ordered_json;

constexpr int picture_width_px = 1200;

void warn_if_unreachable(const Position& position, const Variant& variant, std::ostream& err) {
  for (const std::string& reason : unreachable_because(position, variant)) {
    err << fmt::format("baghchal: no game reaches this position: {}\n", reason);
  }
}

std::string outcome_sentence(const Position& position, const Variant& variant) {
  const auto outcome = Game(variant, position, 0).outcome();
  return outcome ? sentence(*outcome, variant) : "";
}

void print_board(const Position& position, const Variant& variant, const Streams& streams) {
  const std::string lines = diagram(position, *variant.board, {.style = diagram_style()});
  const bool colours = streams.out_is_terminal && colours_welcome();
  streams.out << (colours ? in_colour(lines) : lines) << '\n';
  const std::string outcome = outcome_sentence(position, variant);
  streams.out << (outcome.empty() ? status_sentence(position, *variant.board) : outcome) << '\n';
}

void put(std::string_view content, const std::string& place, const Streams& streams) {
  if (place == "-") {
    streams.out << content;
  } else {
    write_file(place, content, Existing::replace);
  }
}

std::string drawn(tl::expected<std::string, std::string> picture) {
  if (!picture) throw BadInput(fmt::format("the picture cannot be drawn: {}", picture.error()));
  return *std::move(picture);
}

std::vector<std::string> move_texts(const Position& position, const Variant& variant) {
  std::vector<std::string> texts;
  for (const Move move : legal_moves(position, variant)) {
    texts.push_back(to_text(move, *variant.board));
  }
  std::ranges::sort(texts);
  return texts;
}

Json moves_json(const PositionLine& line, const Variant& variant) {
  Json answer;
  answer["position"] = to_text(line, *variant.board);
  answer["rules"] = to_text(variant.rules);
  answer["moves"] = move_texts(line.position, variant);
  const std::string outcome = outcome_sentence(line.position, variant);
  answer["outcome"] = outcome.empty() ? Json() : Json(outcome);
  return answer;
}

void print_json(const Json& answer, std::ostream& out) {
  out << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

/// A line a position in, a JSON object a line out.
ExitStatus run_many_moves(const Variant& variant, const Streams& streams) {
  ExitStatus status = done;
  for (std::string text; std::getline(streams.in, text);) {
    if (text.ends_with('\r')) text.pop_back();
    try {
      print_json(moves_json(position_argument(text, variant), variant), streams.out);
    } catch (const BadInput& problem) {
      print_json({{"error", problem.what()}}, streams.out);
      status = bad_input;
    }
  }
  return status;
}

void print_moves(const PositionLine& line, const Variant& variant, const Streams& streams) {
  for (const std::string& text : move_texts(line.position, variant)) streams.out << text << '\n';
  const std::string outcome = outcome_sentence(line.position, variant);
  if (!outcome.empty()) streams.err << "baghchal: note: the game is over. " << outcome << '\n';
}

void print_divided(const Position& position, int depth, const Variant& variant, std::ostream& out) {
  std::uint64_t total = depth > 0 ? 0 : 1;
  std::vector<std::string> lines;
  if (depth > 0) {
    for (const DividedCount& part : divided_perft(position, depth, variant)) {
      lines.push_back(fmt::format("{} {}\n", to_text(part.move, *variant.board), part.nodes));
      total += part.nodes;
    }
  }
  std::ranges::sort(lines);
  for (const std::string& line : lines) out << line;
  out << fmt::format("total {}\n", total);
}

}  // namespace

ExitStatus run_board(const BoardOptions& options, const Streams& streams) {
  const Variant variant = traditional();
  const Position position = position_argument(options.position, variant).position;
  warn_if_unreachable(position, variant, streams.err);
  const std::string picture = svg(position, *variant.board);
  if (!options.svg.empty()) {
    put(picture, options.svg, streams);
  } else if (!options.png.empty()) {
    put(drawn(render_png(picture, picture_width_px)), options.png, streams);
  } else if (!options.pdf.empty()) {
    put(drawn(render_pdf(picture)), options.pdf, streams);
  } else {
    print_board(position, variant, streams);
  }
  return done;
}

ExitStatus run_moves(const MovesOptions& options, const Streams& streams) {
  const Variant variant = traditional();
  if (options.position == "-") return run_many_moves(variant, streams);
  const PositionLine line = position_argument(options.position, variant);
  warn_if_unreachable(line.position, variant, streams.err);
  if (options.json) {
    print_json(moves_json(line, variant), streams.out);
  } else {
    print_moves(line, variant, streams);
  }
  return done;
}

ExitStatus run_perft(const PerftOptions& options, const Streams& streams) {
  const Variant variant = traditional();
  const Position position = position_argument(options.position, variant).position;
  if (options.divide) {
    print_divided(position, options.depth, variant, streams.out);
    return done;
  }
  for (int depth = std::min(1, options.depth); depth <= options.depth; ++depth) {
    streams.out << fmt::format("{} {}\n", depth, perft(position, depth, variant)) << std::flush;
  }
  return done;
}

}  // namespace baghchal
