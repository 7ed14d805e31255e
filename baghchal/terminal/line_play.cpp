#include "baghchal/terminal/line_play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "baghchal/notation/position_line.hpp"
#include "baghchal/terminal/help_text.hpp"

namespace baghchal {
namespace {

constexpr std::string_view command_help =
    "A move: c3 places a goat, a1-b2 steps, a1xc3 captures.\n"
    "hint    what the program would play     undo    take your last move back\n"
    "redo    play it again                   moves   all legal moves\n"
    "board   show the board                  save F  save the game as file F\n"
    "draw    offer a draw                    resign  give the game up\n"
    "new     start a new game                quit    leave\n"
    "Short: h hint, u undo, r redo, s save, q quit, ? help.\n"
    "To go on with a saved game: baghchal play F\n"
    "A hint is perfect where the tables of baghchal solve reach, else level 10's move.\n";

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

struct CommandLine {
  std::string word;
  std::string argument;
};

CommandLine split(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  const auto trim = [&](std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
  };
  line = trim(line);
  const std::size_t end = std::min(line.find_first_of(blanks), line.size());
  return {std::string(line.substr(0, end)), std::string(trim(line.substr(end)))};
}

class LinePlay {
 public:
  LinePlay(Session& session, const Streams& streams) : session_(session), streams_(streams) {}

  void run() {
    introduce();
    turn();
    for (std::string line; !left_ && !finished() && ask(line);) obey(split(line));
    if (!left_ && !session_.game_over()) {
      streams_.out << "The input has ended before the game. Goodbye.\n";
    }
  }

 private:
  struct Command {
    std::string_view word;
    void (LinePlay::*obey)(const std::string& argument);
  };
  static const std::array<Command, 18> commands;

  static bool takes_argument(const Command& command) { return command.obey == &LinePlay::save; }

  bool finished() const { return session_.program_plays_itself() && session_.game_over(); }

  bool ask(std::string& line) {
    if (streams_.out_is_terminal) {
      streams_.out << name(session_.game().position().side()) << "> " << std::flush;
    }
    return static_cast<bool>(std::getline(streams_.in, line));
  }

  void introduce() {
    const Seats& seats = session_.seats();
    streams_.out << fmt::format("Bagh-Chal. Goats: {}; tigers: {}.\n{} Type help for help.\n",
                                player_name(seats.goats), player_name(seats.tigers),
                                aim_in_brief(session_.game().variant(), seats));
    show_board({});
  }

  /// Lets the program play while it is its turn, and shows what a person needs to go on.
  void turn() {
    tell();
    const int before = session_.game().ply();
    while (session_.program_to_move()) {
      session_.play_for_program(choose(session_.order()));
      tell();
    }
    if (session_.game().ply() != before) show_board({});
  }

  Move choose(const PlayOrder& order) {
    const Stop stop(session_.due(order));
    return session_.engine().choose(session_.game(), order, stop).move;
  }

  void tell() {
    for (const Message& message : session_.take_messages()) {
      streams_.out << message.text << '\n';
      if (message.kind == MessageKind::outcome && !session_.program_plays_itself()) {
        streams_.out << "Now: new, undo, save FILE or quit.\n";
      }
    }
    streams_.out << std::flush;
  }

  void obey(const CommandLine& line) {
    if (line.word.empty()) return;
    const std::string word = lower(line.word);
    const auto command = std::ranges::find(commands, word, &Command::word);
    if (command != commands.end() && !takes_argument(*command) && !line.argument.empty()) {
      streams_.out << fmt::format("Say just {}: nothing goes with it.\n", word);
    } else if (command != commands.end()) {
      (this->*command->obey)(line.argument);
    } else {
      play(line);
    }
    if (!left_) turn();
  }

  void play(const CommandLine& line) {
    const int before = session_.game().ply();
    session_.play(line.argument.empty() ? line.word : line.word + ' ' + line.argument);
    if (session_.game().ply() == before) return;
    tell();
    if (!session_.program_to_move()) show_board({});
  }

  void hint(const std::string&) {
    if (session_.may_ask_hint()) session_.give_hint(choose(session_.hint_order()));
  }

  void undo(const std::string&) { change(&Session::undo); }
  void redo(const std::string&) { change(&Session::redo); }
  void new_game(const std::string&) { change(&Session::new_game); }

  void change(void (Session::*how)()) {
    const Position before = session_.game().position();
    (session_.*how)();
    tell();
    if (session_.game().position() != before) show_board({});
  }

  void save(const std::string& file) {
    const std::string name = file.empty() ? session_.file() : file;
    if (name.empty()) {
      streams_.out << "Give the file's name too: save game.pgn\n";
    } else {
      session_.save(name, Existing::keep);
    }
  }

  void resign(const std::string&) { session_.resign(); }
  void draw(const std::string&) { session_.offer_draw(); }
  void moves(const std::string&) { session_.list_moves(); }
  void quit(const std::string&) { left_ = true; }

  void help(const std::string&) {
    for (const std::string& rule : rules_in_brief(session_.game().variant())) {
      streams_.out << rule << '\n';
    }
    streams_.out << '\n' << command_help;
  }

  void show_board(const std::string&) {
    const Game& game = session_.game();
    const auto last = game.last_move();
    const std::string lines =
        diagram(game.position(), game.board(),
                {.style = diagram_style(), .marked = last ? singleton(last->to()) : 0});
    const bool colours = streams_.out_is_terminal && colours_welcome();
    streams_.out << '\n' << (colours ? in_colour(lines) : lines) << '\n';
    if (!session_.game_over()) {
      streams_.out << status_sentence(game.position(), game.board()) << '\n';
    }
    streams_.out << to_text({game.position(), game.ply()}, game.board()) << "\n\n";
  }

  Session& session_;
  const Streams& streams_;
  bool left_ = false;
};

const std::array<LinePlay::Command, 18> LinePlay::commands{{
    {"hint", &LinePlay::hint},
    {"undo", &LinePlay::undo},
    {"redo", &LinePlay::redo},
    {"save", &LinePlay::save},
    {"resign", &LinePlay::resign},
    {"draw", &LinePlay::draw},
    {"board", &LinePlay::show_board},
    {"moves", &LinePlay::moves},
    {"help", &LinePlay::help},
    {"?", &LinePlay::help},
    {"new", &LinePlay::new_game},
    {"quit", &LinePlay::quit},
    {"exit", &LinePlay::quit},
    {"h", &LinePlay::hint},
    {"u", &LinePlay::undo},
    {"r", &LinePlay::redo},
    {"s", &LinePlay::save},
    {"q", &LinePlay::quit},
}};

}  // namespace

void play_in_lines(Session& session, const Streams& streams) {
  LinePlay(session, streams).run();
}

}  // namespace baghchal
