// Actions, with the applications' own logs as oracle.
#include <signal.h>

#include <atomic>

#include "platform/host/steady_clock.h"
#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::Delivery;
using platform::EventKind;
using platform::Node;
using platform::NodeAction;
using platform::Outcome;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// How much later than asked a busy machine may wake us.
constexpr milliseconds slack{2000};

const std::string clicked_a = R"("event": "clicked", "name": "A")";

class Actions : public AtspiDesktop, public testing::WithParamInterface<const char*> {
 protected:
  std::string toolkit() const { return GetParam(); }
  Node node(const platform::WindowInfo& in, const std::string& name, const std::string& role = {}) {
    const platform::Tree tree = read(in);
    const Node* found = find(tree, name, role);
    EXPECT_NE(found, nullptr) << name;
    return found != nullptr ? *found : Node{};
  }
};

TEST_P(Actions, PressPressesOnce) {
  const RunningApp app = fixture(toolkit(), "Press");
  const auto found = window("Press");
  ASSERT_TRUE(found);
  const Delivery delivery = tree_.perform(node(*found, "A", "button").handle, NodeAction::press, within(20000));
  EXPECT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  EXPECT_TRUE(app.wait_for_output(clicked_a));
  std::this_thread::sleep_for(milliseconds(500));
  EXPECT_EQ(app.count_in_output(R"("event": "clicked")"), 1);
}

TEST_P(Actions, KeepTheirElementWhenOneIsInsertedBefore) {
  const RunningApp app = fixture(toolkit(), "Insertion");
  const auto found = window("Insertion");
  ASSERT_TRUE(found);
  const Node a = node(*found, "A", "button");
  app.tell("insert");
  ASSERT_TRUE(app.wait_for_output(R"("event": "done")"));
  const auto identity = tree_.identify(*found, a.handle, within(20000));
  ASSERT_TRUE(identity);
  EXPECT_TRUE(identity->exists);
  EXPECT_EQ(identity->name, "A");
  EXPECT_EQ(tree_.perform(a.handle, NodeAction::press, within(20000)).outcome, Outcome::delivered);
  EXPECT_TRUE(app.wait_for_output(clicked_a));
  EXPECT_EQ(app.output().find(R"("clicked", "name": "DANGER")"), std::string::npos);
  const platform::Tree tree = read(*found);
  EXPECT_NE(find(tree, "DANGER", "button"), nullptr);
}

TEST_P(Actions, AVanishedElementIsNotActedOn) {
  const RunningApp app = fixture(toolkit(), "Removal");
  const auto found = window("Removal");
  ASSERT_TRUE(found);
  const Node a = node(*found, "A", "button");
  app.tell("remove A");
  ASSERT_TRUE(app.wait_for_output(R"("event": "done")"));
  std::this_thread::sleep_for(milliseconds(100));
  const auto identity = tree_.identify(*found, a.handle, within(20000));
  ASSERT_TRUE(identity);
  EXPECT_FALSE(identity->exists);
  const auto states = tree_.states(*found, a.handle, within(20000));
  ASSERT_TRUE(states);
  EXPECT_FALSE(*states);
  const Delivery delivery = tree_.perform(a.handle, NodeAction::press, within(20000));
  EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
}

TEST_P(Actions, TextGoesToTheCaretAndComesInOrder) {
  const RunningApp app = fixture(toolkit(), "Typing");
  const auto found = window("Typing");
  ASSERT_TRUE(found);
  for (const std::string field : {"Entry", "Notes"}) {
    const Node entry = node(*found, field, "textbox");
    EXPECT_TRUE(entry.editable_text);
    EXPECT_EQ(tree_.insert_text(entry.handle, "äß漢", within(20000)).outcome, Outcome::delivered);
    EXPECT_EQ(tree_.insert_text(entry.handle, "x😀y", within(20000)).outcome, Outcome::delivered);
    const auto text = tree_.text(entry.handle, within(20000));
    ASSERT_TRUE(text && *text);
    EXPECT_EQ(**text, "äß漢x😀y");
    EXPECT_TRUE(app.wait_for_output(R"("text": "äß漢x😀y")"));
  }
}

TEST_P(Actions, APasswordIsItsLengthOnly) {
  const RunningApp app = fixture(toolkit(), "Secrets");
  const auto found = window("Secrets");
  ASSERT_TRUE(found);
  const Node secret = node(*found, "Secret", "textbox");
  EXPECT_TRUE(secret.states.contains(ElementState::protected_));
  EXPECT_EQ(tree_.insert_text(secret.handle, "hünter2", within(20000)).outcome, Outcome::delivered);
  EXPECT_TRUE(app.wait_for_output(R"("name": "Secret", "length": 7)"));
  const auto text = tree_.text(secret.handle, within(20000));
  ASSERT_TRUE(text && *text);
  EXPECT_EQ(**text, "*******");
  EXPECT_EQ(node(*found, "Secret", "textbox").value, "*******");
}

TEST_P(Actions, WhatOffersNoActionIsNotAttempted) {
  const RunningApp app = fixture(toolkit(), "Inert");
  const auto found = window("Inert");
  ASSERT_TRUE(found);
  const Node label = node(*found, "Status: started");
  EXPECT_EQ(tree_.perform(label.handle, NodeAction::press, within(20000)).outcome, Outcome::not_attempted);
  EXPECT_EQ(tree_.insert_text(label.handle, "x", within(20000)).outcome, Outcome::not_attempted);
  const Delivery focus = tree_.focus_quietly(node(*found, "Entry").handle, within(20000));
  EXPECT_EQ(focus.outcome, toolkit() == "qt5" ? Outcome::delivered : Outcome::not_attempted);
}

TEST_P(Actions, PointsLeadToTheDeepestButton) {
  const RunningApp app = fixture(toolkit(), "Points");
  const auto found = window("Points");
  ASSERT_TRUE(found);
  const Node b = node(*found, "B", "button");
  ASSERT_TRUE(b.bounds);
  const auto hit = tree_.pressable_at(*found, static_cast<double>(b.bounds->x + 3),
                                      static_cast<double>(b.bounds->y + 3), within(20000));
  ASSERT_TRUE(hit && *hit);
  EXPECT_EQ((*hit)->handle, b.handle);
  const auto miss = tree_.pressable_at(*found, -50, -50, within(20000));
  ASSERT_TRUE(miss);
  EXPECT_FALSE(*miss);
}

TEST_P(Actions, FocusWithinTheWindowIsFound) {
  const RunningApp app = fixture(toolkit(), "Focus");
  const auto found = window("Focus");
  ASSERT_TRUE(found);
  app.tell("focus Entry");
  ASSERT_TRUE(app.wait_for_output(R"("event": "done")"));
  std::string name;
  for (int attempt = 0; attempt < 100 && name != "Entry"; ++attempt) {
    const auto focus = tree_.focused(*found, within(20000));
    ASSERT_TRUE(focus);
    name = *focus ? (*focus)->name : "nothing";
    std::this_thread::sleep_for(milliseconds(20));
  }
  EXPECT_EQ(name, "Entry");
}

TEST_P(Actions, EventsTellWhatChangedAndWhenTheApplicationGoes) {
  const RunningApp app = fixture(toolkit(), "Events");
  const auto found = window("Events");
  ASSERT_TRUE(found);
  const Node entry = node(*found, "Entry", "textbox");
  tree_.insert_text(entry.handle, "x", within(20000));
  EXPECT_TRUE(events_.wait_for(
      [&](const platform::Event& e) {
        return e.kind == EventKind::text_changed && e.node == entry.handle && e.pid == app.pid();
      },
      milliseconds(20000)));
  app.signal(SIGKILL);
  EXPECT_TRUE(events_.wait_for(
      [&](const platform::Event& e) { return e.kind == EventKind::application_gone && e.pid == app.pid(); },
      milliseconds(20000)));
  const auto identity = tree_.identify(*found, entry.handle, within(20000));
  ASSERT_TRUE(identity);
  EXPECT_FALSE(identity->exists);
  EXPECT_EQ(tree_.perform(entry.handle, NodeAction::press, within(20000)).outcome, Outcome::not_attempted);
}

// What is told has to be what the box came to be, not what it was for a moment, nor what it was before.
TEST_F(AtspiDesktop, ABoxThatWasPressedTellsWhetherItIsOn) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/checks_gtk3.py"});
  const auto found = window("Checks");
  ASSERT_TRUE(found);
  const auto press = [&](const char* name) {
    const auto tree = read(*found);
    const Node* const box = find(tree, name, "checkbox");
    return box == nullptr ? platform::Delivery{} : tree_.perform(box->handle, NodeAction::press, within(20000));
  };
  for (int round = 0; round < 10; ++round) {
    const bool on = round % 2 == 0;
    const auto lasting = press("Lasting");
    ASSERT_EQ(lasting.outcome, Outcome::delivered) << lasting.reason;
    EXPECT_EQ(lasting.is_on, on) << round;
    EXPECT_EQ(app.count_in_output(on ? "Lasting on" : "Lasting off"), round / 2 + 1);
    const auto stubborn = press("Stubborn");
    ASSERT_EQ(stubborn.outcome, Outcome::delivered) << stubborn.reason;
    EXPECT_EQ(stubborn.is_on, false) << round;
  }
  EXPECT_TRUE(app.wait_for_output("Stubborn off"));
}

TEST_P(Actions, AHungApplicationCostsOnlyItsOwnCaller) {
  const RunningApp app = fixture(toolkit(), "Hung");
  const RunningApp other = fixture(toolkit() == "qt5" ? "gtk3" : "qt5", "Lively");
  const auto hung = window("Hung");
  const auto lively = window("Lively");
  ASSERT_TRUE(hung && lively);
  const Node a = node(*hung, "A", "button");
  app.signal(SIGSTOP);
  std::stop_source enough;
  std::atomic<bool> ended = false;
  std::jthread waiting([&] {
    const auto tree = tree_.read(*hung, {}, {platform::steady_now() + std::chrono::minutes(10), enough.get_token()});
    ended = true;
    EXPECT_EQ(tree ? "" : tree.error().code, "cancelled");
  });
  EXPECT_TRUE(tree_.read(*lively, {}, within(20000)));
  EXPECT_FALSE(ended) << "the other call may have waited for this one";
  enough.request_stop();
  waiting.join();
  const auto began = steady_clock::now();
  const auto late = tree_.read(*hung, {}, within(3000));
  const auto took = steady_clock::now() - began;
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, "app_not_responding") << late.error().message;
  EXPECT_GE(took, milliseconds(2990));
  EXPECT_LT(took, milliseconds(3000) + slack);
  // Not even sent: the questions before it were not answered.
  EXPECT_EQ(tree_.perform(a.handle, NodeAction::press, within(200)).outcome, Outcome::not_attempted);
  // A client that meets the hung application first, with its own socket to connect to.
  EventLog events;
  platform::atspi::AtspiTree fresh(events, clock_, windows_.source());
  const auto first = steady_clock::now();
  const auto tree = fresh.read(*hung, {}, within(300));
  EXPECT_FALSE(tree);
  EXPECT_LT(steady_clock::now() - first, milliseconds(300) + slack);
  // A stop request ends it at once.
  std::stop_source stop;
  std::jthread stopper([&] {
    std::this_thread::sleep_for(milliseconds(100));
    stop.request_stop();
  });
  const auto stopped = tree_.read(*hung, {}, {platform::steady_now() + std::chrono::seconds(10), stop.get_token()});
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, "cancelled");
  app.signal(SIGCONT);
  EXPECT_TRUE(tree_.read(*hung, {}, within(20000)));
  EXPECT_EQ(app.count_in_output("clicked"), 0);
}

TEST_F(AtspiDesktop, ActionsAreFoundInAnApplicationThatSpeaksGerman) {
  for (const std::string toolkit : {"gtk3", "gtk4"}) {
    const std::string title = "Deutsch " + toolkit;
    const RunningApp app = fixture(toolkit, title, {"env", "LANG=C.UTF-8", "LANGUAGE=de"});
    const auto found = window(title);
    ASSERT_TRUE(found);
    const platform::Tree tree = read(*found);
    const Node* a = find(tree, "A", "button");
    ASSERT_NE(a, nullptr);
    EXPECT_EQ(a->actions, std::vector<std::string>{"click"});
    EXPECT_EQ(tree_.perform(a->handle, NodeAction::press, within(20000)).outcome, Outcome::delivered);
    EXPECT_TRUE(app.wait_for_output(clicked_a));
  }
}

TEST_F(AtspiDesktop, BoundsArePhysicalPixelsAtScaleTwo) {
  for (const auto& [toolkit, variable] : {std::pair<std::string, std::string>{"gtk3", "GDK_SCALE=2"},
                                          {"gtk4", "GDK_SCALE=2"},
                                          {"qt5", "QT_SCALE_FACTOR=2"}}) {
    const std::string title = "Scaled " + toolkit;
    const RunningApp app = fixture(toolkit, title, {"env", variable});
    const auto found = window(title);
    ASSERT_TRUE(found);
    const platform::Tree tree = read(*found);
    const Node* last = find(tree, "Close window", "button");
    ASSERT_TRUE(last != nullptr && last->bounds);
    EXPECT_GT(last->bounds->width, found->bounds.width * 8 / 10) << toolkit;
    EXPECT_LE(last->bounds->x + last->bounds->width, found->bounds.width) << toolkit;
    EXPECT_GT(last->bounds->y, found->bounds.height * 8 / 10) << toolkit;
    EXPECT_LE(last->bounds->y + last->bounds->height, found->bounds.height) << toolkit;
  }
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Actions, testing::Values("gtk3", "gtk4", "qt5"));

}  // namespace
}  // namespace offhand::tests
