#pragma once

/// The games of a match as a text of game records, and the match as it stands in such a text.
///
/// A record holds all that is needed to go on with the match: its number as the tag `Round`, how it
/// ended as `Termination`, and which match it is of as `Match`:
///
///   [Event "5 against 6"]
///   [Date "2026.03.01"]
///   [Round "17"]
///   [Goats "5"]
///   [Tigers "6"]
///   [Result "0-1"]
///   [Match "5 against 6, traditional, seed 1, 4 opening plies, 100000 nodes a move"]
///   [OpeningPlies "4"]
///   [Termination "captures"]
///
/// The number of games is not part of a match: it may be made longer.
///
/// Threads: one at a time.

#include <chrono>
#include <map>
#include <set>

#include "baghchal/arena/match.hpp"
#include "baghchal/arena/standing.hpp"
#include "baghchal/notation/record.hpp"

namespace baghchal {

/// What the players are called.
struct PlayerNames {
  std::string a;
  std::string b;
};

/// What is played, in one line: matches with the same line have the same games.
std::string match_line(const MatchPlan& plan, const PlayerNames& names);

class MatchLog {
 public:
  MatchLog(const MatchPlan& plan, PlayerNames names);

  /// Takes up the games of an earlier text. Fails, in a sentence without a full stop, where it is
  /// not one of this match's, and then holds no more than before.
  tl::expected<void, std::string> read(std::string_view text);

  /// Adds a game, or says why no record can hold it. `date` is when it was played, as in a tag.
  tl::expected<void, std::string> add(const MatchGame& game, const std::string& date);

  /// All games, in the order of their numbers.
  std::string text() const;

  const Standing& standing() const { return standing_; }
  /// The numbers of the games it holds.
  std::set<int> numbers() const;

 private:
  struct Entry {
    GameSummary summary;
    std::string text;
  };

  tl::expected<Entry, std::string> entry_of(const Record& record) const;
  Record record_of(const MatchGame& game, const std::string& date) const;
  const std::string& name(int number, Side side) const;
  void keep(Entry entry);

  PlayerNames names_;
  Rules rules_;
  std::string match_line_;
  std::map<int, Entry> games_;
  Standing standing_;
};

}  // namespace baghchal
