#include "platform/api/key_names.h"
#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"

namespace offhand::test {
namespace {

using platform::Outcome;

class Foreground : public X11Desktop, public testing::WithParamInterface<std::string> {
 protected:
  void bring_up(std::int64_t window) {
    describe(window);
    const auto activated = windows_->activate(window, within(patience));
    ASSERT_TRUE(activated) << activated.error().message;
  }
};

TEST_P(Foreground, ClickArrivesAndThePointerGoesBack) {
  const FixtureApplication target(GetParam());
  output_of({"xdotool", "mousemove", "--sync", "7", "9"});
  bring_up(target.window());
  const auto window = describe(target.window());
  const std::size_t mark = target.event_count();
  const double y = static_cast<double>(window.bounds.height) - 90;
  const auto delivery = click_foreground(*input_, window, click_at(240, y, 2), within(patience));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  EXPECT_EQ(delivery.path, ActionPath::x11_pixel_fg);
  const auto press = target.wait_for({{"event", "press"}, {"count", 2}}, mark);
  EXPECT_NEAR(press["x"].get<double>(), 240, 1);
  EXPECT_NEAR(press["y"].get<double>(), y, 1);
  EXPECT_EQ(desk().pointer, (platform::ScreenPoint{7, 9}));
}

TEST_P(Foreground, TextArrivesAlsoWithUnmappedCharacters) {
  FixtureApplication target(GetParam());
  target.control("focus Entry");
  bring_up(target.window());
  const std::string map = output_of({"xmodmap", "-pke"});
  const std::size_t mark = target.event_count();
  const auto delivery =
      keys_foreground(*input_, describe(target.window()), keys_of("Grüße, 漢字 €!"), {}, within(patience));
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
      keys_foreground(*input_, describe(target.window()), keys_of("Echo \"HELLO\"\n"), {}, within(patience));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  EXPECT_TRUE(eventually([&] { return target.typed() == "Echo \"HELLO\"\n"; })) << target.typed();
}

TEST_F(Foreground, KeysAreNotSentToAnotherWindow) {
  const Terminal target("Meant");
  const Terminal other("Not meant");
  activate(other.window());
  const auto delivery = keys_foreground(*input_, describe(target.window()), keys_of("secret\n"), {}, within(patience));
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
  const auto delivery = click_foreground(*input_, describe(target.window()), click_at(200, 200), within(patience));
  EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
}

TEST_F(Foreground, ScreenClickGoesToTheTopmost) {
  const FixtureApplication target("gtk3");
  bring_up(target.window());
  const auto bounds = describe(target.window()).bounds;
  const std::size_t mark = target.event_count();
  const auto delivery = click_screen(
      *input_, click_at(static_cast<double>(bounds.x + 240), static_cast<double>(bounds.y + bounds.height - 90)),
      within(patience));
  ASSERT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  target.wait_for({{"event", "press"}, {"name", "Canvas"}}, mark);
}

TEST_F(Foreground, WaitsForModifiersThatTheUserHolds) {
  FixtureApplication target("gtk3");
  target.control("focus Entry");
  bring_up(target.window());
  const std::size_t mark = target.event_count();
  output_of({"xdotool", "keydown", "ctrl"});
  const auto refused = keys_foreground(*input_, describe(target.window()), keys_of("w"), {}, within(patience));
  EXPECT_EQ(refused.outcome, Outcome::not_attempted);
  // It waits for a second; where the user's hand is slower on a busy machine it is refused once more.
  platform::Delivery delivered;
  EXPECT_TRUE(eventually([&] {
    output_of({"xdotool", "keydown", "ctrl"});
    std::thread user([] {
      std::this_thread::sleep_for(milliseconds(300));
      run_command({"xdotool", "keyup", "ctrl"});
    });
    delivered = keys_foreground(*input_, describe(target.window()), keys_of("w"), {}, within(patience));
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
