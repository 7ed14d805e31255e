#include "baghchal/search/tree_search.hpp"

#include <algorithm>

#include "baghchal/search/evaluation.hpp"
#include "baghchal/search/relevant_past.hpp"

namespace baghchal {
namespace {

/// How many positions are looked at between two looks at the time: few enough even where each asks
/// a slow prober.
constexpr std::int64_t nodes_between_polls = 512;

/// The same score, told from a position that stands `plies` later; the other way where negative.
constexpr Score seen_later(Score score, int plies) {
  if (!is_forced(score)) return score;
  return score > 0 ? score + plies : score - plies;
}

constexpr Finding seen_later(Finding finding, int plies) {
  finding.score = seen_later(finding.score, plies);
  return finding;
}

/// Whether an entry settles a search of that depth with that window. What is proved at a lesser
/// depth holds at any greater; what is found at a greater one is not what this depth finds.
bool settles(const TableEntry& entry, const Finding& found, int depth, Score alpha, Score beta) {
  const auto holds = [&](bool proved) {
    return entry.depth == depth || (entry.depth < depth && proved);
  };
  const bool at_least = entry.bound != Bound::at_most && holds(found.at_least_proved);
  const bool at_most = entry.bound != Bound::at_least && holds(found.at_most_proved);
  return (at_least && at_most) || (at_least && found.score >= beta) ||
         (at_most && found.score <= alpha);
}

constexpr Bound bound_of(Score score, Score alpha, Score beta) {
  if (score >= beta) return Bound::at_least;
  return score <= alpha ? Bound::at_most : Bound::exact;
}

/// Takes in what one more move of a position is worth.
void take_in(Finding& best, const Finding& move) {
  best.at_most_proved = best.at_most_proved && move.at_most_proved;
  if (move.score > best.score) {
    best.score = move.score;
    best.at_least_proved = move.at_least_proved;
  } else if (move.score == best.score) {
    best.at_least_proved = best.at_least_proved || move.at_least_proved;
  }
}

}  // namespace

TreeSearch::TreeSearch(const History& history, TranspositionTable& table,
                       const SearchLimits& limits, const Stop& stop, const Prober* prober)
    : history_(history),
      root_ply_(history.ply()),
      table_(table),
      limits_(limits),
      stop_(stop),
      prober_(prober) {}

Finding TreeSearch::value_after(Move move, int depth, Score alpha, Score beta) {
  root_depth_ = depth;
  return child(move, depth, alpha, beta);
}

Finding TreeSearch::child(Move move, int depth, Score alpha, Score beta) {
  history_.append(move);
  const Finding found = -value(depth - 1, -beta, -alpha);
  history_.take_back();
  return found;
}

/// First asks only whether the move is better than alpha.
Finding TreeSearch::scouted_child(Move move, int depth, Score alpha, Score beta) {
  const Finding found = child(move, depth, alpha, alpha + 1);
  if (broken_off_ || found.score <= alpha || found.score >= beta) return found;
  return child(move, depth, alpha, beta);
}

Finding TreeSearch::value(int depth, Score alpha, Score beta) {
  line(0).clear();
  if (budget_spent()) return Finding::estimate(0);
  if (depth == 0) return leaf();
  const std::uint64_t key = key_of_result(depth);
  const std::optional<TableEntry> known = table_.find(key);
  if (known) {
    const Finding found = seen_later(known->finding, -plies_from_root());
    if (settles(*known, found, depth, alpha, beta)) return found;
  }
  const MoveList legal = history_.legal_moves();
  if (legal.empty()) return end(*history_.outcome());
  if (const auto proved = probed()) return *proved;
  OrderedMoves moves(legal, known ? known->move : std::nullopt, order_, history_.position().side());
  TableEntry best = best_of(moves, depth, alpha, beta);
  const Finding found = best.finding;
  if (broken_off_) return found;
  best.finding = seen_later(found, plies_from_root());
  table_.store(key, best);
  return found;
}

TableEntry TreeSearch::best_of(OrderedMoves& moves, int depth, Score alpha, Score beta) {
  Finding best{-unbounded, false, true};
  std::optional<Move> best_move;
  for (int i = 0; i < moves.size(); ++i) {
    const Move move = moves.next();
    const Score above = std::max(alpha, best.score);
    const Finding found =
        i == 0 ? child(move, depth, above, beta) : scouted_child(move, depth, above, beta);
    if (broken_off_) break;
    if (found.score > best.score) best_move = move;
    take_in(best, found);
    if (found.score >= beta) {
      best.at_most_proved = false;
      order_.cut_off(move, history_.position().side(), depth);
      break;
    }
    if (found.score > above) begin_line(move);
  }
  return {best, bound_of(best.score, alpha, beta), depth, best_move};
}

Finding TreeSearch::leaf() {
  if (const auto outcome = history_.outcome()) return end(*outcome);
  if (const auto proved = probed()) return *proved;
  return Finding::estimate(evaluate(history_.position(), history_.variant()));
}

Finding TreeSearch::end(const Outcome& outcome) const {
  const Position& position = history_.position();
  if (!outcome.winner) {
    const Variant& variant = history_.variant();
    const Score draw = drawn_with(position.captured(*variant.board), variant.rules);
    return Finding::certain(position.side() == Side::tigers ? draw : -draw);
  }
  const bool won = *outcome.winner == position.side();
  return Finding::certain(won ? won_in(plies_from_root()) : lost_in(plies_from_root()));
}

/// Asks the table first, since a prober may be slow; but only for hands with which the prober has
/// known a position, since the table takes its time as well.
std::optional<Finding> TreeSearch::probed() {
  if (prober_ == nullptr) return std::nullopt;
  const std::uint32_t hand = std::uint32_t{1} << history_.position().hand();
  const std::uint64_t key = probe_key(history_);
  if ((known_hands_ & hand) != 0) {
    if (const auto asked = table_.find(key)) return seen_later(asked->finding, -plies_from_root());
  }
  const auto known = prober_->probe(history_.position(), plies_from_root());
  if (!known) return std::nullopt;
  known_hands_ |= hand;
  const Finding found = Finding::certain(*known);
  table_.store(key, {found, Bound::exact, 0, std::nullopt});
  return seen_later(found, -plies_from_root());
}

std::uint64_t TreeSearch::key_of_result(int depth) const {
  return result_key(history_, depth, prober_ != nullptr);
}

int TreeSearch::plies_from_root() const {
  return history_.ply() - root_ply_;
}

std::vector<Move>& TreeSearch::line(int plies_ahead) {
  const int plies = plies_from_root() + plies_ahead;
  return lines_[static_cast<std::size_t>(plies)];
}

/// Best play is now the move, and what follows it.
void TreeSearch::begin_line(Move move) {
  line(0) = {move};
  line(0).insert(line(0).end(), line(1).begin(), line(1).end());
}

std::vector<Move> TreeSearch::line_after(Move move, int depth) {
  begin_line(move);
  std::vector<Move> moves = line(0);
  for (const Move known : moves) history_.append(known);
  while (const auto next = next_in_table(depth - static_cast<int>(moves.size()))) {
    moves.push_back(*next);
    history_.append(*next);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) history_.take_back();
  return moves;
}

/// The best move where the table knows the exact result of that depth.
std::optional<Move> TreeSearch::next_in_table(int depth) const {
  const MoveList legal = history_.legal_moves();
  const auto known = table_.find(key_of_result(depth));
  if (depth <= 0 || !known || known->bound != Bound::exact || !known->move) return std::nullopt;
  if (std::ranges::find(legal, *known->move) == legal.end()) return std::nullopt;
  return known->move;
}

bool TreeSearch::budget_spent() {
  ++nodes_;
  const bool stopped = nodes_ % nodes_between_polls == 1 ? stop_.poll() : stop_.requested();
  broken_off_ = broken_off_ || stopped || (root_depth_ > 1 && nodes_ > limits_.nodes);
  return broken_off_;
}

}  // namespace baghchal
