#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/protocol/daemon_fixture.h"

// Who the daemon is, and that its end is its end.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class EndOfDaemon : public DaemonFixture {};

/// What systemd does: the manager listens, another process gets the socket and serves.
constexpr auto manager = R"(import os, signal, socket, sys
signal.signal(signal.SIGTERM, lambda *_: print('the manager got SIGTERM', flush=True))
listening = socket.socket(socket.AF_UNIX)
listening.bind(sys.argv[1])
listening.listen(8)
pid = os.fork()
if pid == 0:
  os.dup2(listening.fileno(), 3)
  os.set_inheritable(3, True)
  os.environ.update(LISTEN_FDS='1', LISTEN_PID=str(os.getpid()))
  os.execv(sys.argv[2], sys.argv[2:])
print(pid, flush=True)
os.waitpid(pid, 0)
)";

TEST_F(EndOfDaemon, UnderSocketActivationItIsTheDaemonThatStopsNotWhoListened) {
  ChildProcess systemd({"/usr/bin/python3", "-c", manager, socket(), offhand_program(), "--platform", "sim:widgets",
                        "--socket", socket(), "serve", "--idle-exit-s", "10"},
                       environment());
  ASSERT_TRUE(eventually([&] { return command({"status"}).exit_code == 0; }));
  const auto status = json::parse(command({"status", "--output", "json"}).output, nullptr, false);
  EXPECT_NE(status["pid"], systemd.pid());
  const auto stopped = command({"stop"});
  EXPECT_EQ(stopped.exit_code, 0) << stopped.errors;
  ASSERT_EQ(systemd.wait(), 0) << "it waits for the daemon";
  const auto said = read_all(systemd.output());
  EXPECT_EQ(said, status["pid"].dump() + "\n");
}

constexpr auto relay = R"(import os, socket, sys, threading
listening = socket.socket(socket.AF_UNIX)
listening.bind(sys.argv[2])
listening.listen(8)
def pump(source, sink):
  while data := source.recv(65536): sink.sendall(data)
  sink.shutdown(socket.SHUT_WR)
while True:
  near, _ = listening.accept()
  far = socket.socket(socket.AF_UNIX)
  far.connect(sys.argv[1])
  for ends in ((near, far), (far, near)): threading.Thread(target=pump, args=ends, daemon=True).start()
)";

TEST_F(EndOfDaemon, WhoOnlyPassesTheConnectionOnIsNotStopped) {
  const auto daemon = start();
  const auto forwarded = folder_.file("forwarded.socket");
  ChildProcess between({"/usr/bin/python3", "-c", relay, socket(), forwarded});
  const auto command_there = [&](const std::string& word) {
    return run_offhand({"--socket", forwarded, word}, {.environment = environment()});
  };
  ASSERT_TRUE(eventually([&] { return command_there("list_windows").exit_code == 0; }));
  const auto stopped = command_there("stop");
  EXPECT_EQ(stopped.exit_code, 1);
  EXPECT_THAT(stopped.errors, HasSubstr(std::to_string(between.pid())));
  EXPECT_THAT(stopped.errors, HasSubstr(std::to_string(daemon->pid())));
  EXPECT_FALSE(between.wait(milliseconds(0)));
  EXPECT_EQ(command({"status"}).exit_code, 0);
}

TEST_F(EndOfDaemon, StopReturnsWhenItIsGoneAlsoWhileACallRuns) {
  const auto daemon = start();
  McpClient client(carried());
  ASSERT_FALSE(client.call("click", click_).failed);
  const TakenSeat held(folder_.path());
  const int waiting = client.post_call("click", click_);
  ASSERT_FALSE(client.call("list_windows").failed) << "the click was read before";
  const auto stopped = command({"stop"});
  EXPECT_EQ(stopped.exit_code, 0) << stopped.errors;
  EXPECT_TRUE(daemon->wait(milliseconds(0))) << "said to be stopped";
  EXPECT_EQ(client.reply_to_call(waiting).code(), "cancelled");
}

}  // namespace
}  // namespace offhand::test
