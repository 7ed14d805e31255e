#include "baghchal/console/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "baghchal/console/amounts.hpp"

namespace baghchal {
namespace {

constexpr int bar_columns = 24;
constexpr std::chrono::milliseconds between_drawings(100);
/// Before that, what is left is anybody's guess.
constexpr double seconds_to_judge_by = 1;

std::string bar(double done) {
  const auto filled = static_cast<std::size_t>(done * bar_columns);
  return fmt::format("[{}{}]", std::string(filled, '#'), std::string(bar_columns - filled, '-'));
}

std::string time_left(double done, double seconds_so_far) {
  if (seconds_so_far < seconds_to_judge_by || done <= 0) return "";
  return fmt::format(", {} left", duration_text(seconds_so_far / done * (1 - done)));
}

int terminal_columns() {
  constexpr int usual = 80;
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : usual;
}

}  // namespace

std::string progress_line(const std::string& step, double done, double seconds_so_far,
                          int columns) {
  const double part = std::clamp(done, 0.0, 1.0);
  const std::string text =
      fmt::format("{:3.0f}%  {}{}", std::floor(part * 100), step, time_left(part, seconds_so_far));
  std::string line = fmt::format("{} {}", bar(part), text);
  if (static_cast<int>(line.size()) > columns) line = text;
  return line.substr(0, static_cast<std::size_t>(std::max(columns, 0)));
}

void Progress::show(const std::string& step, double done) {
  const bool new_step = step != step_;
  step_ = step;
  if (!is_terminal_) {
    if (new_step) err_ << fmt::format("baghchal: {}\n", step) << std::flush;
  } else if (new_step || Clock::now() - drawn_at_ >= between_drawings) {
    draw(step, done);
  }
}

void Progress::draw(const std::string& step, double done) {
  // A line that fills the last column would scroll some terminals.
  err_ << '\r' << progress_line(step, done, seconds(), terminal_columns() - 1) << "\x1b[K"
       << std::flush;
  drawn_at_ = Clock::now();
  drawn_ = true;
}

double Progress::seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

void Progress::hide() {
  if (drawn_) err_ << "\r\x1b[K" << std::flush;
  drawn_ = false;
}

Progress::~Progress() {
  hide();
}

}  // namespace baghchal
