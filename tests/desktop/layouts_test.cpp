#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/keyboard_layout.h"
#include "tests/support/mcp_client.h"

// What an agent types and presses in the background arrives as it is, whatever layout the user has, and the layout is
// the user's afterwards. The fixtures' logs and the bytes that a terminal gets tell.
namespace offhand::test {
namespace {

class AnyLayout : public testing::TestWithParam<std::string> {
 protected:
  /// Refused or not, it must be as asked for.
  json act(const std::string& tool, const json& arguments) {
    const auto reply = client_.call(tool, arguments);
    EXPECT_FALSE(reply.failed) << tool << ' ' << arguments.dump() << ": " << reply.text;
    return reply.structured;
  }
  json entry_of(const FixtureApplication& target) {
    const auto seen =
        client_.call("get_window_state", {{"pid", target.pid()}, {"format", "json"}, {"include_screenshot", false}});
    EXPECT_FALSE(seen.failed) << seen.text;
    return {{"element_token", element_named(seen.structured, "Entry").token}};
  }
  static json with(json target, const json& more) {
    target.update(more);
    return target;
  }
  static void expect_text(const FixtureApplication& target, const std::string& text) {
    EXPECT_TRUE(eventually([&] { return target.count({{"event", "text"}, {"name", "Entry"}, {"text", text}}) > 0; }))
        << "no \"" << text << "\" in " << json(target.events());
  }

  const std::string text_ = text_of_many_scripts;
  UserAtDesk user_;
  KeyboardLayout layout_{GetParam()};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_P(AnyLayout, TakesTextKeysAndHotkeysIntoFieldsOfToolkits) {
  for (const auto* toolkit : {"gtk3", "gtk4", "qt5"}) {
    FixtureApplication target(toolkit);
    const auto entry = entry_of(target);
    user_.sit_down();
    act("type_text", with(entry, {{"text", text_}}));
    expect_text(target, text_);
    act("hotkey", with(entry, {{"keys", {"ctrl", "a"}}}));
    std::string pressed;
    for (const auto* key : {"ñ", "@", "日", "ж", "\\"}) {
      act("press_key", with(entry, {{"key", key}}));
      expect_text(target, pressed += key);
    }
    EXPECT_EQ(user_.disturbance(), "") << toolkit;
    EXPECT_EQ(layout_.changes(), "") << toolkit;
  }
}

TEST_P(AnyLayout, TakesTextAndKeysIntoATerminal) {
  const TemporaryFolder folder;
  const auto file = folder.file("typed");
  const Application terminal(
      {"xterm", "-e", "sh", "-c", "stty raw -echo; printf ready > " + folder.file("ready") + "; exec cat > " + file});
  ASSERT_TRUE(eventually([&] { return contents(folder.file("ready")) == "ready"; }));
  user_.sit_down();
  const json target = {{"pid", terminal.pid()}};
  act("type_text", with(target, {{"text", text_}}));
  for (const auto* key : {"ñ", "@", "日", "ж", "\\"}) act("press_key", with(target, {{"key", key}}));
  act("hotkey", with(target, {{"keys", {"ctrl", "a"}}}));
  const auto expected = text_ + "ñ@日ж\\\x01";
  EXPECT_TRUE(eventually([&] { return contents(file) == expected; })) << contents(file);
  EXPECT_EQ(user_.disturbance(), "");
  EXPECT_EQ(layout_.changes(), "");
}

std::string name_of(const testing::TestParamInfo<std::string>& layout) {
  return layout.param == "us,ru" ? "us_and_ru" : layout.param;
}
INSTANTIATE_TEST_SUITE_P(Of, AnyLayout, testing::Values("us", "de", "fr", "ru", "jp", "us,ru"), name_of);

}  // namespace
}  // namespace offhand::test
