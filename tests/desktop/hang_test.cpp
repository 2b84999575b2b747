#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include "tests/support/application.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// An application that is stopped costs its own call an error at its deadline, and nobody else anything.
namespace offhand::test {
namespace {

using std::chrono::duration_cast;
using testing::AnyOf;
using testing::HasSubstr;

class Hang : public testing::TestWithParam<std::string> {
 protected:
  Hang()
      : stopped_(GetParam(), "Stopped"),
        other_(GetParam() == "gtk3" ? "qt5" : "gtk3", "Other"),
        client_({.server = {"--tools", "full"}}) {}

  json look(const FixtureApplication& fixture) {
    const auto reply =
        client_.call("get_window_state", {{"pid", fixture.pid()}, {"format", "json"}, {"include_screenshot", false}});
    if (reply.failed) throw std::runtime_error(reply.text);
    return reply.structured;
  }
  milliseconds since(std::chrono::steady_clock::time_point start) {
    return duration_cast<milliseconds>(std::chrono::steady_clock::now() - start);
  }

  FixtureApplication stopped_;
  FixtureApplication other_;
  McpClient client_;
};

constexpr milliseconds deadline{4000};
const json in_time{{"dev.offhand/timeout_ms", deadline.count()}};
const json in_twice_the_time{{"dev.offhand/timeout_ms", 2 * deadline.count()}};
/// Longer than any test waits.
const json patient{{"dev.offhand/timeout_ms", 600'000}};

TEST_P(Hang, CostsItsOwnCallAnErrorAtTheDeadlineAndOthersNothing) {
  const auto a = element_named(look(stopped_), "A", "button");
  const auto b = element_named(look(other_), "B", "button");
  stopped_.process().signal(SIGSTOP);
  const auto read_and_click = [&](const json& meta) {
    return std::vector<int>{
        client_.post_call("get_window_state", {{"pid", stopped_.pid()}, {"include_screenshot", false}}, meta),
        client_.post_call("click", {{"element_token", a.token}}, meta)};
  };
  const auto endless = read_and_click(patient);
  for (int i = 0; i < 4; ++i) {
    const auto reply =
        client_.call("get_window_state", {{"pid", other_.pid()}, {"include_screenshot", false}}, patient);
    EXPECT_FALSE(reply.failed) << reply.text;
  }
  EXPECT_FALSE(client_.call("click", {{"element_token", b.token}}, patient).failed);
  other_.wait_for({{"event", "clicked"}, {"name", "B"}});
  for (const int id : endless) {
    EXPECT_FALSE(client_.has_reply(id)) << "the other application's calls may have waited for this one";
    client_.notify("notifications/cancelled", {{"requestId", id}});
  }
  const auto started = std::chrono::steady_clock::now();
  const auto ending = read_and_click(in_time);
  const auto later = read_and_click(in_twice_the_time);
  for (const int id : ending) {
    const auto reply = client_.reply_to_call(id);
    EXPECT_GE(since(started), deadline);
    for (const int other : later) EXPECT_FALSE(client_.has_reply(other)) << "the deadline was over long before";
    EXPECT_EQ(reply.code(), "app_not_responding") << reply.dump();
    EXPECT_THAT(reply.text, HasSubstr(std::to_string(stopped_.pid())));
  }
  for (const int id : later) client_.notify("notifications/cancelled", {{"requestId", id}});
  // Answered once the server has read what came before.
  EXPECT_FALSE(client_.call("list_windows").failed);
  stopped_.process().signal(SIGCONT);
  EXPECT_TRUE(eventually([&] {
    return !client_.call("get_window_state", {{"pid", stopped_.pid()}, {"include_screenshot", false}}).failed;
  }));
  EXPECT_EQ(stopped_.count({{"event", "clicked"}}), 0U) << "the abandoned click had not been sent";
  EXPECT_FALSE(client_.call("click", {{"element_token", a.token}}).failed);
  stopped_.wait_for({{"event", "clicked"}, {"name", "A"}});
  EXPECT_EQ(stopped_.count({{"event", "clicked"}}), 1U);
}

TEST_P(Hang, NothingIsSentToOneThatDoesNotReadIt) {
  const auto state = look(stopped_);
  const auto a = element_named(state, "A", "button");
  const auto canvas = element_named(state, "Canvas");
  const auto pid = stopped_.pid();
  const json point{{"pid", pid}, {"x", canvas.x + 10}, {"y", canvas.y + 10}};
  const json focus{{"pid", pid}};
  const auto with = [](json arguments, const json& more) {
    arguments.update(more);
    return arguments;
  };
  const json in_front{{"delivery_mode", "foreground"}};
  const std::vector<std::pair<std::string, json>> calls{
      {"click", point},
      {"click", with(point, in_front)},
      {"press_key", with(focus, {{"key", "q"}})},
      {"press_key", with(focus, {{"key", "q"}, {"delivery_mode", "foreground"}})},
      {"type_text", with(focus, {{"text", "zz"}})},
      {"type_text", with(focus, {{"text", "zz"}, {"delivery_mode", "foreground"}})},
  };
  const auto before = stopped_.event_count();
  stopped_.process().signal(SIGSTOP);
  for (const auto& [tool, arguments] : calls) {
    const auto reply = client_.call(tool, arguments, {{"dev.offhand/timeout_ms", 800}});
    EXPECT_EQ(reply.code(), "app_not_responding") << tool << arguments << reply.dump();
    EXPECT_THAT(reply.text, HasSubstr(std::to_string(pid)));
  }
  stopped_.process().signal(SIGCONT);
  // The ping that goes before this click it reads after everything that came before.
  EXPECT_FALSE(client_.call("click", {{"element_token", a.token}}).failed);
  stopped_.wait_for({{"event", "clicked"}, {"name", "A"}}, before);
  EXPECT_EQ(stopped_.count({{"event", "key"}}, before), 0U) << json(stopped_.events(before));
  EXPECT_EQ(stopped_.count({{"event", "text"}}, before), 0U) << json(stopped_.events(before));
  EXPECT_EQ(stopped_.count({{"event", "press"}}, before), 0U) << json(stopped_.events(before));
}

TEST_P(Hang, ManyCallsOnItLeaveOthersTheirTime) {
  const auto a = element_named(look(stopped_), "A", "button");
  const auto b = element_named(look(other_), "B", "button");
  stopped_.process().signal(SIGSTOP);
  std::vector<int> hanging;
  for (int i = 0; i < 200; ++i) {
    const auto front = i % 4 == 1 ? json{{"delivery_mode", "foreground"}} : json::object();
    json arguments{{"element_token", a.token}};
    arguments.update(front);
    hanging.push_back(client_.post_call(
        i % 8 == 7 ? "get_window_state" : "click",
        i % 8 == 7 ? json{{"pid", stopped_.pid()}, {"include_screenshot", false}} : arguments, in_time));
  }
  std::vector<int> others;
  others.push_back(client_.post_call("list_windows"));
  others.push_back(client_.post_call("click", {{"element_token", b.token}}));
  others.push_back(client_.post_call("click", {{"element_token", b.token}, {"delivery_mode", "foreground"}}));
  for (const int id : others) {
    const auto reply = client_.reply_to_call(id);
    EXPECT_FALSE(reply.failed) << reply.dump();
  }
  EXPECT_FALSE(client_.has_reply(hanging.front())) << "the others' calls may have waited for these";
  EXPECT_FALSE(client_.has_reply(hanging[1]));
  const auto clicked_b = [&] { return other_.count({{"event", "clicked"}, {"name", "B"}}); };
  EXPECT_TRUE(eventually([&] { return clicked_b() == 2; }))
      << "on a busy machine it takes what it has read a bit later";
  other_.process().signal(SIGSTOP);
  const int later =
      client_.post_call("get_window_state", {{"pid", other_.pid()}, {"include_screenshot", false}}, in_twice_the_time);
  for (const int id : hanging) {
    const auto reply = client_.reply_to_call(id);
    EXPECT_EQ(reply.code(), "app_not_responding") << reply.dump();
    EXPECT_THAT(reply.text, HasSubstr(std::to_string(stopped_.pid())));
  }
  EXPECT_FALSE(client_.has_reply(later)) << "their deadline was over long before";
  client_.notify("notifications/cancelled", {{"requestId", later}});
  EXPECT_EQ(clicked_b(), 2U);
  other_.process().signal(SIGCONT);
  stopped_.process().signal(SIGCONT);
  EXPECT_TRUE(eventually([&] { return !client_.call("click", {{"element_token", a.token}}).failed; }));
  stopped_.wait_for({{"event", "clicked"}, {"name", "A"}});
}

/// One that is only busy gets what was sent as soon as it answers.
TEST_P(Hang, ACallWaitsForOneThatGoesOnInTime) {
  const auto canvas = element_named(look(stopped_), "Canvas");
  const auto before = stopped_.event_count();
  stopped_.process().signal(SIGSTOP);
  const int click =
      client_.post_call("click", {{"pid", stopped_.pid()}, {"x", canvas.x + 10}, {"y", canvas.y + 10}}, patient);
  EXPECT_FALSE(client_.call("list_windows").failed);
  EXPECT_FALSE(client_.has_reply(click));
  stopped_.process().signal(SIGCONT);
  const auto reply = client_.reply_to_call(click);
  EXPECT_FALSE(reply.failed) << reply.dump();
  stopped_.wait_for({{"event", "press"}}, before);
}

TEST_P(Hang, FifthCallIsRefusedAtOnce) {
  look(stopped_);
  stopped_.process().signal(SIGSTOP);
  std::vector<int> waiting;
  for (int i = 0; i < 4; ++i)
    waiting.push_back(
        client_.post_call("get_window_state", {{"pid", stopped_.pid()}, {"include_screenshot", false}}, patient));
  const bool refused = eventually([&] {
    const auto begun = std::chrono::steady_clock::now();
    const auto reply = client_.call("get_window_state", {{"pid", stopped_.pid()}, {"include_screenshot", false}},
                                    {{"dev.offhand/timeout_ms", 2000}});
    return reply.code() == "app_not_responding" && since(begun) < milliseconds(1900);
  });
  EXPECT_TRUE(refused);
  stopped_.process().signal(SIGCONT);
  for (const int id : waiting) client_.reply_to_call(id);
}

TEST_P(Hang, WindowThatClosesDuringTheCallEndsItWithAClearError) {
  look(stopped_);
  stopped_.process().signal(SIGSTOP);
  const int reading = client_.post_call(
      "get_window_state", {{"pid", stopped_.pid()}, {"window_id", stopped_.window()}, {"include_screenshot", false}},
      patient);
  EXPECT_FALSE(client_.call("list_windows").failed);
  stopped_.process().signal(SIGKILL);
  const auto reply = client_.reply_to_call(reading);
  EXPECT_THAT(reply.code(), AnyOf("window_closed", "app_not_responding", "window_not_found", "process_not_found",
                                  "accessibility_off"))
      << reply.dump();
  EXPECT_THAT(reply.text,
              AnyOf(HasSubstr(std::to_string(stopped_.window())), HasSubstr(std::to_string(stopped_.pid()))));
  EXPECT_FALSE(client_.call("list_windows").failed);
}

TEST_P(Hang, CancelledCallIntoAHangingApplicationEndsAtOnce) {
  look(stopped_);
  stopped_.process().signal(SIGSTOP);
  const int reading =
      client_.post_call("get_window_state", {{"pid", stopped_.pid()}, {"include_screenshot", false}}, patient);
  EXPECT_FALSE(client_.call("list_windows").failed);
  client_.notify("notifications/cancelled", {{"requestId", reading}});
  client_.close_input();
  EXPECT_EQ(client_.wait_for_exit(timeout), 0) << "the call still runs";
  EXPECT_FALSE(client_.has_reply(reading));
}

INSTANTIATE_TEST_SUITE_P(Of, Hang, testing::Values("gtk3", "gtk4", "qt5"), [](const auto& row) { return row.param; });

}  // namespace
}  // namespace offhand::test
