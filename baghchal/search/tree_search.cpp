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
    : history_(history), table_(table), limits_(limits), stop_(stop), prober_(prober) {}

Finding TreeSearch::value_after(Move move, int depth, Score alpha, Score beta) {
  root_depth_ = depth;
  return child(move, depth, 0, alpha, beta);
}

Finding TreeSearch::child(Move move, int depth, int plies_from_root, Score alpha, Score beta) {
  history_.append(move);
  const Finding found = -value(depth - 1, plies_from_root + 1, -beta, -alpha);
  history_.take_back();
  return found;
}

/// First asks only whether the move is better than alpha.
Finding TreeSearch::scouted_child(Move move, int depth, int plies_from_root, Score alpha,
                                  Score beta) {
  const Finding found = child(move, depth, plies_from_root, alpha, alpha + 1);
  if (broken_off_ || found.score <= alpha || found.score >= beta) return found;
  return child(move, depth, plies_from_root, alpha, beta);
}

Finding TreeSearch::value(int depth, int plies_from_root, Score alpha, Score beta) {
  lines_[static_cast<std::size_t>(plies_from_root)].clear();
  if (budget_spent(root_depth_)) return Finding::estimate(0);
  if (depth == 0) return leaf(plies_from_root);
  const std::uint64_t key = result_key(history_, depth, prober_ != nullptr);
  const std::optional<TableEntry> known = table_.find(key);
  if (known) {
    const Finding found = seen_later(known->finding, -plies_from_root);
    if (settles(*known, found, depth, alpha, beta)) return found;
  }
  const MoveList legal = history_.legal_moves();
  if (legal.empty()) return end(*history_.outcome(), plies_from_root);
  if (const auto proved = probed(plies_from_root)) return *proved;
  OrderedMoves moves(legal, known ? known->move : std::nullopt, order_, history_.position().side());
  std::optional<Move> best_move;
  const Finding best = best_of(moves, depth, plies_from_root, alpha, beta, best_move);
  if (!broken_off_) {
    store(key, {best, bound_of(best.score, alpha, beta), depth, best_move}, plies_from_root);
  }
  return best;
}

Finding TreeSearch::best_of(OrderedMoves& moves, int depth, int plies_from_root, Score alpha,
                            Score beta, std::optional<Move>& best_move) {
  Finding best{-unbounded, false, true};
  for (int i = 0; i < moves.size(); ++i) {
    const Move move = moves.next();
    const Score above = std::max(alpha, best.score);
    const Finding found = i == 0 ? child(move, depth, plies_from_root, above, beta)
                                 : scouted_child(move, depth, plies_from_root, above, beta);
    if (broken_off_) break;
    if (found.score > best.score) best_move = move;
    take_in(best, found);
    if (found.score >= beta) {
      best.at_most_proved = false;
      order_.cut_off(move, history_.position().side(), depth);
      break;
    }
    if (found.score > above) extend_line(move, plies_from_root);
  }
  return best;
}

Finding TreeSearch::leaf(int plies_from_root) {
  if (const auto outcome = history_.outcome()) return end(*outcome, plies_from_root);
  if (const auto proved = probed(plies_from_root)) return *proved;
  return Finding::estimate(evaluate(history_.position(), history_.variant()));
}

Finding TreeSearch::end(const Outcome& outcome, int plies_from_root) const {
  const Position& position = history_.position();
  if (!outcome.winner) {
    const Variant& variant = history_.variant();
    const Score draw = drawn_with(position.captured(*variant.board), variant.rules);
    return Finding::certain(position.side() == Side::tigers ? draw : -draw);
  }
  const bool won = *outcome.winner == position.side();
  return Finding::certain(won ? won_in(plies_from_root) : lost_in(plies_from_root));
}

/// Asks the table first, since a prober may be slow; but only for hands with which the prober has
/// known a position, since the table takes its time as well.
std::optional<Finding> TreeSearch::probed(int plies_from_root) {
  if (prober_ == nullptr) return std::nullopt;
  const std::uint32_t hand = std::uint32_t{1} << history_.position().hand();
  const std::uint64_t key = probe_key(history_);
  if ((known_hands_ & hand) != 0) {
    if (const auto asked = table_.find(key)) return seen_later(asked->finding, -plies_from_root);
  }
  const auto known = prober_->probe(history_.position(), plies_from_root);
  if (!known) return std::nullopt;
  known_hands_ |= hand;
  const Finding found = Finding::certain(*known);
  table_.store(key, {found, Bound::exact, 0, std::nullopt});
  return seen_later(found, -plies_from_root);
}

void TreeSearch::store(std::uint64_t key, TableEntry entry, int plies_from_root) {
  entry.finding = seen_later(entry.finding, plies_from_root);
  table_.store(key, entry);
}

void TreeSearch::extend_line(Move move, int plies_from_root) {
  const auto ply = static_cast<std::size_t>(plies_from_root);
  lines_[ply] = {move};
  lines_[ply].insert(lines_[ply].end(), lines_[ply + 1].begin(), lines_[ply + 1].end());
}

std::vector<Move> TreeSearch::line_after(Move move, int depth) {
  std::vector<Move> line{move};
  line.insert(line.end(), lines_[1].begin(), lines_[1].end());
  for (const Move known : line) history_.append(known);
  while (static_cast<int>(line.size()) < depth) {
    const auto known = table_.find(
        result_key(history_, depth - static_cast<int>(line.size()), prober_ != nullptr));
    const MoveList legal = history_.legal_moves();
    if (!known || known->bound != Bound::exact || !known->move ||
        std::ranges::find(legal, *known->move) == legal.end()) {
      break;
    }
    line.push_back(*known->move);
    history_.append(line.back());
  }
  for (std::size_t i = 0; i < line.size(); ++i) history_.take_back();
  return line;
}

bool TreeSearch::budget_spent(int depth) {
  ++nodes_;
  const bool stopped = nodes_ % nodes_between_polls == 1 ? stop_.poll() : stop_.requested();
  broken_off_ = broken_off_ || stopped || (depth > 1 && nodes_ > limits_.nodes);
  return broken_off_;
}

}  // namespace baghchal
