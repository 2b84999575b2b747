#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// The user takes over: while they press keys or buttons in the window that is worked in, actions there wait and say so;
// elsewhere they do not; and the panic key ends whatever acts. xdotool is the user, the applications' logs tell what
// happened.
namespace offhand::test::take_over_cases {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using testing::HasSubstr;

milliseconds since(steady_clock::time_point begin) {
  return std::chrono::duration_cast<milliseconds>(steady_clock::now() - begin);
}

class TakingOver : public testing::TestWithParam<const char*> {
 protected:
  McpClient::Options options(const std::string& pause_ms, EnvironmentChanges more = {}) const {
    more.insert({"OFFHAND_DESK", "shared"});
    more.insert({"OFFHAND_USER_PAUSE_MS", pause_ms});
    return {.server = {"--tools", "full"}, .environment = std::move(more)};
  }
  ToolReply click(McpClient& client, const std::string& name, const std::string& delivery = "background") {
    const auto seen =
        client.call("get_window_state", {{"pid", app_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    if (seen.failed) throw std::runtime_error(seen.text);
    const auto element = element_named(seen.structured, name, "button");
    return client.call("click", {{"element_token", element.token}, {"delivery_mode", delivery}});
  }
  /// A click of the user on "C", which takes the keyboard there as well.
  void user_clicks() {
    activate(app_.window());
    run_command(
        {"xdotool", "mousemove", "--sync", "--window", std::to_string(app_.window()), "30", "200", "click", "1"});
  }
  std::size_t clicks(const std::string& name) const { return app_.count({{"event", "clicked"}, {"name", name}}); }

  FixtureApplication app_{GetParam(), "Shared"};
};

TEST_P(TakingOver, WhoWorksInTheWindowIsWaitedForAndTheClientIsTold) {
  McpClient client(options("1500"));
  // It listens from the first action on.
  ASSERT_FALSE(click(client, "B").failed);
  user_clicks();
  const auto clicked = steady_clock::now();
  const auto reply = click(client, "A");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_GE(since(clicked), milliseconds(1300));
  EXPECT_EQ(clicks("A"), 1U);
  EXPECT_THAT(client.errors(), testing::Not(HasSubstr("error")));
}

TEST_P(TakingOver, WhoGoesOnIsNotDisturbed) {
  McpClient client(options("2000", {{"OFFHAND_ACTION_TIMEOUT_MS", "3000"}}));
  ASSERT_FALSE(click(client, "B").failed);
  user_clicks();
  std::jthread typist(
      [] { run_command({"xdotool", "type", "--delay", "200", "the user types here and does not stop for a while"}); });
  const auto reply = click(client, "A");
  EXPECT_EQ(reply.code(), "person_active") << reply.dump();
  EXPECT_EQ(reply.structured["data"]["window_id"], app_.window()) << reply.dump();
  EXPECT_EQ(clicks("A"), 0U);
}

TEST_P(TakingOver, WorkInAnotherWindowIsNoReasonToWait) {
  McpClient client(options("20000"));
  UserAtDesk user;
  ASSERT_FALSE(click(client, "B").failed);
  user.sit_down();
  run_command({"xdotool", "type", "--delay", "10", "in the user's own window"});
  const auto begin = steady_clock::now();
  ASSERT_FALSE(click(client, "A").failed);
  EXPECT_LT(since(begin), milliseconds(9000));
}

TEST_P(TakingOver, WhatItPressesItselfIsNotTheUsersDoing) {
  McpClient client(options("20000"));
  ASSERT_FALSE(click(client, "B", "foreground").failed);
  const auto pressed = click(client, "A", "foreground");
  ASSERT_FALSE(pressed.failed) << pressed.dump();
  const auto again = click(client, "C", "foreground");
  EXPECT_FALSE(again.failed) << again.dump();
}

TEST_P(TakingOver, ThePanicKeyEndsWhatWaitsAndRefusesWhatFollowsUntilItIsPressedAgain) {
  McpClient client(options("3000", {{"OFFHAND_PANIC_KEY", "ctrl+alt+Pause"}, {"OFFHAND_ACTION_TIMEOUT_MS", "60000"}}));
  UserAtDesk user;
  ASSERT_FALSE(click(client, "B").failed);
  const auto seen =
      client.call("get_window_state", {{"pid", app_.pid()}, {"format", "json"}, {"include_screenshot", false}});
  const auto a = element_named(seen.structured, "A", "button").token;
  user_clicks();
  const auto begin = steady_clock::now();
  const auto waiting = client.post_call("click", {{"element_token", a}});
  run_command({"xdotool", "key", "ctrl+alt+Pause"});
  const auto ended = client.reply_to_call(waiting);
  EXPECT_EQ(ended.code(), "ended_by_user") << ended.dump();
  EXPECT_LT(since(begin), milliseconds(20'000));
  EXPECT_EQ(click(client, "A").code(), "ended_by_user");
  EXPECT_EQ(client.call("type_text", {{"element_token", a}, {"text", "x"}}).code(), "ended_by_user");
  EXPECT_FALSE(client.call("list_windows").failed) << "looking goes on";
  EXPECT_EQ(clicks("A"), 0U);
  user.sit_down();
  run_command({"xdotool", "key", "ctrl+alt+Pause"});
  // The key and the call come by different ways, so the call may be first.
  ToolReply after;
  EXPECT_TRUE(eventually([&] { return !(after = click(client, "A")).failed; })) << after.dump();
  EXPECT_EQ(clicks("A"), 1U);
}

INSTANTIATE_TEST_SUITE_P(Each, TakingOver, testing::Values("gtk3", "qt5"),
                         [](const auto& row) { return std::string(row.param); });

TEST(ThePanicKey, IsRefusedWhereItWouldBeTypedAllTheTime) {
  const FixtureApplication app("gtk3", "Shared");
  McpClient client({.server = {"--tools", "full"}, .environment = {{"OFFHAND_PANIC_KEY", "a"}}});
  const auto reply = client.call("click", {{"pid", app.pid()}, {"x", 5}, {"y", 5}});
  EXPECT_EQ(reply.code(), "invalid_value") << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("panic_key"));
}

}  // namespace
}  // namespace offhand::test::take_over_cases
