#pragma once

/// What a verification has found so far, and how far it is.
///
/// Threads: calls may come from any number of threads; `finish` is for when they have ended.

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "baghchal/solver/verify.hpp"

namespace baghchal {

class VerifyLog {
 public:
  /// `report` is called on the thread that makes the log. Requires: total_work > 0.
  VerifyLog(std::uint64_t total_work, const std::function<void(double)>& report)
      : total_work_(static_cast<double>(total_work)), report_(report) {}

  void add_blocks(std::uint64_t blocks);
  void add_positions(std::uint64_t checked, std::uint64_t unchecked);
  /// The sentence is asked for only while few are kept.
  void add_fault(const std::function<std::string()>& sentence);
  /// Work done, of the total.
  void advance(std::uint64_t work);

  VerifyReport finish(bool stopped);

 private:
  static constexpr std::size_t most_examples = 10;

  double total_work_;
  const std::function<void(double)>& report_;
  std::thread::id reporter_ = std::this_thread::get_id();
  std::atomic<std::uint64_t> work_ = 0;
  std::mutex mutex_;
  VerifyReport found_;
};

}  // namespace baghchal
