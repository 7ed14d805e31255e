#pragma once

/// The words of the protocol UGI, the Universal Game Interface (docs/ugi.md): what a match runner
/// says to an engine, and what the engine answers. No other file knows them.
///
///   runner  ugi                    isready      position startpos    go depth 3
///   engine      id name … ugiok        readyok                              info … bestmove c3
///
/// The goats are the protocol's first player, p1, since they move first.
///
/// Threads: plain values and pure functions.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "baghchal/game/outcome.hpp"
#include "baghchal/search/score.hpp"

namespace baghchal::ugi {

using Milliseconds = std::chrono::milliseconds;

// What a runner says.

struct Introduce {
  bool operator==(const Introduce&) const = default;
};
struct AskReady {
  bool operator==(const AskReady&) const = default;
};
struct NewGame {
  bool operator==(const NewGame&) const = default;
};
struct SetOption {
  std::string name;
  std::string value;

  bool operator==(const SetOption&) const = default;
};
struct SetPosition {
  std::string start;               ///< a position line; empty for the set-up
  std::vector<std::string> moves;  ///< from there on

  bool operator==(const SetPosition&) const = default;
};

/// A side's clock. What is left may be negative: it has been overstepped.
struct SideClock {
  std::optional<Milliseconds> left = std::nullopt;
  Milliseconds increment{0};

  bool operator==(const SideClock&) const = default;
};

/// To search; each limit that is there holds. Without any, until it is stopped.
struct Go {
  SideClock goats = {};
  SideClock tigers = {};
  std::optional<int> moves_to_go = std::nullopt;  ///< until more time is added
  std::optional<Milliseconds> move_time = std::nullopt;
  std::optional<int> depth_plies = std::nullopt;
  std::optional<std::int64_t> nodes = std::nullopt;
  bool infinite = false;

  bool operator==(const Go&) const = default;
};
struct Halt {
  bool operator==(const Halt&) const = default;
};

enum class Question : std::uint8_t { game_over, goats_turn, result };
struct Ask {
  Question question;

  bool operator==(const Ask&) const = default;
};
struct Quit {
  bool operator==(const Quit&) const = default;
};

using Command =
    std::variant<Introduce, AskReady, NewGame, SetOption, SetPosition, Go, Halt, Ask, Quit>;

/// What a line asks for, or what is wrong with it in a sentence without a full stop.
tl::expected<Command, std::string> parse_command(std::string_view line);

/// The line for a command. Requires: texts without line ends.
std::string to_text(const Command& command);

// What an engine answers.

/// Which engine it is.
struct EngineName {
  std::string name;

  bool operator==(const EngineName&) const = default;
};
struct EngineAuthor {
  std::string author;

  bool operator==(const EngineAuthor&) const = default;
};
/// Something to be set.
struct Option {
  std::string name;
  std::string terms;  ///< its type, what it is at first, and what it may be

  bool operator==(const Option&) const = default;
};
struct Introduced {
  bool operator==(const Introduced&) const = default;
};
struct Ready {
  bool operator==(const Ready&) const = default;
};
struct BestMove {
  std::string move;  ///< empty where the game is over and there is none

  bool operator==(const BestMove&) const = default;
};
struct Response {
  std::string answer;

  bool operator==(const Response&) const = default;
};

using Reply = std::variant<EngineName, EngineAuthor, Option, Introduced, Ready, BestMove, Response>;

/// What a line says; nothing for those that tell how a search goes, and for anything else.
std::optional<Reply> parse_reply(std::string_view line);

std::string to_text(const Reply& reply);

/// An option that is a whole number, one of some words, or any text.
Option number_option(std::string name, std::int64_t usual, std::int64_t least, std::int64_t most);
Option choice_option(std::string name, std::string_view usual,
                     const std::vector<std::string>& choices);
Option text_option(std::string name, std::string_view usual);

/// How far a search has come.
struct Progress {
  int depth_plies = 0;  ///< 0 where nothing was searched; then there are no nodes either
  std::int64_t nodes = 0;
  Milliseconds time{0};
  std::optional<Score> score = std::nullopt;  ///< for the side to move
  std::vector<std::string> line = {};
};

std::string to_text(const Progress& progress);

/// Something to be read by people.
std::string remark(std::string_view text);
/// What was wrong with a line.
std::string complaint(std::string_view sentence);

/// The answers to the three questions.
Response response(bool yes);
Response response(const std::optional<Outcome>& outcome);

}  // namespace baghchal::ugi
