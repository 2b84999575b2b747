#include <xcb/xcb.h>

#include <cstdlib>
#include <future>

#include "tests/linux_x11/x11_desktop.h"

namespace offhand::test {
namespace {

using platform::Reading;
using platform::WindowInfo;

/// A window that says it answers pings, and never does.
class DeafWindow {
 public:
  DeafWindow() : raw_(xcb_connect(nullptr, nullptr)), window_(make_window_with_ping(raw_)) {}
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
  xcb_connection_t* raw_;
  xcb_window_t window_;
};

using Ping = X11Desktop;

TEST_F(Ping, AWindowThatIsClosedMeanwhileIsNotWaitedFor) {
  // Not shown, as Qt's are by the time they are destroyed.
  DeafWindow deaf;
  const WindowInfo info{.window_id = deaf.window(), .app_name = "Deaf"};
  auto asked = std::async(std::launch::async, [&] { return input_->await_ping(info, within(timeout)); });
  deaf.wait_for_ping();
  deaf.destroy();
  const auto reading = asked.get();
  ASSERT_TRUE(reading) << reading.error().message;
  EXPECT_EQ(*reading, Reading::shown);
}

TEST_F(Ping, OneThatNeverAnswersIsSaidNotToRespond) {
  DeafWindow deaf;
  const WindowInfo info{.window_id = deaf.window(), .app_name = "Deaf"};
  const auto reading = input_->await_ping(info, within(milliseconds(200)));
  ASSERT_FALSE(reading);
  EXPECT_EQ(reading.error().code, "app_not_responding");
}

}  // namespace
}  // namespace offhand::test
