#pragma once

/// The program's thinking, beside the thread that keeps the screen alive.
///
/// A job is handed over with all it needs, and its move is fetched when it is there; between the
/// two nothing is shared but the stop and a flag:
///
///   front end   start(job) ── busy() … busy() ── take() → move
///   worker            └── job(stop) ─────────┘
///
/// Threads: all calls from one thread.

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "baghchal/board/move.hpp"
#include "baghchal/search/stop.hpp"

namespace baghchal {

class Thinker {
 public:
  using Job = std::function<Move(const Stop&)>;

  Thinker() = default;
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  ~Thinker() { cancel(); }

  /// The job's stop also asks `due`, if there is one, whether the time is over. Requires: not busy.
  /// What the job refers to is the job's alone until it is no longer busy.
  void start(Job job, std::function<bool()> due = {});
  /// From `start` until the move has been taken or the job cancelled.
  bool busy() const { return task_ != nullptr; }
  /// The move, once it has been found.
  std::optional<Move> take();
  /// Asks the job to stop, waits for it and drops its move.
  void cancel();

 private:
  struct Task {
    explicit Task(std::function<bool()> due) : stop(std::move(due)) {}

    Stop stop;
    std::atomic<bool> finished{false};
    std::optional<Move> move;
    std::jthread thread;
  };
  std::unique_ptr<Task> task_;
};

}  // namespace baghchal
