#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/transport/http/event_log.h"
#include "impl/transport/http/names.h"
#include "impl/transport/http/negotiation.h"
#include "impl/transport/http/wire.h"

namespace offhand::test {
namespace {

using http::AllowedNames;
using http::EventId;
using testing::HasSubstr;
using testing::Not;

const AllowedNames own_names{.configured = {"desk.example", "https://app.example:8443"},
                             .local_address = "192.168.1.5"};

TEST(HostHeader, NamesOfThisMachineAreAllowed) {
  for (const auto* host : {"localhost", "localhost:8741", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:80", "[::1]",
                           "[::1]:8741", "192.168.1.5:8741", "desk.example", "Desk.Example:99"}) {
    EXPECT_TRUE(http::host_allowed(host, own_names)) << host;
  }
}

TEST(HostHeader, OthersAreNot) {
  for (const auto* host : {"", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "localhost:",
                           "localhost:x", "localhost:123456", "localhost@evil", "[::1", "[::1]x", "[]", "[::2]",
                           "192.168.1.6", "localhost/", "localhost, evil", "http://localhost", "127.1", "0.0.0.0"}) {
    EXPECT_FALSE(http::host_allowed(host, own_names)) << host;
  }
}

TEST(OriginHeader, IsJudgedByItsHost) {
  for (const auto* origin : {"http://localhost", "https://localhost:6274", "http://127.0.0.1:3000", "http://[::1]:3000",
                             "https://desk.example", "https://app.example:8443"}) {
    EXPECT_TRUE(http::origin_allowed(origin, own_names)) << origin;
  }
  for (const auto* origin :
       {"", "null", "http://evil.example", "https://localhost.evil.example", "https://app.example", "localhost",
        "file://", "http://localhost/x", "http://localhost@evil", "ftp://localhost", "chrome-extension://abc"}) {
    EXPECT_FALSE(http::origin_allowed(origin, own_names)) << origin;
  }
}

TEST(Query, IsTakenWhereOneIsDefined) {
  EXPECT_TRUE(http::query_defined("/mcp", ""));
  EXPECT_TRUE(http::query_defined("/messages", "session_id=0123"));
  for (const auto* query : {"token=x", "access%5Ftoken=x", "x", "=", "session_id=x"}) {
    EXPECT_FALSE(http::query_defined("/mcp", query)) << query;
    EXPECT_FALSE(http::query_defined("/sse", query)) << query;
  }
  for (const auto* query : {"session_id=x&token=y", "token=y&session_id=x", "session_id=x&session_id=y", "session_id",
                            "SESSION_ID=x", "x", "&"}) {
    EXPECT_FALSE(http::query_defined("/messages", query)) << query;
  }
}

TEST(Accept, TakesRangesAndParameters) {
  for (const auto* accept :
       {"", "*/*", "text/*", "application/json, text/event-stream", "application/json;q=0.9,text/event-stream;q=1"}) {
    EXPECT_TRUE(http::accepts(accept, "text/event-stream")) << accept;
  }
  for (const auto* accept : {"application/json", "text/html", "application/*", "text/event-streams"}) {
    EXPECT_FALSE(http::accepts(accept, "text/event-stream")) << accept;
  }
  EXPECT_TRUE(http::is_json("Application/JSON; charset=utf-8"));
  EXPECT_FALSE(http::is_json("text/plain; application/json"));
}

TEST(EventIds, AreReadOnlyAsTheyAreWritten) {
  EXPECT_EQ(http::parse_event_id(text_of(EventId{7, 12})), (EventId{7, 12}));
  for (const auto* text :
       {"", "7", "-", "7-", "-7", "7-12-1", "07-1", "7-+1", "7- 1", "x-1", "99999999999999999999-1", "7-1\n"}) {
    EXPECT_FALSE(http::parse_event_id(text)) << text;
  }
}

TEST(EventLog, ReplaysOneStreamOnly) {
  http::EventBudget budget = 0;
  http::EventLog log(budget);
  log.add({1, 0}, "a");
  log.add({2, 0}, "b");
  log.add({1, 1}, "c");
  const auto missed = log.after({1, 0});
  ASSERT_TRUE(missed);
  ASSERT_EQ(missed->size(), 1U);
  EXPECT_EQ(missed->front().data, "c");
}

TEST(EventLog, SaysWhenSomethingHasGone) {
  http::EventBudget budget = 0;
  {
    http::EventLog log(budget);
    for (std::uint64_t i = 0; i < http::EventLog::maximum_events + 10; ++i) log.add({1, i}, "x");
    EXPECT_FALSE(log.after({1, 3}));
    EXPECT_TRUE(log.after({1, 9}));
    EXPECT_FALSE(log.after({2, 0})) << "nothing is known of it";
    EXPECT_EQ(budget, log.bytes());
  }
  EXPECT_EQ(budget, 0U);
}

TEST(EventLog, KnowsOfALossHoweverManyStreamsHaveLostSomethingSince) {
  http::EventBudget budget = 0;
  http::EventLog log(budget);
  for (std::uint64_t i = 0; i < 3; ++i) log.add({0, i}, "x");
  for (std::uint64_t i = 1; i < http::EventLog::maximum_events + 200; ++i) log.add({i, 0}, "x");
  EXPECT_FALSE(log.after({0, 0}));
}

TEST(EventLog, IsBoundedInBytes) {
  http::EventBudget budget = 0;
  http::EventLog log(budget);
  for (std::uint64_t i = 0; i < 20; ++i) log.add({1, i}, std::string(1'000'000, 'x'));
  EXPECT_LE(log.bytes(), http::EventLog::maximum_bytes);
}

TEST(EventText, HasNoLineEndInItsData) {
  EXPECT_EQ(text_of(http::Event{.id = "1-2", .name = {}, .data = "{\n}"}), "id: 1-2\ndata: {\ndata: }\n\n");
  EXPECT_EQ(text_of(http::Event{.id = "1-0", .name = {}, .data = "", .retry = std::chrono::milliseconds(500)}),
            "id: 1-0\nretry: 500\ndata: \n\n");
}

TEST(Refusals, LeaveOutAnIdThatWasNotRead) {
  EXPECT_THAT(http::body_of({.status = 400, .message = "no \"x\""}), Not(HasSubstr("\"id\"")));
  EXPECT_THAT(http::body_of({.status = 400, .message = "no", .id = "7"}), HasSubstr("\"id\":7,"));
}

}  // namespace
}  // namespace offhand::test
