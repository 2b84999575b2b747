#pragma once

#include <sys/types.h>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/host/descriptor.h"

/// A private desktop: an X server, a window manager, a session bus and an accessibility bus, without access to the
/// user's own. docs/design/sandbox.md describes which process watches which.
namespace offhand::sandbox {

/// The variables and files of the caller that a sandbox gets besides program paths, language, terminal and user name.
struct LetIn {
  /// NAME for the value it has here (omitted if unset), or NAME=value.
  std::vector<std::string> variables;
  /// Files and directories that appear in the home of the sandbox at the same relative place; one from outside the home
  /// under its base name.
  std::vector<std::string> paths;
};

struct Options {
  int width = 1920;
  int height = 1080;
  int depth = 24;
  /// A program that sets _NET_SUPPORTING_WM_CHECK once it manages windows; empty for no window manager.
  std::string window_manager = "openbox";
  /// For the whole start, also on a slow machine.
  std::chrono::milliseconds start_timeout{20'000};
  /// Variables and files of the caller to pass in; none by default.
  LetIn let_in;
};

/// The difference between the environment inside a sandbox and the one outside.
struct Environment {
  std::map<std::string, std::string> set;
  std::vector<std::string> removed;

  /// Applies these changes to `base`, a list of NAME=value entries.
  std::vector<std::string> over(const std::vector<std::string>& base) const;
  /// Shell commands for `eval "$(offhand sandbox start --export)"`.
  std::string shell_text() const;
};

/// Checks that all programs of a sandbox are installed; fails with `missing_package`.
Result<void> programs_are_there(const Options& options);

enum class Kind {
  attached,   ///< ends with the process that started it
  background  ///< runs until it is stopped
};

/// Facts about a live sandbox.
struct Info {
  std::string id;
  std::string display;
  Kind kind = Kind::attached;
  /// Contains the sandbox's sockets and configuration; removed when it ends.
  std::string directory;
  pid_t guardian = 0;
  pid_t supervisor = 0;
  /// The desktop's own processes by program name.
  std::map<std::string, pid_t> helpers;
  std::chrono::milliseconds uptime{0};
  Environment environment;
};

struct ExitStatus {
  int code = 0;
  /// The signal that ended the process; 0 if it exited by itself.
  int signal = 0;

  /// The value that a shell would report as `$?`.
  int shell_code() const { return signal != 0 ? 128 + signal : code; }
};

struct Command {
  std::vector<std::string> argv;
  /// Overrides and additions to the environment of the sandbox.
  std::map<std::string, std::string> environment;
  /// Empty: the caller's directory.
  std::string working_directory;
  /// Descriptors that the command gets as 0, 1 and 2; -1 is /dev/null. The caller keeps ownership.
  int standard_input = -1;
  int standard_output = -1;
  int standard_error = -1;
  enum class Group {
    own,    ///< not reached by the terminal's signals
    caller  ///< the caller's process group, so that both share the terminal
  };
  Group group = Group::own;
};

/// A command inside a sandbox, a child of the supervisor. Destroying this object does not end the command.
class Process {
 public:
  Process(pid_t pid, host::Descriptor status) : pid_(pid), status_(std::move(status)) {}

  pid_t pid() const { return pid_; }
  /// Readable once the command has ended.
  int descriptor() const { return status_.get(); }
  /// Nothing if the command still runs after that time; an error if the sandbox ended before it.
  Result<std::optional<ExitStatus>> wait(std::chrono::milliseconds timeout);

 private:
  pid_t pid_;
  host::Descriptor status_;
  std::optional<ExitStatus> ended_;
};

/// A sandbox that ends with this object or this process. `spawn` may be called from any thread.
class Sandbox {
 public:
  static Result<std::unique_ptr<Sandbox>> start(const Options& options = {});
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  const std::string& id() const { return info_.id; }
  const std::string& display() const { return info_.display; }
  const Environment& environment() const { return info_.environment; }
  const Info& info() const { return info_; }

  Result<Process> spawn(const Command& command);
  /// Ends every process of the sandbox and removes its directory; the destructor does the same.
  Result<void> stop();
  /// Readable once the sandbox has ended for any reason.
  int descriptor() const { return channel_.get(); }
  /// Why it ended by itself ("Xvfb was ended by signal 11."), if it did.
  std::optional<Error> failure();

 private:
  friend Result<Info> start(const Options& options);
  Sandbox(Info info, host::Descriptor channel, pid_t guardian);
  static Result<std::unique_ptr<Sandbox>> launch(const Options& options, Kind kind);
  Info leave_running();

  Info info_;
  host::Descriptor channel_;
  /// A child of this process until it is reaped; 0 afterwards.
  pid_t guardian_;
  std::optional<Error> failure_;
};

/// Starts a sandbox, runs the command in it with this process's standard streams and terminal, and ends the sandbox.
Result<ExitStatus> run(const Options& options, const std::vector<std::string>& argv);

/// Replaces this process by the command in a running sandbox, with which the command ends. Returns only on failure:
/// `sandbox_not_found`, `command_not_found`, `command_not_executable`.
Error enter(const std::string& id, const LetIn& let_in, const std::vector<std::string>& argv);

/// Gives this process the environment of a sandbox. Its OFFHAND_ variables stay, because they are settings of its
/// caller.
void join(const Environment& environment);

/// True for ids that this code generates; any other is never used in a path.
bool valid_id(const std::string& id);

/// The live sandbox of that id.
Result<Info> find(const std::string& id);

/// True if a variable may be passed in. Variables that locate a desktop would lead out of the sandbox.
bool may_let_in(std::string_view variable_name);

/// Starts a sandbox that outlives this process.
Result<Info> start(const Options& options);

/// Ends any sandbox of this user and waits until nothing of it is left.
Result<void> stop(const std::string& id);

/// Returns the ids of the stopped sandboxes.
Result<std::vector<std::string>> stop_all();

/// The live sandboxes of this user. Remains of dead ones are removed.
Result<std::vector<Info>> status();

/// The watching processes are this program again, started through /proc/self/exe. main() of every program that starts
/// sandboxes calls this first and returns the value if there is one.
std::optional<int> maybe_run_supervisor(int argc, char** argv);

}  // namespace offhand::sandbox
