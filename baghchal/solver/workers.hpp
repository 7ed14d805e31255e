#pragma once

/// Threads that share out numbered pieces of work.
///
/// Threads: one thread at a time calls `run`; the pieces run on all threads at once, the caller's
/// among them. A stop may be asked for from any thread.

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <stop_token>
#include <thread>
#include <vector>

namespace baghchal {

class Workers {
 public:
  using Piece = std::function<void(std::uint32_t)>;

  /// Throws std::system_error where there cannot be so many. Requires: threads ≥ 1, the caller's
  /// own included.
  Workers(int threads, std::stop_token stop);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  int threads() const { return static_cast<int>(helpers_.size()) + 1; }

  /// Calls `piece(i)` once for each i below `count`, in any order, and returns when all have
  /// returned: true. Once a stop is asked for no further piece begins: false. Where a piece throws
  /// no further one begins either, and `run` throws the first exception.
  bool run(std::uint32_t count, const Piece& piece);

  bool stop_requested() const { return stop_.stop_requested(); }

 private:
  void end();
  void help();
  void take_pieces();

  std::stop_token stop_;
  const Piece* piece_ = nullptr;
  std::uint32_t count_ = 0;
  std::atomic<std::uint32_t> next_ = 0;
  std::atomic<std::uint32_t> round_ = 0;  ///< counts the runs; helpers wait for the next one
  std::atomic<std::uint32_t> helping_ = 0;
  std::atomic<bool> ending_ = false;
  std::atomic<bool> failed_ = false;
  std::exception_ptr failure_;  ///< of the piece that set `failed_`
  std::vector<std::jthread> helpers_;
};

}  // namespace baghchal
