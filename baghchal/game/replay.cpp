#include "baghchal/game/replay.hpp"

#include <fmt/format.h>

namespace baghchal {
namespace {

RecordResult result_of(const std::optional<Outcome>& outcome) {
  if (!outcome) return RecordResult::unknown;
  if (!outcome->winner) return RecordResult::draw;
  return outcome->winner == Side::goats ? RecordResult::goats_win : RecordResult::tigers_win;
}

/// Ends a game the way its record says it ended. Requires: the game goes on.
void declare(Game& game, RecordResult result) {
  switch (result) {
    case RecordResult::goats_win:
      game.resign(Side::tigers);
      break;
    case RecordResult::tigers_win:
      game.resign(Side::goats);
      break;
    case RecordResult::draw:
      game.agree_draw();
      break;
    case RecordResult::unknown:
      break;
  }
}

ReplayFault contradiction(const Game& game, RecordResult recorded, const Outcome& outcome) {
  std::string ending = sentence(outcome, game.variant());
  ending.pop_back();
  return {game.ply(), fmt::format("the result is given as {}, but the game ended {} ({})",
                                  to_text(recorded), result_text(outcome), ending)};
}

}  // namespace

tl::expected<Game, ReplayFault> replay(const Record& record) {
  Game game(record.variant, record.start, record.start_ply);
  for (const RecordedMove& recorded : record.line.moves) {
    if (const auto played = game.play(recorded.move); !played) {
      return tl::unexpected(ReplayFault{game.ply() + 1, played.error().sentence});
    }
  }
  const auto outcome = game.outcome();
  if (!outcome) {
    declare(game, record.result);
  } else if (record.result != RecordResult::unknown && record.result != result_of(outcome)) {
    return tl::unexpected(contradiction(game, record.result, *outcome));
  }
  return game;
}

Record to_record(const Game& game) {
  Record record{.variant = game.variant(),
                .start = game.start(),
                .start_ply = game.start_ply(),
                .result = result_of(game.outcome())};
  for (const Move move : game.moves()) record.line.moves.push_back({.move = move});
  return record;
}

}  // namespace baghchal
