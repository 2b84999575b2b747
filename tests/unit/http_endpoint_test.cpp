#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <future>
#include <mutex>

#include "impl/mcp/resources/listeners.h"
#include "impl/transport/http/endpoint.h"
#include "tests/support/process.h"
#include "tests/unit/mcp_bench.h"

// What may happen while a request is on its way through, at the very moment at which it does harm.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// An answer that is written down. Its client may have gone before anybody asks about it.
class PlannedResponder final : public http::Responder {
 public:
  void respond(http::Response response) override {
    if (on_response) on_response();
    const std::scoped_lock lock(mutex_);
    status_ = response.status;
    headers_ = response.headers;
    text_ += response.body;
  }
  void start_events() override {
    if (on_start) std::exchange(on_start, nullptr)();
  }
  void event(std::string_view text) override {
    const std::scoped_lock lock(mutex_);
    text_ += text;
  }
  void end_events() override {}
  void allow_events(std::string /*headers*/) override {}
  void when_gone(std::function<void()> callback) override {
    if (gone) callback();
  }

  std::string text() {
    const std::scoped_lock lock(mutex_);
    return text_;
  }
  std::string headers() {
    const std::scoped_lock lock(mutex_);
    return headers_;
  }
  int status() {
    const std::scoped_lock lock(mutex_);
    return status_;
  }

  bool gone = false;
  std::function<void()> on_response;
  std::function<void()> on_start;

 private:
  std::mutex mutex_;
  std::string text_;
  std::string headers_;
  int status_ = 0;
};

class EndpointOfServer : public testing::Test {
 protected:
  using Headers = std::vector<http::Header>;

  std::shared_ptr<PlannedResponder> post(const json& message, Headers headers = {},
                                         std::shared_ptr<PlannedResponder> responder = nullptr) {
    return send("POST", "/mcp", std::move(headers), message.dump(), std::move(responder));
  }
  std::shared_ptr<PlannedResponder> post_modern(const json& message,
                                                std::shared_ptr<PlannedResponder> responder = nullptr) {
    const auto method = message["method"].get<std::string>();
    const auto name = message["params"].value("name", "");
    Headers headers{{"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", method}};
    if (!name.empty()) headers.push_back({"Mcp-Name", name});
    return post(message, std::move(headers), std::move(responder));
  }
  std::shared_ptr<PlannedResponder> send(std::string_view method, std::string_view path, Headers headers,
                                         std::string body, std::shared_ptr<PlannedResponder> responder = nullptr) {
    if (!responder) responder = std::make_shared<PlannedResponder>();
    const auto question = path.find('?');
    http::Request request;
    request.method = method;
    request.path = path.substr(0, question);
    if (question != std::string_view::npos) request.query = path.substr(question + 1);
    request.headers = std::move(headers);
    endpoint_.handle(request, std::move(body), {}, responder);
    return responder;
  }

  static mcp::Bounds few_subscriptions() {
    mcp::Bounds bounds;
    bounds.subscriptions = 1;
    return bounds;
  }

  /// Calls run on the pool, never on the thread of the test.
  static constexpr int no_inline_calls = 0;

  /// Whether every request has been let go of.
  bool eventually_idle() {
    limits_.requests_in_flight = 1;
    return eventually([&] { return post_modern(modern_request("server/discover"))->status() != 503; });
  }
  static json initialize() {
    return legacy_request("initialize", {{"protocolVersion", "2025-11-25"},
                                         {"capabilities", json::object()},
                                         {"clientInfo", {{"name", "t"}, {"version", "1"}}}});
  }
  std::string open_session() {
    const auto opened = post(initialize());
    const auto headers = opened->headers();
    const auto id = headers.substr(headers.find(": ") + 2, 32);
    post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}}, {{"Mcp-Session-Id", id}});
    return id;
  }

  McpBench bench_{few_subscriptions()};
  http::Limits limits_;
  PeerOwners owners_;
  http::Users users_{[] {}};
  http::Endpoint endpoint_{bench_.server(), http::RequestGuard({}, owners_), limits_, users_, no_inline_calls};
};

json tool_changes() {
  return modern_request("subscriptions/listen", {{"notifications", {{"toolsListChanged", true}}}}, json::object());
}

TEST_F(EndpointOfServer, ASubscriptionEndsForAClientThatLeftWhileItBegan) {
  const auto left = std::make_shared<PlannedResponder>();
  left->gone = true;
  post_modern(tool_changes(), left);
  EXPECT_THAT(post_modern(tool_changes())->text(), HasSubstr("subscriptions/acknowledged")) << "there is room for one";
}

TEST_F(EndpointOfServer, ACallOfAClientThatLeftIsCancelled) {
  const auto left = std::make_shared<PlannedResponder>();
  left->gone = true;
  post_modern(modern_request("tools/call", call_params("wait"), json::object()), left);
  EXPECT_TRUE(eventually_idle());
  McpBench::release();
}

TEST_F(EndpointOfServer, TheSideStreamMissesNothingOnceItHasBegun) {
  const auto id = open_session();
  const auto side = std::make_shared<PlannedResponder>();
  std::future<void> told;
  side->on_start = [&] {
    told = std::async(std::launch::async, [&] { bench_.server().publish({Change::Kind::tools, {}}); });
    told.wait_for(milliseconds(200));  // it may have to wait until the stream has begun
  };
  send("GET", "/mcp", {{"Mcp-Session-Id", id}}, {}, side);
  told.get();
  EXPECT_THAT(side->text(), HasSubstr("notifications/tools/list_changed"));
}

TEST_F(EndpointOfServer, OldMessagesAreTakenBeforeTheyAreAccepted) {
  const auto stream = send("GET", "/sse", {}, {});
  const auto text = stream->text();
  const auto where = text.substr(text.find("/messages"), text.find_last_not_of('\n') + 1 - text.find("/messages"));
  const auto say = [&](const json& message, const std::shared_ptr<PlannedResponder>& responder = nullptr) {
    return send("POST", where, {}, message.dump(), responder);
  };
  say(legacy_request("initialize", {{"protocolVersion", "2024-11-05"},
                                    {"capabilities", json::object()},
                                    {"clientInfo", {{"name", "t"}, {"version", "1"}}}}));
  const auto accepted = std::make_shared<PlannedResponder>();
  accepted->on_response = [&] {
    say({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", 5}}}});
  };
  say(legacy_request("tools/call", call_params("wait"), 5), accepted);
  EXPECT_EQ(accepted->status(), 202);
  EXPECT_TRUE(eventually_idle());
  EXPECT_THAT(stream->text(), Not(HasSubstr("\"id\":5")));
  McpBench::release();
}

TEST_F(EndpointOfServer, AVersionThatIsNoneIsRefusedWithEveryMessage) {
  const auto id = open_session();
  for (const auto* version : {"1999-01-01", "nonsense", "2027-07-28"}) {
    const Headers headers{{"Mcp-Session-Id", id}, {"MCP-Protocol-Version", version}};
    const json batch = json::array({json{{"jsonrpc", "2.0"}, {"method", "notifications/x"}}});
    for (const json& message : {legacy_request("ping"), json{{"jsonrpc", "2.0"}, {"method", "notifications/x"}},
                                json{{"jsonrpc", "2.0"}, {"id", 7}, {"result", json::object()}}, batch}) {
      EXPECT_EQ(post(message, headers)->status(), 400) << version << message;
    }
    EXPECT_EQ(post(initialize(), {{"MCP-Protocol-Version", version}})->status(), 400) << version;
    EXPECT_EQ(send("GET", "/mcp", headers, {})->status(), 400) << version;
    EXPECT_EQ(send("DELETE", "/mcp", headers, {})->status(), 400) << version;
  }
  EXPECT_EQ(post(legacy_request("ping"), {{"Mcp-Session-Id", id}})->status(), 200) << "the session is still there";
  EXPECT_EQ(post(initialize(), {{"MCP-Protocol-Version", "2025-06-18"}})->status(), 200) << "an older one is fine";
}

TEST_F(EndpointOfServer, ARefusedResponseIsNotAnsweredUnderItsId) {
  const json response{{"jsonrpc", "2.0"}, {"id", "offhand-1"}, {"result", json::object()}};
  for (const Headers& headers : {Headers{}, Headers{{"Mcp-Session-Id", "none"}}}) {
    const auto refused = post(response, headers);
    EXPECT_GE(refused->status(), 400);
    const auto said = json::parse(refused->text());
    EXPECT_TRUE(said.contains("error"));
    EXPECT_FALSE(said.contains("id")) << said;
    EXPECT_EQ(json::parse(post(legacy_request("ping", json::object(), 5), headers)->text())["id"], 5);
  }
}

}  // namespace
}  // namespace offhand::test
