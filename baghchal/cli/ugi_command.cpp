#include "baghchal/cli/ugi_command.hpp"

#include <unistd.h>

#include <new>
#include <optional>

#include "baghchal/cli/game_tables.hpp"
#include "baghchal/ugi/server.hpp"

namespace baghchal {
namespace {

/// What the machine has. More would be granted at first, and the program killed for it later.
std::size_t most_memory_bytes() {
  return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

/// Makes engines, one after the other, and keeps the tables that the last one looks at.
class EngineMaker {
 public:
  explicit EngineMaker(std::string folder) : folder_(std::move(folder)) {}

  ugi::MadeEngine make(const ugi::Settings& settings) {
    const std::size_t memory_bytes = static_cast<std::size_t>(settings.hash_mb) << 20;
    if (memory_bytes > most_memory_bytes()) throw std::bad_alloc();
    tables_.emplace(settings.tables.empty() ? folder_ : settings.tables, settings.variant);
    const EngineOptions options{.tables = tables_->tablebase(), .memory_bytes = memory_bytes};
    return {make_engine(options), tables_->sentence("Perfect play", "searches")};
  }

 private:
  std::string folder_;
  std::optional<GameTables> tables_;
};

}  // namespace

ExitStatus run_ugi(const std::string& folder, const Streams& streams) {
  EngineMaker maker(folder);
  ugi::Server server(
      {.name = "baghchal " BAGHCHAL_VERSION,
       .author = "the authors of baghchal",
       .make_engine = [&](const ugi::Settings& settings) { return maker.make(settings); },
       .write = [&](const std::string& line) { streams.out << line << '\n'
                                                           << std::flush; }});
  std::string line;
  while (std::getline(streams.in, line) && server.take(line)) {
  }
  server.finish();
  return done;
}

}  // namespace baghchal
