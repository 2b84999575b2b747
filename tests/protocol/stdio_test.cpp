#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <filesystem>

#include "tests/support/held_seat.h"
#include "tests/support/mcp_client.h"

// What a client on a pipe may do to a server, good or bad, and what is left standing.
namespace offhand::test {
namespace {

using testing::HasSubstr;

McpClient::Options simulated(const std::string& initialize = "", const EnvironmentChanges& environment = {}) {
  return {.program = {"--platform", "sim:widgets"},
          .server = {"--tools", "full"},
          .environment = environment,
          .initialize = initialize};
}

json modern(json params = json::object()) {
  params["_meta"] = modern_meta();
  return params;
}

int error_code(const json& message) { return message.value("error", json::object()).value("code", 0); }

TEST(Stdio, AnUnsupportedVersionAfterAGoodOneIsRefusedAndAGoodOneAfterItServed) {
  McpClient client(simulated());
  EXPECT_TRUE(client.request("server/discover", modern()).contains("result"));
  auto future = modern();
  future["_meta"]["io.modelcontextprotocol/protocolVersion"] = "2027-01-01";
  EXPECT_EQ(error_code(client.request("tools/list", future)), -32022);
  EXPECT_TRUE(client.request("tools/list", modern()).contains("result"));
}

TEST(Stdio, EveryPieceOfGarbageIsAnsweredOnceAndWithoutAnId) {
  McpClient client(simulated());
  struct Row {
    std::string line;
    int code;
  };
  for (const auto& row :
       {Row{"}{", -32700}, Row{"\x01\x02\xff", -32700}, Row{"null", -32600}, Row{"\"text\"", -32600}, Row{"[]", -32600},
        Row{"{}", -32600}, Row{R"({"jsonrpc":"2.0","id":null,"method":"ping"})", -32600},
        Row{R"({"jsonrpc":"2.0","id":{},"method":"ping"})", -32600}, Row{R"({"jsonrpc":"2.0","method":7})", -32600},
        Row{std::string(1000, '{'), -32700}}) {
    client.write(row.line + "\n");
    const auto answer = client.next_without_id();
    EXPECT_EQ(error_code(answer), row.code) << row.line;
    EXPECT_FALSE(answer.contains("id")) << "the schemas admit no null";
  }
  EXPECT_TRUE(client.request("server/discover", modern()).contains("result"));
}

TEST(Stdio, AnIdThatCanBeReadComesBackWithTheError) {
  McpClient client(simulated());
  client.write(R"({"jsonrpc":"1.0","id":"mine","method":"ping"})"
               "\n");
  EXPECT_EQ(error_code(client.reply_to("mine")), -32600);
}

TEST(Stdio, UnknownThingsAreRefusedByName) {
  McpClient client(simulated());
  const auto tool = client.request("tools/call", modern({{"name", "clikc"}}));
  EXPECT_EQ(error_code(tool), -32602);
  EXPECT_THAT(tool.dump(), HasSubstr("clikc"));
  const auto cursor = client.request("tools/list", modern({{"cursor", "bm9uZQ"}}));
  EXPECT_EQ(error_code(cursor), -32602);
  EXPECT_THAT(cursor.dump(), HasSubstr("bm9uZQ"));
  for (const auto* uri : {"offhand://none", "offhand://tools/clikc", "offhand://tools/CLICK",
                          "offhand://tools/../../etc/passwd", "file:///etc/passwd"}) {
    const auto resource = client.request("resources/read", modern({{"uri", uri}}));
    EXPECT_EQ(error_code(resource), -32602);
    EXPECT_EQ(resource["error"]["data"]["uri"], uri) << resource.dump();
  }
  EXPECT_THAT(client.request("prompts/get", modern({{"name", "none"}})).dump(), HasSubstr("none"));
  for (const auto* method : {"tasks/get", "ping", "logging/setLevel", "initialise"}) {
    EXPECT_EQ(error_code(client.request(method, modern())), -32601) << method << ": this server has none";
  }
}

TEST(Stdio, WhatIsNoSingleMessageIsRefusedAndLoggedOnce) {
  for (const auto& sent : {std::string(R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])"), std::string(17 << 20, ' ')}) {
    McpClient client(simulated());
    client.write(sent + "\n");
    EXPECT_TRUE(client.request("tools/list", modern()).contains("result"));
    client.close_input();
    client.wait_for_exit();
    EXPECT_TRUE(eventually([&] {
      return client.errors().find("was refused: invalid request (-32600)") != std::string::npos;
    })) << sent.size();
    const auto log = client.errors();
    EXPECT_EQ(log.find("refused"), log.rfind("refused")) << log;
  }
}

TEST(Stdio, AStateThatIsNotOursIsRefusedAndLoggedOnceWithoutIt) {
  const TemporaryFolder folder;
  McpClient client(simulated("", {{"XDG_RUNTIME_DIR", folder.path()}}));
  const std::string foreign = "AQ" + std::string(120, 'A');
  const auto answer = client.request("tools/call", modern({{"name", "list_windows"}, {"requestState", foreign}}));
  EXPECT_EQ(error_code(answer), -32602);
  EXPECT_TRUE(client.request("tools/call", modern({{"name", "list_windows"}})).contains("result"));
  client.close_input();
  client.wait_for_exit();
  ASSERT_TRUE(eventually([&] { return client.errors().find("refused") != std::string::npos; }));
  const auto log = client.errors();
  EXPECT_EQ(log.find("refused"), log.rfind("refused")) << log;
  EXPECT_EQ(log.find(foreign), std::string::npos) << log;
}

TEST(Stdio, NothingIsMadeOrOpenedBeforeItIsNeeded) {
  const TemporaryFolder folder;
  McpClient client(
      {.environment = {{"XDG_RUNTIME_DIR", folder.path()}, {"DISPLAY", ":4711"}}, .initialize = "2025-11-25"});
  EXPECT_TRUE(client.request("tools/list").contains("result"));
  EXPECT_TRUE(client.request("server/discover", modern()).contains("result"));
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Stdio, ListensUntilTheInputEnds) {
  McpClient client(simulated());
  const int id = client.post("subscriptions/listen",
                             modern({{"notifications", {{"toolsListChanged", true}, {"moonPhases", true}}}}));
  const auto first = client.next_without_id();
  EXPECT_EQ(first["method"], "notifications/subscriptions/acknowledged");
  EXPECT_EQ(first["params"]["notifications"], json({{"toolsListChanged", true}})) << "nobody tells of the moon";
  EXPECT_EQ(first["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], id);
  EXPECT_TRUE(client.request("tools/list", modern()).contains("result")) << "others go on";
  client.close_input();
  EXPECT_EQ(client.wait_for_exit(), 0);
  EXPECT_EQ(client.reply_to(id)["result"]["resultType"], "complete");
}

TEST(Stdio, TenThousandPipelinedRequestsAreEachAnsweredOnce) {
  McpClient client(simulated("2025-11-25"));
  constexpr int count = 10'000;
  std::string burst;
  for (int i = 0; i < count; ++i) {
    burst += R"({"jsonrpc":"2.0","id":"p)" + std::to_string(i) + R"(","method":")" +
             (i % 2 == 0 ? R"(ping"})" : R"(tools/call","params":{"name":"list_windows"}})") + "\n";
  }
  const auto before = client.line_count();
  client.write(burst);
  for (int i = 0; i < count; ++i) ASSERT_TRUE(client.reply_to("p" + std::to_string(i)).contains("result")) << i;
  EXPECT_EQ(client.line_count(), before + count);
}

/// A server whose seat this test holds: foreground clicks wait for as long as we like.
class HeldServer : public testing::Test {
 protected:
  HeldServer()
      : client_(simulated("2025-11-25", with(waits_as_long_as_it_takes, {{"XDG_RUNTIME_DIR", folder_.path()}}))) {
    EXPECT_FALSE(client_.call("click", click_).failed) << "the first one makes the lock file";
    EXPECT_TRUE(seat_.take(folder_.path()));
  }
  bool seat_is_awaited() {
    return eventually([&] { return seat_.is_awaited_by(client_.pid()); });
  }

  const json click_{{"pid", 200}, {"x", 40}, {"y", 25}, {"delivery_mode", "foreground"}};
  TemporaryFolder folder_;
  McpClient client_;
  HeldSeat seat_;
};

TEST_F(HeldServer, AThousandRequestsAtOnceAreAllAnswered) {
  std::vector<int> held;
  for (int i = 0; i < 10; ++i) held.push_back(client_.post_call("click", click_));
  std::string burst;
  for (int i = 0; i < 1000; ++i) {
    auto request = modern({{"name", "get_window_state"}, {"arguments", {{"pid", 200}, {"include_screenshot", false}}}});
    // A thousand readings of one window come one after the other: on a slow machine the last one waits for long.
    request["_meta"]["dev.offhand/timeout_ms"] = 120'000;
    burst += json{{"jsonrpc", "2.0"}, {"id", "r" + std::to_string(i)}, {"method", "tools/call"}, {"params", request}}
                 .dump() +
             "\n";
  }
  client_.write(burst);
  for (int i = 0; i < 1000; ++i) {
    const auto reply = tool_reply(client_.reply_to("r" + std::to_string(i)));
    EXPECT_FALSE(reply.failed) << i << ": " << reply.text;
  }
  for (const int id : held) {
    EXPECT_FALSE(client_.has_reply(id));
    client_.notify("notifications/cancelled", {{"requestId", id}});
  }
}

TEST_F(HeldServer, ACancelledModernCallIsNeverAnswered) {
  const int waiting = client_.post("tools/call", modern({{"name", "click"}, {"arguments", click_}}));
  EXPECT_TRUE(seat_is_awaited());
  client_.notify("notifications/cancelled", {{"requestId", waiting}});
  // Messages are read in order: with this answer the server knows, and the call may no longer take the seat.
  EXPECT_TRUE(client_.request("ping").contains("result"));
  seat_.release();
  EXPECT_FALSE(client_.call("click", click_).failed);
  client_.close_input();
  EXPECT_EQ(client_.wait_for_exit(), 0);
  EXPECT_FALSE(client_.has_reply(waiting));
}

TEST_F(HeldServer, SigtermCancelsWhatDoesNotFinishAndAnswersIt) {
  const int waiting = client_.post_call("click", click_);
  EXPECT_TRUE(seat_is_awaited());
  client_.signal(SIGTERM);
  EXPECT_EQ(client_.wait_for_exit(), 0);
  EXPECT_EQ(client_.reply_to_call(waiting).code(), "cancelled");
}

TEST_F(HeldServer, SigtermEndsAServerWhoseInputEndedBefore) {
  const int waiting = client_.post_call("click", click_);
  EXPECT_TRUE(seat_is_awaited());
  client_.close_input();
  EXPECT_FALSE(client_.wait_for_exit(milliseconds(100)));
  client_.signal(SIGTERM);
  EXPECT_EQ(client_.wait_for_exit(), 0);
  EXPECT_EQ(client_.reply_to_call(waiting).code(), "cancelled");
}

TEST(Stdio, SigtermEndsAnIdleServer) {
  McpClient client(simulated("2025-11-25"));
  client.signal(SIGTERM);
  EXPECT_EQ(client.wait_for_exit(), 0);
}

TEST(Stdio, TwoServersStandSideBySide) {
  const TemporaryFolder folder;
  const auto options = simulated("2025-11-25", {{"XDG_RUNTIME_DIR", folder.path()}});
  McpClient one(options);
  McpClient other(options);
  EXPECT_FALSE(one.call("list_windows").failed);
  EXPECT_FALSE(other.call("list_windows").failed);
  one.close_input();
  EXPECT_EQ(one.wait_for_exit(), 0);
  EXPECT_FALSE(other.call("list_windows").failed);
}

}  // namespace
}  // namespace offhand::test
