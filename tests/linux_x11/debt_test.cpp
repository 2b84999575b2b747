#include <gmock/gmock.h>

#include <csignal>

#include "tests/linux_x11/x11_desktop.h"

// What a process that is killed half-way leaves on the display, the next one that starts takes away.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class KilledHalfway : public X11Desktop {
 protected:
  bool holds_a_button() {
    const auto desktop = display_->desktop_facts(within(timeout));
    return desktop && (desktop->pointer_mask & platform::x11::any_pointer_button) != 0;
  }
  static std::string keys() { return output_of({"xmodmap", "-pke"}); }
  static bool knows(const std::string& keysym) { return keys().find(keysym) != std::string::npos; }
  /// Ends it by SIGKILL once `condition` holds.
  static void kill_when(std::vector<std::string> words, const std::function<bool()>& condition) {
    words.insert(words.begin(), offhand_program());
    ChildProcess child(words);
    ASSERT_TRUE(eventually(condition));
    child.signal(SIGKILL);
    child.wait();
    ASSERT_TRUE(condition()) << "nothing was left behind";
  }
  FixtureApplication fixture_{"gtk3"};
};

TEST_F(KilledHalfway, ADragLeavesNoButtonDown) {
  const auto pid = std::to_string(fixture_.pid());
  kill_when({"drag", "--pid", pid, "--from-x", "20", "--from-y", "20", "--to-x", "200", "--to-y", "200",
             "--delivery-mode", "foreground", "--duration-ms", "8000", "--modifier", "shift"},
            [&] { return holds_a_button(); });
  EXPECT_EQ(run_offhand({"list_windows"}).exit_code, 0);
  EXPECT_FALSE(holds_a_button());
  EXPECT_EQ(display_->desktop_facts(within(timeout))->pointer_mask & XCB_MOD_MASK_SHIFT, 0);
  EXPECT_THAT(output_of({"xprop", "-root", "_OFFHAND_DEBTS"}), HasSubstr("not found"));
}

TEST_F(KilledHalfway, TypingLeavesNoKeyLent) {
  const auto pid = std::to_string(fixture_.pid());
  ASSERT_FALSE(knows("Amacron"));
  std::string text;
  for (int times = 0; times < 50; ++times) text += "Ā";
  kill_when({"type_text", text, "--pid", pid, "--delivery-mode", "foreground", "--delay-ms", "150"},
            [] { return knows("Amacron"); });
  EXPECT_EQ(run_offhand({"list_windows"}).exit_code, 0);
  EXPECT_FALSE(knows("Amacron"));
  EXPECT_FALSE(any_key_is_held());
}

// Press and release go out in one write, and the server may have dealt with the first alone. Here the press is one that
// the process had made before: the same key of the same device, pressed by another client.
TEST_F(KilledHalfway, TypingLeavesNoKeyDown) {
  const auto pid = std::to_string(fixture_.pid());
  const auto notes = [] { return output_of({"xprop", "-root", "_OFFHAND_DEBTS"}); };
  const std::string nothing = "not found";
  kill_when({"type_text", std::string(50, 'K'), "--pid", pid, "--delivery-mode", "foreground", "--delay-ms", "150"},
            [&] { return notes().find(nothing) == std::string::npos; });
  output_of({"xdotool", "keydown", "shift", "keydown", "k"});
  ASSERT_TRUE(any_key_is_held());
  EXPECT_EQ(run_offhand({"list_windows"}).exit_code, 0);
  EXPECT_FALSE(any_key_is_held());
  EXPECT_THAT(notes(), HasSubstr(nothing));
}

TEST_F(KilledHalfway, WhoIsStillAtItIsLeftAlone) {
  ChildProcess child({offhand_program(), "drag", "--pid", std::to_string(fixture_.pid()), "--from-x", "20", "--from-y",
                      "20", "--to-x", "200", "--to-y", "200", "--delivery-mode", "foreground", "--duration-ms",
                      "1500"});
  ASSERT_TRUE(eventually([&] { return holds_a_button(); }));
  EXPECT_EQ(run_offhand({"list_windows"}).exit_code, 0);
  EXPECT_TRUE(holds_a_button());
  EXPECT_EQ(child.wait(), 0);
  EXPECT_FALSE(holds_a_button());
  EXPECT_THAT(output_of({"xprop", "-root", "_OFFHAND_DEBTS"}), HasSubstr("not found"));
}

}  // namespace
}  // namespace offhand::test
