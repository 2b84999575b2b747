#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <sstream>

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include "impl/mcp/lists/instructions.h"
#include "tests/support/process.h"
#include "tests/unit/mcp_bench.h"

// Methods of both eras against a server without any transport.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Discover, DeclaresWhatThisServerHas) {
  McpBench bench;
  const auto result = bench.ask(modern_request("server/discover"))["result"];
  EXPECT_EQ(result["supportedVersions"], json::array({"2026-07-28"}));
  EXPECT_EQ(result["capabilities"]["resources"], json({{"subscribe", true}, {"listChanged", true}}));
  EXPECT_TRUE(result["capabilities"].contains("completions"));
  EXPECT_TRUE(result["capabilities"]["extensions"].contains("io.modelcontextprotocol/tasks"));
  EXPECT_FALSE(result["capabilities"].contains("tasks")) << "the older form";
  EXPECT_FALSE(result.contains("instructions")) << "none of the tools that they name is here";
}

TEST(Initialize, IntroducesTheServerInTheWordsOfTheVersion) {
  McpBench bench({}, {.description = "About", .website_url = "https://example.org", .icons = R"([{"src":"data:,"}])"});
  const auto names = [](const json& info) {
    std::vector<std::string> found;
    for (const auto& [name, value] : info.items()) found.push_back(name);
    return found;
  };
  const auto all = ElementsAre("description", "icons", "name", "title", "version", "websiteUrl");
  EXPECT_THAT(names(bench.initialize("2024-11-05")["result"]["serverInfo"]), ElementsAre("name", "version"));
  EXPECT_THAT(names(bench.initialize("2025-06-18")["result"]["serverInfo"]), ElementsAre("name", "title", "version"));
  EXPECT_THAT(names(bench.initialize("2025-11-25")["result"]["serverInfo"]), all);
  const auto meta = bench.ask(modern_request("server/discover"))["result"]["_meta"];
  EXPECT_THAT(names(meta["io.modelcontextprotocol/serverInfo"]), all);
}

TEST(Initialize, DeclaresTasksToTheOneVersionThatKnowsThem) {
  McpBench bench;
  EXPECT_TRUE(bench.initialize("2025-11-25")["result"]["capabilities"].contains("tasks"));
  EXPECT_FALSE(bench.initialize("2025-06-18")["result"]["capabilities"].contains("tasks"));
  EXPECT_FALSE(bench.initialize("2024-11-05")["result"]["capabilities"].contains("completions"));
  EXPECT_FALSE(bench.initialize("2024-11-05")["result"]["serverInfo"].contains("title"));
}

TEST(Instructions, NameOnlyToolsThatAreListed) {
  Process process({.config = {}, .platform = "sim:widgets"});
  const Dispatcher dispatcher(process);
  EXPECT_THAT(mcp::instructions(dispatcher, Selection::parse("list_windows").value()), testing::IsEmpty());
  const auto some = mcp::instructions(dispatcher, Selection::parse("get_window_state,click").value());
  EXPECT_THAT(some, HasSubstr("get_window_state"));
  EXPECT_THAT(some, testing::Not(HasSubstr("type_text")));
}

TEST(Tools, ProgressRisesAndStopsAndLogsKeepTheirLevel) {
  McpBench bench;
  auto message = modern_request("tools/call", call_params("talk"));
  message["params"]["_meta"]["progressToken"] = "p";
  message["params"]["_meta"]["io.modelcontextprotocol/logLevel"] = "info";
  const auto stream = bench.post(message);
  EXPECT_EQ(text_of_result(stream->answer()), "talked");
  std::vector<double> progress;
  std::vector<std::string> levels;
  std::size_t calls = 0;
  for (const auto& sent : stream->sent(5)) {
    const auto& params = sent["params"];
    if (sent["method"] == "notifications/progress") progress.push_back(params["progress"]);
    if (sent["method"] != "notifications/message") continue;
    // The call itself is logged too, by the logger of its tool; its level says how long it took.
    if (params.value("logger", "") == "offhand.tools.talk")
      ++calls;
    else
      levels.push_back(params["level"]);
  }
  EXPECT_THAT(progress, ElementsAre(0, 100));
  EXPECT_THAT(levels, ElementsAre("info", "error"));
  EXPECT_EQ(calls, 1U);
}

TEST(Tools, NobodyIsToldWhatNobodyAskedFor) {
  McpBench bench;
  const auto stream = bench.post(modern_request("tools/call", call_params("talk")));
  stream->answer();
  EXPECT_TRUE(stream->sent(0).empty());
}

TEST(Tools, LegacyLevelIsSetForTheConnection) {
  McpBench bench;
  bench.initialize();
  EXPECT_EQ(bench.ask(legacy_request("logging/setLevel", {{"level", "error"}}))["result"], json::object());
  const auto stream = bench.post(legacy_request("tools/call", call_params("talk")));
  stream->answer();
  ASSERT_EQ(stream->sent(1).size(), 1U);
  EXPECT_EQ(stream->sent(1)[0]["params"], json({{"level", "error"}, {"data", "high"}}));
  EXPECT_EQ(bench.ask(legacy_request("logging/setLevel", {{"level", "loud"}}))["error"]["code"], -32602);
}

TEST(Tools, FailuresAreResultsAndCrashesAreErrors) {
  McpBench bench;
  const auto failed = bench.ask(modern_request("tools/call", call_params("fail")));
  EXPECT_EQ(failed["result"]["isError"], true);
  EXPECT_EQ(failed["result"]["structuredContent"]["code"], "process_not_found");
  const auto stream = bench.post(modern_request("tools/call", call_params("crash")));
  EXPECT_EQ(stream->answer()["error"]["code"], -32603);
  EXPECT_EQ(stream->http_status(), 200);
}

TEST(Tools, OlderVersionsGetContentTheyCanRead) {
  McpBench bench;
  bench.initialize("2024-11-05");
  const auto old = bench.ask(legacy_request("tools/call", call_params("rich")))["result"];
  EXPECT_EQ(old["content"][0]["type"], "text");
  EXPECT_FALSE(old.contains("structuredContent"));
  const auto now = bench.ask(modern_request("tools/call", call_params("rich")))["result"];
  EXPECT_EQ(now["content"][0]["type"], "audio");
  EXPECT_EQ(now["structuredContent"], json::array({1, 2}));
}

TEST(Tools, HeadersOfArgumentsMustAgree) {
  McpBench bench;
  const auto message = modern_request("tools/call", call_params("talk", {{"arguments", {{"region", "north"}}}}));
  mcp::HttpHints hints{.version = "2026-07-28", .method = "tools/call", .name = "talk"};
  const auto refused = bench.post(message, &hints);
  EXPECT_EQ(refused->answer()["error"]["code"], -32020);
  EXPECT_EQ(refused->http_status(), 400);
  hints.parameters = {{"region", "north"}};
  EXPECT_TRUE(bench.post(message, &hints)->answer().contains("result"));
}

TEST(Methods, UnknownOnesAreNamedAndGet404InTheModernEra) {
  McpBench bench;
  const auto modern = bench.post(modern_request("tasks/list"));
  EXPECT_EQ(modern->answer()["error"]["code"], -32601);
  EXPECT_EQ(modern->http_status(), 404);
  bench.initialize();
  const auto legacy = bench.post(legacy_request("tasks/update"));
  EXPECT_EQ(legacy->answer()["error"]["code"], -32601);
  EXPECT_EQ(legacy->http_status(), 200);
}

TEST(Methods, OfTheOtherEraDoNotExist) {
  McpBench bench;
  bench.initialize();
  for (const auto* method : {"initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe",
                             "tasks/list", "tasks/result"}) {
    EXPECT_EQ(bench.ask(modern_request(method))["error"]["code"], -32601) << method;
  }
  for (const auto* method : {"subscriptions/listen", "tasks/update"}) {
    EXPECT_EQ(bench.ask(legacy_request(method))["error"]["code"], -32601) << method;
  }
}

TEST(Resources, AreReadByUriAndByTemplate) {
  McpBench bench;
  const auto text = bench.ask(modern_request("resources/read", {{"uri", "test://text"}}))["result"];
  EXPECT_EQ(text["contents"], json::parse(R"([{"uri":"test://text","mimeType":"text/plain","text":"hello"}])"));
  EXPECT_EQ(text["cacheScope"], "private");
  EXPECT_EQ(text["ttlMs"], 0);
  const auto bytes = bench.ask(modern_request("resources/read", {{"uri", "test://bytes"}}))["result"];
  EXPECT_EQ(bytes["contents"][0]["blob"], "AP8=");
  const auto thing = bench.ask(modern_request("resources/read", {{"uri", "test://things/a%20b"}}))["result"];
  EXPECT_EQ(thing["contents"][0]["text"], "thing a b");
}

TEST(Resources, WhatIsNotThereIsNamed) {
  McpBench bench;
  bench.initialize();
  for (const std::string uri :
       {"test://none", "test://things/nothing", "test://things/..", "test://things/%2e%2e", "test://things/a%2Fb",
        "test://things/a/b", "test://things/%00", "test://things/", ""}) {
    const auto modern = bench.ask(modern_request("resources/read", {{"uri", uri}}))["error"];
    EXPECT_EQ(modern["code"], -32602) << uri;
    EXPECT_EQ(modern["data"]["uri"], uri);
    EXPECT_EQ(bench.ask(legacy_request("resources/read", {{"uri", uri}}))["error"]["code"], -32002) << uri;
  }
  EXPECT_EQ(bench.ask(modern_request("resources/read"))["error"]["code"], -32602);
}

TEST(Resources, ListsAndTemplatesAreApart) {
  McpBench bench;
  EXPECT_EQ(bench.ask(modern_request("resources/list"))["result"]["resources"].size(), 3U);
  const auto templates = bench.ask(modern_request("resources/templates/list"))["result"]["resourceTemplates"];
  ASSERT_EQ(templates.size(), 1U);
  EXPECT_EQ(templates[0]["uriTemplate"], "test://things/{name}");
}

TEST(Prompts, AreGotWithTheirArguments) {
  McpBench bench;
  const auto got =
      bench.ask(modern_request("prompts/get", {{"name", "greet"}, {"arguments", {{"who", "x"}}}}))["result"];
  EXPECT_EQ(got["description"], "A greeting");
  EXPECT_EQ(got["messages"][0]["content"]["text"], "Hello");
  EXPECT_EQ(bench.ask(modern_request("prompts/get", {{"name", "greet"}}))["error"]["code"], -32602);
  EXPECT_EQ(bench.ask(modern_request("prompts/get", {{"name", "none"}}))["error"]["code"], -32602);
  EXPECT_EQ(bench.ask(modern_request("prompts/get"))["error"]["code"], -32602);
}

TEST(Completion, OffersKnownValuesThatBeginSo) {
  McpBench bench;
  const auto ask = [&](const json& ref, const json& argument) {
    return bench.ask(modern_request("completion/complete", {{"ref", ref}, {"argument", argument}}));
  };
  const json prompt{{"type", "ref/prompt"}, {"name", "greet"}};
  EXPECT_EQ(ask(prompt, {{"name", "style"}, {"value", "f"}})["result"]["completion"],
            json({{"values", {"formal", "friendly"}}, {"total", 2}, {"hasMore", false}}));
  EXPECT_EQ(ask(prompt, {{"name", "who"}, {"value", ""}})["result"]["completion"]["values"], json::array());
  const json thing{{"type", "ref/resource"}, {"uri", "test://things/{name}"}};
  EXPECT_EQ(ask(thing, {{"name", "name"}, {"value", "ap"}})["result"]["completion"]["values"],
            json({"apple", "apricot"}));
  EXPECT_EQ(ask({{"type", "ref/prompt"}, {"name", "none"}}, {{"name", "a"}, {"value", ""}})["error"]["code"], -32602);
  EXPECT_EQ(ask({{"type", "ref/else"}}, {{"name", "a"}, {"value", ""}})["error"]["code"], -32602);
  EXPECT_EQ(ask(prompt, {{"name", "style"}})["error"]["code"], -32602);
}

json listen(const json& filter, const json& id = "L") {
  return modern_request("subscriptions/listen", {{"notifications", filter}}, all_capabilities(), id);
}

TEST(Completion, TakesWhatIsChosenAlready) {
  McpBench bench;
  const auto ask = [&](const json& context) {
    return bench.ask(modern_request("completion/complete", {{"ref", {{"type", "ref/prompt"}, {"name", "greet"}}},
                                                            {"argument", {{"name", "style"}, {"value", "f"}}},
                                                            {"context", context}}));
  };
  for (const json& fit : {json::object(), json{{"arguments", json::object()}}, json{{"arguments", {{"who", "Ada"}}}}}) {
    EXPECT_EQ(ask(fit)["result"]["completion"]["total"], 2) << fit;
  }
  for (const json& unfit : {json(5), json{{"arguments", 5}}, json{{"arguments", {{"who", 5}}}}}) {
    EXPECT_EQ(ask(unfit)["error"]["code"], -32602) << unfit;
  }
}

TEST(Listen, FirstSaysWhatItGrants) {
  McpBench bench;
  const auto stream = bench.post(
      listen({{"toolsListChanged", true}, {"resourceSubscriptions", {"test://text"}}, {"taskIds", {"none"}}}));
  const auto first = stream->sent(1)[0];
  EXPECT_EQ(first["method"], "notifications/subscriptions/acknowledged");
  EXPECT_EQ(first["params"]["notifications"],
            json({{"toolsListChanged", true}, {"resourceSubscriptions", {"test://text"}}}));
  EXPECT_EQ(first["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], "L");
}

TEST(Listen, HearsWhatItAskedForAndNothingElse) {
  McpBench bench;
  const auto stream = bench.post(listen({{"promptsListChanged", true}, {"resourceSubscriptions", {"test://text"}}}, 7));
  bench.ask(modern_request("tools/call", call_params("change")));
  const auto sent = stream->sent(3);
  ASSERT_EQ(sent.size(), 3U);
  EXPECT_EQ(sent[1]["method"], "notifications/prompts/list_changed");
  EXPECT_EQ(sent[2]["method"], "notifications/resources/updated");
  EXPECT_EQ(sent[2]["params"]["uri"], "test://text");
  EXPECT_EQ(sent[2]["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], 7);
}

TEST(Listen, EndsByItsResultWhenTheServerEnds) {
  McpBench bench;
  const auto stream = bench.post(listen(json::object()));
  bench.server().shut_down();
  EXPECT_EQ(stream->answer()["result"]["_meta"]["io.modelcontextprotocol/subscriptionId"], "L");
  EXPECT_TRUE(bench.connection().drain(timeout));
}

TEST(Listen, EndsSilentlyWhenItsClientWantsSo) {
  McpBench bench;
  const auto stream = bench.post(listen({{"toolsListChanged", true}}));
  bench.post({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", "L"}}}});
  EXPECT_TRUE(stream->abandoned());
  const auto other = bench.post(listen({{"toolsListChanged", true}}, "M"));
  bench.connection().disconnected(*other);
  EXPECT_TRUE(other->abandoned());
  bench.server().publish({Change::Kind::tools});
  EXPECT_EQ(stream->sent(1).size(), 1U);
}

TEST(Listen, OneTooManyIsRefusedBeforeAnyAcknowledgement) {
  McpBench bench({.subscriptions = 1});
  bench.post(listen(json::object()));
  const auto stream = bench.post(listen(json::object(), "M"));
  EXPECT_EQ(stream->answer()["error"]["code"], -32603);
  EXPECT_TRUE(stream->sent(0).empty());
}

TEST(Listen, TasksNeedTheExtension) {
  McpBench bench;
  const auto stream =
      bench.post(modern_request("subscriptions/listen", {{"notifications", {{"taskIds", {"x"}}}}}, json::object()));
  EXPECT_EQ(stream->answer()["error"]["code"], -32021);
  EXPECT_TRUE(stream->answer()["error"]["data"]["requiredCapabilities"]["extensions"].contains(
      "io.modelcontextprotocol/tasks"));
  EXPECT_EQ(stream->http_status(), 400);
}

TEST(Subscribe, LegacyClientsAreToldOnTheSide) {
  McpBench bench;
  const auto side = std::make_shared<RecordingStream>();
  bench.connection().set_side_stream(side);
  bench.initialize();
  EXPECT_EQ(bench.ask(legacy_request("resources/subscribe", {{"uri", "test://text"}}))["result"], json::object());
  EXPECT_EQ(bench.ask(legacy_request("resources/subscribe", {{"uri", "test://none"}}))["error"]["code"], -32002);
  bench.ask(legacy_request("tools/call", call_params("change")));
  std::vector<std::string> methods;
  for (const auto& sent : side->sent(4)) methods.push_back(sent["method"]);
  EXPECT_THAT(methods, ElementsAre("notifications/tools/list_changed", "notifications/prompts/list_changed",
                                   "notifications/resources/list_changed", "notifications/resources/updated"));
  EXPECT_EQ(bench.ask(legacy_request("resources/unsubscribe", {{"uri", "test://text"}}))["result"], json::object());
  bench.server().publish({Change::Kind::resource, "test://text"});
  EXPECT_EQ(side->sent(4).size(), 4U);
}

TEST(Cancel, ReachesARunningCallAndNothingMoreIsSent) {
  McpBench bench;
  auto message = modern_request("tools/call", call_params("wait"));
  message["params"]["_meta"]["progressToken"] = 1;
  const auto stream = bench.post(message);
  ASSERT_TRUE(eventually([] { return McpBench::runs("wait") == 1; }));
  bench.post({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 1}}}});
  EXPECT_TRUE(bench.connection().drain(timeout)) << "the body saw it";
  EXPECT_TRUE(stream->abandoned());
  EXPECT_FALSE(stream->answered());
  EXPECT_TRUE(stream->sent(0).empty());
}

TEST(Cancel, ABrokenConnectionCancelsModernCallsOnly) {
  McpBench bench;
  bench.initialize();
  const auto modern = bench.post(modern_request("tools/call", call_params("wait")));
  const auto legacy = bench.post(legacy_request("tools/call", call_params("wait"), 2));
  bench.connection().disconnected(*modern);
  bench.connection().disconnected(*legacy);
  EXPECT_TRUE(modern->abandoned());
  EXPECT_FALSE(legacy->abandoned());
  McpBench::release();
  EXPECT_EQ(text_of_result(legacy->answer()), "waited");
}

TEST(Cancel, WhenTheServerEndsCallsAreAnsweredAsFailed) {
  McpBench bench;
  const auto stream = bench.post(modern_request("tools/call", call_params("wait")));
  bench.connection().cancel_all();
  EXPECT_EQ(stream->answer()["result"]["structuredContent"]["code"], "cancelled");
}

TEST(Batch, IsAnsweredTogetherIn20250326Only) {
  McpBench bench;
  bench.initialize("2025-03-26");
  const json batch{legacy_request("ping", json::object(), 1),
                   legacy_request("tools/call", call_params("talk"), 2),
                   {{"jsonrpc", "2.0"}, {"method", "notifications/unheard-of"}},
                   {{"jsonrpc", "2.0"}, {"id", 3}},
                   legacy_request("initialize", json::object(), 4)};
  const auto answers = bench.ask(batch);
  ASSERT_EQ(answers.size(), 4U);
  std::map<int, json> by_id;
  for (const auto& answer : answers) by_id[answer["id"]] = answer;
  EXPECT_EQ(by_id[1]["result"], json::object());
  EXPECT_EQ(text_of_result(by_id[2]), "talked");
  EXPECT_EQ(by_id[3]["error"]["code"], -32600);
  EXPECT_EQ(by_id[4]["error"]["code"], -32600);
  bench.initialize("2025-06-18");
  EXPECT_EQ(bench.ask(batch)["error"]["code"], -32600);
}

TEST(Responses, AreNeverAnsweredWhateverIsWrongWithThem) {
  const auto before = spdlog::default_logger();
  std::ostringstream log;
  spdlog::set_default_logger(
      std::make_shared<spdlog::logger>("responses", std::make_shared<spdlog::sinks::ostream_sink_mt>(log, true)));
  {
    McpBench bench;
    bench.initialize();
    const json error{{"code", -32700}, {"message", "secret"}};
    for (const json& response :
         {json{{"jsonrpc", "2.0"}, {"id", nullptr}, {"error", error}}, json{{"jsonrpc", "2.0"}, {"error", error}},
          json{{"jsonrpc", "2.0"}, {"id", nullptr}, {"result", json::object()}},
          json{{"jsonrpc", "2.0"}, {"id", 1}, {"result", json::object()}, {"error", error}}}) {
      log.str("");
      EXPECT_FALSE(bench.post(response)->answered()) << response;
      EXPECT_EQ(std::count(log.view().begin(), log.view().end(), '\n'), 1) << response << log.str();
      EXPECT_THAT(log.str(), testing::Not(HasSubstr("secret")));
    }
  }
  spdlog::set_default_logger(before);
}

TEST(Initialized, NothingButLogsIsToldBefore) {
  McpBench bench;
  const auto side = std::make_shared<RecordingStream>();
  bench.connection().set_side_stream(side);
  bench.ask(legacy_request("initialize", {{"protocolVersion", "2025-11-25"}, {"capabilities", json::object()}}));
  const auto methods = [&] {
    const auto stream =
        bench.post(legacy_request("tools/call", call_params("talk", {{"_meta", {{"progressToken", "t"}}}})));
    stream->answer();
    std::set<std::string> heard;
    for (const auto& message : stream->sent(0)) heard.insert(message["method"]);
    return heard;
  };
  EXPECT_THAT(methods(), testing::ElementsAre("notifications/message"));
  bench.ask(legacy_request("tools/call", call_params("change")));
  EXPECT_TRUE(side->sent(0).empty());
  bench.post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
  EXPECT_THAT(methods(), testing::ElementsAre("notifications/message", "notifications/progress"));
}

TEST(Ping, IsWithdrawnWhenNoAnswerComes) {
  McpBench bench;
  const auto side = std::make_shared<RecordingStream>();
  bench.initialize();
  bench.connection().set_side_stream(side);
  bench.connection().ping(std::chrono::milliseconds(1), [](bool) {});
  const auto messages = side->sent(2);
  EXPECT_EQ(messages[1]["method"], "notifications/cancelled");
  EXPECT_EQ(messages[1]["params"]["requestId"], messages[0]["id"]);
}

TEST(Ping, AsksALegacyClient) {
  McpBench bench;
  const auto side = std::make_shared<RecordingStream>();
  bench.initialize();
  bool alive = true;
  bench.connection().ping(timeout, [&](bool answered) { alive = answered; });
  EXPECT_FALSE(alive) << "there is nowhere to ask";
  bench.connection().set_side_stream(side);
  bench.connection().ping(timeout, [&](bool answered) { alive = answered; });
  const auto question = side->sent(1)[0];
  EXPECT_EQ(question["method"], "ping");
  bench.reply(question, json::object());
  EXPECT_TRUE(alive);
}

}  // namespace
}  // namespace offhand::test
