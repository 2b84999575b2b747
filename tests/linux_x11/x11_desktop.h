#pragma once

#include <gtest/gtest.h>
#include <xcb/xcb.h>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "platform/api/platform.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/display.h"
#include "tests/support/application.h"
#include "tests/support/input_routes.h"

namespace offhand::test {

platform::Limits within(milliseconds time);

/// Keeps what the backend reports.
class EventList final : public platform::EventSink {
 public:
  void post(platform::Event event) override;
  bool wait_for(platform::EventKind kind, std::int64_t window);
  bool contains(platform::EventKind kind, std::int64_t window);

 private:
  std::mutex mutex_;
  std::vector<platform::Event> events_;
};

/// An xterm, which shows what was typed into it through a file.
class Terminal {
 public:
  explicit Terminal(const std::string& title);
  std::int64_t window() const { return application_->window(); }
  pid_t pid() const { return application_->pid(); }
  /// Lines typed into it so far.
  std::string typed() const { return contents(folder_.file("typed")); }

 private:
  TemporaryFolder folder_;
  std::unique_ptr<Application> application_;
};

/// The facets on the display of this process. Fails without one.
class X11Desktop : public testing::Test {
 protected:
  void SetUp() override;
  /// As a process does that ends.
  void leave_the_display();

  platform::WindowInfo describe(std::int64_t window);
  platform::UserState user_state();
  /// Output of a program, for comparison.
  static std::string output_of(const std::vector<std::string>& argv);

  EventList events_;
  std::shared_ptr<platform::x11::Display> display_;
  std::shared_ptr<platform::Windows> windows_;
  std::shared_ptr<platform::WindowPlacement> placement_;
  std::shared_ptr<platform::ScreenLayout> layout_;
  std::shared_ptr<platform::UserDesk> user_desk_;
  std::shared_ptr<platform::KeyInterception> interception_;
  std::shared_ptr<platform::Input> input_;
  std::shared_ptr<platform::InputGrabs> grabs_;
  std::unique_ptr<platform::Screen> screen_;
};

/// By its name; the server makes it where it has none yet.
xcb_atom_t atom_named(xcb_connection_t* connection, const std::string& name);

/// A window of this connection, not shown yet, that says it answers pings. The server has it when this returns.
xcb_window_t make_window_with_ping(xcb_connection_t* connection);

/// One key for every character.
std::vector<platform::KeyPress> keys_of(const std::string& text);

/// Middle of a control of the fixtures, in the window, by trial: fixtures log where they were pressed.
platform::PointerClick click_at(double x, double y, int count = 1, MouseButton button = MouseButton::left);

/// Or a button, by the server's word.
bool any_key_is_held();

}  // namespace offhand::test
