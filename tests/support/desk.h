#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/support/application.h"

/// What the person at the desk has, as other programs than offhand see it: xdotool, xprop, wmctrl.
namespace offhand::test {

struct DeskState {
  std::string pointer;
  std::string active_window;
  std::string focus;
  /// Bottom to top.
  std::vector<std::string> stacking;
  bool operator==(const DeskState&) const = default;
  std::string text() const;
};

/// Throws when there is no display: a test that needs one fails without it.
DeskState read_desk();

/// Makes a window active through the window manager and waits until it has the focus.
void activate(std::int64_t window);

/// A person at work: an application that is active and has the focus in its entry, with the pointer resting on it.
class PersonAtDesk {
 public:
  PersonAtDesk();

  /// Takes the front again (a new window has taken it) and remembers the desk.
  void sit_down();
  /// Whether pointer, focus, active window and stacking are what they were at sit_down(), and nothing reached the
  /// person's application: empty, or what is different.
  std::string disturbance() const;
  /// Forgets what the person's application has been sent so far: a launch or the foreground takes the focus for a
  /// moment.
  void settle_log() {
    // On a busy machine it learns that it has the focus again after the desktop says so.
    application_.control("settle");
    log_mark_ = application_.event_count();
  }
  FixtureApplication& application() { return application_; }

 private:
  FixtureApplication application_;
  DeskState before_;
  std::size_t log_mark_ = 0;
};

}  // namespace offhand::test
