#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/process.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/mcp_calls.h"

// How much may wait on one connection, in number and in bytes.
namespace offhand::test {
namespace {

using testing::HasSubstr;

TEST(Bounds, OneRequestTooManyIsRefused) {
  McpBench bench({.running_requests = 2});
  const auto first = bench.post(modern_request("tools/call", call("wait"), json::object(), 1));
  bench.post(modern_request("tools/call", call("wait"), json::object(), 2));
  const auto refused = bench.ask(modern_request("tools/call", call("wait"), json::object(), 3))["error"];
  EXPECT_EQ(refused["code"], -32603);
  EXPECT_EQ(refused["data"]["data"]["limit"], 2) << refused;
  EXPECT_TRUE(bench.ask(modern_request("tools/list"))["result"].is_object()) << "quick ones still go";
  McpBench::release();
  EXPECT_EQ(text_of(first->answer()), "waited");
}

constexpr std::size_t room = 4000;
const json large{{"arguments", {{"text", std::string(2500, 'x')}}}};

bool fits(McpBench& bench) {
  const auto answer = bench.ask(modern_request("tools/call", call("wait", large), json::object(), 9));
  return !answer.contains("error");
}

TEST(Bounds, RequestsThatHoldTooMuchAreRefused) {
  McpBench bench({.waiting_bytes = room});
  const auto first = bench.post(modern_request("tools/call", call("wait", large), json::object(), 1));
  const auto refused = bench.ask(modern_request("tools/call", call("wait", large), json::object(), 2))["error"];
  EXPECT_EQ(refused["code"], -32603);
  EXPECT_THAT(refused["message"].get<std::string>(), HasSubstr("4000")) << "the limit";
  EXPECT_EQ(refused["data"]["code"], "too_much_waiting");
  EXPECT_GT(refused["data"]["data"]["held_bytes"], 2500);
  EXPECT_TRUE(bench.ask(modern_request("tools/list"))["result"].is_object()) << "quick ones hold nothing";
  const auto small = bench.post(modern_request("tools/call", call("wait"), json::object(), 3));
  McpBench::release();
  EXPECT_EQ(text_of(small->answer()), "waited") << "what fits still goes";
  EXPECT_EQ(text_of(first->answer()), "waited");
  EXPECT_TRUE(eventually([&] { return fits(bench); })) << "and gives back what it held";
}

TEST(Bounds, OneConnectionTakesNoRoomFromAnother) {
  McpBench bench({.waiting_bytes = room});
  const auto first = bench.post(modern_request("tools/call", call("wait", large), json::object(), 1));
  const auto other = bench.connect("uid:1000");
  const auto second = bench.post(*other, modern_request("tools/call", call("wait", large), json::object(), 1));
  McpBench::release();
  EXPECT_EQ(text_of(first->answer()), "waited");
  EXPECT_EQ(text_of(second->answer()), "waited");
}

TEST(Bounds, ATaskHoldsItsBytesUntilItEnds) {
  McpBench bench({.waiting_bytes = room});
  const auto made = bench.ask(modern_request("tools/call", call("slow", large)))["result"];
  EXPECT_EQ(made["resultType"], "task");
  EXPECT_FALSE(fits(bench));
  McpBench::release();
  EXPECT_TRUE(eventually([&] { return fits(bench); }));
}

TEST(Bounds, AnswersThatHoldTooMuchFailTheirCall) {
  McpBench bench({.waiting_bytes = room});
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call("ask")));
  bench.reply(stream->sent(1)[0], filled("name", std::string(5000, 'x')));
  EXPECT_EQ(stream->answer()["result"]["isError"], true);
  EXPECT_THAT(text_of(stream->answer()), HasSubstr("may hold 4000"));
}

TEST(Bounds, AnswersToATaskCountToo) {
  McpBench bench({.waiting_bytes = room});
  const std::string id = bench.ask(modern_request("tools/call", call("confirm")))["result"]["taskId"];
  json task;
  const auto status_is = [&](const char* status) {
    return eventually([&] {
      task = bench.ask(modern_request("tasks/get", {{"taskId", id}}))["result"];
      return task["status"] == status;
    });
  };
  ASSERT_TRUE(status_is("input_required"));
  const json responses{{"one", filled("one", std::string(5000, 'x'))}, {"two", filled("two", "y")}};
  bench.ask(modern_request("tasks/update", {{"taskId", id}, {"inputResponses", responses}}));
  ASSERT_TRUE(status_is("completed"));
  EXPECT_EQ(task["result"]["isError"], true);
  EXPECT_THAT(task["result"]["content"][0]["text"].get<std::string>(), HasSubstr("may hold 4000"));
}

}  // namespace
}  // namespace offhand::test
