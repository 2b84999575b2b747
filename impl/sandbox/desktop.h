#pragma once

#include <map>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/sandbox/events.h"
#include "impl/sandbox/process_table.h"
#include "impl/sandbox/state.h"

namespace offhand::sandbox {

/// Starts the programs of a desktop in order and waits for each to be ready. Teardown ends them.
class Desktop {
 public:
  Desktop(const Config& config, Events& events);

  /// Fails early if the owner exits, with an error that nobody reads.
  Result<void> start();
  /// Must be called for every child that exits.
  void child_exited(pid_t pid, int status);

  const Environment& environment() const { return environment_; }
  const std::string& display() const { return display_; }
  const std::map<std::string, pid_t>& helpers() const { return helpers_; }
  Pids helper_pids() const;
  /// Set once the X server or the session bus has ended, since nothing works without them.
  const std::optional<Error>& failure() const { return failure_; }

 private:
  enum class Server { listens, number_taken };

  Result<void> find_programs();
  Result<void> start_x_server();
  Result<Server> try_x_server(int number);
  Result<void> start_session_bus();
  Result<void> start_window_manager();
  Result<void> start_accessibility();
  Result<void> await_window_manager();

  Result<pid_t> start_helper(const std::string& name, const std::vector<std::string>& arguments,
                             const std::vector<std::pair<int, int>>& descriptors = {});
  Result<pid_t> start_helper_with(const Environment& environment, const std::string& name,
                                  const std::vector<std::string>& arguments,
                                  const std::vector<std::pair<int, int>>& descriptors);
  /// The first line that the helper writes to the other end of `fd`.
  Result<std::string> first_line(const std::string& step, const std::string& name, pid_t pid, int fd);
  /// Runs a short-lived program to its end and returns its output.
  Result<std::string> output_of(const std::string& step, const std::string& name,
                                const std::vector<std::string>& arguments);
  void await_exit(pid_t pid, Deadline deadline);
  /// The error contains the last line that the helper printed.
  Error failed(const std::string& step, const std::string& name, const std::string& reason) const;
  Error called_off(const std::string& step) const;
  std::string log_of(const std::string& name) const;
  Deadline step_deadline() const;

  Config config_;
  Events& events_;
  Environment environment_;
  std::string display_;
  std::string cookie_;
  Deadline deadline_;
  std::map<std::string, std::string> programs_;
  std::map<std::string, pid_t> helpers_;
  /// Exit statuses of programs that ended during the start.
  std::map<pid_t, int> exits_;
  bool starting_ = true;
  std::optional<Error> failure_;
};

}  // namespace offhand::sandbox
