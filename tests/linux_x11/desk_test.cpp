#include "tests/support/desk.h"

#include <csignal>
#include <future>

#include "platform/linux/x11/windows/window_owners.h"
#include "tests/linux_x11/x11_desktop.h"

namespace offhand::test {
namespace {

class Desk : public X11Desktop {
 protected:
  pid_t manager() {
    const auto talk = display_->converse("Looking for the window manager", within(timeout)).value();
    auto asked = talk->ask_property(talk->root(), platform::x11::Atom::net_supporting_wm_check);
    const auto check = platform::x11::first_value_of(asked.get().value().get());
    return static_cast<pid_t>(
        platform::x11::WindowOwners(talk->connection()).of(check.value(), talk->budget()).value());
  }
};

// What nearly all other tests look at the desk with.
TEST_F(Desk, LooksToTheTestsOwnEyesAsToXdotoolAndXprop) {
  const FixtureApplication gtk3("gtk3");
  const FixtureApplication qt5("qt5");
  for (const auto* application : {&gtk3, &qt5}) {
    activate(application->window());
    output_of({"xdotool", "mousemove", "--sync", "321", "123"});
    ASSERT_TRUE(eventually([] { return read_desk() == read_desk(); }));
    const auto seen = read_desk();
    EXPECT_TRUE(output_of({"xdotool", "getmouselocation"}).starts_with(seen.pointer + " ")) << seen.pointer;
    EXPECT_EQ(output_of({"xdotool", "getwindowfocus", "-f"}), seen.focus + "\n");
    EXPECT_EQ(output_of({"xprop", "-root", "_NET_ACTIVE_WINDOW"}),
              "_NET_ACTIVE_WINDOW(WINDOW): window id # " + seen.active_window + "\n");
    std::string stacking;
    for (const auto& window : seen.stacking) stacking += (stacking.empty() ? "" : ", ") + window;
    EXPECT_EQ(output_of({"xprop", "-root", "_NET_CLIENT_LIST_STACKING"}),
              "_NET_CLIENT_LIST_STACKING(WINDOW): window id # " + stacking + "\n");
    std::string windows;
    for (const auto window : windows_of(application->pid())) windows += std::to_string(window) + "\n";
    EXPECT_EQ(output_of({"xdotool", "search", "--all", "--onlyvisible", "--pid", std::to_string(application->pid()),
                         "--name", "."}),
              windows);
  }
  EXPECT_TRUE(windows_of(::getpid()).empty());
}

TEST_F(Desk, AgreesWithXdotool) {
  const Terminal terminal("Desk terminal");
  activate(terminal.window());
  output_of({"xdotool", "mousemove", "--sync", "321", "123"});
  const auto state = user_state();
  EXPECT_EQ(state.pointer, (platform::ScreenPoint{321, 123}));
  EXPECT_EQ(std::to_string(state.active_window) + "\n", output_of({"xdotool", "getactivewindow"}));
  EXPECT_EQ(state.focus_owner, terminal.window());
  EXPECT_EQ(state.observable, platform::UserState::everything);
}

TEST_F(Desk, TellsWhetherTheUserDidSomething) {
  const UserAtDesk user;
  output_of({"xdotool", "key", "shift"});
  const auto begin = platform::steady_now();
  const auto acted = [&] { return user_desk_->user_acted_since(begin, within(timeout)).value(); };
  ASSERT_TRUE(user_desk_->user_acted_since(begin - timeout, within(timeout)).value());
  EXPECT_FALSE(acted());
  // A second keyboard is not theirs.
  const FixtureApplication other("gtk4");
  const auto typed = keys_second_keyboard(*input_, describe(other.window()), keys_of("x"), {}, within(timeout));
  ASSERT_EQ(typed.outcome, platform::Outcome::delivered) << typed.reason;
  EXPECT_FALSE(acted());
  for (const auto& deed :
       {std::vector<std::string>{"xdotool", "key", "shift"}, {"xdotool", "mousemove_relative", "1", "1"}}) {
    const auto before = platform::steady_now();
    output_of(deed);
    EXPECT_TRUE(user_desk_->user_acted_since(before, within(timeout)).value()) << deed[1];
  }
}

TEST_F(Desk, ActivationIsUndoneWhole) {
  const Terminal lowest("Lowest");
  const FixtureApplication gtk3("gtk3");
  const FixtureApplication gtk4("gtk4");
  const FixtureApplication qt5("qt5");
  for (const std::int64_t window : {lowest.window(), gtk3.window(), gtk4.window(), qt5.window()}) describe(window);
  UserAtDesk user;
  user.sit_down();
  const UserState seen = read_desk();
  const auto before = user_state();
  for (const std::int64_t window : {lowest.window(), gtk3.window(), gtk4.window(), qt5.window()}) {
    const auto activated = placement_->activate(window, within(timeout));
    ASSERT_TRUE(activated) << activated.error().message;
    EXPECT_EQ(output_of({"xdotool", "getactivewindow"}), std::to_string(window) + "\n");
    const auto restored = user_desk_->restore(before, within(timeout));
    ASSERT_TRUE(restored) << restored.error().message;
    EXPECT_EQ(read_desk(), seen) << read_desk().text() << "\n--- before ---\n" << seen.text();
  }
}

// All is as it was, but the window manager has still to hear that it was not.
TEST_F(Desk, RestoringIsOverOnceTheWindowManagerHasReadOfIt) {
  const Terminal other("Other");
  UserAtDesk user;
  user.sit_down();
  const auto before = user_state();
  const auto keyboard = output_of({"xdotool", "getwindowfocus", "-f"});
  const pid_t process = manager();
  ASSERT_GT(process, 1);
  ASSERT_EQ(::kill(process, SIGSTOP), 0);
  output_of({"xdotool", "windowfocus", std::to_string(other.window())});
  output_of({"xdotool", "windowfocus", keyboard});
  EXPECT_EQ(user_state().active_window, before.active_window);
  auto restoring = std::async(std::launch::async, [&] { return user_desk_->restore(before, within(timeout)); });
  EXPECT_EQ(restoring.wait_for(milliseconds(100)), std::future_status::timeout);
  ASSERT_EQ(::kill(process, SIGCONT), 0);
  const auto restored = restoring.get();
  ASSERT_TRUE(restored) << restored.error().message;
  EXPECT_EQ(user_state(), before);
}

TEST_F(Desk, WaitsForAWindowManagerThatIsBusyForLongerThanItMayRefuse) {
  const Terminal other("Other");
  UserAtDesk user;
  user.sit_down();
  const auto before = user_state();
  const pid_t process = manager();
  ASSERT_GT(process, 1);
  ASSERT_EQ(::kill(process, SIGSTOP), 0);
  auto activating = std::async(std::launch::async,
                               [&] { return placement_->activate(other.window(), within(milliseconds(60'000))); });
  EXPECT_EQ(activating.wait_for(milliseconds(2'000)), std::future_status::timeout);
  ASSERT_EQ(::kill(process, SIGCONT), 0);
  const auto activated = activating.get();
  ASSERT_TRUE(activated) << activated.error().message;
  EXPECT_EQ(user_state().active_window, other.window());
  ASSERT_EQ(::kill(process, SIGSTOP), 0);
  auto restoring =
      std::async(std::launch::async, [&] { return user_desk_->restore(before, within(milliseconds(60'000))); });
  EXPECT_EQ(restoring.wait_for(milliseconds(2'000)), std::future_status::timeout);
  EXPECT_EQ(user_state().focus_owner, before.focus_owner) << "the user's keys wait for no window manager";
  ASSERT_EQ(::kill(process, SIGCONT), 0);
  const auto restored = restoring.get();
  ASSERT_TRUE(restored) << restored.error().message;
  EXPECT_EQ(user_state(), before);
}

TEST_F(Desk, NewWindowsGoBelowTheFormerlyActiveOne) {
  const Terminal lowest("Lowest");
  UserAtDesk user;
  user.sit_down();
  const auto before = user_state();
  const auto keyboard = output_of({"xdotool", "getwindowfocus", "-f"});
  for (const std::string& toolkit : {std::string("gtk3"), std::string("gtk4"), std::string("qt5")}) {
    const FixtureApplication fresh(toolkit);
    describe(fresh.window());
    // A toolkit may take the focus once more shortly after its window has appeared.
    std::this_thread::sleep_for(milliseconds(100));
    const auto restored = user_desk_->restore(before, within(timeout));
    ASSERT_TRUE(restored) << restored.error().message;
    const auto after = user_state();
    EXPECT_EQ(after.active_window, before.active_window);
    EXPECT_EQ(output_of({"xdotool", "getwindowfocus", "-f"}), keyboard);
    ASSERT_EQ(after.stacking.size(), before.stacking.size() + 1);
    EXPECT_EQ(after.stacking.back(), before.stacking.back());
    EXPECT_EQ(after.stacking[after.stacking.size() - 2], fresh.window());
  }
}

TEST_F(Desk, ActivatingAWindowThatIsGoneIsAnError) {
  const auto result = placement_->activate(12345, within(timeout));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, "window_not_found");
}

}  // namespace
}  // namespace offhand::test
