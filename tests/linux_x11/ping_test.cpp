#include <xcb/xcb.h>

#include <cstdlib>
#include <cstring>
#include <future>

#include "tests/linux_x11/x11_desktop.h"

namespace offhand::test {
namespace {

using platform::Reading;
using platform::WindowInfo;

/// A window that says it answers pings, and never does.
class DeafWindow {
 public:
  DeafWindow() : raw_(xcb_connect(nullptr, nullptr)) {
    const auto* screen = xcb_setup_roots_iterator(xcb_get_setup(raw_)).data;
    const xcb_atom_t ping = atom("_NET_WM_PING");
    window_ = xcb_generate_id(raw_);
    xcb_create_window(raw_, 0, window_, screen->root, 0, 0, 50, 50, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT, 0, 0, nullptr);
    xcb_change_property(raw_, XCB_PROP_MODE_REPLACE, window_, atom("WM_PROTOCOLS"), XCB_ATOM_ATOM, 32, 1, &ping);
    // Once this is answered the server has done what comes before it.
    std::free(xcb_get_input_focus_reply(raw_, xcb_get_input_focus(raw_), nullptr));
  }
  ~DeafWindow() { xcb_disconnect(raw_); }
  DeafWindow(const DeafWindow&) = delete;
  DeafWindow& operator=(const DeafWindow&) = delete;

  xcb_window_t window() const { return window_; }
  void wait_for_ping() {
    for (bool pinged = false; !pinged;) {
      auto* event = xcb_wait_for_event(raw_);
      ASSERT_NE(event, nullptr);
      pinged = (event->response_type & 0x7F) == XCB_CLIENT_MESSAGE;
      std::free(event);
    }
  }
  void destroy() {
    xcb_destroy_window(raw_, window_);
    xcb_flush(raw_);
  }

 private:
  xcb_atom_t atom(const char* name) {
    auto* reply = xcb_intern_atom_reply(
        raw_, xcb_intern_atom(raw_, 0, static_cast<std::uint16_t>(std::strlen(name)), name), nullptr);
    const auto found = reply->atom;
    std::free(reply);
    return found;
  }

  xcb_connection_t* raw_;
  xcb_window_t window_ = XCB_NONE;
};

using Ping = X11Desktop;

TEST_F(Ping, AWindowThatIsClosedMeanwhileIsNotWaitedFor) {
  // Not shown, as Qt's are by the time they are destroyed.
  DeafWindow deaf;
  const WindowInfo info{.window_id = deaf.window(), .app_name = "Deaf"};
  auto asked = std::async(std::launch::async, [&] { return input_->await_reader(info, within(patience)); });
  deaf.wait_for_ping();
  deaf.destroy();
  const auto reading = asked.get();
  ASSERT_TRUE(reading) << reading.error().message;
  EXPECT_EQ(*reading, Reading::shown);
}

TEST_F(Ping, OneThatNeverAnswersIsSaidNotToRespond) {
  DeafWindow deaf;
  const WindowInfo info{.window_id = deaf.window(), .app_name = "Deaf"};
  const auto reading = input_->await_reader(info, within(milliseconds(200)));
  ASSERT_FALSE(reading);
  EXPECT_EQ(reading.error().code, "app_not_responding");
}

}  // namespace
}  // namespace offhand::test
