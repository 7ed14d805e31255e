#include "baghchal/cli/position_commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "baghchal/board/perft.hpp"
#include "baghchal/cli/picture.hpp"
#include "baghchal/cli/position_argument.hpp"
#include "baghchal/cli/position_output.hpp"
#include "baghchal/console/files.hpp"
#include "baghchal/console/json_text.hpp"
#include "baghchal/drawing/svg.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/rules_text.hpp"

namespace baghchal {
namespace {

constexpr int picture_width_px = 1200;

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
  if (options.position == "-") {
    return answer_lines(streams, [&](std::string_view text) {
      return moves_json(position_argument(text, variant), variant);
    });
  }
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
