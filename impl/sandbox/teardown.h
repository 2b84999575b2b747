#pragma once

#include <functional>
#include <string>

#include "impl/sandbox/process_table.h"
#include "impl/sandbox/state.h"

namespace offhand::sandbox {

/// Ends what belongs to a sandbox. Every watching process can do it, alone, from what /proc says.
struct Teardown {
  Config config;
  /// The owner of the display's number, if it is known and may be gone already.
  pid_t supervisor = 0;
  /// Left alone: other watching processes, which end by themselves. This process is never touched.
  Pids spared;
  /// The desktop itself: asked to end only after the applications, so that these can say goodbye to it.
  Pids desktop;
  /// Whether our descendants are the sandbox's, marked or not.
  enum class Children { of_sandbox, our_own };
  Children children = Children::of_sandbox;
  /// Called between looks at /proc, to collect dead children.
  std::function<void()> reap = [] {};
};

/// Ends all processes, then gives the display's number back and removes the directory and the state file. Takes about a
/// second at most unless the kernel holds a process; false if one is left after all.
bool tear_down(const Teardown& teardown);

}  // namespace offhand::sandbox
