#include <gmock/gmock.h>
#include <xcb/xtest.h>

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"

// What the user does with their own pointer and keyboard, by xdotool, and in which window; and that what this process
// presses on the same devices is not theirs.
namespace offhand::test::user_listener_cases {
namespace {

using platform::UserInput;

class UserListening : public X11Desktop {
 protected:
  void SetUp() override {
    X11Desktop::SetUp();
    const auto take = [this](const UserInput& input) {
      const std::scoped_lock lock(mutex_);
      heard_.push_back(input);
    };
    listening_ = user_desk_->listen_to_user(take, within(timeout)).value();
    ASSERT_TRUE(listening_);
  }
  std::vector<UserInput> heard() {
    const std::scoped_lock lock(mutex_);
    return heard_;
  }
  std::vector<UserInput> wait_for(std::size_t count) {
    EXPECT_TRUE(eventually([&] { return heard().size() >= count; })) << heard().size() << " of " << count;
    return heard();
  }
  /// The last key that the user pressed, for all that was pressed before to have been heard.
  void end_with_mark() {
    output_of({"xdotool", "key", "Pause"});
    EXPECT_TRUE(eventually([&] {
      const auto all = heard();
      return !all.empty() && all.back().key == "pause";
    }));
  }

  std::mutex mutex_;
  std::vector<UserInput> heard_;
  std::shared_ptr<void> listening_;
};

TEST_F(UserListening, TellsWhereAButtonIsPressed) {
  const FixtureApplication application("gtk3");
  activate(application.window());
  output_of({"xdotool", "mousemove", "--sync", "--window", std::to_string(application.window()), "30", "200", "click",
             "1", "click", "3"});
  const auto heard = wait_for(2);
  for (const auto& press : heard) {
    EXPECT_EQ(press.kind, UserInput::Kind::press);
    EXPECT_EQ(press.window_id, application.window());
    EXPECT_EQ(press.pid, application.pid());
    EXPECT_FALSE(press.is_in_menu);
  }
  EXPECT_EQ(heard[0].button, MouseButton::left);
  EXPECT_EQ(heard[1].button, MouseButton::right);
  const auto user = user_state();
  EXPECT_EQ(heard[1].x, user.pointer.x);
  EXPECT_EQ(heard[1].y, user.pointer.y);
}

TEST_F(UserListening, NamesKeysThatTypeNothingAndNoOther) {
  const Terminal terminal("Typed into");
  activate(terminal.window());
  output_of({"xdotool", "key", "p", "shift+w", "space", "Return", "ctrl+alt+Pause", "ctrl+s"});
  const auto heard = wait_for(10);
  std::vector<std::string> named;
  for (const auto& key : heard) {
    EXPECT_EQ(key.kind, UserInput::Kind::key);
    if (key.window_id == 0) {
      EXPECT_EQ(key.key, "") << "a modifier";
      continue;
    }
    EXPECT_EQ(key.window_id, terminal.window());
    named.push_back(key.key);
  }
  EXPECT_EQ(named, (std::vector<std::string>{"", "", "", "return", "pause", "s"}));
  EXPECT_EQ(heard.back().modifiers, (EnumSet<KeyModifier>{KeyModifier::ctrl}));
}

TEST_F(UserListening, TellsTheModifiersThatWereHeldThenAndNotLater) {
  const Terminal terminal("Typed into");
  activate(terminal.window());
  std::unique_ptr<xcb_connection_t, decltype(&xcb_disconnect)> user(xcb_connect(nullptr, nullptr), xcb_disconnect);
  // The server answers nobody else until the keys are released: as for a listener that gets to run late.
  xcb_grab_server(user.get());
  constexpr std::array<std::uint8_t, 3> control_alt_pause{37, 64, 127};
  for (const auto key : control_alt_pause) xcb_test_fake_input(user.get(), XCB_KEY_PRESS, key, 0, XCB_NONE, 0, 0, 0);
  for (const auto key : control_alt_pause) xcb_test_fake_input(user.get(), XCB_KEY_RELEASE, key, 0, XCB_NONE, 0, 0, 0);
  xcb_ungrab_server(user.get());
  xcb_flush(user.get());
  const auto heard = wait_for(3);
  EXPECT_EQ(heard.back().key, "pause");
  EXPECT_EQ(heard.back().modifiers, (EnumSet<KeyModifier>{KeyModifier::ctrl, KeyModifier::alt}));
  output_of({"xdotool", "key", "Return"});
  EXPECT_EQ(wait_for(4).back().modifiers, EnumSet<KeyModifier>());
}

TEST_F(UserListening, TellsWhereAButtonWasPressedAndNotWhatThePressOpenedThere) {
  const FixtureApplication application("gtk3");
  activate(application.window());
  output_of({"xdotool", "mousemove", "--sync", "--window", std::to_string(application.window()), "30", "200"});
  std::unique_ptr<xcb_connection_t, decltype(&xcb_disconnect)> user(xcb_connect(nullptr, nullptr), xcb_disconnect);
  auto* const raw = user.get();
  const auto root = xcb_setup_roots_iterator(xcb_get_setup(raw)).data->root;
  const auto pointer = user_state().pointer;
  const auto popup = xcb_generate_id(raw);
  const std::uint32_t overrides = 1;
  // The popup is there before anybody can ask what was pressed.
  xcb_grab_server(raw);
  xcb_test_fake_input(raw, XCB_BUTTON_PRESS, 1, 0, XCB_NONE, 0, 0, 0);
  xcb_test_fake_input(raw, XCB_BUTTON_RELEASE, 1, 0, XCB_NONE, 0, 0, 0);
  xcb_create_window(raw, XCB_COPY_FROM_PARENT, popup, root, static_cast<std::int16_t>(pointer.x - 40),
                    static_cast<std::int16_t>(pointer.y - 40), 80, 80, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT,
                    XCB_COPY_FROM_PARENT, XCB_CW_OVERRIDE_REDIRECT, &overrides);
  xcb_map_window(raw, popup);
  xcb_ungrab_server(raw);
  xcb_flush(raw);
  const auto heard = wait_for(1);
  EXPECT_EQ(heard[0].window_id, application.window());
  EXPECT_FALSE(heard[0].is_in_menu);
  // From now on it lies there, and belongs to no application's window.
  xcb_test_fake_input(raw, XCB_BUTTON_PRESS, 1, 0, XCB_NONE, 0, 0, 0);
  xcb_test_fake_input(raw, XCB_BUTTON_RELEASE, 1, 0, XCB_NONE, 0, 0, 0);
  xcb_flush(raw);
  EXPECT_EQ(wait_for(2)[1].window_id, 0);
  // It is gone before anybody can ask, and was pressed all the same.
  xcb_grab_server(raw);
  xcb_test_fake_input(raw, XCB_BUTTON_PRESS, 1, 0, XCB_NONE, 0, 0, 0);
  xcb_test_fake_input(raw, XCB_BUTTON_RELEASE, 1, 0, XCB_NONE, 0, 0, 0);
  xcb_unmap_window(raw, popup);
  xcb_ungrab_server(raw);
  xcb_flush(raw);
  EXPECT_EQ(wait_for(3)[2].window_id, 0);
}

TEST_F(UserListening, TellsNothingOfWhatThisProcessPresses) {
  const FixtureApplication application("gtk3");
  const auto window = describe(application.window());
  ASSERT_TRUE(placement_->activate(window.window_id, within(timeout)));
  const auto by_users_devices = [&](const platform::Gesture& gesture) {
    for (const auto& route : input_->routes(window)) {
      if (route.disturbs != platform::Disturbs::user) continue;
      const auto delivery = input_->deliver(gesture, route, window, within(timeout));
      if (delivery.outcome == platform::Outcome::delivered) return true;
    }
    return false;
  };
  EXPECT_TRUE(by_users_devices(platform::PointerClick{.x = 30, .y = 200, .modifiers = {}}));
  EXPECT_TRUE(by_users_devices(platform::Keys{.keys = keys_of("aB")}));
  end_with_mark();
  ASSERT_EQ(heard().size(), 1U);
  EXPECT_EQ(heard().front().key, "pause");
}

TEST_F(UserListening, IsOverOnceNobodyListens) {
  const Terminal terminal("Typed into");
  activate(terminal.window());
  output_of({"xdotool", "key", "Return"});
  wait_for(1);
  listening_.reset();
  output_of({"xdotool", "key", "Return"});
  std::vector<UserInput> others;
  const auto again = user_desk_
                         ->listen_to_user(
                             [&](const UserInput& input) {
                               const std::scoped_lock lock(mutex_);
                               others.push_back(input);
                             },
                             within(timeout))
                         .value();
  output_of({"xdotool", "key", "Pause"});
  EXPECT_TRUE(eventually([&] {
    const std::scoped_lock lock(mutex_);
    return !others.empty();
  }));
  EXPECT_EQ(heard().size(), 1U);
}

}  // namespace
}  // namespace offhand::test::user_listener_cases
