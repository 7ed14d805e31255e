#pragma once

/// Positions with the grade that the solution gives them: what an evaluation is fitted to.
///
/// They come from games played by the tables' own verdicts with blunders strewn in, as many as each
/// side's temper has it, drawn anew for each game. Of every position played the grades of all moves
/// are asked for, so the samples are plausible positions and what any one move makes of them: the
/// positions on the horizon of a search.
///
/// A sample is one word: the packed position, and the grade in the highest byte.
///
/// Threads: plain values.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

struct Sample {
  Position position;
  Grade grade;
};

std::uint64_t pack(const Sample& sample, const Geometry& board);
Sample unpack_sample(std::uint64_t word, const Geometry& board);

/// Told how many samples there are.
using SampleReport = std::function<void(std::size_t)>;

/// The same seed draws the same samples. Fails where a table is damaged or missing.
Result<std::vector<std::uint64_t>> draw_samples(const Tablebase& tables, std::size_t number,
                                                std::uint64_t seed, const SampleReport& report);

/// A file of such words as they lie in memory.
Result<void> write_samples(const std::vector<std::uint64_t>& samples, const std::string& path);
Result<std::vector<std::uint64_t>> read_samples(const std::string& path);

}  // namespace baghchal
