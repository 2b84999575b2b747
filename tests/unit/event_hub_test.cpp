#include <gtest/gtest.h>

#include <thread>

#include "impl/action/press_spacing.h"
#include "impl/events/event_hub.h"
#include "platform/host/steady_clock.h"

namespace offhand::test {
namespace {

using platform::Event;
using platform::EventKind;
using std::chrono::milliseconds;

Event event_of(std::int64_t pid, EventKind kind, platform::TimePoint at, const std::string& path = "/node") {
  Event event;
  event.kind = kind;
  event.at = at;
  event.pid = pid;
  event.node = platform::NodeHandle::of(std::string(path));
  return event;
}

class EventHubTest : public testing::Test {
 protected:
  std::optional<Event> wait(EventWatch& watch, milliseconds limit = milliseconds(0)) {
    return watch.wait([](const Event&) { return true; }, clock_.now() + limit, {}, clock_);
  }
  /// Whether an action has evidence when these events come with it. A second later it is over.
  bool act(std::int64_t pid, const std::string& action, const std::vector<std::pair<std::string, EventKind>>& events) {
    now_ += milliseconds(1500);
    const auto watch = hub_.watch(pid);
    watch->begin_action(now_, std::hash<std::string>{}(action));
    for (const auto& [node, kind] : events) hub_.post(event_of(pid, kind, now_ + milliseconds(10), node));
    const bool seen = watch->wait(shows_an_effect, clock_.now(), {}, clock_).has_value();
    seen ? watch->end_with_effect() : watch->end_in_silence();
    return seen;
  }
  EventHub hub_;
  platform::SteadyClock clock_;
  platform::TimePoint now_ = clock_.now();
};

TEST_F(EventHubTest, WatchSeesItsProcessAndTheDesktop) {
  const auto watch = hub_.watch(1);
  hub_.post(event_of(2, EventKind::name_changed, clock_.now()));
  EXPECT_FALSE(wait(*watch));
  hub_.post(event_of(0, EventKind::stacking_changed, clock_.now()));
  EXPECT_EQ(wait(*watch)->kind, EventKind::stacking_changed);
  hub_.post(event_of(1, EventKind::text_changed, clock_.now()));
  EXPECT_EQ(wait(*watch)->kind, EventKind::text_changed);
}

TEST_F(EventHubTest, FocusThatMayHaveMovedInSilenceIsNotKnownUntilItIsTold) {
  const auto field = platform::NodeHandle::of(std::string("field"));
  const auto button = platform::NodeHandle::of(std::string("button"));
  hub_.saw_focus(1, field);
  hub_.doubt_focus(1, field);
  EXPECT_EQ(hub_.last_focused(1), field) << "what had it was pressed itself";
  hub_.doubt_focus(1, button);
  EXPECT_TRUE(hub_.is_focus_in_doubt(1));
  EXPECT_FALSE(hub_.is_focus_in_doubt(2));
  EXPECT_FALSE(hub_.last_focused(1));
  hub_.saw_focus(1, button);
  EXPECT_FALSE(hub_.is_focus_in_doubt(1));
  EXPECT_EQ(hub_.last_focused(1), button);
}

TEST(PressSpacing, KeepsClicksApartThatWouldBeOneDoubleClick) {
  PressSpacing presses;
  const platform::TimePoint now{std::chrono::hours(1)};
  EXPECT_EQ(presses.clicks_apart_at(7, 10, 10, now), now);
  presses.clicked(7, 10, 10, now);
  const auto soon = now + milliseconds(100);
  EXPECT_GT(presses.clicks_apart_at(7, 13, 10, soon), now + milliseconds(500)) << "Chromium's time for a double click";
  EXPECT_EQ(presses.clicks_apart_at(7, 30, 10, soon), soon) << "elsewhere";
  EXPECT_EQ(presses.clicks_apart_at(8, 10, 10, soon), soon) << "in another window";
  const auto later = now + milliseconds(600);
  EXPECT_EQ(presses.clicks_apart_at(7, 10, 10, later), later);
}

TEST_F(EventHubTest, TwoActionsOnOneProcessAtOnceAreCompany) {
  const auto first = hub_.watch(1);
  const auto elsewhere = hub_.watch(2);
  const auto idle = hub_.watch(1);
  elsewhere->begin_action(now_, 1);
  first->begin_action(now_, 1);
  EXPECT_FALSE(first->has_company());
  {
    const auto second = hub_.watch(1);
    second->begin_action(now_, 2);
    EXPECT_TRUE(second->has_company());
  }
  EXPECT_TRUE(first->has_company());
  EXPECT_FALSE(elsewhere->has_company());
  first->begin_action(now_, 3);
  EXPECT_FALSE(first->has_company());
}

TEST_F(EventHubTest, WhatCountsMayAskForCompany) {
  const auto watch = hub_.watch(1);
  watch->begin_action(clock_.now(), 1);
  hub_.post(event_of(1, EventKind::text_changed, clock_.now()));
  const auto alone = [&](const Event&) { return !watch->has_company(); };
  EXPECT_TRUE(watch->wait(alone, clock_.now(), {}, clock_));
}

TEST_F(EventHubTest, WhatCameBeforeTheActionDoesNotCount) {
  const auto watch = hub_.watch(1);
  hub_.post(event_of(1, EventKind::text_changed, clock_.now()));
  watch->begin_action(clock_.now(), 1);
  EXPECT_FALSE(wait(*watch));
}

TEST_F(EventHubTest, WaitEndsWithTheEvent) {
  const auto watch = hub_.watch(1);
  watch->begin_action(clock_.now(), 1);
  std::jthread poster([&] { hub_.post(event_of(1, EventKind::text_changed, clock_.now())); });
  EXPECT_TRUE(wait(*watch, milliseconds(10'000)));
}

TEST_F(EventHubTest, WaitEndsWithAStopRequest) {
  const auto watch = hub_.watch(1);
  std::stop_source stop;
  std::jthread stopper([&] { stop.request_stop(); });
  EXPECT_FALSE(
      watch->wait([](const Event&) { return true; }, clock_.now() + milliseconds(10'000), stop.get_token(), clock_));
}

TEST_F(EventHubTest, WhatRepeatsByItselfIsChatter) {
  const auto now = clock_.now();
  for (int i = 0; i < 3; ++i) hub_.post(event_of(1, EventKind::value_changed, now + milliseconds(10 * i), "/bar"));
  const auto watch = hub_.watch(1);
  watch->begin_action(now + milliseconds(50), 1);
  hub_.post(event_of(1, EventKind::value_changed, now + milliseconds(60), "/bar"));
  EXPECT_FALSE(wait(*watch));
  hub_.post(event_of(1, EventKind::value_changed, now + milliseconds(60), "/other"));
  EXPECT_TRUE(wait(*watch)) << "another node is no chatter";
}

TEST_F(EventHubTest, OneLateEventOfAnEarlierActionIsNoHabit) {
  const auto now = clock_.now();
  hub_.watch(1)->begin_action(now - milliseconds(400), 1);
  hub_.post(event_of(1, EventKind::value_changed, now, "/display"));
  const auto watch = hub_.watch(1);
  watch->begin_action(now + milliseconds(50), 1);
  hub_.post(event_of(1, EventKind::value_changed, now + milliseconds(60), "/display"));
  EXPECT_TRUE(wait(*watch));
}

TEST_F(EventHubTest, WhatChangedOnceByItselfIsNoEvidenceForAMinute) {
  const auto now = clock_.now();
  hub_.post(event_of(1, EventKind::text_changed, now, "/clock"));
  const auto watch = hub_.watch(1);
  watch->begin_action(now + std::chrono::seconds(59), 1);
  hub_.post(event_of(1, EventKind::name_changed, now + std::chrono::seconds(59), "/clock"));
  EXPECT_FALSE(wait(*watch)) << "the same change under another name";
  watch->begin_action(now + std::chrono::seconds(61), 1);
  hub_.post(event_of(1, EventKind::text_changed, now + std::chrono::seconds(61), "/clock"));
  EXPECT_TRUE(wait(*watch));
}

TEST_F(EventHubTest, AProcessIsCalmAfterLongerThanAClockOfMinutesTakes) {
  hub_.attend(1, now_);
  EXPECT_FALSE(hub_.is_calm(1, now_ + std::chrono::seconds(62)));
  hub_.post(event_of(1, EventKind::text_changed, now_ + std::chrono::seconds(62), "/clock"));
  EXPECT_FALSE(hub_.is_calm(1, now_ + std::chrono::seconds(70)));
  EXPECT_TRUE(hub_.is_calm(1, now_ + std::chrono::seconds(130)));
}

TEST_F(EventHubTest, WhatOnceChangedByItselfIsNeverNewsElsewhere) {
  hub_.attend(1, now_);
  hub_.post(event_of(1, EventKind::text_changed, now_, "/clock"));
  const auto later = now_ + std::chrono::minutes(5);
  EXPECT_FALSE(hub_.is_news(event_of(1, EventKind::text_changed, later, "/clock"), later));
  EXPECT_TRUE(hub_.is_news(event_of(1, EventKind::text_changed, later, "/display"), later));
}

TEST_F(EventHubTest, WhatComesWithTheRepetitionOfASilentActionIsNotItsDoing) {
  ASSERT_FALSE(act(1, "/clear", {}));
  EXPECT_FALSE(act(1, "/clear", {{"/clock", EventKind::text_changed}}));
}

TEST_F(EventHubTest, TheDoubtLastsForOneRepetition) {
  ASSERT_FALSE(act(1, "/clear", {}));
  ASSERT_FALSE(act(1, "/clear", {{"/display", EventKind::text_changed}}));
  EXPECT_TRUE(act(1, "/clear", {{"/display", EventKind::text_changed}}));
}

TEST_F(EventHubTest, SilenceEndsWithAnythingThatAnotherActionChanges) {
  for (const auto change : {EventKind::text_changed, EventKind::focus_changed}) {
    ASSERT_FALSE(act(1, "/clear", {}));
    act(1, "/seven", {{"/display", change}});
    EXPECT_TRUE(act(1, "/clear", {{"/display", EventKind::text_changed}})) << to_string(change);
  }
}

TEST_F(EventHubTest, SilenceOfOneActionSaysNothingOfAnotherNorOfAnotherProcess) {
  ASSERT_FALSE(act(1, "/clear", {}));
  EXPECT_TRUE(act(1, "/seven", {{"/display", EventKind::text_changed}}));
  ASSERT_FALSE(act(1, "/clear", {}));
  EXPECT_TRUE(act(2, "/clear", {{"/display", EventKind::text_changed}}));
}

TEST_F(EventHubTest, AWindowIsEvidenceAlsoForTheRepetitionOfASilentAction) {
  ASSERT_FALSE(act(1, "/open", {}));
  EXPECT_TRUE(act(1, "/open", {{"/window", EventKind::window_opened}}));
}

TEST_F(EventHubTest, SilenceIsForgottenAfterAMinute) {
  ASSERT_FALSE(act(1, "/clear", {}));
  now_ += std::chrono::seconds(61);
  EXPECT_TRUE(act(1, "/clear", {{"/display", EventKind::text_changed}}));
}

TEST_F(EventHubTest, AFullQueueLosesTheOldestAndSaysSo) {
  const auto watch = hub_.watch(1);
  watch->begin_action(clock_.now(), 1);
  for (int i = 0; i < 3000; ++i) hub_.post(event_of(1, EventKind::text_changed, clock_.now(), "/" + std::to_string(i)));
  EXPECT_TRUE(watch->overflowed());
  EXPECT_TRUE(wait(*watch));
}

}  // namespace
}  // namespace offhand::test
