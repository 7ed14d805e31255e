// What all dialects have in common; the games and positions of tests/data in all of them.
#include "baghchal/notation/dialects.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "baghchal/notation/rules_text.hpp"
#include "tests/support/any_record.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::Contains;
using testing::HasSubstr;

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::vector<std::string>> table(const std::string& name) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream file(std::string(BAGHCHAL_TEST_DATA "/") + name);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    rows.emplace_back();
    for (std::string field; std::getline(fields, field, '\t');) rows.back().push_back(field);
  }
  return rows;
}

std::vector<Record> sound_records(std::string_view text, Dialect dialect) {
  std::vector<Record> records;
  for (const ReadRecord& record : read_records(text, dialect)) {
    EXPECT_TRUE(record) << name(dialect) << ": " << record.error().reason;
    if (record) records.push_back(*record);
  }
  return records;
}

/// Every game file, with its dialect: the name's last part but one.
std::vector<std::pair<std::string, Dialect>> game_files() {
  std::vector<std::pair<std::string, Dialect>> files;
  for (const auto& entry : std::filesystem::directory_iterator(BAGHCHAL_TEST_DATA "/games")) {
    if (entry.path().extension() != ".txt") continue;
    const std::string dialect = entry.path().stem().extension().string().substr(1);
    files.emplace_back(content(entry.path()), find_dialect(dialect).value());
  }
  return files;
}

TEST(GamesOfTheWorld, AreReadConvertedAndReadAgain) {
  const auto files = game_files();
  ASSERT_GE(files.size(), 3U);
  for (const auto& [text, from] : files) {
    EXPECT_EQ(guess_dialect(text), from);
    const std::vector<Record> records = sound_records(text, from);
    ASSERT_FALSE(records.empty());
    for (const Dialect to : dialects()) {
      const auto written = write_records(records, to);
      ASSERT_TRUE(written) << written.error();
      const std::vector<Record> again = sound_records(*written, to);
      ASSERT_EQ(again.size(), records.size());
      for (std::size_t i = 0; i < records.size(); ++i) {
        EXPECT_EQ(main_line(again[i]), main_line(records[i]));
        EXPECT_EQ(again[i].result, records[i].result);
      }
    }
  }
}

TEST(GamesOfTheWorld, AreWrittenAsTheyWere) {
  for (const auto& [text, dialect] : game_files()) {
    std::string written = write_records(sound_records(text, dialect), dialect).value();
    if (text.ends_with("\n\n")) written += '\n';
    EXPECT_EQ(written, text);
  }
}

TEST(GamesOfTheWorld, EndAsIsKnown) {
  const auto records = sound_records(content(BAGHCHAL_TEST_DATA "/games/real.baghchal-py.txt"),
                                     Dialect::baghchal_py);
  const auto expected = table("games/real.baghchal-py.expected.tsv");
  ASSERT_EQ(records.size(), expected.size());
  for (std::size_t i = 0; i < records.size(); ++i) {
    const std::vector<std::string>& known = expected[i];
    const Position last = last_position(records[i]);
    const int plies = static_cast<int>(records[i].line.moves.size());
    EXPECT_EQ(std::to_string(plies), known[1]);
    EXPECT_EQ(to_text(records[i].result), known[2]);
    EXPECT_EQ(std::to_string(last.captured(bagh_chal_board())), known[3]);
    EXPECT_EQ(write_position({last, plies}, Dialect::baghchal_py).value(), known[4]);
  }
}

/// The name of the problem that the words of the data file mean.
std::vector<std::string_view> named_in(std::string_view words) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 17> meanings{{
      {"three tigers", "tiger-count"},
      {"five tigers", "tiger-count"},
      {"four points", "row-length"},
      {"no run of empty", "bad-run"},
      {"four rows", "row-count"},
      {"six rows", "row-count"},
      {"do not add up", "goat-count"},
      {"the game was over", "game-over-before"},
      {"side is neither", "bad-side"},
      {"; side;", "bad-side"},
      {"hand is not", "hand-range"},
      {"hand: four", "hand-range"},
      {"is missing", "missing-field"},
      {"too many", "extra-field"},
      {"is no piece", "unknown-piece"},
      {"last field is no number", "bad-ply"},
      {"captured goat still stands", "victim-stands"},
  }};
  std::vector<std::string_view> names;
  for (const auto& [text, problem] : meanings) {
    if (words.find(text) != std::string_view::npos) names.push_back(problem);
  }
  if (words.find("victim not between") != std::string_view::npos) {
    names.push_back("victim-not-between");
  }
  if (words.find("no tiger on C3") != std::string_view::npos) names.push_back("mover-missing");
  return names;
}

TEST(BadPositions, AreRefusedNamingAllThatIsWrong) {
  const auto lines = table("bad-positions.tsv");
  ASSERT_GT(lines.size(), 20U);
  for (const auto& line : lines) {
    const Dialect dialect = line[0] == "position" ? Dialect::record : find_dialect(line[0]).value();
    const auto position = read_position(line[1], dialect);
    if (line[2].find("READ") != std::string::npos) {
      ASSERT_TRUE(position) << line[1];
      EXPECT_EQ(position->position.hand(), 15);
      EXPECT_EQ(position->position.captured(bagh_chal_board()), 4);
      continue;
    }
    ASSERT_FALSE(position) << line[1];
    const auto expected = named_in(line[2]);
    EXPECT_FALSE(expected.empty()) << line[2];
    std::vector<std::string_view> found;
    for (const Problem& problem : position.error()) found.push_back(problem.name);
    for (const std::string_view problem : expected)
      EXPECT_THAT(found, Contains(problem)) << line[1];
  }
}

TEST(Dialects, HaveNames) {
  for (const Dialect dialect : dialects()) EXPECT_EQ(find_dialect(name(dialect)), dialect);
  EXPECT_EQ(find_dialect("chess"), std::nullopt);
  EXPECT_EQ(find_dialect(""), std::nullopt);
}

TEST(Dialects, OurOwnPositionIsThePositionLine) {
  const auto line = read_position("T3T/5/5/5/T3T g 20 0 4", Dialect::record);
  ASSERT_TRUE(line);
  EXPECT_EQ(write_position(*line, Dialect::record), "T3T/5/5/5/T3T g 20 0 4");
}

constexpr std::array carriers_of_moves{Dialect::baghchal_py, Dialect::obx, Dialect::pybaghchal};

TEST(Dialects, RefuseWhatTheyCannotCarry) {
  Record small;
  small.variant = small_variant();
  small.start = Position::start(small_board());
  Record other_rules;
  other_rules.variant.rules.captures_to_win = 7;
  other_rules.start = position_of("T3T/5/2G2/5/T3T g 13 0");
  for (const Dialect dialect : carriers_of_moves) {
    EXPECT_THAT(write_records({&small, 1}, dialect).error(), HasSubstr("the board is"));
    EXPECT_THAT(write_records({&other_rules, 1}, dialect).error(),
                HasSubstr("rules traditional,captures_to_win=7"));
  }
}

TEST(Dialects, CarryAGameByOtherRulesWhereTheyMakeNoDifference) {
  Record record;
  record.variant.rules = *find_rules("solver");
  record.line.moves.push_back({Move::placement(point_of("c3"))});
  for (const Dialect dialect : carriers_of_moves) {
    EXPECT_TRUE(write_records({&record, 1}, dialect)) << name(dialect);
  }
}

TEST(Dialects, RefusalsNameTheGame) {
  std::vector<Record> records(3);
  for (Record& record : records) record.result = RecordResult::draw;
  records[1].start_ply = 1;
  EXPECT_THAT(write_records(records, Dialect::baghchal_py).error(),
              HasSubstr("game 2 cannot be written as baghchal-py: "));
}

RC_GTEST_PROP(Dialects, ReadAnyTextWithoutHarm, (const std::string& text)) {
  for (const Dialect dialect : dialects()) {
    for (const ReadRecord& record : read_records(text, dialect)) {
      RC_ASSERT(record.has_value() || !record.error().reason.empty());
    }
    const auto position = read_position(text, dialect);
    RC_ASSERT(position.has_value() || !position.error().empty());
  }
}

}  // namespace
}  // namespace baghchal
