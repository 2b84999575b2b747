#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/process.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/mcp_calls.h"

// Calls that become tasks, in both eras.
namespace offhand::test {
namespace {

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

TEST(ModernTasks, AskAgainWhatAnUpdateDoesNotAnswer) {
  McpBench bench;
  const std::string id = bench.ask(modern_request("tools/call", call_params("task_survey")))["result"]["taskId"];
  json task;
  const auto status_is = [&](const char* status) {
    return eventually([&] {
      task = bench.ask(modern_request("tasks/get", task_get(id)))["result"];
      return task["status"] == status;
    });
  };
  ASSERT_TRUE(status_is("input_required"));
  const auto update = [&](const json& content) {
    const json answer{{"action", "accept"}, {"content", content}};
    bench.ask(modern_request("tasks/update", {{"taskId", id}, {"inputResponses", {{"user", answer}}}}));
  };
  update({{"name", 5}});
  EXPECT_EQ(bench.ask(modern_request("tasks/get", task_get(id)))["result"]["status"], "input_required");
  update({{"name", "Ada"}});
  ASSERT_TRUE(status_is("completed"));
  EXPECT_EQ(task["result"]["content"][0]["text"], "Ada 0");
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
  EXPECT_EQ(stream->sent(1)[0]["params"]["notifications"]["taskIds"], json::array({made["taskId"]}));
  McpBench::release();
  const auto told = stream->sent(2)[1];
  EXPECT_EQ(told["method"], "notifications/tasks");
  EXPECT_EQ(told["params"]["status"], "completed");
  EXPECT_EQ(told["params"]["result"]["content"][0]["text"], "waited");
}

TEST(ModernTasks, ReportByTheirStateAlone) {
  McpBench bench;
  const auto side = std::make_shared<RecordingStream>();
  bench.connection().set_side_stream(side);
  const auto stream =
      bench.post(modern_request("tools/call", call_params("slow", {{"_meta", {{"progressToken", "t"}}}})));
  const std::string id = stream->answer()["result"]["taskId"];
  McpBench::release();
  EXPECT_TRUE(eventually(
      [&] { return bench.ask(modern_request("tasks/get", task_get(id)))["result"]["status"] == "completed"; }));
  EXPECT_TRUE(stream->sent(0).empty());
  EXPECT_TRUE(side->sent(0).empty());
}

TEST(ModernTasks, AreBounded) {
  McpBench bench({.tasks = 1});
  bench.ask(modern_request("tools/call", call_params("slow")));
  EXPECT_EQ(bench.ask(modern_request("tools/call", call_params("slow")))["result"]["structuredContent"]["code"],
            "busy");
}

class LegacyTasks : public testing::Test {
 protected:
  LegacyTasks() { bench_.initialize("2025-11-25", all_capabilities()); }
  json start(const std::string& tool, const json& meta = json::object()) {
    return bench_.ask(legacy_request("tools/call", call_params(tool, {{"task", {{"ttl", 60000}}}, {"_meta", meta}})));
  }
  json ask(const std::string& method, const json& params = json::object()) {
    return bench_.ask(legacy_request(method, params));
  }
  McpBench bench_;
};

TEST_F(LegacyTasks, AreMadeWhereTheClientAsksForThem) {
  const auto begun = start("slow")["result"];
  const auto& made = begun["task"];
  EXPECT_EQ(made["status"], "working");
  EXPECT_EQ(made["statusMessage"], "slow has begun");
  EXPECT_EQ(made["ttl"], 60000);
  EXPECT_THAT(begun["_meta"]["io.modelcontextprotocol/model-immediate-response"].get<std::string>(),
              testing::HasSubstr(made["taskId"].get<std::string>()));
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

TEST_F(LegacyTasks, ReportOnTheSideForAsLongAsTheyRun) {
  const auto side = std::make_shared<RecordingStream>();
  bench_.connection().set_side_stream(side);
  const auto made = start("talk", {{"progressToken", "t"}})["result"]["task"];
  std::vector<std::string> heard;
  for (const auto& message : side->sent(6)) {
    const auto& params = message["params"];
    if (message["method"] == "notifications/tasks/status") {
      heard.push_back(params["status"].get<std::string>() + ' ' + params.value("statusMessage", ""));
      continue;
    }
    EXPECT_EQ(params["_meta"]["io.modelcontextprotocol/related-task"]["taskId"], made["taskId"]) << message;
    if (message["method"] == "notifications/progress") {
      EXPECT_EQ(params["progressToken"], "t");
    }
    heard.push_back((params.contains("progress") ? params["progress"] : params["data"]).dump());
  }
  EXPECT_THAT(heard, testing::ElementsAre("0", "working done", "100", R"({"n":1})", R"("high")", "completed "))
      << "what it reports is its status as well";
}

TEST_F(LegacyTasks, WithoutATokenReportNoProgress) {
  const auto side = std::make_shared<RecordingStream>();
  bench_.connection().set_side_stream(side);
  start("slow");
  McpBench::release();
  EXPECT_EQ(side->sent(1)[0]["method"], "notifications/tasks/status");
}

TEST_F(LegacyTasks, LogAtTheLevelOfTheMoment) {
  const auto side = std::make_shared<RecordingStream>();
  bench_.connection().set_side_stream(side);
  start("slow");
  ask("logging/setLevel", {{"level", "debug"}});
  McpBench::release();
  EXPECT_EQ(side->sent(1)[0]["params"]["data"], "released");
}

TEST_F(LegacyTasks, ThatWereCancelledSayNothingMore) {
  const auto side = std::make_shared<RecordingStream>();
  bench_.connection().set_side_stream(side);
  const auto made = start("stubborn", {{"progressToken", "t"}})["result"]["task"];
  ASSERT_TRUE(eventually([] { return McpBench::runs("stubborn") == 1; }));
  ask("tasks/cancel", task_get(made["taskId"]));
  McpBench::release();
  EXPECT_TRUE(eventually([&] { return McpBench::runs("stubborn done") == 1; }));
  ASSERT_EQ(side->sent(1).size(), 1U);
  EXPECT_EQ(side->sent(1)[0]["params"]["status"], "cancelled");
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

TEST_F(LegacyTasks, AskAgainOnTheStreamOfTheirResult) {
  const auto unfit = json{{"action", "accept"}, {"content", {{"name", "secret"}}}};
  const std::string id = start("task_survey")["result"]["task"]["taskId"];
  const auto stream = bench_.post(legacy_request("tasks/result", task_get(id)));
  bench_.reply(stream->sent(1)[0], unfit);
  bench_.reply(stream->sent(2)[1], filled("name", "Ada"));
  EXPECT_EQ(text_of_result(stream->answer()), "Ada 0");
  const std::string other = start("task_survey")["result"]["task"]["taskId"];
  const auto stubborn = bench_.post(legacy_request("tasks/result", task_get(other)));
  for (std::size_t round = 1; round <= 8; ++round) bench_.reply(stubborn->sent(round)[round - 1], unfit);
  EXPECT_THAT(stubborn->answer()["error"]["message"].get<std::string>(), testing::HasSubstr("8 rounds: content.name "));
  EXPECT_THAT(stubborn->answer().dump(), testing::Not(testing::HasSubstr("secret")));
}

TEST(LegacyTasksOfAClient, ThatIsNotInitializedYetSayNothingOfThemselves) {
  McpBench bench;
  bench.ask(legacy_request("initialize", {{"protocolVersion", "2025-11-25"}, {"capabilities", all_capabilities()}}));
  const auto side = std::make_shared<RecordingStream>();
  bench.connection().set_side_stream(side);
  const auto made = bench.ask(legacy_request(
      "tools/call", call_params("talk", {{"task", {{"ttl", 60000}}}, {"_meta", {{"progressToken", "t"}}}})));
  bench.ask(legacy_request("tasks/result", task_get(made["result"]["task"]["taskId"])));
  for (const auto& message : side->sent(0)) EXPECT_EQ(message["method"], "notifications/message");
}

TEST_F(LegacyTasks, TellOnTheSideThatAQuestionByUrlIsDone) {
  const auto side = std::make_shared<RecordingStream>();
  bench_.connection().set_side_stream(side);
  const std::string id = start("task_url")["result"]["task"]["taskId"];
  const auto stream = bench_.post(legacy_request("tasks/result", task_get(id)));
  const auto question = stream->sent(1)[0];
  EXPECT_FALSE(
      bench_.ask(modern_request("tasks/get", task_get(id)))["result"]["inputRequests"]["visit"]["params"].contains(
          "elicitationId"))
      << "looked at in the modern era";
  bench_.reply(question, {{"action", "accept"}});
  EXPECT_EQ(text_of_result(stream->answer()), "accept");
  const json done{{"elicitationId", question["params"]["elicitationId"]},
                  {"_meta", {{"io.modelcontextprotocol/related-task", {{"taskId", id}}}}}};
  std::vector<json> params;
  // input_required, working, the question is done, completed
  for (const auto& message : side->sent(4)) {
    if (message["method"] == "notifications/elicitation/complete") params.push_back(message["params"]);
  }
  EXPECT_THAT(params, testing::ElementsAre(done));
}

TEST_F(LegacyTasks, MayBeWantedOrNotAsTheToolSays) {
  EXPECT_EQ(start("ask")["error"]["code"], -32601) << "forbidden";
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

TEST_F(LegacyTasks, WhoStillWaitsAsksWhenTheOneThatAskedIsCancelled) {
  const std::string id = start("confirm")["result"]["task"]["taskId"];
  const auto first = bench_.post(legacy_request("tasks/result", task_get(id), 3));
  first->sent(2);
  const auto second = bench_.post(legacy_request("tasks/result", task_get(id), 4));
  bench_.post({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 3}}}});
  for (const auto& question : second->sent(2)) bench_.reply(question, filled("x", "y"));
  EXPECT_EQ(text_of_result(second->answer()), "accept accept");
}

TEST_F(LegacyTasks, ACancelledWaitLetsGoOnlyOfWhatItAsked) {
  const std::string id = start("confirm")["result"]["task"]["taskId"];
  const auto first = bench_.post(legacy_request("tasks/result", task_get(id), 3));
  first->sent(2);
  bench_.post(legacy_request("tasks/result", task_get(id), 4));
  bench_.post({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 4}}}});
  const auto third = bench_.post(legacy_request("tasks/result", task_get(id), 5));
  EXPECT_TRUE(third->sent(0).empty());
  for (const auto& question : first->sent(2)) bench_.reply(question, filled("x", "y"));
  EXPECT_EQ(text_of_result(third->answer()), "accept accept");
  EXPECT_TRUE(third->sent(0).empty());
}

TEST_F(LegacyTasks, AWaitForAResultEndsWithTheLifetimeOfItsTask) {
  const auto made = bench_.ask(legacy_request("tools/call", call_params("confirm", {{"task", {{"ttl", 1000}}}})));
  const auto waiting = bench_.post(legacy_request("tasks/result", task_get(made["result"]["task"]["taskId"])));
  EXPECT_EQ(waiting->answer()["error"]["message"], "The task outlived its time.");
}

}  // namespace
}  // namespace offhand::test
