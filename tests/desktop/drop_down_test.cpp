#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// The drop-down of GTK 4 tells its options only while it is open, and to select one in its list is not to take it. The
// witness is what the application itself says is selected.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class DropDownOfGtk4 : public testing::Test {
 protected:
  DropDownOfGtk4() { user_.sit_down(); }

  static McpClient on(const std::string& desk) {
    return McpClient({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", desk}}});
  }
  ShownElement element(McpClient& client, const std::string& name, const std::string& role) {
    const auto shown =
        client.call("get_window_state", {{"pid", fixture_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    if (shown.failed) throw std::runtime_error(shown.text);
    for (const auto& each : elements_of(shown.structured))
      if (each.name == name && each.role == role) return each;
    throw std::runtime_error("there is no " + role + " " + name);
  }
  /// Of what the text of a reading calls so: a row is named by what lies in it.
  std::optional<int> index_of(McpClient& client, const std::string& words) {
    const auto shown = client.call("get_window_state", {{"pid", fixture_.pid()}, {"include_screenshot", false}});
    const auto at = shown.text.find("] " + words);
    if (at == std::string::npos) return std::nullopt;
    return std::stoi(shown.text.substr(shown.text.rfind('[', at) + 1));
  }
  static ToolReply choose(McpClient& client, const ShownElement& list, const std::string& value, json more = {}) {
    more.update({{"element_token", list.token}, {"value", value}});
    return client.call("set_value", more);
  }
  json in_window(json more) const {
    more.update({{"pid", fixture_.pid()}, {"window_id", fixture_.window()}});
    return more;
  }
  /// The index of an option, once the list is open.
  int open(McpClient& client, const std::string& option) {
    EXPECT_FALSE(client.call("click", {{"element_token", element(client, "Choice", "combobox").token}}).failed);
    std::optional<int> found;
    EXPECT_TRUE(eventually([&] { return (found = index_of(client, "listitem \"" + option + "\"")).has_value(); }));
    return found.value_or(0);
  }
  std::size_t selected(const std::string& name) const {
    return fixture_.count({{"event", "selected"}, {"name", name}});
  }

  UserAtDesk user_;
  FixtureApplication fixture_{"gtk4", "Drop-down", {"--menus"}};
};

TEST_F(DropDownOfGtk4, IsOpenedAndAnOptionTakenWhereNobodySits) {
  auto client = on("private");
  const auto list = element(client, "Choice", "combobox");
  const auto reply = choose(client, list, "three");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  fixture_.wait_for({{"event", "selected"}, {"name", "Three"}});
  // Back up the list, and once more: what is selected already is not selected again.
  ASSERT_FALSE(choose(client, list, "One").failed);
  fixture_.wait_for({{"event", "selected"}, {"name", "One"}});
  EXPECT_EQ(selected("Two"), 0U);
}

TEST_F(DropDownOfGtk4, IsClosedAgainWhereItHasNoSuchOption) {
  auto client = on("private");
  const auto reply = choose(client, element(client, "Choice", "combobox"), "Thre");
  EXPECT_EQ(reply.code(), "no_such_option") << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("did you mean \"Three\""));
  EXPECT_TRUE(eventually([&] { return !index_of(client, "listitem \"Two\""); }));
  EXPECT_EQ(selected("Three"), 0U);
}

TEST_F(DropDownOfGtk4, TakesTheOptionThatIsClickedInItsOpenList) {
  auto client = on("private");
  const auto reply = client.call("click", in_window({{"element_index", open(client, "Two")}}));
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  fixture_.wait_for({{"event", "selected"}, {"name", "Two"}});
}

TEST_F(DropDownOfGtk4, TakesAnOptionWhereItsListIsOpenAlready) {
  auto client = on("private");
  open(client, "Two");
  const auto reply = choose(client, element(client, "Choice", "combobox"), "Three");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  fixture_.wait_for({{"event", "selected"}, {"name", "Three"}});
}

TEST_F(DropDownOfGtk4, TakesNothingOfAListThatIsClosed) {
  auto client = on("private");
  const auto option = open(client, "Two");
  ASSERT_FALSE(client.call("press_key", in_window({{"key", "escape"}})).failed);
  ASSERT_TRUE(eventually([&] { return !index_of(client, "listitem \"Two\""); }));
  const auto reply = client.call("click", in_window({{"element_index", option}}));
  EXPECT_TRUE(reply.failed) << reply.dump();
  EXPECT_EQ(selected("Two"), 0U);
}

TEST_F(DropDownOfGtk4, WhatLiesOnAPopoverIsPressedInTheForegroundToo) {
  auto client = on("private");
  ASSERT_FALSE(client.call("click", {{"element_token", element(client, "More", "button").token}}).failed);
  fixture_.wait_for({{"event", "menu-opened"}, {"name", "More"}});
  std::optional<int> item;
  ASSERT_TRUE(eventually([&] { return (item = index_of(client, "button \"More Two\"")).has_value(); }));
  const auto reply = client.call("click", in_window({{"element_index", *item}, {"delivery_mode", "foreground"}}));
  ASSERT_FALSE(reply.failed) << reply.dump();
  fixture_.wait_for({{"event", "clicked"}, {"name", "More Two"}});
}

// The list of a closed combo box of Qt is in its tree: a Return would be for the button that the dialog does by
// default.
TEST(DropDownOfQt, GetsNoKeysForAnOptionThatIsClicked) {
  UserAtDesk user;
  FixtureApplication fixture("qt5", "Closed list", {"--menus"});
  McpClient client({.server = {"--tools", "full"}});
  user.sit_down();
  const json hidden{{"pid", fixture.pid()}, {"format", "json"}, {"include_screenshot", false}, {"hidden", true}};
  std::optional<ShownElement> option;
  for (const auto& each : elements_of(client.call("get_window_state", hidden).structured))
    if (each.name == "Two" && each.role == "listitem") option = each;
  ASSERT_TRUE(option);
  const auto reply = client.call("click", {{"element_token", option->token}});
  EXPECT_NE(reply.structured.value("effect", "failed"), "confirmed") << reply.dump();
  EXPECT_EQ(fixture.count({{"event", "key"}}), 0U) << reply.dump();
}

TEST_F(DropDownOfGtk4, TakesAnOptionInTheForegroundBesideAUser) {
  auto client = on("shared");
  const auto before = read_desk();
  const auto reply = choose(client, element(client, "Choice", "combobox"), "Two", {{"delivery_mode", "foreground"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  fixture_.wait_for({{"event", "selected"}, {"name", "Two"}});
  EXPECT_TRUE(eventually([&] { return read_desk() == before; })) << before.text() << "\n" << read_desk().text();
  EXPECT_EQ(user_.application().count({{"event", "key"}}), 0U) << "keys of ours came to the user's window";
}

}  // namespace
}  // namespace offhand::test
