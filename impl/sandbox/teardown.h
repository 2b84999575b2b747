#pragma once

#include <functional>
#include <string>

#include "impl/sandbox/process_table.h"
#include "impl/sandbox/state.h"

namespace offhand::sandbox {

/// Ends the processes of a sandbox. Every watching process can do it alone, from the facts in /proc.
struct Teardown {
  Config config;
  /// The owner of the display's number, if known; it may be gone already.
  pid_t supervisor = 0;
  /// Not signalled: other watching processes, which end by themselves. This process is never signalled.
  Pids spared;
  /// The desktop's own processes: ended after the applications, so that these can disconnect in order.
  Pids desktop;
  /// Whether descendants of this process belong to the sandbox, marked or not.
  enum class Children { of_sandbox, our_own };
  Children children = Children::of_sandbox;
  /// Called between scans of /proc to reap dead children.
  std::function<void()> reap = [] {};
};

/// Ends all processes, then releases the display's number and removes the directory and the state file. Takes about a
/// second at most unless the kernel holds a process; false if one is left.
bool tear_down(const Teardown& teardown);

}  // namespace offhand::sandbox
