// What reaches an application in the background, and what of the user's stays as it was, seen by xdotool and xprop.

#include <fmt/format.h>

#include "generated/types/errors.h"
#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"

namespace offhand::test {
namespace {

using platform::Delivery;
using platform::Outcome;

/// A point of the canvas, which the fixtures put above the last button; it logs every press with its place.
platform::PointerClick on_canvas(const platform::WindowInfo& window, int count = 1,
                                 MouseButton button = MouseButton::left) {
  return click_at(240, static_cast<double>(window.bounds.height) - 90, count, button);
}

class Background : public X11Desktop, public testing::WithParamInterface<std::string> {};

TEST_P(Background, ClickArrivesAndLeavesTheDeskAlone) {
  const FixtureApplication target(GetParam());
  UserAtDesk user;
  user.sit_down();
  const auto window = describe(target.window());
  for (int round = 0; round < 5; ++round) {
    const std::size_t mark = target.event_count();
    const auto click = on_canvas(window);
    const Delivery delivery = click_background(*input_, window, click, within(timeout));
    ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
    EXPECT_EQ(delivery.path, ActionPath::x11_pixel);
    const auto press = target.wait_for({{"event", "press"}, {"name", "Canvas"}, {"button", 1}}, mark);
    EXPECT_NEAR(press["x"].get<double>(), click.x, 1);
    EXPECT_NEAR(press["y"].get<double>(), click.y, 1);
    target.wait_for({{"event", "release"}}, mark);
    EXPECT_EQ(target.count({{"event", "press"}}, mark), 1U);
  }
  std::this_thread::sleep_for(milliseconds(200));
  EXPECT_EQ(user.disturbance(), "");
}

// Where it lies was read a moment before, and is not read again for the click.
TEST_P(Background, AWindowThatMovesAsItIsClickedIsClickedWhereItWasMeant) {
  const FixtureApplication target(GetParam());
  UserAtDesk user;
  user.sit_down();
  const auto talk = display_->converse("Moving the target", within(timeout)).value();
  const auto id = static_cast<xcb_window_t>(target.window());
  for (std::uint32_t round = 0; round < 10; ++round) {
    const std::size_t mark = target.event_count();
    const auto window = describe(target.window());
    const std::uint32_t place[]{100 + 30 * round, 60 + 10 * (round % 3)};
    xcb_configure_window(talk->raw(), id, XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y, place);
    ASSERT_TRUE(talk->sync());
    const auto click = on_canvas(window);
    const Delivery delivery = click_background(*input_, window, click, within(timeout));
    ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
    const auto press = target.wait_for({{"event", "press"}, {"name", "Canvas"}, {"button", 1}}, mark);
    EXPECT_NEAR(press["x"].get<double>(), click.x, 1);
    EXPECT_NEAR(press["y"].get<double>(), click.y, 1);
  }
  EXPECT_EQ(user.disturbance(), "");
}

TEST_P(Background, ButtonsAndRepeatedPressesArrive) {
  const FixtureApplication target(GetParam());
  UserAtDesk user;
  user.sit_down();
  const auto window = describe(target.window());
  std::size_t mark = target.event_count();
  ASSERT_EQ(click_background(*input_, window, on_canvas(window, 2), within(timeout)).outcome, Outcome::delivered);
  target.wait_for({{"event", "press"}, {"count", 2}}, mark);
  mark = target.event_count();
  ASSERT_EQ(click_background(*input_, window, on_canvas(window, 1, MouseButton::right), within(timeout)).outcome,
            Outcome::delivered);
  target.wait_for({{"event", "press"}, {"button", 3}}, mark);
  target.wait_for({{"event", "release"}, {"button", 3}}, mark);
  EXPECT_EQ(user.disturbance(), "");
}

TEST_P(Background, KeysArriveWithTheirModifiers) {
  FixtureApplication target(GetParam());
  target.control("focus Entry");
  UserAtDesk user;
  user.sit_down();
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  const Delivery delivery = keys_background(*input_, window, keys_of("Quiet, (not) LOUD!"), {}, within(timeout));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  EXPECT_EQ(delivery.path, ActionPath::key_events);
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Quiet, (not) LOUD!"}}, mark);
  const std::vector<platform::KeyPress> chord{{.key = "a", .modifiers = {KeyModifier::ctrl}},
                                              {.key = "backspace", .modifiers = {}}};
  ASSERT_EQ(keys_background(*input_, window, chord, {}, within(timeout)).outcome, Outcome::delivered);
  target.wait_for({{"event", "key"}, {"key", "a"}, {"modifiers", {"Control"}}}, mark);
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", ""}}, mark);
  EXPECT_EQ(user.disturbance(), "");
}

// What the keyboard layout lacks is lent a spare key for a moment.
TEST_P(Background, TextWithAnUnmappedCharacterArrivesWhole) {
  FixtureApplication target(GetParam());
  target.control("focus Entry");
  UserAtDesk user;
  user.sit_down();
  const Delivery delivery = keys_background(*input_, describe(target.window()), keys_of("ab漢c"), {}, within(timeout));
  EXPECT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "ab漢c"}});
  EXPECT_EQ(user.disturbance(), "");
}

TEST_P(Background, PointsOutsideAreNotAttempted) {
  const FixtureApplication target(GetParam());
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  EXPECT_EQ(click_background(*input_, window, click_at(-5, 10), within(timeout)).outcome, Outcome::not_attempted);
  const Delivery outside =
      click_background(*input_, window, click_at(10, static_cast<double>(window.bounds.height)), within(timeout));
  ASSERT_TRUE(outside.error);
  EXPECT_EQ(outside.error->code, "point_outside");
  EXPECT_EQ(target.count({{"event", "press"}}, mark), 0U);
}

TEST_P(Background, AMinimisedWindowIsServedAndStaysMinimised) {
  FixtureApplication target(GetParam());
  target.control("focus Entry");
  const auto window = describe(target.window());
  output_of({"xdotool", "windowminimize", "--sync", std::to_string(target.window())});
  ASSERT_TRUE(eventually([&] { return describe(target.window()).is_minimized; }));
  UserAtDesk user;
  user.sit_down();
  std::size_t mark = target.event_count();
  ASSERT_EQ(keys_background(*input_, window, keys_of("quiet"), {}, within(timeout)).outcome, Outcome::delivered);
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "quiet"}}, mark);
  mark = target.event_count();
  ASSERT_EQ(click_background(*input_, window, on_canvas(window, 2), within(timeout)).outcome, Outcome::delivered);
  target.wait_for({{"event", "press"}, {"name", "Canvas"}, {"count", 2}}, mark);
  EXPECT_TRUE(describe(target.window()).is_minimized);
  EXPECT_EQ(user.disturbance(), "");
}

// To the server it is as one that is minimised, but no window manager has it.
TEST_P(Background, AWindowThatIsNoMoreIsNotAttempted) {
  const FixtureApplication target(GetParam());
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  output_of({"xdotool", "windowunmap", "--sync", std::to_string(target.window())});
  ASSERT_TRUE(eventually([&] {
    return output_of({"xprop", "-root", "_NET_CLIENT_LIST_STACKING"}).find(fmt::format("{:#x}", target.window())) ==
           std::string::npos;
  }));
  EXPECT_EQ(click_background(*input_, window, on_canvas(window), within(timeout)).outcome, Outcome::not_attempted);
  EXPECT_EQ(keys_background(*input_, window, keys_of("a"), {}, within(timeout)).outcome, Outcome::not_attempted);
  EXPECT_EQ(target.count({{"event", "press"}}, mark), 0U);
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Background, testing::Values("gtk2", "gtk3", "qt5"),
                         [](const auto& toolkit) { return toolkit.param; });

TEST_F(Background, APressThatIsNotOnItsTargetIsLetGoBesideIt) {
  const FixtureApplication target("qt5");
  UserAtDesk user;
  user.sit_down();
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  auto click = on_canvas(window, 2);
  int asked = 0;
  click.is_on_target = [&]() -> Result<void> {
    ++asked;
    target.wait_for({{"event", "press"}, {"name", "Canvas"}}, mark);
    return fail(errors::stale_element({.element = "Element 1", .window_id = 1, .reason = "it moved"}));
  };
  const Delivery delivery = click_background(*input_, window, click, within(timeout));
  ASSERT_TRUE(delivery.error);
  EXPECT_EQ(delivery.error->code, "stale_element");
  EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
  EXPECT_EQ(asked, 1);
  const auto release = target.wait_for({{"event", "release"}, {"name", "Canvas"}}, mark);
  EXPECT_LT(release["x"].get<double>(), 0);
  EXPECT_LT(release["y"].get<double>(), 0);
  EXPECT_EQ(target.count({{"event", "press"}}, mark), 1U) << "nor a second time";
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(Background, Gtk4IsNotAttempted) {
  const FixtureApplication target("gtk4");
  UserAtDesk user;
  user.sit_down();
  const auto window = describe(target.window());
  for (const Delivery& delivery : {click_background(*input_, window, on_canvas(window), within(timeout)),
                                   keys_background(*input_, window, keys_of("a"), {}, within(timeout))}) {
    EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
    EXPECT_NE(delivery.reason.find("GTK 4"), std::string::npos) << delivery.reason;
  }
  EXPECT_EQ(user.disturbance(), "");
}

// Of a time yet to come metacity refuses to make any other window active until then.
TEST_F(Background, SentKeysTellWindowManagersOfNoUseThatIsYetToCome) {
  FixtureApplication target("qt5");
  target.control("focus Entry");
  const std::string text = "thirtylettersandthensomemore";
  const std::size_t mark = target.event_count();
  const auto typed = keys_background(*input_, describe(target.window()), keys_of(text), {}, within(timeout));
  ASSERT_EQ(typed.outcome, Outcome::delivered) << typed.reason;
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", text}}, mark);
  const auto told = [](const std::string& window, const std::string& property) {
    const auto said = run_command({"xprop", "-id", window, property}).output;
    return said.substr(std::min(said.size(), said.find_last_of("=#") + 2));
  };
  // Xvfb counts by the clock that never goes back.
  const auto now = std::chrono::duration_cast<milliseconds>(platform::steady_now().time_since_epoch()).count();
  const auto keeper = told(std::to_string(target.window()), "_NET_WM_USER_TIME_WINDOW");
  const bool has_keeper = keeper.starts_with("0x");
  const auto window = has_keeper ? keeper.substr(0, keeper.find('\n')) : std::to_string(target.window());
  const auto time = std::strtoll(told(window, "_NET_WM_USER_TIME").c_str(), nullptr, 10);
  EXPECT_GT(time, 0);
  EXPECT_LE(time, now);
}

TEST_F(Background, XtermIsNotAttempted) {
  const Terminal target("Quiet terminal");
  UserAtDesk user;
  user.sit_down();
  const auto window = describe(target.window());
  EXPECT_EQ(click_background(*input_, window, click_at(20, 20), within(timeout)).outcome, Outcome::not_attempted);
  EXPECT_EQ(keys_background(*input_, window, keys_of("a\n"), {}, within(timeout)).outcome, Outcome::not_attempted);
  EXPECT_EQ(target.typed(), "");
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(Background, CoveredWindowsGetTheirClick) {
  const FixtureApplication target("gtk3");
  UserAtDesk user;
  const auto bounds = describe(target.window()).bounds;
  output_of({"xdotool", "windowmove", "--sync", std::to_string(user.application().window()), std::to_string(bounds.x),
             std::to_string(bounds.y)});
  user.sit_down();
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  ASSERT_EQ(click_background(*input_, window, on_canvas(window), within(timeout)).outcome, Outcome::delivered);
  target.wait_for({{"event", "press"}, {"name", "Canvas"}}, mark);
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(Background, StoppedQtApplicationIsNotAttemptedAndGetsNoLateClick) {
  FixtureApplication target("qt5");
  UserAtDesk user;
  user.sit_down();
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  target.process().signal(SIGSTOP);
  const Delivery delivery = click_background(*input_, window, on_canvas(window), within(timeout));
  EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
  target.process().signal(SIGCONT);
  std::this_thread::sleep_for(milliseconds(300));
  EXPECT_EQ(target.count({{"event", "press"}}, mark), 0U);
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(Background, GesturesThatNoWayTakesYetSayWhichAndSendNothing) {
  FixtureApplication target("gtk3");
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  const std::vector<platform::Gesture> others{platform::TextInput{"a"}};
  for (const auto& route : input_->routes(window)) {
    for (const auto& gesture : others) {
      const Delivery delivery = input_->deliver(gesture, route, window, within(timeout));
      EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
      EXPECT_NE(delivery.reason.find(name_of(gesture)), std::string::npos) << delivery.reason;
      EXPECT_TRUE(input_->refuses(gesture, route, window, within(timeout))) << name_of(gesture);
    }
  }
  // What is sent last arrives last.
  ASSERT_EQ(click_background(*input_, window, on_canvas(window), within(timeout)).outcome, Outcome::delivered);
  target.wait_for({{"event", "press"}, {"name", "Canvas"}}, mark);
  EXPECT_EQ(target.count({{"event", "press"}}, mark), 1U);
}

TEST_F(Background, ClosedWindowIsAnError) {
  FixtureApplication target("gtk3");
  const auto window = describe(target.window());
  target.process().signal(SIGKILL);
  ASSERT_TRUE(eventually([&] { return !windows_->describe(target.window(), within(timeout)); }));
  const Delivery delivery = click_background(*input_, window, click_at(10, 10), within(timeout));
  EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
  ASSERT_TRUE(delivery.error);
  EXPECT_EQ(delivery.error->code, "window_closed");
}

}  // namespace
}  // namespace offhand::test
