#include "impl/sandbox/teardown.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include "impl/sandbox/channel.h"
#include "impl/sandbox/directories.h"
#include "impl/sandbox/x_lock.h"

namespace offhand::sandbox {
namespace {

using std::chrono::milliseconds;

// Everything is gone 2 s after a watching process was killed, on a busy machine too.
constexpr milliseconds application_grace{400};
constexpr milliseconds desktop_grace{300};
constexpr milliseconds kill_limit{5000};
constexpr int look_again_ms = 5;

enum class Part { applications, everything };

class Ending {
 public:
  explicit Ending(const Teardown& teardown) : teardown_(teardown) {}

  bool run() {
    end(Part::applications, SIGTERM, application_grace);
    end(Part::applications, SIGKILL, desktop_grace);
    end(Part::everything, SIGTERM, desktop_grace);
    return end(Part::everything, SIGKILL, kill_limit);
  }

  const Pids& seen() const { return seen_; }

 private:
  Pids members(Part part) const {
    const ProcessTable table = ProcessTable::read();
    Pids pids = table.carrying(teardown_.config.id);
    for (const pid_t spared : teardown_.spared) pids.erase(spared);
    pids.erase(::getpid());
    if (teardown_.children == Teardown::Children::of_sandbox) pids.insert(::getpid());
    table.add_descendants(pids);
    if (part == Part::applications) {
      Pids desktop = teardown_.desktop;
      table.add_descendants(desktop);
      for (const pid_t pid : desktop) pids.erase(pid);
    }
    for (const pid_t spared : teardown_.spared) pids.erase(spared);
    pids.erase(::getpid());
    return pids;
  }

  /// Signals every member once, and whatever joins them meanwhile; true when none is left.
  bool end(Part part, int signal, milliseconds limit) {
    const Deadline deadline = Clock::now() + limit;
    Pids signalled;
    for (;;) {
      teardown_.reap();
      const Pids left = members(part);
      if (left.empty()) return true;
      bool any_new = false;
      for (const pid_t pid : left) {
        if (!signalled.insert(pid).second) continue;
        any_new = true;
        seen_.insert(pid);
        ::kill(pid, signal);
        // A stopped process would keep the request pending.
        if (signal == SIGTERM) ::kill(pid, SIGCONT);
      }
      if (Clock::now() >= deadline) return false;
      // No pause after finding new ones: a process that keeps forking must not win the race.
      if (!any_new) ::poll(nullptr, 0, look_again_ms);
    }
  }

  const Teardown& teardown_;
  Pids seen_;
};

}  // namespace

bool tear_down(const Teardown& teardown) {
  Ending ending(teardown);
  const bool complete = ending.run();
  Pids owners = ending.seen();
  owners.insert(teardown.supervisor);
  remove_display_locks(owners);
  ::unlink(teardown.config.state_file().c_str());
  remove_sandbox_directory(teardown.config.directory());
  return complete;
}

}  // namespace offhand::sandbox
