#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// scroll, drag, set_value and replaced text in the three toolkits, with a user at work in another window. What
// happened is what the application's own log says.
namespace offhand::test {
namespace {

using testing::AnyOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

class InputTools : public testing::TestWithParam<std::string> {
 protected:
  static void SetUpTestSuite() { user_ = std::make_unique<UserAtDesk>(); }
  static void TearDownTestSuite() { user_.reset(); }

  InputTools()
      : fixture_(GetParam(), "Input", {"--menus", "--clip"}),
        client_({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}) {
    user_->sit_down();
  }
  ~InputTools() override { EXPECT_EQ(user_->disturbance(), ""); }
  InputTools(const InputTools&) = delete;
  InputTools& operator=(const InputTools&) = delete;

  ShownElement element(const std::string& name, const std::string& role = "") {
    const auto reply =
        client_.call("get_window_state", {{"pid", fixture_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    if (reply.failed) throw std::runtime_error(reply.text);
    return element_named(reply.structured, name, role);
  }
  ToolReply on(const ShownElement& element, const std::string& tool, json arguments) {
    arguments["element_token"] = element.token;
    return client_.call(tool, arguments);
  }
  bool is(const std::string& toolkit) const { return GetParam() == toolkit; }
  void expect_confirmed(const ToolReply& reply) {
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  }

  static std::unique_ptr<UserAtDesk> user_;
  FixtureApplication fixture_;
  McpClient client_;
};

std::unique_ptr<UserAtDesk> InputTools::user_;

TEST_P(InputTools, SliderTakesTheNumberAndNoOther) {
  const auto level = element("Level", "slider");
  expect_confirmed(on(level, "set_value", {{"value", "42"}}));
  fixture_.wait_for({{"event", "value"}, {"name", "Level"}, {"value", 42.0}});
  const auto from = fixture_.event_count();
  EXPECT_EQ(on(level, "set_value", {{"value", "1000"}}).code(), "invalid_value");
  EXPECT_EQ(fixture_.count({{"event", "value"}}, from), 0U);
}

// GTK 4's offers no action and takes no sent click.
TEST_P(InputTools, CheckBoxIsSetToWhatItIsToBeAndNotMerelyPressed) {
  const FixtureApplication plain(GetParam(), "Plain");
  user_->sit_down();
  const auto set = [&](const std::string& value) {
    const auto shown =
        client_.call("get_window_state", {{"pid", plain.pid()}, {"format", "json"}, {"include_screenshot", false}});
    expect_confirmed(on(element_named(shown.structured, "Check me", "checkbox"), "set_value", {{"value", value}}));
  };
  const auto toggled = [](bool active) { return json{{"event", "toggled"}, {"name", "Check me"}, {"active", active}}; };
  set("on");
  plain.wait_for(toggled(true));
  set("on");
  set("off");
  plain.wait_for(toggled(false));
  EXPECT_EQ(plain.count({{"event", "toggled"}, {"name", "Check me"}}), 2U);
}

TEST_P(InputTools, FieldHoldsTheNewTextAndNothingElse) {
  const auto entry = element("Entry", "textbox");
  expect_confirmed(on(entry, "type_text", {{"text", "first"}}));
  const auto replaced = on(entry, "type_text", {{"text", "Grüße 漢 😀"}, {"clear_first", true}});
  expect_confirmed(replaced);
  EXPECT_EQ(replaced.structured["value"], "Grüße 漢 😀");
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Grüße 漢 😀"}});
  // The caret stands behind it.
  expect_confirmed(on(entry, "type_text", {{"text", "!"}}));
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Grüße 漢 😀!"}});
  expect_confirmed(on(entry, "set_value", {{"value", "last"}}));
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "last"}});
}

TEST_P(InputTools, OptionIsChosenWithoutOpeningTheList) {
  const auto from = fixture_.event_count();
  const auto choice = element(is("qt5") ? "One" : "Choice", "combobox");
  const auto reply = on(choice, "set_value", {{"value", "two"}});
  if (is("gtk4")) {
    // It tells nothing of what is behind the button, and is not opened where somebody sits.
    EXPECT_EQ(reply.code(), "background_unavailable") << reply.dump();
    EXPECT_THAT(reply.text, HasSubstr("only while it is open"));
    EXPECT_EQ(fixture_.count({{"event", "selected"}}, from), 0U);
  } else {
    // In Qt by its keys: Tab leads to it from a control that can be given the focus.
    expect_confirmed(reply);
    EXPECT_EQ(reply.structured["value"], "Two");
    fixture_.wait_for({{"event", "selected"}, {"name", "Two"}});
  }
  EXPECT_EQ(fixture_.count({{"event", "menu-opened"}, {"name", "Choice"}}), 0U);
}

TEST_P(InputTools, ListScrollsAndSaysSo) {
  const auto line = element("line 0");
  const auto from = fixture_.event_count();
  const auto reply = on(line, "scroll", {{"direction", "down"}, {"amount", 1}});
  expect_confirmed(reply);
  EXPECT_EQ(fixture_.count({{"event", "clicked"}}, from), 0U);
  EXPECT_EQ(fixture_.count({{"event", "selected"}}, from), 0U);
  EXPECT_LT(element("line 0").y, line.y) << reply.dump();
}

TEST_P(InputTools, CanvasSeesAPressAndAReleaseWhereTheDragBeganAndEnded) {
  const auto canvas = element("Canvas");
  const auto from_x = canvas.x + 20;
  const auto from_y = canvas.y + 10;
  const auto from = fixture_.event_count();
  const auto reply = client_.call("drag", {{"pid", fixture_.pid()},
                                           {"window_id", fixture_.window()},
                                           {"from_x", from_x},
                                           {"from_y", from_y},
                                           {"to_x", from_x + 40},
                                           {"to_y", from_y + 5},
                                           {"duration_ms", 60},
                                           {"steps", 6}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["path"], is("qt5") ? "x11_pixel" : "x11_second_pointer");
  fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}, {"x", from_x}, {"y", from_y}}, from);
  fixture_.wait_for({{"event", "release"}, {"name", "Canvas"}, {"x", from_x + 40}, {"y", from_y + 5}}, from);
}

TEST_P(InputTools, WindowIsPlacedWithoutComingToTheFront) {
  const auto reply = client_.call("set_window_frame", {{"pid", fixture_.pid()},
                                                       {"window_id", fixture_.window()},
                                                       {"x", 60},
                                                       {"y", 70},
                                                       {"width", 640},
                                                       {"height", 900}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
}

/// A list of GTK 3 whose rows can be dragged: it writes their order down.
class RowsThatMove : public testing::Test {
 protected:
  RowsThatMove() { user_.sit_down(); }
  std::string order() const { return contents(file_); }
  ToolReply drag(const std::string& row, const std::string& to, const std::string& mode) {
    const auto seen =
        client_.call("get_window_state", {{"pid", list_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    EXPECT_FALSE(seen.failed) << seen.dump();
    const auto from = element_named(seen.structured, row);
    const auto onto = element_named(seen.structured, to);
    return client_.call("drag", {{"pid", list_.pid()},
                                 {"from_x", from.x + 20},
                                 {"from_y", from.y + from.height / 2},
                                 {"to_x", onto.x + 20},
                                 {"to_y", onto.y + onto.height / 2},
                                 {"delivery_mode", mode}});
  }

  const TemporaryFolder folder_;
  const std::string file_ = folder_.file("order");
  const Application list_{{"/usr/bin/python3", "-B", OFFHAND_TEST_REORDER_GTK3, file_}};
  UserAtDesk user_;
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_F(RowsThatMove, AreDroppedWhereTheyAreDraggedInTheBackground) {
  const auto reply = drag("one", "four", "background");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(eventually([&] { return order() != "one two three four five\n"; })) << reply.dump();
  EXPECT_TRUE(eventually([&] {
    return order() == "two three one four five\n" || order() == "two three four one five\n";
  })) << order();
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(RowsThatMove, AreNotSaidToHaveMovedWhereNothingTakesThem) {
  for (const auto* mode : {"background", "foreground"}) {
    const auto reply = drag("one", "Name", mode);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_NE(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_EQ(order(), "one two three four five\n");
  }
}

INSTANTIATE_TEST_SUITE_P(Toolkits, InputTools, testing::Values("gtk3", "gtk4", "qt5"));

/// A key for the field Last of GTK 4, to which Tab leads from First: what the reply was, and what the window noted.
std::pair<ToolReply, std::string> key_past_rows(const std::vector<std::string>& options) {
  const TemporaryFolder folder;
  std::vector<std::string> command{"/usr/bin/python3", std::string(OFFHAND_TEST_FIXTURES) + "/rows_gtk4.py",
                                   folder.file("log")};
  command.insert(command.end(), options.begin(), options.end());
  const Application application(command);
  UserAtDesk user;
  user.sit_down();
  McpClient client({.server = {"--tools", "full"}});
  const auto shown =
      client.call("get_window_state", {{"pid", application.pid()}, {"format", "json"}, {"include_screenshot", false}});
  const auto last = element_named(shown.structured, "Last", "textbox");
  auto reply = client.call("press_key", {{"element_token", last.token}, {"key", "x"}});
  return {std::move(reply), contents(folder.file("log"))};
}

TEST(KeysInGtk4, ReachAFieldWithoutChoosingRowsOnTheWay) {
  const auto [reply, log] = key_past_rows({});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(log, "Last x\n") << reply.dump();
}

TEST(KeysInGtk4, LeaveAListThatHasTheFocusWithoutChoosingItsRows) {
  const auto [reply, log] = key_past_rows({"--begins-in-rows"});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_THAT(log, EndsWith("Last x\n")) << reply.dump();
  EXPECT_THAT(log, Not(AnyOf(HasSubstr("row 1"), HasSubstr("row 2"))));
}

TEST(KeysInGtk4, LeaveATextOfSeveralLinesAsItIs) {
  FixtureApplication fixture("gtk4", "Leaving");
  fixture.control("focus Notes");
  UserAtDesk user;
  user.sit_down();
  McpClient client({.server = {"--tools", "full"}});
  const auto shown =
      client.call("get_window_state", {{"pid", fixture.pid()}, {"format", "json"}, {"include_screenshot", false}});
  const auto from = fixture.event_count();
  const auto reply =
      client.call("click", {{"element_token", element_named(shown.structured, "Check me", "checkbox").token}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  fixture.wait_for({{"event", "toggled"}, {"name", "Check me"}, {"active", true}}, from);
  EXPECT_EQ(fixture.count({{"event", "text"}}, from), 0U);
  EXPECT_EQ(user.disturbance(), "");
}

TEST(KeysInGtk4, ReachAFieldWhereRowsLieEitherWayAndChooseNone) {
  const auto [reply, log] = key_past_rows({"--enclosed"});
  EXPECT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(log, "Last x\n");
}

}  // namespace
}  // namespace offhand::test
