#include "baghchal/ugi/protocol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <span>

#include "baghchal/notation/text.hpp"

namespace baghchal::ugi {
namespace {

using Words = std::span<const std::string_view>;

template <typename T>
using OrFault = tl::expected<T, std::string>;

tl::unexpected<std::string> fault(std::string sentence) {
  return tl::unexpected<std::string>(std::move(sentence));
}

/// No move is played where there is none.
constexpr std::string_view no_move = "0000";

/// A score of a win that is certain, at no known distance: far above all estimates.
constexpr Score certain_win = 20'000;

constexpr std::int64_t longest_ms = std::int64_t{1} << 50;

std::string joined(Words words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

std::string joined(const std::vector<std::string>& words) {
  return joined(std::vector<std::string_view>(words.begin(), words.end()));
}

/// The words before the first that is `word`, and those behind it.
struct Parted {
  Words before;
  Words behind;
  bool found;
};

Parted parted(Words words, std::string_view word) {
  const auto at = static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
  if (at == words.size()) return {words, {}, false};
  return {words.first(at), words.subspan(at + 1), true};
}

OrFault<std::int64_t> number(std::string_view what, std::string_view text, std::int64_t least,
                             std::int64_t most) {
  std::int64_t found = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), found);
  if (error != std::errc() || end != text.data() + text.size() || found < least || found > most) {
    return fault(fmt::format("{} {}: it must be a whole number from {} to {}", what,
                             in_quotes(text), least, most));
  }
  return found;
}

OrFault<Command> parse_option(Words words) {
  if (words.empty() || words[0] != "name") return fault("setoption: name is missing");
  const Parted parts = parted(words.subspan(1), "value");
  if (parts.before.empty()) return fault("setoption: no name is given");
  return SetOption{joined(parts.before), joined(parts.behind)};
}

OrFault<Command> parse_position(Words words) {
  const Parted parts = parted(words, "moves");
  SetPosition position;
  for (const std::string_view move : parts.behind) position.moves.emplace_back(move);
  if (parts.before.size() == 1 && parts.before[0] == "startpos") return position;
  if (parts.before.size() > 1 && parts.before[0] == "fen") {
    position.start = joined(parts.before.subspan(1));
    return position;
  }
  return fault("position: startpos, or fen and a position, must follow");
}

/// A limit of `go`: how it is called, what it may be and where it goes.
struct Limit {
  std::string_view name;
  std::int64_t least;
  std::int64_t most;
  void (*set)(Go&, std::int64_t);
  std::optional<std::int64_t> (*get)(const Go&);
};

std::optional<std::int64_t> count_of(const std::optional<Milliseconds>& time) {
  if (!time) return std::nullopt;
  return time->count();
}

std::optional<std::int64_t> unless_zero(Milliseconds time) {
  if (time.count() == 0) return std::nullopt;
  return time.count();
}

template <typename T>
std::optional<std::int64_t> widened(const std::optional<T>& number) {
  if (!number) return std::nullopt;
  return *number;
}

constexpr int most_moves = 1'000'000;

constexpr std::array<Limit, 8> limits{{
    {"p1time", -longest_ms, longest_ms,
     [](Go& go, std::int64_t value) { go.goats.left = Milliseconds(value); },
     [](const Go& go) { return count_of(go.goats.left); }},
    {"p2time", -longest_ms, longest_ms,
     [](Go& go, std::int64_t value) { go.tigers.left = Milliseconds(value); },
     [](const Go& go) { return count_of(go.tigers.left); }},
    {"p1inc", 0, longest_ms,
     [](Go& go, std::int64_t value) { go.goats.increment = Milliseconds(value); },
     [](const Go& go) { return unless_zero(go.goats.increment); }},
    {"p2inc", 0, longest_ms,
     [](Go& go, std::int64_t value) { go.tigers.increment = Milliseconds(value); },
     [](const Go& go) { return unless_zero(go.tigers.increment); }},
    {"movestogo", 1, most_moves,
     [](Go& go, std::int64_t value) { go.moves_to_go = static_cast<int>(value); },
     [](const Go& go) { return widened(go.moves_to_go); }},
    {"movetime", 0, longest_ms,
     [](Go& go, std::int64_t value) { go.move_time = Milliseconds(value); },
     [](const Go& go) { return count_of(go.move_time); }},
    {"depth", 1, most_moves,
     [](Go& go, std::int64_t value) { go.depth_plies = static_cast<int>(value); },
     [](const Go& go) { return widened(go.depth_plies); }},
    {"nodes", 1, std::numeric_limits<std::int64_t>::max(),
     [](Go& go, std::int64_t value) { go.nodes = value; }, [](const Go& go) { return go.nodes; }},
}};

OrFault<Command> parse_go(Words words) {
  Go go;
  while (!words.empty()) {
    const std::string_view name = words[0];
    if (name == "infinite") {
      go.infinite = true;
      words = words.subspan(1);
      continue;
    }
    const auto* const limit = std::ranges::find(limits, name, &Limit::name);
    if (limit == limits.end()) return fault(fmt::format("go: {} is not known", in_quotes(name)));
    if (words.size() < 2) return fault(fmt::format("go {}: its number is missing", name));
    const auto value = number(fmt::format("go {}", name), words[1], limit->least, limit->most);
    if (!value) return fault(value.error());
    limit->set(go, *value);
    words = words.subspan(2);
  }
  return go;
}

constexpr std::array<std::pair<Question, std::string_view>, 3> questions{{
    {Question::game_over, "gameover"},
    {Question::goats_turn, "p1turn"},
    {Question::result, "result"},
}};

OrFault<Command> parse_question(Words words) {
  for (const auto& [question, name] : questions) {
    if (words.size() == 1 && words[0] == name) return Ask{question};
  }
  return fault("query: gameover, p1turn or result must follow");
}

/// The words of commands that stand alone.
template <typename T>
OrFault<Command> alone(Words words) {
  if (!words.empty()) return fault(fmt::format("{} is too much", in_quotes(joined(words))));
  return T{};
}

struct Verb {
  std::string_view name;
  OrFault<Command> (*parse)(Words);
};

constexpr std::array<Verb, 9> verbs{{
    {"ugi", alone<Introduce>},
    {"isready", alone<AskReady>},
    {"uginewgame", alone<NewGame>},
    {"setoption", parse_option},
    {"position", parse_position},
    {"go", parse_go},
    {"stop", alone<Halt>},
    {"query", parse_question},
    {"quit", alone<Quit>},
}};

std::string text_of(const Introduce& /*command*/) {
  return "ugi";
}
std::string text_of(const AskReady& /*command*/) {
  return "isready";
}
std::string text_of(const NewGame& /*command*/) {
  return "uginewgame";
}
std::string text_of(const SetOption& command) {
  const std::string value = command.value.empty() ? "" : " value " + command.value;
  return fmt::format("setoption name {}{}", command.name, value);
}
std::string text_of(const SetPosition& command) {
  const std::string start = command.start.empty() ? "startpos" : "fen " + command.start;
  const std::string moves = command.moves.empty() ? "" : " moves " + joined(command.moves);
  return fmt::format("position {}{}", start, moves);
}
std::string text_of(const Go& command) {
  std::string text = "go";
  for (const Limit& limit : limits) {
    if (const auto value = limit.get(command)) text += fmt::format(" {} {}", limit.name, *value);
  }
  return command.infinite ? text + " infinite" : text;
}
std::string text_of(const Halt& /*command*/) {
  return "stop";
}
std::string text_of(const Ask& command) {
  const auto* found =
      std::ranges::find(questions, command.question, [](const auto& one) { return one.first; });
  return fmt::format("query {}", found->second);
}
std::string text_of(const Quit& /*command*/) {
  return "quit";
}

std::string text_of(const EngineName& reply) {
  return "id name " + reply.name;
}
std::string text_of(const EngineAuthor& reply) {
  return "id author " + reply.author;
}
std::string text_of(const Option& reply) {
  return fmt::format("option name {} type {}", reply.name, reply.terms);
}
std::string text_of(const Introduced& /*reply*/) {
  return "ugiok";
}
std::string text_of(const Ready& /*reply*/) {
  return "readyok";
}
std::string text_of(const BestMove& reply) {
  return fmt::format("bestmove {}", reply.move.empty() ? no_move : reply.move);
}
std::string text_of(const Response& reply) {
  return "response " + reply.answer;
}

std::optional<Reply> parse_id(Words words) {
  if (words.size() < 2) return std::nullopt;
  if (words[0] == "name") return EngineName{joined(words.subspan(1))};
  if (words[0] == "author") return EngineAuthor{joined(words.subspan(1))};
  return std::nullopt;
}

std::optional<Reply> parse_offer(Words words) {
  if (words.empty() || words[0] != "name") return std::nullopt;
  const Parted parts = parted(words.subspan(1), "type");
  if (parts.before.empty() || parts.behind.empty()) return std::nullopt;
  return Option{joined(parts.before), joined(parts.behind)};
}

/// A move may have more behind it, such as what to ponder on.
std::optional<Reply> parse_best_move(Words words) {
  if (words.empty()) return std::nullopt;
  return BestMove{words[0] == no_move ? "" : std::string(words[0])};
}

/// "cp" and hundredths of a goat, or "mate" and the moves of the side that wins until it has won.
std::string score_text(Score score) {
  if (!is_forced(score)) return fmt::format("cp {}", score);
  const int plies = distance_plies(score);
  const int sign = score > 0 ? 1 : -1;
  if (plies >= unknown_plies) return fmt::format("cp {}", sign * certain_win);
  return fmt::format("mate {}", sign * ((plies + 1) / 2));
}

std::int64_t per_second(std::int64_t nodes, Milliseconds time) {
  return nodes * 1000 / std::max<std::int64_t>(time.count(), 1);
}

}  // namespace

tl::expected<Command, std::string> parse_command(std::string_view line) {
  const std::vector<std::string_view> found = words(line);
  if (found.empty()) return fault("the line is empty");
  const auto* const verb = std::ranges::find(verbs, found[0], &Verb::name);
  if (verb == verbs.end()) {
    return fault(fmt::format("there is no command {}", in_quotes(found[0])));
  }
  return verb->parse(Words(found).subspan(1));
}

std::string to_text(const Command& command) {
  return std::visit([](const auto& one) { return text_of(one); }, command);
}

std::optional<Reply> parse_reply(std::string_view line) {
  const std::vector<std::string_view> found = words(line);
  if (found.empty()) return std::nullopt;
  const Words rest = Words(found).subspan(1);
  if (found[0] == "id") return parse_id(rest);
  if (found[0] == "option") return parse_offer(rest);
  if (found[0] == "bestmove") return parse_best_move(rest);
  if (found[0] == "response" && !rest.empty()) return Response{joined(rest)};
  if (found[0] == "ugiok") return Introduced{};
  if (found[0] == "readyok") return Ready{};
  return std::nullopt;
}

std::string to_text(const Reply& reply) {
  return std::visit([](const auto& one) { return text_of(one); }, reply);
}

Option number_option(std::string name, std::int64_t usual, std::int64_t least, std::int64_t most) {
  return {std::move(name), fmt::format("spin default {} min {} max {}", usual, least, most)};
}

Option choice_option(std::string name, std::string_view usual,
                     const std::vector<std::string>& choices) {
  std::string terms = fmt::format("combo default {}", usual);
  for (const std::string& choice : choices) terms += " var " + choice;
  return {std::move(name), std::move(terms)};
}

Option text_option(std::string name, std::string_view usual) {
  return {std::move(name), fmt::format("string default {}", usual.empty() ? "<empty>" : usual)};
}

std::string to_text(const Progress& progress) {
  std::string text = "info";
  if (progress.depth_plies > 0) {
    text += fmt::format(" depth {} nodes {} nps {}", progress.depth_plies, progress.nodes,
                        per_second(progress.nodes, progress.time));
  }
  text += fmt::format(" time {}", progress.time.count());
  if (progress.score) text += fmt::format(" score {}", score_text(*progress.score));
  return text + fmt::format(" pv {}", joined(progress.line));
}

std::string remark(std::string_view text) {
  return fmt::format("info string {}", text);
}

std::string complaint(std::string_view sentence) {
  return remark(fmt::format("error: {}", sentence));
}

Response response(bool yes) {
  return {yes ? "true" : "false"};
}

Response response(const std::optional<Outcome>& outcome) {
  if (!outcome) return {"none"};
  if (!outcome->winner) return {"draw"};
  return {*outcome->winner == Side::goats ? "p1win" : "p2win"};
}

}  // namespace baghchal::ugi
