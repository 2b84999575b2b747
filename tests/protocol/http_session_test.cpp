#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/support/http_client.h"

namespace offhand::test {
namespace {

using testing::AllOf;
using testing::Each;
using testing::Ge;
using testing::Gt;
using testing::HasSubstr;
using testing::Le;

class LegacyHttp : public testing::Test {
 protected:
  HttpServerProcess server_;
};

TEST_F(LegacyHttp, SessionIdIsVisibleAndUnguessable) {
  std::set<std::string> ids;
  for (int i = 0; i < 20; ++i) {
    const HttpSession session(server_.port());
    EXPECT_GE(session.id().size(), 32U);
    EXPECT_THAT(session.id(), Each(AllOf(Gt(' '), Le('~'))));
    ids.insert(session.id());
  }
  EXPECT_EQ(ids.size(), 20U);
}

TEST_F(LegacyHttp, EveryVersionIsServed) {
  for (const auto* version : {"2025-11-25", "2025-06-18", "2025-03-26"}) {
    const HttpSession session(server_.port(), version);
    EXPECT_EQ(session.opened()["result"]["protocolVersion"], version);
    EXPECT_EQ(session.request(1, "ping").message()["result"], json::object());
    EXPECT_FALSE(session.request(2, "tools/list").message()["result"]["tools"].empty());
    const auto called = session.request(3, "tools/call", {{"name", "list_windows"}, {"arguments", json::object()}});
    EXPECT_FALSE(called.is_stream()) << "nothing came before the answer";
    EXPECT_THAT(called.body, HasSubstr("Letter"));
  }
}

TEST_F(LegacyHttp, RequestsNeedTheirSession) {
  const auto ping = request_message(5, "ping");
  const auto absent = http_exchange(server_.port(), post_text(ping));
  EXPECT_EQ(absent.status, 400);
  EXPECT_EQ(absent.message()["id"], 5);
  const auto unknown = http_exchange(server_.port(), post_text(ping, {{"Mcp-Session-Id", "nosuchsession"}}));
  EXPECT_EQ(unknown.status, 404);
  EXPECT_EQ(unknown.message()["id"], 5);
  for (const auto* line : {"GET /mcp", "DELETE /mcp"}) {
    EXPECT_EQ(http_exchange(server_.port(), request_text(line, {{"Host", "localhost"}})).status, 400) << line;
    EXPECT_EQ(
        http_exchange(server_.port(), request_text(line, {{"Host", "localhost"}, {"Mcp-Session-Id", "x"}})).status, 404)
        << line;
  }
}

TEST_F(LegacyHttp, DeletedSessionIsGone) {
  const HttpSession session(server_.port());
  HttpConnection stream(server_.port());
  stream.send(session.get());
  EXPECT_EQ(stream.head()->status, 200);
  EXPECT_EQ(http_exchange(server_.port(), session.end()).status, 204);
  EXPECT_EQ(session.request(1, "ping").status, 404);
  EXPECT_EQ(http_exchange(server_.port(), session.end()).status, 404);
  while (stream.event()) {
  }
  EXPECT_TRUE(stream.stream_ended());
}

TEST_F(LegacyHttp, InitializeThatFailsOpensNothing) {
  const auto response =
      http_exchange(server_.port(), post_text(request_message(1, "initialize", {{"capabilities", json::object()}})));
  EXPECT_TRUE(response.message().contains("error"));
  EXPECT_EQ(response.header("mcp-session-id"), "");
}

TEST_F(LegacyHttp, NotificationsAndResponsesAreAccepted) {
  const HttpSession session(server_.port());
  for (const json& message : {json{{"jsonrpc", "2.0"}, {"method", "notifications/unheard-of"}},
                              json{{"jsonrpc", "2.0"}, {"id", 77}, {"result", json::object()}}}) {
    const auto response = http_exchange(server_.port(), session.post(message));
    EXPECT_EQ(response.status, 202) << message;
    EXPECT_EQ(response.body, "");
  }
}

TEST_F(LegacyHttp, BatchesAreOfOneVersionOnly) {
  const json batch = json::array({request_message(1, "ping"), json{{"jsonrpc", "2.0"}, {"method", "notifications/x"}},
                                  request_message(2, "ping")});
  const HttpSession old(server_.port(), "2025-03-26");
  const auto answers = http_exchange(server_.port(), old.post(batch));
  EXPECT_EQ(answers.status, 200);
  EXPECT_EQ(answers.message().size(), 2U) << answers.body;
  const json notes = json::array({json{{"jsonrpc", "2.0"}, {"method", "notifications/x"}}});
  EXPECT_EQ(http_exchange(server_.port(), old.post(notes)).status, 202);
  const HttpSession newer(server_.port(), "2025-06-18");
  const auto refused = http_exchange(server_.port(), newer.post(batch));
  EXPECT_EQ(refused.status, 400) << refused.body;
  EXPECT_EQ(http_exchange(server_.port(), newer.post(request_message(3, "ping"))).status, 200);
}

TEST_F(LegacyHttp, UnknownVersionHeaderIsRefused) {
  const HttpSession session(server_.port());
  auto text = session.post(request_message(1, "ping"));
  text.replace(text.find("2025-11-25"), 10, "2019-01-01");
  EXPECT_EQ(http_exchange(server_.port(), text).status, 400);
}

TEST_F(LegacyHttp, SideStreamIsOneASession) {
  const HttpSession session(server_.port());
  HttpConnection first(server_.port());
  first.send(session.get());
  const auto head = first.head();
  ASSERT_TRUE(head);
  EXPECT_EQ(head->status, 200);
  EXPECT_TRUE(head->is_stream());
  EXPECT_THAT(head->header("cache-control"), HasSubstr("no-cache"));
  const auto opening = first.event();
  ASSERT_TRUE(opening);
  EXPECT_FALSE(opening->id.empty());
  EXPECT_EQ(opening->data, "");
  EXPECT_EQ(http_exchange(server_.port(), session.get()).status, 409);
  first.reset();
  EXPECT_TRUE(eventually([&] {
    HttpConnection second(server_.port());
    second.send(session.get());
    return second.head()->status == 200;
  })) << "a client that went away may come back";
}

TEST_F(LegacyHttp, SideStreamIsPickedUpWhereItWasLost) {
  const HttpSession session(server_.port());
  HttpConnection first(server_.port());
  first.send(session.get());
  first.head();
  const auto opening = first.event();
  ASSERT_TRUE(opening);
  HttpConnection second(server_.port());
  second.send(session.get({{"Last-Event-ID", opening->id}}));
  EXPECT_EQ(second.head()->status, 200) << "the older connection gives way";
  EXPECT_FALSE(first.event());
  EXPECT_TRUE(first.stream_ended());
}

TEST_F(LegacyHttp, ImpossibleEventIdsAreRefused) {
  const HttpSession session(server_.port());
  for (const auto* id : {"nonsense", "0-", "0-5", "7-1", "99999999999999999999-1", "../etc/passwd"}) {
    EXPECT_EQ(http_exchange(server_.port(), session.get({{"Last-Event-ID", id}})).status, 400) << id;
  }
}

TEST_F(LegacyHttp, OldVersionsGetNoOpeningEvent) {
  const HttpSession session(server_.port(), "2025-06-18");
  HttpConnection stream(server_.port());
  stream.send(session.get());
  EXPECT_EQ(stream.head()->status, 200);
  EXPECT_FALSE(stream.event(milliseconds(100)));
}

TEST(Sessions, EndWhenNobodyUsesThem) {
  HttpServerProcess server(HttpServerProcess::with_settings({{"OFFHAND_HTTP_SESSION_TIMEOUT_MS", "200"}}));
  std::optional<HttpSession> streaming;
  std::optional<HttpConnection> stream;
  ASSERT_TRUE(eventually([&] {
    streaming.emplace(server.port(), "2025-11-25", HttpSession::Opening::initialize_only);
    stream.emplace(server.port());
    stream->send(streaming->get());
    const auto head = stream->head();
    return head && head->status == 200;
  })) << "a slow machine may spend a session's time before its stream is there: then the next one";
  const HttpSession idle(server.port(), "2025-11-25", HttpSession::Opening::initialize_only);
  const auto asked = [&](const HttpSession& session) {
    // DELETE with a wrong version would do as well; a stream that is refused does not count as use.
    return http_exchange(server.port(), session.get({{"Last-Event-ID", "nonsense"}})).status;
  };
  EXPECT_TRUE(eventually([&] {
    EXPECT_FALSE(stream->closed(milliseconds(600)));  // asking is use, so the time has to pass between
    return asked(idle) == 404;
  }));
  EXPECT_EQ(asked(*streaming), 400) << "its stream is use enough";
}

TEST(Sessions, OverTheLimitTheIdleOnesGo) {
  HttpServerProcess server(HttpServerProcess::with_settings({{"OFFHAND_HTTP_MAX_SESSIONS", "3"}}));
  const HttpSession first(server.port());
  HttpConnection stream(server.port());
  stream.send(first.get());
  EXPECT_EQ(stream.head()->status, 200);
  const HttpSession second(server.port());
  const HttpSession third(server.port());
  const HttpSession fourth(server.port());
  EXPECT_EQ(second.request(1, "ping").status, 404);
  for (const auto* kept : {&first, &third, &fourth}) EXPECT_EQ(kept->request(1, "ping").status, 200);
}

TEST(Streams, AreKeptAlive) {
  HttpServerProcess server(HttpServerProcess::with_settings({{"OFFHAND_HTTP_KEEP_ALIVE_MS", "50"}}));
  const HttpSession session(server.port());
  HttpConnection stream(server.port());
  stream.send(session.get());
  stream.head();
  stream.event();
  EXPECT_TRUE(stream.nothing_but_comments(3));
}

class OldSse : public testing::Test {
 protected:
  HttpServerProcess server_{HttpServerProcess::with_settings({}, {"--sse"})};

  std::string post(const std::string& where, const json& message) {
    auto text = post_text(message, {{"Accept", ""}});
    return text.replace(text.find("/mcp"), 4, where);
  }
};

TEST_F(OldSse, AnswersComeOnTheStream) {
  HttpConnection stream(server_.port());
  stream.send(request_text("GET /sse", {{"Host", "localhost"}, {"Accept", "text/event-stream"}}));
  EXPECT_TRUE(stream.head()->is_stream());
  const auto endpoint = stream.event();
  ASSERT_TRUE(endpoint);
  EXPECT_EQ(endpoint->name, "endpoint");
  const auto where = endpoint->data;
  EXPECT_TRUE(where.starts_with("/messages?")) << where;
  const json params{{"protocolVersion", "2024-11-05"},
                    {"capabilities", json::object()},
                    {"clientInfo", {{"name", "t"}, {"version", "1"}}}};
  EXPECT_EQ(http_exchange(server_.port(), post(where, request_message(1, "initialize", params))).status, 202);
  const auto opened = stream.event();
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->name, "message");
  EXPECT_EQ(json::parse(opened->data)["result"]["protocolVersion"], "2024-11-05");
  EXPECT_EQ(
      http_exchange(server_.port(), post(where, json{{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}}))
          .status,
      202);
  EXPECT_EQ(http_exchange(server_.port(),
                          post(where, request_message(2, "tools/call",
                                                      {{"name", "list_windows"}, {"arguments", json::object()}})))
                .status,
            202);
  const auto called = stream.event();
  ASSERT_TRUE(called);
  EXPECT_EQ(json::parse(called->data)["id"], 2);
  EXPECT_THAT(called->data, HasSubstr("Letter"));
  EXPECT_EQ(http_exchange(server_.port(), post(where, "{")).status, 400);
  stream.reset();
  EXPECT_TRUE(
      eventually([&] { return http_exchange(server_.port(), post(where, request_message(3, "ping"))).status == 404; }));
}

TEST_F(OldSse, UnknownSessionsAndOthersAreRefused) {
  EXPECT_EQ(http_exchange(server_.port(), post("/messages?session_id=x", request_message(1, "ping"))).status, 404);
  EXPECT_EQ(http_exchange(server_.port(), post("/messages", request_message(1, "ping"))).status, 404);
  const HttpSession session(server_.port());
  EXPECT_EQ(
      http_exchange(server_.port(), post("/messages?session_id=" + session.id(), request_message(1, "ping"))).status,
      400);
}

}  // namespace
}  // namespace offhand::test
