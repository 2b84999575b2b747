#pragma once

#include <string>

#include "platform/api/clock.h"
#include "platform/sim/world.h"

namespace offhand::platform::sim {

enum class Answer { awaited, not_awaited };

/// A call of a facet's function, as scenes and error messages see it.
struct CallInto {
  /// Name of the function: what troubles with "on_call" count.
  std::string name;
  /// What is being done, for messages: "reading the tree".
  std::string what;
  /// Application that it concerns; 0 when none in particular.
  std::int64_t pid = 0;
  /// Whether that application has to answer, and so can keep the caller waiting.
  Answer answer = Answer::awaited;
};

/// Enters the world for one call: runs the troubles that wait for it, notices a broken display, and waits, in simulated
/// time, while the application hangs. `display_lost`, `display_refused`, `app_not_responding`, `deadline_exceeded`,
/// `cancelled`. What an application does not have, it does not check.
Result<Access> enter(World& world, const CallInto& call, const Limits& limits);

/// Carries out something that was sent to an application without waiting for an answer: now, or when it wakes up.
/// `happening` is run with an Access held, and not at all when the application has ended by then.
void deliver(World& world, Application& application, std::function<void()> happening);

}  // namespace offhand::platform::sim
