#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/resource.h>

#include <csignal>
#include <filesystem>

#include "impl/dispatch/selection.h"
#include "impl/recording/locator.h"
#include "impl/recording/page.h"
#include "impl/recording/recorded_action.h"
#include "impl/recording/redaction.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

/// In the field for a password of the scene "widgets".
constexpr int in_secret_x = 160;
constexpr int in_secret_y = 179;

class Recording : public testing::Test {
 protected:
  static Config config(const std::string& root, ConfigRecordingTypedText text = ConfigRecordingTypedText::keep) {
    Config config;
    config.output_roots = {root};
    config.recording_typed_text = text;
    return config;
  }
  Config screen_config(ConfigRecordingTypedText text = ConfigRecordingTypedText::keep) const {
    auto whole = config(folder_.path(), text);
    whole.capture_scope = ConfigCaptureScope::desktop;
    return whole;
  }
  json start(SimulatedDesk& desk, json more = json::object()) {
    more["output_dir"] = dir_;
    return desk.call("start_recording", more);
  }
  json action(int turn) const { return json::parse(contents(file(turn, "action.json"))); }
  std::string file(int turn, const std::string& name) const {
    return dir_ + "/turn-0000" + std::to_string(turn) + "/" + name;
  }

  /// All that the recording tells in words.
  std::string everything_kept() const {
    std::string kept;
    for (const auto& entry : fs::recursive_directory_iterator(dir_)) {
      if (entry.path().extension() == ".json") kept += contents(entry.path().string());
    }
    return kept;
  }

  TemporaryFolder folder_;
  const std::string dir_ = folder_.file("demo");
};

TEST_F(Recording, KeepsWhatWasAskedWhatCameOfItAndWhatItLookedLike) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  EXPECT_EQ(start(desk)["state"], "recording");
  desk.click("A");
  const auto turn = action(1);
  EXPECT_EQ(turn["tool"], "click");
  EXPECT_TRUE(turn["arguments"].contains("element_token"));
  EXPECT_EQ(turn["result"]["ok"], true);
  EXPECT_EQ(turn["pid"], 200);
  EXPECT_EQ(turn["element"]["name"], "A");
  EXPECT_EQ(turn["click_point"], (json{{"x", 40.0}, {"y", 25.0}}));
  EXPECT_THAT(turn["timestamp"].get<std::string>(), testing::MatchesRegex("20..-..-..T..:..:......Z"));
  EXPECT_FALSE(json::parse(contents(file(1, "app_state.json")))["elements"].empty());
  for (const auto* picture : {"screenshot.png", "click.png"}) {
    EXPECT_THAT(contents(file(1, picture)), HasSubstr("PNG")) << picture;
  }
  EXPECT_EQ(desk.call("get_recording_state")["next_turn"], 2);
  EXPECT_EQ(desk.call("stop_recording")["state"], "stopped");
  desk.click("A");
  EXPECT_FALSE(fs::exists(dir_ + "/turn-00002")) << "it stopped";
}

TEST_F(Recording, TakesActionsAloneAndThoseOfItsRunAlone) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  start(desk, {{"session", "mine"}});
  desk.look("Widgets", {{"session", "mine"}});
  desk.click("A");
  desk.call("set_config", {{"session", "mine"}, {"max_image_dimension", 5}});
  EXPECT_EQ(desk.call("get_recording_state", {{"session", "mine"}})["next_turn"], 1);
  EXPECT_EQ(desk.call("get_recording_state")["state"], "stopped") << "nobody else's";
  EXPECT_EQ(desk.call("get_recording_state", {{"session", "mine"}})["owner"], "mine");
}

TEST_F(Recording, EndsWithItsRun) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  start(desk, {{"session", "mine"}});
  desk.call("end_session", {{"session", "mine"}});
  desk.call("start_session", {{"session", "mine"}});
  EXPECT_EQ(desk.call("get_recording_state", {{"session", "mine"}})["state"], "stopped");
}

TEST_F(Recording, StopsByItselfWhenNothingIsAdded) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  start(desk);
  const auto later = Recordings::Clock::now() + std::chrono::hours(1);
  desk.process().recordings().end_idle(later, std::chrono::seconds(300));
  const auto state = desk.call("get_recording_state");
  EXPECT_EQ(state["state"], "stopped");
  EXPECT_THAT(state["last_error"].get<std::string>(), HasSubstr("300 s"));
}

TEST_F(Recording, TakesNoFolderThatHoldsAnything) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  fs::create_directory(dir_);
  write_contents(dir_ + "/letter.txt", "mine");
  EXPECT_EQ(desk.refusal("start_recording", {{"output_dir", dir_}}).code, "recording_folder_in_use");
  EXPECT_EQ(contents(dir_ + "/letter.txt"), "mine");
  EXPECT_EQ(desk.refusal("start_recording", {{"output_dir", dir_ + "/letter.txt"}}).code, "recording_folder_in_use");
  EXPECT_EQ(desk.call("get_recording_state")["state"], "stopped");
}

TEST_F(Recording, OutsideOfTheRootsIsRefused) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.refusal("start_recording", {{"output_dir", "/etc/recording"}}).code, "path_not_allowed");
}

TEST_F(Recording, ThatCannotBeWrittenEndsAndSaysSo) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  start(desk);
  // A file stands where the next turn is made, for anybody, root too.
  write_contents(dir_ + "/.turn-00001", "in the way");
  desk.click("A");
  const auto state = desk.call("get_recording_state");
  EXPECT_EQ(state["state"], "stopped");
  EXPECT_THAT(state["last_error"].get<std::string>(), HasSubstr("turn 1"));
  EXPECT_FALSE(fs::exists(dir_ + "/turn-00001")) << "nothing half done";
}

/// No file may grow beyond so much meanwhile: what a full disk does to a picture, and nothing to an empty file.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST_F(Recording, OnAFullDiskEndsSaysSoAndLeavesNothingHalfDone) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  start(desk);
  desk.click("A");
  {
    const FullDisk full(16);
    desk.click("A");
  }
  const auto state = desk.call("get_recording_state");
  EXPECT_EQ(state["state"], "stopped");
  EXPECT_THAT(state["last_error"].get<std::string>(), testing::AllOf(HasSubstr("turn 2"), HasSubstr("too large")));
  std::vector<std::string> left;
  for (const auto& entry : fs::directory_iterator(dir_)) left.push_back(entry.path().filename());
  EXPECT_THAT(left, testing::UnorderedElementsAre("recording.json", "turn-00001"));
  desk.click("A");
}

TEST_F(Recording, IsNotBegunWhereNothingCanBeWritten) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  {
    const FullDisk full(4);
    EXPECT_EQ(desk.refusal("start_recording", {{"output_dir", dir_}}).code, "write_failed");
  }
  EXPECT_FALSE(fs::exists(dir_));
  write_contents(folder_.file("letter"), "mine");
  EXPECT_EQ(desk.refusal("start_recording", {{"output_dir", folder_.file("letter/below")}}).code, "write_failed");
  EXPECT_EQ(desk.call("get_recording_state")["state"], "stopped");
  EXPECT_EQ(contents(folder_.file("letter")), "mine");
}

TEST_F(Recording, WithoutAVideoGoesOnAndSaysSo) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  const auto state = start(desk, {{"record_video", true}});
  EXPECT_EQ(state["state"], "recording");
  EXPECT_THAT(state["last_error"].get<std::string>(), HasSubstr("no video"));
}

TEST_F(Recording, OfASingleCommandIsRefusedForItWouldEndWithIt) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  CallContext context;
  context.has_memory = false;
  const auto refused = desk.reply("start_recording", {{"output_dir", dir_}}, context);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "needs_memory");
  EXPECT_FALSE(fs::exists(dir_));
}

TEST_F(Recording, LeavesTypedTextOutWhereThatIsConfigured) {
  SimulatedDesk desk("widgets", config(folder_.path(), ConfigRecordingTypedText::redact));
  start(desk);
  (void)desk.reply("type_text", {{"pid", 200}, {"text", "a secret"}});
  const auto turn = action(1);
  EXPECT_EQ(turn["arguments"]["text"], "****");
  EXPECT_EQ(turn["redacted"], "typed text");
  for (const auto* name : {"action.json", "app_state.json"}) {
    EXPECT_THAT(contents(file(1, name)), Not(HasSubstr("a secret"))) << name;
  }
}

TEST_F(Recording, LeavesItOutOfWhatComesAfterAsWell) {
  SimulatedDesk desk("widgets", config(folder_.path(), ConfigRecordingTypedText::redact));
  start(desk);
  const auto entry = desk.element("Entry");
  (void)desk.reply("type_text", {{"element_token", entry.token}, {"text", "a secret"}});
  desk.click("A");
  desk.call("hotkey", {{"pid", 200}, {"keys", {"ctrl", "a"}}});
  ASSERT_EQ(desk.sim().value(desk.window(), "Entry"), "a secret");
  EXPECT_EQ(action(3)["arguments"]["keys"], (json{"ctrl", "a"})) << "a command is no text";
  EXPECT_THAT(everything_kept(), Not(HasSubstr("a secret")));
  EXPECT_THAT(contents(file(2, "app_state.json")), HasSubstr("****"));
}

TEST_F(Recording, KeepsNoPassword) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  start(desk);
  const auto secret = desk.element("Secret");
  (void)desk.reply("type_text", {{"element_token", secret.token}, {"text", "hunter2"}});
  desk.click("A");
  EXPECT_EQ(action(1)["arguments"]["text"], "****");
  EXPECT_EQ(action(1)["redacted"], "password");
  EXPECT_THAT(everything_kept(), Not(HasSubstr("hunter2")));
  desk.call("stop_recording");
  SimulatedDesk fresh("widgets", config(folder_.path()));
  const auto replayed = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_THAT(replayed["turns"][0]["reason"].get<std::string>(), HasSubstr("password"));
}

TEST_F(Recording, KeepsNoTextForTheClipboardAndSaysSo) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  start(desk);
  desk.call("clipboard_write", {{"text", "hunter2"}});
  EXPECT_EQ(action(1)["arguments"]["text"], "****");
  EXPECT_EQ(action(1)["redacted"], "text for no field");
  EXPECT_THAT(everything_kept(), Not(HasSubstr("hunter2")));
  desk.call("stop_recording");
  SimulatedDesk fresh("widgets", config(folder_.path()));
  const auto replayed = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_THAT(replayed["turns"][0]["reason"].get<std::string>(), HasSubstr("clipboard"));
}

TEST_F(Recording, KeepsNoPasswordThatGoesToAPoint) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  start(desk);
  (void)desk.reply("type_text", {{"pid", 200}, {"x", in_secret_x}, {"y", in_secret_y}, {"text", "hunter2"}});
  EXPECT_EQ(action(1)["redacted"], "password") << action(1);
  EXPECT_THAT(everything_kept(), Not(HasSubstr("hunter2")));
}

TEST_F(Recording, KeepsNoKeyThatGoesIntoAPassword) {
  SimulatedDesk desk("widgets", config(folder_.path()));
  desk.call("click", {{"pid", 200}, {"x", in_secret_x}, {"y", in_secret_y}});
  start(desk);
  desk.call("hotkey", {{"pid", 200}, {"keys", {"shift", "q"}}});
  desk.call("press_key", {{"pid", 200}, {"key", "q"}});
  desk.call("press_key", {{"pid", 200}, {"key", "tab"}});
  EXPECT_EQ(action(1)["arguments"]["keys"], "****");
  EXPECT_EQ(action(2)["arguments"]["key"], "****");
  EXPECT_EQ(action(3)["arguments"]["key"], "tab") << "it writes nothing";
}

TEST_F(Recording, KeepsNoPasswordThatIsTypedOnTheScreen) {
  SimulatedDesk desk("widgets", screen_config());
  start(desk);
  desk.call("type_text", {{"text", "hunter2"}, {"x", 100 + in_secret_x}, {"y", 80 + in_secret_y}});
  desk.call("type_text", {{"text", "hunter2"}});
  desk.call("hotkey", {{"keys", {"shift", "q"}}});
  desk.call("press_key", {{"key", "q"}});
  desk.call("press_key", {{"key", "tab"}});
  ASSERT_EQ(desk.sim().value(desk.window(), "Secret"), "hunter2hunter2qq");
  for (int turn = 1; turn <= 4; ++turn) EXPECT_EQ(action(turn)["redacted"], "password") << action(turn);
  EXPECT_EQ(action(5)["arguments"]["key"], "tab") << "it writes nothing";
  EXPECT_THAT(everything_kept(), Not(HasSubstr("hunter2")));
}

TEST_F(Recording, KeepsNoTextForTheScreenWhereNobodyKnowsWhatTakesIt) {
  auto scene = json::parse(scene_of(button("Save")));
  scene["desk"]["active_window"] = nullptr;
  SimulatedDesk desk(scene.dump(), screen_config());
  start(desk);
  desk.call("type_text", {{"text", "hunter2"}});
  EXPECT_EQ(action(1)["redacted"], "password") << action(1);
  EXPECT_THAT(everything_kept(), Not(HasSubstr("hunter2")));
}

TEST_F(Recording, OfTheScreenTellsWhatWasTypedAndWhatTookIt) {
  SimulatedDesk desk("widgets", screen_config());
  start(desk);
  desk.call("type_text", {{"text", "Dear all"}});
  const auto turn = action(1);
  EXPECT_EQ(turn["arguments"]["text"], "Dear all");
  EXPECT_FALSE(turn.contains("window")) << "it named none";
  EXPECT_EQ(json::parse(contents(file(1, "app_state.json")))["window"]["title"], "Letter");
}

TEST_F(Recording, OfTheScreenTellsNothingThatFieldsHoldWhereThatIsConfigured) {
  SimulatedDesk desk("widgets", screen_config(ConfigRecordingTypedText::redact));
  start(desk);
  desk.call("type_text", {{"text", "a secret"}});
  const auto pressed = desk.call("press_key", {{"key", "home"}});
  ASSERT_THAT(pressed.value("value", ""), HasSubstr("a secret")) << "the reply itself tells it";
  desk.call("click", {{"x", 800}, {"y", 300}});
  EXPECT_EQ(action(1)["redacted"], "typed text");
  EXPECT_THAT(everything_kept(), Not(HasSubstr("a secret")));
}

TEST_F(Recording, OfTheScreenIsReplayedThere) {
  {
    SimulatedDesk desk("widgets", screen_config());
    desk.call("get_desktop_state", {{"format", "json"}, {"max_image_dimension", 640}});
    start(desk);
    desk.call("type_text", {{"text", "hello"}, {"x", 80}, {"y", 110}});
    desk.call("press_key", {{"key", "end"}});
    desk.call("drag", {{"from_x", 65}, {"from_y", 270}, {"to_x", 150}, {"to_y", 280}});
    desk.call("stop_recording");
  }
  // In another measure.
  SimulatedDesk fresh("widgets", screen_config());
  const auto replayed = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_EQ(replayed["outcome"], "complete") << replayed;
  EXPECT_EQ(fresh.sim().value(fresh.window(), "Entry"), "hello");
  EXPECT_THAT(fresh.log(), testing::Contains("Widgets | 1001 | Canvas | pointer | drag left from 30,460 to 200,480"));
}

TEST(TextOfArguments, IsWhatAUserWouldRead) {
  const auto carries = [](const char* tool, const char* arguments) {
    return carries_text(**tool_named(tool), json::parse(arguments));
  };
  EXPECT_TRUE(carries("type_text", R"({"text": ""})"));
  EXPECT_TRUE(carries("set_value", R"({"value": 5})"));
  EXPECT_TRUE(carries("hotkey", R"({"keys": ["shift", "A"]})"));
  for (const auto* written : {R"({"key": "a"})", R"({"key": "shift+a"})", R"({"key": "+"})", R"({"key": "ä"})",
                              R"({"key": "KP_1"})", R"({"key": "a", "modifiers": ["shift"]})"})
    EXPECT_TRUE(carries("press_key", written)) << written;
  for (const auto* written : {R"({"key": "return"})", R"({"key": "Ctrl+s"})", R"({"key": "s", "modifiers": ["alt"]})"})
    EXPECT_FALSE(carries("press_key", written)) << written;
  for (const auto* written : {R"({"keys": ["ctrl", "s"]})", R"({"keys": ["cmd", "shift", "+"]})"})
    EXPECT_FALSE(carries("hotkey", written)) << written;
  EXPECT_FALSE(carries("click", R"({"x": 1, "modifier": ["shift"], "action": "a"})"));
}

TEST_F(Recording, IsReplayedInAnotherRunOfTheApplication) {
  {
    SimulatedDesk desk("widgets", config(folder_.path()));
    start(desk);
    desk.click("A");
    desk.call("press_key", {{"pid", 200}, {"key", "a"}});
    desk.call("stop_recording");
  }
  SimulatedDesk fresh("widgets", config(folder_.path()));
  const auto replayed = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_EQ(replayed["outcome"], "complete") << replayed;
  EXPECT_EQ(replayed["done"], 2);
  ASSERT_FALSE(fresh.log().empty());
  EXPECT_THAT(fresh.log().front(), HasSubstr("| A |"));
}

TEST_F(Recording, IsNotReplayedIntoAnElementThatIsAnother) {
  {
    SimulatedDesk desk(scene_of({button("Save"), button("Send")}), config(folder_.path()));
    start(desk);
    desk.call("click", {{"element_token", desk.element("Save", "Window").token}});
  }
  SimulatedDesk fresh(scene_of({button("Delete"), button("Send")}), config(folder_.path()));
  const auto replayed = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_EQ(replayed["outcome"], "partial");
  EXPECT_EQ(replayed["failed"], 1);
  EXPECT_THAT(replayed["turns"][0]["reason"].get<std::string>(), HasSubstr("\"Save\""));
  EXPECT_TRUE(fresh.log().empty()) << "nothing was clicked instead";
}

struct BrokenTurn {
  std::string name;
  std::string action;
  std::string reason;
};

class ABrokenTrajectory : public Recording, public testing::WithParamInterface<BrokenTurn> {};

TEST_P(ABrokenTrajectory, IsRefusedBeforeAnythingIsDone) {
  {
    SimulatedDesk desk("widgets", config(folder_.path()));
    start(desk);
    desk.click("A");
  }
  fs::create_directory(dir_ + "/turn-00002");
  if (!GetParam().action.empty()) write_contents(file(2, "action.json"), GetParam().action);
  SimulatedDesk fresh("widgets", config(folder_.path()));
  const auto refused = fresh.refusal("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_EQ(refused.code, "recording_invalid");
  EXPECT_THAT(refused.message, HasSubstr(GetParam().reason));
  EXPECT_TRUE(fresh.log().empty());
  const auto rest = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}, {"stop_on_error", false}});
  EXPECT_EQ(rest["done"], 1) << "without stopping the rest is done";
  EXPECT_EQ(rest["skipped"], 1);
}

INSTANTIATE_TEST_SUITE_P(
    Each, ABrokenTrajectory,
    testing::Values(
        BrokenTurn{"missing_action", "", "missing"}, BrokenTurn{"broken_json", "{\"tool\": ", "not valid JSON"},
        BrokenTurn{"no_tool", "{\"arguments\": {}}", "names no tool"},
        BrokenTurn{"no_arguments", "{\"tool\": \"click\"}", "no arguments"},
        BrokenTurn{"unknown_tool", "{\"tool\": \"teleport\", \"arguments\": {}}", "teleport"},
        BrokenTurn{"starts_a_recording", R"({"tool": "start_recording", "arguments": {"output_dir": "x"}})",
                   "start_recording"},
        BrokenTurn{"old_name_of_what_records", R"({"tool": "set_recording", "arguments": {"output_dir": "x"}})",
                   "set_recording"},
        BrokenTurn{"pid_is_text", R"({"tool": "kill_app", "arguments": {"pid": "x"}})", "turn-00002: /arguments/pid: "},
        BrokenTurn{"pid_is_nothing", R"({"tool": "kill_app", "arguments": {"pid": null}})", "/arguments/pid: "},
        BrokenTurn{"pid_is_broken_number", R"({"tool": "press_key", "arguments": {"pid": 2.5, "key": "a"}})",
                   "/arguments/pid: "},
        BrokenTurn{"window_is_a_list", R"({"tool": "click", "arguments": {"window_id": [7]}})",
                   "/arguments/window_id: "},
        BrokenTurn{"too_many_clicks", R"({"tool": "click", "arguments": {"pid": 200, "x": 1, "y": 1, "count": 99}})",
                   "/arguments/count: 99"},
        BrokenTurn{"unknown_argument", R"({"tool": "press_key", "arguments": {"pid": 200, "key": "a", "force": 1}})",
                   "/arguments/force: "},
        BrokenTurn{"argument_is_missing", R"({"tool": "type_text", "arguments": {"pid": 200}})", "/arguments"},
        BrokenTurn{"several_are_wrong", R"({"tool": "scroll", "arguments": {"pid": 200, "direction": "in", "by": 1}})",
                   "; /arguments/"},
        BrokenTurn{"deep_in_a_list", R"({"tool": "hotkey", "arguments": {"pid": 200, "keys": ["ctrl", 7]}})",
                   "/arguments/keys/1: "},
        BrokenTurn{"nothing_aimed_at", R"({"tool": "click", "arguments": {}})", "/arguments: "},
        BrokenTurn{"newer_version", R"({"version": 99, "tool": "click", "arguments": {}})", "version 99"},
        BrokenTurn{"version_is_text", R"({"version": "new", "tool": "click", "arguments": {}})", "version \"new\""},
        BrokenTurn{"no_object", "[1, 2]", "names no tool"}),
    [](const auto& row) { return row.param.name; });

/// A turn that replays a recording would go round in circles, be it its own or one that comes back to it.
TEST_F(Recording, ThatReplaysItselfIsRefused) {
  const auto write_replay_of = [](const std::string& folder, const std::string& other) {
    fs::create_directories(folder + "/turn-00001");
    const json action{{"tool", "replay_trajectory"}, {"arguments", {{"dir", other}, {"delay_ms", 0}}}};
    write_contents(folder + "/turn-00001/action.json", action.dump());
  };
  const auto one = folder_.file("one");
  const auto other = folder_.file("other");
  SimulatedDesk desk("widgets", config(folder_.path()));
  write_replay_of(one, one);
  const auto refused = desk.refusal("replay_trajectory", {{"dir", one}});
  EXPECT_EQ(refused.code, "recording_invalid");
  EXPECT_THAT(refused.message, HasSubstr("replay_trajectory"));
  write_replay_of(one, other);
  write_replay_of(other, one);
  EXPECT_EQ(desk.refusal("replay_trajectory", {{"dir", one}}).code, "recording_invalid");
  const auto rest = desk.call("replay_trajectory", {{"dir", one}, {"delay_ms", 0}, {"stop_on_error", false}});
  EXPECT_EQ(rest["done"], 0);
  EXPECT_EQ(rest["skipped"], 1);
}

/// What is said of a turn in other words than ours is not read as what it may mean.
TEST_F(Recording, WithAResultThatSaysOkInWordsIsReplayed) {
  fs::create_directories(dir_ + "/turn-00001");
  write_contents(
      file(1, "action.json"),
      R"({"tool": "press_key", "arguments": {"key": "a", "pid": 200}, "result": {"ok": "yes"}, "window": {"app_name": 7}})");
  SimulatedDesk desk("widgets", config(folder_.path()));
  const auto replayed = desk.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_EQ(replayed["failed"], 1) << replayed;
  EXPECT_THAT(replayed["turns"][0]["reason"].get<std::string>(), HasSubstr("no window"));
}

TEST_F(Recording, WithAHoleIsRefusedBeforeAnythingIsDone) {
  {
    SimulatedDesk desk("widgets", config(folder_.path()));
    start(desk);
    for (int turn = 0; turn < 4; ++turn) desk.click("A");
  }
  fs::remove_all(dir_ + "/turn-00002");
  fs::remove_all(dir_ + "/turn-00003");
  SimulatedDesk fresh("widgets", config(folder_.path()));
  const auto refused = fresh.refusal("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_EQ(refused.code, "recording_invalid");
  EXPECT_THAT(refused.message, HasSubstr("turns 2 to 3 are missing"));
  EXPECT_TRUE(fresh.log().empty());
  const auto rest = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}, {"stop_on_error", false}});
  EXPECT_EQ(rest["done"], 2) << rest;
  EXPECT_EQ(rest["skipped"], 1);
}

TEST_F(Recording, OfANewerVersionIsRefused) {
  fs::create_directories(dir_ + "/turn-00001");
  write_contents(dir_ + "/recording.json", "{\"version\": 99}");
  SimulatedDesk desk("widgets", config(folder_.path()));
  const auto refused = desk.refusal("replay_trajectory", {{"dir", dir_}});
  EXPECT_EQ(refused.code, "recording_invalid");
  EXPECT_THAT(refused.message, HasSubstr("99"));
  EXPECT_EQ(desk.refusal("replay_trajectory", {{"dir", folder_.file("nowhere")}}).code, "recording_invalid");
}

TEST_F(Recording, IsOnePageThatNeedsNothingElseAndRunsNothing) {
  SimulatedDesk desk(scene_of({button("<script>alert(1)</script>")}), config(folder_.path()));
  start(desk);
  desk.call("click", {{"element_token", desk.element("<script>alert(1)</script>", "Window").token}});
  const auto page = recording_page(dir_);
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_THAT(*page, HasSubstr("data:image/png;base64,"));
  EXPECT_THAT(*page, HasSubstr("&lt;script&gt;"));
  EXPECT_THAT(*page, Not(HasSubstr("<script>")));
  EXPECT_THAT(*page, Not(HasSubstr("http://")));
}

Snapshot snapshot_of(const std::vector<std::tuple<int, std::string_view, std::string>>& nodes) {
  Snapshot snapshot;
  for (const auto& [parent, role, name] : nodes) {
    SnapshotElement element;
    element.index = static_cast<std::int64_t>(snapshot.elements.size()) + 1;
    element.node.parent = parent;
    element.node.role = role_from_string(role).value();
    element.node.name = name;
    snapshot.place_of.edit()[element.index] = snapshot.elements.size();
    snapshot.elements.push_back(std::move(element));
  }
  return snapshot;
}

TEST(Locator, FindsTheSamePlaceUnderTheSameNames) {
  const auto then = snapshot_of(
      {{-1, "window", "a"}, {0, "group", "Left"}, {1, "button", "OK"}, {0, "group", "Right"}, {3, "button", "OK"}});
  const auto now = snapshot_of(
      {{-1, "window", "b"}, {0, "group", "Right"}, {1, "button", "OK"}, {0, "group", "Left"}, {3, "button", "OK"}});
  EXPECT_EQ(find(locate(then, 4), now), 2U);
  EXPECT_EQ(find(locate(then, 2), now), 4U);
}

TEST(Locator, IsRefusedWithARoleThatThereIsNot) {
  const auto recorded = [](const json& role) {
    const json step{{"role", role}, {"name", "OK"}, {"nth", 0}};
    return parse_recorded_action(
        json{{"tool", "click"}, {"arguments", json::object()}, {"element", {{"path", json::array({step})}}}}.dump());
  };
  const auto known = recorded("button");
  ASSERT_TRUE(known && known->element);
  EXPECT_EQ(known->element->path.back().role, Role::button);
  EXPECT_EQ(known->cannot, "");
  for (const auto& role : {json("dial"), json("Button"), json(""), json(7), json()}) {
    const auto action = recorded(role);
    ASSERT_TRUE(action) << role;
    EXPECT_FALSE(action->element) << role;
    EXPECT_THAT(action->cannot, HasSubstr("which there is none of")) << role;
  }
  EXPECT_THAT(recorded("dial")->cannot, HasSubstr("\"dial\""));
}

TEST(Locator, NeverGuesses) {
  const auto then = snapshot_of({{-1, "window", "w"}, {0, "group", "Form"}, {1, "textbox", ""}, {1, "button", "OK"}});
  const auto moved = snapshot_of({{-1, "window", "w"}, {0, "group", "Other"}, {1, "textbox", ""}, {1, "button", "OK"}});
  EXPECT_EQ(find(locate(then, 3), moved), 3U) << "the only one of its name";
  EXPECT_FALSE(find(locate(then, 2), moved)) << "one without a name is known by its place alone";
  const auto two = snapshot_of(
      {{-1, "window", "w"}, {0, "group", "X"}, {1, "button", "OK"}, {0, "group", "Y"}, {3, "button", "OK"}});
  EXPECT_FALSE(find(locate(then, 3), two));
  EXPECT_FALSE(find(locate(then, 3), snapshot_of({{-1, "window", "w"}})));
}

}  // namespace
}  // namespace offhand::test
