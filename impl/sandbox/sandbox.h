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

/// A private desktop: an X server, a window manager, a session bus and an accessibility bus with nothing of the user's
/// in them. docs/design/sandbox.md tells which process watches whom.
namespace offhand::sandbox {

/// What of its caller's a sandbox gets beyond where programs lie, the language, the terminal and the user's name.
struct LetIn {
  /// Variables: NAME, with the value it has here and left out where it has none, or NAME=value.
  std::vector<std::string> variables;
  /// Files and folders that show in the home of the sandbox at the place that they have in the caller's; one from
  /// elsewhere under its own name.
  std::vector<std::string> paths;
};

struct Options {
  int width = 1920;
  int height = 1080;
  int depth = 24;
  /// A program that sets _NET_SUPPORTING_WM_CHECK when it is in charge; empty for no window manager.
  std::string window_manager = "openbox";
  /// For the whole start, however slow the machine is.
  std::chrono::milliseconds start_timeout{20'000};
  /// What of the caller's is let in, where otherwise nothing is.
  LetIn let_in;
};

/// How the environment of a process inside a sandbox differs from the one outside.
struct Environment {
  std::map<std::string, std::string> set;
  std::vector<std::string> removed;

  /// `base`, entries of the form NAME=value, with these changes.
  std::vector<std::string> over(const std::vector<std::string>& base) const;
  /// For `eval "$(offhand sandbox start --export)"`.
  std::string shell_text() const;
};

/// Whether all that it is made of is installed; `missing_package` with what is not.
Result<void> programs_are_there(const Options& options);

enum class Kind {
  attached,   ///< ends with the process that started it
  background  ///< lives until somebody stops it
};

/// What is known about a live sandbox.
struct Info {
  std::string id;
  std::string display;
  Kind kind = Kind::attached;
  /// Holds the sockets and configuration of the sandbox; gone when it ends.
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
  /// The signal that ended the process, 0 if it exited by itself.
  int signal = 0;

  /// What a shell would report as `$?`.
  int shell_code() const { return signal != 0 ? 128 + signal : code; }
};

struct Command {
  std::vector<std::string> argv;
  /// Added to the environment of the sandbox, or replacing parts of it.
  std::map<std::string, std::string> environment;
  /// Empty for the directory of the caller.
  std::string working_directory;
  /// Descriptors the command gets as its own 0, 1 and 2; -1 is /dev/null. They stay the caller's.
  int standard_input = -1;
  int standard_output = -1;
  int standard_error = -1;
  enum class Group {
    own,    ///< out of reach of the terminal's signals
    caller  ///< the caller's process group, so that the terminal belongs to both
  };
  Group group = Group::own;
};

/// A command inside a sandbox, a child of the supervisor. Letting go of it does not end the command.
class Process {
 public:
  Process(pid_t pid, host::Descriptor status) : pid_(pid), status_(std::move(status)) {}

  pid_t pid() const { return pid_; }
  /// Readable once the command has ended.
  int descriptor() const { return status_.get(); }
  /// Nothing if the command is still running after that time; an error if the sandbox ended before it.
  Result<std::optional<ExitStatus>> wait(std::chrono::milliseconds timeout);

 private:
  pid_t pid_;
  host::Descriptor status_;
  std::optional<ExitStatus> ended_;
};

/// A sandbox that lives as long as this object and no longer than this process. `spawn` may be called from any thread.
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
  /// Readable when the sandbox has ended, by whatever cause.
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
  /// Our child until it is reaped; 0 afterwards.
  pid_t guardian_;
  std::optional<Error> failure_;
};

/// Starts a sandbox, runs the command in it with our standard streams and terminal, ends the sandbox.
Result<ExitStatus> run(const Options& options, const std::vector<std::string>& argv);

/// Makes this process the command, in a sandbox that runs; whoever started it, the command ends with it. Returns where
/// that cannot be done: `sandbox_not_found`, `command_not_found`, `command_not_executable`.
Error enter(const std::string& id, const LetIn& let_in, const std::vector<std::string>& argv);

/// Gives this process the environment of a sandbox. Its own OFFHAND_ variables stay: they are the settings of whoever
/// started it.
void join(const Environment& environment);

/// Ids as we make them; anything else is never used in a path.
bool valid_id(const std::string& id);

/// The sandbox of that id, if it lives.
Result<Info> find(const std::string& id);

/// Whether a variable may be let in: those that tell where a desktop is would lead out of the sandbox.
bool may_let_in(std::string_view variable_name);

/// Starts a sandbox that outlives this process.
Result<Info> start(const Options& options);

/// Ends a sandbox of this user, whoever started it, and waits until nothing of it is left.
Result<void> stop(const std::string& id);

/// Returns the ids of what it stopped.
Result<std::vector<std::string>> stop_all();

/// The live sandboxes of this user. What dead ones left behind is cleaned up on the way.
Result<std::vector<Info>> status();

/// The watching processes are this program again, started through /proc/self/exe: main() of every program that starts
/// sandboxes calls this first and returns the value if there is one.
std::optional<int> maybe_run_supervisor(int argc, char** argv);

}  // namespace offhand::sandbox
