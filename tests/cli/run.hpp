#pragma once

/// Runs the built program, as a script would.

#include <chrono>
#include <string>
#include <vector>

namespace baghchal {

struct Finished {
  int status;  ///< the exit status; 128 and the signal's number where a signal ended it
  std::string out;
  std::string err;
};

/// Its standard input is `input`.
Finished run(const std::vector<std::string>& arguments, const std::string& input = "");

/// The same, but killed (SIGKILL) if it has not ended after a time.
Finished run_killed_after(std::chrono::milliseconds time,
                          const std::vector<std::string>& arguments);

/// Its standard input is a file or a folder.
Finished run_from(const std::string& file, const std::vector<std::string>& arguments);

/// Standard output goes to a file, such as /dev/full.
Finished run_into(const std::string& file, const std::vector<std::string>& arguments);

/// Standard output is a pipe that nobody reads.
Finished run_into_closed_pipe(const std::vector<std::string>& arguments,
                              const std::string& input = "");

/// The program's own file.
const char* program_file();

/// A file or folder of the tests' data.
std::string data(const std::string& name);

/// The exit status in what waitpid reports.
int exit_status(int reported);

}  // namespace baghchal
