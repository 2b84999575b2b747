#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>

#include "tests/protocol/daemon_fixture.h"

// A caller that is gone wants nothing any more: its calls end at once. A daemon that is gone leaves no client behind.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class GoneCaller : public DaemonFixture {
 protected:
  /// Foreground clicks wait for as long as it lives.
  std::unique_ptr<TakenSeat> take_seat() {
    EXPECT_EQ(command({"click", click_.dump()}).exit_code, 0);
    return std::make_unique<TakenSeat>(folder_.path());
  }
  bool was_cancelled() const { return command({"stats"}).output.find("cancelled 1") != std::string::npos; }
  /// Far below the deadline of an action, which is 10 s.
  static constexpr milliseconds soon{3'000};
};

TEST_F(GoneCaller, AConnectionThatIsClosedCancelsItsCall) {
  const auto daemon = start();
  const auto seat = take_seat();
  {
    const RawClient client(socket());
    client.send(modern_call(1, "tools/call", {{"name", "click"}, {"arguments", click_}}));
    client.send(modern_call(2, "tools/list"));
    char byte = 0;
    ASSERT_EQ(::read(client.descriptor(), &byte, 1), 1) << "the click was read before";
  }
  EXPECT_TRUE(eventually([&] { return was_cancelled(); }, soon));
}

TEST_F(GoneCaller, AnMcpServerThatIsKilledCancelsItsCalls) {
  const auto daemon = start();
  const auto seat = take_seat();
  McpClient client(carried());
  client.post_call("click", click_);
  ASSERT_FALSE(client.call("list_windows").failed);
  client.signal(SIGKILL);
  EXPECT_TRUE(eventually([&] { return was_cancelled(); }, soon));
}

/// Both pipes of a client that died are closed at once. `head` ends after two answers.
std::string client_that_dies(const std::string& words, const std::string& file) {
  return offhand_program() + " " + words + " mcp --tools full < " + file + " | head -n 2";
}

class ClientThatDies : public GoneCaller {
 protected:
  std::string messages() const {
    auto file = folder_.file("messages");
    std::ofstream out(file);
    out << modern_call(1, "tools/list").dump() << "\n"
        << modern_call(2, "tools/call", {{"name", "click"}, {"arguments", click_}}).dump() << "\n"
        << modern_call(3, "tools/call", {{"name", "list_windows"}, {"arguments", json::object()}}).dump() << "\n";
    return file;
  }
  void expect_to_end_soon(const std::string& words) {
    const auto began = std::chrono::steady_clock::now();
    const auto result =
        run_command({"/bin/bash", "-c", client_that_dies(words, messages())}, {.environment = environment()});
    EXPECT_EQ(result.exit_code, 0) << result.errors;
    EXPECT_THAT(result.output, HasSubstr(R"("id":3)"));
    EXPECT_LT(std::chrono::steady_clock::now() - began, soon) << "it waited for what nobody reads";
  }
};

TEST_F(ClientThatDies, BesideADaemonEndsItsCalls) {
  const auto daemon = start();
  const auto seat = take_seat();
  expect_to_end_soon("--socket " + socket());
  EXPECT_TRUE(eventually([&] { return was_cancelled(); }, soon));
}

TEST_F(ClientThatDies, WithoutADaemonEndsItsCalls) {
  ASSERT_EQ(
      run_offhand({"--no-daemon", "--platform", "sim:widgets", "click", click_.dump()}, {.environment = environment()})
          .exit_code,
      0);
  const TakenSeat seat(folder_.path());
  expect_to_end_soon("--no-daemon --platform sim:widgets");
}

TEST_F(GoneCaller, ADaemonThatIsKilledLeavesNoRequestWithoutAnAnswerAndNoClientAlone) {
  const auto daemon = start();
  const auto seat = take_seat();
  McpClient client(carried());
  const int waiting = client.post_call("click", click_);
  const int listening = client.post("resources/read", {{"uri", "offhand://settings"}});
  ASSERT_TRUE(client.reply_to(listening).contains("result"));
  daemon->signal(SIGKILL);
  const auto lost = client.reply_to_call(waiting);
  EXPECT_EQ(lost.code(), "daemon_gone");
  EXPECT_THAT(lost.text, HasSubstr("click"));
  const auto after = client.request("tools/list");
  EXPECT_GT(after["result"]["tools"].size(), 30U) << "the tools that it asked for";
  EXPECT_FALSE(client.wait_for_exit(milliseconds(0)));
  EXPECT_THAT(client.errors(), HasSubstr("The daemon ended"));
  client.close_input();
  EXPECT_EQ(client.wait_for_exit(), 0);
}

TEST_F(GoneCaller, ADaemonThatIsStoppedSaysWhatBecameOfACallAndItsSuccessorServes) {
  auto daemon = start();
  auto seat = take_seat();
  for (const auto* version : {"2025-11-25", "2024-11-05"}) {
    McpClient client(carried(version));
    const int waiting = client.post_call("click", click_);
    ASSERT_FALSE(client.call("list_windows").failed);
    ASSERT_EQ(command({"stop"}).exit_code, 0);
    EXPECT_EQ(client.reply_to_call(waiting).code(), "cancelled");
    daemon = start();
    const auto windows = client.call("list_windows");
    EXPECT_FALSE(windows.failed) << windows.text;
    EXPECT_THAT(windows.text, HasSubstr("1001")) << "those of the simulated desk, which only a daemon has";
    client.close_input();
    EXPECT_EQ(client.wait_for_exit(), 0);
  }
}

TEST_F(GoneCaller, AMessageThatWasBegunBeforeTheDaemonEndedIsReadWhole) {
  auto daemon = start();
  McpClient client(carried());
  ASSERT_FALSE(client.call("list_windows").failed);
  const auto message = json{{"jsonrpc", "2.0"}, {"id", "split"}, {"method", "tools/list"}}.dump() + "\n";
  ASSERT_TRUE(client.write(message.substr(0, 20)));
  ASSERT_FALSE(client.wait_for_exit(milliseconds(200)));
  ASSERT_EQ(command({"stop"}).exit_code, 0);
  daemon = start();
  ASSERT_TRUE(client.write(message.substr(20)));
  EXPECT_TRUE(client.reply_to("split").contains("result"));
}

}  // namespace
}  // namespace offhand::test
