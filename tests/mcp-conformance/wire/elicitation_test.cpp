#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/mcp-conformance/wire/fixture_server.h"

// A page that a client of 2025-11-25 opened for a question may be closed: the server says so by the question's id.
namespace offhand::test {
namespace {

using testing::HasSubstr;

TEST(ElicitationByUrl, IsToldToBeDone) {
  const TemporaryFolder folder;
  McpClient client(fixtures_on_pipes(folder));
  const auto id = client.post_call("test_elicitation_url");
  const auto question = client.next_question();
  EXPECT_EQ(question["method"], "elicitation/create");
  EXPECT_EQ(question["params"]["mode"], "url");
  client.answer(question, {{"action", "accept"}});
  EXPECT_THAT(client.reply_to_call(id).text, HasSubstr("action=accept"));
  const auto done = client.next_without_id();
  EXPECT_EQ(done["method"], "notifications/elicitation/complete");
  EXPECT_EQ(done["params"], json({{"elicitationId", question["params"]["elicitationId"]}}));
}

TEST(ElicitationByUrl, IsForgottenWhenItIsDeclined) {
  const TemporaryFolder folder;
  McpClient client(fixtures_on_pipes(folder));
  const auto lines = client.line_count();
  const auto id = client.post_call("test_elicitation_url");
  client.answer(client.next_question(), {{"action", "decline"}});
  EXPECT_THAT(client.reply_to_call(id).text, HasSubstr("action=decline"));
  client.request("ping");
  EXPECT_EQ(client.line_count() - lines, 3U) << "the question, the answer, the ping";
}

}  // namespace
}  // namespace offhand::test
