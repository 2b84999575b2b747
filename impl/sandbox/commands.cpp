#include <signal.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>

#include "impl/sandbox/channel.h"
#include "impl/sandbox/directories.h"
#include "impl/sandbox/environment.h"
#include "impl/sandbox/errors.h"
#include "impl/sandbox/sandbox.h"
#include "impl/sandbox/state.h"
#include "impl/sandbox/teardown.h"
#include "impl/sandbox/watchers.h"

/// start, stop and status: sandboxes that other processes find in the registry.
namespace offhand::sandbox {
namespace {

constexpr std::chrono::seconds stop_limit{4};
constexpr std::chrono::milliseconds look_again{5};

/// All processes of the sandbox except this one and its ancestors.
Pids members(const std::string& id) {
  const ProcessTable table = ProcessTable::read();
  Pids pids = table.carrying(id);
  for (const pid_t ancestor : table.ancestors(::getpid())) pids.erase(ancestor);
  pids.erase(::getpid());
  return pids;
}

bool exists(const std::string& path) {
  struct stat status{};
  return ::lstat(path.c_str(), &status) == 0;
}

void clean_up(const Config& config) {
  Teardown teardown;
  teardown.config = config;
  if (const auto info = read_state(config.state_file())) teardown.supervisor = info->supervisor;
  teardown.spared = ProcessTable::read().ancestors(::getpid());
  teardown.children = Teardown::Children::our_own;
  tear_down(teardown);
}

/// Removes this process from the sandbox. In a shell with the exported environment, `offhand sandbox stop` carries the
/// mark of the sandbox that it stops and would be killed with it. /proc shows the environment in this process's memory,
/// so it is cleared there.
void step_out_of(const std::string& id) {
  for (const std::string_view name : {id_variable, outer_variable}) {
    char* value = std::getenv(std::string(name).c_str());
    if (value != nullptr && std::strstr(value, id.c_str()) != nullptr) std::memset(value, '-', std::strlen(value));
  }
}

void ask_to_end(const Watchers& watchers) {
  // The guardian forwards the signal to the supervisor. A supervisor without a guardian ends by itself, but maybe
  // later.
  for (const pid_t pid : watchers.guardians.empty() ? watchers.supervisors : watchers.guardians) ::kill(pid, SIGTERM);
}

Result<void> stop_registered(const Config& config) {
  step_out_of(config.id);
  const Deadline deadline = Clock::now() + stop_limit;
  ask_to_end(find_watchers(members(config.id), config.id));
  for (;;) {
    const Pids left = members(config.id);
    if (left.empty() && !exists(config.directory())) return {};
    // If both watching processes are dead, this process ends the sandbox.
    if (find_watchers(left, config.id).none() || Clock::now() >= deadline) break;
    timespec pause{0, std::chrono::nanoseconds(look_again).count()};
    ::nanosleep(&pause, nullptr);
  }
  clean_up(config);
  if (members(config.id).empty()) return {};
  return fail(sandbox_failed("stop", "Processes of sandbox " + config.id + " could not be ended."));
}

}  // namespace

Result<Info> start(const Options& options) {
  OFFHAND_ASSIGN(auto sandbox, Sandbox::launch(options, Kind::background));
  return sandbox->leave_running();
}

Result<void> stop(const std::string& id) {
  Config config;
  OFFHAND_ASSIGN(config.registry, registry_directory());
  config.id = id;
  if (!valid_id(id) || (!exists(config.directory()) && !exists(config.state_file()) && members(id).empty()))
    return fail(sandbox_not_found(id));
  return stop_registered(config);
}

Result<Info> find(const std::string& id) {
  OFFHAND_ASSIGN(auto live, status());
  for (Info& info : live) {
    if (info.id == id) return std::move(info);
  }
  return fail(sandbox_not_found(id));
}

Result<std::vector<std::string>> stop_all() {
  OFFHAND_ASSIGN(const auto sandboxes, status());
  std::vector<std::string> stopped;
  for (const Info& info : sandboxes) {
    OFFHAND_CHECK(stop(info.id));
    stopped.push_back(info.id);
  }
  return stopped;
}

Result<std::vector<Info>> status() {
  Config config;
  OFFHAND_ASSIGN(config.registry, registry_directory());
  std::vector<Info> live;
  // The registry is read before the processes: a guardian exists before its directory does, so an entry without a
  // guardian is dead.
  const auto ids = registered_ids(config.registry);
  const ProcessTable table = ProcessTable::read();
  for (const std::string& id : ids) {
    config.id = id;
    const bool watched = !find_watchers(table.carrying(id), id).none();
    auto info = read_state(config.state_file());
    if (!watched) clean_up(config);
    // Without a state file the sandbox is still starting or already ending.
    if (watched && info && info->id == id) live.push_back(std::move(*info));
  }
  return live;
}

}  // namespace offhand::sandbox
