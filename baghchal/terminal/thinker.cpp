#include "baghchal/terminal/thinker.hpp"

#include <cassert>
#include <utility>

namespace baghchal {

void Thinker::start(Job job, std::function<bool()> due) {
  assert(!busy());
  task_ = std::make_unique<Task>(std::move(due));
  task_->thread = std::jthread([task = task_.get(), job = std::move(job)] {
    task->move = job(task->stop);
    task->finished.store(true, std::memory_order_release);
  });
}

std::optional<Move> Thinker::take() {
  if (!task_ || !task_->finished.load(std::memory_order_acquire)) return std::nullopt;
  task_->thread.join();
  return std::exchange(task_, nullptr)->move;
}

void Thinker::cancel() {
  if (!task_) return;
  task_->stop.request();
  task_.reset();
}

}  // namespace baghchal
