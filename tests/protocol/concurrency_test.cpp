#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/held_seat.h"
#include "tests/support/mcp_client.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;

/// A server on a simulated desk whose seat this test can hold: a foreground click then waits for as long as we like.
class SeatTaken : public testing::Test {
 protected:
  SeatTaken()
      : client_({.program = {"--platform", "sim:widgets"},
                 .server = {"--tools", "full"},
                 .environment = with(waits_as_long_as_it_takes, {{"XDG_RUNTIME_DIR", folder_.path()}})}) {}

  void hold() {
    EXPECT_FALSE(foreground_click_now().failed);  // the first one makes the lock file
    ASSERT_TRUE(seat_.take(folder_.path()));
  }
  bool seat_is_awaited() {
    return eventually([&] { return seat_.is_awaited_by(client_.pid()); });
  }
  static json foreground_click() { return {{"pid", 200}, {"x", 40}, {"y", 25}, {"delivery_mode", "foreground"}}; }
  ToolReply foreground_click_now() { return client_.call("click", foreground_click()); }

  TemporaryFolder folder_;
  McpClient client_;
  HeldSeat seat_;
};

TEST_F(SeatTaken, OtherCallsAreAnsweredWhileOneWaits) {
  hold();
  const int waiting = client_.post_call("click", foreground_click());
  EXPECT_TRUE(seat_is_awaited());
  for (int i = 0; i < 20; ++i) EXPECT_FALSE(client_.call("list_windows").failed);
  EXPECT_FALSE(client_.call("get_window_state", {{"pid", 200}}).failed);
  EXPECT_EQ(client_.request("ping")["result"], json::object());
  EXPECT_FALSE(client_.has_reply(waiting));
  seat_.release();
  EXPECT_FALSE(client_.reply_to_call(waiting).failed);
}

TEST_F(SeatTaken, ManyWaitingCallsLeaveRoomForOthers) {
  hold();
  std::vector<int> waiting;
  for (int i = 0; i < 30; ++i) waiting.push_back(client_.post_call("click", foreground_click()));
  EXPECT_TRUE(seat_is_awaited());
  EXPECT_FALSE(client_.call("list_windows").failed);
  for (const int id : waiting) {
    EXPECT_FALSE(client_.has_reply(id));
    client_.notify("notifications/cancelled", {{"requestId", id}});
  }
  seat_.release();
  EXPECT_FALSE(foreground_click_now().failed);
}

TEST_F(SeatTaken, CancelledCallEndsAndIsNeverAnswered) {
  hold();
  const int waiting = client_.post_call("click", foreground_click());
  EXPECT_TRUE(seat_is_awaited());
  client_.notify("notifications/cancelled", {{"requestId", waiting}, {"reason", "changed my mind"}});
  // Messages are read in order: with this answer the server knows, and the call may no longer take the seat.
  EXPECT_TRUE(client_.request("ping").contains("result"));
  seat_.release();
  // First come first served: were the cancelled one still in the queue, this would have to wait for it.
  EXPECT_FALSE(foreground_click_now().failed);
  client_.close_input();
  EXPECT_EQ(client_.wait_for_exit(), 0);
  EXPECT_FALSE(client_.has_reply(waiting));
}

TEST_F(SeatTaken, WaitingEndsAtTheDeadlineOfTheCall) {
  hold();
  const auto reply = client_.call("click", foreground_click(), {{"dev.offhand/timeout_ms", 200}});
  EXPECT_EQ(reply.code(), "deadline_exceeded");
  EXPECT_THAT(reply.text, HasSubstr("seat"));
  EXPECT_THAT(reply.text, HasSubstr("200 ms"));
}

TEST_F(SeatTaken, EndOfInputWaitsForCallsThatRun) {
  hold();
  const int waiting = client_.post_call("click", foreground_click());
  EXPECT_TRUE(seat_is_awaited());
  client_.close_input();
  EXPECT_FALSE(client_.wait_for_exit(milliseconds(100)));
  seat_.release();
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
    const auto reply = tool_reply(client.reply_to("burst " + std::to_string(i)));
    EXPECT_FALSE(reply.failed) << i << ": " << reply.text;
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
