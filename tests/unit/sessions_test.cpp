#include "impl/session/sessions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <random>
#include <set>
#include <thread>

#include "generated/registry/registry.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using std::chrono::seconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr auto when_all_are_idle = std::chrono::hours(1);

TEST(Sessions, ANameThatEndedStandsForNothingUntilItBeginsAnew) {
  Sessions sessions;
  const auto first = sessions.named("run").value();
  EXPECT_TRUE(sessions.end("run"));
  EXPECT_EQ(sessions.named("run").error().code, "session_ended");
  EXPECT_FALSE(sessions.end("run")) << "twice is no error";
  const auto begun = sessions.begin("run");
  EXPECT_TRUE(begun.is_new);
  EXPECT_NE(begun.session, first);
  EXPECT_FALSE(first->ended().empty()) << "the old one stays ended";
  EXPECT_EQ(sessions.named("run").value(), begun.session);
  EXPECT_FALSE(sessions.begin("run").is_new);
}

TEST(Sessions, AnEndThatComesBeforeTheFirstCallHolds) {
  Sessions sessions;
  EXPECT_FALSE(sessions.end("run"));
  EXPECT_EQ(sessions.named("run").error().code, "session_ended");
}

TEST(Sessions, ThoseOfConnectionsAndThoseThatClientsNameNeverMeet) {
  Sessions sessions;
  EXPECT_NE(sessions.open("a"), sessions.named("a").value());
  sessions.end("a");
  EXPECT_TRUE(sessions.open("a")->ended().empty());
}

TEST(Sessions, IdleOnesEndAndSayWhy) {
  Sessions sessions;
  const auto start = Sessions::Clock::now();
  (void)sessions.named("run");
  EXPECT_EQ(sessions.end_idle(start, seconds(300)).has_value(), true) << "it will be due";
  EXPECT_TRUE(sessions.named("run"));
  EXPECT_FALSE(sessions.end_idle(start + when_all_are_idle, seconds(300)));
  const auto late = sessions.named("run");
  ASSERT_FALSE(late);
  EXPECT_THAT(late.error().message, HasSubstr("300 s"));
}

TEST(Sessions, OneInWhichACallRunsIsNotIdle) {
  Sessions sessions;
  const auto running = sessions.named("run").value();
  EXPECT_TRUE(sessions.end_idle(Sessions::Clock::now() + when_all_are_idle, seconds(300)));
  EXPECT_TRUE(running->ended().empty());
}

TEST(Sessions, ConnectionsOwnAreNeverIdle) {
  Sessions sessions;
  (void)sessions.open("connection");
  EXPECT_FALSE(sessions.end_idle(Sessions::Clock::now() + when_all_are_idle, seconds(300)));
  EXPECT_EQ(sessions.size(), 1U);
}

TEST(Sessions, EveryEndIsTold) {
  Sessions sessions;
  std::vector<std::string> told;
  sessions.at_end([&](const Session& session) { told.push_back(session.id()); });
  (void)sessions.named("ended");
  (void)sessions.named("idle");
  (void)sessions.open("closed");
  sessions.end("ended");
  sessions.close("closed");
  sessions.end_idle(Sessions::Clock::now() + when_all_are_idle, seconds(300));
  sessions.end("ended");
  EXPECT_THAT(told, ElementsAre("ended", "closed", "idle"));
}

TEST(Sessions, TheOneUsedLongestAgoMakesRoom) {
  Sessions sessions;
  for (std::size_t i = 0; i <= Sessions::limit; ++i) (void)sessions.named("run-" + std::to_string(i));
  EXPECT_EQ(sessions.size(), Sessions::limit);
  EXPECT_EQ(sessions.named("run-0").error().code, "session_ended");
  EXPECT_TRUE(sessions.named("run-1"));
}

TEST(StartSession, BeginsARunOrKeepsItAlive) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.call("start_session", {{"session", "run"}})["state"], "begun");
  EXPECT_EQ(desk.call("start_session", {{"session", "run"}})["state"], "running");
  EXPECT_EQ(desk.call("end_session", {{"session", "run"}})["state"], "ended");
  EXPECT_EQ(desk.call("end_session", {{"session", "run"}})["state"], "not_running");
}

TEST(EndSession, LeavesNothingThatALateCallCouldUse) {
  SimulatedDesk desk;
  desk.call("set_config", {{"session", "run"}, {"max_image_dimension", 7}});
  const auto token = desk.look("Widgets", {{"session", "run"}})["elements"][1]["element_token"];
  desk.call("end_session", {{"session", "run"}});
  EXPECT_EQ(desk.refusal("click", {{"session", "run"}, {"element_token", token}}).code, "session_ended");
  EXPECT_EQ(desk.refusal("get_window_state", {{"session", "run"}, {"pid", 200}}).code, "session_ended");
  desk.call("start_session", {{"session", "run"}});
  EXPECT_EQ(desk.refusal("click", {{"session", "run"}, {"element_token", token}}).code, "unknown_element");
  EXPECT_THAT(desk.call("get_config", {{"session", "run"}})["settings"]["overrides"], IsEmpty());
}

TEST(ASession, IsNamedByOneArgumentOnly) {
  SimulatedDesk desk;
  for (const auto* tool : catalog().tools) {
    const auto refused = desk.reply(std::string(tool->identity), {{"_session_id", "run"}});
    ASSERT_FALSE(refused) << tool->name;
    EXPECT_EQ(refused.error().code, "invalid_arguments") << tool->name;
    EXPECT_THAT(refused.error().message, HasSubstr("_session_id")) << tool->name;
  }
}

TEST(ASession, IsIdleOnlyAfterTheConfiguredTime) {
  Config config;
  config.session_idle_ttl_secs = 1;
  SimulatedDesk desk("widgets", config);
  desk.call("start_session", {{"session", "run"}});
  // Looking at it by a call would keep it alive.
  EXPECT_TRUE(eventually([&] { return desk.process().sessions().size() == 1; }));
  EXPECT_EQ(desk.refusal("get_config", {{"session", "run"}}).code, "session_ended");
}

/// What one run should see, by the calls that were made in it alone.
struct Expected {
  bool ended = false;
  bool has_seen = false;
  std::optional<int> dimension;
  std::optional<std::string> scope;
  /// Where its cursor was moved to last.
  std::optional<int> cursor_x;
  /// The folder that it records to.
  std::string recording;
};

/// What was done while a recording ran, by the run whose it is and the keys that it pressed.
struct Recorded {
  std::string run;
  std::vector<std::string> keys;
};

/// A recording holds what its own run did, in order, and nothing else.
void check(const std::string& folder, const Recorded& expected) {
  std::vector<std::string> keys;
  const auto turns = std::filesystem::directory_iterator(folder);
  std::set<std::filesystem::path> in_order;
  for (const auto& entry : turns) {
    if (entry.path().filename().string().starts_with("turn-")) in_order.insert(entry.path());
  }
  for (const auto& turn : in_order) {
    const auto action = json::parse(contents(turn / "action.json"));
    EXPECT_EQ(action["session"], expected.run) << turn;
    keys.push_back(action["arguments"]["key"]);
  }
  EXPECT_EQ(keys, expected.keys) << folder;
}

void check(SimulatedDesk& desk, const std::string& name, const Expected& expected) {
  const auto config = desk.reply("get_config", {{"session", name}});
  ASSERT_EQ(config.has_value(), !expected.ended) << name;
  if (expected.ended) return;
  const auto settings = json::parse(*config->structured)["settings"];
  EXPECT_EQ(settings["max_image_dimension"], expected.dimension.value_or(1568)) << name;
  EXPECT_EQ(settings["capture_scope"], expected.scope.value_or("window")) << name;
  const auto cursor = desk.call("get_agent_cursor_state", {{"session", name}});
  EXPECT_EQ(cursor.value("x", -1), expected.cursor_x.value_or(-1)) << name;
  const auto recording = desk.call("get_recording_state", {{"session", name}});
  EXPECT_EQ(recording["state"], expected.recording.empty() ? "stopped" : "recording") << name;
  if (!expected.recording.empty()) {
    EXPECT_EQ(recording["output_dir"], expected.recording);
    EXPECT_EQ(recording["owner"], name);
  }
  const auto clicked =
      desk.reply("click", {{"session", name}, {"window_id", desk.window()}, {"element_index", 99'999}});
  ASSERT_FALSE(clicked);
  EXPECT_EQ(clicked.error().code, expected.has_seen ? "unknown_element" : "no_snapshot") << name;
}

class Interleavings : public testing::TestWithParam<unsigned> {};

TEST_P(Interleavings, OfEightRunsNeverShowInOneWhatAnotherDid) {
  TemporaryFolder folder;
  Config config;
  config.output_roots = {folder.path()};
  SimulatedDesk desk("widgets", config);
  std::mt19937 random(GetParam());
  const auto pick = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
  std::map<std::string, Expected> runs;
  std::map<std::string, Recorded> recordings;
  for (int i = 0; i < 8; ++i) runs["run-" + std::to_string(i)];
  for (int step = 0; step < 160; ++step) {
    const auto number = pick(8);
    const auto name = "run-" + std::to_string(number);
    auto& run = runs[name];
    switch (pick(11)) {
      case 0:
        desk.call("end_session", {{"session", name}});
        run = {.ended = true, .has_seen = false, .dimension = {}, .scope = {}, .cursor_x = {}, .recording = {}};
        break;
      case 1:
        desk.call("start_session", {{"session", name}});
        if (run.ended) run = {};
        break;
      case 2:
        if (run.ended) break;
        run.dimension = pick(4'000);
        desk.call("set_config", {{"session", name}, {"max_image_dimension", *run.dimension}});
        break;
      case 3:
        if (run.ended) break;
        run.scope = pick(2) == 0 ? "window" : "desktop";
        desk.call("set_config", {{"session", name}, {"capture_scope", *run.scope}});
        break;
      case 4:
        if (run.ended) break;
        desk.look("Widgets", {{"session", name}, {"include_screenshot", false}});
        run.has_seen = true;
        break;
      case 5:
        if (run.ended) break;
        run.cursor_x = pick(700);
        desk.call("move_cursor", {{"session", name}, {"x", *run.cursor_x}, {"y", 20}});
        break;
      case 6:
        if (run.ended) break;
        run.recording = folder.file("recording-" + std::to_string(step));
        recordings[run.recording].run = name;
        desk.call("start_recording", {{"session", name}, {"output_dir", run.recording}});
        break;
      case 7:
        if (run.ended) break;
        desk.call("stop_recording", {{"session", name}});
        run.recording.clear();
        break;
      case 8:
      case 9: {
        if (run.ended) break;
        const std::string key(1, static_cast<char>('a' + number));
        desk.call("press_key", {{"session", name}, {"pid", 200}, {"key", key}});
        if (!run.recording.empty()) recordings[run.recording].keys.push_back(key);
        break;
      }
      default:
        check(desk, name, run);
    }
  }
  for (const auto& [name, run] : runs) check(desk, name, run);
  for (const auto& [recording, expected] : recordings) check(recording, expected);
  EXPECT_FALSE(recordings.empty());
  const auto moved = std::ranges::count_if(runs, [](const auto& run) { return run.second.cursor_x.has_value(); });
  EXPECT_LE(desk.sim().cursors().size(), static_cast<std::size_t>(moved)) << "of ended runs there is none";
}

INSTANTIATE_TEST_SUITE_P(OfSeed, Interleavings, testing::Range(1U, 9U));

TEST(Sessions, EightAtOnceFromEightThreadsKeepWhatIsTheirs) {
  TemporaryFolder folder;
  Config config;
  config.output_roots = {folder.path()};
  SimulatedDesk desk("widgets", config);
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&, name = "run-" + std::to_string(i), i] {
      const std::string key(1, static_cast<char>('a' + i));
      for (int round = 0; round < 20; ++round) {
        const auto recording = folder.file(name + "-" + std::to_string(round / 5));
        if (round % 5 == 0) desk.call("start_recording", {{"session", name}, {"output_dir", recording}});
        desk.call("press_key", {{"session", name}, {"pid", 200}, {"key", key}});
        const auto dimension = i * 100 + round;
        desk.call("set_config", {{"session", name}, {"max_image_dimension", dimension}});
        desk.look("Widgets", {{"session", name}, {"include_screenshot", false}});
        EXPECT_EQ(desk.call("get_config", {{"session", name}})["settings"]["max_image_dimension"], dimension);
        if (round % 5 == 4) {
          desk.call("end_session", {{"session", name}});
          desk.call("start_session", {{"session", name}});
          check(recording, {.run = name, .keys = std::vector<std::string>(5, key)});
        }
      }
    });
  }
  for (auto& thread : threads) thread.join();
}

/// A late call finds nothing and makes nothing, whatever it wanted.
struct LateCall {
  std::string tool;
  /// By which it names its run.
  std::string argument;
  int example = 0;
  json arguments;
};

void PrintTo(const LateCall& row, std::ostream* stream) { *stream << row.tool << " " << row.arguments; }

/// Of those tools that begin and end runs the opposite is true: they are what such a run needs.
bool is_of_a_run(const ToolInfo& tool) { return tool.name != "start_session" && tool.name != "end_session"; }

/// Every tool that names a run, as its own examples call it.
std::vector<LateCall> late_calls() {
  std::vector<LateCall> calls;
  for (const auto* tool : catalog().tools) {
    if (tool->toolset != "desktop" || !is_of_a_run(*tool)) continue;
    for (const auto* argument : {"session", "cursor_id"}) {
      if (!std::ranges::any_of(tool->input->properties, [&](const auto& one) { return one.name == argument; }))
        continue;
      const auto examples = example_calls(tool->name);
      // One without any would not be tried.
      if (examples.empty()) throw std::logic_error(std::string(tool->name) + " has no example");
      for (auto arguments : examples) {
        arguments[argument] = "run";
        calls.push_back({std::string(tool->name), argument, static_cast<int>(calls.size()), std::move(arguments)});
      }
    }
  }
  return calls;
}

class InAnEndedSession : public testing::TestWithParam<LateCall> {};

TEST_P(InAnEndedSession, IsRefused) {
  TemporaryFolder folder;
  Config config;
  config.output_roots = {folder.path()};
  SimulatedDesk desk("widgets", config);
  desk.call("start_session", {{"session", "run"}});
  desk.call("end_session", {{"session", "run"}});
  const auto running = desk.process().sessions().size();
  auto arguments = GetParam().arguments;
  if (arguments.contains("output_dir")) arguments["output_dir"] = folder.file("demo");
  if (arguments.contains("dir")) arguments["dir"] = folder.file("demo");
  const auto refused = desk.refusal(GetParam().tool, arguments);
  EXPECT_EQ(refused.code, "session_ended") << refused.message;
  EXPECT_THAT(refused.message, HasSubstr("run"));
  EXPECT_FALSE(std::filesystem::exists(folder.file("demo")));
  EXPECT_THAT(desk.log(), IsEmpty());
  EXPECT_THAT(desk.sim().cursors(), IsEmpty());
  EXPECT_EQ(desk.process().sessions().size(), running) << "it makes none";
}

INSTANTIATE_TEST_SUITE_P(Tools, InAnEndedSession, testing::ValuesIn(late_calls()), [](const auto& row) {
  return row.param.tool + "_by_" + row.param.argument + "_" + std::to_string(row.param.example);
});

}  // namespace
}  // namespace offhand::test
