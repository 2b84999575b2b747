#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>

#include "tests/desktop/tested_browser.h"
#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// A page's table of 1,250 rows, of which twenty show: found, read page by page, and scrolled. What was clicked and how
// far the table moved is what the page says by its title.
namespace offhand::test::long_table_cases {
namespace {

using testing::HasSubstr;

class LongTable : public testing::TestWithParam<TestedBrowser> {
 protected:
  LongTable() : application_(GetParam().command(folder_.path(), "file://" OFFHAND_TEST_LONG_TABLE)) {
    EXPECT_TRUE(comes_to_say("clicked nothing")) << title();
    // A browser tells the tree of a page only some time after it was first asked.
    EXPECT_TRUE(eventually([&] { return state({}).text.find("Item 3") != std::string::npos; })) << state({}).text;
    user_.sit_down();
  }

  std::string title() const {
    return run_command({"xdotool", "getwindowname", std::to_string(application_.window())}).output;
  }
  bool comes_to_say(const std::string& words) const {
    return eventually([&] { return title().find(words) != std::string::npos; });
  }
  int number_in_title(const std::string& before) const {
    std::smatch found;
    const auto words = title();
    return std::regex_search(words, found, std::regex(before + " (\\d+)")) ? std::stoi(found[1]) : -1;
  }
  ToolReply state(json arguments) {
    arguments.update({{"pid", application_.pid()}, {"include_screenshot", false}});
    return client_.call("get_window_state", arguments);
  }
  /// Of the default reply, which names it where it says that not everything was read.
  int root_element() {
    std::smatch found;
    const auto reply = state({}).text;
    if (!std::regex_search(reply, found, std::regex("root_element (\\d+)"))) ADD_FAILURE() << reply;
    return found.empty() ? 0 : std::stoi(found[1]);
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  Application application_;
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_P(LongTable, ARowThatIsFarFromShowingIsFoundAndClicked) {
  // A machine that is busy with other things does not read it all in the time of one reading.
  ToolReply found;
  EXPECT_TRUE(eventually([&] {
    found = state({{"query", "item 1200"}, {"format", "json"}});
    return !found.failed && find_element(found.structured, "Item 1200").has_value();
  })) << found.text;

  const auto one = client_.call("find_elements", {{"pid", application_.pid()}, {"name", "Item 1187"}, {"exact", true}});
  ASSERT_FALSE(one.failed) << one.dump();
  ASSERT_FALSE(one.structured["elements"].empty()) << one.dump();
  const auto click = client_.call("click", {{"element_token", one.structured["elements"][0]["element_token"]}});
  ASSERT_FALSE(click.failed) << click.dump();
  EXPECT_TRUE(comes_to_say("clicked Item 1187,")) << title() << click.dump();
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(LongTable, ARowThatIsFarFromShowingIsWaitedFor) {
  const auto wait = [&](const std::string& name, const std::string& until) {
    return client_.call(
        "wait_for",
        {{"pid", application_.pid()}, {"name", name}, {"exact", true}, {"until", until}, {"timeout_ms", 9000}});
  };
  // A machine that is busy with other things does not read it all in the time of one reading.
  auto found = wait("Item 1187", "exists");
  EXPECT_TRUE(eventually([&] { return !found.failed || !(found = wait("Item 1187", "exists")).failed; }));
  ASSERT_FALSE(found.failed) << found.dump();
  ASSERT_FALSE(found.structured["elements"].empty()) << found.dump();
  EXPECT_TRUE(eventually([&] { return !wait("Item 1251", "gone").failed; }));
  const auto click = client_.call("click", {{"element_token", found.structured["elements"][0]["element_token"]}});
  ASSERT_FALSE(click.failed) << click.dump();
  EXPECT_TRUE(comes_to_say("clicked Item 1187,")) << title() << click.dump();
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(LongTable, ItIsReadFromAnyRowOnAndSaysHowToReadOn) {
  const int table = root_element();
  std::set<std::string> names;
  int offset = 1100;
  int replies = 0;
  for (; offset > 0 && replies < 10; ++replies) {
    const auto part = state({{"root_element", table}, {"offset", offset}, {"format", "json"}, {"max_elements", 400}});
    ASSERT_FALSE(part.failed) << part.dump();
    for (const auto& element : elements_of(part.structured)) names.insert(element.name);
    EXPECT_FALSE(part.structured["complete"]);
    EXPECT_LE(part.structured["count"], 400);
    std::smatch found;
    const auto reason = part.structured.value("incomplete_reason", "");
    offset = std::regex_search(reason, found, std::regex("offset (\\d+) reads on")) ? std::stoi(found[1]) : 0;
  }
  EXPECT_GT(replies, 1);
  for (int row = 1101; row <= 1250; ++row)
    EXPECT_TRUE(names.contains("Item " + std::to_string(row))) << row << " in " << replies;
  EXPECT_FALSE(names.contains("Item 1050"));
  const auto lines = state({{"root_element", table}, {"offset", 1190}, {"max_elements", 200}}).text;
  EXPECT_THAT(lines, HasSubstr("Item 1200"));
  const auto wrong = state({{"offset", 3}});
  EXPECT_EQ(wrong.code(), "invalid_arguments");
  EXPECT_EQ(state({{"root_element", 999'999}}).code(), "unknown_element");
}

TEST_P(LongTable, APageIsNoMoreThanWhatShows) {
  const auto table = find_element(state({{"format", "json"}}).structured, "Stock", "group");
  ASSERT_TRUE(table);
  json arguments{{"element_token", table->token}, {"direction", "down"}, {"by", "page"}, {"amount", 1}};
  for (int page = 1; page <= 3; ++page) {
    const int before = number_in_title(", at");
    const auto reply = client_.call("scroll", arguments);
    ASSERT_FALSE(reply.failed) << reply.dump();
    // It may glide on for a moment.
    EXPECT_TRUE(eventually([&] { return number_in_title(", at") > before + 200; })) << title() << reply.dump();
    const int moved = number_in_title(", at") - before;
    EXPECT_LE(moved, 400) << reply.dump();
  }
  EXPECT_EQ(number_in_title("page at"), 0);
  EXPECT_EQ(user_.disturbance(), "");
}

TEST(LongListOfGtk3, ItsRowsAreFoundAndWaitedForAlike) {
  const Application application({"/usr/bin/python3", "-B", OFFHAND_TEST_LONG_LIST_GTK3});
  McpClient client({.server = {"--tools", "full"}});
  const json row{{"pid", application.pid()}, {"name", "Item 1187"}, {"exact", true}};
  ToolReply found;
  EXPECT_TRUE(eventually([&] { return (found = client.call("find_elements", row)).structured["total"] == 1; }));
  const auto wait = [&](const std::string& name, const std::string& until) {
    json more = row;
    more.update({{"name", name}, {"until", until}, {"timeout_ms", 9000}});
    return client.call("wait_for", more);
  };
  ToolReply waited;
  EXPECT_TRUE(eventually([&] { return !(waited = wait("Item 1187", "exists")).failed; })) << waited.text;
  ASSERT_FALSE(waited.structured["elements"].empty()) << waited.dump();
  EXPECT_EQ(waited.structured["elements"][0]["element_token"], found.structured["elements"][0]["element_token"]);
  EXPECT_TRUE(eventually([&] { return !wait("Item 1251", "gone").failed; }));
  const auto unseen =
      client.call("wait_for", {{"pid", application.pid()}, {"name", "Item 1187"}, {"exact", true}, {"timeout_ms", 0}});
  EXPECT_EQ(unseen.code(), "not_satisfied") << unseen.dump();
}

// The place of its tab, which holds the page in the tree, is that of what is clicked to turn to it.
TEST(LongListOfGtk3, ItsRowsThatShowAreReadOnThePageOfATab) {
  const Application application({"/usr/bin/python3", "-B", OFFHAND_TEST_LONG_LIST_GTK3});
  McpClient client({.server = {"--tools", "full"}});
  const json look{{"pid", application.pid()}, {"include_screenshot", false}};
  ToolReply seen;
  EXPECT_TRUE(eventually([&] {
    seen = client.call("get_window_state", look);
    return seen.text.find("\"Item 1\"") != std::string::npos && seen.text.find("\"Item 9\"") != std::string::npos;
  })) << seen.text;
  EXPECT_EQ(seen.text.find("\"Item 900\""), std::string::npos) << seen.text;
}

INSTANTIATE_TEST_SUITE_P(In, LongTable, testing::Values(tested_chromium(), tested_firefox()),
                         [](const auto& browser) { return browser.param.name; });

}  // namespace
}  // namespace offhand::test::long_table_cases
