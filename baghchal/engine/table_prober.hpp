#pragma once

/// Tables, seen from a game: what they say of a position, and whether that stands in the game that
/// is being searched.
///
/// Tables hold the value of a game without past or limit. In a game with both, what they say of a
/// position stands
///
/// - of a *win*, if it can be had within the plies that are left, and the past does not forbid the
///   winner's way. He moves so that the distance falls with every ply, so the line that is looked
///   at holds farther positions only, and what may stand in his way is a position of the game,
///   before the one searched, that was a nearer win: he has strayed. Where such a position has
///   stood since the last capture, the win must be had around it.
/// - of a *draw*, if its forced captures can be had within the plies that are left. Where positions
///   may not repeat, a draw of the tables is taken for one.
///
/// Everything else is unknown, as are games with a last stand and of other variants than the
/// tables'. Once a table has turned out to be damaged nothing is known any more.
///
/// Threads: belongs to one thread at a time; many may share the tables.

#include <array>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "baghchal/game/history.hpp"
#include "baghchal/search/prober.hpp"
#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

class TableProber : public Prober {
 public:
  /// For searching the history's last position; the history is not needed any longer. Without
  /// tables nothing is known. Requires: the tables outlive the prober.
  TableProber(const Tablebase* tables, const History& history);

  /// Whether there are tables of this game.
  bool applies() const { return tables_ != nullptr; }

  /// What the tables say, be that as it may in this game. Requires: valid for the variant.
  std::optional<Verdict> in_tables(const Position& position) const;
  /// Whether that stands in this game so many plies after the position searched. Requires: the game
  /// goes on there, or the position decides it by itself.
  bool stands(const Position& position, const Verdict& in_tables, int plies_from_root) const;
  /// What they say if it stands.
  std::optional<Verdict> in_game(const Position& position, int plies_from_root) const;

  std::optional<Score> probe(const Position& position, int plies_from_root) const override;

  /// Which table is damaged and where; empty where none has turned out to be.
  const std::optional<std::string>& damage() const { return damage_; }

 private:
  /// The most plies that anything takes once all goats are placed and they are to move; empty
  /// where that is not known.
  struct Longest {
    std::optional<int> win = 0;
    std::optional<int> captures = 0;
  };

  /// A position on a winner's way, and how far off the end is from there.
  struct NearerWin {
    Position position;
    int plies;
  };

  static Longest longest_in(const Tablebase& tables);
  void look_at_past(const History& history);
  void add_to_past(const Position& position);
  std::optional<int> plies_needed(const Position& position, const Verdict& verdict) const;
  bool in_time(const Position& position, const Verdict& verdict, int plies_from_root) const;
  bool past_allows(const Position& position, const Verdict& verdict) const;
  bool can_win(const Position& position, Side winner, int plies) const;
  bool find_way(const Position& position, Side winner, int plies) const;
  std::vector<NearerWin> nearer_wins(const Position& position, const MoveList& moves,
                                     int plies) const;
  bool can_go_on(const NearerWin& next, Side winner) const;
  int plies_to_win(const Position& position, Side side) const;
  bool may_not_recur(const Position& position) const;

  const Tablebase* tables_;
  Variant variant_;
  std::optional<int> plies_left_;
  int captured_;  ///< in the position searched
  Longest longest_;
  /// Positions since the last capture that nobody may recreate, or whose next occurrence is a draw.
  std::unordered_set<std::uint64_t> past_;
  /// By winner: the least distance of his wins among those that may stand in his way.
  std::array<std::optional<int>, 2> nearest_past_win_;
  mutable std::unordered_map<std::uint64_t, bool> can_win_;  ///< by packed position
  mutable int look_ups_left_;                                ///< for going around the past
  mutable std::optional<std::string> damage_;
};

}  // namespace baghchal
