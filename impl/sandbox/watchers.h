#pragma once

#include <sys/types.h>

#include <set>
#include <string>

#include <tl/expected.hpp>

#include "impl/sandbox/process_table.h"
#include "impl/sandbox/state.h"

/// The two processes that supervise a sandbox. Both execute this program again, because after fork() alone a process
/// that had threads may not even allocate.
namespace offhand::sandbox {

/// Parent of the supervisor and subreaper of its descendants. Exits last, after the supervisor.
int guard(Config config);

/// Starts the desktop and the commands. Ends them when the owner exits, on request, or when the desktop fails.
int supervise(const Config& config);

enum class Role { guardian, supervisor };

/// The descriptor of the channel in a watching process.
inline constexpr int channel_number = 3;

tl::expected<pid_t, int> launch_watcher(Role role, const Config& config, int channel);

/// The watching processes of one sandbox among `candidates`.
struct Watchers {
  Pids guardians;
  Pids supervisors;
  bool none() const { return guardians.empty() && supervisors.empty(); }
};
Watchers find_watchers(const Pids& candidates, const std::string& id);

/// True if main() called maybe_run_supervisor().
bool can_become_watcher();

}  // namespace offhand::sandbox
