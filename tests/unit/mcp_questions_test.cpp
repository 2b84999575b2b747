#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/process.h"
#include "tests/unit/mcp_bench.h"

// Questions of a body to its client: rounds of the modern era, requests of ours in the legacy one, and tasks.
namespace offhand::test {
namespace {

using testing::HasSubstr;

json filled(const std::string& key, const std::string& value) {
  return {{"action", "accept"}, {"content", {{key, value}}}};
}

/// The next round of a call.
json retry(const std::string& tool, const json& asked, const json& responses) {
  return call_params(tool, {{"requestState", asked["result"]["requestState"]}, {"inputResponses", responses}});
}

TEST(ModernQuestions, GoWithTheClientAndComeBack) {
  McpBench bench;
  const auto first = bench.ask(modern_request("tools/call", call_params("ask")));
  EXPECT_EQ(first["result"]["resultType"], "input_required");
  EXPECT_EQ(first["result"]["inputRequests"]["name"]["method"], "elicitation/create");
  EXPECT_FALSE(first["result"].contains("content"));
  const auto second = bench.ask(modern_request("tools/call", retry("ask", first, {{"name", filled("name", "Ada")}})));
  ASSERT_EQ(second["result"]["resultType"], "input_required") << second;
  EXPECT_TRUE(second["result"]["inputRequests"].contains("colour"));
  EXPECT_FALSE(second["result"]["inputRequests"].contains("name")) << "it was answered";
  EXPECT_NE(second["result"]["requestState"], first["result"]["requestState"]);
  const auto last =
      bench.ask(modern_request("tools/call", retry("ask", second, {{"colour", filled("colour", "red")}})));
  EXPECT_EQ(last["result"]["resultType"], "complete");
  EXPECT_EQ(text_of_result(last), "Ada likes red");
}

TEST(ModernQuestions, AreServedByAnotherProcessToo) {
  McpBench one;
  McpBench other;
  const auto first = one.ask(modern_request("tools/call", call_params("ask")));
  const auto second = other.ask(modern_request("tools/call", retry("ask", first, {{"name", filled("name", "Ada")}})));
  EXPECT_EQ(second["result"]["resultType"], "input_required") << second;
}

TEST(ModernQuestions, ADeclinedFormIsAnAnswer) {
  McpBench bench;
  const auto first = bench.ask(modern_request("tools/call", call_params("ask")));
  EXPECT_EQ(text_of_result(bench.ask(modern_request("tools/call", retry("ask", first, {{"name", {{"action", "decline"}}}})))),
            "nobody");
}

TEST(ModernQuestions, AnAnswerThatDoesNotFitIsAskedForAgain) {
  McpBench bench;
  auto asked = bench.ask(modern_request("tools/call", call_params("ask")));
  for (const json& responses :
       {json::object(), json{{"name", "Ada"}}, json{{"other", filled("name", "Ada")}}, json(7)}) {
    asked = bench.ask(modern_request("tools/call", retry("ask", asked, responses)));
    ASSERT_EQ(asked["result"]["resultType"], "input_required") << responses;
    EXPECT_TRUE(asked["result"]["inputRequests"].contains("name"));
  }
}

TEST(ModernQuestions, StateIsRefusedWhenItIsNotOurs) {
  McpBench bench;
  const auto first = bench.ask(modern_request("tools/call", call_params("ask")));
  const json responses{{"name", filled("name", "Ada")}};
  const std::string state = first["result"]["requestState"];
  const auto refused = [&](const json& params) {
    return bench.ask(modern_request("tools/call", params))["error"]["code"];
  };
  auto params = retry("ask", first, responses);
  params["requestState"] = state + "x";
  EXPECT_EQ(refused(params), -32602) << "something appended";
  params["requestState"] = state.substr(0, state.size() - 4);
  EXPECT_EQ(refused(params), -32602) << "truncated";
  params["requestState"] = 7;
  EXPECT_EQ(refused(params), -32602) << "not a string";
  params["requestState"] = state;
  params["arguments"] = {{"other", 1}};
  EXPECT_EQ(refused(params), -32602) << "for other arguments";
  params = retry("sample", first, responses);
  EXPECT_EQ(refused(params), -32602) << "for another tool";
  const auto foreign = bench.connect("uid:1001");
  EXPECT_EQ(
      bench.post(*foreign, modern_request("tools/call", retry("ask", first, responses)))->answer()["error"]["code"],
      -32602)
      << "of another principal";
  EXPECT_TRUE(bench.ask(modern_request("tools/call", retry("ask", first, responses))).contains("result"));
  EXPECT_EQ(refused(retry("ask", first, responses)), -32602) << "replayed";
}

TEST(ModernQuestions, OnlyWhatThisRequestDeclaresIsAsked) {
  McpBench bench;
  struct Row {
    std::string tool;
    json capabilities;
    json required;
  };
  const auto none = json::object();
  for (const auto& row : {Row{"ask", none, {{"elicitation", none}}},
                          Row{"ask", {{"elicitation", {{"url", none}}}}, {{"elicitation", none}}},
                          Row{"ask_url", {{"elicitation", none}}, {{"elicitation", {{"url", none}}}}},
                          Row{"sample", none, {{"sampling", none}}},
                          Row{"sample_with_tools", {{"sampling", none}}, {{"sampling", {{"tools", none}}}}},
                          Row{"roots", none, {{"roots", none}}}}) {
    const auto stream = bench.post(modern_request("tools/call", call_params(row.tool), row.capabilities));
    EXPECT_EQ(stream->answer()["error"]["code"], -32021) << row.tool;
    EXPECT_EQ(stream->answer()["error"]["data"]["requiredCapabilities"], row.required) << row.tool;
    EXPECT_EQ(stream->http_status(), 400);
  }
}

TEST(ModernQuestions, OfEveryKindHaveTheirMethod) {
  McpBench bench;
  const auto requests = [&](const char* tool) {
    return bench.ask(modern_request("tools/call", call_params(tool)))["result"]["inputRequests"];
  };
  EXPECT_EQ(requests("ask_url")["visit"]["params"]["mode"], "url");
  EXPECT_FALSE(requests("ask_url")["visit"]["params"].contains("elicitationId")) << "a word of 2025-11-25";
  EXPECT_EQ(requests("sample")["capital"]["method"], "sampling/createMessage");
  EXPECT_EQ(requests("roots")["roots"]["method"], "roots/list");
}

TEST(ModernQuestions, ResourcesAndPromptsAskToo) {
  McpBench bench;
  const auto read = bench.ask(modern_request("resources/read", {{"uri", "test://asks"}}))["result"];
  EXPECT_EQ(read["resultType"], "input_required");
  EXPECT_FALSE(read.contains("ttlMs"));
  const auto prompt = bench.ask(modern_request("prompts/get", {{"name", "asking"}}))["result"];
  EXPECT_EQ(prompt["resultType"], "input_required");
  const auto got = bench.ask(modern_request("prompts/get", {{"name", "asking"},
                                                            {"requestState", prompt["requestState"]},
                                                            {"inputResponses", {{"name", {{"action", "cancel"}}}}}}));
  EXPECT_EQ(got["result"]["description"], "cancel");
}

TEST(LegacyQuestions, AreRequestsOnTheStreamOfTheCall) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask")));
  const auto name = stream->sent(1)[0];
  EXPECT_EQ(name["method"], "elicitation/create");
  bench.reply(name, filled("name", "Ada"));
  const auto colour = stream->sent(2)[1];
  EXPECT_NE(colour["id"], name["id"]);
  bench.reply(colour, filled("colour", "red"));
  EXPECT_EQ(text_of_result(stream->answer()), "Ada likes red");
  EXPECT_EQ(McpBench::runs("ask"), 3);
}

TEST(LegacyQuestions, ByUrlCarryAnId) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask_url")));
  const auto question = stream->sent(1)[0];
  EXPECT_TRUE(question["params"]["elicitationId"].is_string());
  bench.reply(question, {{"action", "accept"}});
  EXPECT_EQ(text_of_result(stream->answer()), "accept");
}

TEST(LegacyQuestions, AClientThatCannotBeAskedGetsAFailedTool) {
  McpBench bench;
  bench.initialize("2025-06-18");
  const auto answer = bench.ask(legacy_request("tools/call", call_params("sample")));
  EXPECT_FALSE(answer["result"].contains("structuredContent"));
  EXPECT_EQ(answer["result"]["_meta"]["dev.offhand/error"]["code"], "missing_capability");
  bench.initialize("2025-03-26", all_capabilities());
  EXPECT_EQ(bench.ask(legacy_request("tools/call", call_params("ask")))["result"]["isError"], true)
      << "elicitation came later";
}

TEST(LegacyQuestions, AnErrorOfTheClientFailsTheCall) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("sample")));
  const auto question = stream->sent(1)[0];
  bench.post({{"jsonrpc", "2.0"}, {"id", question["id"]}, {"error", {{"code", -1}, {"message", "the user said no"}}}});
  EXPECT_THAT(text_of_result(stream->answer()), HasSubstr("the user said no"));
  EXPECT_EQ(stream->answer()["result"]["isError"], true);
}

TEST(LegacyQuestions, EndAfterEightRounds) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask")));
  for (std::size_t round = 1; round <= 8; ++round) bench.reply(stream->sent(round)[round - 1], "nonsense");
  EXPECT_THAT(text_of_result(stream->answer()), HasSubstr("8 rounds"));
}

TEST(LegacyQuestions, ACancelledCallForgetsThem) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask")));
  const auto question = stream->sent(1)[0];
  bench.post({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 1}}}});
  EXPECT_TRUE(stream->abandoned());
  bench.reply(question, filled("name", "late"));
  EXPECT_TRUE(bench.connection().drain(patience));
  EXPECT_EQ(McpBench::runs("ask"), 1);
}

TEST(LegacyQuestions, EndWithTheConnection) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask")));
  stream->sent(1);
  bench.connection().close();
  EXPECT_THAT(text_of_result(stream->answer()), HasSubstr("gone"));
  EXPECT_TRUE(bench.connection().drain(patience));
}

TEST(LegacyQuestions, AreBounded) {
  McpBench bench({.pending_questions = 1});
  bench.initialize("2025-11-25", all_capabilities());
  const auto first = bench.post(legacy_request("tools/call", call_params("ask"), 1));
  first->sent(1);
  const auto second = bench.post(legacy_request("tools/call", call_params("ask"), 2));
  EXPECT_EQ(second->answer()["result"]["isError"], true);
}

json task_get(const std::string& id) { return {{"taskId", id}}; }

TEST(ModernTasks, AreMadeByTheServerForClientsThatTakeThem) {
  McpBench bench;
  const auto made = bench.ask(modern_request("tools/call", call_params("slow")))["result"];
  EXPECT_EQ(made["resultType"], "task");
  EXPECT_EQ(made["status"], "working");
  EXPECT_FALSE(made.contains("task"));
  const std::string id = made["taskId"];
  EXPECT_EQ(bench.ask(modern_request("tasks/get", task_get(id)))["result"]["resultType"], "complete");
  McpBench::release();
  json task;
  ASSERT_TRUE(eventually([&] {
    task = bench.ask(modern_request("tasks/get", task_get(id)))["result"];
    return task["status"] == "completed";
  }));
  EXPECT_EQ(task["result"]["content"][0]["text"], "waited");
  EXPECT_TRUE(task["ttlMs"].is_number_integer());
}

TEST(ModernTasks, OptionalOnesRunAtOnceForOtherClients) {
  McpBench bench;
  McpBench::release();
  EXPECT_EQ(text_of_result(bench.ask(modern_request("tools/call", call_params("slow"), json::object()))), "waited");
}

TEST(ModernTasks, RequiredOnesNeedTheExtension) {
  McpBench bench;
  const auto error = bench.ask(modern_request("tools/call", call_params("must"), json::object()))["error"];
  EXPECT_EQ(error["code"], -32021);
  EXPECT_TRUE(error["data"]["requiredCapabilities"]["extensions"].contains("io.modelcontextprotocol/tasks"));
}

TEST(ModernTasks, AskThroughTasksUpdate) {
  McpBench bench;
  const auto made = bench.ask(modern_request("tools/call", call_params("confirm")))["result"];
  const std::string id = made["taskId"];
  json task;
  const auto status_is = [&](const char* status) {
    return eventually([&] {
      task = bench.ask(modern_request("tasks/get", task_get(id)))["result"];
      return task["status"] == status;
    });
  };
  ASSERT_TRUE(status_is("input_required"));
  EXPECT_EQ(task["inputRequests"].size(), 2U);
  const auto update = [&](const json& responses) {
    return bench.ask(modern_request("tasks/update", {{"taskId", id}, {"inputResponses", responses}}))["result"];
  };
  EXPECT_EQ(update({{"one", filled("one", "1")}})["resultType"], "complete");
  ASSERT_TRUE(status_is("input_required"));
  EXPECT_EQ(task["inputRequests"].size(), 1U);
  update({{"two", {{"action", "decline"}}}});
  ASSERT_TRUE(status_is("completed"));
  EXPECT_EQ(task["result"]["content"][0]["text"], "accept decline");
}

TEST(ModernTasks, QuestionsBeforeTheTaskAreRoundsOfTheCall) {
  McpBench bench;
  const auto asked = bench.ask(modern_request("tools/call", call_params("asks_then_task")));
  EXPECT_EQ(asked["result"]["resultType"], "input_required");
  const auto made = bench.ask(
      modern_request("tools/call", retry("asks_then_task", asked, {{"name", filled("name", "Ada")}})))["result"];
  EXPECT_EQ(made["resultType"], "task");
  const std::string id = made["taskId"];
  EXPECT_TRUE(eventually([&] {
    const auto task = bench.ask(modern_request("tasks/get", task_get(id)))["result"];
    return task["status"] == "completed" && task["result"]["content"][0]["text"] == "task of Ada";
  }));
}

TEST(ModernTasks, AreCancelledAndStayCancelled) {
  McpBench bench;
  const auto made = bench.ask(modern_request("tools/call", call_params("slow")))["result"];
  const std::string id = made["taskId"];
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(bench.ask(modern_request("tasks/cancel", task_get(id)))["result"]["resultType"], "complete");
    EXPECT_EQ(bench.ask(modern_request("tasks/get", task_get(id)))["result"]["status"], "cancelled");
  }
}

TEST(ModernTasks, NeedTheExtensionAndAnId) {
  McpBench bench;
  for (const auto* method : {"tasks/get", "tasks/update", "tasks/cancel"}) {
    EXPECT_EQ(bench.ask(modern_request(method, task_get("x"), json::object()))["error"]["code"], -32021) << method;
    EXPECT_EQ(bench.ask(modern_request(method, task_get("x")))["error"]["code"], -32602) << method;
    EXPECT_EQ(bench.ask(modern_request(method))["error"]["code"], -32602) << method;
  }
}

TEST(ModernTasks, AreNobodyElses) {
  McpBench bench;
  const auto made = bench.ask(modern_request("tools/call", call_params("slow")))["result"];
  const auto foreign = bench.connect("uid:1001");
  EXPECT_EQ(bench.post(*foreign, modern_request("tasks/get", task_get(made["taskId"])))->answer()["error"]["code"],
            -32602);
}

TEST(ModernTasks, TellThoseWhoListen) {
  McpBench bench;
  const auto made = bench.ask(modern_request("tools/call", call_params("slow")))["result"];
  const auto stream =
      bench.post(modern_request("subscriptions/listen", {{"notifications", {{"taskIds", {made["taskId"]}}}}}));
  EXPECT_EQ(stream->sent(1)[0]["params"]["notifications"]["taskIds"], json({made["taskId"]}));
  McpBench::release();
  const auto told = stream->sent(2)[1];
  EXPECT_EQ(told["method"], "notifications/tasks");
  EXPECT_EQ(told["params"]["status"], "completed");
  EXPECT_EQ(told["params"]["result"]["content"][0]["text"], "waited");
}

TEST(ModernTasks, AreBounded) {
  McpBench bench({.tasks = 1});
  bench.ask(modern_request("tools/call", call_params("slow")));
  EXPECT_EQ(bench.ask(modern_request("tools/call", call_params("slow")))["result"]["structuredContent"]["code"], "busy");
}

class LegacyTasks : public testing::Test {
 protected:
  LegacyTasks() { bench_.initialize("2025-11-25", all_capabilities()); }
  json start(const std::string& tool) {
    return bench_.ask(legacy_request("tools/call", call_params(tool, {{"task", {{"ttl", 60000}}}})));
  }
  json ask(const std::string& method, const json& params = json::object()) {
    return bench_.ask(legacy_request(method, params));
  }
  McpBench bench_;
};

TEST_F(LegacyTasks, AreMadeWhereTheClientAsksForThem) {
  const auto made = start("slow")["result"]["task"];
  EXPECT_EQ(made["status"], "working");
  EXPECT_EQ(made["ttl"], 60000);
  const auto waiting = bench_.post(legacy_request("tasks/result", task_get(made["taskId"])));
  EXPECT_EQ(ask("tasks/get", task_get(made["taskId"]))["result"]["status"], "working");
  EXPECT_FALSE(waiting->answered());
  McpBench::release();
  const auto result = waiting->answer()["result"];
  EXPECT_EQ(result["content"][0]["text"], "waited");
  EXPECT_EQ(result["_meta"]["io.modelcontextprotocol/related-task"]["taskId"], made["taskId"]);
  EXPECT_EQ(ask("tasks/list")["result"]["tasks"][0]["status"], "completed");
  EXPECT_EQ(ask("tasks/list", {{"cursor", "nonsense"}})["error"]["code"], -32602);
}

TEST_F(LegacyTasks, TellOfEveryChangeOnTheSide) {
  const auto side = std::make_shared<RecordingStream>();
  bench_.connection().set_side_stream(side);
  start("slow");
  McpBench::release();
  const auto told = side->sent(1)[0];
  EXPECT_EQ(told["method"], "notifications/tasks/status");
  EXPECT_EQ(told["params"]["status"], "completed");
}

TEST_F(LegacyTasks, AskOnTheStreamOfTheirResult) {
  const auto made = start("confirm")["result"]["task"];
  const auto stream = bench_.post(legacy_request("tasks/result", task_get(made["taskId"])));
  const auto questions = stream->sent(2);
  for (const auto& question : questions) {
    EXPECT_EQ(question["params"]["_meta"]["io.modelcontextprotocol/related-task"]["taskId"], made["taskId"]);
    bench_.reply(question, filled("x", "y"));
  }
  EXPECT_EQ(text_of_result(stream->answer()), "accept accept");
}

TEST_F(LegacyTasks, MayBeWantedOrNotAsTheToolSays) {
  EXPECT_EQ(start("talk")["error"]["code"], -32601) << "forbidden";
  EXPECT_EQ(ask("tools/call", call_params("must"))["error"]["code"], -32601) << "required";
}

TEST_F(LegacyTasks, AreCancelledOnce) {
  const auto made = start("slow")["result"]["task"];
  EXPECT_EQ(ask("tasks/cancel", task_get(made["taskId"]))["result"]["status"], "cancelled");
  EXPECT_EQ(ask("tasks/cancel", task_get(made["taskId"]))["error"]["code"], -32602);
  EXPECT_EQ(ask("tasks/result", task_get(made["taskId"]))["error"]["code"], -32603);
}

TEST_F(LegacyTasks, AWaitForAResultCanBeCancelled) {
  const auto made = start("slow")["result"]["task"];
  const auto waiting = bench_.post(legacy_request("tasks/result", task_get(made["taskId"]), 9));
  bench_.post({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 9}}}});
  EXPECT_TRUE(waiting->abandoned());
  EXPECT_EQ(ask("tasks/get", task_get(made["taskId"]))["result"]["status"], "working");
}

}  // namespace
}  // namespace offhand::test
