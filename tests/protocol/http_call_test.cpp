#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <system_error>

#include "tests/support/elements.h"
#include "tests/support/held_seat.h"
#include "tests/support/http_client.h"
#include "tests/support/mcp_client.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;

json call_params(const std::string& tool, const json& arguments) { return {{"name", tool}, {"arguments", arguments}}; }

TEST(ModernHttp, HeadersMustSayWhatTheBodySays) {
  HttpServerProcess server;
  struct Row {
    HttpHeaders headers;
    int status;
    int code;
  };
  const auto meta = json{{"_meta", modern_meta()}};
  const auto post = [&](const HttpHeaders& headers) {
    auto params = meta;
    params.update(call_params("list_windows", json::object()));
    return http_exchange(server.port(), post_text(request_message(1, "tools/call", params), headers));
  };
  const HttpHeaders right{
      {"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", "tools/call"}, {"Mcp-Name", "list_windows"}};
  EXPECT_EQ(post(right).status, 200);
  const std::vector<HttpHeaders> wrong{
      {right[1], right[2]},
      {right[0], right[2]},
      {right[0], right[1]},
      {{"MCP-Protocol-Version", "2025-11-25"}, right[1], right[2]},
      {right[0], {"Mcp-Method", "tools/list"}, right[2]},
      {right[0], right[1], {"Mcp-Name", "click"}},
      {right[0], right[1], {"Mcp-Name", "=?base64?!!!?="}},
  };
  for (const auto& headers : wrong) {
    const auto response = post(headers);
    EXPECT_EQ(response.status, 400) << response.body;
    EXPECT_EQ(response.message()["error"]["code"], -32020) << response.body;
    EXPECT_EQ(response.message()["id"], 1);
  }
  EXPECT_EQ(post({right[0], right[1], {"Mcp-Name", "=?base64?bGlzdF93aW5kb3dz?="}}).status, 200);
}

TEST(ModernHttp, ErrorsHaveTheirStatus) {
  HttpServerProcess server;
  const auto unknown = http_exchange(server.port(), modern_post(1, "no/such"));
  EXPECT_EQ(unknown.status, 404);
  EXPECT_EQ(unknown.message()["error"]["code"], -32601);
  const auto removed = http_exchange(server.port(), modern_post(1, "ping"));
  EXPECT_EQ(removed.status, 404);
  const auto tool =
      http_exchange(server.port(), modern_post(1, "tools/call", call_params("no_such_tool", json::object())));
  EXPECT_EQ(tool.status, 200);
  EXPECT_EQ(tool.message()["error"]["code"], -32602);
  auto future = modern_meta();
  future["io.modelcontextprotocol/protocolVersion"] = "2030-01-01";
  const auto version = http_exchange(
      server.port(), post_text(request_message(1, "server/discover", {{"_meta", future}}),
                               {{"MCP-Protocol-Version", "2030-01-01"}, {"Mcp-Method", "server/discover"}}));
  EXPECT_EQ(version.status, 400);
  EXPECT_EQ(version.message()["error"]["code"], -32022);
  const auto bare = http_exchange(
      server.port(), post_text(request_message(1, "tools/list"), {{"MCP-Protocol-Version", "2026-07-28"}}));
  EXPECT_EQ(bare.status, 400);
  EXPECT_EQ(bare.message()["error"]["code"], -32602);
}

TEST(ModernHttp, NeverNamesASession) {
  HttpServerProcess server;
  const auto response =
      http_exchange(server.port(), modern_post(1, "server/discover", json::object(), {{"Mcp-Session-Id", "whatever"}}));
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.header("mcp-session-id"), "");
}

TEST(ModernHttp, SubscriptionIsAStreamThatEndsWithTheServer) {
  HttpServerProcess server;
  HttpConnection stream(server.port());
  stream.send(modern_post("listen", "subscriptions/listen", {{"notifications", {{"toolsListChanged", true}}}}));
  const auto head = stream.head();
  ASSERT_TRUE(head);
  EXPECT_TRUE(head->is_stream());
  const auto first = stream.event();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->id, "");
  EXPECT_EQ(json::parse(first->data)["method"], "notifications/subscriptions/acknowledged");
  server.process().signal(SIGTERM);
  const auto last = stream.event();
  ASSERT_TRUE(last);
  EXPECT_EQ(json::parse(last->data)["id"], "listen");
  EXPECT_EQ(server.process().wait(), 0);
}

/// A server whose foreground clicks wait for as long as this test holds the seat.
class WaitingCall : public testing::Test {
 protected:
  explicit WaitingCall(const EnvironmentChanges& settings = {}) {
    HttpServerProcess::Options options;
    options.environment = with(waits_as_long_as_it_takes, settings);
    options.environment["XDG_RUNTIME_DIR"] = folder_.path();
    options.server = {"--tools", "full"};
    server_ = std::make_unique<HttpServerProcess>(options);
  }

  json call(const std::string& tool, const json& arguments) {
    return http_exchange(server_->port(), modern_post(next_id_++, "tools/call", call_params(tool, arguments)))
        .message();
  }
  ShownElement check_box() {
    const auto reply = call("get_window_state", {{"pid", 200}, {"include_screenshot", false}, {"format", "json"}});
    return element_named(reply["result"]["structuredContent"], "Check me");
  }
  json click_on_check_box() {
    const auto reply = call("get_window_state", {{"pid", 200}, {"include_screenshot", false}, {"format", "json"}});
    const auto box = element_named(reply["result"]["structuredContent"], "Check me");
    return {{"pid", 200}, {"x", box.middle_x()}, {"y", box.middle_y()}, {"delivery_mode", "foreground"}};
  }
  void hold() {
    click_elsewhere();  // the first foreground action makes the lock file
    ASSERT_TRUE(seat_.take(folder_.path()));
  }
  void click_elsewhere() { call("click", {{"pid", 200}, {"x", 470}, {"y", 550}, {"delivery_mode", "foreground"}}); }
  bool seat_is_awaited() { return seat_.is_awaited_by(server_->process().pid()); }
  /// The call on this connection has come as far as the seat, and has no answer.
  void expect_waiting(HttpConnection& connection) {
    EXPECT_TRUE(eventually([&] { return seat_is_awaited(); }));
    EXPECT_TRUE(connection.silent(milliseconds(0)));
  }
  void expect_nobody_waits() {
    EXPECT_TRUE(eventually([&] { return !seat_is_awaited(); }));
  }

  TemporaryFolder folder_;
  std::unique_ptr<HttpServerProcess> server_;
  int next_id_ = 1000;
  HeldSeat seat_;
};

TEST_F(WaitingCall, OthersAreAnsweredMeanwhile) {
  const auto click = click_on_check_box();
  hold();
  HttpConnection waiting(server_->port());
  waiting.send(modern_post(1, "tools/call", call_params("click", click)));
  expect_waiting(waiting);
  for (int i = 0; i < 20; ++i) EXPECT_FALSE(call("list_windows", json::object())["result"].value("isError", false));
  expect_waiting(waiting);
  seat_.release();
  EXPECT_THAT(waiting.response()->body, HasSubstr("\"id\":1"));
  EXPECT_TRUE(check_box().is("checked"));
}

TEST_F(WaitingCall, ModernClientThatGoesAwayCancels) {
  const auto click = click_on_check_box();
  hold();
  {
    HttpConnection waiting(server_->port());
    waiting.send(modern_post(1, "tools/call", call_params("click", click)));
    expect_waiting(waiting);
  }
  expect_nobody_waits();
  seat_.release();
  // The seat is handed out in turn: once a later call has had it, the one before has gone or acted.
  click_elsewhere();
  EXPECT_FALSE(check_box().is("checked"));
}

TEST_F(WaitingCall, LegacyClientThatGoesAwayDoesNot) {
  const HttpSession session(server_->port());
  const auto click = click_on_check_box();
  hold();
  {
    HttpConnection waiting(server_->port());
    waiting.send(session.post(request_message(1, "tools/call", call_params("click", click))));
    expect_waiting(waiting);
    waiting.end_input();
    EXPECT_TRUE(waiting.closed()) << "the server has seen it go";
  }
  EXPECT_TRUE(seat_is_awaited());
  EXPECT_FALSE(check_box().is("checked"));
  seat_.release();
  EXPECT_TRUE(eventually([&] { return check_box().is("checked"); }));
}

TEST_F(WaitingCall, LegacyClientCancelsWithAMessage) {
  const HttpSession session(server_->port());
  const auto click = click_on_check_box();
  hold();
  HttpConnection waiting(server_->port());
  waiting.send(session.post(request_message(1, "tools/call", call_params("click", click))));
  expect_waiting(waiting);
  const json cancelled{{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 1}}}};
  EXPECT_EQ(http_exchange(server_->port(), session.post(cancelled)).status, 202);
  const auto end = waiting.response();
  ASSERT_TRUE(end);
  EXPECT_EQ(end->body.find("\"result\""), std::string::npos) << end->body;
  expect_nobody_waits();
  seat_.release();
  click_elsewhere();
  EXPECT_FALSE(check_box().is("checked"));
}

TEST_F(WaitingCall, EndingTheSessionCancelsItsCalls) {
  const HttpSession session(server_->port());
  const auto click = click_on_check_box();
  hold();
  HttpConnection waiting(server_->port());
  waiting.send(session.post(request_message(1, "tools/call", call_params("click", click))));
  expect_waiting(waiting);
  EXPECT_EQ(http_exchange(server_->port(), session.end()).status, 204);
  EXPECT_FALSE(waiting.silent(timeout)) << "told, or closed";
  expect_nobody_waits();
  seat_.release();
  click_elsewhere();
  EXPECT_FALSE(check_box().is("checked"));
}

bool is_listening(int port) {
  try {
    const HttpConnection connection{port};
    return true;
  } catch (const std::system_error&) {
    return false;
  }
}

TEST_F(WaitingCall, StoppingWaitsForIt) {
  const auto click = click_on_check_box();
  hold();
  HttpConnection waiting(server_->port());
  waiting.send(modern_post(1, "tools/call", call_params("click", click)));
  expect_waiting(waiting);
  server_->process().signal(SIGTERM);
  EXPECT_TRUE(eventually([&] { return !is_listening(server_->port()); })) << "it knows that it should stop";
  EXPECT_FALSE(server_->process().wait(milliseconds(200)));
  seat_.release();
  const auto response = waiting.response();
  ASSERT_TRUE(response);
  EXPECT_EQ(response->message()["id"], 1);
  EXPECT_EQ(server_->process().wait(), 0);
}

class ImpatientServer : public WaitingCall {
 protected:
  ImpatientServer()
      : WaitingCall({{"OFFHAND_HTTP_SHUTDOWN_TIMEOUT_MS", "200"}, {"OFFHAND_HTTP_KEEP_ALIVE_MS", "50"}}) {}
};

TEST_F(ImpatientServer, CancelsWhatDoesNotFinish) {
  const auto click = click_on_check_box();
  hold();
  HttpConnection waiting(server_->port());
  waiting.send(modern_post(1, "tools/call", call_params("click", click)));
  EXPECT_TRUE(waiting.head());
  server_->process().signal(SIGINT);
  EXPECT_EQ(server_->process().wait(), 0);
}

TEST_F(ImpatientServer, LongSilenceBecomesAStreamThatIsKeptAlive) {
  const auto click = click_on_check_box();
  hold();
  HttpConnection waiting(server_->port());
  waiting.send(modern_post(1, "tools/call", call_params("click", click)));
  const auto head = waiting.head();
  ASSERT_TRUE(head);
  EXPECT_TRUE(head->is_stream());
  EXPECT_TRUE(waiting.nothing_but_comments(2));
  seat_.release();
  const auto answer = waiting.event();
  ASSERT_TRUE(answer);
  EXPECT_EQ(json::parse(answer->data)["id"], 1);
}

class CrowdedServer : public WaitingCall {
 protected:
  CrowdedServer() : WaitingCall({{"OFFHAND_HTTP_MAX_REQUESTS", "3"}, {"OFFHAND_HTTP_KEEP_ALIVE_MS", "50"}}) {}
};

TEST_F(CrowdedServer, RefusesWhatIsTooMuch) {
  const auto click = click_on_check_box();
  hold();
  std::vector<HttpConnection> waiting;
  for (int i = 0; i < 3; ++i) {
    // A request counts until its thread has let go of it: for a moment after its answer there may be no room yet.
    EXPECT_TRUE(eventually([&] {
      HttpConnection connection(server_->port());
      connection.send(modern_post(i, "tools/call", call_params("click", click)));
      const auto head = connection.head();  // of a stream, when the call has waited for a while
      if (!head || head->status != 200) return false;
      waiting.push_back(std::move(connection));
      return true;
    }));
  }
  const auto refused = http_exchange(server_->port(), modern_post(9, "server/discover"));
  EXPECT_EQ(refused.status, 503);
  EXPECT_THAT(refused.body, HasSubstr("3 requests"));
  seat_.release();
  for (int i = 0; i < 3; ++i) {
    const auto answer = waiting[static_cast<std::size_t>(i)].event();
    ASSERT_TRUE(answer);
    EXPECT_EQ(json::parse(answer->data)["id"], i);
  }
  EXPECT_TRUE(
      eventually([&] { return http_exchange(server_->port(), modern_post(10, "server/discover")).status == 200; }));
}

TEST(Stopping, IsQuickWhenNothingRuns) {
  // Far less than the time that calls would get.
  HttpServerProcess server(HttpServerProcess::with_settings(waits_as_long_as_it_takes));
  const HttpSession session(server.port());
  HttpConnection stream(server.port());
  stream.send(session.get());
  EXPECT_EQ(stream.head()->status, 200);
  server.process().signal(SIGTERM);
  EXPECT_EQ(server.process().wait(), 0);
}

TEST(AcceptHeader, MayComeOnSeveralLines) {
  HttpServerProcess server;
  const auto status = [&](const HttpHeaders& accept) {
    auto text = modern_post(1, "server/discover", json::object(), {{"Accept", ""}});
    std::string lines;
    for (const auto& [name, value] : accept) lines += name + ": " + value + "\r\n";
    text.insert(text.find("\r\n") + 2, lines);
    return http_exchange(server.port(), text).status;
  };
  EXPECT_EQ(status({{"Accept", "application/json"}, {"Accept", "text/event-stream"}}), 200);
  EXPECT_EQ(status({{"accept", "text/event-stream;q=0.5"}, {"Accept", ""}, {"ACCEPT", "application/json, */*"}}), 200);
  EXPECT_EQ(status({{"Accept", "application/json"}, {"Accept", "text/html"}}), 406);
}

}  // namespace
}  // namespace offhand::test
