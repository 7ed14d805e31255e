#pragma once

/// The program as an engine of the protocol: takes a runner's lines and answers them (docs/ugi.md).
///
///   take("go depth 3") ── searching … ── writes "bestmove c3"
///         take("stop") ───────┘            take("query result") at any time
///
/// While a search goes on, what would change the position or the engine is refused; no line is ever
/// fatal.
///
/// Threads: all calls from one thread. It searches in one of its own, and writes from both, one
/// line at a time.

#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>

#include "baghchal/engine/engine.hpp"
#include "baghchal/ugi/protocol.hpp"
#include "baghchal/ugi/settings.hpp"

namespace baghchal::ugi {

/// An engine, and what to say of it: which tables it has.
struct MadeEngine {
  std::unique_ptr<Engine> engine;
  std::string remark = {};
};

struct ServerSetup {
  std::string name;
  std::string author;
  /// Makes the engine for the settings, when it is first needed and whenever they have changed. The
  /// one made before is gone by then. Where it throws std::bad_alloc for a large hash, it is called
  /// again with the usual one.
  std::function<MadeEngine(const Settings&)> make_engine;
  /// Writes a line. What it throws ends the session: `take` or `finish` throws it again.
  std::function<void(const std::string&)> write;
};

class Server {
 public:
  explicit Server(ServerSetup setup);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  /// A search that goes on is stopped.
  ~Server();

  /// Answers a line; false once the runner has taken its leave.
  bool take(std::string_view line);

  /// Stops a search that goes on, whose move is still written.
  void finish();

 private:
  struct Search;

  void obey(const Introduce& command);
  void obey(const AskReady& command);
  void obey(const NewGame& command);
  void obey(const SetOption& command);
  void obey(const SetPosition& command);
  void obey(const Go& command);
  void obey(const Halt& command);
  void obey(const Ask& command);
  void obey(const Quit& command);

  bool busy();
  void settle();
  MadeEngine make_engine_that_fits();
  void ready_engine();
  void start_search(const Go& command, std::optional<Milliseconds> time);
  void search(Search& search, const PlayOrder& order, const Game& game, bool infinite);
  void write(const std::string& line);
  void write(const Reply& reply);
  void complain(std::string_view sentence);

  ServerSetup setup_;
  Settings settings_;
  Game game_;
  std::unique_ptr<Engine> engine_;  ///< null until it is needed
  std::mutex writing_;
  bool over_ = false;
  std::unique_ptr<Search> search_;  ///< the last, since its thread uses the others
};

}  // namespace baghchal::ugi
