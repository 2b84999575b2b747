// Keys through a keyboard of our own, and what of the user's stays as it was, seen by xdotool, xprop and the server's
// list of devices.

#include <gmock/gmock.h>
#include <signal.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <thread>

#include "platform/linux/x11/keyboard/second_keyboard.h"
#include "platform/linux/x11/windows/window_reader.h"
#include "tests/linux_x11/clients.h"
#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"

namespace offhand::test {
namespace {

using platform::Delivery;
using platform::KeyPress;
using platform::Outcome;

void expect_only_a_hold(const RootFocusSpy::Heard& heard) {
  EXPECT_EQ(heard.grabs, 1U);
  EXPECT_EQ(heard.ungrabs, 1U);
  // metacity calls no window the active one upon any.
  EXPECT_THAT(heard.changes, testing::IsEmpty());
}

class SecondKeyboard : public X11Desktop {
 protected:
  Delivery type(std::int64_t window, const std::vector<KeyPress>& keys, milliseconds delay = {}) {
    return keys_second_keyboard(*input_, describe(window), keys, delay, within(timeout));
  }
  std::vector<xcb_window_t> read_managed() {
    auto talk = display_->converse("Reading what windows are managed", within(timeout));
    const auto desktop = platform::x11::read_desktop(**talk);
    return desktop ? desktop->stacking : std::vector<xcb_window_t>{};
  }
  bool is_managed(xcb_window_t window) {
    return eventually([&] {
      const auto managed = read_managed();
      return std::ranges::count(managed, window) == 1;
    });
  }
  /// What a process leaves because somebody was too busy to read, the next one takes away.
  bool leaves_only(const std::vector<std::string>& devices) {
    leave_the_display();
    return eventually([&] {
      if (stranger_.devices() == devices) return true;
      EventList events;
      (void)platform::x11::Display::open(std::getenv("DISPLAY"), events, within(timeout));
      return false;
    });
  }
  void expect_typed(const Delivery& delivery) {
    EXPECT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
    EXPECT_EQ(delivery.path, ActionPath::x11_second_keyboard);
  }

  Stranger stranger_;
};

TEST_F(SecondKeyboard, TypesIntoGtk4AndNobodyElseKnows) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  UserAtDesk user;
  user.sit_down();
  const auto devices = stranger_.devices();
  const auto layout = output_of({"xprop", "-root", "_XKB_RULES_NAMES"});
  ActiveWindowSpy active;
  const std::size_t mark = target.event_count();
  expect_typed(type(target.window(), keys_of("Quiet, (not) LOUD!")));
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Quiet, (not) LOUD!"}}, mark);
  expect_typed(type(target.window(), {{.key = "a", .modifiers = {KeyModifier::ctrl}},
                                      {.key = "backspace", .modifiers = {}},
                                      {.key = "x", .modifiers = {}}}));
  target.wait_for({{"event", "key"}, {"key", "a"}, {"modifiers", {"Control"}}}, mark);
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "x"}}, mark);
  // It believed to have the focus, and has to know that it has not.
  target.wait_for({{"event", "focus-out"}}, mark);
  EXPECT_EQ(target.count({{"event", "focus-in"}}, mark), target.count({{"event", "focus-out"}}, mark));
  EXPECT_EQ(active.changes(), 0U);
  EXPECT_EQ(user.disturbance(), "");
  EXPECT_EQ(output_of({"xprop", "-root", "_XKB_RULES_NAMES"}), layout);
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(user.disturbance(), "");
  EXPECT_EQ(output_of({"xprop", "-root", "_XKB_RULES_NAMES"}), layout);
}

TEST_F(SecondKeyboard, TabAndSpacePressGtk4Buttons) {
  FixtureApplication target("gtk4");
  target.control("focus A");
  UserAtDesk user;
  user.sit_down();
  const std::size_t mark = target.event_count();
  expect_typed(type(target.window(), {{.key = "tab", .modifiers = {}}, {.key = "space", .modifiers = {}}}));
  target.wait_for({{"event", "clicked"}, {"name", "B"}}, mark);
  EXPECT_EQ(target.count({{"event", "clicked"}}, mark), 1U);
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(SecondKeyboard, TypesIntoAnXterm) {
  const Terminal target("Second terminal");
  UserAtDesk user;
  user.sit_down();
  ActiveWindowSpy active;
  RootFocusSpy root;
  expect_typed(type(target.window(), keys_of("Echo \"HELLO\" ~{}\n")));
  EXPECT_TRUE(eventually([&] { return target.typed() == "Echo \"HELLO\" ~{}\n"; })) << target.typed();
  EXPECT_EQ(active.changes(), 0U);
  expect_only_a_hold(root.heard());
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(SecondKeyboard, GoesOnWhileTheUserTypes) {
  const Terminal target("Second terminal");
  const Terminal user("A user's terminal");
  activate(target.window());
  activate(user.window());
  output_of({"xdotool", "keydown", "shift"});
  std::thread agent([&] { expect_typed(type(target.window(), keys_of("quiet\n"), milliseconds(30))); });
  output_of({"xdotool", "key", "--delay", "20", "l", "o", "u", "d", "Return"});
  agent.join();
  output_of({"xdotool", "keyup", "shift"});
  EXPECT_TRUE(eventually([&] { return target.typed() == "quiet\n"; })) << target.typed();
  EXPECT_TRUE(eventually([&] { return user.typed() == "LOUD\n"; })) << user.typed();
}

TEST_F(SecondKeyboard, WindowThatTheUserUsesKeepsTheFocus) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  activate(target.window());
  const auto before = read_desk();
  const std::size_t mark = target.event_count();
  RootFocusSpy root;
  expect_typed(type(target.window(), keys_of("both")));
  expect_only_a_hold(root.heard());
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "both"}}, mark);
  std::this_thread::sleep_for(milliseconds(200));
  EXPECT_EQ(target.count({{"event", "focus-out"}}, mark), 0U);
  output_of({"xdotool", "key", "s"});
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "boths"}}, mark);
  EXPECT_EQ(read_desk(), before) << read_desk().text();
}

TEST_F(SecondKeyboard, StaysForTheNextCall) {
  const auto devices = stranger_.devices();
  const Terminal target("Second terminal");
  UserAtDesk user;
  user.sit_down();
  expect_typed(type(target.window(), keys_of("A")));
  const auto with_it = stranger_.devices();
  EXPECT_GT(with_it.size(), devices.size());
  for (int call = 0; call < 3; ++call) expect_typed(type(target.window(), keys_of("a\n")));
  EXPECT_TRUE(eventually([&] { return target.typed() == "Aa\na\na\n"; })) << target.typed();
  EXPECT_EQ(stranger_.devices(), with_it);
  EXPECT_EQ(stranger_.focus_of("Offhand 1 keyboard"), XCB_WINDOW_NONE);
  EXPECT_EQ(stranger_.focus_of("Offhand 4 keyboard"), XCB_WINDOW_NONE);
  EXPECT_TRUE(leaves_only(devices));
}

TEST_F(SecondKeyboard, LeavesWindowsTheUsersPointer) {
  const Terminal target("Second terminal");
  UserAtDesk user;
  user.sit_down();
  expect_typed(type(target.window(), keys_of("a\n")));
  Stranger::Area whole_screen(stranger_);
  EXPECT_TRUE(eventually([&] {
    run_command({"xdotool", "mousemove", "10", "10"});
    return whole_screen.was_entered();
  })) << "a window in which the second pointer is hears of no other";
}

TEST_F(SecondKeyboard, GoesOnceNobodyHasNeededItForAWhile) {
  const auto devices = stranger_.devices();
  display_->keep_keyboards_for(milliseconds(50));
  const Terminal target("Second terminal");
  UserAtDesk user;
  user.sit_down();
  for (int call = 0; call < 2; ++call) {
    expect_typed(type(target.window(), keys_of("a\n")));
    EXPECT_TRUE(eventually([&] { return stranger_.devices() == devices; }));
  }
  EXPECT_TRUE(eventually([&] { return target.typed() == "a\na\n"; })) << target.typed();
}

TEST_F(SecondKeyboard, IsThereUntilEveryApplicationHasMetItAndWaitsForNone) {
  const auto devices = stranger_.devices();
  HungBystander bystander;
  ASSERT_TRUE(is_managed(bystander.window()));
  display_->keep_keyboards_for(milliseconds(0));
  const Terminal target("Second terminal");
  UserAtDesk user;
  user.sit_down();
  for (int call = 0; call < 3; ++call) expect_typed(type(target.window(), keys_of("a")));
  leave_the_display();
  EXPECT_GT(stranger_.devices().size(), devices.size()) << "this process ended, and the bystander has not met them";
  SetUp();
  expect_typed(type(target.window(), keys_of("b\n")));
  EXPECT_TRUE(eventually([&] { return target.typed() == "aaab\n"; })) << target.typed();
  bystander.go_on();
  EXPECT_TRUE(eventually([&] { return bystander.met() >= 16; })) << "four keyboards, of four devices each";
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(bystander.met(), 16U) << "they were the same for all calls and both processes";
  EXPECT_EQ(bystander.missed(), 0U) << "a device was gone when it came to ask";
}

TEST_F(SecondKeyboard, UsesTheUsersLayout) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  UserAtDesk user;
  output_of({"setxkbmap", "de"});
  user.sit_down();
  const std::size_t mark = target.event_count();
  const auto delivery = type(target.window(), keys_of("Zürich @ {ß} yZ"));
  const auto layout = output_of({"setxkbmap", "-query"});
  output_of({"setxkbmap", "us"});
  expect_typed(delivery);
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Zürich @ {ß} yZ"}}, mark);
  EXPECT_NE(layout.find("de"), std::string::npos) << layout;
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(SecondKeyboard, MinimisedAndStoppedWindowsAreNotAttempted) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  UserAtDesk user;
  user.sit_down();
  const auto devices = stranger_.devices();
  const std::size_t mark = target.event_count();
  target.process().signal(SIGSTOP);
  const Delivery stopped = type(target.window(), keys_of("a"));
  target.process().signal(SIGCONT);
  EXPECT_EQ(stopped.outcome, Outcome::not_attempted);
  EXPECT_NE(stopped.reason.find("answer"), std::string::npos) << stopped.reason;
  EXPECT_EQ(user.disturbance(), "");
  output_of({"xdotool", "windowminimize", "--sync", std::to_string(target.window())});
  ASSERT_TRUE(eventually([&] { return describe(target.window()).is_minimized; }));
  EXPECT_EQ(type(target.window(), keys_of("a")).outcome, Outcome::not_attempted);
  std::this_thread::sleep_for(milliseconds(200));
  EXPECT_EQ(target.count({{"event", "key"}}, mark), 0U);
  EXPECT_TRUE(leaves_only(devices));
}

TEST_F(SecondKeyboard, KeysThatCloseAWindowDisturbNobody) {
  FixtureApplication target("gtk4");
  target.control("open-dialog");
  ASSERT_TRUE(eventually([&] { return windows_of(target.pid()).size() == 2; }));
  UserAtDesk user;
  user.sit_down();
  const auto devices = stranger_.devices();
  ActiveWindowSpy active;
  for (const std::int64_t window : windows_of(target.pid())) {
    if (window != target.window()) expect_typed(type(window, {{.key = "escape", .modifiers = {}}}));
  }
  EXPECT_TRUE(eventually([&] { return windows_of(target.pid()).size() == 1; }));
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(active.changes(), 0U);
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(SecondKeyboard, LeavesNothingWhenTheWindowClosesInBetween) {
  const auto devices = stranger_.devices();
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  UserAtDesk user;
  user.sit_down();
  ActiveWindowSpy active;
  const std::size_t mark = target.event_count();
  std::thread closing([&] {
    target.wait_for({{"event", "text"}}, mark);
    target.process().signal(SIGKILL);
  });
  const Delivery delivery = type(target.window(), keys_of(std::string(150, 'a')), milliseconds(100));
  closing.join();
  EXPECT_EQ(delivery.outcome, Outcome::unknown);
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(active.changes(), 0U);
  EXPECT_EQ(user.disturbance(), "");
}

/// The focus of a keyboard in such a window falls to the root, and metacity, which hears of that, takes the user's
/// away.
TEST_F(SecondKeyboard, AWindowWithoutAFrameThatClosesIsNoNewsToTheRoot) {
  FramelessWindow target;
  UserAtDesk user;
  user.sit_down();
  RootFocusSpy root;
  std::thread closing([&] {
    EXPECT_TRUE(eventually([&] { return target.has_got_a_key(); }));
    target.close();
  });
  const Delivery delivery =
      type_on_second_keyboard(display_, {.window_id = target.window()}, platform::x11::Front::users,
                              keys_of(std::string(150, 'a')), milliseconds(100), within(timeout));
  closing.join();
  EXPECT_EQ(delivery.outcome, Outcome::unknown) << delivery.reason;
  expect_only_a_hold(root.heard());
  EXPECT_EQ(user.disturbance(), "");
}

/// A popup of the user's that has their keyboard closes meanwhile, and it falls to the root. The window manager is to
/// learn of that and give it to a window: at once, or once the call is over where the root had to be held.
TEST_F(SecondKeyboard, TheWindowManagerLearnsThatTheUsersFocusFellToNobody) {
  const Terminal terminal("Second terminal");
  FramelessWindow frameless;
  const Terminal user("A user's terminal");
  const auto focused_window = [&] { return stranger_.focus_of("Virtual core keyboard"); };
  const auto falls_while = [&](std::int64_t window, const std::function<bool()>& got_a_key) {
    activate(user.window());
    // Where it is on no window the server tells less.
    run_command({"xdotool", "mousemove", "1919", "1079"});
    const auto before = focused_window();
    FramelessWindow popup;
    popup.focus();
    ASSERT_EQ(focused_window(), popup.window());
    std::thread closing([&] {
      EXPECT_TRUE(eventually(got_a_key));
      popup.close();
    });
    const Delivery delivery =
        type_on_second_keyboard(display_, {.window_id = window}, platform::x11::Front::users,
                                keys_of("a\n" + std::string(20, 'b')), milliseconds(30), within(timeout));
    closing.join();
    EXPECT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
    EXPECT_TRUE(eventually([&] { return focused_window() == before; })) << focused_window();
  };
  falls_while(terminal.window(), [&] { return terminal.typed() == "a\n"; });
  falls_while(frameless.window(), [&] { return frameless.has_got_a_key(); });
}

TEST_F(SecondKeyboard, LeavesNothingWhenTheCallIsCancelled) {
  const auto devices = stranger_.devices();
  const Terminal target("Second terminal");
  UserAtDesk user;
  user.sit_down();
  std::stop_source stop;
  std::thread user_who_waits([&] {
    EXPECT_TRUE(eventually([&] { return !target.typed().empty(); })) << "it never began";
    stop.request_stop();
  });
  auto limits = within(timeout);
  limits.stop = stop.get_token();
  const Delivery delivery = keys_second_keyboard(*input_, describe(target.window()),
                                                 keys_of("x\n" + std::string(100, 'x')), milliseconds(100), limits);
  user_who_waits.join();
  EXPECT_EQ(delivery.outcome, Outcome::unknown);
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(SecondKeyboard, RemovesWhatAKilledProcessLeftButNotWhatIsInUse) {
  const auto devices = stranger_.devices();
  const Terminal target("Second terminal");
  const Terminal other("Other terminal");
  UserAtDesk user;
  user.sit_down();
  stranger_.add_master("Offhand 1600abc");
  ASSERT_EQ(stranger_.devices().size(), devices.size() + 4);
  std::thread meanwhile([&] { expect_typed(type(other.window(), keys_of("meanwhile\n"), milliseconds(40))); });
  for (int round = 0; round < 3; ++round) expect_typed(type(target.window(), keys_of("a\n")));
  meanwhile.join();
  EXPECT_TRUE(eventually([&] { return other.typed() == "meanwhile\n"; })) << other.typed();
  EXPECT_TRUE(eventually([&] { return target.typed() == "a\na\na\n"; })) << target.typed();
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(SecondKeyboard, LiftsTheKeyThatAKilledProcessHeld) {
  const auto devices = stranger_.devices();
  const Terminal target("Second terminal");
  stranger_.add_master("Offhand 9");
  stranger_.hold_key_on_master("Offhand 9", static_cast<xcb_window_t>(target.window()), 38);
  ASSERT_TRUE(stranger_.any_key_held_on("Offhand 9"));
  leave_the_display();
  SetUp();
  EXPECT_FALSE(stranger_.any_key_held_on("Offhand 9"));
  EXPECT_EQ(stranger_.focus_of("Offhand 9 keyboard"), XCB_WINDOW_NONE);
  EXPECT_TRUE(leaves_only(devices));
}

}  // namespace
}  // namespace offhand::test
