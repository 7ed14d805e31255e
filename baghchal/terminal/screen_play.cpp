#include "baghchal/terminal/screen_play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <utility>

#include "baghchal/console/characters.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/terminal/board_cursor.hpp"
#include "baghchal/terminal/help_text.hpp"
#include "baghchal/terminal/message_log.hpp"
#include "baghchal/terminal/program_turns.hpp"
#include "baghchal/terminal/question.hpp"
#include "baghchal/terminal/screen.hpp"
#include "baghchal/terminal/screen_view.hpp"

namespace baghchal {
namespace {

using namespace std::chrono_literals;

/// How long a page stands at most, where nothing is done, before it is drawn again.
constexpr auto patience = 50ms;
constexpr int pages_a_heartbeat = 5;
constexpr std::size_t longest_typed = 200;

/// A name that no file has yet.
std::string free_file_name() {
  const std::string stem = fmt::format("bagh-chal-{}", date_text(today(), '-'));
  std::string name = stem + ".pgn";
  for (int i = 2; file_exists(name); ++i) name = fmt::format("{}-{}.pgn", stem, i);
  return name;
}

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

class ScreenPlay {
 public:
  explicit ScreenPlay(Session& session)
      : session_(session), turns_(session), cursor_(session.game().board()) {
    log_.add({MessageKind::answer, aim_in_brief(session.game().variant(), session.seats())});
    log_.add({MessageKind::answer, "? shows the rules and the keys."});
  }

  void run() {
    while (!left_ && Screen::ended_by_signal() == 0) {
      turns_.go_on();
      tell();
      draw();
      hear(screen_.read(patience));
    }
  }

 private:
  using Action = void (ScreenPlay::*)();
  struct Command {
    char key;
    Action action;
  };
  static const std::array<Command, 14> commands;

  // --- Showing ---

  void tell() {
    for (Message& message : session_.take_messages()) log_.add(std::move(message));
  }

  void draw() {
    const int columns = std::max(screen_.columns(), 1);
    const int rows = std::max(screen_.rows(), 1);
    if (help_row_) {
      view_ = help_view(session_.game().variant(), *help_row_, columns, rows);
      help_row_ = view_.first_row;
    } else {
      view_ = game_view(state(), columns, rows);
    }
    screen_.show(view_.canvas, view_.cursor);
    ++pages_;
  }

  ScreenState state() const {
    return {.session = session_,
            .pace = turns_.pace(),
            .cursor = cursor_.point(),
            .log = log_.messages(),
            .typed = typed_,
            .question = question_ ? question_->shown() : "",
            .thinking = turns_.thinking(),
            .heartbeat = pages_ / pages_a_heartbeat};
  }

  // --- Hearing ---

  void hear(const Input& input) {
    if (input.key == Key::none || input.key == Key::resize) return;
    if (input.key == Key::gone) return quit();
    if (question_) return hear_question(input);
    if (help_row_) return hear_help(input);
    if (view_.too_small) return hear_unseen(input);
    hear_game(input);
  }

  /// In a window too small for the board nobody plays blind.
  void hear_unseen(const Input& input) {
    if (input.key == Key::character && lower(input.character.front()) == 'q') ask_quit();
  }

  void hear_question(const Input& input) {
    if (!question_->hear(input)) return;
    const Question answered = *std::exchange(question_, std::nullopt);
    answered.act();
  }

  void hear_help(const Input& input) {
    if (input.key == Key::up) {
      --*help_row_;
    } else if (input.key == Key::down) {
      ++*help_row_;
    } else {
      help_row_.reset();
    }
  }

  void hear_game(const Input& input) {
    switch (input.key) {
      case Key::up:
        return cursor_.move(0, 1);
      case Key::down:
        return cursor_.move(0, -1);
      case Key::left:
        return cursor_.move(-1, 0);
      case Key::right:
        return cursor_.move(1, 0);
      case Key::enter:
        return typed_.empty() ? touch(cursor_.point()) : play_typed();
      case Key::escape:
        typed_.clear();
        return session_.drop_selection();
      case Key::clear:
        typed_.clear();
        return;
      case Key::backspace:
        typed_ = without_last_character(typed_);
        return;
      case Key::character:
        return hear_character(input.character);
      case Key::click:
        if (const auto point = view_.point_near(input.click)) touch(*point);
        return;
      default:
        return;
    }
  }

  void hear_character(const std::string& character) {
    if (character == " ") return session_.program_plays_itself() ? pause() : touch(cursor_.point());
    if (!typed_.empty() || begins_move(character)) {
      if (typed_.size() < longest_typed) typed_ += character;
      return;
    }
    const auto command = std::ranges::find(commands, lower(character.front()), &Command::key);
    if (command != commands.end()) return (this->*command->action)();
    log_.add(
        {MessageKind::refusal, fmt::format("{} is no key here; ? shows them all.", character)});
  }

  bool begins_move(const std::string& character) const {
    const Geometry& board = session_.game().board();
    const char letter = lower(character.front());
    return letter == '@' || std::ranges::any_of(each(board.all()), [&](Point point) {
             return board.point_name(point).front() == letter;
           });
  }

  // --- Doing ---

  void touch(Point point) {
    cursor_.put(point);
    if (session_.person_to_move()) turns_.drop_hint();
    session_.tap(point);
  }

  void play_typed() {
    if (session_.person_to_move()) turns_.drop_hint();
    session_.play(std::exchange(typed_, {}));
  }

  void ask(std::string text, Action on_yes) {
    question_ = Question::yes_or_no(std::move(text), [this, on_yes] { (this->*on_yes)(); });
  }

  void help() { help_row_ = 0; }

  void hint() {
    if (session_.may_ask_hint()) turns_.think_of_hint();
  }

  void undo() {
    interrupt_and(&Session::undo);
    log_.forget_what_was_taken_back(session_.game());
  }
  void redo() { interrupt_and(&Session::redo); }
  void resign() { interrupt_and(&Session::resign); }

  void new_game() {
    log_.clear();
    interrupt_and(&Session::new_game);
    turns_.pace().go_on();
  }

  void interrupt_and(void (Session::*change)()) {
    turns_.interrupt();
    (session_.*change)();
  }

  void ask_file_name() {
    question_ = Question::for_text("Save as (Enter saves, Esc does not):",
                                   session_.file().empty() ? free_file_name() : session_.file(),
                                   [this](const std::string& name) { save(name); });
  }

  void save(const std::string& name) {
    if (name.empty()) return log_.add({MessageKind::refusal, "Not saved: the file has no name."});
    if (!session_.would_replace(name)) return save_as(name, Existing::keep);
    question_ =
        Question::yes_or_no(fmt::format("{} exists. Put this game in its place?", printable(name)),
                            [this, name] { save_as(name, Existing::replace); });
  }

  void save_as(const std::string& name, Existing existing) { session_.save(name, existing); }

  void ask_draw() {
    if (session_.people_only() && !session_.game_over()) {
      ask("Do both sides agree on a draw?", &ScreenPlay::offer_draw);
    } else {
      offer_draw();
    }
  }

  void offer_draw() {
    turns_.drop_hint();
    session_.offer_draw();
  }

  void ask_resign() {
    if (session_.game_over() || session_.program_plays_itself()) return session_.resign();
    ask("Give this game up?", &ScreenPlay::resign);
  }

  void ask_new_game() {
    if (session_.game_over()) return new_game();
    ask("Drop this game and start a new one?", &ScreenPlay::new_game);
  }

  void pause() { watch(&Pace::pause_or_go_on); }
  void step() { watch(&Pace::step); }
  void faster() { watch(&Pace::faster); }
  void slower() { watch(&Pace::slower); }

  void watch(void (Pace::*change)()) {
    if (session_.game_over()) {
      log_.add({MessageKind::refusal, "The game is over; n starts a new one."});
    } else if (session_.program_plays_itself()) {
      (turns_.pace().*change)();
    } else {
      log_.add({MessageKind::refusal, "That is for games where the program plays both sides."});
    }
  }

  void ask_quit() { ask("Leave the game?", &ScreenPlay::quit); }
  void quit() { left_ = true; }

  Session& session_;
  Screen screen_;
  ScreenView view_{.canvas = Canvas(1, 1)};
  ProgramTurns turns_;
  BoardCursor cursor_;
  MessageLog log_;
  std::string typed_;
  std::optional<Question> question_;
  std::optional<int> help_row_;  ///< where the help is open
  int pages_ = 0;
  bool left_ = false;
};

const std::array<ScreenPlay::Command, 14> ScreenPlay::commands{{
    {'?', &ScreenPlay::help},
    {'h', &ScreenPlay::hint},
    {'u', &ScreenPlay::undo},
    {'r', &ScreenPlay::redo},
    {'s', &ScreenPlay::ask_file_name},
    {'o', &ScreenPlay::ask_draw},
    {'g', &ScreenPlay::ask_resign},
    {'n', &ScreenPlay::ask_new_game},
    {'q', &ScreenPlay::ask_quit},
    {'p', &ScreenPlay::pause},
    {'.', &ScreenPlay::step},
    {'+', &ScreenPlay::faster},
    {'=', &ScreenPlay::faster},
    {'-', &ScreenPlay::slower},
}};

}  // namespace

void play_on_screen(Session& session) {
  ScreenPlay(session).run();
  if (const int signal = Screen::ended_by_signal(); signal != 0) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

}  // namespace baghchal
