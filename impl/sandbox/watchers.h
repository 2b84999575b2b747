#pragma once

#include <sys/types.h>

#include <set>
#include <string>

#include <tl/expected.hpp>

#include "impl/sandbox/process_table.h"
#include "impl/sandbox/state.h"

/// The two processes that watch over a sandbox. Both are this program again, started afresh: after a fork alone a
/// process that had threads may not even allocate.
namespace offhand::sandbox {

/// Parent of the supervisor and reaper of whatever the supervisor leaves behind. Ends with it, as the last of all.
int guard(Config config);

/// Starts the desktop and the commands and ends them when the owner goes, when told to, or when the desktop breaks.
int supervise(const Config& config);

enum class Role { guardian, supervisor };

/// The number under which a watching process finds its end of the channel.
inline constexpr int channel_number = 3;

tl::expected<pid_t, int> launch_watcher(Role role, const Config& config, int channel);

/// The watching processes of one sandbox among `candidates`.
struct Watchers {
  Pids guardians;
  Pids supervisors;
  bool none() const { return guardians.empty() && supervisors.empty(); }
};
Watchers find_watchers(const Pids& candidates, const std::string& id);

/// Whether main() gave us the chance to become a watching process.
bool can_become_watcher();

}  // namespace offhand::sandbox
