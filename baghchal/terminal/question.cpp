#include "baghchal/terminal/question.hpp"

#include <utility>

#include "baghchal/console/characters.hpp"

namespace baghchal {
namespace {

/// In bytes: longer than the longest path.
constexpr std::size_t longest_answer = 5000;

}  // namespace

Question Question::yes_or_no(std::string text, std::function<void()> on_yes) {
  Question question;
  question.text_ = std::move(text) + " (y/n) ";
  question.on_yes_ = std::move(on_yes);
  return question;
}

Question Question::for_text(std::string text, std::string answer,
                            std::function<void(const std::string&)> on_answer) {
  Question question;
  question.text_ = std::move(text) + ' ';
  question.answer_ = std::move(answer);
  question.on_answer_ = std::move(on_answer);
  return question;
}

bool Question::hear(const Input& input) {
  return on_yes_ ? hear_yes_or_no(input) : hear_text(input);
}

bool Question::hear_yes_or_no(const Input& input) {
  given_ = input.character == "y" || input.character == "Y";
  return true;
}

bool Question::hear_text(const Input& input) {
  if (proposed_ && input.key == Key::character) answer_.clear();
  if (input.key == Key::character && answer_.size() < longest_answer) answer_ += input.character;
  if (input.key == Key::backspace) answer_ = without_last_character(answer_);
  if (input.key == Key::clear) answer_.clear();
  proposed_ = false;
  given_ = input.key == Key::enter;
  return given_ || input.key == Key::escape;
}

void Question::act() const {
  if (!given_) return;
  if (on_yes_) {
    on_yes_();
  } else {
    on_answer_(answer_);
  }
}

}  // namespace baghchal
