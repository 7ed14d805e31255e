#pragma once

/// Lets a long piece of work end cleanly when it is interrupted.
///
/// While it lives, the signals that would end the program (Ctrl-C, SIGTERM, a terminal that closes)
/// ask for a stop instead; those that the program was told to ignore, as by nohup, stay ignored.
///
/// Threads: make it before the threads that do the work, which then leave the signals to it; the
/// token may go to any of them.

#include <pthread.h>

#include <csignal>
#include <stop_token>
#include <thread>

namespace baghchal {

class StopSignals {
 public:
  StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;
  ~StopSignals();

  std::stop_token token() const { return stop_.get_token(); }

 private:
  sigset_t signals_;
  sigset_t before_;
  std::stop_source stop_;
  std::thread waiting_;
};

}  // namespace baghchal
