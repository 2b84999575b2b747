#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/simulated.h"

// Tools that are a schema, a body and this.
namespace offhand::test {
namespace {

using testing::ElementsAre;

TEST(GetScreenSize, IsThatOfTheScene) {
  SimulatedDesk desk;
  const auto size = desk.call("get_screen_size");
  EXPECT_GT(size["width"], 0);
  EXPECT_GT(size["height"], 0);
  EXPECT_EQ(size["scale_factor"], 1);
}

TEST(GetCursorPosition, IsTheUsersPointer) {
  SimulatedDesk desk;
  const auto at = desk.call("get_cursor_position");
  EXPECT_EQ(at["x"], desk.sim().user_state().pointer.x);
  EXPECT_EQ(at["y"], desk.sim().user_state().pointer.y);
}

TEST(DoubleClick, OfAButtonIsTwoPressesOfThePointer) {
  SimulatedDesk desk;
  desk.call("double_click", {{"element_token", desk.element("A").token}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 40,25",
                                      "Widgets | 1001 | A | pointer | left at 40,25"));
}

TEST(DoubleClick, OfAnItemIsItsOwnActionForThat) {
  const json item{{"role", "listitem"}, {"name", "one"}, {"actions", {"open"}}};
  SimulatedDesk desk(scene_of({{{"role", "list"}, {"name", "Mails"}, {"children", {item}}}}));
  const auto opened = desk.call("double_click", {{"element_token", desk.element("one", "Window").token}});
  EXPECT_EQ(opened["path"], "sim_action");
  EXPECT_EQ(desk.log().size(), 1U);
}

TEST(RightClick, AsksTheElementForItsMenuFirst) {
  const auto at = [](int y) { return json{{"x", 10}, {"y", y}, {"width", 80}, {"height", 20}}; };
  SimulatedDesk desk(scene_of({button("It", {{"actions", {"press", "show menu"}}, {"bounds", at(10)}}),
                               button("Plain", {{"bounds", at(50)}})}));
  const auto path = [&](const std::string& name) {
    return desk.call("right_click", {{"element_token", desk.element(name, "Window").token}})["path"];
  };
  EXPECT_EQ(path("It"), "sim_action");
  EXPECT_EQ(path("Plain"), "sim_pointer");
}

json app_named(const json& apps, const std::string& name) {
  for (const auto& app : apps)
    if (app["name"] == name) return app;
  return nullptr;
}

std::string scene_with_programs() {
  const json notepad{{"name", "Notepad"}, {"program", "/usr/bin/notepad"}};
  const json app{{"name", "App"}, {"program", "/usr/bin/app"}};
  return scene_of(json::array(), {{"program", "/usr/bin/app"}}, {{"installed", {notepad, app}}});
}

TEST(ListApps, MergesWhatRunsWithWhatIsInstalled) {
  SimulatedDesk desk(scene_with_programs());
  const auto apps = desk.call("list_apps")["apps"];
  const auto running = app_named(apps, "App");
  EXPECT_EQ(running["pid"], 200);
  EXPECT_EQ(running["running"], true);
  EXPECT_EQ(running["launch_path"], "/usr/bin/app");
  const auto installed = app_named(apps, "Notepad");
  EXPECT_EQ(installed["pid"], 0);
  EXPECT_EQ(installed["running"], false);
  EXPECT_EQ(installed["active"], false);
  // What the user has in front comes first, though it is installed nowhere.
  EXPECT_EQ(apps[0]["name"], "Editor");
  EXPECT_EQ(apps[0]["active"], true);
}

TEST(ListApps, LeavesOutWhatDoesNotRunWhenAsked) {
  SimulatedDesk desk(scene_with_programs());
  const auto apps = desk.call("list_apps", {{"running_only", true}})["apps"];
  EXPECT_EQ(app_named(apps, "Notepad"), nullptr);
  EXPECT_NE(app_named(apps, "App"), nullptr);
}

TEST(GetAccessibilityTree, TellsWhatRunsAndWhatShows) {
  SimulatedDesk desk(scene_with_programs());
  ASSERT_TRUE(desk.sim().run(R"({"do": "minimize", "application": "App", "window": "Window", "on": true})"));
  const auto overview = desk.call("get_accessibility_tree");
  EXPECT_EQ(app_named(overview["apps"], "Notepad"), nullptr);
  EXPECT_NE(app_named(overview["apps"], "App"), nullptr);
  ASSERT_EQ(overview["windows"].size(), 1U);
  EXPECT_EQ(overview["windows"][0]["is_active"], true);
}

TEST(CheckPermissions, TellsWhatCanBeHad) {
  SimulatedDesk desk;
  const auto found = desk.call("check_permissions");
  EXPECT_EQ(found["accessibility"], true);
  EXPECT_EQ(found["screen_recording"], true);
  EXPECT_EQ(found["input"], true);
  EXPECT_EQ(found["permissions"].size(), 3U);
}

TEST(CheckPermissions, SaysWhatToDoWhereThereIsNoAccessibility) {
  SimulatedDesk desk(scene_of(json::array(), json::object(), {{"accessibility_bus", false}}));
  const auto found = desk.call("check_permissions", {{"prompt", true}});
  EXPECT_EQ(found["accessibility"], false);
  EXPECT_EQ(found["screen_recording"], true);
  EXPECT_THAT(found["permissions"][0]["detail"].get<std::string>(), testing::HasSubstr("at-spi2-core"));
}

TEST(DebugWindowInfo, TellsWhatThePlatformSaysAndWhetherTheTreeIsFound) {
  SimulatedDesk desk;
  const auto told = desk.call("debug_window_info", {{"pid", 200}});
  EXPECT_EQ(told["platform"], "sim");
  EXPECT_EQ(told["window"]["title"], "Widgets");
  EXPECT_EQ(told["accessibility"]["found"], true);
  EXPECT_EQ(told["facts"][0]["name"], "toolkit");
}

TEST(DebugWindowInfo, OfAWindowWithoutATreeTellsTheRest) {
  SimulatedDesk desk(scene_of(json::array(), json::object(), {{"accessibility_bus", false}}));
  const auto told = desk.call("debug_window_info", {{"pid", 200}, {"window_id", desk.window("Window")}});
  EXPECT_EQ(told["accessibility"]["found"], false);
  EXPECT_EQ(told["accessibility"]["error"], "no_accessibility_bus");
  EXPECT_EQ(told["facts"].size(), 2U);
}

/// What launch_app answers to a client that comes so: the name of what was launched, or the code of the refusal.
std::string launched(ConfigLaunch setting, bool over_http, const json& arguments) {
  Config config;
  config.launch = setting;
  const json window{{"title", "Note"}, {"bounds", {{"x", 0}, {"y", 0}, {"width", 9}, {"height", 9}}}};
  const json notepad{{"name", "Notepad"}, {"program", "/usr/bin/notepad"}, {"application", {{"windows", {window}}}}};
  SimulatedDesk desk(scene_of(json::array(), json::object(), {{"installed", {notepad}}}), config);
  CallContext context;
  context.over_http = over_http;
  const auto reply = desk.reply("launch_app", arguments, context);
  return reply ? json::parse(*reply->structured)["name"].get<std::string>() : reply.error().code;
}

TEST(LaunchApp, StartsOnlyInstalledApplicationsForClientsOverHttp) {
  const json by_name{{"name", "notepad"}};
  const std::vector<json> others{{{"launch_path", "/usr/bin/notepad"}},
                                 {{"name", "notepad"}, {"additional_arguments", {"--run"}}},
                                 {{"name", "notepad"}, {"urls", {"-e"}}}};
  EXPECT_EQ(launched(ConfigLaunch::auto_, true, by_name), "Notepad");
  EXPECT_EQ(launched(ConfigLaunch::auto_, true, {{"name", "notepad"}, {"urls", {"/tmp/a"}}}), "Notepad");
  for (const auto& arguments : others) {
    EXPECT_EQ(launched(ConfigLaunch::auto_, true, arguments), "launch_not_allowed") << arguments;
    EXPECT_EQ(launched(ConfigLaunch::desktop_entries, false, arguments), "launch_not_allowed") << arguments;
    EXPECT_EQ(launched(ConfigLaunch::auto_, false, arguments), "Notepad") << arguments;
    EXPECT_EQ(launched(ConfigLaunch::any, true, arguments), "Notepad") << arguments;
  }
}

}  // namespace
}  // namespace offhand::test
