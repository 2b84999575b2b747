#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/support/application.h"
#include "tests/support/mcp_client.h"

// Questions to the user about real applications, whose logs are the witnesses; in both eras of the protocol.
namespace offhand::test {
namespace {

using testing::HasSubstr;

enum class Era { legacy, modern };

class AskingOnADesk : public testing::TestWithParam<Era> {
 protected:
  static McpClient::Options options(const EnvironmentChanges& environment = {}) {
    return {.server = {"--tools", "ax"},
            .environment = environment,
            .initialize = GetParam() == Era::legacy ? "2025-11-25" : "",
            .capabilities = capabilities()};
  }
  /// Clicks an element of the fixture, and answers the one question about that.
  ToolReply click(McpClient& client, const std::string& query, const json& answer) const {
    EXPECT_FALSE(client.call("ax_connect", {{"app", std::to_string(gtk_.pid())}, {"alias", "it"}}, meta()).failed);
    const json arguments{{"app", "it"}, {"query", query}};
    if (GetParam() == Era::legacy) {
      const auto call = client.post_call("ax_click", arguments);
      client.answer(client.next_question(), answer);
      return client.reply_to_call(call);
    }
    json params{{"name", "ax_click"}, {"arguments", arguments}, {"_meta", meta()}};
    const auto first = client.request("tools/call", params)["result"];
    EXPECT_EQ(first["resultType"], "input_required") << first;
    params["requestState"] = first["requestState"];
    params["inputResponses"] = {{first["inputRequests"].begin().key(), answer}};
    return tool_reply(client.request("tools/call", params));
  }
  const FixtureApplication& application() const { return gtk_; }

 private:
  static json capabilities() { return {{"elicitation", {{"form", json::object()}}}}; }
  static json meta() {
    if (GetParam() == Era::legacy) return nullptr;
    auto meta = modern_meta();
    meta["io.modelcontextprotocol/clientCapabilities"] = capabilities();
    return meta;
  }
  FixtureApplication gtk_{"gtk3", "Asked about"};
};

TEST_P(AskingOnADesk, AnElementThatIsNotFoundIsClickedAsTheUserDescribesIt) {
  McpClient client(options());
  const auto clicked = click(client, "Submit", {{"action", "accept"}, {"content", {{"description", "A"}}}});
  EXPECT_FALSE(clicked.failed) << clicked.text;
  application().wait_for({{"event", "clicked"}, {"name", "A"}});
}

TEST_P(AskingOnADesk, AnElementThatIsNotFoundAndNotDescribedIsNotClicked) {
  McpClient client(options());
  EXPECT_EQ(click(client, "Submit", {{"action", "decline"}}).code(), "no_matching_element");
}

TEST_P(AskingOnADesk, AnAdministratorsPromptIsActedInWhereTheUserAgrees) {
  const auto program = std::filesystem::read_symlink("/proc/" + std::to_string(application().pid()) + "/exe");
  McpClient client(options({{"OFFHAND_ADMINISTRATOR_PROMPTS", program.filename()}}));
  const auto refused = click(client, "A", {{"action", "accept"}, {"content", {{"proceed", false}}}});
  EXPECT_EQ(refused.code(), "not_confirmed") << refused.text;
  EXPECT_EQ(application().count({{"event", "clicked"}}), 0U);
  EXPECT_FALSE(click(client, "A", {{"action", "accept"}, {"content", {{"proceed", true}}}}).failed);
  application().wait_for({{"event", "clicked"}, {"name", "A"}});
}

INSTANTIATE_TEST_SUITE_P(Each, AskingOnADesk, testing::Values(Era::legacy, Era::modern),
                         [](const auto& row) { return row.param == Era::legacy ? "legacy" : "modern"; });

}  // namespace
}  // namespace offhand::test
