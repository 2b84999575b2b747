#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <poll.h>
#include <sys/inotify.h>

#include <csignal>
#include <random>
#include <set>

#include "tests/protocol/daemon_fixture.h"
#include "tests/support/http_client.h"

// Recordings whose server or whose client goes away: what is on the disk then, and what others are told of it.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

const json a_key{{"pid", 200}, {"key", "a"}};

std::set<std::string> names_below(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename());
  return names;
}

bool is_whole_picture(const std::string& file) {
  const auto bytes = contents(file);
  return bytes.starts_with("\x89PNG") && bytes.find("IEND") + 8 == bytes.size();
}

/// Whole turns, from the first on without a hole, whatever else is there.
int whole_turns(const std::string& recording) {
  int count = 0;
  for (const auto& name : names_below(recording)) {
    if (!name.starts_with("turn-")) continue;
    EXPECT_EQ(name, "turn-0000" + std::to_string(++count));
    const auto turn = recording + "/" + name;
    EXPECT_THAT(names_below(turn), UnorderedElementsAre("action.json", "app_state.json", "screenshot.png")) << name;
    EXPECT_EQ(json::parse(contents(turn + "/action.json"), nullptr, false)["turn"], count);
    EXPECT_TRUE(json::parse(contents(turn + "/app_state.json"), nullptr, false).is_object());
    EXPECT_TRUE(is_whole_picture(turn + "/screenshot.png")) << name;
  }
  return count;
}

json about(const std::string& recording) {
  return json::parse(contents(recording + "/recording.json"), nullptr, false);
}

/// Waits until a recording says how it ended.
json end_of(const std::string& recording) {
  EXPECT_TRUE(eventually([&] { return about(recording).contains("ended"); })) << about(recording);
  return about(recording).value("ended", json::object());
}

/// What happens to the names in a folder, as it happens: three things with each turn, of which the first is that it is
/// begun under its hidden name.
class Happenings {
 public:
  explicit Happenings(const std::string& folder) : descriptor_(::inotify_init1(IN_CLOEXEC)) {
    ::inotify_add_watch(descriptor_, folder.c_str(), IN_CREATE | IN_MOVE);
  }
  ~Happenings() { ::close(descriptor_); }
  Happenings(const Happenings&) = delete;
  Happenings& operator=(const Happenings&) = delete;

  /// False when they do not come in time.
  bool wait_for(int count) {
    alignas(inotify_event) std::array<char, 4096> buffer{};
    while (count > 0) {
      pollfd happens{descriptor_, POLLIN, 0};
      if (::poll(&happens, 1, static_cast<int>(timeout.count())) <= 0) return false;
      const auto size = ::read(descriptor_, buffer.data(), buffer.size());
      for (ssize_t at = 0; at < size; --count) {
        const auto* event = reinterpret_cast<const inotify_event*>(&buffer[static_cast<std::size_t>(at)]);
        at += static_cast<ssize_t>(sizeof *event + event->len);
      }
    }
    return true;
  }

 private:
  int descriptor_;
};

class KilledServer : public testing::TestWithParam<unsigned> {
 protected:
  static constexpr int calls = 9;

  /// Acts without waiting for replies, and is killed at some moment meanwhile. How many replies came.
  int record_until_killed() {
    McpClient client({.program = {"--platform", "sim:widgets"}, .server = {"--tools", "full"}});
    const auto begun = client.call("start_recording", {{"output_dir", recording_}});
    EXPECT_FALSE(begun.failed) << begun.text;
    Happenings happenings(recording_);
    std::vector<int> ids;
    for (int call = 0; call < calls; ++call) ids.push_back(client.post_call("press_key", a_key));
    EXPECT_TRUE(happenings.wait_for(1 + pick(3 * calls - 1)));
    ::poll(nullptr, 0, pick(2));
    client.signal(SIGKILL);
    client.wait_for_exit();
    return static_cast<int>(std::ranges::count_if(ids, [&](int id) { return client.has_reply(id); }));
  }
  int pick(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  static CommandResult offhand(std::vector<std::string> words) {
    words.insert(words.begin(), {"--no-daemon", "--platform", "sim:widgets"});
    return run_offhand(std::move(words));
  }

  TemporaryFolder folder_;
  const std::string recording_ = folder_.file("demo");
  std::mt19937 random_{GetParam()};
};

TEST_P(KilledServer, LosesNoTurnThatWasAnsweredAndLeavesNoneBroken) {
  const auto replies = record_until_killed();
  const auto turns = whole_turns(recording_);
  EXPECT_GE(turns, replies);
  EXPECT_TRUE(about(recording_).contains("version"));
  EXPECT_FALSE(about(recording_).contains("ended")) << "nobody was there to say so";
  const auto replayed = offhand({"replay_trajectory", recording_, "--delay-ms", "0", "--output", "json"});
  const auto rendered = offhand({"recording", "render", recording_});
  if (turns > 0) {
    EXPECT_EQ(json::parse(replayed.output, nullptr, false).value("done", -1), turns) << replayed.output;
    EXPECT_EQ(json::parse(replayed.output, nullptr, false).value("outcome", "?"), "partial") << replayed.output;
    EXPECT_EQ(rendered.exit_code, 0) << rendered.errors;
    EXPECT_EQ(names_below(recording_).size(), static_cast<std::size_t>(turns) + 2) << "the turns, and two files";
    return;
  }
  EXPECT_THAT(replayed.errors + rendered.errors, HasSubstr("it holds no turn"));
  McpClient again({.program = {"--platform", "sim:widgets"}, .server = {"--tools", "full"}});
  EXPECT_FALSE(again.call("start_recording", {{"output_dir", recording_}}).failed);
  EXPECT_THAT(names_below(recording_), UnorderedElementsAre("recording.json"));
}

INSTANTIATE_TEST_SUITE_P(AtSomeMoment, KilledServer, testing::Range(1U, 25U));

class RecordingClient : public DaemonFixture {
 protected:
  json state() const {
    const auto asked = command({"get_recording_state", "--output", "json"});
    return json::parse(asked.output, nullptr, false);
  }
  const std::string recording_ = folder_.file("demo");
};

TEST_F(RecordingClient, ThatIsKilledEndsItsRecordingAndNoOther) {
  const auto daemon = start();
  McpClient other(carried());
  const auto theirs = folder_.file("theirs");
  ASSERT_FALSE(other.call("start_recording", {{"output_dir", theirs}}).failed);
  int answered = 0;
  {
    McpClient client(carried());
    ASSERT_FALSE(client.call("start_recording", {{"output_dir", recording_}}).failed);
    for (; answered < 3; ++answered) ASSERT_FALSE(client.call("press_key", a_key).failed);
    for (int call = 0; call < 3; ++call) client.post_call("press_key", a_key);
    client.signal(SIGKILL);
    client.wait_for_exit();
  }
  const auto end = end_of(recording_);
  EXPECT_THAT(end.value("last_error", ""), HasSubstr("its connection ended"));
  EXPECT_EQ(whole_turns(recording_), end["turns"]);
  EXPECT_GE(end["turns"], answered);
  const auto told = state();
  EXPECT_EQ(told["output_dir"], recording_) << "whoever asks next without a name";
  EXPECT_EQ(told["last_error"], end["last_error"]);
  ASSERT_FALSE(other.call("press_key", a_key).failed);
  const auto kept = other.call("stop_recording").structured;
  EXPECT_EQ(kept["output_dir"], theirs);
  EXPECT_EQ(kept["next_turn"], 2) << kept;
}

TEST_F(RecordingClient, ThatClosesItsInputEndsItWithItsCalls) {
  const auto daemon = start();
  McpClient client(carried());
  ASSERT_FALSE(client.call("start_recording", {{"output_dir", recording_}}).failed);
  for (int call = 0; call < 3; ++call) client.post_call("press_key", a_key);
  client.close_input();
  EXPECT_EQ(client.wait_for_exit(), 0);
  EXPECT_EQ(end_of(recording_)["turns"], 3);
  EXPECT_EQ(whole_turns(recording_), 3);
}

TEST_F(RecordingClient, NeitherStopsNorTakesOverTheRecordingOfAnother) {
  const auto daemon = start();
  McpClient one(carried());
  McpClient two(carried());
  ASSERT_FALSE(one.call("start_recording", {{"output_dir", recording_}}).failed);
  EXPECT_EQ(two.call("stop_recording").structured["state"], "stopped") << "none of its own";
  EXPECT_EQ(two.call("start_recording", {{"output_dir", recording_}}).code(), "recording_folder_in_use");
  ASSERT_FALSE(two.call("start_recording", {{"output_dir", folder_.file("theirs")}}).failed);
  ASSERT_FALSE(two.call("press_key", a_key).failed);
  ASSERT_FALSE(two.call("stop_recording").failed);
  const auto state = one.call("get_recording_state").structured;
  EXPECT_EQ(state["state"], "recording");
  EXPECT_EQ(state["next_turn"], 1) << state;
}

TEST_F(RecordingClient, OfADaemonThatIsStoppedFindsItEnded) {
  const auto daemon = start();
  McpClient client(carried());
  ASSERT_FALSE(client.call("start_recording", {{"output_dir", recording_}}).failed);
  ASSERT_FALSE(client.call("press_key", a_key).failed);
  EXPECT_EQ(command({"stop"}).exit_code, 0);
  EXPECT_EQ(end_of(recording_)["turns"], 1);
}

json tool_call(const std::string& tool, const json& arguments) { return {{"name", tool}, {"arguments", arguments}}; }

class RecordingOverHttp : public testing::Test {
 protected:
  HttpSession recording_session(const HttpServerProcess& server) const {
    HttpSession session(server.port());
    const auto begun =
        session.request(1, "tools/call", tool_call("start_recording", {{"output_dir", recording_}})).message();
    EXPECT_EQ(begun["result"]["structuredContent"]["state"], "recording") << begun;
    return session;
  }
  /// Over HTTP nothing is written but below the state folder.
  HttpServerProcess::Options with_settings(EnvironmentChanges settings) const {
    settings["XDG_STATE_HOME"] = folder_.file("state");
    return HttpServerProcess::with_settings(std::move(settings), {"--tools", "full"});
  }
  TemporaryFolder folder_;
  const std::string recording_ = folder_.file("state/offhand/out/demo");
};

TEST_F(RecordingOverHttp, EndsWithItsSession) {
  HttpServerProcess server(with_settings({}));
  const auto session = recording_session(server);
  EXPECT_EQ(session.request(2, "tools/call", tool_call("press_key", a_key)).status, 200);
  const HttpSession other(server.port());
  const auto state = other.request(1, "tools/call", tool_call("get_recording_state", json::object())).message();
  EXPECT_FALSE(state["result"]["structuredContent"].contains("output_dir")) << state;
  EXPECT_EQ(http_exchange(server.port(), session.end()).status, 204);
  EXPECT_EQ(end_of(recording_)["turns"], 1);
  EXPECT_EQ(whole_turns(recording_), 1);
}

TEST_F(RecordingOverHttp, EndsWhenItsClientComesNoMore) {
  HttpServerProcess server(with_settings({{"OFFHAND_HTTP_SESSION_TIMEOUT_MS", "2000"}}));
  recording_session(server);
  EXPECT_THAT(end_of(recording_).value("last_error", ""), HasSubstr("connection ended"));
}

TEST_F(RecordingOverHttp, EndsWhenNothingIsAddedThoughItsSessionGoesOn) {
  HttpServerProcess server(with_settings({{"OFFHAND_SESSION_IDLE_TTL_SECS", "1"}}));
  const auto session = recording_session(server);
  EXPECT_EQ(end_of(recording_).value("last_error", ""), "nothing was added for 1 s");
  const auto state = session.request(3, "tools/call", tool_call("get_recording_state", json::object())).message();
  EXPECT_EQ(state["result"]["structuredContent"]["last_error"], "nothing was added for 1 s") << state;
}

}  // namespace
}  // namespace offhand::test
