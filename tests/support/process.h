#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

/// Child processes for tests. Every wait ends at a deadline; nothing outlives the object that started it.
namespace offhand::test {

using std::chrono::milliseconds;

/// How long a slow, busy machine may take for anything (a launch alone may take 45 seconds); only a failing test waits
/// so long.
inline constexpr milliseconds timeout{60'000};

/// Variables to set, or to remove where the value is absent.
using EnvironmentChanges = std::map<std::string, std::optional<std::string>>;

/// Path of the program under test.
std::string offhand_program();

/// Asks again every few milliseconds until it holds or time is up.
bool eventually(const std::function<bool()>& condition, milliseconds limit = timeout);

class ChildProcess {
 public:
  explicit ChildProcess(const std::vector<std::string>& argv, const EnvironmentChanges& changes = {});
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  pid_t pid() const { return pid_; }
  /// Its standard input; -1 once closed.
  int input() const { return input_; }
  int output() const { return output_; }
  int errors() const { return errors_; }
  void close_input();
  void signal(int number) const;
  /// The exit status as a shell shows it; empty when it still runs at the deadline.
  std::optional<int> wait(milliseconds limit = timeout);

 private:
  pid_t pid_ = -1;
  int pidfd_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  std::optional<int> status_;
};

/// Writes all of it; false when nobody reads any more.
bool write_all(int descriptor, std::string_view bytes);
/// Reads to the end.
std::string read_all(int descriptor);

struct CommandOptions {
  std::string input = {};
  EnvironmentChanges environment = {};
  milliseconds deadline = timeout;
};

struct CommandResult {
  std::string output;
  std::string errors;
  /// 128 + signal for one that was ended by a signal, as this runner does at the deadline.
  int exit_code = -1;
  bool timed_out = false;
};

CommandResult run_command(const std::vector<std::string>& argv, const CommandOptions& options = {});
/// `offhand` with these words.
CommandResult run_offhand(std::vector<std::string> words, const CommandOptions& options = {});

/// An empty folder below /tmp that goes with this object.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

std::string contents(const std::string& file);
void write_contents(const std::string& file, std::string_view text);

}  // namespace offhand::test
