// An application that lies, never stops talking or never ends.
#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

class Liars : public AtspiDesktop {
 protected:
  platform::atspi::WindowFactsSource facts_of(pid_t pid) {
    return {[pid](std::int64_t, const platform::Limits&) {
              platform::atspi::WindowFacts facts;
              facts.pid = pid;
              facts.width = 300;
              facts.height = 200;
              facts.title = "liar";
              return Result<platform::atspi::WindowFacts>(facts);
            },
            windows_.source().accessibility_bus_address};
  }
};

TEST_F(Liars, AreReadAsFarAsTheyMakeSense) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/liar.py"});
  ASSERT_TRUE(app.wait_for_output("ready"));
  platform::atspi::AtspiTree tree(events_, clock_, facts_of(app.pid()));
  const auto read = tree.read({}, {.max_nodes = 300, .max_depth = 64}, within(10000));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_FALSE(read->complete);
  EXPECT_LE(read->nodes.size(), 300U);
  EXPECT_GT(read->nodes.size(), 60U);
  for (const platform::Node& node : read->nodes) {
    EXPECT_FALSE(platform::atspi::reference_of(node.handle).path.ends_with("/2")) << "a role of the wrong type";
    EXPECT_TRUE(!node.bounds || node.bounds->width <= 300) << platform::atspi::reference_of(node.handle).path;
  }
}

TEST_F(Liars, BesideAnApplicationThatNeverAnswersAreRead) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/liar.py", "--mute"});
  ASSERT_TRUE(app.wait_for_output("ready"));
  platform::atspi::AtspiTree tree(events_, clock_, facts_of(app.pid()));
  const auto read = tree.read({}, {.max_nodes = 300, .max_depth = 64}, within(4000));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_GT(read->nodes.size(), 60U);
}

TEST_F(Liars, ThatTookTheFirstQuestionsAndAnswerNoneOfThemAreAskedAgain) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/liar.py", "--deaf-at-first"});
  ASSERT_TRUE(app.wait_for_output("ready"));
  platform::atspi::AtspiTree tree(events_, clock_, facts_of(app.pid()));
  const auto read = tree.read({}, {.max_nodes = 300, .max_depth = 64}, within(10000));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_GT(read->nodes.size(), 60U);
}

// The chain of 500 nodes takes it longer than it has.
TEST_F(Liars, ThatAreSlowAreReadAsFarAsTheTimeGoes) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/liar.py", "--slow"});
  ASSERT_TRUE(app.wait_for_output("ready"));
  platform::atspi::AtspiTree tree(events_, clock_, facts_of(app.pid()));
  const auto limits = within(3000);
  const auto read = tree.read({}, {.max_nodes = 1500, .max_depth = 600}, limits);
  EXPECT_LT(platform::steady_now(), limits.deadline);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_FALSE(read->complete);
  EXPECT_TRUE(read->cut_short);
  EXPECT_NE(read->incomplete_reason.find("had not told everything after"), std::string::npos)
      << read->incomplete_reason;
  EXPECT_GT(read->nodes.size(), 3U);
  EXPECT_LT(read->nodes.size(), 400U);
}

TEST_F(Liars, WhatAnotherProcessShowsInAWindowIsReadAndActedOn) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/embedding.py"});
  ASSERT_TRUE(app.wait_for_output("ready"));
  platform::atspi::AtspiTree tree(events_, clock_, facts_of(app.pid()));
  const auto read = tree.read({}, {}, within(10000));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_TRUE(read->complete) << read->incomplete_reason;
  const platform::Node* const inside = find(*read, "wifi");
  ASSERT_NE(inside, nullptr);
  EXPECT_EQ(inside->role, platform::Role::switch_);
  EXPECT_EQ(inside->actions, std::vector<std::string>{"press"});
  EXPECT_TRUE(inside->bounds);
  for (const auto* above = inside; above->parent >= 0; above = &read->nodes[static_cast<std::size_t>(above->parent)])
    EXPECT_FALSE(above->states.contains(ElementState::hidden)) << above->name;
  const auto identity = tree.identify({}, inside->handle, within(10000));
  ASSERT_TRUE(identity) << identity.error().message;
  EXPECT_TRUE(identity->exists);
  EXPECT_EQ(identity->role, platform::Role::switch_);
  EXPECT_EQ(identity->parent, read->nodes[static_cast<std::size_t>(inside->parent)].handle);
  // What stands for the page was found by another name than the one by which it is a parent.
  const platform::Node* const document = find(*read, "document");
  ASSERT_NE(document, nullptr);
  const auto of_document = tree.identify({}, document->handle, within(10000));
  ASSERT_TRUE(of_document);
  EXPECT_EQ(of_document->parent, read->nodes[static_cast<std::size_t>(document->parent)].handle);
  const auto cell = std::ranges::find(read->nodes, platform::Role::cell, &platform::Node::role);
  ASSERT_NE(cell, read->nodes.end());
  EXPECT_EQ(cell->value, "Day 333");
  EXPECT_EQ(tree.perform(inside->handle, platform::NodeAction::press, within(10000)).outcome,
            platform::Outcome::delivered);
  EXPECT_TRUE(app.wait_for_output("pressed wifi"));
}

TEST_F(Liars, ThatFloodDoNotStarveReplies) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/liar.py", "--flood"});
  ASSERT_TRUE(app.wait_for_output("ready"));
  platform::atspi::AtspiTree tree(events_, clock_, facts_of(app.pid()));
  for (int i = 0; i < 3; ++i) {
    const auto read = tree.read({}, {.max_nodes = 300, .max_depth = 64}, within(10000));
    ASSERT_TRUE(read) << read.error().message;
  }
  // Some 1,250 a second; those of a wrong signature are dropped.
  EXPECT_GT(events_.size(), 100U);
}

}  // namespace
}  // namespace offhand::tests
