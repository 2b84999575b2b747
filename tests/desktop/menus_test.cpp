#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Menus of real toolkits hold the user's pointer and keyboard until they close. On a desktop that a user works at,
// none may stay open after an action in the background; where nobody works they do. What the user can still do is
// tried out: xdotool clicks and types for them.
namespace offhand::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

json grab_given_back() { return {{"kind", "grab"}, {"restored", true}}; }

class Menus : public testing::TestWithParam<std::string> {
 protected:
  static void SetUpTestSuite() { user_ = std::make_unique<UserAtDesk>(); }
  static void TearDownTestSuite() { user_.reset(); }

  Menus() : fixture_(GetParam(), "Menus", {"--menus"}) { user_->sit_down(); }

  static McpClient on(const std::string& desk) {
    return McpClient({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", desk}}});
  }
  json look(McpClient& client) {
    const auto reply =
        client.call("get_window_state", {{"pid", fixture_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    if (reply.failed) throw std::runtime_error(reply.text);
    return reply.structured;
  }
  ShownElement element(McpClient& client, const std::string& name) { return element_named(look(client), name); }
  json point_of(const ShownElement& element) {
    return {{"pid", fixture_.pid()}, {"x", element.middle_x()}, {"y", element.middle_y()}};
  }
  json drag_from(McpClient& client, const std::string& name) {
    const auto at = element(client, name);
    return {{"pid", fixture_.pid()},        {"from_x", at.middle_x()},    {"from_y", at.middle_y()},
            {"to_x", at.middle_x() + 10.0}, {"to_y", at.middle_y() + 30}, {"duration_ms", 2000}};
  }
  /// A name that Qt gives a combo box by what is chosen in it.
  std::string choice() const { return GetParam() == "qt5" ? "One" : "Choice"; }

  /// The user clicks in their own window and types: empty, or what did not arrive.
  std::string what_the_user_cannot_do() {
    auto& own = user_->application();
    const auto from = own.event_count();
    run_command(
        {"xdotool", "mousemove", "--window", std::to_string(own.window()), "240", "480", "click", "1", "key", "z"});
    std::string missing;
    if (!eventually([&] { return own.count({{"event", "key"}, {"key", "z"}}, from) > 0; })) missing += "type ";
    // The click came before the key, if it came at all.
    if (own.count({{"event", "press"}, {"button", 1}}, from) == 0) missing += "click ";
    return missing;
  }

  void expect_given_back(const ToolReply& reply, const std::string& menu) {
    ASSERT_FALSE(reply.failed) << reply.dump();
    const auto effects = reply.structured.value("side_effects", json::array());
    EXPECT_TRUE(std::any_of(effects.begin(), effects.end(), [](const json& effect) {
      return matches(effect, grab_given_back());
    })) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "suspected_noop");
    fixture_.wait_for({{"event", "menu-opened"}, {"name", menu}});
    fixture_.wait_for({{"event", "menu-closed"}, {"name", menu}});
    // The user's toolkit sees the keyboard go and come back; pointer, focus and stacking must be as they were.
    user_->settle_log();
    EXPECT_EQ(user_->disturbance(), "");
    EXPECT_EQ(what_the_user_cannot_do(), "");
  }

  static std::unique_ptr<UserAtDesk> user_;
  FixtureApplication fixture_;
};

std::unique_ptr<UserAtDesk> Menus::user_;

TEST_P(Menus, RightClickIsRefusedBesideAUser) {
  auto client = on("shared");
  auto right = point_of(element(client, "Canvas"));
  right["button"] = "right";
  const auto from = fixture_.event_count();
  EXPECT_EQ(client.call("click", right).code(), "background_unavailable");
  const auto list = client.call("click", {{"element_token", element(client, choice()).token}});
  EXPECT_EQ(list.code(), "background_unavailable") << list.dump();
  for (const auto* event : {"press", "menu-opened", "clicked", "selected"})
    EXPECT_EQ(fixture_.count({{"event", event}}, from), 0U) << event;
  EXPECT_EQ(user_->disturbance(), "");
  EXPECT_EQ(what_the_user_cannot_do(), "");
}

// GTK 3 lists the items of a menu button's menu as the button's own, whose parent is the menu.
TEST_P(Menus, AnItemOfAMenuThatIsClosedIsPressedWithoutOpeningIt) {
  auto client = on("shared");
  const auto item = find_element(look(client), "More Two");
  EXPECT_EQ(item.has_value(), GetParam() == "gtk3") << "the others list none of a menu that is closed";
  if (!item) return;
  const auto from = fixture_.event_count();
  const auto reply = client.call("click", {{"element_token", item->token}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  fixture_.wait_for({{"event", "clicked"}, {"name", "More Two"}}, from);
  EXPECT_EQ(fixture_.count({{"event", "menu-opened"}}, from), 0U);
  EXPECT_EQ(user_->disturbance(), "");
}

// What a page or a program does when something is chosen it would do once more.
TEST_P(Menus, AnOptionThatIsChosenAlreadyIsLeftAlone) {
  if (GetParam() == "gtk4") return;  // its drop-downs are refused
  auto client = on("shared");
  const json three{{"element_token", element(client, choice()).token}, {"value", "Three"}};
  const auto chosen = client.call("set_value", three);
  ASSERT_FALSE(chosen.failed) << chosen.dump();
  fixture_.wait_for({{"event", "selected"}, {"name", "Three"}});
  const auto from = fixture_.event_count();
  const auto again = client.call("set_value", three);
  EXPECT_EQ(again.structured["effect"], "confirmed") << again.dump();
  // It has read all that was sent once it has done this.
  fixture_.control("focus A");
  EXPECT_EQ(fixture_.count({{"event", "selected"}}, from), 0U);
  EXPECT_EQ(user_->disturbance(), "");
}

// Qt gives its combo box the focus to nobody who asks: Tab leads there.
TEST_P(Menus, AnOptionIsChosenInTheForeground) {
  if (GetParam() != "qt5") return;
  auto client = on("shared");
  const auto from = fixture_.event_count();
  const auto reply = client.call(
      "set_value",
      {{"element_token", element(client, choice()).token}, {"value", "Two"}, {"delivery_mode", "foreground"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  EXPECT_EQ(reply.structured["path"], "key_events_fg") << reply.dump();
  fixture_.wait_for({{"event", "selected"}, {"name", "Two"}}, from);
}

// A drag is a press as well, and lasts: whatever the user types meanwhile would go into the menu.
TEST_P(Menus, ADragThatOpensAMenuIsRefusedBesideAUser) {
  auto client = on("shared");
  const auto from = fixture_.event_count();
  auto right = drag_from(client, "Canvas");
  right["button"] = "right";
  EXPECT_EQ(client.call("drag", right).code(), "background_unavailable");
  const auto list = client.call("drag", drag_from(client, choice()));
  // The drop-down of GTK 4 opens when it is let go, which a drag does elsewhere.
  if (GetParam() != "gtk4") {
    EXPECT_EQ(list.code(), "background_unavailable") << list.dump();
  }
  for (const auto* event : {"press", "menu-opened", "clicked", "selected"})
    EXPECT_EQ(fixture_.count({{"event", event}}, from), 0U) << event;
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(Menus, ADragWhosePressOpensAMenuEndsAtOnceBesideAUser) {
  auto client = on("shared");
  const auto from = fixture_.event_count();
  const auto reply = client.call("drag", drag_from(client, "More"));
  ASSERT_FALSE(reply.failed) << reply.dump();
  // The button of GTK, 3 and 4, opens its menu when it is let go, which a drag does elsewhere.
  const bool opened = fixture_.count({{"event", "menu-opened"}, {"name", "More"}}, from) > 0;
  EXPECT_EQ(opened, GetParam() == "qt5");
  if (opened) expect_given_back(reply, "More");
  for (const auto& effect : reply.structured.value("side_effects", json::array()))
    EXPECT_LT(effect["duration_ms"], 2000) << "as long as the drag: " << reply.dump();
  for (const auto* event : {"clicked", "selected"}) EXPECT_EQ(fixture_.count({{"event", event}}, from), 0U) << event;
  EXPECT_EQ(what_the_user_cannot_do(), "");
}

TEST_P(Menus, MenuOfAButtonIsClosedAgainBesideAUser) {
  auto client = on("shared");
  expect_given_back(client.call("click", {{"element_token", element(client, "More").token}}), "More");
}

TEST_P(Menus, MenuUnderAPointIsClosedAgainBesideAUser) {
  auto client = on("shared");
  expect_given_back(client.call("click", point_of(element(client, "More"))), "More");
}

// Whether it stays open once the user has the focus again is the toolkit's affair.
TEST_P(Menus, MenuOfTheForegroundIsReportedAsLongAsItHoldsTheKeyboard) {
  auto client = on("shared");
  auto click = point_of(element(client, "More"));
  click["delivery_mode"] = "foreground";
  const auto reply = client.call("click", click);
  ASSERT_FALSE(reply.failed) << reply.dump();
  fixture_.wait_for({{"event", "menu-opened"}, {"name", "More"}});
  // One that went with the front again did nothing, and the reply says so.
  if (reply.structured["effect"] == "confirmed") {
    EXPECT_EQ(fixture_.count({{"event", "menu-closed"}, {"name", "More"}}), 0U) << reply.dump();
  }
  bool holds = false;
  bool focus_is_back = true;
  for (const auto& effect : reply.structured.value("side_effects", json::array())) {
    if (effect["kind"] == "grab") holds = !effect["restored"];
    if (effect["kind"] == "focus") focus_is_back = effect["restored"];
  }
  EXPECT_EQ(holds, !focus_is_back) << reply.dump();
  // One that held them at the answer may have closed since, when its window was no longer the active one.
  EXPECT_TRUE(what_the_user_cannot_do().empty() || !focus_is_back) << reply.dump();
}

// A list that is open lies in wait for letters: one that it gets chooses.
TEST_P(Menus, AListOfTheForegroundGetsNoKeyOfTheUsersUntold) {
  auto client = on("shared");
  auto click = point_of(element(client, choice()));
  click["delivery_mode"] = "foreground";
  const auto own_from = user_->application().event_count();
  const auto from = fixture_.event_count();
  const auto reply = client.call("click", click);
  ASSERT_FALSE(reply.failed) << reply.dump();
  const auto effects = reply.structured.value("side_effects", json::array());
  const bool is_given_back =
      std::ranges::all_of(effects, [](const json& effect) { return effect["restored"] == true; });
  // The user types on, and does not touch the mouse.
  run_command({"xdotool", "key", "t", "key", "Return"});
  auto& own = user_->application();
  if (is_given_back) {
    EXPECT_TRUE(eventually([&] { return own.count({{"event", "key"}, {"key", "t"}}, own_from) > 0; })) << reply.dump();
    EXPECT_EQ(fixture_.count({{"event", "selected"}}, from), 0U) << reply.dump();
  } else {
    EXPECT_TRUE(std::ranges::any_of(effects, [](const json& effect) {
      return (effect["kind"] == "grab" || effect["kind"] == "focus") && effect["restored"] == false;
    })) << reply.dump();
  }
  run_command({"xdotool", "key", "Escape"});
}

/// A click in the foreground at what is called so, while the user writes in their own window. What became of it, and
/// how many events that window had got before.
class ClickBesideTyping {
 public:
  static constexpr const char* letters = "theuserwritesonwithoutapause";

  ClickBesideTyping(McpClient& client, FixtureApplication& own, json click) : own_(own), own_from_(own.event_count()) {
    click["delivery_mode"] = "foreground";
    std::jthread user([] { run_command({"xdotool", "type", "--delay", "100", letters}); });
    own_.wait_for({{"event", "key"}, {"key", "u"}}, own_from_);
    reply = client.call("click", click);
  }
  std::size_t keys() const { return own_.count({{"event", "key"}}, own_from_); }
  /// Whether the user's window got the one letter of the last five that comes only once.
  bool got_the_end() const { return own_.count({{"event", "key"}, {"key", "p"}}, own_from_) == 1; }

  ToolReply reply;

 private:
  FixtureApplication& own_;
  const std::size_t own_from_;
};

// What opens takes their keyboard, so it waits for the end of what they write.
TEST_P(Menus, AListOfTheForegroundOpensOnceTheUserPauses) {
  auto client = on("shared");
  const auto from = fixture_.event_count();
  const ClickBesideTyping click(client, user_->application(), point_of(element(client, choice())));
  ASSERT_FALSE(click.reply.failed) << click.reply.dump();
  EXPECT_EQ(click.keys(), std::string(click.letters).size()) << click.reply.dump();
  EXPECT_EQ(fixture_.count({{"event", "key"}}, from), 0U);
  EXPECT_EQ(fixture_.count({{"event", "selected"}}, from), 0U);
  run_command({"xdotool", "key", "Escape"});
}

// Of this one nothing tells before that it opens a menu.
TEST_P(Menus, OneThatTakesTheKeyboardFromAUserWhoTypesIsClosed) {
  auto client = on("shared");
  const auto from = fixture_.event_count();
  const ClickBesideTyping click(client, user_->application(), point_of(element(client, "More")));
  ASSERT_FALSE(click.reply.failed) << click.reply.dump();
  EXPECT_EQ(click.reply.structured["effect"], "suspected_noop") << click.reply.dump();
  fixture_.wait_for({{"event", "menu-closed"}, {"name", "More"}}, from);
  EXPECT_TRUE(eventually([&] { return click.got_the_end(); })) << click.reply.dump();
  EXPECT_EQ(what_the_user_cannot_do(), "") << click.reply.dump();
}

TEST_P(Menus, OtherClicksReportNothing) {
  auto client = on("shared");
  const auto reply = client.call("click", {{"element_token", element(client, "A").token}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  EXPECT_FALSE(reply.structured.contains("side_effects")) << reply.dump();
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(Menus, MenuStaysOpenWhereNobodyWorks) {
  auto client = on("private");
  const auto opened = client.call("click", point_of(element(client, "More")));
  ASSERT_FALSE(opened.failed) << opened.dump();
  fixture_.wait_for({{"event", "menu-opened"}, {"name", "More"}});
  // The open menu gets the user's click, and closes by it: so the other tests really see something.
  EXPECT_EQ(what_the_user_cannot_do(), "click ");
  EXPECT_EQ(fixture_.count({{"event", "menu-closed"}}), 1U);
}

/// Tk takes the key from the keyboard alone that its menu holds.
TEST(MenuOfTk, ThatAnEarlierActionOpenedIsClosedByEscape) {
  UserAtDesk user;
  const TemporaryFolder folder;
  const auto log = folder.file("log");
  // Tk tells nobody which process a window belongs to.
  const ChildProcess program({"/usr/bin/python3", OFFHAND_TEST_MENU_TK, log});
  ASSERT_TRUE(eventually(
      [] { return !run_command({"xdotool", "search", "--onlyvisible", "--name", "^Tk menu$"}).output.empty(); }));
  user.sit_down();
  McpClient client({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}});
  const auto opened =
      client.call("click", {{"pid", program.pid()}, {"x", 50}, {"y", 20}, {"delivery_mode", "foreground"}});
  ASSERT_FALSE(opened.failed) << opened.dump();
  ASSERT_TRUE(eventually([&] { return contents(log) == "open\n"; })) << contents(log) << opened.dump();
  const auto closed = client.call("press_key", {{"pid", program.pid()}, {"key", "escape"}});
  ASSERT_FALSE(closed.failed) << closed.dump();
  EXPECT_EQ(closed.structured["effect"], "confirmed") << closed.dump();
  EXPECT_TRUE(eventually([&] { return contents(log) == "open\nclosed\n"; })) << contents(log);
  // The user has their keyboard again.
  auto& own = user.application();
  const auto from = own.event_count();
  run_command({"xdotool", "key", "z"});
  own.wait_for({{"event", "key"}, {"key", "z"}}, from);
}

/// What moves while a list opens is no sign, at the next time, of a list that is filled anew again and again.
TEST(ListOfGtk3, GivesItsOptionAtOnceAlsoWhenItIsOpenedAgain) {
  FixtureApplication fixture("gtk3", "Menus", {"--menus"});
  McpClient client({.server = {"--tools", "full"},
                    .environment = {{"OFFHAND_DESK", "private"}, {"OFFHAND_READY_TIMEOUT_MS", "400"}}});
  const auto shown = [&](const std::string& name) {
    const json all{{"pid", fixture.pid()}, {"format", "json"}, {"include_screenshot", false}};
    return element_named(client.call("get_window_state", all).structured, name);
  };
  for (const auto* option : {"Two", "One", "Two", "One", "Two"}) {
    const auto list = shown("Choice");
    const auto from = fixture.event_count();
    const auto opened = client.call("click", {{"pid", fixture.pid()}, {"x", list.middle_x()}, {"y", list.middle_y()}});
    ASSERT_FALSE(opened.failed) << opened.dump();
    fixture.wait_for({{"event", "menu-opened"}, {"name", "Choice"}}, from);
    const auto chosen = client.call("click", {{"element_token", shown(option).token}});
    ASSERT_FALSE(chosen.failed) << chosen.dump();
    fixture.wait_for({{"event", "selected"}, {"name", option}}, from);
    // Time in which what is filled anew would be so again.
    const json never{{"pid", fixture.pid()}, {"name", "Nothing is called so"}, {"timeout_ms", 1200}};
    ASSERT_EQ(client.call("wait_for", never).code(), "not_satisfied");
  }
}

// A menu may be open already when a client looks at the window for the first time.
class OpenMenus : public testing::TestWithParam<std::string> {
 protected:
  static ToolReply look(const json& more) {
    McpClient client({.server = {"--tools", "full"}});
    return client.call("get_window_state", more);
  }
  json window() const {
    return {{"pid", fixture_.pid()}, {"window_id", fixture_.window()}, {"include_screenshot", false}};
  }
  std::string first_look() const { return look(window()).text; }
  /// By the user's own pointer.
  void open_menu_of(const std::string& name) const {
    auto whole = window();
    whole["format"] = "json";
    const auto state = look(whole).structured;
    const auto element = element_named(state, name);
    const auto x = state["bounds"]["x"].get<double>() + element.middle_x();
    const auto y = state["bounds"]["y"].get<double>() + element.middle_y();
    run_command({"xdotool", "mousemove", std::to_string(std::lround(x)), std::to_string(std::lround(y)), "click", "3"});
  }

  FixtureApplication fixture_{GetParam(), "Open menus", {"--menus"}};
};

TEST_P(OpenMenus, AreInTheFirstReadingOfAClientThatComesLater) {
  const auto before = first_look();
  EXPECT_THAT(before, AllOf(HasSubstr("Check me"), Not(HasSubstr("Context One"))));
  open_menu_of("Canvas");
  std::string seen;
  EXPECT_TRUE(eventually([&] { return (seen = first_look()).find("Context Three") != std::string::npos; })) << seen;
  EXPECT_THAT(seen, AllOf(HasSubstr("Context One"), HasSubstr("Check me")));
  run_command({"xdotool", "key", "Escape"});
  EXPECT_TRUE(eventually([&] { return first_look().find("Context One") == std::string::npos; }));
}

INSTANTIATE_TEST_SUITE_P(Toolkits, OpenMenus, testing::Values("gtk3", "gtk4", "qt5", "qt6"),
                         [](const auto& tested) { return tested.param; });

INSTANTIATE_TEST_SUITE_P(Of, Menus, testing::Values("gtk3", "gtk4", "qt5"), [](const auto& row) { return row.param; });

// The dialog runs a main loop inside the handler of the call that opened it. Keys there made GTK 3 stand still for ever
// as long as anything waited in the connection of that call.
TEST(DialogOfAMenuItem, TakesKeysAndTextOfTheProductAndOfTheUser) {
  const TemporaryFolder folder;
  std::ofstream(folder.file("lines.txt")) << "one\ntwo\nthree\n";
  const Application editor({"mousepad", folder.file("lines.txt")});
  McpClient client({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "private"}}});
  const auto look = [&](std::int64_t window) {
    const auto reply =
        client.call("get_window_state",
                    {{"pid", editor.pid()}, {"window_id", window}, {"format", "json"}, {"include_screenshot", false}});
    if (reply.failed) throw std::runtime_error(reply.text);
    return reply.structured;
  };
  const auto items = elements_of(look(editor.window()));
  const auto item = std::ranges::find_if(
      items, [](const auto& one) { return one.role == "menuitem" && one.name.starts_with("Go to"); });
  ASSERT_NE(item, items.end());
  ASSERT_FALSE(client.call("click", {{"element_token", item->token}}).failed);
  std::int64_t dialog = 0;
  ASSERT_TRUE(eventually([&] {
    for (const auto window : windows_of(editor.pid()))
      if (window != editor.window()) dialog = window;
    return dialog != 0;
  }));
  const auto fields = elements_of(look(dialog));
  const auto number = std::ranges::find_if(fields, [](const auto& one) { return one.role == "spinbutton"; });
  ASSERT_NE(number, fields.end());
  const json field{{"element_token", number->token}};
  for (const char* digit : {"1", "2", "3"}) {
    auto key = field;
    key["key"] = digit;
    const auto pressed = client.call("press_key", key);
    EXPECT_FALSE(pressed.failed) << pressed.text;
    auto text = field;
    text["text"] = digit;
    text["clear_first"] = true;
    const auto typed = client.call("type_text", text);
    EXPECT_FALSE(typed.failed) << typed.text;
    const auto now = elements_of(look(dialog));
    EXPECT_EQ(std::ranges::find(now, number->index, &ShownElement::index)->value, digit);
  }
  run_command({"xdotool", "windowfocus", "--sync", std::to_string(dialog), "key", "Escape"});
  EXPECT_TRUE(eventually([&] { return windows_of(editor.pid()).size() == 1; })) << "the application stands still";
}

}  // namespace
}  // namespace offhand::test
