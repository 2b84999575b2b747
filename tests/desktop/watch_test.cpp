#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/pseudo_terminal.h"

// `offhand watch` beside somebody who types into a real application, with xdotool.
namespace offhand::test::watch_cases {
namespace {

class Watch : public testing::TestWithParam<const char*> {};

TEST_P(Watch, ShowsWhatIsTypedAndThatTheWindowClosed) {
  FixtureApplication app(GetParam());
  PseudoTerminal terminal({offhand_program(), "watch", "--pid", std::to_string(app.pid())});
  ASSERT_TRUE(terminal.shows("textbox \"Entry\"")) << terminal.output();
  activate(app.window());
  app.control("focus Entry");
  run_command({"xdotool", "type", "Zorblax"});
  EXPECT_TRUE(terminal.shows("= \"Zorblax\"")) << terminal.last_drawing();
  EXPECT_TRUE(terminal.shows("text changed (insert): ")) << terminal.last_drawing();
  app.process().signal(SIGKILL);
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_TRUE(terminal.is_as_before());
  EXPECT_THAT(terminal.output(), testing::HasSubstr("closed."));
}

INSTANTIATE_TEST_SUITE_P(Each, Watch, testing::Values("gtk3", "qt5"),
                         [](const auto& row) { return std::string(row.param); });

TEST(WatchOfWindows, ShowsOneThatOpens) {
  PseudoTerminal terminal({offhand_program(), "watch"});
  ASSERT_TRUE(terminal.shows("events, q ends")) << terminal.output();
  const FixtureApplication app("gtk3", "Zorblax");
  EXPECT_TRUE(terminal.shows("\"Zorblax\"")) << terminal.last_drawing();
  EXPECT_TRUE(terminal.shows("window opened")) << terminal.last_drawing();
  terminal.type("q");
  EXPECT_EQ(terminal.wait(), 0);
}

}  // namespace
}  // namespace offhand::test::watch_cases
