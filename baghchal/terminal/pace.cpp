#include "baghchal/terminal/pace.hpp"

#include <fmt/format.h>

#include <array>

namespace baghchal {
namespace {

using namespace std::chrono_literals;

/// From slow to fast.
constexpr std::array<Pace::Duration, 6> delays{4000ms, 2000ms, 1000ms, 500ms, 200ms, 50ms};

}  // namespace

void Pace::pause() {
  paused_ = true;
  step_due_ = false;
}

void Pace::go_on() {
  paused_ = false;
  step_due_ = false;
}

void Pace::pause_or_go_on() {
  paused_ ? go_on() : pause();
}

void Pace::step() {
  paused_ = true;
  step_due_ = true;
}

void Pace::faster() {
  if (speed_ + 1 < delays.size()) ++speed_;
}

void Pace::slower() {
  if (speed_ > 0) --speed_;
}

Pace::Duration Pace::delay() const {
  return delays[speed_];
}

std::string Pace::sentence() const {
  const std::string speed = fmt::format("{} of {}", speed_ + 1, delays.size());
  if (paused_) return fmt::format("Paused (speed {}): space goes on, . plays one ply.", speed);
  return fmt::format("Speed {}: + and - change it, space pauses.", speed);
}

bool Pace::lets_through(Duration since_last_ply) const {
  return paused_ ? step_due_ : since_last_ply >= delay();
}

void Pace::played() {
  step_due_ = false;
}

}  // namespace baghchal
