#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/desktop/tested_browser.h"
#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Options that are easily mistaken for others: those of submenus and groups, those behind a header or a disabled one,
// and those whose names differ by their case or not at all. What was chosen the application says itself.
namespace offhand::test::choices_cases {
namespace {

using testing::HasSubstr;

json token_of(McpClient& client, pid_t pid, const std::string& name) {
  std::optional<ShownElement> found;
  EXPECT_TRUE(eventually([&] {
    const json wish{{"pid", pid}, {"format", "json"}, {"include_screenshot", false}};
    found = find_element(client.call("get_window_state", wish).structured, name, "combobox");
    return found.has_value() && found->has_bounds;
  })) << name;
  return {{"element_token", found->token}};
}

class ChoicesOfGtk3 : public testing::Test {
 protected:
  ChoicesOfGtk3() { user_.sit_down(); }

  ToolReply set(const std::string& list, const std::string& value) {
    auto arguments = token_of(client_, application_.pid(), list);
    arguments["value"] = value;
    return client_.call("set_value", arguments);
  }
  /// Where its accessible name is another, a combo box does not tell which entry of a submenu is chosen.
  void expect_chosen(const std::string& list, const std::string& value, const std::string& effect) {
    const auto from = events_in(log_).size();
    const auto reply = set(list, value);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], effect) << reply.dump();
    wait_for_event(log_, {{"event", "chosen"}, {"in", list}, {"name", value}}, from);
    EXPECT_EQ(events_in(log_, from).size(), 1U) << "on the way to " << value;
  }
  void expect_refused(const std::string& list, const std::string& value, const std::string& code) {
    const auto from = events_in(log_).size();
    const auto reply = set(list, value);
    EXPECT_EQ(reply.code(), code) << reply.dump();
    // It has read all that was sent once it answers.
    static_cast<void>(token_of(client_, application_.pid(), list));
    EXPECT_EQ(events_in(log_, from).size(), 0U);
  }

  static std::string made(const std::string& path) {
    std::ofstream(path).flush();
    return path;
  }

  TemporaryFolder folder_;
  const std::string log_ = made(folder_.file("log"));
  UserAtDesk user_;
  Application application_{{"/usr/bin/python3", "-B", OFFHAND_TEST_CHOICES_GTK3, log_}};
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_F(ChoicesOfGtk3, EntriesOfSubmenusAreChosenThemselves) {
  for (const auto* name : {"Pear", "Almond", "Apple"}) expect_chosen("Menu of parts", name, "unverifiable");
  expect_chosen("Menu of parts", "Other", "confirmed");
  expect_refused("Menu of parts", "Nuts", "no_such_option");
  EXPECT_EQ(user_.disturbance(), "");
}

/// A list that is open takes the next press wherever it goes, closes, and that is all. On a desk of the client's own:
/// elsewhere such a list is not opened.
TEST(ListOfGtk3ThatIsOpen, ClosesByAPressOnATabWhichIsNoProofOfTheTab) {
  const TemporaryFolder folder;
  const auto log = folder.file("log");
  std::ofstream(log).flush();
  const Application application({"/usr/bin/python3", "-B", OFFHAND_TEST_CHOICES_GTK3, log});
  McpClient client({.server = {"--tools", "full"}});
  ASSERT_FALSE(client.call("click", token_of(client, application.pid(), "Menu of parts")).failed);
  const auto click_tab = [&] {
    const json wish{{"pid", application.pid()}, {"format", "json"}, {"include_screenshot", false}};
    const auto tab = element_named(client.call("get_window_state", wish).structured, "Page two", "tab");
    return client.call("click", {{"element_token", tab.token}});
  };
  const auto from = events_in(log).size();
  const auto first = click_tab();
  EXPECT_EQ(first.structured["effect"] == "confirmed", events_in(log).size() > from) << first.dump();
  const auto second = click_tab();
  EXPECT_EQ(second.structured["effect"], "confirmed") << second.dump();
  wait_for_event(log, {{"event", "page"}, {"number", 1}}, from);
}

TEST_F(ChoicesOfGtk3, RowsOfAListAreCountedWithoutItsHeader) {
  for (const auto* name : {"Second", "Third", "First"}) expect_chosen("List", name, "confirmed");
  for (const auto* name : {"Nuts", "Other", "Fruit"}) expect_chosen("List of parts", name, "confirmed");
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(ChoicesOfGtk3, NamesAreTakenAsTheyAreWritten) {
  expect_chosen("Twins", "One", "confirmed");
  expect_chosen("Twins", "one", "confirmed");
  expect_refused("Twins", "Two", "action_failed");
  expect_refused("Twins", "ONE", "action_failed");
  EXPECT_EQ(user_.disturbance(), "");
}

class ChoicesOfPages : public testing::TestWithParam<TestedBrowser> {
 protected:
  ChoicesOfPages() : application_(GetParam().command(folder_.path(), "file://" OFFHAND_TEST_CHOICES_PAGE)) {
    EXPECT_TRUE(comes_to_say("ready.")) << title();
  }

  std::string title() const {
    return run_command({"xdotool", "getwindowname", std::to_string(application_.window())}).output;
  }
  bool comes_to_say(const std::string& words) const {
    return eventually([&] { return title().find(words) != std::string::npos; });
  }
  static McpClient on(const std::string& desk) {
    return McpClient({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", desk}}});
  }
  ToolReply set(McpClient& client, const std::string& list, const std::string& value) {
    auto arguments = token_of(client, application_.pid(), list);
    arguments["value"] = value;
    return client.call("set_value", arguments);
  }
  void expect_chosen(McpClient& client, const std::string& list, const std::string& value, const std::string& words) {
    const auto reply = set(client, list, value);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_TRUE(comes_to_say(words + ",")) << title() << reply.dump();
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  Application application_;
};

TEST_P(ChoicesOfPages, AreWhatTheNameSays) {
  auto client = on("shared");
  static_cast<void>(token_of(client, application_.pid(), "Grouped"));
  user_.sit_down();
  for (const auto* name : {"Pear", "Hazel", "Last", "Almond", "Top"})
    expect_chosen(client, "Grouped", name, std::string("grouped is ") + name);
  for (const auto* name : {"C", "D", "A"}) expect_chosen(client, "Gaps", name, std::string("gaps is ") + name);
  for (const auto* name : {"One", "one"}) expect_chosen(client, "Cases", name, std::string("cases is ") + name);
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(ChoicesOfPages, AreLeftAsTheyAreWhereNoneIsMeant) {
  auto client = on("shared");
  static_cast<void>(token_of(client, application_.pid(), "Grouped"));
  user_.sit_down();
  const auto before = title();
  for (const auto& [list, value, words] :
       {std::tuple{"Gaps", "B", "disabled"}, {"Twins", "Large", "2 of its options are called so"}}) {
    const auto reply = set(client, list, value);
    EXPECT_EQ(reply.code(), "action_failed") << reply.dump();
    EXPECT_THAT(reply.text, HasSubstr(words));
  }
  EXPECT_EQ(set(client, "Grouped", "Nuts").code(), "no_such_option");
  // It has read all that was sent once it has done this.
  expect_chosen(client, "Cases", "One", "cases is One");
  EXPECT_THAT(title(), HasSubstr(before.substr(0, before.find(", cases"))));
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(ChoicesOfPages, AreClickedInAnOpenList) {
  auto client = on("private");
  const auto list = token_of(client, application_.pid(), "Twins");
  ASSERT_FALSE(client.call("click", list).failed);
  std::vector<ShownElement> large;
  ASSERT_TRUE(eventually([&] {
    const json wish{{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}};
    large.clear();
    for (const auto& each : elements_of(client.call("get_window_state", wish).structured))
      if (each.name == "Large" && each.has_bounds) large.push_back(each);
    return large.size() == 2;
  }));
  const auto reply = client.call("click", {{"element_token", large[1].token}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(comes_to_say("twins is fourth,")) << title() << reply.dump();
}

INSTANTIATE_TEST_SUITE_P(In, ChoicesOfPages, testing::Values(tested_chromium(), tested_firefox()),
                         [](const auto& browser) { return browser.param.name; });

}  // namespace
}  // namespace offhand::test::choices_cases
