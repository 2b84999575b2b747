#include "offhand/convenience.h"

#include <cstdlib>
#include <memory>
#include <mutex>
#include <utility>

#include "impl/library/guard.h"
#include "offhand/session.h"

namespace offhand::inline v0 {
namespace {

/// The one of this process. Never destroyed: other threads may call while the program ends.
struct Default {
  std::mutex mutex;
  std::shared_ptr<Session> session;
  int handlers = 0;
};

Default& the_default() {
  static auto& value = *new Default;
  return value;
}

/// A failure is tried again by the next call.
Outcome<std::shared_ptr<Session>> default_session() {
  const std::scoped_lock lock(the_default().mutex);
  auto& session = the_default().session;
  if (session == nullptr) {
    auto made = Session::create();
    if (!made) return made.error();
    session = std::make_shared<Session>(*std::move(made));
  }
  return session;
}

void end_default_session() {
  std::shared_ptr<Session> ended;
  const std::scoped_lock lock(the_default().mutex);
  ended.swap(the_default().session);
}

/// Its threads have to end before the static objects that they use. Handlers run before the destructors of what was
/// made before they were registered, so one is registered after each of the first calls. (The shared library keeps its
/// static objects, see shared/static_objects.cpp.)
void end_with_the_program() {
  constexpr int enough = 8;
  const std::scoped_lock lock(the_default().mutex);
  if (the_default().handlers++ < enough) std::atexit(end_default_session);
}

/// What a call of it says.
template <class Call>
auto by_default(Call call) -> decltype(call(std::declval<Session&>())) {
  return library::guarded([&]() -> decltype(call(std::declval<Session&>())) {
    const auto session = default_session();
    if (!session) return session.error();
    auto outcome = call(**session);
    end_with_the_program();
    return outcome;
  });
}

Outcome<cup::Envelope> captured(cup::Scope scope) {
  return by_default([&](Session& session) { return session.capture({.scope = scope}); });
}

Outcome<std::string> captured_text(cup::Scope scope) {
  return by_default([&](Session& session) { return session.capture_compact({.scope = scope}); });
}

}  // namespace

Outcome<cup::Envelope> get_tree() { return captured(cup::Scope::full); }
Outcome<cup::Envelope> get_foreground_tree() { return captured(cup::Scope::foreground); }
Outcome<std::string> get_compact() { return captured_text(cup::Scope::full); }
Outcome<std::string> get_foreground_compact() { return captured_text(cup::Scope::foreground); }
Outcome<std::string> get_overview() { return captured_text(cup::Scope::overview); }

}  // namespace offhand::inline v0
