#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// What the user does at the desk, as steps that another run repeats. xdotool is the user; the applications' own logs
// tell what the repetition did.
namespace offhand::test::user_recording_cases {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* canary = "swordfish-7731";

class TheUserIsRecorded : public testing::TestWithParam<const char*> {
 protected:
  json read(const std::string& uri) { return client_.request("resources/read", {{"uri", uri}}); }
  json text_of(const json& reply) {
    if (!reply.contains("result")) throw std::runtime_error(reply.dump());
    return json::parse(reply["result"]["contents"][0]["text"].get<std::string>());
  }
  void begin(const FixtureApplication& named) {
    const auto begun = text_of(read("offhand://recording/start?app=" + std::to_string(named.pid())));
    ASSERT_EQ(begun["pid"], named.pid()) << begun;
  }
  /// The user clicks an element of an application.
  void click(const FixtureApplication& app, const std::string& query) {
    activate(app.window());
    const auto found = client_.call("ax_find", {{"app", std::to_string(app.pid())}, {"query", query}});
    if (found.failed || !found.structured["found"]) throw std::runtime_error(query + found.dump());
    const auto& at = found.structured["position"];
    const auto& size = found.structured["size"];
    run_command({"xdotool", "mousemove", "--sync", std::to_string(at[0].get<int>() + size[0].get<int>() / 2),
                 std::to_string(at[1].get<int>() + size[1].get<int>() / 2), "click", "1"});
  }
  static void type(const std::string& text) { run_command({"xdotool", "type", "--delay", "30", text}); }
  void connect(const FixtureApplication& app) {
    ASSERT_FALSE(client_.call("ax_connect", {{"app", std::to_string(app.pid())}}).failed);
  }

  McpClient client_{{.server = {"--tools", "ax"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_P(TheUserIsRecorded, AndAnotherRunRepeatsIt) {
  json steps;
  {
    FixtureApplication app(GetParam(), "Filled");
    connect(app);
    begin(app);
    click(app, "button:A");
    app.wait_for({{"event", "clicked"}, {"name", "A"}});
    click(app, "textbox:Entry");
    type("see you");
    app.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "see you"}});
    click(app, "checkbox:Check me");
    app.wait_for({{"event", "toggled"}, {"name", "Check me"}});
    const auto reply = text_of(read("offhand://recording/stop"));
    steps = reply["steps"];
    EXPECT_EQ(reply["left_out"], json::array()) << reply;
    ASSERT_EQ(steps.size(), 4U) << reply;
    EXPECT_EQ(steps[0]["tool"], "ax_connect");
    EXPECT_EQ(steps[1],
              (json{{"tool", "ax_click"}, {"args", {{"app", steps[0]["args"]["app"]}, {"query", "button:\"A\""}}}}));
    EXPECT_EQ(steps[2]["tool"], "ax_set_value");
    EXPECT_EQ(steps[2]["args"]["value"], "see you");
    EXPECT_EQ(steps[3]["args"]["query"], "checkbox:\"Check me\"");
  }
  const FixtureApplication again(GetParam(), "Empty");
  // The steps name the program, as whoever shows a window of it.
  activate(again.window());
  McpClient other{{.server = {"--tools", "ax"}}};
  const auto done = other.call("ax_workflow", {{"steps", steps}});
  ASSERT_FALSE(done.failed) << done.dump();
  EXPECT_EQ(done.structured["success"], true) << done.dump();
  again.wait_for({{"event", "clicked"}, {"name", "A"}});
  again.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "see you"}});
  again.wait_for({{"event", "toggled"}, {"name", "Check me"}, {"active", true}});
}

TEST_P(TheUserIsRecorded, ButNoPasswordAndNothingTypedElsewhere) {
  FixtureApplication app(GetParam(), "Named");
  FixtureApplication other(GetParam(), "Other");
  run_command({"xdotool", "windowmove", "--sync", std::to_string(other.window()), "700", "40"});
  connect(app);
  connect(other);
  begin(app);
  click(app, "textbox:Secret");
  type(canary);
  app.wait_for({{"event", "text"}, {"name", "Secret"}, {"length", 14}});
  click(other, "textbox:Entry");
  type("elsewhere");
  other.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "elsewhere"}});
  click(other, "button:B");
  other.wait_for({{"event", "clicked"}, {"name", "B"}});
  const auto reply = read("offhand://recording/stop");
  EXPECT_THAT(reply.dump(), Not(HasSubstr(canary)));
  EXPECT_THAT(reply.dump(), Not(HasSubstr("elsewhere")));
  const auto told = text_of(reply);
  EXPECT_EQ(told["steps"].back()["args"]["query"], "button:\"B\"") << told;
  ASSERT_EQ(told["left_out"].size(), 2U) << told;
  EXPECT_THAT(told["left_out"][0]["reason"].get<std::string>(), HasSubstr("password"));
  EXPECT_THAT(told["left_out"][1]["reason"].get<std::string>(), HasSubstr("named"));
  EXPECT_THAT(client_.errors(), Not(HasSubstr(canary)));
}

TEST_P(TheUserIsRecorded, OnlyWhatTheyDoAndNotWhatASessionDoes) {
  FixtureApplication app(GetParam(), "Shared");
  connect(app);
  begin(app);
  ASSERT_FALSE(client_.call("ax_click", {{"app", std::to_string(app.pid())}, {"query", "button:A"}}).failed);
  app.wait_for({{"event", "clicked"}, {"name", "A"}});
  EXPECT_EQ(text_of(read("offhand://recording/stop"))["steps"], json::array());
}

/// A window with a combo box, a menu and a button that turns the page under the pointer; its log is the witness.
class LabelledApplication {
 public:
  pid_t pid() const { return application_.pid(); }
  std::int64_t window() const { return application_.window(); }
  void wait_for(const json& event) const { wait_for_event(log_, event); }
  std::size_t count(const json& pattern) const {
    const auto all = events_in(log_);
    return static_cast<std::size_t>(
        std::ranges::count_if(all, [&](const json& each) { return matches(each, pattern); }));
  }

 private:
  TemporaryFolder folder_;
  std::string log_ = folder_.file("log");
  Application application_{{"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/labelled_gtk3.py", log_}};
};

class WhatTheUserPressed : public testing::Test {
 protected:
  json read(const std::string& uri) {
    const auto reply = client_.request("resources/read", {{"uri", uri}});
    if (!reply.contains("result")) throw std::runtime_error(reply.dump());
    return json::parse(reply["result"]["contents"][0]["text"].get<std::string>());
  }
  void begin(const LabelledApplication& app) {
    app.wait_for({{"event", "ready"}});
    activate(app.window());
    ASSERT_FALSE(client_.call("ax_connect", {{"app", std::to_string(app.pid())}}).failed);
    const auto begun = read("offhand://recording/start?app=" + std::to_string(app.pid()));
    ASSERT_EQ(begun["pid"], app.pid()) << begun;
  }
  void click(const LabelledApplication& app, const std::string& query) {
    const auto found = client_.call("ax_find", {{"app", std::to_string(app.pid())}, {"query", query}});
    if (found.failed || !found.structured["found"]) throw std::runtime_error(query + found.dump());
    const auto& at = found.structured["position"];
    const auto& size = found.structured["size"];
    run_command({"xdotool", "mousemove", "--sync", std::to_string(at[0].get<int>() + size[0].get<int>() / 2),
                 std::to_string(at[1].get<int>() + size[1].get<int>() / 2), "click", "1"});
  }
  /// Steps without the one that connects the application; nothing was left out.
  json steps_of(const json& told) {
    EXPECT_EQ(told["left_out"], json::array()) << told;
    json steps = told["steps"];
    if (steps.empty() || steps[0]["tool"] != "ax_connect") throw std::runtime_error(told.dump());
    steps.erase(0);
    for (auto& step : steps) step["args"].erase("app");
    return steps;
  }
  /// On another instance that has the front.
  static void repeat(const json& told, const LabelledApplication& again) {
    again.wait_for({{"event", "ready"}});
    activate(again.window());
    McpClient other{{.server = {"--tools", "ax"}}};
    const auto done = other.call("ax_workflow", {{"steps", told["steps"]}});
    EXPECT_EQ(done.structured["success"], true) << done.dump();
  }

  McpClient client_{{.server = {"--tools", "ax"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_F(WhatTheUserPressed, IsAComboBoxAndNotTheOptionThatItsListPutsUnderThePointer) {
  json told;
  {
    const LabelledApplication app;
    begin(app);
    click(app, "combobox:Colour");
    app.wait_for({{"event", "list"}, {"shown", true}});
    run_command({"xdotool", "key", "--delay", "40", "Down", "Down", "Return"});
    app.wait_for({{"event", "list"}, {"shown", false}});
    app.wait_for({{"event", "chosen"}, {"name", "Blue"}});
    told = read("offhand://recording/stop");
    EXPECT_EQ(
        steps_of(told),
        json::array({{{"tool", "ax_set_value"}, {"args", {{"query", "combobox:\"Colour\""}, {"value", "Blue"}}}}}));
  }
  const LabelledApplication again;
  repeat(told, again);
  again.wait_for({{"event", "chosen"}, {"name", "Blue"}});
  EXPECT_EQ(again.count({{"event", "key"}}), 0U);
  EXPECT_EQ(again.count({{"event", "clicked"}}), 0U);
  EXPECT_EQ(again.count({{"event", "chosen"}}), 1U);
}

TEST_F(WhatTheUserPressed, IsAnOptionWhereTheListWasOpen) {
  const LabelledApplication app;
  begin(app);
  click(app, "combobox:Colour");
  app.wait_for({{"event", "list"}, {"shown", true}});
  click(app, "menuitem:Green");
  app.wait_for({{"event", "chosen"}, {"name", "Green"}});
  click(app, "button:Keep");
  app.wait_for({{"event", "clicked"}, {"name", "Keep"}});
  EXPECT_EQ(steps_of(read("offhand://recording/stop")),
            json::array({{{"tool", "ax_set_value"}, {"args", {{"query", "combobox:\"Colour\""}, {"value", "Green"}}}},
                         {{"tool", "ax_click"}, {"args", {{"query", "button:\"Keep\""}}}}}));
}

TEST_F(WhatTheUserPressed, KeysInAMenuArePressedNowhereElse) {
  const LabelledApplication app;
  begin(app);
  click(app, "File");
  app.wait_for({{"event", "menu shown"}});
  run_command({"xdotool", "key", "--delay", "40", "Down", "Down", "Return"});
  app.wait_for({{"event", "menu"}});
  const auto told = read("offhand://recording/stop");
  for (const auto& step : told["steps"]) EXPECT_NE(step["tool"], "ax_key_press") << told;
  ASSERT_FALSE(told["left_out"].empty()) << told;
  EXPECT_THAT(told["left_out"].back()["reason"].get<std::string>(), HasSubstr("menu")) << told;
}

INSTANTIATE_TEST_SUITE_P(Each, TheUserIsRecorded, testing::Values("gtk3", "qt5"),
                         [](const auto& row) { return std::string(row.param); });

TEST(ARecordingOfTheUser, IsBegunAndEndedOnce) {
  McpClient client{{.server = {"--tools", "ax"}}};
  const auto read = [&](const char* uri) { return client.request("resources/read", {{"uri", uri}}).dump(); };
  EXPECT_THAT(read("offhand://recording/stop"), HasSubstr("records nobody"));
  EXPECT_THAT(read("offhand://recording/start"), HasSubstr("recording"));
  EXPECT_THAT(read("offhand://recording/start"), HasSubstr("already"));
  EXPECT_THAT(read("offhand://recording/start?app=nobody-is-called-so"), HasSubstr("error"));
  EXPECT_THAT(read("offhand://recording/stop"), HasSubstr("steps"));
  EXPECT_THAT(read("offhand://recording/stop"), HasSubstr("records nobody"));
}

}  // namespace
}  // namespace offhand::test::user_recording_cases
