#pragma once

/// What has been told in a game, the newest last.
///
///   1. Goats: c3
///   1. Tigers: a1-a2      what is said twice in a row stands once,
///   Hint: b3.             and what is taken back stands no longer
///
/// Threads: a value; one thread at a time.

#include "baghchal/terminal/session.hpp"

namespace baghchal {

class MessageLog {
 public:
  const std::vector<Message>& messages() const { return messages_; }

  void add(Message message);
  void clear() { messages_.clear(); }
  /// Forgets what was played or decided and is not in the game any more.
  void forget_what_was_taken_back(const Game& game);

 private:
  std::vector<Message> messages_;
};

}  // namespace baghchal
