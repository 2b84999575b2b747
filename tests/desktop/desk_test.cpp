#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <thread>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Whose window is whose: what an application that was launched or acted on takes goes back to the user, and what the
// user opens meanwhile stays theirs. Witnesses are xdotool, xprop and the user's own application.
namespace offhand::test {
namespace {

using testing::HasSubstr;

std::string active_title() { return run_command({"xdotool", "getactivewindow", "getwindowname"}).output; }

/// A key that opens the menu of many desktops: the user may have started something.
void user_presses_a_key() { run_command({"xdotool", "key", "super"}); }

class Desk : public testing::Test {
 protected:
  Desk() { user_.sit_down(); }

  json launch_arguments(const std::string& title) {
    const auto command = FixtureApplication::command("qt5", title, folder_.path());
    return {{"launch_path", command[0]}, {"additional_arguments", std::vector(command.begin() + 1, command.end())}};
  }
  void kill(const ToolReply& launched) { client_.call("kill_app", {{"pid", launched.structured["pid"]}}); }

  TemporaryFolder folder_;
  UserAtDesk user_;
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_F(Desk, AnInstanceThatRunsIsUsedAndNotRaised) {
  const Application calculator({"gnome-calculator"});
  user_.sit_down();
  const auto reply = client_.call("launch_app", {{"name", "gnome-calculator"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["already_running"], true);
  EXPECT_EQ(reply.structured["pid"], calculator.pid());
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(Desk, AProgramThatHandsItsWorkToAnInstanceStealsNothing) {
  const Application featherpad({"featherpad"});
  user_.sit_down();
  const auto reply = client_.call("launch_app", {{"name", "featherpad"}, {"creates_new_application_instance", true}});
  EXPECT_EQ(reply.code(), "launch_failed") << "its window is that of the instance that ran before: " << reply.dump();
  EXPECT_THAT(reply.dump(), HasSubstr("process " + std::to_string(featherpad.pid())));
  user_.settle_log();
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(Desk, AFileThatAnInstanceOpensInAWindowOfItsOwnIsToldWithThatWindow) {
  const Application featherpad({"featherpad"});
  const auto file = folder_.file("shopping list");
  std::ofstream(file) << "bread\n";
  user_.sit_down();
  const auto reply = client_.call("launch_app", {{"name", "featherpad"}, {"urls", {file}}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["already_running"], true);
  EXPECT_EQ(reply.structured["pid"], featherpad.pid());
  EXPECT_THAT(reply.structured["windows"][0]["title"].get<std::string>(), HasSubstr("shopping list"));
  user_.settle_log();
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(Desk, AWindowThatComesOnlyAfterItsLaunchWasGivenUpTakesNothing) {
  McpClient hasty{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_LAUNCH_TIMEOUT_MS", "2000"}}}};
  const auto go = folder_.file("go");
  std::string command = "while [ ! -e " + go + " ]; do sleep 0.05; done; exec";
  for (const auto& word : FixtureApplication::command("qt5", "Slow", folder_.path())) command += " '" + word + "'";
  const auto reply = hasty.call("launch_app", {{"launch_path", "/bin/sh"}, {"additional_arguments", {"-c", command}}});
  ASSERT_EQ(reply.code(), "no_window") << reply.dump();
  // Somebody goes on with another application meanwhile.
  const FixtureApplication other("gtk3", "Other");
  user_.sit_down();
  ASSERT_FALSE(hasty.call("press_key", {{"pid", other.pid()}, {"key", "a"}}).failed);
  std::ofstream{go};
  std::string slow;
  ASSERT_TRUE(eventually([&] {
    slow = run_command({"xdotool", "search", "--onlyvisible", "--name", "Slow"}).output;
    return !slow.empty();
  }));
  const auto told = [&] {
    for (const auto& effect : hasty.call("list_windows", json::object()).structured.value("late_side_effects", json()))
      EXPECT_EQ(effect["restored"], true) << effect;
    return active_title().find("Slow") == std::string::npos;
  };
  EXPECT_TRUE(eventually(told)) << active_title();
  EXPECT_FALSE(eventually([&] { return !told(); }, std::chrono::milliseconds(1000))) << active_title();
  run_command({"xdotool", "search", "--name", "Slow", "windowclose"});
}

TEST_F(Desk, AWindowOfSomebodyElseIsNoSuccess) {
  const auto started = folder_.file("started");
  const int call = client_.post_call(
      "launch_app", {{"launch_path", "/bin/sh"}, {"additional_arguments", {"-c", "touch " + started}}});
  ASSERT_TRUE(eventually([&] { return std::filesystem::exists(started); }));
  // The launch is under way, so the user is attended to: one key is enough.
  user_presses_a_key();
  const FixtureApplication stranger("gtk3", "Stranger");
  const auto reply = client_.reply_to_call(call);
  EXPECT_EQ(reply.code(), "no_window") << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("exit status 0"));
  const auto is_in_front = [] { return active_title().find("Stranger") != std::string::npos; };
  EXPECT_TRUE(eventually(is_in_front)) << "the user started it, and " << active_title() << " is in front";
}

TEST_F(Desk, AWindowThatIsBroughtToTheFrontAfterAnActionStaysThere) {
  FixtureApplication target("gtk3", "Target");
  user_.sit_down();
  const auto window = client_.call("list_windows", {{"pid", target.pid()}}).structured["windows"][0];
  const json whom{{"pid", target.pid()}, {"window_id", window["window_id"]}};
  auto key = whom;
  key["key"] = "a";
  ASSERT_FALSE(client_.call("press_key", key).failed);
  const auto brought = client_.call("bring_to_front", whom);
  EXPECT_FALSE(brought.failed) << brought.dump();
  EXPECT_THAT(active_title(), HasSubstr("Target"));
  // Another action in the background, which looks after the desk as it is now.
  const FixtureApplication other("qt5", "Other");
  EXPECT_FALSE(client_.call("bring_to_front", whom).failed);
  EXPECT_FALSE(client_.call("press_key", {{"pid", other.pid()}, {"key", "a"}}).failed);
  EXPECT_THAT(active_title(), HasSubstr("Target"));
}

// Long after the answer, which tells of the first.
TEST_F(Desk, AWindowThatALaunchedProgramShowsMuchLaterTakesNothing) {
  user_.sit_down();
  const auto launched = client_.call("launch_app", {{"launch_path", "/usr/bin/python3"},
                                                    {"additional_arguments", {OFFHAND_TEST_LATE_WINDOW_GTK3, "9000"}}});
  ASSERT_FALSE(launched.failed) << launched.dump();
  const auto is_there = [] { return run_command({"wmctrl", "-l"}).output.find("Late second") != std::string::npos; };
  ASSERT_TRUE(eventually(is_there)) << launched.dump();
  EXPECT_TRUE(eventually([&] { return user_.disturbance().empty() || (user_.settle_log(), false); }))
      << user_.disturbance();
  auto& own = user_.application();
  const auto from = own.event_count();
  run_command({"xdotool", "type", "--delay", "20", "letters"});
  EXPECT_TRUE(eventually([&] { return own.count({{"event", "key"}}, from) == 7; })) << active_title();
  kill(launched);
}

TEST_F(Desk, ADialogThatTheUserOpensDuringALaunchStaysInFront) {
  const int call = client_.post_call("launch_app", launch_arguments("Launched"));
  user_.application().control("open-dialog");
  ASSERT_TRUE(eventually([] { return active_title().find("dialog") != std::string::npos; }));
  const auto reply = client_.reply_to_call(call);
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_THAT(active_title(), HasSubstr("dialog"));
  kill(reply);
}

TEST_F(Desk, ADialogThatTheUserOpensDuringAClickStaysInFront) {
  FixtureApplication target("qt5", "Target", {"--still"});
  user_.sit_down();
  const auto seen =
      client_.call("get_window_state", {{"pid", target.pid()}, {"format", "json"}, {"include_screenshot", false}});
  ASSERT_FALSE(seen.failed) << seen.dump();
  // Nothing shows that this button was pressed: the call watches for as long as it may.
  const int call = client_.post_call("click", {{"element_token", element_named(seen.structured, "A", "button").token}});
  target.wait_for({{"event", "clicked"}, {"name", "A"}});
  user_.application().control("open-dialog");
  const auto reply = client_.reply_to_call(call);
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_FALSE(reply.structured.contains("side_effects")) << reply.dump();
  EXPECT_TRUE(eventually([] { return active_title().find("dialog") != std::string::npos; })) << active_title();
}

// What takes the user's place in the meantime is looked for until long after the answer, and may be seen before the
// click that led to it is heard of.
TEST_F(Desk, AWindowOfTheTargetThatTheUserClicksAfterAnActionStaysTheirs) {
  FixtureApplication target("qt5", "Target");
  target.control("second-window");
  const auto found = [] { return run_command({"xdotool", "search", "--name", "Target second"}).output; };
  ASSERT_TRUE(eventually([&] { return !found().empty(); }));
  const auto second = found().substr(0, found().find('\n'));
  run_command({"xdotool", "windowmove", "--sync", second, "1300", "650"});
  for (int round = 0; round < 8; ++round) {
    user_.sit_down();
    ASSERT_FALSE(
        client_.call("press_key", {{"pid", target.pid()}, {"window_id", target.window()}, {"key", "a"}}).failed);
    run_command({"xdotool", "mousemove", "--sync", "--window", second, "20", "60", "click", "1"});
    EXPECT_TRUE(eventually([&] { return read_desk().focus == second; }, std::chrono::milliseconds(1000)))
        << "round " << round << ": " << read_desk().text();
    const auto taken_back = [&] { return read_desk().focus != second; };
    EXPECT_FALSE(eventually(taken_back, std::chrono::milliseconds(200))) << "round " << round;
  }
}

// A program that the test starts stands for one that the user starts: by a key of their own, from a menu, by a script.
// No click and no key that the server sees tells of it.
class OpenedAfterALaunch : public testing::TestWithParam<bool> {
 protected:
  static constexpr auto has_none = [] { return active_title().empty(); };

  std::vector<std::string> terminal(const std::string& title) {
    return {"xterm", "-T", title, "-e", "sh", "-c", "stty -icanon -echo; cat > '" + folder_.file(title) + "'"};
  }

  TemporaryFolder folder_;
  std::optional<Application> home_;
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_P(OpenedAfterALaunch, AWindowOfTheUsersGetsTheKeyboardAndKeepsIt) {
  ASSERT_TRUE(eventually(has_none)) << active_title();
  if (GetParam()) activate(home_.emplace(terminal("Home")).window());
  const auto before = active_title();
  auto command = FixtureApplication::command("qt5", "Launched", folder_.path());
  const json launch{{"launch_path", command[0]},
                    {"additional_arguments", std::vector(command.begin() + 1, command.end())}};
  const auto launched = client_.call("launch_app", launch);
  ASSERT_FALSE(launched.failed) << launched.dump();
  EXPECT_EQ(active_title(), before);
  const Application users(terminal("Users"));
  const auto is_in_front = [] { return active_title() == "Users\n"; };
  EXPECT_TRUE(eventually(is_in_front)) << active_title();
  EXPECT_FALSE(eventually([&] { return !is_in_front(); }, std::chrono::milliseconds(1000))) << active_title();
  run_command({"xdotool", "type", "letters"});
  EXPECT_TRUE(eventually([&] { return contents(folder_.file("Users")) == "letters"; }));
  // And whoever turns to a window by a pager does so on purpose.
  if (GetParam()) {
    activate(home_->window());
    activate(users.window());
  }
  EXPECT_TRUE(is_in_front()) << active_title();
  client_.call("kill_app", {{"pid", launched.structured["pid"]}});
}

INSTANTIATE_TEST_SUITE_P(Desk, OpenedAfterALaunch, testing::Bool(),
                         [](const auto& each) { return each.param ? "WhereAnotherHadIt" : "WhereNobodyHadIt"; });

// What a click opens may come after the first sign of its effect, and so after the answer.
class DeskAfterwards : public Desk, public testing::WithParamInterface<const char*> {};

TEST_P(DeskAfterwards, AWindowThatOpensAfterTheAnswerTakesNothing) {
  FixtureApplication target(GetParam(), "Target");
  user_.sit_down();
  const auto seen =
      client_.call("get_window_state", {{"pid", target.pid()}, {"format", "json"}, {"include_screenshot", false}});
  ASSERT_FALSE(seen.failed) << seen.dump();
  const auto reply = client_.call("click", {{"element_token", element_named(seen.structured, "A", "button").token}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  target.control("second-window");
  const auto is_there = [] { return run_command({"wmctrl", "-l"}).output.find("Target second") != std::string::npos; };
  ASSERT_TRUE(eventually(is_there));
  // It takes the front more than once, and each time the front comes back first and what lies over what after it.
  int looks_in_a_row = 0;
  const auto is_left_alone = [&] {
    if (user_.disturbance().empty()) return ++looks_in_a_row == 30;
    user_.settle_log();
    looks_in_a_row = 0;
    return false;
  };
  EXPECT_TRUE(eventually(is_left_alone)) << user_.disturbance();
}

INSTANTIATE_TEST_SUITE_P(Toolkits, DeskAfterwards, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& toolkit) { return std::string(toolkit.param); });

TEST_F(Desk, AForegroundActionThatFailsGivesTheDeskBack) {
  FixtureApplication target("gtk3", "Target");
  user_.sit_down();
  const auto seen =
      client_.call("get_window_state", {{"pid", target.pid()}, {"format", "json"}, {"include_screenshot", false}});
  ASSERT_FALSE(seen.failed) << seen.dump();
  const auto label = element_named(seen.structured, "Status: started", "text");
  const auto reply =
      client_.call("press_key", {{"element_token", label.token}, {"key", "a"}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(reply.code(), "action_failed") << reply.dump();
  user_.settle_log();
  EXPECT_EQ(user_.disturbance(), "");
}

// What the user types meanwhile goes to the window in front.
TEST_F(Desk, AnElementThatGetsNoFocusInFrontKeepsTheKeyboardForAMoment) {
  const Application target({"/usr/bin/python3", OFFHAND_TEST_PASSES_FOCUS_ON_GTK3});
  user_.sit_down();
  const auto seen =
      client_.call("get_window_state", {{"pid", target.pid()}, {"format", "json"}, {"include_screenshot", false}});
  ASSERT_FALSE(seen.failed) << seen.dump();
  const auto asked = element_named(seen.structured, "Asked", "textbox");
  const auto mark = user_.application().event_count();
  const auto reply =
      client_.call("press_key", {{"element_token", asked.token}, {"key", "a"}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(reply.structured["effect"], "suspected_noop") << reply.dump();
  const auto lost = user_.application().wait_for({{"event", "focus-out"}}, mark);
  const auto back = user_.application().wait_for({{"event", "focus-in"}}, mark);
  EXPECT_LT(back["time"].get<double>() - lost["time"].get<double>(), 1.2);
}

}  // namespace
}  // namespace offhand::test
