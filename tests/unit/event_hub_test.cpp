#include <gtest/gtest.h>

#include <thread>

#include "impl/action/event_hub.h"

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
  event.node = {"app", path};
  return event;
}

class EventHubTest : public testing::Test {
 protected:
  std::optional<Event> wait(EventWatch& watch, milliseconds limit = milliseconds(0)) {
    return watch.wait([](const Event&) { return true; }, clock_.now() + limit, {}, clock_);
  }
  EventHub hub_;
  platform::SteadyClock clock_;
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

TEST_F(EventHubTest, WhatCameBeforeTheActionDoesNotCount) {
  const auto watch = hub_.watch(1);
  hub_.post(event_of(1, EventKind::text_changed, clock_.now()));
  watch->begin_action(clock_.now());
  EXPECT_FALSE(wait(*watch));
}

TEST_F(EventHubTest, WaitEndsWithTheEvent) {
  const auto watch = hub_.watch(1);
  watch->begin_action(clock_.now());
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
  watch->begin_action(now + milliseconds(50));
  hub_.post(event_of(1, EventKind::value_changed, now + milliseconds(60), "/bar"));
  EXPECT_FALSE(wait(*watch));
  hub_.post(event_of(1, EventKind::value_changed, now + milliseconds(60), "/other"));
  EXPECT_TRUE(wait(*watch)) << "another node is no chatter";
}

TEST_F(EventHubTest, OneLateEventOfAnEarlierActionIsNoHabit) {
  const auto now = clock_.now();
  hub_.watch(1)->begin_action(now - milliseconds(400));
  hub_.post(event_of(1, EventKind::value_changed, now, "/display"));
  const auto watch = hub_.watch(1);
  watch->begin_action(now + milliseconds(50));
  hub_.post(event_of(1, EventKind::value_changed, now + milliseconds(60), "/display"));
  EXPECT_TRUE(wait(*watch));
}

TEST_F(EventHubTest, WhatChangedOnceByItselfIsNoEvidenceForAMinute) {
  const auto now = clock_.now();
  hub_.post(event_of(1, EventKind::text_changed, now, "/clock"));
  const auto watch = hub_.watch(1);
  watch->begin_action(now + std::chrono::seconds(59));
  hub_.post(event_of(1, EventKind::name_changed, now + std::chrono::seconds(59), "/clock"));
  EXPECT_FALSE(wait(*watch)) << "the same change under another name";
  watch->begin_action(now + std::chrono::seconds(61));
  hub_.post(event_of(1, EventKind::text_changed, now + std::chrono::seconds(61), "/clock"));
  EXPECT_TRUE(wait(*watch));
}

TEST_F(EventHubTest, AFullQueueLosesTheOldestAndSaysSo) {
  const auto watch = hub_.watch(1);
  watch->begin_action(clock_.now());
  for (int i = 0; i < 3000; ++i) hub_.post(event_of(1, EventKind::text_changed, clock_.now(), "/" + std::to_string(i)));
  EXPECT_TRUE(watch->overflowed());
  EXPECT_TRUE(wait(*watch));
}

}  // namespace
}  // namespace offhand::test
