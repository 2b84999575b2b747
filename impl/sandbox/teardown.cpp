#include "impl/sandbox/teardown.h"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

#include "impl/sandbox/channel.h"
#include "impl/sandbox/directories.h"
#include "impl/sandbox/x_lock.h"

namespace offhand::sandbox {
namespace {

using std::chrono::milliseconds;

// Ends everything within 2 s after a watching process was killed, also on a busy machine.
constexpr milliseconds application_grace{400};
constexpr milliseconds desktop_grace{300};
constexpr milliseconds kill_limit{5000};
constexpr milliseconds chase_limit{20};
constexpr int look_again_ms = 5;
/// Applications that the owner started itself are no descendants of this process; two scans in a row must find none.
constexpr int proof_looks = 2;

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

  /// Signals every member and every process that joins them meanwhile; true if none is left.
  bool end(Part part, int signal, milliseconds limit) {
    const Deadline deadline = Clock::now() + limit;
    Pids signalled;
    for (int empty_looks = 0;;) {
      if (signal == SIGKILL) kill_children(part);
      teardown_.reap();
      const Pids left = members(part);
      empty_looks = left.empty() ? empty_looks + 1 : 0;
      if (left.empty() && (part == Part::applications || (empty_looks >= proof_looks && childless()))) return true;
      bool any_new = false;
      for (const pid_t pid : left) {
        const bool is_new = signalled.insert(pid).second;
        any_new |= is_new;
        // SIGTERM is sent once. SIGKILL is repeated, because a killed pid may belong to a new process by now.
        if (is_new || signal == SIGKILL) send(pid, signal);
      }
      if (Clock::now() >= deadline) return false;
      // No pause after new processes were found: a process that keeps forking must not win the race.
      if (!any_new) ::poll(nullptr, 0, look_again_ms);
    }
  }

  void send(pid_t pid, int signal) {
    seen_.insert(pid);
    ::kill(pid, signal);
    // A stopped process would not handle the signal.
    if (signal == SIGTERM) ::kill(pid, SIGCONT);
  }

  /// Scanning /proc takes longer than a process lives that forks and exits, so a scan never catches such a chain. But
  /// when a parent exits, its child becomes a child of this process, and that list is read quickly.
  void kill_children(Part part) {
    if (teardown_.children != Teardown::Children::of_sandbox) return;
    const Deadline deadline = Clock::now() + chase_limit;
    for (bool any = true; any && Clock::now() < deadline;) {
      any = false;
      for (const pid_t pid : children_of_this_process()) {
        if (part == Part::applications && teardown_.desktop.count(pid) != 0) continue;
        any = true;
        send(pid, SIGKILL);
      }
      teardown_.reap();
    }
  }

  /// A scan of /proc can miss a process that starts during it. The kernel's list of children is reliable: without a
  /// child there is no descendant, because orphans become children of this process.
  bool childless() const {
    if (teardown_.children != Teardown::Children::of_sandbox) return true;
    siginfo_t ignored{};
    return ::waitid(P_ALL, 0, &ignored, WEXITED | WNOHANG | WNOWAIT) != 0 && errno == ECHILD;
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
