#pragma once

#include <string>

#include "platform/api/clock.h"
#include "platform/sim/world.h"

namespace offhand::platform::sim {

enum class Answer { awaited, not_awaited };

/// A call of a facet's function, as scenes and error messages name it.
struct CallInto {
  /// The function's name, which troubles with "on_call" count.
  std::string name;
  /// The activity, for messages: "reading the tree".
  std::string what;
  /// The application concerned; 0 for none in particular.
  std::int64_t pid = 0;
  /// Whether that application must answer, and so may delay the caller.
  Answer answer = Answer::awaited;
};

/// Enters the world for one call: runs the troubles that are due, notices a broken display, and waits in simulated time
/// while the application hangs. Fails with `display_lost`, `display_refused`, `app_not_responding`, `deadline_exceeded`
/// or `cancelled`. Capabilities of the application are not checked here.
Result<Access> enter(World& world, const CallInto& call, const Limits& limits);

/// Performs a message that needs no answer: now, or when the application stops hanging. `happening` runs with an Access
/// held, and not at all if the application has ended by then.
void deliver(World& world, Application& application, std::function<void()> happening);

}  // namespace offhand::platform::sim
