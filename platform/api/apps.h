#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// A program ready to start.
struct LaunchPlan {
  /// Name for people.
  std::string name;
  /// Program and arguments, nothing left to expand.
  std::vector<std::string> argv;
  std::vector<std::pair<std::string, std::string>> environment;
  /// Folder that it starts in; empty: the one that this process works in.
  std::string working_directory = {};
  /// What its windows may call their application, besides its program; empty for a program that was given by its path.
  std::vector<std::string> app_names = {};
  /// What the desktop calls the application that it is; empty for a program of no entry.
  std::string id = {};
  /// It is an installed application, started as its entry says.
  bool is_installed = false;
  /// It gets the ends of a pipe on which it serves its pages (`--remote-debugging-pipe`), whose other ends are held for
  /// as long as it runs, whatever becomes of this process.
  bool serves_pages_by_pipe = false;
  /// What it writes to its standard error is kept for last_words(); only where somebody stays who bounds that.
  bool keeps_errors = false;
};

enum class InstanceOf : std::uint8_t {
  /// Started with the plan's arguments, so that it may be used instead of a new one.
  command,
  /// However it was started: the plan's program may hand its work to it.
  program,
};

/// How a program ended.
struct Ended {
  enum class How : std::uint8_t {
    exited,     ///< `code` is its exit status.
    signalled,  ///< `code` is the number of the signal.
    unknown     ///< It was not started here, or somebody else collected it.
  };
  How how = How::unknown;
  int code = 0;
  bool well() const { return how == How::exited && code == 0; }
  bool operator==(const Ended&) const = default;
};
/// "exit status 1", "signal 11", "an unknown status".
std::string to_string(const Ended& ended);

struct ProcessInfo {
  std::int64_t pid = 0;
  std::string name;
  std::int64_t parent_pid = 0;
  std::int64_t uid = 0;
  /// This process is a copy of the plan's program.
  std::string executable;
  /// Tells it from a later process with the same pid; 0 where that is not known.
  std::uint64_t started = 0;
};

/// What an application, and what shows its windows, has to do.
enum class Work {
  /// It waits for input, for a timer or for another machine.
  none,
  /// Something to do, and since the last look neither a processor for it nor what it asked of a disk.
  waits,
  /// It computes.
  runs,
};

/// Whether an application has something to do: more may come then of what it was sent.
class Workload {
 public:
  virtual ~Workload() = default;
  virtual Work look() = 0;
  /// For how long, since the first look, its processes could have run and got no processor, one after another: so much
  /// later comes what they pass on to each other. 0 where that is not counted.
  virtual std::chrono::nanoseconds deprived() { return {}; }
};

/// An application that is installed, or runs, or both.
struct AppInfo {
  std::string name;
  /// What the desktop calls it; empty where it was never installed.
  std::string id;
  /// What launch_app() starts it by: its desktop entry, else its program. Empty where that is hidden from us.
  std::string launch_path;
  bool terminal = false;
  /// Seconds since 1970, where the system keeps that.
  std::optional<std::int64_t> last_used = {};
  /// Its main processes: those that own a window, or else run its program and were not started by another such.
  std::vector<std::int64_t> pids = {};
};

/// Applications and their processes.
class Apps {
 public:
  virtual ~Apps() = default;
  /// What is installed for people to start, and what of this user runs: whoever owns one of `windows` is an
  /// application, and so is whoever runs the program of an installed one. In no order.
  virtual Result<std::vector<AppInfo>> list(const std::vector<WindowInfo>& windows, const Limits& limits) = 0;
  /// Finds what a name, a program or a .desktop file means here; `app_not_found` with a suggestion.
  virtual Result<LaunchPlan> plan(const std::optional<std::string>& name, const std::optional<std::string>& launch_path,
                                  const std::vector<std::string>& urls, const std::vector<std::string>& arguments) = 0;
  /// Whether a window belongs to an instance of this program.
  virtual bool is_instance(const LaunchPlan& plan, const Window& window, InstanceOf of) = 0;
  /// Starts it, detached from our terminal, and returns its pid. `launch_failed` when it cannot be executed.
  virtual Result<std::int64_t> start(const LaunchPlan& plan, const Limits& limits) = 0;
  /// Empty while the process runs; else how it ended.
  virtual std::optional<Ended> ended(std::int64_t pid) = 0;
  virtual Result<ProcessInfo> process(std::int64_t pid) = 0;
  /// `pid` and everything that descends from it.
  virtual std::vector<std::int64_t> process_tree(std::int64_t pid) = 0;
  /// Whether process_tree(pid) has `other`. Reads only that one's ancestors: asked of every window's process while an
  /// action runs, on desktops with hundreds of processes.
  virtual bool is_in_process_tree(std::int64_t pid, std::int64_t other) = 0;
  /// The same for whoever asks of many while `pid` runs, which is looked at once. Valid as long as this object.
  virtual std::function<bool(std::int64_t other)> members_of_process_tree(std::int64_t pid) {
    return [this, pid](std::int64_t other) { return is_in_process_tree(pid, other); };
  }
  /// Of the processes that `pid` has now; null where that cannot be told.
  virtual std::unique_ptr<Workload> workload(std::int64_t /*pid*/, const Limits& /*limits*/) { return nullptr; }
  /// The end of what a program that was started here wrote to its standard error, as far as that was kept.
  virtual std::string last_words(std::int64_t /*pid*/) { return {}; }
  /// Whether `pid` was started by start() of this object, and runs.
  virtual bool started_here(std::int64_t pid) = 0;
  /// Why this process must never be ended (ourselves, an ancestor, the window manager, a bus), if so.
  virtual std::optional<std::string> protected_reason(std::int64_t pid) = 0;
  /// Ends a process at once and waits until it is gone.
  virtual Result<void> kill(std::int64_t pid, const Limits& limits) = 0;
};

}  // namespace offhand::platform
