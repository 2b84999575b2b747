#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/events/event_hub.h"
#include "impl/user_state/user_state_guard.h"
#include "impl/user_state/user_state_keeper.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// Who a window belongs to: the target, or the user who works in "Letter" of the application Editor.
namespace offhand::test {
namespace {

using namespace std::chrono_literals;

class Guard : public testing::Test {
 protected:
  Guard() : guard_(UserStateGuard::begin(desk_.facets(), limits()).value()) {}

  platform::Limits limits() { return {desk_.platform().clock->now() + 5s, {}}; }
  void open_behind(const std::string& application, const std::string& title) {
    const json window{{"title", title}, {"bounds", {{"x", 1}, {"y", 1}, {"width", 50}, {"height", 50}}}};
    const json deed{{"do", "open_window"}, {"as", window}};
    EXPECT_TRUE(desk_.sim().run(deed.dump(), application));
  }
  /// An application opens a window that comes to the front.
  std::int64_t open(const std::string& application, const std::string& title) {
    open_behind(application, title);
    const json take{{"do", "take_focus"}, {"window", title}};
    EXPECT_TRUE(desk_.sim().run(take.dump(), application));
    return desk_.sim().window(title)->window_id;
  }
  bool restores(std::int64_t target_pid, std::optional<platform::TimePoint> since = std::nullopt) {
    return guard_
        .restore_if_taken([=](const Window& window, bool) { return window.pid == target_pid; }, limits(), since)
        .value();
  }
  std::int64_t active() { return desk_.sim().user_state().active_window; }

  static constexpr std::int64_t widgets = 200;
  static constexpr std::int64_t nobody = -1;
  SimulatedDesk desk_;
  const std::int64_t letter_ = desk_.window("Letter");
  UserStateGuard guard_;
};

TEST_F(Guard, TheTargetsNewWindowGivesBack) {
  open("Widgets", "Dialog");
  EXPECT_TRUE(restores(widgets));
  EXPECT_EQ(active(), letter_);
}

TEST_F(Guard, AStrangersNewWindowGivesBackWhereTheUserDidNothing) {
  open("Widgets", "Stranger");
  EXPECT_TRUE(restores(nobody));
  EXPECT_EQ(active(), letter_);
}

TEST_F(Guard, AStrangersNewWindowStaysWhereTheUserWasAtWork) {
  desk_.sim().user_acts();
  const auto opened = open("Widgets", "Started by the user");
  EXPECT_FALSE(restores(nobody));
  EXPECT_EQ(active(), opened);
  EXPECT_FALSE(guard_.take_side_effects());
}

TEST_F(Guard, AnOlderWindowThatComesForwardByItselfGivesBackAsANewOne) {
  open_behind("Widgets", "Slow program");
  auto guard = UserStateGuard::begin(desk_.facets(), limits()).value();
  bool acted = false;
  guard.ask_whether_user_acted([&] { return acted; });
  const auto lately = [](const Window& window, bool is_new) { return is_new && window.pid == widgets; };
  const auto comes_forward = [&] {
    EXPECT_TRUE(desk_.sim().run(R"({"do": "take_focus", "window": "Slow program"})", "Widgets"));
    return guard.restore_if_taken(lately, limits()).value();
  };
  EXPECT_TRUE(comes_forward());
  EXPECT_EQ(active(), letter_);
  acted = true;
  EXPECT_FALSE(comes_forward());
  EXPECT_EQ(active(), desk_.window("Slow program"));
}

TEST_F(Guard, WhatTheUserOpensInFrontIsWhatIsGivenBackLater) {
  const auto dialog = open("Editor", "Save as");
  EXPECT_FALSE(restores(widgets));
  EXPECT_EQ(active(), dialog);
  open("Widgets", "Thief");
  EXPECT_TRUE(restores(widgets));
  EXPECT_EQ(active(), dialog);
  EXPECT_EQ(desk_.sim().user_state().stacking.back(), dialog);
}

TEST_F(Guard, TheUsersWindowAndAStealerInOneLookArePartedToo) {
  const auto dialog = open("Editor", "Save as");
  open("Widgets", "Thief");
  EXPECT_TRUE(restores(widgets));
  EXPECT_EQ(desk_.sim().user_state().stacking.back(), dialog) << "a thief's window is not over it";
}

TEST_F(Guard, WhatTheUserOpensWhileAStealerIsInFrontComesToTheFront) {
  open("Widgets", "Thief");
  open_behind("Editor", "Save as");
  ASSERT_TRUE(desk_.sim().run(R"({"do": "take_focus", "window": "Thief"})", "Widgets"));
  EXPECT_TRUE(restores(widgets));
  EXPECT_EQ(active(), desk_.sim().window("Save as")->window_id);
}

// Openbox names no active window for a moment while the keyboard goes from one to the next.
TEST_F(Guard, AWindowOfTheUserThatIsAboutToBecomeActiveLosesNothing) {
  const auto dialog = open("Editor", "Save as");
  ASSERT_TRUE(desk_.sim().run(R"({"do": "deactivate", "window": "Save as"})", "Editor"));
  EXPECT_FALSE(restores(widgets));
  EXPECT_EQ(desk_.sim().user_state().focus_owner, dialog);
  ASSERT_TRUE(desk_.sim().run(R"({"do": "take_focus", "window": "Save as"})", "Editor"));
  EXPECT_FALSE(restores(widgets));
  EXPECT_EQ(guard_.before().active_window, dialog);
}

// An application that takes the focus again and again, in the end for good: 57,692 ms were told of a call of 4,031.
TEST_F(Guard, OfManyLossesOnlyTheLastLastsUntilTheLastLook) {
  open_behind("Widgets", "Thief");
  const json steal{{"do", "take_focus"}, {"window", "Thief"}};
  const auto steals = [&] {
    desk_.sim().advance(50ms);
    EXPECT_FALSE(restores(widgets));
    EXPECT_TRUE(desk_.sim().run(steal.dump(), "Widgets"));
    desk_.sim().advance(10ms);
  };
  for (int i = 0; i < 3; ++i) {
    steals();
    EXPECT_TRUE(restores(widgets));
  }
  steals();
  const auto effects = guard_.take_side_effects();
  ASSERT_TRUE(effects);
  EXPECT_EQ(effects->front().kind, SideEffectKind::active_window);
  EXPECT_EQ(effects->front().duration_ms, 10 + 10 + 10 + 50 + 10);
  EXPECT_FALSE(effects->front().restored);
}

// metacity calls nobody active for 5 to 14 ms where a window closes that a keyboard of ours was in.
TEST_F(Guard, ThatNoWindowWasCalledActiveForAWhileIsTold) {
  ASSERT_TRUE(desk_.sim().run(R"({"do": "deactivate", "window": "Letter"})", "Editor"));
  EXPECT_FALSE(restores(widgets));
  EXPECT_FALSE(guard_.take_side_effects()) << "it may be on its way to another window of the user's";
  desk_.sim().advance(70ms);
  ASSERT_TRUE(desk_.sim().run(R"({"do": "take_focus", "takes": ["active"], "window": "Letter"})", "Editor"));
  EXPECT_FALSE(restores(widgets));
  const auto effects = guard_.take_side_effects();
  ASSERT_TRUE(effects && effects->size() == 1);
  EXPECT_EQ(effects->front().kind, SideEffectKind::active_window);
  EXPECT_EQ(effects->front().duration_ms, 70);
  EXPECT_TRUE(effects->front().restored);
}

// On a busy machine the look that finds the gap is later than the event that ends it.
TEST_F(Guard, ALossThatEndedBeforeTheLookThatFoundItTookNoTime) {
  const auto ended_at = desk_.platform().clock->now();
  desk_.sim().advance(3ms);
  EXPECT_FALSE(restores(widgets));
  ASSERT_TRUE(desk_.sim().run(R"({"do": "deactivate", "window": "Letter"})", "Editor"));
  EXPECT_FALSE(restores(widgets));
  ASSERT_TRUE(desk_.sim().run(R"({"do": "take_focus", "takes": ["active"], "window": "Letter"})", "Editor"));
  EXPECT_FALSE(restores(widgets, ended_at));
  const auto effects = guard_.take_side_effects();
  ASSERT_TRUE(effects && effects->size() == 1);
  EXPECT_EQ(effects->front().duration_ms, 0);
  EXPECT_TRUE(effects->front().restored);
}

TEST_F(Guard, AStealerThatComesWhileAWindowOfTheUserIsAboutToBecomeActiveGivesItBackToThat) {
  open_behind("Editor", "Save as");
  EXPECT_FALSE(restores(widgets)) << "seen, and not in front yet";
  open("Widgets", "Thief");
  EXPECT_TRUE(restores(widgets));
  EXPECT_EQ(active(), desk_.sim().window("Save as")->window_id);
}

TEST_F(Guard, AWindowThatTheUserPutsAwayStaysAway) {
  open_behind("Widgets", "Dialog");
  EXPECT_FALSE(restores(widgets));
  ASSERT_TRUE(desk_.sim().run(R"([{"do": "minimize"}])", "Editor"));
  ASSERT_TRUE(desk_.sim().run(R"({"do": "take_focus", "window": "Dialog"})", "Widgets"));
  EXPECT_FALSE(restores(widgets));
  EXPECT_EQ(active(), desk_.sim().window("Dialog")->window_id);
}

// An action follows another at once, and what the first one opened is in front at that very moment.
TEST_F(Guard, OneThatTakesOverKnowsWhatTheUserHad) {
  open("Widgets", "Dialog");
  guard_ = UserStateGuard::begin(desk_.facets(), limits(), guard_.kept()).value();
  EXPECT_EQ(guard_.before().active_window, letter_);
  EXPECT_TRUE(restores(widgets));
  EXPECT_EQ(active(), letter_);
}

TEST_F(Guard, OneThatTakesOverKnowsTheOrderOfWindowsThatTheUserHad) {
  open_behind("Widgets", "Palette");
  auto former = UserStateGuard::begin(desk_.facets(), limits()).value();
  ASSERT_TRUE(desk_.sim().run(R"({"do": "take_focus", "takes": ["stacking"], "window": "Palette"})", "Widgets"));
  ASSERT_NE(desk_.sim().user_state().stacking.back(), letter_);
  guard_ = UserStateGuard::begin(desk_.facets(), limits(), former.kept()).value();
  EXPECT_TRUE(restores(widgets));
  EXPECT_EQ(desk_.sim().user_state().stacking.back(), letter_);
}

TEST_F(Guard, OneThatTakesOverGivesNothingBackToWhoLeft) {
  const auto dialog = open("Widgets", "Dialog");
  ASSERT_TRUE(desk_.sim().run(R"([{"do": "minimize"}])", "Editor"));
  ASSERT_TRUE(desk_.sim().run(R"({"do": "take_focus", "window": "Dialog"})", "Widgets"));
  EXPECT_FALSE(restores(widgets));
  EXPECT_FALSE(guard_.kept());
  guard_ = UserStateGuard::begin(desk_.facets(), limits(), guard_.kept()).value();
  EXPECT_EQ(guard_.before().active_window, dialog);
}

TEST_F(Guard, NothingIsTakenFromAnEmptyDesk) {
  SimulatedDesk empty(R"({"applications": [{"name": "App", "pid": 200}], "desk": {"active_window": null}})");
  auto guard = UserStateGuard::begin(empty.facets(), {empty.platform().clock->now() + 5s, {}});
  ASSERT_TRUE(guard);
  ASSERT_TRUE(empty.sim().run(
      R"([{"do": "open_window", "as": {"title": "First", "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}},
          {"do": "take_focus", "window": "First"}])",
      "App"));
  const auto first = empty.sim().window("First")->window_id;
  const auto restored =
      guard->restore_if_taken([](const Window&, bool) { return true; }, {empty.platform().clock->now() + 5s, {}});
  EXPECT_FALSE(restored.value());
  EXPECT_EQ(empty.sim().user_state().active_window, first);
}

// Many a desktop shows no stacking order, or not who has the keyboard.
/// A watch that hears of what happens only when a test tells it.
class LateNews : public testing::Test {
 protected:
  LateNews() : watch_(keeper_.watch(desk_.facets(), limits()).value()) {}

  platform::Limits limits() { return {now() + 5s, {}}; }
  platform::TimePoint now() { return desk_.platform().clock->now(); }
  void tell_that_active_changed(platform::TimePoint at) {
    events_.post({.kind = platform::EventKind::active_window_changed, .at = at, .node = {}, .detail = {}});
  }
  void look() { EXPECT_TRUE(watch_->look(limits())); }

  SimulatedDesk desk_;
  EventHub events_;
  UserStateKeeper keeper_{events_};
  std::unique_ptr<UserStateWatch> watch_;
};

TEST_F(LateNews, WhatNoLookSawIsTold) {
  desk_.sim().advance(5ms);
  const auto lost_at = now();
  desk_.sim().advance(5ms);
  tell_that_active_changed(lost_at);
  tell_that_active_changed(now());
  look();
  const auto effects = watch_->take_side_effects();
  ASSERT_TRUE(effects && effects->size() == 1);
  EXPECT_EQ(effects->front().kind, SideEffectKind::active_window);
  EXPECT_EQ(effects->front().duration_ms, 5);
  look();
  EXPECT_FALSE(watch_->take_side_effects()) << "once";
}

TEST_F(LateNews, OfAWindowThatTheUserTurnedToBeforeTheLookIsNoLoss) {
  desk_.sim().advance(5ms);
  const auto turned_at = now();
  ASSERT_TRUE(desk_.sim().run(R"([{"do": "open_window", "as": {"title": "Save as",
                                   "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}},
                                  {"do": "take_focus", "window": "Save as"}])",
                              "Editor"));
  desk_.sim().advance(5ms);
  look();
  EXPECT_EQ(watch_->front(), desk_.window("Save as"));
  tell_that_active_changed(turned_at);
  tell_that_active_changed(turned_at);
  look();
  EXPECT_FALSE(watch_->take_side_effects());
}

class BlindGuard : public testing::Test {
 protected:
  /// A calm desk of the user's Editor and App, of which `hides` cannot be observed.
  static json scene(const json& hides) {
    auto scene = json::parse(scene_of({button("Steal", {{"on_press", {{"do", "take_focus"}}}}), button("Calm")}));
    scene["desk"]["hides"] = hides;
    return scene;
  }
  static std::vector<std::string> kinds(const json& effects) {
    std::vector<std::string> kinds;
    for (const auto& effect : effects) kinds.push_back(effect["kind"]);
    return kinds;
  }
};

TEST_F(BlindGuard, AReplySaysWhatItCannotSpeakOf) {
  SimulatedDesk desk(scene(json::array({"stacking", "focus"})).dump());
  const auto result = desk.click("Calm");
  EXPECT_FALSE(result.contains("side_effects"));
  EXPECT_EQ(result["unobserved"], json::array({"focus", "stacking"}));
  EXPECT_FALSE(SimulatedDesk(scene(json::array()).dump()).click("Calm").contains("unobserved"));
}

TEST_F(BlindGuard, WhatIsSeenToBeTakenIsGivenBackAndNothingElseIsClaimed) {
  SimulatedDesk desk(scene(json::array({"stacking", "focus"})).dump());
  const auto before = desk.sim().user_state();
  const auto result = desk.click("Steal");
  EXPECT_EQ(kinds(result["side_effects"]), std::vector<std::string>{"active_window"});
  EXPECT_EQ(desk.sim().user_state(), before) << "the memento puts back what nobody sees";
}

TEST_F(BlindGuard, WithoutAnActiveWindowToSeeTheOrderStillTells) {
  SimulatedDesk desk(scene(json::array({"active_window", "focus"})).dump());
  const auto before = desk.sim().user_state();
  const auto result = desk.click("Steal");
  EXPECT_EQ(kinds(result["side_effects"]), std::vector<std::string>{"stacking"});
  EXPECT_EQ(desk.sim().user_state(), before);
}

TEST_F(BlindGuard, WhatIsNotSeenIsNoLossBetweenTwoLooks) {
  SimulatedDesk blind(scene(json::array({"active_window"})).dump());
  SimulatedDesk seeing(scene(json::array()).dump());
  for (auto* desk : {&blind, &seeing}) {
    desk->click("Calm");
    ASSERT_TRUE(desk->sim().run(R"([{"do": "deactivate", "window": "Letter"},
                                    {"do": "take_focus", "takes": ["active"], "window": "Letter"}])",
                                "Editor"));
  }
  const auto tells = [](SimulatedDesk& desk) { return desk.look("Window").contains("late_side_effects"); };
  EXPECT_TRUE(eventually([&] { return tells(seeing); })) << "that no window was called active for a moment";
  EXPECT_FALSE(tells(blind));
}

TEST_F(BlindGuard, TheTextSaysSoToo) {
  SimulatedDesk desk(scene(json::array({"stacking", "grab"})).dump());
  const auto token = desk.element("Calm", "Window").token;
  EXPECT_THAT(desk.reply("click", {{"element_token", token}})->text,
              testing::HasSubstr("this desktop does not show: stacking, grab"));
}

TEST_F(BlindGuard, AClickOnTheScreenClaimsNothingOfAPointerThatNobodySees) {
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  SimulatedDesk desk(scene(json::array({"pointer"})).dump(), config);
  const auto result = desk.call("click", {{"x", 5}, {"y", 5}});
  EXPECT_EQ(result["unobserved"], json::array({"pointer"}));
  EXPECT_EQ(result["side_effects"][0]["kind"], "pointer");
  EXPECT_EQ(result["side_effects"][0]["restored"], false);
}

}  // namespace
}  // namespace offhand::test
