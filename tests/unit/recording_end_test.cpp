#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "impl/recording/folder.h"
#include "impl/recording/page.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// How recordings end, what is told of it afterwards, and what those leave that were killed.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

class AnEndedRecording : public testing::Test {
 protected:
  Config config(int idle_seconds = 300) const {
    Config config;
    config.output_roots = {folder_.path()};
    config.session_idle_ttl_secs = idle_seconds;
    return config;
  }
  static void press(SimulatedDesk& desk, json more = json::object()) {
    more.update({{"pid", 200}, {"key", "a"}});
    desk.call("press_key", more);
  }
  json about() const { return json::parse(contents(dir_ + "/recording.json")); }
  std::vector<std::string> left() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(dir_)) names.push_back(entry.path().filename());
    return names;
  }
  json state_for(SimulatedDesk& desk, const CallContext& context) {
    const auto reply = desk.reply("get_recording_state", json::object(), context);
    return reply ? json::parse(*reply->structured) : json();
  }
  static CallContext connection(const std::string& id, bool over_http = false) {
    CallContext context;
    context.default_session = id;
    context.over_http = over_http;
    return context;
  }

  TemporaryFolder folder_;
  const std::string dir_ = folder_.file("demo");
};

TEST_F(AnEndedRecording, ThatWasKilledWithinATurnIsReplayedRenderedAndTidied) {
  {
    SimulatedDesk desk("widgets", config());
    desk.call("start_recording", {{"output_dir", dir_}});
    press(desk);
    press(desk);
  }
  fs::create_directory(dir_ + "/.turn-00003");
  write_contents(dir_ + "/.turn-00003/screenshot.png", "\x89PNG");
  write_contents(dir_ + "/recording.json.a1B2c3", "{");
  SimulatedDesk fresh("widgets", config());
  const auto replayed = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_EQ(replayed["outcome"], "complete") << replayed;
  EXPECT_EQ(replayed["done"], 2);
  const auto page = recording_page(dir_);
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_THAT(*page, HasSubstr("<h1>2 turns</h1>"));
  tidy_recording(dir_);
  EXPECT_THAT(left(), UnorderedElementsAre("recording.json", "turn-00001", "turn-00002"));
}

TEST_F(AnEndedRecording, ThatNobodyEndedIsNotReplayedAsAWholeOne) {
  const auto replayed = [&] {
    SimulatedDesk fresh("widgets", config());
    return fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  };
  {
    SimulatedDesk desk("widgets", config());
    desk.call("start_recording", {{"output_dir", dir_}});
    press(desk);
    EXPECT_EQ(replayed()["outcome"], "partial");
    EXPECT_EQ(replayed()["cut_short"], "it is still going on");
    desk.call("stop_recording");
    EXPECT_EQ(replayed()["outcome"], "complete");
    EXPECT_FALSE(replayed().contains("cut_short"));
  }
  auto killed = about();
  killed.erase("ended");
  write_contents(dir_ + "/recording.json", killed.dump());
  const auto partly = replayed();
  EXPECT_EQ(partly["outcome"], "partial") << partly;
  EXPECT_EQ(partly["done"], 1);
  EXPECT_THAT(partly["cut_short"].get<std::string>(), HasSubstr("was killed"));
  killed["ended"] = {{"turns", 1}, {"last_error", "nobody did anything"}};
  write_contents(dir_ + "/recording.json", killed.dump());
  EXPECT_EQ(replayed()["outcome"], "complete");
  EXPECT_THAT(replayed()["cut_short"].get<std::string>(), HasSubstr("nobody did anything"));
}

TEST_F(AnEndedRecording, ThatWasKilledBeforeItsFirstTurnGivesWayToAnother) {
  fs::create_directories(dir_ + "/.turn-00001");
  write_contents(dir_ + "/recording.json", R"({"offhand": "0.1.0", "version": 1})");
  write_contents(dir_ + "/.turn-00001/click.png", "\x89PNG");
  SimulatedDesk desk("widgets", config());
  desk.call("start_recording", {{"output_dir", dir_}});
  press(desk);
  EXPECT_THAT(left(), UnorderedElementsAre("recording.json", "turn-00001"));
  EXPECT_FALSE(fs::exists(dir_ + "/turn-00001/click.png")) << "that was another one's";
}

TEST_F(AnEndedRecording, IsNotTakenForOneThatIsBeingMade) {
  SimulatedDesk desk("widgets", config());
  desk.call("start_recording", {{"session", "first"}, {"output_dir", dir_}});
  fs::create_directory(dir_ + "/.turn-00009");
  const json second{{"session", "second"}, {"output_dir", dir_}};
  const auto refused = desk.refusal("start_recording", second);
  EXPECT_EQ(refused.code, "recording_folder_in_use");
  EXPECT_THAT(refused.message, HasSubstr("somebody records there"));
  tidy_recording(dir_);
  EXPECT_TRUE(fs::exists(dir_ + "/.turn-00009")) << "it may be in the making";
  desk.call("stop_recording", {{"session", "first"}});
  EXPECT_EQ(desk.call("start_recording", second)["state"], "recording") << "there was no turn that could be lost";
  press(desk, {{"session", "second"}});
  desk.call("stop_recording", {{"session", "second"}});
  EXPECT_THAT(desk.refusal("start_recording", second).message, HasSubstr("holds a recording already"));
}

TEST_F(AnEndedRecording, OfSomebodyElsesProgramIsLeftAlone) {
  fs::create_directories(dir_);
  write_contents(dir_ + "/recording.json", R"({"artist": "somebody"})");
  SimulatedDesk desk("widgets", config());
  EXPECT_THAT(desk.refusal("start_recording", {{"output_dir", dir_}}).message, HasSubstr("files of something else"));
  EXPECT_EQ(about(), (json{{"artist", "somebody"}}));
}

TEST_F(AnEndedRecording, SaysInItsFolderHowItEnded) {
  SimulatedDesk desk("widgets", config());
  desk.call("start_recording", {{"output_dir", dir_}});
  EXPECT_FALSE(about().contains("ended"));
  press(desk);
  desk.call("stop_recording");
  EXPECT_EQ(about()["ended"], (json{{"turns", 1}}));
}

TEST_F(AnEndedRecording, WithItsProgramSaysSoToo) {
  {
    SimulatedDesk desk("widgets", config());
    desk.call("start_recording", {{"output_dir", dir_}});
  }
  EXPECT_THAT(about()["ended"]["last_error"].get<std::string>(), HasSubstr("program"));
}

TEST_F(AnEndedRecording, IsToldToTheNextRunOfItsName) {
  SimulatedDesk desk("widgets", config());
  const json mine{{"session", "mine"}};
  desk.call("start_recording", {{"session", "mine"}, {"output_dir", dir_}});
  press(desk, mine);
  desk.call("end_session", mine);
  EXPECT_EQ(desk.refusal("get_recording_state", mine).code, "session_ended");
  desk.call("start_session", mine);
  const auto state = desk.call("get_recording_state", mine);
  EXPECT_EQ(state["state"], "stopped");
  EXPECT_EQ(state["output_dir"], dir_);
  EXPECT_EQ(state["next_turn"], 2);
  EXPECT_THAT(state["last_error"].get<std::string>(), HasSubstr("a client ended it"));
  EXPECT_EQ(about()["ended"]["last_error"], state["last_error"]);
  EXPECT_FALSE(desk.call("get_recording_state", {{"session", "other"}}).contains("output_dir"));
  EXPECT_FALSE(desk.call("get_recording_state").contains("output_dir"));
}

TEST_F(AnEndedRecording, WithItsConnectionIsToldToWhoeverComesNextWithoutAName) {
  SimulatedDesk desk("widgets", config());
  const auto begun = desk.reply("start_recording", {{"output_dir", dir_}}, connection("first"));
  ASSERT_TRUE(begun) << begun.error().message;
  EXPECT_FALSE(state_for(desk, connection("second")).contains("output_dir")) << "it still runs, and is nobody else's";
  desk.process().sessions().close("first");
  const auto state = state_for(desk, connection("second"));
  EXPECT_EQ(state["state"], "stopped");
  EXPECT_EQ(state["output_dir"], dir_);
  EXPECT_THAT(state["last_error"].get<std::string>(), HasSubstr("its connection ended"));
  EXPECT_FALSE(desk.call("get_recording_state", {{"session", "named"}}).contains("output_dir"));
  EXPECT_FALSE(state_for(desk, connection("third", true)).contains("output_dir")) << "over HTTP it may be anybody";
}

TEST_F(AnEndedRecording, ThatSomebodyStoppedIsTheirOwn) {
  SimulatedDesk desk("widgets", config());
  ASSERT_TRUE(desk.reply("start_recording", {{"output_dir", dir_}}, connection("first")));
  ASSERT_TRUE(desk.reply("stop_recording", json::object(), connection("first")));
  desk.process().sessions().close("first");
  EXPECT_FALSE(state_for(desk, connection("second")).contains("output_dir"));
}

TEST_F(AnEndedRecording, IsNotEndedByAnotherRun) {
  SimulatedDesk desk("widgets", config());
  desk.call("start_recording", {{"session", "mine"}, {"output_dir", dir_}});
  for (const json& other : {json::object(), json{{"session", "other"}}}) {
    EXPECT_EQ(desk.call("stop_recording", other)["state"], "stopped") << "none of theirs";
  }
  desk.call("start_recording", {{"session", "other"}, {"output_dir", folder_.file("theirs")}});
  desk.call("end_session", {{"session", "other"}});
  const auto state = desk.call("get_recording_state", {{"session", "mine"}});
  EXPECT_EQ(state["state"], "recording");
  EXPECT_EQ(state["owner"], "mine");
}

TEST_F(AnEndedRecording, EndsByItselfAfterTheConfiguredTime) {
  SimulatedDesk desk("widgets", config(1));
  desk.call("start_recording", {{"output_dir", dir_}});
  press(desk);
  // To ask adds nothing.
  ASSERT_TRUE(eventually([&] { return desk.call("get_recording_state")["state"] == "stopped"; }));
  const auto state = desk.call("get_recording_state");
  EXPECT_EQ(state["last_error"], "nothing was added for 1 s");
  ASSERT_TRUE(eventually([&] { return about().contains("ended"); }));
  // A slow machine may press the key after the end.
  EXPECT_EQ(about()["ended"]["turns"].get<int>() + 1, state["next_turn"]);
  const auto before = left();
  press(desk);
  EXPECT_EQ(left(), before);
}

TEST_F(AnEndedRecording, WhatIsLaunchedAndKilledIsATurnAndDoneAgain) {
  const auto action = [&](const std::string& turn) { return json::parse(contents(dir_ + turn + "/action.json")); };
  {
    SimulatedDesk desk("widgets", config());
    // Another pid than the launch will have when it is done again.
    desk.call("launch_app", {{"name", "Notepad"}});
    desk.call("start_recording", {{"output_dir", dir_}});
    const json anew{{"name", "Notepad"}, {"creates_new_application_instance", true}};
    const auto launched = desk.call("launch_app", anew);
    desk.call("kill_app", {{"pid", launched["pid"]}});
    EXPECT_EQ(action("/turn-00001")["tool"], "launch_app");
    EXPECT_EQ(action("/turn-00001")["result"]["structured"]["pid"], launched["pid"]);
    EXPECT_EQ(json::parse(contents(dir_ + "/turn-00001/app_state.json"))["window"]["title"], "Notepad");
    EXPECT_EQ(action("/turn-00002")["tool"], "kill_app");
    EXPECT_EQ(action("/turn-00002")["pid"], launched["pid"]);
    EXPECT_TRUE(fs::exists(dir_ + "/turn-00002/screenshot.png")) << "the screen without it";
  }
  SimulatedDesk fresh("widgets", config());
  const auto replayed = fresh.call("replay_trajectory", {{"dir", dir_}, {"delay_ms", 0}});
  EXPECT_EQ(replayed["outcome"], "complete") << replayed;
  EXPECT_FALSE(fresh.sim().window("Notepad")) << "it was launched, and killed again";
  const auto recorded = action("/turn-00002")["arguments"]["pid"];
  EXPECT_EQ(fresh.refusal("kill_app", {{"pid", recorded}}).code, "process_not_found");
}

}  // namespace
}  // namespace offhand::test
