#include <poll.h>
#include <xcb/xcb.h>

#include <cstdlib>
#include <stdexcept>
#include <thread>

#include "platform/api/key_names.h"
#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"

namespace offhand::test {
namespace {

using platform::Outcome;

/// Looks at every press of the first button before its receiver gets it, as a window manager does that raises what is
/// clicked, and takes its time.
class SlowManager {
 public:
  explicit SlowManager(milliseconds takes) : takes_(takes), connection_(xcb_connect(nullptr, nullptr)) {
    const auto root = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data->root;
    const auto asked = xcb_grab_button_checked(connection_, 0, root, XCB_EVENT_MASK_BUTTON_PRESS, XCB_GRAB_MODE_SYNC,
                                               XCB_GRAB_MODE_ASYNC, XCB_NONE, XCB_NONE, 1, XCB_MOD_MASK_ANY);
    if (xcb_request_check(connection_, asked) != nullptr) throw std::runtime_error("another client has that grab");
    thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
  }
  ~SlowManager() {
    thread_.request_stop();
    thread_.join();
    xcb_disconnect(connection_);
  }
  SlowManager(const SlowManager&) = delete;
  SlowManager& operator=(const SlowManager&) = delete;

  /// Of each press that it let through, the modifiers that were down.
  std::vector<int> presses() const {
    const std::scoped_lock lock(mutex_);
    return presses_;
  }

 private:
  void serve(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      pollfd ready{xcb_get_file_descriptor(connection_), POLLIN, 0};
      ::poll(&ready, 1, 20);
      while (auto* const event = xcb_poll_for_event(connection_)) {
        if ((event->response_type & 0x7F) == XCB_BUTTON_PRESS)
          let_through(*reinterpret_cast<xcb_button_press_event_t*>(event));
        std::free(event);
      }
    }
  }
  void let_through(const xcb_button_press_event_t& press) {
    // Not to wait for anything: to be slow.
    std::this_thread::sleep_for(takes_);
    const std::scoped_lock lock(mutex_);
    presses_.push_back(press.state & (XCB_MOD_MASK_SHIFT | XCB_MOD_MASK_CONTROL));
    xcb_allow_events(connection_, XCB_ALLOW_REPLAY_POINTER, press.time);
    xcb_flush(connection_);
  }

  const milliseconds takes_;
  xcb_connection_t* const connection_;
  mutable std::mutex mutex_;
  std::vector<int> presses_;
  std::jthread thread_;
};

class Foreground : public X11Desktop, public testing::WithParamInterface<std::string> {
 protected:
  void bring_up(std::int64_t window) {
    describe(window);
    const auto activated = placement_->activate(window, within(timeout));
    ASSERT_TRUE(activated) << activated.error().message;
  }
  static constexpr platform::ScreenPoint users_place{7, 9};
  platform::WindowInfo brought_up_with_pointer_elsewhere(const FixtureApplication& target) {
    output_of({"xdotool", "mousemove", std::to_string(users_place.x), std::to_string(users_place.y)});
    bring_up(target.window());
    return describe(target.window());
  }
};

TEST_P(Foreground, ClickArrivesAndThePointerGoesBack) {
  const FixtureApplication target(GetParam());
  const auto window = brought_up_with_pointer_elsewhere(target);
  const std::size_t mark = target.event_count();
  const double y = static_cast<double>(window.bounds.height) - 90;
  const auto delivery = click_foreground(*input_, window, click_at(240, y, 2), within(timeout));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  EXPECT_EQ(delivery.path, ActionPath::x11_pixel_fg);
  const auto press = target.wait_for({{"event", "press"}, {"count", 2}}, mark);
  EXPECT_NEAR(press["x"].get<double>(), 240, 1);
  EXPECT_NEAR(press["y"].get<double>(), y, 1);
  EXPECT_EQ(user_state().pointer, users_place);
}

TEST_P(Foreground, PutsNothingBackBeforeAManagerHasLetThePressesThrough) {
  const FixtureApplication target(GetParam());
  const auto window = brought_up_with_pointer_elsewhere(target);
  const std::size_t mark = target.event_count();
  const SlowManager manager(milliseconds(150));
  auto click = click_at(240, static_cast<double>(window.bounds.height) - 90, 2);
  click.modifiers = {KeyModifier::ctrl};
  const auto delivery = click_foreground(*input_, window, click, within(timeout));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  EXPECT_EQ(user_state().pointer, users_place);
  EXPECT_EQ(manager.presses(), (std::vector<int>{XCB_MOD_MASK_CONTROL, XCB_MOD_MASK_CONTROL}));
  EXPECT_FALSE(any_key_is_held());
  target.wait_for({{"event", "press"}, {"count", 2}}, mark);
  EXPECT_TRUE(eventually([&] { return target.count({{"event", "release"}}, mark) == 2; }));
  for (const auto& event : target.events(mark)) {
    if (event["event"] != "release") continue;
    EXPECT_NEAR(event["x"].get<double>(), 240, 1);
  }
}

TEST_P(Foreground, DragKeepsItsStepsBehindAManagerThatTakesItsTime) {
  const FixtureApplication target(GetParam());
  bring_up(target.window());
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  const SlowManager manager(milliseconds(150));
  const double y = static_cast<double>(window.bounds.height) - 90;
  platform::PointerDrag drag;
  drag.from_x = 200;
  drag.to_x = 260;
  drag.from_y = drag.to_y = y;
  drag.duration = milliseconds(300);
  drag.steps = 5;
  const auto delivery = deliver(*input_, window, platform::Disturbs::user, drag, within(timeout));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  const auto press = target.wait_for({{"event", "press"}}, mark);
  EXPECT_NEAR(press["x"].get<double>(), 200, 1);
  const auto release = target.wait_for({{"event", "release"}}, mark);
  EXPECT_NEAR(release["x"].get<double>(), 260, 1);
  // What is held back together would come at once.
  EXPECT_GT(release["time"].get<double>() - press["time"].get<double>(), 0.1);
}

TEST_F(Foreground, SaysWhenAPressIsHeldBackForGood) {
  const FixtureApplication target("gtk3");
  bring_up(target.window());
  const SlowManager manager(milliseconds(1500));
  const auto delivery = click_foreground(*input_, describe(target.window()), click_at(240, 200), within(timeout));
  EXPECT_EQ(delivery.outcome, Outcome::unknown);
  EXPECT_EQ(delivery.reason, "the window manager holds the pointer's press back");
  EXPECT_TRUE(eventually([&] { return manager.presses().size() == 1; }));
}

TEST_P(Foreground, TextArrivesAlsoWithUnmappedCharacters) {
  FixtureApplication target(GetParam());
  target.control("focus Entry");
  bring_up(target.window());
  const std::string map = output_of({"xmodmap", "-pke"});
  const std::size_t mark = target.event_count();
  const auto delivery =
      keys_foreground(*input_, describe(target.window()), keys_of("Grüße, 漢字 €!"), {}, within(timeout));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Grüße, 漢字 €!"}}, mark);
  EXPECT_EQ(output_of({"xmodmap", "-pke"}), map);
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Foreground, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& toolkit) { return toolkit.param; });

TEST_F(Foreground, KeysReachAnXterm) {
  const Terminal target("Loud terminal");
  bring_up(target.window());
  const auto delivery =
      keys_foreground(*input_, describe(target.window()), keys_of("Echo \"HELLO\"\n"), {}, within(timeout));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  EXPECT_TRUE(eventually([&] { return target.typed() == "Echo \"HELLO\"\n"; })) << target.typed();
}

TEST_F(Foreground, KeysAreNotSentToAnotherWindow) {
  const Terminal target("Meant");
  const Terminal other("Not meant");
  activate(other.window());
  const auto delivery = keys_foreground(*input_, describe(target.window()), keys_of("secret\n"), {}, within(timeout));
  EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
  std::this_thread::sleep_for(milliseconds(200));
  EXPECT_EQ(other.typed(), "");
}

TEST_F(Foreground, ClickIsNotGivenToAWindowThatCovers) {
  const FixtureApplication target("gtk3");
  const FixtureApplication cover("qt5");
  const auto bounds = describe(target.window()).bounds;
  output_of({"xdotool", "windowmove", "--sync", std::to_string(cover.window()), std::to_string(bounds.x),
             std::to_string(bounds.y)});
  activate(cover.window());
  const auto delivery = click_foreground(*input_, describe(target.window()), click_at(200, 200), within(timeout));
  EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
}

TEST_F(Foreground, ScreenClickGoesToTheTopmost) {
  const FixtureApplication target("gtk3");
  bring_up(target.window());
  const auto bounds = describe(target.window()).bounds;
  const std::size_t mark = target.event_count();
  const auto delivery = click_screen(
      *input_, click_at(static_cast<double>(bounds.x + 240), static_cast<double>(bounds.y + bounds.height - 90)),
      within(timeout));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  target.wait_for({{"event", "press"}, {"name", "Canvas"}}, mark);
}

TEST_F(Foreground, WaitsForModifiersThatTheUserHolds) {
  FixtureApplication target("gtk3");
  target.control("focus Entry");
  bring_up(target.window());
  const std::size_t mark = target.event_count();
  output_of({"xdotool", "keydown", "ctrl"});
  const auto refused = keys_foreground(*input_, describe(target.window()), keys_of("w"), {}, within(timeout));
  EXPECT_EQ(refused.outcome, Outcome::not_attempted);
  // It waits for a second; where the user's hand is slower on a busy machine it is refused once more.
  platform::Delivery delivered;
  EXPECT_TRUE(eventually([&] {
    output_of({"xdotool", "keydown", "ctrl"});
    std::thread user([] {
      std::this_thread::sleep_for(milliseconds(300));
      run_command({"xdotool", "keyup", "ctrl"});
    });
    delivered = keys_foreground(*input_, describe(target.window()), keys_of("w"), {}, within(timeout));
    user.join();
    return delivered.outcome != Outcome::not_attempted;
  }));
  EXPECT_EQ(delivered.outcome, Outcome::delivered) << delivered.reason;
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "w"}}, mark);
}

TEST_F(Foreground, KnowsItsKeys) {
  for (const auto key : platform::key_names) EXPECT_TRUE(input_->knows_key(std::string(key))) << key;
  for (const char* key : {"a", "Ä", "漢", "\n"}) EXPECT_TRUE(input_->knows_key(key)) << key;
  for (const char* key : {"", "f0", "f25", "f01", "retrun", "ab", "\xff"}) EXPECT_FALSE(input_->knows_key(key)) << key;
}

}  // namespace
}  // namespace offhand::test
