#pragma once

/// Games at the board for the tests of front ends, with a fake engine, and matchers of what is said
/// in them.
///
/// Threads: as Session.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "baghchal/terminal/session.hpp"
#include "tests/support/fake_engine.hpp"

namespace baghchal {

inline constexpr Seats two_people{};
inline constexpr Seats against_tigers{.goats = std::nullopt, .tigers = Strength::level(1)};
inline constexpr Seats against_goats{.goats = Strength::level(1), .tigers = std::nullopt};
inline constexpr Seats only_program{.goats = Strength::level(1), .tigers = Strength::level(1)};

// A goat on b2 can be captured from a1 by way of c3; the other goats are in hand.
inline constexpr auto capture_is_open = "T3T/5/5/1G3/T3T t 19 0 1";
// All goats but five placed nowhere near: the tigers have four and the fifth is open to them.
inline constexpr auto fifth_capture_is_open = "T3T/5/5/1G3/T3T t 15 4 9";

inline Session session_at(std::string_view position, const Seats& seats) {
  const auto line = parse_position(position, traditional());
  EXPECT_TRUE(line) << position;
  return Session(
      {.engine = std::make_shared<FakeEngine>(), .start = *line, .seats = seats, .seed = 7});
}

inline Session session(const Seats& seats,
                       const std::shared_ptr<Engine>& engine = std::make_shared<FakeEngine>()) {
  return Session({.engine = engine, .seats = seats, .seed = 7});
}

/// Lets the program play while it is its turn.
inline void let_program_play(Session& session) {
  const Stop never;
  while (session.program_to_move()) {
    session.play_for_program(session.engine().choose(session.game(), session.order(), never).move);
  }
}

inline Point point(std::string_view name) {
  return *bagh_chal_board().find_point(name);
}

inline auto says(MessageKind kind, std::string_view text) {
  return testing::AllOf(testing::Field(&Message::kind, kind),
                        testing::Field(&Message::text, std::string(text)));
}

inline auto says_of(MessageKind kind, std::string_view part) {
  return testing::AllOf(testing::Field(&Message::kind, kind),
                        testing::Field(&Message::text, testing::HasSubstr(std::string(part))));
}

}  // namespace baghchal
