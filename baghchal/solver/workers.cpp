#include "baghchal/solver/workers.hpp"

#include <utility>

namespace baghchal {

Workers::Workers(int threads, std::stop_token stop) : stop_(std::move(stop)) {
  try {
    for (int i = 1; i < threads; ++i) helpers_.emplace_back([this] { help(); });
  } catch (...) {
    end();  // those that began would wait for ever
    throw;
  }
}

Workers::~Workers() {
  end();
}

void Workers::end() {
  ending_ = true;
  ++round_;
  round_.notify_all();
}

bool Workers::run(std::uint32_t count, const Piece& piece) {
  piece_ = &piece;
  count_ = count;
  next_ = 0;
  failed_ = false;
  helping_ = static_cast<std::uint32_t>(helpers_.size());
  ++round_;
  round_.notify_all();
  take_pieces();
  for (std::uint32_t left = helping_; left != 0; left = helping_) helping_.wait(left);
  if (failed_) std::rethrow_exception(std::exchange(failure_, nullptr));
  return !stop_requested();
}

void Workers::help() {
  for (std::uint32_t seen = 0;;) {
    round_.wait(seen);
    // One step at a time: a run ends only when every helper has taken part in it.
    ++seen;
    if (ending_) return;
    take_pieces();
    if (--helping_ == 0) helping_.notify_all();
  }
}

void Workers::take_pieces() {
  try {
    for (std::uint32_t i = next_++; i < count_ && !failed_ && !stop_requested(); i = next_++) {
      (*piece_)(i);
    }
  } catch (...) {
    if (!failed_.exchange(true)) failure_ = std::current_exception();
  }
}

}  // namespace baghchal
