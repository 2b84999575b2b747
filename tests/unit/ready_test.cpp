#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/events/change_rate.h"
#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// An action waits until its element can take it, and is refused where it would go to something else.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

TEST(Ready, AnElementThatIsEnabledALittleLaterIsPressedThen) {
  SimulatedDesk desk(scene_of({button("Save", {{"states", {"disabled"}}})}));
  const auto save = desk.element("Save", "Window");
  ASSERT_TRUE(desk.sim().run(
      R"({"do": "set_state", "node": "Save", "state": "disabled", "on": false, "after_ms": 300})", "App"));
  const auto before = desk.sim().now();
  desk.call("click", {{"element_token", save.token}});
  EXPECT_GE(desk.sim().now() - before, 300ms);
  EXPECT_EQ(desk.log().size(), 1U);
}

TEST(Ready, TheSettingSaysHowLongItWaits) {
  Config config;
  config.ready_timeout_ms = 0;
  SimulatedDesk desk(scene_of({button("Save", {{"states", {"disabled"}}})}), config);
  const auto save = desk.element("Save", "Window");
  const auto before = desk.sim().now();
  EXPECT_EQ(desk.refusal("click", {{"element_token", save.token}}).code, "not_ready");
  EXPECT_LT(desk.sim().now() - before, 100ms);
}

constexpr const char* hides_save = R"({"do": "set_state", "node": "Save", "state": "hidden", "on": true})";

TEST(Ready, AnElementThatShowsAgainALittleLaterIsPressedThen) {
  SimulatedDesk desk(scene_of({button("Save")}));
  const auto save = desk.element("Save", "Window");
  ASSERT_TRUE(desk.sim().run(hides_save, "App"));
  ASSERT_TRUE(
      desk.sim().run(R"({"do": "set_state", "node": "Save", "state": "hidden", "on": false, "after_ms": 300})", "App"));
  const auto before = desk.sim().now();
  desk.call("click", {{"element_token", save.token}});
  EXPECT_GE(desk.sim().now() - before, 300ms);
  EXPECT_EQ(desk.log().size(), 1U);
}

TEST(Ready, AnElementThatShowsNoMoreIsNotPressed) {
  SimulatedDesk desk(scene_of({button("Save")}));
  const auto save = desk.element("Save", "Window");
  ASSERT_TRUE(desk.sim().run(hides_save, "App"));
  const auto error = desk.refusal("click", {{"element_token", save.token}});
  EXPECT_EQ(error.code, "not_ready");
  EXPECT_THAT(error.message, HasSubstr("does not show any more"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Ready, AnElementThatWasHiddenWhenItWasReadIsPressedAtOnce) {
  SimulatedDesk desk(scene_of({button("Save", {{"states", {"hidden"}}})}));
  desk.look("Window", {{"hidden", true}});
  const auto save = desk.element("Save", "Window");
  const auto before = desk.sim().now();
  desk.call("click", {{"element_token", save.token}});
  EXPECT_LT(desk.sim().now() - before, 900ms) << "evidence is looked for, and nothing else waited for";
  EXPECT_EQ(desk.log().size(), 1U);
}

constexpr const char* new_dialog = R"({"do": "append", "node": "buttons", "as": {"role": "dialog", "name": "Sure?",
  "bounds": {"x": 1, "y": 1, "width": 50, "height": 50},
  "children": [{"role": "button", "name": "Yes", "bounds": {"x": 2, "y": 2, "width": 20, "height": 20}}]}})";

TEST(Ready, ADialogThatDropsPressesWhileItIsNewIsGivenThatTime) {
  SimulatedDesk desk;
  scripted_input(desk.platform()).input_delay = 550ms;
  const auto a = desk.element("A");
  ASSERT_TRUE(desk.sim().run(new_dialog, "Widgets"));
  const auto opened = desk.sim().now();
  const auto yes = desk.element("Yes");
  desk.call("click", {{"element_token", yes.token}});
  EXPECT_GE(desk.sim().now() - opened, 550ms);
  const auto before = desk.sim().now();
  desk.call("click", {{"element_token", a.token}});
  EXPECT_LT(desk.sim().now() - before, 700ms) << "it is over for all that comes later";
}

TEST(Ready, WhereNoTimeIsAllowedANewDialogIsRefused) {
  Config config;
  config.ready_timeout_ms = 0;
  SimulatedDesk desk("widgets", config);
  scripted_input(desk.platform()).input_delay = 550ms;
  ASSERT_TRUE(desk.sim().run(new_dialog, "Widgets"));
  const auto error = desk.refusal("click", {{"element_token", desk.element("Yes").token}});
  EXPECT_EQ(error.code, "not_ready");
  EXPECT_THAT(error.message, HasSubstr("550 ms"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Ready, AListThatIsFilledAnewAgainAndAgainIsRefused) {
  SimulatedDesk desk(scene_of(
      {{{"role", "list"},
        {"name", "Mails"},
        {"children",
         {{{"role", "listitem"}, {"name", "one"}}, {{"role", "listitem"}, {"name", "two"}, {"id", "two"}}}}}}));
  const auto one = desk.element("one", "Window");
  json changes = json::array();
  for (int i = 1; i < 40; ++i)
    changes.push_back({{"do", "rename"}, {"node", "two"}, {"text", "two " + std::to_string(i)}, {"after_ms", 150 * i}});
  ASSERT_TRUE(desk.sim().run(changes.dump(), "App"));
  desk.sim().advance(1s);
  const auto error = desk.refusal("click", {{"element_token", one.token}});
  EXPECT_EQ(error.code, "element_unstable") << error.message;
  EXPECT_THAT(desk.log(), IsEmpty());
  desk.sim().advance(6s);
  desk.call("click", {{"element_token", one.token}});
  EXPECT_EQ(desk.log().size(), 1U) << "once it rests";
}

TEST(Ready, AWindowBehindAModalDialogIsRefusedAndNamesIt) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  ASSERT_TRUE(desk.sim().run(R"({"do": "open_window", "as": {"title": "Sure?", "modal": true,
    "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}})",
                             "Widgets"));
  const auto dialog = desk.window("Sure?");
  for (const auto& [tool, arguments] : std::vector<std::pair<std::string, json>>{
           {"click", {{"element_token", a.token}}},
           {"click", {{"pid", 200}, {"window_id", desk.window()}, {"x", 5}, {"y", 5}}},
           {"press_key", {{"pid", 200}, {"window_id", desk.window()}, {"key", "a"}}},
           {"type_text", {{"pid", 200}, {"window_id", desk.window()}, {"text", "a"}}}}) {
    const auto error = desk.refusal(tool, arguments);
    EXPECT_EQ(error.code, "blocked_by_dialog") << tool;
    EXPECT_EQ(json::parse(error.data)["dialog_window_id"], dialog);
    EXPECT_THAT(error.hint, HasSubstr(std::to_string(dialog)));
  }
  EXPECT_THAT(desk.log(), IsEmpty());
  const auto listed = desk.call("list_windows");
  for (const auto& window : listed["windows"]) {
    EXPECT_EQ(window.value("blocked_by", std::int64_t{0}), window["title"] == "Widgets" ? dialog : 0) << window;
  }
}

TEST(Ready, AFieldThatIsWrittenIntoAgainAndAgainHoldsStill) {
  SimulatedDesk desk(scene_of({{{"role", "textbox"}, {"name", "Notes"}}}));
  const auto notes = desk.element("Notes", "Window");
  for (int i = 0; i < 6; ++i) {
    const auto typed = desk.call("type_text", {{"element_token", notes.token}, {"text", "a"}});
    EXPECT_EQ(typed["value"], std::string(static_cast<std::size_t>(i) + 1, 'a'));
    desk.sim().advance(900ms);
  }
}

class UnrestTest : public testing::Test {
 protected:
  static platform::TimePoint at(std::chrono::milliseconds time) { return platform::TimePoint{} + 1h + time; }
  platform::Event event(std::chrono::milliseconds time, platform::EventKind kind) const {
    platform::Event event;
    event.kind = kind;
    event.at = at(time);
    event.node = node_;
    event.pid = 7;
    return event;
  }
  void change(std::chrono::milliseconds time, platform::EventKind kind = platform::EventKind::name_changed) {
    change_rate_.note(event(time, kind));
  }
  void show(std::chrono::milliseconds time, bool on) {
    auto shown = event(time, platform::EventKind::state_changed);
    shown.detail = "showing";
    shown.on = on;
    change_rate_.note(shown);
  }
  ChangeRate::State state(std::chrono::milliseconds time) const {
    return change_rate_.state(7, {node_}, node_, at(time));
  }
  bool rests(std::chrono::milliseconds time) const { return state(time).rests; }

  const platform::NodeHandle node_ = platform::NodeHandle::of(std::string("/1"));
  ChangeRate change_rate_;
};

TEST_F(UnrestTest, OneChangeIsOverSoon) {
  EXPECT_TRUE(rests(0ms));
  change(0ms);
  EXPECT_FALSE(rests(50ms));
  EXPECT_TRUE(rests(100ms));
  EXPECT_TRUE(change_rate_.state(8, {node_}, node_, at(1ms)).rests) << "another process";
  const auto other = platform::NodeHandle::of(std::string("/2"));
  EXPECT_TRUE(change_rate_.state(7, {other}, other, at(1ms)).rests) << "another node";
}

TEST_F(UnrestTest, WhatChangesAgainAndAgainRestsWhenItHasStopped) {
  for (int i = 0; i < 6; ++i) change(i * 300ms);
  EXPECT_FALSE(rests(1900ms)) << "between two";
  EXPECT_FALSE(rests(2090ms));
  EXPECT_TRUE(rests(2100ms));
}

TEST_F(UnrestTest, TwoChangesShortlyAfterEachOtherMayBeTheFirstOfMany) {
  change(0ms);
  change(350ms);
  EXPECT_FALSE(rests(874ms)) << "the third would come at 700 ms";
  EXPECT_TRUE(rests(875ms));
}

/// A page that is laid out, and once more when it is whole.
TEST_F(UnrestTest, TwoChangesAreOverBeforeAnActionGivesUp) {
  change(0ms);
  change(600ms);
  EXPECT_TRUE(rests(1600ms));
}

/// A button that counts its presses.
TEST_F(UnrestTest, WhatAnActionChangesOnItsElementIsNoneThatRepeats) {
  for (const auto time : {0ms, 200ms, 400ms, 600ms, 800ms})
    change_rate_.note(event(time + 10ms, platform::EventKind::name_changed), at(time));
  EXPECT_FALSE(rests(900ms)) << "the last change is as fresh as any";
  EXPECT_TRUE(rests(910ms));
}

TEST_F(UnrestTest, WhatChangesMoreThanOnceInAnActionChangesByItself) {
  for (const auto time : {10ms, 110ms, 210ms, 310ms})
    change_rate_.note(event(time, platform::EventKind::name_changed), at(0ms));
  EXPECT_FALSE(rests(430ms));
  EXPECT_TRUE(rests(510ms));
}

TEST_F(UnrestTest, AListThatAnActionFillsMayBeFilledAnew) {
  const auto list = platform::NodeHandle::of(std::string("/"));
  for (const auto time : {0ms, 200ms, 400ms})
    change_rate_.note(event(time + 10ms, platform::EventKind::name_changed), at(time));
  EXPECT_FALSE(change_rate_.state(7, {node_}, list, at(700ms)).rests);
}

TEST_F(UnrestTest, TwoChangesFarFromEachOtherAreTwoSingleOnes) {
  change(0ms);
  change(1500ms);
  EXPECT_TRUE(rests(1600ms));
}

/// A list that a page asks its server for every two and a half seconds.
TEST_F(UnrestTest, WhatAClockDrawsRestsBetweenTwoDrawings) {
  for (const auto drawing : {0ms, 2490ms, 5000ms}) {
    change(drawing);
    change(drawing + 60ms, platform::EventKind::bounds_changed);
  }
  EXPECT_FALSE(rests(5100ms));
  EXPECT_TRUE(rests(5200ms));
  EXPECT_TRUE(rests(7000ms));
  EXPECT_FALSE(rests(7400ms)) << "the next is near";
  EXPECT_FALSE(rests(7600ms)) << "and may be told late";
  change(7500ms);
  EXPECT_TRUE(rests(7700ms));
  EXPECT_TRUE(rests(12000ms)) << "it has stopped";
}

TEST_F(UnrestTest, AClockThatDrawsRarelyIsKnownByItsLastDrawings) {
  for (const auto drawing : {0s, 30s, 60s}) change(drawing);
  EXPECT_TRUE(rests(70s));
  EXPECT_FALSE(rests(89900ms));
  EXPECT_TRUE(rests(91s)) << "it has stopped";
}

TEST_F(UnrestTest, TwoDrawingsMayBeTheFirstOfAClock) {
  change(0ms);
  change(2500ms);
  EXPECT_TRUE(rests(4000ms));
  EXPECT_FALSE(rests(4900ms)) << "the third would come at 5000 ms";
  EXPECT_TRUE(rests(5250ms)) << "and did not";
}

TEST_F(UnrestTest, PausesThatAreNotAlikeMakeNoClock) {
  for (const auto drawing : {0ms, 1500ms, 4500ms}) change(drawing);
  EXPECT_FALSE(rests(4700ms)) << "three in five seconds come again and again";
}

TEST_F(UnrestTest, SeveralEventsOfOneMomentAreOneChange) {
  for (int i = 0; i < 5; ++i) change(i * 1ms);
  EXPECT_EQ(state(10ms).changes, 1U);
}

/// What a button of GTK 3 tells while a menu opens beside it: its bounds, frame by frame, as they are.
TEST_F(UnrestTest, BoundsThatAreToldAgainAreNoChange) {
  const auto told = [&](std::chrono::milliseconds time, std::string bounds) {
    auto moved = event(time, platform::EventKind::bounds_changed);
    moved.detail = std::move(bounds);
    change_rate_.note(moved);
  };
  for (int i = 0; i < 6; ++i) told(i * 300ms, "10,20,80,30");
  EXPECT_TRUE(rests(1550ms));
  EXPECT_EQ(state(1550ms).changes, 1U);
  told(1600ms, "10,60,80,30");
  EXPECT_FALSE(rests(1650ms)) << "it has moved";
  EXPECT_EQ(state(1650ms).changes, 2U);
}

/// What a list of GTK 3 tells when it is opened twice.
TEST_F(UnrestTest, WhatWasOutOfSightIsLookedAtAnew) {
  for (const auto opening : {0ms, 2000ms}) {
    change(opening, platform::EventKind::bounds_changed);
    show(opening + 5ms, true);
    change(opening + 60ms, platform::EventKind::bounds_changed);
    EXPECT_FALSE(rests(opening + 150ms));
    EXPECT_TRUE(rests(opening + 180ms));
    EXPECT_EQ(state(opening + 180ms).changes, 2U);
    show(opening + 200ms, false);
  }
}

TEST_F(UnrestTest, WhatIsHiddenForAMomentMayBeFilledAnew) {
  for (const auto filling : {0ms, 1000ms, 2000ms}) {
    show(filling, false);
    change(filling + 10ms);
    show(filling + 50ms, true);
  }
  EXPECT_EQ(state(2500ms).changes, 3U);
  EXPECT_FALSE(rests(2900ms)) << "the fourth would come at 3010 ms";
}

TEST_F(UnrestTest, StatesMakeNoOtherElement) {
  change(0ms, platform::EventKind::state_changed);
  EXPECT_TRUE(rests(1ms));
}

}  // namespace
}  // namespace offhand::test
