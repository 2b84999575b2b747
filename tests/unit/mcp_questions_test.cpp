#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "impl/dispatch/alarms.h"
#include "impl/mcp/asking/outgoing.h"
#include "tests/support/process.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/mcp_calls.h"

// Questions of a body to its client: rounds of the modern era, requests of ours in the legacy one.
namespace offhand::test {
namespace {

using testing::HasSubstr;

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
  EXPECT_EQ(
      text_of_result(bench.ask(modern_request("tools/call", retry("ask", first, {{"name", {{"action", "decline"}}}})))),
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

/// Results that do not fit what was asked, and what is wrong with them.
struct Unfit {
  std::string tool;
  std::string key;
  json result;
  std::string why;
};

std::vector<Unfit> unfit_results() {
  const auto user = [](const json& content) { return json{{"action", "accept"}, {"content", content}}; };
  const auto said = [](const json& content) {
    return json{{"role", "assistant"}, {"model", "m"}, {"content", content}};
  };
  return {{"survey", "user", user({{"name", 5}}), "content.name"},
          {"survey", "user", user(json::object()), "content.name"},
          {"survey", "user", user({{"name", "Ada"}, {"mood", "secret"}}), "content.mood"},
          {"survey", "user", user({{"name", "Ada"}, {"age", "old"}}), "content.age"},
          {"survey", "user", user({{"name", "Ada"}, {"age", -1}}), "content.age"},
          {"survey", "user", user({{"name", "Augusta"}}), "content.name"},
          {"survey", "user", {{"action", "perhaps"}}, "action"},
          {"roots", "roots", {{"roots", {5}}}, "roots[0]"},
          {"roots", "roots", {{"roots", {{{"uri", "http://example.org"}}}}}, "roots[0].uri"},
          {"roots", "roots", {{"roots", {{{"uri", "file:///"}, {"name", 5}}}}}, "roots[0].name"},
          {"sample", "capital", said(5), "content"},
          {"sample", "capital", said({{"type", "text"}, {"text", 5}}), "content.text"}};
}

TEST(ModernQuestions, AResultThatDoesNotFitWhatWasAskedIsAskedForAgain) {
  McpBench bench;
  for (const auto& row : unfit_results()) {
    const auto asked = bench.ask(modern_request("tools/call", call_params(row.tool)));
    const auto again = bench.ask(modern_request("tools/call", retry(row.tool, asked, {{row.key, row.result}})));
    EXPECT_EQ(again["result"]["resultType"], "input_required") << row.tool << row.result << again;
    EXPECT_EQ(again["result"]["inputRequests"], asked["result"]["inputRequests"]);
  }
}

TEST(LegacyQuestions, AResultThatDoesNotFitWhatWasAskedIsAskedForAgain) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  for (const auto& row : unfit_results()) {
    const auto stream = bench.post(legacy_request("tools/call", call_params(row.tool)));
    for (std::size_t round = 1; round <= 8; ++round) bench.reply(stream->sent(round)[round - 1], row.result);
    const auto answer = stream->answer();
    EXPECT_EQ(answer["result"]["isError"], true) << row.tool << row.result << answer;
    EXPECT_THAT(text_of_result(answer), HasSubstr("8 rounds: " + row.why + " ")) << row.result;
    EXPECT_THAT(answer.dump(), testing::Not(HasSubstr("secret"))) << "what a user filled in";
  }
}

TEST(LegacyQuestions, GoOnOnceTheAnswerFits) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("survey")));
  bench.reply(stream->sent(1)[0], {{"action", "accept"}, {"content", {{"name", 5}}}});
  bench.reply(stream->sent(2)[1], {{"action", "accept"}, {"content", {{"name", "Ada"}, {"age", 36}}}});
  EXPECT_EQ(text_of_result(stream->answer()), "Ada 36");
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

TEST(LegacyQuestions, ByUrlAreToldToBeDoneOnceAndToWhoWasAsked) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto side = std::make_shared<RecordingStream>();
  bench.connection().set_side_stream(side);
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask_url")));
  const auto question = stream->sent(1)[0];
  bench.reply(question, {{"action", "accept"}});
  stream->answer();
  const json done{{"jsonrpc", "2.0"},
                  {"method", "notifications/elicitation/complete"},
                  {"params", {{"elicitationId", question["params"]["elicitationId"]}}}};
  EXPECT_THAT(stream->sent(2), testing::ElementsAre(question, done));
  EXPECT_TRUE(side->sent(0).empty());
}

TEST(LegacyQuestions, ByUrlThatWereDeclinedAreNeverDone) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask_url")));
  bench.reply(stream->sent(1)[0], {{"action", "decline"}});
  EXPECT_EQ(text_of_result(stream->answer()), "decline");
  EXPECT_EQ(stream->sent(1).size(), 1U);
}

TEST(ModernQuestions, ByUrlAreNotToldToBeDone) {
  McpBench bench;
  const auto asked = bench.ask(modern_request("tools/call", call_params("ask_url")));
  const auto stream =
      bench.post(modern_request("tools/call", retry("ask_url", asked, {{"visit", {{"action", "accept"}}}})));
  EXPECT_EQ(text_of_result(stream->answer()), "accept");
  EXPECT_TRUE(stream->sent(0).empty()) << "a word of 2025-11-25";
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

TEST(LegacyQuestions, WaitUntilTheClientIsInitialized) {
  McpBench bench;
  bench.ask(legacy_request("initialize", {{"protocolVersion", "2025-11-25"}, {"capabilities", all_capabilities()}}));
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask")));
  ASSERT_TRUE(eventually([] { return McpBench::runs("ask") == 1; }));
  bench.ask(legacy_request("ping"));
  EXPECT_TRUE(stream->sent(0).empty());
  bench.post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
  bench.reply(stream->sent(1)[0], {{"action", "decline"}});
  EXPECT_EQ(text_of_result(stream->answer()), "nobody");
}

TEST(LegacyQuestions, ThatWaitAreForgottenWithTheirCall) {
  McpBench bench;
  bench.ask(legacy_request("initialize", {{"protocolVersion", "2025-11-25"}, {"capabilities", all_capabilities()}}));
  const auto side = std::make_shared<RecordingStream>();
  bench.connection().set_side_stream(side);
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask"), 7));
  ASSERT_TRUE(eventually([] { return McpBench::runs("ask") == 1; }));
  bench.post({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 7}}}});
  ASSERT_TRUE(bench.connection().drain(timeout));
  bench.post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
  EXPECT_TRUE(stream->sent(0).empty());
  EXPECT_TRUE(side->sent(0).empty()) << "nor is what was never asked withdrawn";
}

TEST(LegacyQuestions, DoNotWaitLongerThanTheyHavePatience) {
  Alarms alarms;
  const auto outgoing = std::make_shared<mcp::Outgoing>(alarms, 8);
  std::vector<std::string> sent;
  const auto send = [&](std::string message) {
    sent.push_back(std::move(message));
    return true;
  };
  std::promise<std::string> failure;
  outgoing->ask({send, send}, "roots/list", "{}", std::chrono::milliseconds(1),
                [&](const mcp::Outgoing::Reply& reply) { failure.set_value(reply.failure); });
  EXPECT_EQ(failure.get_future().get(), "the client has not sent notifications/initialized");
  outgoing->client_is_ready();
  EXPECT_TRUE(sent.empty());
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
  EXPECT_TRUE(bench.connection().drain(timeout));
  EXPECT_EQ(McpBench::runs("ask"), 1);
}

TEST(LegacyQuestions, EndWithTheConnection) {
  McpBench bench;
  bench.initialize("2025-11-25", all_capabilities());
  const auto stream = bench.post(legacy_request("tools/call", call_params("ask")));
  stream->sent(1);
  bench.connection().close();
  EXPECT_THAT(text_of_result(stream->answer()), HasSubstr("gone"));
  EXPECT_TRUE(bench.connection().drain(timeout));
}

TEST(LegacyQuestions, AreBounded) {
  McpBench bench({.pending_questions = 1});
  bench.initialize("2025-11-25", all_capabilities());
  const auto first = bench.post(legacy_request("tools/call", call_params("ask"), 1));
  first->sent(1);
  const auto second = bench.post(legacy_request("tools/call", call_params("ask"), 2));
  EXPECT_EQ(second->answer()["result"]["isError"], true);
}

}  // namespace
}  // namespace offhand::test
