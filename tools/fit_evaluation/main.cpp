/// Fits the evaluation of Bagh-Chal to the solution.
///
///     cmake --build build/release --target fit_evaluation
///     build/release/fit_evaluation sample TABLES NUMBER SEED SAMPLES
///     build/release/fit_evaluation fit SAMPLES EPOCHS SEED baghchal/search/bagh_chal_weights.cpp
///     build/release/fit_evaluation check SAMPLES
///
/// `sample` writes a file of positions with their grades (samples.hpp), `fit` the source file of
/// the weights (training.hpp), and `check` says how well the weights that are built in tell the
/// grades, best of samples that they have not been fitted to.
///
/// The weights in the repository come from 24,000,000 samples of seed 1 and two epochs of seed 1,
/// some ten minutes' work. Other compilers' sums of floats may differ in their last digits, and the
/// weights with them.

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <string>

#include "baghchal/search/evaluation.hpp"
#include "baghchal/tablebase/table_folder.hpp"
#include "tools/fit_evaluation/samples.hpp"
#include "tools/fit_evaluation/training.hpp"

namespace baghchal {
namespace {

using Arguments = std::span<const std::string>;

const Variant& variant() {
  static const Variant solved{&bagh_chal_board(), *find_rules("solver")};
  return solved;
}

Result<std::uint64_t> number_from(const std::string& text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number == 0) {
    return tl::unexpected(fmt::format("\"{}\" is no number from 1 up", text));
  }
  return number;
}

/// Each per cent once, on standard error.
void show(const std::string& what, double done) {
  static int shown = -1;
  const int percent = static_cast<int>(done * 100);
  if (percent != shown) fmt::print(stderr, "fit_evaluation: {}% {}\n", percent, what);
  shown = percent;
}

Result<void> sample(Arguments arguments) {
  const auto number = number_from(arguments[1]);
  const auto seed = number_from(arguments[2]);
  if (!number) return tl::unexpected(number.error());
  if (!seed) return tl::unexpected(seed.error());
  const auto tables = TableFolder::open(arguments[0], variant());
  if (!tables) return tl::unexpected(tables.error());
  const auto samples = draw_samples(tables->tablebase(), *number, *seed, [&](std::size_t so_far) {
    show("of the samples", static_cast<double>(so_far) / static_cast<double>(*number));
  });
  if (!samples) return tl::unexpected(samples.error());
  return write_samples(*samples, arguments[3]);
}

std::vector<std::uint64_t> of_side(const std::vector<std::uint64_t>& samples, Side side) {
  std::vector<std::uint64_t> result;
  for (const std::uint64_t word : samples) {
    if (unpack_sample(word, *variant().board).position.side() == side) result.push_back(word);
  }
  return result;
}

Result<void> write_source(const std::vector<std::int16_t>& weights, const std::string& path) {
  const std::string beside = path + ".new";
  std::ofstream file(beside);
  file << "/// Made by tools/fit_evaluation from the solution; NetworkLayout says what lies "
          "where.\n\n"
          "#include \"baghchal/search/bagh_chal_weights.hpp\"\n\n"
          "namespace baghchal {\n\n"
          "// clang-format off\n"
          "const std::vector<std::int16_t>& bagh_chal_weights() {\n"
          "  static const std::vector<std::int16_t> weights{";
  for (std::size_t i = 0; i < weights.size(); ++i) {
    file << (i % NetworkLayout::filters == 0 ? "\n" : "") << weights[i] << ',';
  }
  file << "\n  };\n  return weights;\n}\n// clang-format on\n\n}  // namespace baghchal\n";
  file.close();
  if (!file) return tl::unexpected(fmt::format("{} cannot be written", beside));
  std::filesystem::rename(beside, path);
  return {};
}

Result<void> fit(Arguments arguments) {
  const auto samples = read_samples(arguments[0]);
  const auto epochs = number_from(arguments[1]);
  const auto seed = number_from(arguments[2]);
  if (!samples) return tl::unexpected(samples.error());
  if (!epochs) return tl::unexpected(epochs.error());
  if (!seed) return tl::unexpected(seed.error());
  const TrainingPlan plan{static_cast<int>(*epochs), *seed};
  std::vector<std::int16_t> weights;
  for (const Side side : {Side::goats, Side::tigers}) {
    const auto half =
        rounded(train(variant(), of_side(*samples, side), plan, [&](double done, double loss) {
          show(fmt::format("for {} to move, loss {:.3f}", side == Side::goats ? "goats" : "tigers",
                           loss),
               done);
        }));
    if (!half) return tl::unexpected(half.error());
    weights.insert(weights.end(), half->begin(), half->end());
  }
  return write_source(weights, arguments[3]);
}

Result<void> check(Arguments arguments) {
  const auto samples = read_samples(arguments[0]);
  if (!samples) return tl::unexpected(samples.error());
  fmt::print("to move   value right  grade right  error in goats\n");
  for (const Side side : {Side::goats, Side::tigers}) {
    const Accuracy found = accuracy(variant(), of_side(*samples, side));
    fmt::print("{:8}  {:10.1f}%  {:10.1f}%  {:14.2f}\n", side == Side::goats ? "goats" : "tigers",
               found.right_value * 100, found.right_grade * 100, found.error);
  }
  return {};
}

struct Command {
  std::string name;
  std::string arguments;
  std::size_t number;
  Result<void> (*run)(Arguments);
};

const std::vector<Command>& commands() {
  static const std::vector<Command> all{{"sample", "TABLES NUMBER SEED SAMPLES", 4, sample},
                                        {"fit", "SAMPLES EPOCHS SEED SOURCE", 4, fit},
                                        {"check", "SAMPLES", 1, check}};
  return all;
}

int run(Arguments arguments) {
  for (const Command& command : commands()) {
    if (arguments.empty() || arguments[0] != command.name) continue;
    if (arguments.size() != command.number + 1) break;
    const auto done = command.run(arguments.subspan(1));
    if (done) return 0;
    fmt::print(stderr, "fit_evaluation: {}\n", done.error());
    return 2;
  }
  for (const Command& command : commands()) {
    fmt::print(stderr, "usage: fit_evaluation {} {}\n", command.name, command.arguments);
  }
  return 2;
}

}  // namespace
}  // namespace baghchal

int main(int count, char** words) {
  return baghchal::run(std::vector<std::string>(words + 1, words + count));
}
