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
  const auto first = bench.post(modern_request("tools/call", call_params("wait"), json::object(), 1));
  bench.post(modern_request("tools/call", call_params("wait"), json::object(), 2));
  const auto refused = bench.ask(modern_request("tools/call", call_params("wait"), json::object(), 3))["error"];
  EXPECT_EQ(refused["code"], -32603);
  EXPECT_EQ(refused["data"]["data"]["limit"], 2) << refused;
  EXPECT_TRUE(bench.ask(modern_request("tools/list"))["result"].is_object()) << "quick ones still go";
  McpBench::release();
  EXPECT_EQ(text_of_result(first->answer()), "waited");
}

class ByteBounds : public testing::Test {
 protected:
  static json large_call(const std::string& tool) {
    return call_params(tool, {{"arguments", {{"text", std::string(2500, 'x')}}}});
  }
  /// Whether a call of that size is taken; it must be one that ends.
  bool fits() {
    return !bench_.ask(modern_request("tools/call", large_call("wait"), json::object(), 9)).contains("error");
  }

  McpBench bench_{{.waiting_bytes = 4000}};
};

TEST_F(ByteBounds, RequestsThatHoldTooMuchAreRefused) {
  const auto first = bench_.post(modern_request("tools/call", large_call("wait"), json::object(), 1));
  const auto refused = bench_.ask(modern_request("tools/call", large_call("wait"), json::object(), 2))["error"];
  EXPECT_EQ(refused["code"], -32603);
  EXPECT_THAT(refused["message"].get<std::string>(), HasSubstr("4000")) << "the limit";
  EXPECT_EQ(refused["data"]["code"], "too_much_waiting");
  EXPECT_GT(refused["data"]["data"]["held_bytes"], 2500);
  EXPECT_TRUE(bench_.ask(modern_request("tools/list"))["result"].is_object()) << "quick ones hold nothing";
  const auto small = bench_.post(modern_request("tools/call", call_params("wait"), json::object(), 3));
  McpBench::release();
  EXPECT_EQ(text_of_result(small->answer()), "waited") << "what fits still goes";
  EXPECT_EQ(text_of_result(first->answer()), "waited");
  EXPECT_TRUE(eventually([this] { return fits(); })) << "and gives back what it held";
}

TEST_F(ByteBounds, OneConnectionTakesNoRoomFromAnother) {
  const auto first = bench_.post(modern_request("tools/call", large_call("wait"), json::object(), 1));
  const auto other = bench_.connect("uid:1000");
  const auto second = bench_.post(*other, modern_request("tools/call", large_call("wait"), json::object(), 1));
  McpBench::release();
  EXPECT_EQ(text_of_result(first->answer()), "waited");
  EXPECT_EQ(text_of_result(second->answer()), "waited");
}

TEST_F(ByteBounds, ATaskHoldsItsBytesUntilItEnds) {
  const auto made = bench_.ask(modern_request("tools/call", large_call("slow")))["result"];
  EXPECT_EQ(made["resultType"], "task");
  EXPECT_FALSE(fits());
  McpBench::release();
  EXPECT_TRUE(eventually([this] { return fits(); }));
}

TEST_F(ByteBounds, AnswersThatHoldTooMuchFailTheirCall) {
  bench_.initialize("2025-11-25", all_capabilities());
  const auto stream = bench_.post(legacy_request("tools/call", call_params("ask")));
  bench_.reply(stream->sent(1)[0], filled("name", std::string(5000, 'x')));
  EXPECT_EQ(stream->answer()["result"]["isError"], true);
  EXPECT_THAT(text_of_result(stream->answer()), HasSubstr("may hold 4000"));
}

TEST_F(ByteBounds, AnswersToATaskCountToo) {
  const std::string id = bench_.ask(modern_request("tools/call", call_params("confirm")))["result"]["taskId"];
  json task;
  const auto status_is = [&](const char* status) {
    return eventually([&] {
      task = bench_.ask(modern_request("tasks/get", {{"taskId", id}}))["result"];
      return task["status"] == status;
    });
  };
  ASSERT_TRUE(status_is("input_required"));
  const json responses{{"one", filled("one", std::string(5000, 'x'))}, {"two", filled("two", "y")}};
  bench_.ask(modern_request("tasks/update", {{"taskId", id}, {"inputResponses", responses}}));
  ASSERT_TRUE(status_is("completed"));
  EXPECT_EQ(task["result"]["isError"], true);
  EXPECT_THAT(task["result"]["content"][0]["text"].get<std::string>(), HasSubstr("may hold 4000"));
}

}  // namespace
}  // namespace offhand::test
