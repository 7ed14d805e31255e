#include "baghchal/console/stop_signals.hpp"

#include <cerrno>

namespace baghchal {
namespace {

/// Wakes the waiting thread when there is nothing left to wait for; nobody else sends it to
/// threads.
constexpr int end_of_waiting = SIGUSR2;

bool is_ignored(int signal) {
  struct sigaction action{};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

sigset_t ending_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (!is_ignored(signal)) sigaddset(&signals, signal);
  }
  sigaddset(&signals, end_of_waiting);
  return signals;
}

/// Takes away signals that came too late to be waited for.
void discard(const sigset_t& signals) {
  constexpr timespec no_time{};
  while (sigtimedwait(&signals, nullptr, &no_time) > 0) {
  }
}

}  // namespace

StopSignals::StopSignals() : signals_(ending_signals()) {
  pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  waiting_ = std::thread([this] {
    int signal = 0;
    while (sigwait(&signals_, &signal) != 0 || signal != end_of_waiting) stop_.request_stop();
  });
}

/// It may be on the way out of a failure that errno still tells of.
StopSignals::~StopSignals() {
  const int error = errno;
  pthread_kill(waiting_.native_handle(), end_of_waiting);
  waiting_.join();
  discard(signals_);
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  errno = error;
}

}  // namespace baghchal
