#include "impl/sandbox/process_table.h"

#include <dirent.h>
#include <unistd.h>

#include <charconv>
#include <memory>
#include <sstream>
#include <string_view>

#include "codegen/runtime/read_file.h"
#include "impl/sandbox/environment.h"

namespace offhand::sandbox {
namespace {

/// Empty for processes that are gone or belong to another user.
std::string read_all(const std::string& path) { return read_file(path).value_or(""); }

std::string proc_path(pid_t pid, const char* name) { return "/proc/" + std::to_string(pid) + "/" + name; }

/// The parent of a live process; 0 for zombies and for processes that are gone.
pid_t parent_of(pid_t pid) {
  const std::string stat = read_all(proc_path(pid, "stat"));
  // The format is "pid (name) state parent ...", and the name may contain spaces and brackets.
  const std::size_t bracket = stat.rfind(')');
  if (bracket == std::string::npos || bracket + 4 >= stat.size()) return 0;
  const char state = stat[bracket + 2];
  if (state == 'Z' || state == 'X') return 0;
  pid_t parent = 0;
  std::from_chars(stat.data() + bracket + 4, stat.data() + stat.size(), parent);
  return parent;
}

bool list_contains(std::string_view list, std::string_view id) {
  while (!list.empty()) {
    const std::size_t colon = list.find(':');
    if (list.substr(0, colon) == id) return true;
    if (colon == std::string_view::npos) return false;
    list.remove_prefix(colon + 1);
  }
  return false;
}

}  // namespace

ProcessTable ProcessTable::read() {
  ProcessTable table;
  const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir("/proc"), &::closedir);
  if (!directory) return table;
  while (const dirent* entry = ::readdir(directory.get())) {
    const std::string_view name = entry->d_name;
    pid_t pid = 0;
    const auto parsed = std::from_chars(name.data(), name.data() + name.size(), pid);
    if (parsed.ec != std::errc{} || parsed.ptr != name.data() + name.size()) continue;
    const pid_t parent = parent_of(pid);
    if (parent > 0) table.parents_.emplace(pid, parent);
  }
  return table;
}

Pids ProcessTable::carrying(const std::string& id) const {
  Pids pids;
  for (const auto& [pid, parent] : parents_) {
    if (carries(pid, id)) pids.insert(pid);
  }
  return pids;
}

void ProcessTable::add_descendants(Pids& pids) const {
  // Pids wrap around, so a child may come before its parent: repeat until nothing is added.
  for (bool grown = true; grown;) {
    grown = false;
    for (const auto& [pid, parent] : parents_) {
      if (pids.count(parent) != 0) grown |= pids.insert(pid).second;
    }
  }
}

Pids ProcessTable::ancestors(pid_t pid) const {
  Pids found;
  for (auto at = parents_.find(pid); at != parents_.end(); at = parents_.find(at->second)) {
    if (!found.insert(at->second).second) break;
  }
  return found;
}

Pids children_of_this_process() {
  Pids pids;
  std::istringstream list(read_all(proc_path(::getpid(), "task/") + std::to_string(::getpid()) + "/children"));
  for (pid_t pid = 0; list >> pid;) pids.insert(pid);
  return pids;
}

std::string command_line(pid_t pid) { return read_all(proc_path(pid, "cmdline")); }

bool carries(pid_t pid, const std::string& id) {
  const std::string environment = read_all(proc_path(pid, "environ"));
  const std::string own = std::string(id_variable) + "=" + id;
  const std::string around = std::string(outer_variable) + "=";
  std::string_view rest = environment;
  while (!rest.empty()) {
    const std::size_t end = rest.find('\0');
    const std::string_view entry = rest.substr(0, end);
    if (entry == own) return true;
    if (entry.substr(0, around.size()) == around && list_contains(entry.substr(around.size()), id)) return true;
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return false;
}

}  // namespace offhand::sandbox
