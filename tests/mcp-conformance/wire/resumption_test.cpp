#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/mcp-conformance/wire/fixture_server.h"

// A legacy client loses the connection on which a request of its own is being answered, and comes back. No tool of the
// product says anything before its answer, so its answers are no streams; the fixtures' are.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class CutStream : public testing::TestWithParam<const char*> {
 protected:
  std::string progressing_call(const json& id = 7) const {
    return session_.post(request_message(
        id, "tools/call",
        {{"name", "test_tool_with_progress"}, {"arguments", json::object()}, {"_meta", {{"progressToken", "t"}}}}));
  }

  /// The first event with something in it.
  static HttpEvent first_of(HttpConnection& connection) {
    for (;;) {
      const auto event = connection.event();
      if (!event) {
        ADD_FAILURE() << "no event";
        return {};
      }
      if (!event->data.empty()) return *event;
    }
  }

  /// Starts the call, sees its first report of progress, and loses the connection.
  HttpEvent lose(const json& id = 7) {
    HttpConnection connection(server_.port());
    connection.send(progressing_call(id));
    const auto head = connection.head();
    EXPECT_TRUE(head && head->is_stream());
    auto first = first_of(connection);
    EXPECT_EQ(json::parse(first.data)["params"]["progress"], 0);
    EXPECT_FALSE(first.id.empty());
    connection.reset();
    return first;
  }

  /// What comes to a client that has seen `last`, to the end of the stream.
  std::vector<HttpEvent> rest_after(const std::string& last) {
    HttpConnection connection(server_.port());
    connection.send(session_.get({{"Last-Event-ID", last}}));
    const auto head = connection.head();
    EXPECT_TRUE(head && head->status == 200 && head->is_stream());
    std::vector<HttpEvent> events;
    while (auto event = connection.event()) events.push_back(*event);
    EXPECT_TRUE(connection.stream_ended());
    return events;
  }

  static std::vector<std::string> gist_of(const std::vector<HttpEvent>& events) {
    std::vector<std::string> gist;
    for (const auto& event : events) {
      const auto message = json::parse(event.data);
      gist.push_back(message.contains("id") ? "answer " + message["id"].dump()
                                            : "progress " + message["params"]["progress"].dump());
    }
    return gist;
  }

  TemporaryFolder folder_;
  HttpServerProcess server_{fixtures_on_http(folder_)};
  HttpSession session_{server_.port(), GetParam()};
};

TEST_P(CutStream, GoesOnWhereItWasCut) {
  const auto last = lose();
  EXPECT_THAT(gist_of(rest_after(last.id)), ElementsAre("progress 50", "progress 100", "answer 7"));
}

TEST_P(CutStream, CanBeReadAgainAfterItsEnd) {
  const auto last = lose();
  const auto once = rest_after(last.id);
  ASSERT_EQ(once.size(), 3U);
  EXPECT_THAT(gist_of(rest_after(last.id)), ElementsAre("progress 50", "progress 100", "answer 7"));
  EXPECT_THAT(gist_of(rest_after(once[1].id)), ElementsAre("answer 7"));
  EXPECT_THAT(rest_after(once[2].id), IsEmpty()) << "nothing is missing";
}

TEST_P(CutStream, BringsNothingOfAnother) {
  const auto one = lose(7);
  const auto other = lose(8);
  EXPECT_NE(one.id, other.id);
  EXPECT_THAT(gist_of(rest_after(other.id)), ElementsAre("progress 50", "progress 100", "answer 8"));
  EXPECT_THAT(gist_of(rest_after(one.id)), ElementsAre("progress 50", "progress 100", "answer 7"));
}

TEST_P(CutStream, IsOfItsSessionAlone) {
  const auto last = lose();
  const HttpSession stranger(server_.port(), GetParam());
  EXPECT_EQ(http_exchange(server_.port(), stranger.get({{"Last-Event-ID", last.id}})).status, 400);
  EXPECT_EQ(rest_after(last.id).size(), 3U) << "its own client still gets it";
}

TEST_P(CutStream, GivesWayToTheNewerConnection) {
  HttpConnection older(server_.port());
  older.send(progressing_call());
  ASSERT_TRUE(older.head());
  const auto first = first_of(older);
  EXPECT_THAT(gist_of(rest_after(first.id)), ElementsAre("progress 50", "progress 100", "answer 7"))
      << "whichever of them the older one has got, too";
  while (older.event()) {
  }
  EXPECT_TRUE(older.stream_ended());
}

INSTANTIATE_TEST_SUITE_P(Of, CutStream, testing::Values("2025-11-25", "2025-06-18", "2025-03-26"), [](const auto& row) {
  std::string name = row.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace offhand::test
