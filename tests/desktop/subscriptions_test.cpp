#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/application.h"
#include "tests/support/mcp_client.h"

// Clients are told what changes in real applications, without asking: a form whose widgets are changed from outside,
// and what the user copies. The applications' own logs and xclip are the witnesses.
namespace offhand::test::subscriptions_cases {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The next resource that is told to have changed.
std::string next_update(McpClient& client) {
  for (;;) {
    const auto message = client.next_without_id();
    if (message.is_null()) return "none";
    if (message["method"] == "notifications/resources/updated") return message["params"]["uri"];
  }
}

std::string text_at(McpClient& client, const std::string& uri) {
  const auto reply = client.request("resources/read", {{"uri", uri}});
  return reply.contains("result") ? reply["result"]["contents"][0]["text"].get<std::string>() : reply.dump();
}

class Subscriber : public testing::TestWithParam<const char*> {
 protected:
  std::string uri(const std::string& part) const { return "offhand://app/" + std::to_string(app.pid()) + "/" + part; }
  void subscribe(const std::string& to) {
    const auto reply = client.request("resources/subscribe", {{"uri", to}});
    ASSERT_TRUE(reply.contains("result")) << reply.dump();
  }

  FixtureApplication app{GetParam()};
  McpClient client{{.server = {"--tools", "ax"}}};
};

TEST_P(Subscriber, IsToldWhatAnApplicationChanges) {
  subscribe(uri("tree"));
  EXPECT_THAT(text_at(client, uri("tree")), Not(HasSubstr("Zorblax")));
  app.control("rename A Zorblax");
  EXPECT_EQ(next_update(client), uri("tree"));
  EXPECT_THAT(text_at(client, uri("tree")), HasSubstr("Zorblax"));
}

TEST_P(Subscriber, IsToldOfAnApplicationThatEnds) {
  subscribe(uri("state"));
  EXPECT_THAT(text_at(client, uri("state")), HasSubstr(app.title()));
  app.process().signal(SIGKILL);
  EXPECT_EQ(next_update(client), uri("state"));
  const auto gone = client.request("resources/read", {{"uri", uri("state")}});
  EXPECT_EQ(gone["error"]["code"], -32002) << gone.dump();
}

TEST_P(Subscriber, ReadsWhatAnApplicationReported) {
  subscribe(uri("events"));
  app.control("rename A Zorblax");
  EXPECT_EQ(next_update(client), uri("events"));
  EXPECT_THAT(text_at(client, uri("events")), HasSubstr("name_changed"));
}

INSTANTIATE_TEST_SUITE_P(Each, Subscriber, testing::Values("gtk3", "qt5"),
                         [](const auto& row) { return std::string(row.param); });

TEST(SubscriberToTheClipboard, IsToldWhatTheUserCopies) {
  McpClient client{{.server = {"--tools", "ax"}}};
  const std::string clipboard = "offhand://clipboard";
  ASSERT_TRUE(client.request("resources/subscribe", {{"uri", clipboard}}).contains("result"));
  run_command({"sh", "-c", "xclip -selection clipboard >/dev/null 2>&1"}, {.input = "see you at nine"});
  EXPECT_EQ(next_update(client), clipboard);
  EXPECT_THAT(text_at(client, clipboard), HasSubstr("see you at nine"));
}

}  // namespace
}  // namespace offhand::test::subscriptions_cases
