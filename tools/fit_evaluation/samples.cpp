#include "tools/fit_evaluation/samples.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <random>

namespace baghchal {
namespace {

constexpr int grade_bit = 56;
/// How often a side moves without looking, of which each game draws one for each side.
constexpr std::array<double, 5> tempers{0.02, 0.1, 0.2, 0.4, 0.7};
/// How long a game goes on once all goats are placed.
constexpr int most_movement_plies = 24;

Result<Grade> grade_in(const Tablebase& tables, const Position& position) {
  const auto verdict = tables.probe(position);
  if (!verdict) return tl::unexpected(verdict.error());
  if (!*verdict) return tl::unexpected(std::string("the tables do not hold every position"));
  return grade_of(**verdict, tables.variant().rules);
}

class SampleGame {
 public:
  SampleGame(const Tablebase& tables, std::mt19937_64& random) : tables_(tables), random_(random) {
    for (double& temper : blunders_) temper = tempers[random_() % tempers.size()];
  }

  Result<void> play(std::vector<std::uint64_t>& samples) {
    Position position = Position::start(board());
    int movement_plies = 0;
    while (decision(position, tables_.variant()) == Decision::none &&
           movement_plies < most_movement_plies) {
      if (!position.placement_phase()) ++movement_plies;
      const auto next = play_on(position, samples);
      if (!next) return tl::unexpected(next.error());
      position = *next;
    }
    return {};
  }

 private:
  const Geometry& board() const { return *tables_.variant().board; }

  /// Adds what each move leads to, and makes one of them.
  Result<Position> play_on(const Position& position, std::vector<std::uint64_t>& samples) {
    std::vector<Sample> after;
    for (const Move move : legal_moves(position, tables_.variant())) {
      const Position next = play_unchecked(position, move);
      const auto grade = grade_in(tables_, next);
      if (!grade) return tl::unexpected(grade.error());
      after.push_back({next, *grade});
      if (decision(next, tables_.variant()) == Decision::none) {
        samples.push_back(pack(after.back(), board()));
      }
    }
    return choose(after, position.side());
  }

  Position choose(std::vector<Sample>& after, Side side) {
    std::ranges::shuffle(after, random_);
    const double blunders = blunders_[static_cast<std::size_t>(side)];
    if (std::uniform_real_distribution<>()(random_) < blunders) return after.front().position;
    const auto [worst, best] = std::ranges::minmax_element(after, {}, &Sample::grade);
    return (side == Side::tigers ? best : worst)->position;
  }

  const Tablebase& tables_;
  std::mt19937_64& random_;
  std::array<double, 2> blunders_{};
};

}  // namespace

std::uint64_t pack(const Sample& sample, const Geometry& board) {
  return sample.position.pack(board) | std::uint64_t{sample.grade} << grade_bit;
}

Sample unpack_sample(std::uint64_t word, const Geometry& board) {
  const std::uint64_t position = word & ((std::uint64_t{1} << grade_bit) - 1);
  return {Position::unpack(position, board), static_cast<Grade>(word >> grade_bit)};
}

Result<std::vector<std::uint64_t>> draw_samples(const Tablebase& tables, std::size_t number,
                                                std::uint64_t seed, const SampleReport& report) {
  std::vector<std::uint64_t> samples;
  std::mt19937_64 random(seed);
  while (samples.size() < number) {
    SampleGame game(tables, random);
    if (const auto played = game.play(samples); !played) return tl::unexpected(played.error());
    report(samples.size());
  }
  samples.resize(number);
  return samples;
}

Result<void> write_samples(const std::vector<std::uint64_t>& samples, const std::string& path) {
  const std::string beside = path + ".new";
  std::ofstream file(beside, std::ios::binary);
  const auto bytes = std::as_bytes(std::span(samples));
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) return tl::unexpected(fmt::format("{} cannot be written", beside));
  std::filesystem::rename(beside, path);
  return {};
}

Result<std::vector<std::uint64_t>> read_samples(const std::string& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file) return tl::unexpected(fmt::format("{} cannot be read", path));
  std::vector<std::uint64_t> samples(static_cast<std::size_t>(file.tellg()) /
                                     sizeof(std::uint64_t));
  file.seekg(0);
  const auto bytes = std::as_writable_bytes(std::span(samples));
  file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!file) return tl::unexpected(fmt::format("{} cannot be read to its end", path));
  return samples;
}

}  // namespace baghchal
