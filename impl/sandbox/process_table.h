#pragma once

#include <sys/types.h>

#include <map>
#include <set>
#include <string>

namespace offhand::sandbox {

using Pids = std::set<pid_t>;

/// A snapshot of /proc without zombies, which hold no resources and only wait for their parent.
class ProcessTable {
 public:
  static ProcessTable read();

  /// Processes whose environment names the sandbox `id`, as their own or as an outer one.
  Pids carrying(const std::string& id) const;
  /// Adds all descendants of the members. This finds processes that were started with an empty or overwritten
  /// environment.
  void add_descendants(Pids& pids) const;
  /// All ancestors up to the first process.
  Pids ancestors(pid_t pid) const;
  bool has(pid_t pid) const { return parents_.count(pid) != 0; }

 private:
  std::map<pid_t, pid_t> parents_;
};

/// Includes zombies. Empty if the kernel does not offer the list. Only for processes without threads.
Pids children_of_this_process();

/// The arguments a process was started with; empty if it is gone or not readable.
std::string command_line(pid_t pid);

/// True if the environment of the process names the sandbox.
bool carries(pid_t pid, const std::string& id);

}  // namespace offhand::sandbox
