#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>
#include <stdexcept>

#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;

/// A server on a simulated desk whose seat this test can hold: a foreground click then waits for as long as we like.
class HeldSeat : public testing::Test {
 protected:
  HeldSeat()
      : client_({.program = {"--platform", "sim:widgets"},
                 .server = {"--tools", "full"},
                 .environment = {{"XDG_RUNTIME_DIR", folder_.path()}}}) {}
  ~HeldSeat() override { release(); }

  void hold() {
    EXPECT_FALSE(foreground_click_now().failed);  // the first one makes the lock file
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path() + "/offhand")) {
      if (entry.path().extension() == ".lock") seat_ = ::open(entry.path().c_str(), O_RDWR | O_CLOEXEC);
    }
    ASSERT_EQ(::flock(seat_, LOCK_EX | LOCK_NB), 0);
  }
  void release() {
    if (seat_ >= 0) ::close(seat_);
    seat_ = -1;
  }
  static json foreground_click() { return {{"pid", 200}, {"x", 40}, {"y", 25}, {"delivery_mode", "foreground"}}; }
  ToolReply foreground_click_now() { return client_.call("click", foreground_click()); }

  TemporaryFolder folder_;
  McpClient client_;
  int seat_ = -1;
};

TEST_F(HeldSeat, OtherCallsAreAnsweredWhileOneWaits) {
  hold();
  const int waiting = client_.post_call("click", foreground_click());
  for (int i = 0; i < 20; ++i)
    EXPECT_FALSE(client_.call("list_windows", json::object(), nullptr, milliseconds(2000)).failed);
  EXPECT_FALSE(client_.call("get_window_state", {{"pid", 200}}, nullptr, milliseconds(5000)).failed);
  EXPECT_EQ(client_.request("ping", json::object(), milliseconds(2000))["result"], json::object());
  EXPECT_FALSE(client_.has_reply(waiting));
  release();
  EXPECT_FALSE(client_.reply_to_call(waiting).failed);
}

TEST_F(HeldSeat, ManyWaitingCallsLeaveRoomForOthers) {
  hold();
  std::vector<int> waiting;
  for (int i = 0; i < 30; ++i) waiting.push_back(client_.post_call("click", foreground_click()));
  EXPECT_FALSE(client_.call("list_windows", json::object(), nullptr, milliseconds(5000)).failed);
  for (const int id : waiting) client_.notify("notifications/cancelled", {{"requestId", id}});
  release();
  EXPECT_FALSE(foreground_click_now().failed);
}

TEST_F(HeldSeat, CancelledCallEndsAndIsNeverAnswered) {
  hold();
  const int waiting = client_.post_call("click", foreground_click());
  EXPECT_FALSE(client_.call("list_windows").failed);
  client_.notify("notifications/cancelled", {{"requestId", waiting}, {"reason", "changed my mind"}});
  release();
  // First come first served: were the cancelled one still in the queue, this would have to wait for it.
  EXPECT_FALSE(foreground_click_now().failed);
  client_.close_input();
  EXPECT_EQ(client_.wait_for_exit(), 0);
  EXPECT_FALSE(client_.has_reply(waiting));
}

TEST_F(HeldSeat, WaitingEndsAtTheDeadlineOfTheCall) {
  hold();
  const auto reply = client_.call("click", foreground_click(), {{"dev.offhand/timeout_ms", 200}}, milliseconds(5000));
  EXPECT_EQ(reply.code(), "deadline_exceeded");
  EXPECT_THAT(reply.text, HasSubstr("seat"));
  EXPECT_THAT(reply.text, HasSubstr("200 ms"));
}

TEST_F(HeldSeat, EndOfInputWaitsForCallsThatRun) {
  hold();
  const int waiting = client_.post_call("click", foreground_click());
  EXPECT_FALSE(client_.call("list_windows").failed);
  client_.close_input();
  EXPECT_FALSE(client_.wait_for_exit(milliseconds(100)));
  release();
  EXPECT_EQ(client_.wait_for_exit(), 0);
  EXPECT_FALSE(client_.reply_to_call(waiting).failed);
}

TEST(Pipelining, EveryRequestOfABurstIsAnsweredOnce) {
  McpClient client({.program = {"--platform", "sim:widgets"}, .server = {"--tools", "full"}});
  std::string burst;
  for (int i = 0; i < 300; ++i) {
    const json call{{"name", i % 2 == 0 ? "list_windows" : "get_window_state"},
                    {"arguments", i % 2 == 0 ? json::object() : json{{"pid", 200}, {"include_screenshot", false}}}};
    burst += json{{"jsonrpc", "2.0"}, {"id", "burst " + std::to_string(i)}, {"method", "tools/call"}, {"params", call}}
                 .dump() +
             "\n";
  }
  client.write(burst);
  for (int i = 0; i < 300; ++i) {
    EXPECT_FALSE(tool_reply(client.reply_to("burst " + std::to_string(i))).failed) << i;
  }
}

TEST(Pipelining, PiecesOfALineMayComeOneByOne) {
  McpClient client({.program = {"--platform", "sim:widgets"}});
  for (const char byte : std::string("{\"jsonrpc\":\"2.0\",\"id\":\"slow\",\"method\":\"ping\"}\r\n"))
    client.write(std::string(1, byte));
  EXPECT_EQ(client.reply_to("slow")["result"], json::object());
}

}  // namespace
}  // namespace offhand::test
