#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "impl/events/event_log.h"

// Of what applications report, the log keeps what matters.
namespace offhand::test::app_event_log_cases {
namespace {

using platform::Event;
using platform::EventKind;

constexpr std::int64_t app = 200;

Event event(EventKind kind, const std::string& node = {}, const std::string& detail = {}, bool on = false) {
  Event made;
  made.kind = kind;
  made.pid = app;
  if (!node.empty()) made.node = platform::NodeHandle::of(node);
  made.detail = detail;
  made.on = on;
  return made;
}

std::size_t count(const EventLog& log, EventKind kind) {
  std::size_t found = 0;
  for (const auto& logged : log.of(app)) found += logged.event.kind == kind ? 1 : 0;
  return found;
}

TEST(EventsOfAnApplication, LeaveOutWhatIsSaidOfNodesThatEnd) {
  EventLog log;
  log.note(event(EventKind::window_closed));
  for (int i = 0; i < 166; ++i) {
    const auto node = "row " + std::to_string(i);
    log.note(event(EventKind::state_changed, node, "showing", false));
    log.note(event(EventKind::name_changed, node, "accessible-name", true));
    log.note(event(EventKind::state_changed, node, "defunct", true));
  }
  EXPECT_EQ(count(log, EventKind::state_changed), 0U);
  EXPECT_EQ(count(log, EventKind::window_closed), 1U);
}

TEST(EventsOfAnApplication, HaveAnotherVersionWheneverTheyTellSomethingElse) {
  EventLog log;
  EXPECT_EQ(log.version_of(app), 0U);
  log.note(event(EventKind::state_changed, "row", "showing", true));
  const auto shown = log.version_of(app);
  EXPECT_NE(shown, 0U);
  log.note(event(EventKind::bounds_changed, "row"));
  log.note(event(EventKind::state_changed, "other", "defunct", true));
  EXPECT_EQ(log.version_of(app), shown) << "neither is told of";
  log.note(event(EventKind::state_changed, "row", "defunct", true));
  EXPECT_NE(log.version_of(app), shown) << "what was said of it is left out";
}

TEST(EventsOfAnApplication, TellOnceThatManyNodesShow) {
  EventLog log;
  for (int i = 0; i < 129; ++i) log.note(event(EventKind::state_changed, "cell " + std::to_string(i), "showing", true));
  const auto told = log.of(app);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].times, 129);
  log.note(event(EventKind::state_changed, "box", "checked", true));
  log.note(event(EventKind::state_changed, "another box", "checked", true));
  EXPECT_EQ(log.of(app).size(), 3U) << "which of them was ticked matters";
}

TEST(EventsOfAnApplication, DoNotPushOutWindows) {
  EventLog log;
  log.note(event(EventKind::window_opened));
  for (int i = 0; i < 10'000; ++i) log.note(event(EventKind::value_changed, "cell " + std::to_string(i)));
  EXPECT_EQ(count(log, EventKind::window_opened), 1U);
  EXPECT_EQ(log.of(app).size(), EventLog::kept_per_process);
}

TEST(EventsOfAnApplication, AreNotPushedOutByWindowsEither) {
  EventLog log;
  for (int i = 0; i < 1'000; ++i) log.note(event(EventKind::window_opened));
  for (int i = 0; i < 1'000; ++i) log.note(event(EventKind::value_changed, "cell " + std::to_string(i)));
  EXPECT_EQ(count(log, EventKind::window_opened), 100U);
  EXPECT_EQ(count(log, EventKind::value_changed), EventLog::kept_per_process - 100);
}

}  // namespace
}  // namespace offhand::test::app_event_log_cases
