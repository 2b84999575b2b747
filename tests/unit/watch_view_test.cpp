#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/cli/watch_view.h"

// What `offhand watch` makes of a state for a screen of any size.
namespace offhand::cli::watch_view_cases {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using Style = ScreenLine::Style;

std::vector<std::string> texts_of(const WatchState& state, int columns, int rows) {
  std::vector<std::string> texts;
  for (const auto& line : lines_of(state, {.columns = columns, .rows = rows})) texts.push_back(line.text);
  return texts;
}

const WatchState state{.text = "✅ \"Main\"\n- [1] button \"A\"\n- [2] button \"B\"\n- [3] button \"C\"\n",
                       .events = {"1 first", "2 second", "3 third", "4 fourth"}};

TEST(WatchView, ShowsTheWholeAndTheLastEventsBelow) {
  EXPECT_THAT(texts_of(state, 40, 8),
              ElementsAre("✅ \"Main\"", "- [1] button \"A\"", "- [2] button \"B\"", "- [3] button \"C\"",
                          "── events, q ends ──", "2 second", "3 third", "4 fourth"));
}

TEST(WatchView, CutsTheTreeBeforeTheEvents) {
  EXPECT_THAT(texts_of(state, 40, 5),
              ElementsAre("✅ \"Main\"", "- [1] button \"A\"", "… 2 more", "── events, q ends ──", "4 fourth"));
}

TEST(WatchView, FillsAScreenOfAnySize) {
  for (int rows = 1; rows < 20; ++rows) {
    for (const int columns : {1, 2, 5, 80}) {
      EXPECT_EQ(texts_of(state, columns, rows).size(), static_cast<std::size_t>(rows));
      EXPECT_EQ(texts_of({}, columns, rows).size(), static_cast<std::size_t>(rows));
    }
  }
  EXPECT_THAT(texts_of(state, 10, 1), ElementsAre("✅ \"Main\""));
}

TEST(WatchView, MarksTheHeading) {
  const auto lines = lines_of(state, {.columns = 40, .rows = 8});
  EXPECT_EQ(lines.front().style, Style::heading);
  EXPECT_EQ(lines[1].style, Style::plain);
}

TEST(WatchView, CutsByColumns) {
  EXPECT_EQ(fitted("窓の名前", 5), "窓の");
  EXPECT_EQ(fitted("窓の名前", 8), "窓の名前");
  EXPECT_EQ(fitted("e\u0301e\u0301e\u0301", 2), "e\u0301e\u0301");
  EXPECT_EQ(fitted("abc", 0), "");
}

TEST(WatchView, WritesNothingThatCommandsTheTerminal) {
  EXPECT_EQ(fitted("a\x1b[2Jb\x07\tc", 80), "a [2Jb  c");
  EXPECT_EQ(fitted("a\u009b2Jb", 80), "a 2Jb");
  EXPECT_EQ(fitted("a\x9b"
                   "2Jb\xff",
                   80),
            "a\uFFFD2Jb\uFFFD");
  EXPECT_EQ(fitted("a\u202Eb", 80), "a\uFFFDb");
  EXPECT_EQ(harmless("one\x1b\ntwo\u0085"), "one \ntwo \n");
  const auto frame =
      frame_of(lines_of({.text = "\x1b]0;x\x07", .events = {"\x1b[31m"}}, {.columns = 20, .rows = 4}), Colours::no);
  EXPECT_THAT(frame, Not(HasSubstr("\x1b]")));
  EXPECT_THAT(frame, Not(HasSubstr("\x1b[31m")));
}

TEST(WatchView, PutsEachLineInItsRow) {
  const std::vector<ScreenLine> lines{{"one", Style::heading}, {"two", Style::plain}};
  EXPECT_EQ(frame_of(lines, Colours::no), "\x1b[?2026h\x1b[1;1H\x1b[Kone\x1b[2;1H\x1b[Ktwo\x1b[?2026l");
  EXPECT_EQ(frame_of(lines, Colours::yes), "\x1b[?2026h\x1b[1;1H\x1b[K\x1b[1mone\x1b[0m\x1b[2;1H\x1b[Ktwo\x1b[?2026l");
}

TEST(WatchView, TellsAnEventInALine) {
  LoggedEvent logged;
  logged.event.kind = platform::EventKind::text_changed;
  logged.event.detail = "insert";
  EXPECT_THAT(line_of(logged, "7 textbox \"Name\""), HasSubstr(".000 text changed (insert): 7 textbox \"Name\""));
  logged.event = {};
  logged.event.detail = "checked";
  logged.times = 3;
  EXPECT_THAT(line_of(logged, ""), HasSubstr(" state changed (checked) off ×3"));
}

}  // namespace
}  // namespace offhand::cli::watch_view_cases
