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
