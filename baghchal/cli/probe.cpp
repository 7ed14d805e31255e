#include "baghchal/cli/probe.hpp"

#include <utility>

#include "baghchal/console/output.hpp"

namespace baghchal {
namespace {

template <typename T>
T whole(Result<T> result) {
  if (!result) throw BadInput(result.error());
  return *std::move(result);
}

}  // namespace

Probe probe(const Position& position, const Tablebase& tablebase) {
  return {whole(tablebase.probe(position)), whole(tablebase.moves(position)),
          whole(tablebase.line(position))};
}

}  // namespace baghchal
