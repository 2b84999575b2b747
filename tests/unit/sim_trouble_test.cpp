#include <thread>

#include "tests/unit/sim_fixture.h"

namespace offhand::platform::sim {
namespace {

using namespace std::chrono_literals;

class SimTrouble : public SimTest {
 protected:
  void open_with(const std::string& trouble) {
    open(one_window(button_a + R"(, {"role": "textbox", "name": "Entry"})", "", R"(, "troubles": [)" + trouble + "]"));
  }
};

TEST_F(SimTrouble, AHangForEverEndsAtTheDeadlineOfTheCaller) {
  open_with(R"({"at_ms": 0, "do": {"do": "hang", "application": "App"}})");
  const auto real = std::chrono::steady_clock::now();
  const auto begin = simulation->now();
  const auto tree = platform->tree->read(window("Main"), {}, within(10s));
  ASSERT_FALSE(tree);
  EXPECT_EQ(tree.error().code, "app_not_responding");
  EXPECT_EQ(simulation->now() - begin, 10s);
  EXPECT_LT(std::chrono::steady_clock::now() - real, 10s) << "nobody really waits";
}

TEST_F(SimTrouble, AHangThatEndsIsSatOut) {
  open_with(R"({"on_call": {"call": "read", "nth": 2}, "do": {"do": "hang", "for_ms": 700}})");
  const auto begin = simulation->now();
  read("Main");
  EXPECT_EQ(simulation->now(), begin);
  read("Main");
  EXPECT_EQ(simulation->now() - begin, 700ms);
}

TEST_F(SimTrouble, WhatWasAskedOfAHungApplicationHappensWhenItWakes) {
  open_with(R"({"at_ms": 0, "do": {"do": "hang", "application": "App", "for_ms": 5000}})");
  const auto delivery = platform->tree->perform(node("Main", "A"), NodeAction::press, within(1s));
  EXPECT_EQ(delivery.outcome, Outcome::unknown);
  EXPECT_TRUE(simulation->log().empty());
  simulation->advance(4s);
  ASSERT_EQ(simulation->log().size(), 1U);
  EXPECT_EQ(simulation->log()[0].at, 5s);
}

TEST_F(SimTrouble, PointerAndKeysDoNotWaitForAHungApplication) {
  open_with(R"({"at_ms": 0, "do": {"do": "hang", "application": "App", "for_ms": 500}})");
  EXPECT_EQ(click_background(*platform->input, window("Main"), left_click(15, 15), soon()).outcome, Outcome::delivered);
  EXPECT_TRUE(simulation->log().empty());
  simulation->advance(1s);
  EXPECT_EQ(simulation->log_lines(), std::vector<std::string>{"App | 1 | A | pointer | left at 15,15"});
}

TEST_F(SimTrouble, AnApplicationVanishesDuringACall) {
  open_with(R"({"on_call": {"call": "perform"}, "do": {"do": "vanish"}})");
  const auto main = window("Main");
  const auto a = node("Main", "A");
  EXPECT_EQ(press(a).outcome, Outcome::unknown);
  EXPECT_EQ(platform->tree->read(main, {}, soon()).error().code, "window_closed");
  EXPECT_EQ(platform->windows->describe(1, soon()).error().code, "window_not_found");
  EXPECT_EQ(platform->apps->ended(10), (platform::Ended{platform::Ended::How::signalled, 11}));
  EXPECT_EQ(events.count(EventKind::application_gone), 1U);
  EXPECT_EQ(events.count(EventKind::window_closed), 1U);
}

TEST_F(SimTrouble, AWindowClosesBetweenTwoKeys) {
  open_with(
      R"({"on_call": {"call": "keys_background", "nth": 2, "application": "App"}, "do": {"do": "close_window"}})");
  const auto delivery = keys_background(*platform->input, window("Main"), {{"a", {}}, {"b", {}}}, 0ms, soon());
  EXPECT_EQ(delivery.outcome, Outcome::unknown);
  EXPECT_EQ(simulation->log_lines(), std::vector<std::string>{"App | 1 |  | keys | key a"});
}

TEST_F(SimTrouble, AWindowVanishesAfterTheCall) {
  open_with(R"({"on_call": {"call": "perform", "when": "after"}, "do": {"do": "close_window"}})");
  EXPECT_EQ(press(node("Main", "A")).outcome, Outcome::delivered);
  EXPECT_EQ(simulation->log_lines(), std::vector<std::string>{"App | 1 | A | action | press"});
  EXPECT_FALSE(simulation->window("Main"));
}

TEST_F(SimTrouble, AHandleIsRecycledBetweenIdentifyAndPerform) {
  open_with(R"({"on_call": {"call": "identify", "when": "after"},
    "do": {"do": "recycle", "node": "A", "as": {"role": "button", "name": "DANGER"}}})");
  const auto a = node("Main", "A");
  EXPECT_EQ(name_of("Main", a), "A");
  press(a);
  EXPECT_EQ(simulation->log_lines(), std::vector<std::string>{"App | 1 | DANGER | action | press"});
}

TEST_F(SimTrouble, AStormOfEvents) {
  open_with(R"({"at_ms": 100, "do": {"do": "storm", "application": "App", "node": "A", "per_second": 200,
    "for_ms": 1000}})");
  simulation->advance(100ms + 500ms);
  EXPECT_NEAR(static_cast<double>(events.count(EventKind::state_changed)), 100, 2);
  simulation->advance(10s);
  EXPECT_EQ(events.count(EventKind::state_changed), 200U);
  EXPECT_EQ(events.events().front().node, node("Main", "A"));
}

TEST_F(SimTrouble, AModalDialogKeepsItsOwnerFromReacting) {
  open_with(R"({"at_ms": 50, "do": {"do": "open_window", "application": "App", "as": {"title": "Sure?",
    "modal": true, "bounds": {"x": 120, "y": 120, "width": 100, "height": 80}, "tree": {"children": [
      {"role": "button", "name": "OK", "on_press": {"do": "close_window"}}]}}}})");
  EXPECT_TRUE(events.wait(*platform->clock, EventKind::window_opened, 1s));
  EXPECT_EQ(press(node("Main", "A")).outcome, Outcome::delivered);
  EXPECT_EQ(simulation->log_lines().back(), "App | 1 | A | action | press (ignored)");
  EXPECT_TRUE(read("Sure?").nodes.front().states.contains(ElementState::modal));
  press(node("Sure?", "OK"));
  press(node("Main", "A"));
  EXPECT_EQ(simulation->log_lines().back(), "App | 1 | A | action | press");
}

TEST_F(SimTrouble, AWindowStealsTheFocusWhenPressed) {
  open(one_window(R"({"role": "button", "name": "A", "on_press": {"do": "take_focus", "after_ms": 20}},
    {"role": "button", "name": "B", "on_press": {"do": "take_focus", "takes": ["active"]}})"));
  const auto before = simulation->user_state();
  press(node("Main", "B"));
  EXPECT_EQ(simulation->user_state().active_window, 1);
  EXPECT_EQ(simulation->user_state().focus_owner, 2);
  ASSERT_TRUE(platform->user_desk->restore(before, soon()));
  press(node("Main", "A"));
  simulation->advance(20ms);
  EXPECT_EQ(simulation->user_state().stacking, (std::vector<std::int64_t>{2, 1}));
  EXPECT_EQ(simulation->user_state().focus_owner, 1);
}

TEST_F(SimTrouble, ALostDisplayIsNoticedOnce) {
  open_with(R"({"on_call": {"call": "list"}, "do": {"do": "display", "state": "lost", "reason": "server ended"}})");
  EXPECT_EQ(platform->windows->list(soon()).error().code, "display_lost");
  EXPECT_TRUE(platform->windows->list(soon()));
}

TEST_F(SimTrouble, ALostDisplayCanStayLostForAWhile) {
  open_with(R"({"at_ms": 10, "do": {"do": "display", "state": "lost", "for_ms": 100}})");
  simulation->advance(10ms);
  EXPECT_FALSE(platform->windows->list(soon()));
  EXPECT_FALSE(platform->windows->list(soon()));
  simulation->advance(100ms);
  EXPECT_TRUE(platform->windows->list(soon()));
}

TEST_F(SimTrouble, LatencyIsSimulatedTime) {
  open(one_window(button_a, R"("latency_ms": 40,)"));
  const auto begin = simulation->now();
  read("Main");
  EXPECT_EQ(simulation->now() - begin, 40ms);
}

TEST_F(SimTrouble, AStopEndsACallIntoAHungApplication) {
  open_with(R"({"at_ms": 0, "do": {"do": "hang", "application": "App"}})");
  std::stop_source source;
  std::jthread stopper([&] {
    std::this_thread::sleep_for(5ms);
    source.request_stop();
  });
  const auto tree = platform->tree->read(window("Main"), {}, {TimePoint::max(), source.get_token()});
  EXPECT_EQ(tree.error().code, "cancelled");
}

TEST_F(SimTrouble, KillingAHungApplicationFreesWhoeverWaitsForIt) {
  open_with(R"({"at_ms": 0, "do": {"do": "hang", "application": "App"}})");
  const auto main = window("Main");
  std::jthread reader(
      [&] { EXPECT_EQ(platform->tree->read(main, {}, {TimePoint::max(), {}}).error().code, "window_closed"); });
  std::this_thread::sleep_for(5ms);
  EXPECT_TRUE(platform->apps->kill(10, soon()));
}

TEST_F(SimTrouble, AnInjectedEventReachesTheSink) {
  open(one_window(button_a));
  Event overflow;
  overflow.kind = EventKind::overflow;
  simulation->inject(overflow);
  EXPECT_EQ(events.count(EventKind::overflow), 1U);
}

TEST_F(SimTrouble, ASinkMayCallBackIntoTheFacets) {
  class Curious final : public EventSink {
   public:
    void post(Event) override {
      if (platform == nullptr) return;
      EXPECT_TRUE(platform->windows->list({TimePoint::max(), {}}));
    }
    Platform* platform = nullptr;
  } curious;
  auto loaded = Simulation::load("widgets", curious);
  ASSERT_TRUE(loaded);
  const auto opened = (*loaded)->platform();
  curious.platform = opened.get();
  ASSERT_TRUE((*loaded)->run(R"({"do": "rename", "node": "A", "text": "Z"})", "Widgets"));
}

TEST_F(SimTrouble, ThreadsMayUseEverythingAtOnce) {
  open("widgets");
  const auto main = window("Widgets");
  const auto check = node("Widgets", "Check me");
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back([&] {
        const auto working = platform->clock->working();
        for (int round = 0; round < 50; ++round) {
          EXPECT_TRUE(platform->tree->read(main, {}, within(1s)));
          EXPECT_EQ(platform->tree->perform(check, NodeAction::press, within(1s)).outcome, Outcome::delivered);
          EXPECT_EQ(keys_background(*platform->input, main, {{"a", {}}, {"b", {}}}, 5ms, within(1s)).outcome,
                    Outcome::delivered);
        }
      });
  }
  EXPECT_EQ(value("Widgets", "Entry").size(), 400U);
}

}  // namespace
}  // namespace offhand::platform::sim
