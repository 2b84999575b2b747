#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/support/application.h"

/// What the user at the desk has, as the X server and its window manager have it: asked without any code of offhand.
namespace offhand::test {

struct UserState {
  std::string pointer;
  std::string active_window;
  std::string focus;
  /// Bottom to top.
  std::vector<std::string> stacking;
  bool operator==(const UserState&) const = default;
  std::string text() const;
};

/// Throws when there is no display: a test that needs one fails without it.
UserState read_desk();

/// Makes a window active through the window manager and waits until it has the focus.
void activate(std::int64_t window);

/// A user at work: an application that is active and has the focus in its entry, with the pointer resting on it.
class UserAtDesk {
 public:
  UserAtDesk();

  /// Takes the front again (a new window has taken it) and remembers the desk.
  void sit_down();
  /// Whether pointer, focus, active window and stacking are what they were at sit_down(), and nothing reached the
  /// user's application: empty, or what is different.
  std::string disturbance() const;
  /// Forgets what the user's application has been sent so far: a launch or the foreground takes the focus for a
  /// moment.
  void settle_log() {
    // On a busy machine it learns that it has the focus again after the desktop says so.
    application_.control("settle");
    log_mark_ = application_.event_count();
  }
  FixtureApplication& application() { return application_; }

 private:
  FixtureApplication application_;
  UserState before_;
  std::size_t log_mark_ = 0;
};

}  // namespace offhand::test
