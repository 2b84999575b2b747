#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/ioctl.h>

#include <algorithm>
#include <csignal>

#include "tests/protocol/daemon_fixture.h"

// Clients that leave unread what they asked for, and those beside them.
namespace offhand::test {
namespace {

constexpr int many = 400;
/// Less than a pipe or a socket holds, and more than is there before somebody has to wait.
constexpr int nearly_full_bytes = 50'000;

json look(int id) {
  return modern_call(id, "tools/call", {{"name", "get_window_state"}, {"arguments", {{"pid", 200}}}});
}

bool is_full(int descriptor) {
  int unread = 0;
  ::ioctl(descriptor, FIONREAD, &unread);
  return unread >= nearly_full_bytes;
}

std::size_t answers_in(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

class SlowClient : public DaemonFixture {
 protected:
  void expect_that_all_is_well_beside_it(ChildProcess& daemon) {
    for (int i = 0; i < 3; ++i) EXPECT_EQ(command({"list_windows"}).exit_code, 0);
    McpClient legacy(carried());
    EXPECT_FALSE(legacy.call("list_windows").failed);
    const auto stopped = command({"stop"});
    EXPECT_EQ(stopped.exit_code, 0) << stopped.errors;
    EXPECT_EQ(daemon.wait(milliseconds(0)), 0);
  }
};

TEST_F(SlowClient, ThatReadsNoAnswersHoldsUpNobodyElse) {
  const auto daemon = start();
  const RawClient slow(socket());
  for (int i = 0; i < many; ++i) slow.send(look(i));
  ASSERT_TRUE(eventually([&] { return is_full(slow.descriptor()); }));
  expect_that_all_is_well_beside_it(*daemon);
}

TEST_F(SlowClient, ThatListensAndReadsNothingHoldsUpNobodyElse) {
  const auto daemon = start();
  const RawClient slow(socket());
  slow.send(modern_call("listen", "subscriptions/listen", {{"notifications", {{"toolsListChanged", true}}}}));
  for (int i = 0; i < 200; ++i) slow.send(modern_call(i, "tools/list"));
  ASSERT_TRUE(eventually([&] { return is_full(slow.descriptor()); }));
  expect_that_all_is_well_beside_it(*daemon);
}

TEST_F(SlowClient, ThatReadsLateGetsEveryAnswer) {
  const auto daemon = start();
  const RawClient slow(socket());
  for (int i = 0; i < many; ++i) slow.send(look(i));
  slow.close_output();
  ASSERT_TRUE(eventually([&] { return is_full(slow.descriptor()); }));
  EXPECT_EQ(answers_in(read_all(slow.descriptor())), many);
}

/// `offhand mcp` on pipes, by itself or beside a daemon.
class UnreadPipe : public DaemonFixture, public testing::WithParamInterface<bool> {
 protected:
  void SetUp() override {
    std::vector<std::string> words{offhand_program()};
    if (GetParam()) {
      daemon_ = start();
      words.insert(words.end(), {"--socket", socket()});
    } else {
      words.insert(words.end(), {"--platform", "sim:widgets"});
    }
    words.insert(words.end(), {"mcp", "--tools", "full"});
    server_ = std::make_unique<ChildProcess>(words, environment());
  }
  void ask_much() {
    for (int i = 0; i < 60; ++i) write_all(server_->input(), look(i).dump() + "\n");
    ASSERT_TRUE(eventually([&] { return is_full(server_->output()); }));
  }

  std::unique_ptr<ChildProcess> daemon_;
  std::unique_ptr<ChildProcess> server_;
};

TEST_P(UnreadPipe, EndsAfterItsInput) {
  ask_much();
  server_->close_input();
  EXPECT_EQ(server_->wait(milliseconds(12'000)), 0);
}

TEST_P(UnreadPipe, EndsAtASignal) {
  ask_much();
  server_->signal(SIGTERM);
  EXPECT_EQ(server_->wait(milliseconds(4'500)), 0);
}

TEST_P(UnreadPipe, IsReadToItsEndAfterTheInputEnded) {
  ask_much();
  server_->close_input();
  EXPECT_EQ(answers_in(read_all(server_->output())), 60U);
  EXPECT_EQ(server_->wait(), 0);
}

INSTANTIATE_TEST_SUITE_P(Servers, UnreadPipe, testing::Bool(),
                         [](const auto& which) { return which.param ? "Carried" : "Alone"; });

}  // namespace
}  // namespace offhand::test
