#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <sstream>

#include "tests/protocol/daemon_fixture.h"

// `offhand mcp` beside a daemon is to be `offhand mcp` without one.
namespace offhand::test {
namespace {

using testing::ElementsAre;

class Carried : public DaemonFixture {
 protected:
  static std::vector<std::string> tools_in(const std::string& output, const json& id) {
    std::vector<std::string> names;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
      const auto message = json::parse(line, nullptr, false);
      if (!message.is_object() || message.value("id", json()) != id) continue;
      for (const auto& tool : message["result"]["tools"]) names.push_back(tool["name"]);
    }
    return names;
  }
};

TEST_F(Carried, NothingThatComesFirstGetsAClientMoreTools) {
  const auto daemon = start();
  const std::string full = R"("params":{"_meta":{"dev.offhand/tools":"full"}}})";
  for (const std::string& first :
       {std::string(), std::string("\n"), std::string("garbage\n"), std::string("[1]\n"), std::string("[]\n"),
        std::string("{}\n"), std::string("\xff\xfe\n"), std::string(std::size_t{17} << 20, 'x') + "\n",
        R"({"jsonrpc":"2.0","method":"notifications/first",)" + full + "\n",
        R"({"jsonrpc":"2.0","id":0,"method":"ping",)" + full + "\n"}) {
    const auto result = command({"mcp", "--tools", "click"}, first + modern_call(1, "tools/list").dump() + "\n");
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(tools_in(result.output, 1), ElementsAre("click")) << first.substr(0, 100);
  }
}

TEST_F(Carried, WhoChoosesNothingOnTheSocketGetsTheDefaultPreset) {
  const auto daemon = start();
  const auto lean = tools_in(command({"mcp"}, modern_call(1, "tools/list").dump() + "\n").output, 1);
  const auto full = tools_in(command({"mcp", "--tools", "full"}, modern_call(1, "tools/list").dump() + "\n").output, 1);
  ASSERT_LT(lean.size(), full.size());
  for (const std::string first : {"", "garbage\n"}) {
    const RawClient client(socket());
    write_all(client.descriptor(), first);
    client.send(modern_call(1, "tools/list"));
    client.close_output();
    EXPECT_EQ(tools_in(read_all(client.descriptor()), 1), lean);
  }
}

TEST_F(Carried, ARefusedChoiceIsSaidToTheFirstRequest) {
  const auto daemon = start();
  const RawClient client(socket());
  client.send({{"jsonrpc", "2.0"},
               {"method", "notifications/first"},
               {"params", {{"_meta", {{"dev.offhand/tools", "no_such_preset"}}}}}});
  client.send(modern_call("mine", "tools/list"));
  const auto answer = json::parse(read_all(client.descriptor()), nullptr, false);
  EXPECT_EQ(answer["id"], "mine");
  EXPECT_EQ(answer["error"]["code"], -32602);
}

TEST_F(Carried, SigtermCancelsWhatDoesNotFinishAndAnswersIt) {
  const auto daemon = start();
  McpClient client(carried());
  ASSERT_FALSE(client.call("click", click_).failed);
  const TakenSeat held(folder_.path());
  const int waiting = client.post_call("click", click_);
  ASSERT_FALSE(client.call("list_windows").failed);
  client.signal(SIGTERM);
  EXPECT_EQ(client.wait_for_exit(milliseconds(4'000)), 0);
  EXPECT_EQ(client.reply_to_call(waiting).code(), "cancelled");
}

TEST_F(Carried, SigtermCancelsAlsoAfterTheInputEnded) {
  const auto daemon = start();
  McpClient client(carried());
  ASSERT_FALSE(client.call("click", click_).failed);
  const TakenSeat held(folder_.path());
  const int waiting = client.post_call("click", click_);
  ASSERT_FALSE(client.call("list_windows").failed);
  client.close_input();
  EXPECT_FALSE(client.wait_for_exit(milliseconds(100)));
  client.signal(SIGTERM);
  EXPECT_EQ(client.wait_for_exit(milliseconds(4'000)), 0);
  EXPECT_EQ(client.reply_to_call(waiting).code(), "cancelled");
}

TEST_F(Carried, CallsThatRunWhenTheInputEndsAreFinished) {
  const auto daemon = start();
  McpClient client(carried());
  ASSERT_FALSE(client.call("click", click_).failed);
  auto held = std::make_unique<TakenSeat>(folder_.path());
  const int waiting = client.post_call("click", click_);
  ASSERT_FALSE(client.call("list_windows").failed);
  client.close_input();
  EXPECT_FALSE(client.wait_for_exit(milliseconds(100)));
  held.reset();
  EXPECT_FALSE(client.reply_to_call(waiting).failed);
  EXPECT_EQ(client.wait_for_exit(), 0);
}

TEST_F(Carried, SigtermEndsAnIdleOne) {
  const auto daemon = start();
  McpClient client(carried());
  client.signal(SIGTERM);
  EXPECT_EQ(client.wait_for_exit(milliseconds(4'000)), 0);
  EXPECT_EQ(command({"status"}).exit_code, 0) << "the daemon stays";
}

}  // namespace
}  // namespace offhand::test
