#pragma once

#include <sys/types.h>

#include <map>
#include <set>
#include <string>

namespace offhand::sandbox {

using Pids = std::set<pid_t>;

/// One look at /proc. Zombies are left out: they hold nothing and only wait for their parent.
class ProcessTable {
 public:
  static ProcessTable read();

  /// Processes whose environment names the sandbox `id`, as the one they are in or as one around it.
  Pids carrying(const std::string& id) const;
  /// Adds everything that descends from a member. Finds what was started with an empty or overwritten environment.
  void add_descendants(Pids& pids) const;
  /// Parents up to the first process.
  Pids ancestors(pid_t pid) const;
  bool has(pid_t pid) const { return parents_.count(pid) != 0; }

 private:
  std::map<pid_t, pid_t> parents_;
};

/// Zombies included. Empty where the kernel does not offer the list. For processes without threads.
Pids children_of_this_process();

/// The arguments a process was started with; empty if it is gone or not ours to see.
std::string command_line(pid_t pid);

/// Whether the environment of the process names the sandbox.
bool carries(pid_t pid, const std::string& id);

}  // namespace offhand::sandbox
