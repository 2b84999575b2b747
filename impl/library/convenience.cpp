#include "offhand/convenience.h"

#include <mutex>
#include <utility>

#include "impl/library/guard.h"
#include "offhand/session.h"

namespace offhand::inline v0 {
namespace {

/// The one of this process; a failure is tried again by the next call. Never destroyed: other threads may use it while
/// the program ends.
Outcome<Session*> default_session() {
  static auto& mutex = *new std::mutex;
  static Session* session = nullptr;
  const std::scoped_lock lock(mutex);
  if (session == nullptr) {
    auto made = Session::create();
    if (!made) return made.error();
    session = new Session(*std::move(made));
  }
  return session;
}

Outcome<cup::Envelope> captured(cup::Scope scope) {
  return library::guarded([&]() -> Outcome<cup::Envelope> {
    const auto session = default_session();
    if (!session) return session.error();
    return (*session)->capture({.scope = scope});
  });
}

Outcome<std::string> captured_text(cup::Scope scope) {
  return library::guarded([&]() -> Outcome<std::string> {
    const auto session = default_session();
    if (!session) return session.error();
    return (*session)->capture_compact({.scope = scope});
  });
}

}  // namespace

Outcome<cup::Envelope> get_tree() { return captured(cup::Scope::full); }
Outcome<cup::Envelope> get_foreground_tree() { return captured(cup::Scope::foreground); }
Outcome<std::string> get_compact() { return captured_text(cup::Scope::full); }
Outcome<std::string> get_foreground_compact() { return captured_text(cup::Scope::foreground); }
Outcome<std::string> get_overview() { return captured_text(cup::Scope::overview); }

}  // namespace offhand::inline v0
