#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(LaunchApp, WaitsForTheFirstWindowAndGivesTheDeskBack) {
  SimulatedDesk desk;
  const auto before = desk.sim().user_state();
  const auto result = desk.call("launch_app", {{"name", "Notepad"}});
  EXPECT_EQ(result["name"], "Notepad");
  EXPECT_EQ(result["already_running"], false);
  ASSERT_EQ(result["windows"].size(), 1U);
  EXPECT_EQ(result["windows"][0]["title"], "Notepad");
  EXPECT_EQ(result["self_activation_suppressed"], true);
  const auto after = desk.sim().user_state();
  EXPECT_EQ(after.active_window, before.active_window);
  EXPECT_EQ(after.focus_owner, before.focus_owner);
  EXPECT_EQ(after.stacking.back(), before.stacking.back());
}

TEST(LaunchApp, ReportsWhatAnEagerWindowTookForAMoment) {
  SimulatedDesk desk;
  const auto before = desk.sim().user_state();
  const auto result = desk.call("launch_app", {{"name", "eager"}});
  EXPECT_EQ(desk.sim().user_state().active_window, before.active_window);
  ASSERT_TRUE(result.contains("side_effects"));
  for (const auto& effect : result["side_effects"]) EXPECT_EQ(effect["restored"], true);
}

TEST(LaunchApp, UsesARunningInstanceUnlessTold) {
  SimulatedDesk desk;
  const auto first = desk.call("launch_app", {{"name", "Notepad"}});
  const auto second = desk.call("launch_app", {{"name", "Notepad"}});
  EXPECT_EQ(second["already_running"], true);
  EXPECT_EQ(second["pid"], first["pid"]);
  const auto third = desk.call("launch_app", {{"name", "Notepad"}, {"creates_new_application_instance", true}});
  EXPECT_NE(third["pid"], first["pid"]);
}

TEST(LaunchApp, FindsTheWindowThatAnotherProcessTookOver) {
  SimulatedDesk desk;
  const auto result = desk.call("launch_app", {{"name", "Single"}});
  ASSERT_EQ(result["windows"].size(), 1U);
  EXPECT_EQ(result["windows"][0]["title"], "Second letter");
  EXPECT_EQ(result["pid"], 300);
}

TEST(LaunchApp, SaysHowItFailed) {
  SimulatedDesk desk;
  const auto unknown = desk.refusal("launch_app", {{"name", "Notpad"}});
  EXPECT_EQ(unknown.code, "app_not_found");
  EXPECT_THAT(unknown.message, HasSubstr("Notepad"));
  const auto broken = desk.refusal("launch_app", {{"name", "Broken"}});
  EXPECT_EQ(broken.code, "launch_failed");
  EXPECT_THAT(broken.message, HasSubstr("exit status 3"));
  const auto missing = desk.refusal("launch_app", {{"name", "Missing"}});
  EXPECT_EQ(missing.code, "launch_failed");
  EXPECT_THAT(missing.message, HasSubstr("No such file"));
  const auto silent = desk.refusal("launch_app", {{"name", "Silent"}});
  EXPECT_EQ(silent.code, "no_window");
  EXPECT_THAT(silent.message, HasSubstr("has shown none yet"));
  EXPECT_EQ(desk.refusal("launch_app").code, "invalid_arguments");
}

TEST(LaunchApp, AProgramIsWaitedForAsLongAsItWorks) {
  SimulatedDesk desk;
  const auto result = desk.call("launch_app", {{"name", "Slow"}});
  ASSERT_EQ(result["windows"].size(), 1U);
  EXPECT_EQ(result["windows"][0]["title"], "Slowly");
  const auto begun = desk.platform().clock->now();
  EXPECT_EQ(desk.refusal("launch_app", {{"name", "Silent"}}).code, "no_window");
  EXPECT_LT(desk.platform().clock->now() - begun, std::chrono::seconds(17)) << "it does nothing";
}

TEST(LaunchApp, AProgramThatEndsWithoutAWindowIsNotWaitedForTillTheEnd) {
  SimulatedDesk desk;
  const auto begun = desk.platform().clock->now();
  const auto quick = desk.refusal("launch_app", {{"name", "Quick"}});
  EXPECT_EQ(quick.code, "no_window");
  EXPECT_THAT(quick.message, HasSubstr("exit status 0"));
  EXPECT_LT(desk.platform().clock->now() - begun, std::chrono::seconds(7)) << "of 45 it might take";
}

TEST(LaunchApp, OtherPlatformsArgumentsAreRefusedOrIgnoredAsDeclared) {
  SimulatedDesk desk;
  const auto error = desk.refusal("launch_app", {{"name", "Notepad"}, {"start_minimized", true}});
  EXPECT_EQ(error.code, "invalid_arguments");
  EXPECT_THAT(error.message, HasSubstr("start_minimized"));
  EXPECT_EQ(desk.call("launch_app", {{"name", "Notepad"}, {"bundle_id", "com.example"}})["name"], "Notepad");
}

TEST(LaunchApp, HandsArgumentsOn) {
  SimulatedDesk desk;
  desk.call("launch_app", {{"name", "Notepad"},
                           {"additional_arguments", {"--new"}},
                           {"urls", {"/tmp/a b.txt"}},
                           {"electron_debugging_port", 9222}});
  EXPECT_THAT(desk.log(),
              Contains(HasSubstr("started /usr/bin/notepad --new --remote-debugging-port=9222 /tmp/a b.txt")));
}

TEST(LaunchApp, TakesAPipeForPagesOrAPort) {
  SimulatedDesk desk;
  desk.call("launch_app", {{"name", "Notepad"}, {"additional_arguments", {"--new"}}, {"page_pipe", true}});
  EXPECT_THAT(desk.log(), Contains(HasSubstr("started /usr/bin/notepad --new --remote-debugging-pipe")));
  const auto both =
      desk.refusal("launch_app", {{"name", "Notepad"}, {"page_pipe", true}, {"electron_debugging_port", 9222}});
  EXPECT_EQ(both.code, "invalid_arguments");
  EXPECT_THAT(both.message, HasSubstr("not both"));
}

TEST(LaunchApp, OpensNoPagesToOtherMachines) {
  SimulatedDesk desk;
  const std::string option = "--remote-debugging-address=";
  for (const auto* list : {"additional_arguments", "urls"}) {
    for (const auto* address : {"0.0.0.0", "::", "192.0.2.1", ""}) {
      const auto refused = desk.refusal("launch_app", {{"name", "Notepad"}, {list, {option + address}}});
      EXPECT_EQ(refused.code, "invalid_arguments") << address;
      EXPECT_THAT(refused.message, HasSubstr(option + address));
    }
    for (const auto* address : {"127.0.0.1", "::1", "localhost"}) {
      EXPECT_EQ(desk.call("launch_app", {{"name", "Notepad"}, {list, {option + address}}})["name"], "Notepad");
    }
  }
}

TEST(KillApp, EndsAProcessWithAWindow) {
  SimulatedDesk desk;
  const auto result = desk.call("kill_app", {{"pid", 200}});
  EXPECT_EQ(result["windows_closed"], 1);
  EXPECT_EQ(result["name"], "Widgets");
  EXPECT_FALSE(desk.sim().window("Widgets"));
  EXPECT_EQ(desk.refusal("kill_app", {{"pid", 200}}).code, "process_not_found");
}

TEST(KillApp, EndsAProcessThatHangs) {
  SimulatedDesk desk;
  ASSERT_TRUE(desk.sim().run(R"({"do":"hang"})", "Widgets"));
  EXPECT_EQ(desk.call("kill_app", {{"pid", 200}})["pid"], 200);
}

TEST(KillApp, NeverEndsWhatIsNotItsToEnd) {
  auto scene = json::parse(scene_of({button("Save")}));
  scene["applications"][0]["protected"] = "it is the window manager";
  scene["applications"][1]["other_user"] = true;
  auto background = scene["applications"][0];
  background = {{"name", "Daemon"}, {"pid", 400}, {"windows", json::array()}};
  scene["applications"].push_back(background);
  SimulatedDesk desk(scene.dump());
  const auto guarded = desk.refusal("kill_app", {{"pid", 200}});
  EXPECT_EQ(guarded.code, "protected_process");
  EXPECT_THAT(guarded.message, HasSubstr("it is the window manager"));
  EXPECT_EQ(desk.refusal("kill_app", {{"pid", 300}}).code, "foreign_process");
  EXPECT_EQ(desk.refusal("kill_app", {{"pid", 400}}).code, "foreign_process");
  EXPECT_EQ(desk.refusal("kill_app", {{"pid", ::getpid()}}).code, "protected_process");
  EXPECT_THAT(desk.log(), testing::IsEmpty());
}

TEST(ListWindows, IsFrontToBack) {
  SimulatedDesk desk;
  std::vector<std::string> titles;
  const auto result = desk.call("list_windows");
  for (const auto& window : result["windows"]) titles.push_back(window["title"]);
  EXPECT_THAT(titles, ElementsAre("Letter", "Widgets"));
  EXPECT_EQ(result["windows"][0]["is_active"], true);
  EXPECT_GT(result["windows"][0]["z_index"], result["windows"][1]["z_index"]);
}

TEST(ListWindows, CanBeNarrowedToAProcessAndToTheScreen) {
  auto scene = json::parse(scene_of({button("Save")}));
  scene["applications"][0]["windows"][0]["minimized"] = true;
  SimulatedDesk desk(scene.dump());
  EXPECT_EQ(desk.call("list_windows", {{"pid", 200}})["windows"].size(), 1U);
  EXPECT_EQ(desk.call("list_windows", {{"pid", 200}, {"on_screen_only", true}})["windows"].size(), 0U);
  EXPECT_EQ(desk.refusal("list_windows", {{"pid", 4242}}).code, "process_not_found");
}

}  // namespace
}  // namespace offhand::test
