#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <thread>

#include "tests/support/json.h"
#include "tests/support/mcp_client.h"
#include "tests/support/process.h"
#include "tests/support/skip.h"

namespace offhand::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr int widgets_pid = 200;
constexpr int widgets_window = 1001;

/// `offhand serve` on the simulated desk, at a socket of its own.
class Daemon : public testing::Test {
 protected:
  std::string socket() const { return folder_.file("daemon.socket"); }

  std::unique_ptr<ChildProcess> start_soon(const std::vector<std::string>& options) const {
    std::vector<std::string> words{offhand_program(), "--platform", "sim:widgets", "--socket", socket(), "serve"};
    words.insert(words.end(), options.begin(), options.end());
    return std::make_unique<ChildProcess>(words);
  }
  std::unique_ptr<ChildProcess> start() const {
    auto daemon = start_soon({});
    EXPECT_TRUE(eventually([&] { return command({"status"}).exit_code == 0; }));
    return daemon;
  }
  /// As systemd does it: the socket is there first, and the daemon when a line comes on its standard input.
  std::unique_ptr<ChildProcess> start_on_a_line(const std::vector<std::string>& options = {}) const {
    const std::string pass =
        "import os,socket,sys\n"
        "s=socket.socket(socket.AF_UNIX)\ns.bind(sys.argv[1])\ns.listen(8)\n"
        "sys.stdin.readline()\n"
        "os.dup2(s.fileno(),3)\nos.set_inheritable(3,True)\n"
        "os.environ.update(LISTEN_FDS='1',LISTEN_PID=str(os.getpid()))\nos.execv(sys.argv[2],sys.argv[2:])";
    std::vector<std::string> words{"/usr/bin/python3", "-c",          pass,       socket(), offhand_program(),
                                   "--platform",       "sim:widgets", "--socket", socket(), "serve"};
    words.insert(words.end(), options.begin(), options.end());
    return std::make_unique<ChildProcess>(words);
  }
  CommandResult command(std::vector<std::string> words, const CommandOptions& options = {}) const {
    words.insert(words.begin(), {"--socket", socket()});
    return run_offhand(std::move(words), options);
  }
  json json_of(const std::vector<std::string>& words) const {
    auto all = words;
    all.insert(all.end(), {"--output", "json"});
    const auto result = command(all);
    EXPECT_EQ(result.exit_code, 0) << result.errors;
    return json::parse(result.output, nullptr, false);
  }
  int index_of(const std::string& name) const {
    const auto state = json_of({"get_window_state", std::to_string(widgets_pid), "--no-include-screenshot"});
    for (const auto& element : state["elements"]) {
      if (element["name"] == name) return element["element_index"];
    }
    ADD_FAILURE() << "no element " << name << " in " << state.dump();
    return 0;
  }

  TemporaryFolder folder_;
};

TEST_F(Daemon, CommandsShareWhatTheyHaveSeen) {
  const auto daemon = start();
  const auto index = std::to_string(index_of("Check me"));
  const auto click = json_of({"click", index, "--window-id", std::to_string(widgets_window)});
  EXPECT_EQ(click["path"], "sim_action") << click.dump();
  const auto alone =
      run_offhand({"--platform", "sim:widgets", "click", index, "--window-id", std::to_string(widgets_window)});
  EXPECT_EQ(alone.exit_code, 1);
  EXPECT_THAT(alone.errors, HasSubstr("offhand call -"));
}

TEST_F(Daemon, LinesOfCallsAreARunOfTheirOwn) {
  const auto daemon = start();
  const auto index = index_of("Check me");
  const auto lines =
      command({"call", "-"}, {.input = "click {\"element_index\":" + std::to_string(index) + ",\"window_id\":1001}\n"});
  EXPECT_EQ(lines.exit_code, 1);
  EXPECT_THAT(lines.errors, HasSubstr("no snapshot"));
}

TEST_F(Daemon, FailuresAndTheirExitCodesComeThrough) {
  const auto daemon = start();
  const auto wrong = command({"click", "twelve", "--window-id", "1001"});
  EXPECT_EQ(wrong.exit_code, 2);
  EXPECT_THAT(wrong.errors, HasSubstr("twelve"));
  const auto missing = command({"get_window_state", "4000000"});
  EXPECT_EQ(missing.exit_code, 1);
  EXPECT_THAT(missing.errors, HasSubstr("4000000"));
}

TEST_F(Daemon, FilesAreWrittenWhereTheCommandRuns) {
  const auto daemon = start();
  const auto result = run_command({"sh", "-c",
                                   "cd " + folder_.path() + " && " + offhand_program() + " --socket " + socket() +
                                       " get_window_state 200 --screenshot-out-file picture.png"});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_THAT(contents(folder_.file("picture.png")), testing::StartsWith("\x89PNG"));
}

TEST_F(Daemon, McpGetsTheToolsItAskedFor) {
  const auto daemon = start();
  for (const std::string version : {"2025-11-25", "2024-11-05"}) {
    McpClient client(
        {.program = {"--socket", socket()}, .server = {"--tools", "click,list_windows"}, .initialize = version});
    const auto listed = client.request("tools/list")["result"]["tools"];
    ASSERT_EQ(listed.size(), 2U) << listed.dump();
    EXPECT_EQ(listed[0]["name"], "click");
    EXPECT_THAT(client.call("list_windows").text, HasSubstr("Widgets"));
    client.close_input();
    EXPECT_EQ(client.wait_for_exit(), 0);
  }
  const auto stats = json_of({"stats"});
  EXPECT_EQ(stats["tools"][0]["name"], "list_windows") << stats.dump();
  EXPECT_EQ(stats["tools"][0]["calls"], 2);
}

TEST_F(Daemon, StatisticsForAUserNameErrorsAndHowLongMostCallsTook) {
  const auto daemon = start();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(command({"list_windows"}).exit_code, 0);
  EXPECT_EQ(command({"click", "--window-id", "1001", "--element-index", "5"}).exit_code, 1);
  const auto text = command({"stats"}).output;
  EXPECT_THAT(text, HasSubstr("- desktop.click: 1 call, 1 failed (no_snapshot 1), p50 "));
  EXPECT_THAT(text, HasSubstr("- desktop.list_windows: 3 calls, 0 failed, p50 "));
  const auto stats = json_of({"stats"});
  for (const auto& tool : stats["tools"]) {
    // The commands that ask for the statistics are counted themselves, between the two answers.
    if (tool["identity"] == "resources.statistics") continue;
    std::vector<std::string> times;
    for (const auto& each : tool["durations"]) {
      const auto time = each["at_most_ms"].is_null() ? "over 5000 ms" : "within " + each["at_most_ms"].dump() + " ms";
      times.insert(times.end(), each["calls"].get<std::size_t>(), time);
    }
    // The second of three, and the last.
    EXPECT_THAT(text, HasSubstr("p50 " + times[times.size() / 2] + ", p95 " + times.back() + ", ")) << tool;
  }
}

TEST_F(Daemon, AnUnknownSelectionIsRefused) {
  const auto daemon = start();
  const auto result =
      command({"mcp", "--tools", "no_such_preset"}, {.input = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n"});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.errors, HasSubstr("no_such_preset"));
}

TEST_F(Daemon, ThereIsOneAtASocket) {
  const auto daemon = start();
  const auto second = command({"serve"});
  EXPECT_EQ(second.exit_code, 1);
  EXPECT_THAT(second.errors, HasSubstr(socket()));
  EXPECT_EQ(command({"status"}).exit_code, 0);
}

TEST_F(Daemon, ASocketLeftBehindIsReplaced) {
  auto daemon = start();
  daemon->signal(SIGKILL);
  daemon->wait();
  const auto orphan = command({"list_windows"});
  EXPECT_EQ(orphan.exit_code, 1);
  EXPECT_THAT(orphan.errors, HasSubstr("offhand serve"));
  daemon = start();
  EXPECT_EQ(command({"list_windows"}).exit_code, 0);
}

TEST_F(Daemon, OnlyItsUserMayConnect) {
  const auto daemon = start();
  struct stat status{};
  ASSERT_EQ(::stat(socket().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  if (::geteuid() != 0) OFFHAND_SKIP("another user can be played by root only");
  // Even where the file would let them in.
  ASSERT_EQ(::chmod(socket().c_str(), 0666), 0);
  ASSERT_EQ(::chmod(folder_.path().c_str(), 0755), 0);
  const std::string talk =
      "import socket,sys\ns=socket.socket(socket.AF_UNIX)\ns.connect(sys.argv[1])\ns.settimeout(10)\n"
      "try:\n s.sendall(b'{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\\n')\n print(s.recv(100))\n"
      "except (BrokenPipeError, ConnectionResetError):\n print(b'')";
  const auto answer =
      run_command({"setpriv", "--reuid=65534", "--clear-groups", "/usr/bin/python3", "-c", talk, socket()});
  EXPECT_EQ(answer.output, "b''\n") << answer.errors;
}

TEST_F(Daemon, StopEndsItAndLeavesNoSocket) {
  const auto daemon = start();
  EXPECT_EQ(command({"stop"}).exit_code, 0);
  EXPECT_EQ(daemon->wait(), 0);
  EXPECT_NE(::access(socket().c_str(), F_OK), 0);
  const auto status = command({"status"});
  EXPECT_EQ(status.exit_code, 1);
  EXPECT_THAT(status.errors, HasSubstr(socket()));
  EXPECT_EQ(command({"stop"}).exit_code, 1);
}

TEST_F(Daemon, EndsWhenNobodyComes) {
  const auto daemon = start_soon({"--idle-exit-s", "1"});
  EXPECT_EQ(daemon->wait(), 0);
}

/// Somebody who has come in and says nothing.
class SilentGuest {
 public:
  explicit SilentGuest(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    came_ = eventually(
        [&] { return ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0; });
  }
  ~SilentGuest() { leave(); }
  SilentGuest(const SilentGuest&) = delete;
  SilentGuest& operator=(const SilentGuest&) = delete;
  bool came() const { return came_; }
  void leave() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
  }

 private:
  int socket_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  bool came_ = false;
};

TEST_F(Daemon, StaysWhileSomebodyIsConnected) {
  const auto daemon = start_on_a_line({"--idle-exit-s", "1"});
  // At the door before the daemon begins, and there until the client is: however slowly that starts, it is in time.
  SilentGuest guest(socket());
  ASSERT_TRUE(guest.came());
  write_all(daemon->input(), "\n");
  McpClient client({.program = {"--socket", socket()}});
  guest.leave();
  EXPECT_FALSE(daemon->wait(milliseconds(2'500)));
  EXPECT_TRUE(client.request("ping").contains("result"));
  client.close_input();
  EXPECT_EQ(daemon->wait(), 0);
}

TEST_F(Daemon, SystemdMayPassTheSocket) {
  const auto daemon = start_on_a_line();
  write_all(daemon->input(), "\n");
  ASSERT_TRUE(eventually([&] { return command({"status"}).exit_code == 0; }));
  EXPECT_EQ(command({"list_windows"}).exit_code, 0);
  EXPECT_EQ(command({"stop"}).exit_code, 0);
  EXPECT_EQ(daemon->wait(), 0);
  EXPECT_EQ(::access(socket().c_str(), F_OK), 0) << "the socket is systemd's";
}

TEST_F(Daemon, TakesPathsAsTheyAreInTheCallersFolder) {
  const auto daemon = start();
  const auto whole = std::filesystem::absolute("nowhere.txt").string();
  for (const auto* flag : {"--file-path", "--file-paths"}) {
    const auto refused = command({"clipboard_write", flag, "nowhere.txt"});
    EXPECT_EQ(refused.exit_code, 1) << flag;
    EXPECT_THAT(refused.errors, HasSubstr(whole)) << flag;
  }
}

TEST_F(Daemon, OneOfAnotherVersionIsPassedOver) {
  const StrangeDaemon other(
      socket(),
      R"({"jsonrpc":"2.0","id":1,"result":{"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"offhand","version":"99.0"}}}})");
  const EnvironmentChanges no_desktop{{"DISPLAY", std::nullopt},
                                      {"DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"}};
  const auto result = command({"list_windows"}, {.environment = no_desktop});
  EXPECT_EQ(result.exit_code, 3) << "done here, where there is neither a display nor a bus";
  EXPECT_THAT(result.errors, HasSubstr("99.0"));
}

TEST_F(Daemon, OneThatTalksNonsenseCostsAClearError) {
  const StrangeDaemon other(socket(), "nonsense");
  const auto result = command({"list_windows"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.errors, HasSubstr("did not answer in time"));
}

}  // namespace
}  // namespace offhand::test
