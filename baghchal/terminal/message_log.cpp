#include "baghchal/terminal/message_log.hpp"

#include <utility>

namespace baghchal {
namespace {

constexpr std::size_t longest_log = 500;

bool is_in_game(const Message& message, const Game& game) {
  switch (message.kind) {
    case MessageKind::move:
    case MessageKind::event:
      return message.ply <= game.ply();
    case MessageKind::outcome:
      return message.ply <= game.ply() && game.outcome();
    case MessageKind::refusal:
    case MessageKind::answer:
      break;
  }
  return true;
}

}  // namespace

void MessageLog::add(Message message) {
  if (!messages_.empty() && messages_.back() == message) return;
  messages_.push_back(std::move(message));
  if (messages_.size() > longest_log) messages_.erase(messages_.begin());
}

void MessageLog::forget_what_was_taken_back(const Game& game) {
  std::erase_if(messages_, [&](const Message& message) { return !is_in_game(message, game); });
}

}  // namespace baghchal
