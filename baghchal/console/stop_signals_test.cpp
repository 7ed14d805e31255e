#include "baghchal/console/stop_signals.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <future>

namespace baghchal {
namespace {

/// Returns once a stop is asked for.
void wait_for_stop(const std::stop_token& token) {
  std::promise<void> asked;
  const std::stop_callback callback(token, [&] { asked.set_value(); });
  asked.get_future().wait();
}

TEST(StopSignals, AskForAStopWhereASignalWouldEndTheProgram) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const StopSignals signals;
    EXPECT_FALSE(signals.token().stop_requested());
    kill(getpid(), signal);
    wait_for_stop(signals.token());
    EXPECT_TRUE(signals.token().stop_requested());
  }
}

TEST(StopSignals, ComeAgainWithoutHarm) {
  const StopSignals signals;
  kill(getpid(), SIGINT);
  wait_for_stop(signals.token());
  kill(getpid(), SIGINT);
}

TEST(StopSignals, StayIgnoredWhereTheyWere) {
  const auto before = std::signal(SIGHUP, SIG_IGN);
  {
    const StopSignals signals;
    kill(getpid(), SIGHUP);
    kill(getpid(), SIGINT);
    wait_for_stop(signals.token());
    sigset_t waiting;
    sigpending(&waiting);
    EXPECT_EQ(sigismember(&waiting, SIGHUP), 0);
  }
  std::signal(SIGHUP, before);
}

TEST(StopSignals, LeaveTheProgramAsItWas) {
  {
    const StopSignals signals;
  }
  sigset_t blocked;
  pthread_sigmask(SIG_BLOCK, nullptr, &blocked);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) EXPECT_EQ(sigismember(&blocked, signal), 0);
}

}  // namespace
}  // namespace baghchal
