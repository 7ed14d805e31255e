#include "baghchal/solver/verify_log.hpp"

#include <algorithm>
#include <utility>

namespace baghchal {

void VerifyLog::add_blocks(std::uint64_t blocks) {
  const std::lock_guard lock(mutex_);
  found_.blocks += blocks;
}

void VerifyLog::add_positions(std::uint64_t checked, std::uint64_t unchecked) {
  const std::lock_guard lock(mutex_);
  found_.positions += checked;
  found_.unchecked += unchecked;
}

void VerifyLog::add_fault(const std::function<std::string()>& sentence) {
  const std::lock_guard lock(mutex_);
  ++found_.faults;
  if (found_.examples.size() < most_examples) found_.examples.push_back(sentence());
}

void VerifyLog::advance(std::uint64_t work) {
  const std::uint64_t done = work_ += work;
  if (std::this_thread::get_id() != reporter_) return;
  report_(std::min(1.0, static_cast<double>(done) / total_work_));
}

VerifyReport VerifyLog::finish(bool stopped) {
  found_.stopped = stopped;
  if (!stopped) report_(1);
  return std::move(found_);
}

}  // namespace baghchal
