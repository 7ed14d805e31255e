#pragma once

/// A question at the bottom of the screen: yes or no, or one with a text for an answer.
///
///   Leave the game? (y/n)
///   Save as (Enter saves, Esc does not): bagh-chal.pgn_
///
/// Threads: a value; one thread at a time.

#include <functional>
#include <optional>
#include <string>

#include "baghchal/terminal/input.hpp"

namespace baghchal {

class Question {
 public:
  /// Everything but a yes is a no.
  static Question yes_or_no(std::string text, std::function<void()> on_yes);
  /// The answer is a proposal, which gives way to what is typed first, or is changed from
  /// Backspace on; Ctrl-U clears it, Enter gives it, Esc drops the question.
  static Question for_text(std::string text, std::string answer,
                           std::function<void(const std::string&)> on_answer);

  /// The question with the answer so far.
  std::string shown() const { return text_ + answer_; }

  /// Whether the question is over by what the person did; then `act` does what was answered.
  bool hear(const Input& input);
  void act() const;

 private:
  bool hear_yes_or_no(const Input& input);
  bool hear_text(const Input& input);

  std::string text_;
  std::string answer_;
  bool proposed_ = true;  ///< the answer is as it was when the question was asked
  bool given_ = false;
  std::function<void()> on_yes_;
  std::function<void(const std::string&)> on_answer_;
};

}  // namespace baghchal
