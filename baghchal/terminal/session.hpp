#pragma once

/// A game at the board with its players, without any screen: what a front end drives.
///
/// What the person asks for are calls; whatever there is to say about it, refusals too, is waiting
/// as messages afterwards. The program's turn is the front end's to bring about:
///
///   while program_to_move():  stop = Stop(due(order()))
///                             move = engine().choose(a copy of game(), order(), stop).move
///                             play_for_program(move)
///
/// so that it may think in a thread of its own. A move found for a game that has changed meanwhile
/// must be dropped.
///
/// What is *not* here: who thinks when (program_turns.hpp), and how anything looks.
///
/// Threads: one at a time; the engine belongs to the thread that thinks.

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "baghchal/console/files.hpp"
#include "baghchal/console/saved_game.hpp"
#include "baghchal/engine/engine.hpp"
#include "baghchal/game/events.hpp"
#include "baghchal/notation/position_line.hpp"

namespace baghchal {

enum class MessageKind : std::uint8_t {
  move,     ///< what has been played
  event,    ///< what a player must hear of
  outcome,  ///< the end of the game
  refusal,  ///< why something was not done
  answer,   ///< all else that was asked for
};

/// Something to tell the person: a sentence.
struct Message {
  MessageKind kind;
  std::string text;
  int ply = 0;  ///< of the game, when it was said

  bool operator==(const Message&) const = default;
};

struct SessionPlan {
  std::shared_ptr<Engine> engine = make_engine({});
  Variant variant = traditional();
  PositionLine start = {Position::start(bagh_chal_board()), 0};
  Seats seats = {};
  std::uint64_t seed = 0;
  Strength hints = Strength::level(highest_level);
  /// How long perfect play takes for a move that it has to search for.
  std::chrono::milliseconds search_time = std::chrono::seconds(1);
  /// What there is to say about the players before anything else; may be empty.
  std::string note = {};
  /// A game to go on with, which has brought the variant and the start along, and its file.
  std::optional<OpenedGame> opened = {};
  std::string file = {};
};

class Session {
 public:
  explicit Session(const SessionPlan& plan);

  const Game& game() const { return game_; }
  const Seats& seats() const { return plan_.seats; }
  bool program_plays_itself() const { return plan_.seats.goats && plan_.seats.tigers; }
  bool people_only() const { return !plan_.seats.goats && !plan_.seats.tigers; }
  bool game_over() const { return game_.outcome().has_value(); }
  bool program_to_move() const;
  bool person_to_move() const { return !game_over() && !program_to_move(); }

  /// What there is to tell since it was last asked for.
  std::vector<Message> take_messages();

  /// Who thinks for the program, and about hints.
  Engine& engine() { return *plan_.engine; }
  /// How it is to choose its move. Requires: program_to_move().
  PlayOrder order() const;
  /// What tells the choice's Stop that its time is over; time runs from now on. Levels end by
  /// themselves.
  std::function<bool()> due(const PlayOrder& order) const;
  /// Requires: the move was chosen for the game as it stands.
  void play_for_program(Move move);

  bool may_ask_hint();
  /// How it is to choose the move for a hint.
  PlayOrder hint_order() const;
  /// Requires: the move was chosen for the game as it stands.
  void give_hint(Move move);
  /// The last hint, until something is played.
  std::optional<Move> hint() const { return hint_; }

  /// A move as text.
  void play(std::string_view text);
  /// A point touched: places a goat, selects a piece, or moves the one selected.
  void tap(Point point);
  void drop_selection() { selection_.reset(); }
  std::optional<Point> selection() const { return selection_; }
  /// Where the selected piece may go.
  PointSet targets() const;

  /// Back to the person's own previous turn; a single ply where no program or no person plays. What
  /// was declared (a resignation, a draw) is taken back alone.
  void undo();
  void redo();
  void resign();
  /// Asks the program; between two people it counts as agreed.
  void offer_draw();
  void new_game();

  /// The file the game was opened from or saved in last; empty where there is none.
  const std::string& file() const { return file_; }
  /// Whether saving under that name would replace something else than this game.
  bool would_replace(const std::string& name) const;
  /// Whether it is saved. The game's own file is replaced in any case.
  bool save(const std::string& name, Existing existing);
  void list_moves();

 private:
  std::optional<Side> only_person() const;
  bool refuse_if_over();
  bool refuse_if_not_persons_turn();
  void attempt(const Attempt& attempt);
  void select(Point point);
  void make(Move move);
  void forget_marks();
  void say(MessageKind kind, std::string_view text);
  void say_where_it_begins();
  void announce();
  bool person_can_take_back() const;
  void take_back_plies();

  SessionPlan plan_;
  Game game_;
  std::string file_;
  bool file_is_own_ = false;  ///< it holds this game and nothing else
  std::optional<Point> selection_;
  std::optional<Move> hint_;
  std::vector<Message> messages_;
};

}  // namespace baghchal
