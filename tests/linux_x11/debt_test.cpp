#include <gmock/gmock.h>

#include <csignal>
#include <cstdlib>

#include "tests/linux_x11/x11_desktop.h"

// What a process that is killed half-way leaves on the display is taken away at once by the process that guards it, or,
// where that is killed as well, by the next one that starts.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class KilledHalfway : public X11Desktop {
 protected:
  enum class Guard { stays, is_killed_first };
  bool holds_a_button() {
    const auto desktop = display_->desktop_facts(within(timeout));
    return desktop && (desktop->pointer_mask & platform::x11::any_pointer_button) != 0;
  }
  static std::string keys() { return output_of({"xmodmap", "-pke"}); }
  static bool knows(const std::string& keysym) { return keys().find(keysym) != std::string::npos; }
  static bool has_guard(const ChildProcess& child) {
    return !output_of({"pgrep", "-P", std::to_string(child.pid()), "-x", "crash-guard"}).empty();
  }
  /// That of a process which was killed before goes on looking for a while, and takes away what others leave, too.
  static bool has_any_guard() {
    const char* display = std::getenv("DISPLAY");
    return !output_of({"pgrep", "-f", "--", "--clean-up-after-crash " + std::string(display == nullptr ? "" : display)})
                .empty();
  }
  static void kill_guard_of(const ChildProcess& child) {
    output_of({"pkill", "-9", "-P", std::to_string(child.pid()), "-x", "crash-guard"});
  }
  /// Ends it by SIGKILL once `condition` holds.
  static void kill_when(std::vector<std::string> words, Guard guard, const std::function<bool()>& condition) {
    words.insert(words.begin(), offhand_program());
    ASSERT_TRUE(eventually([] { return !has_any_guard(); }));
    ChildProcess child(words);
    ASSERT_TRUE(eventually(condition));
    ASSERT_TRUE(eventually([&] { return has_guard(child); }));
    if (guard == Guard::is_killed_first) kill_guard_of(child);
    child.signal(SIGKILL);
    child.wait();
    if (guard == Guard::is_killed_first) {
      ASSERT_TRUE(condition()) << "nothing was left behind";
      EXPECT_EQ(run_offhand({"list_windows"}).exit_code, 0);
    }
    EXPECT_TRUE(eventually([&] { return !condition(); }));
  }
  FixtureApplication fixture_{"gtk3"};
};

class KilledHalfwayBesideAGuard : public KilledHalfway, public testing::WithParamInterface<bool> {
 protected:
  static Guard guard() { return GetParam() ? Guard::stays : Guard::is_killed_first; }
};

TEST_P(KilledHalfwayBesideAGuard, ADragLeavesNoButtonDown) {
  const auto pid = std::to_string(fixture_.pid());
  kill_when({"drag", "--pid", pid, "--from-x", "20", "--from-y", "20", "--to-x", "200", "--to-y", "200",
             "--delivery-mode", "foreground", "--duration-ms", "8000", "--modifier", "shift"},
            guard(), [&] { return holds_a_button(); });
  EXPECT_EQ(display_->desktop_facts(within(timeout))->pointer_mask & XCB_MOD_MASK_SHIFT, 0);
  EXPECT_TRUE(eventually(
      [] { return output_of({"xprop", "-root", "_OFFHAND_DEBTS"}).find("not found") != std::string::npos; }));
}

TEST_P(KilledHalfwayBesideAGuard, TypingLeavesNoKeyLent) {
  const auto pid = std::to_string(fixture_.pid());
  ASSERT_FALSE(knows("Amacron"));
  std::string text;
  for (int times = 0; times < 50; ++times) text += "Ā";
  kill_when({"type_text", text, "--pid", pid, "--delivery-mode", "foreground", "--delay-ms", "150"}, guard(),
            [] { return knows("Amacron"); });
  EXPECT_FALSE(any_key_is_held());
}

INSTANTIATE_TEST_SUITE_P(Or, KilledHalfwayBesideAGuard, testing::Bool(),
                         [](const auto& with) { return with.param ? "guarded" : "alone"; });

// Press and release go out in one write, and the server may have dealt with the first alone. Here the press is one that
// the process had made before: the same key of the same device, pressed by another client.
TEST_F(KilledHalfway, TypingLeavesNoKeyDown) {
  const auto notes = [] { return output_of({"xprop", "-root", "_OFFHAND_DEBTS"}); };
  const std::string nothing = "not found";
  ASSERT_TRUE(eventually([] { return !has_any_guard(); }));
  {
    ChildProcess child({offhand_program(), "type_text", std::string(50, 'K'), "--pid", std::to_string(fixture_.pid()),
                        "--delivery-mode", "foreground", "--delay-ms", "150"});
    ASSERT_TRUE(eventually([&] { return notes().find(nothing) == std::string::npos && has_guard(child); }));
    kill_guard_of(child);
    child.signal(SIGKILL);
    child.wait();
  }
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
