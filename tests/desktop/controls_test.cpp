#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// That an application hears of an action what it hears of a user: not that a widget looks as if.
namespace offhand::test {
namespace {

using testing::HasSubstr;

/// A program that writes what it heard into a file, and an agent at work in it.
class Controls {
 public:
  explicit Controls(const std::string& script) : application_({"/usr/bin/python3", "-B", script, heard_}) {
    user_.sit_down();
  }

  std::string heard() const { return contents(heard_); }
  std::string disturbance() const { return user_.disturbance(); }
  json look() {
    return client_
        .call("get_window_state", {{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}})
        .structured;
  }
  /// In the text that an agent gets by default.
  bool shows(const std::string& name) {
    return client_.call("get_window_state", {{"pid", application_.pid()}, {"include_screenshot", false}})
               .text.find('"' + name + '"') != std::string::npos;
  }
  ToolReply act(const std::string& tool, json more, const json& meta = {}) {
    more.update({{"pid", application_.pid()}, {"window_id", application_.window()}});
    return client_.call(tool, more, meta);
  }
  ToolReply act_on(const std::string& name, const std::string& tool = "click", json more = json::object(),
                   const json& meta = {}) {
    json state;
    const bool shown = eventually([&] { return find_element(state = look(), name, "").has_value(); });
    if (!shown) throw std::runtime_error("no " + name + " in " + state.dump());
    more["element_index"] = find_element(state, name, "")->index;
    return act(tool, std::move(more), meta);
  }
  void wake() const { kill(static_cast<pid_t>(application_.pid()), SIGCONT); }

 private:
  TemporaryFolder folder_;
  const std::string heard_ = folder_.file("heard");
  UserAtDesk user_;
  Application application_;
  McpClient client_{{.server = {"--tools", "full"}}};
};

/// Waits for `line`, which is what was heard last.
#define EXPECT_HEARD(controls, line) \
  EXPECT_TRUE(eventually([&] { return (controls).heard().ends_with(std::string(line) + "\n"); })) << (controls).heard()

TEST(ControlsOfQt, AreClickedWhenTheyAreTicked) {
  Controls controls(OFFHAND_TEST_TICKS_QT5);
  for (const auto* name : {"Details", "Wide box", "Wide choice", "Held button"}) {
    const auto reply = controls.act_on(name);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_HEARD(controls, std::string(name) + " on");
  }
  const auto set = controls.act_on("Wide box", "set_value", {{"value", "off"}});
  EXPECT_EQ(set.structured["effect"], "confirmed") << set.dump();
  EXPECT_HEARD(controls, "Wide box off");
  EXPECT_EQ(controls.disturbance(), "");
}

TEST(ControlsOfQt, FrameIsTickedAndNothingWithinIt) {
  Controls controls(OFFHAND_TEST_TICKS_QT5);
  for (const auto* state : {"off", "on"}) {
    const auto reply = controls.act_on("Frame", "set_value", {{"value", state}});
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_HEARD(controls, std::string("Frame ") + state);
  }
  EXPECT_EQ(controls.heard().find("Inner"), std::string::npos) << controls.heard();
  EXPECT_EQ(controls.disturbance(), "");
}

TEST(ControlsOfQt, ItemsOfAPageThatIsTurnedAwayAreNotShown) {
  Controls controls(OFFHAND_TEST_TICKS_QT5);
  controls.act_on("Details");
  EXPECT_FALSE(controls.shows("Apple"));
  controls.act_on("Rows");
  EXPECT_TRUE(eventually([&] { return controls.shows("Apple"); }));
}

TEST(ControlsOfQt, TabAndRowAreChosenAsByAClick) {
  Controls controls(OFFHAND_TEST_TICKS_QT5);
  const auto tab = controls.act_on("Rows");
  EXPECT_EQ(tab.structured["effect"], "confirmed") << tab.dump();
  const auto row = controls.act_on("Pear");
  EXPECT_EQ(row.structured["effect"], "confirmed") << row.dump();
  EXPECT_HEARD(controls, "current Pear");
  const auto set = controls.act_on("Plum", "set_value", {{"value", "on"}});
  EXPECT_EQ(set.structured["effect"], "confirmed") << set.dump();
  EXPECT_THAT(controls.heard(), HasSubstr("Plum on\n"));
  EXPECT_EQ(controls.disturbance(), "");
}

// It stays on, and a doubt would have it pressed again.
TEST(ControlsOfQt, ToolThatIsOnAlreadyIsPressedWithoutDoubt) {
  Controls controls(OFFHAND_TEST_TICKS_QT5);
  const auto reply = controls.act_on("Icons");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "unverifiable") << reply.dump();
  EXPECT_HEARD(controls, "Icons on");
  EXPECT_EQ(controls.disturbance(), "");
}

// What a box lies in is supposed to be what it was at the click before, as far as what is asked shows no difference.
TEST(ControlsOfQt, BoxIsClickedWhereWhatItLiesInWasPut) {
  Controls controls(OFFHAND_TEST_MOVING_PANEL_QT5);
  json state;
  ASSERT_TRUE(eventually([&] { return find_element(state = controls.look(), "Box", "").has_value(); }));
  const auto click = [&](const std::string& name) {
    const auto reply = controls.act("click", {{"element_index", find_element(state, name, "")->index}});
    EXPECT_FALSE(reply.failed) << reply.dump();
    return reply;
  };
  for (int round = 0; round < 3; ++round) {
    for (const char* turned : {"on", "off"}) {
      const auto reply = click("Box");
      EXPECT_EQ(reply.structured["effect"], "confirmed");
      // Where it were looked for in its old place it would count as hidden, and be turned by keys.
      EXPECT_EQ(reply.structured["path"], "x11_pixel");
      EXPECT_HEARD(controls, turned);
    }
    click("Move");
    EXPECT_HEARD(controls, "moved");
  }
  EXPECT_EQ(controls.disturbance(), "");
}

// By its action a button would fire a tenth of a second late and drop what comes before, and no editing would be over.
TEST(ControlsOfQt, ButtonIsPressedAsByAClick) {
  Controls controls(OFFHAND_TEST_BUTTONS_QT5);
  for (const auto* key : {"ctrl+a", "5", "0"}) controls.act_on("Amount", "press_key", {{"key", key}});
  controls.act_on("Apply");
  EXPECT_HEARD(controls, "applied 50");
  for (int press = 1; press <= 5; ++press) controls.act_on("Count");
  EXPECT_HEARD(controls, "count 5");
  EXPECT_EQ(controls.disturbance(), "");
}

// Whatever time the call has.
TEST(ControlsOfQt, ButtonOfAnApplicationThatStopsIsNotHeldDown) {
  Controls controls(OFFHAND_TEST_BUTTONS_QT5);
  const auto reply = controls.act_on("Stops", "click", json::object(), {{"dev.offhand/timeout_ms", 600'000}});
  EXPECT_EQ(reply.code(), "app_not_responding") << reply.dump();
  controls.wake();
  EXPECT_HEARD(controls, "let go");
  controls.act_on("Count");
  EXPECT_HEARD(controls, "count 1");
  EXPECT_EQ(controls.heard().find("clicked"), std::string::npos) << controls.heard();
  EXPECT_EQ(controls.disturbance(), "");
}

TEST(ControlsOfQt, ButtonBehindSomethingIsPressedByItsAction) {
  Controls controls(OFFHAND_TEST_BUTTONS_QT5);
  const auto reply = controls.act_on("Behind");
  EXPECT_EQ(reply.structured["path"], "x11_atspi") << reply.dump();
  EXPECT_HEARD(controls, "behind");
}

TEST(ControlsOfQt, BoxTakesItsActionByNameAndTheReplySaysWhoDoesNotHearOfIt) {
  Controls controls(OFFHAND_TEST_BUTTONS_QT5);
  const auto reply = controls.act_on("Box", "click", {{"action", "Toggle"}});
  EXPECT_EQ(reply.structured["path"], "x11_atspi") << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  EXPECT_THAT(reply.text, testing::HasSubstr("waits for a click on it does not hear of its own action"));
  EXPECT_HEARD(controls, "box on");
  controls.act_on("Box");
  EXPECT_HEARD(controls, "box clicked");
  EXPECT_EQ(controls.disturbance(), "");
}

// Of one that did not say that it is held down a window that opens may be no doing.
TEST(ControlsOfQt, WindowThatOpensIsNoProofForAButtonThatDidNotFeelThePress) {
  Controls controls(OFFHAND_TEST_BUTTONS_QT5);
  const auto reply = controls.act_on("Numb");
  EXPECT_EQ(reply.structured["effect"], "unverifiable") << reply.dump();
  EXPECT_HEARD(controls, "opened");
}

TEST(ControlsOfGtk, ListTakesArrowsAndReturn) {
  Controls controls(OFFHAND_TEST_ROWS_GTK3);
  controls.act_on("Apple");
  EXPECT_HEARD(controls, "chosen Apple");
  controls.act("press_key", {{"key", "down"}});
  EXPECT_HEARD(controls, "chosen Pear");
  controls.act("press_key", {{"key", "return"}});
  EXPECT_HEARD(controls, "opened Pear");
  EXPECT_EQ(controls.disturbance(), "");
}

// "toggle" of the cell activates its row: in a list of files it would open one.
TEST(ControlsOfGtk, TickOfARowIsTickedAndTheRowIsNotOpened) {
  Controls controls(OFFHAND_TEST_ROWS_GTK3);
  std::optional<std::int64_t> tick;
  ASSERT_TRUE(eventually([&] {
    const auto state = controls.look();
    for (const auto& element : state["elements"]) {
      const auto& actions = element["actions"];
      if (!tick && !actions.empty() && actions[0] == "toggle") tick = element["element_index"].get<std::int64_t>();
    }
    return tick.has_value();
  }));
  for (const auto& [tool, more, turned] :
       {std::tuple("click", json::object(), "on"), std::tuple("set_value", json{{"value", "off"}}, "off")}) {
    auto arguments = more;
    arguments["element_index"] = *tick;
    const auto reply = controls.act(tool, arguments);
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    const auto line = std::string("ticked Apple ") + turned + "\n";
    EXPECT_TRUE(eventually([&] { return controls.heard().find(line) != std::string::npos; })) << controls.heard();
  }
  EXPECT_EQ(controls.heard().find("opened"), std::string::npos) << controls.heard();
  EXPECT_EQ(controls.disturbance(), "");
}

TEST(ControlsOfQt, ChoiceThatCanBeWrittenIsSteppedToFromWhatIsChosen) {
  Controls controls(OFFHAND_TEST_WRITTEN_CHOICE_QT5);
  // It is called what it holds.
  const std::pair<const char*, const char*> steps[] = {{"100 %", "25 %"}, {"25 %", "200 %"}};
  for (const auto& [held, wanted] : steps) {
    const auto set = controls.act_on(held, "set_value", {{"value", wanted}});
    EXPECT_EQ(set.structured["effect"], "confirmed") << set.dump();
    EXPECT_HEARD(controls, wanted);
    EXPECT_EQ(controls.disturbance(), "");
  }
}

// Tab would move the focus on its way to a box that it does not lead to.
TEST(ControlsOfQt, ChoiceThatTakesNoFocusIsTurnedToByTheWheel) {
  Controls controls(OFFHAND_TEST_UNFOCUSED_CHOICE_QT5);
  const auto before = controls.heard();
  // It is called what it holds.
  for (const auto& [held, wanted, mode] : {std::tuple("Hex", "Bin", "background"),
                                           {"Bin", "Dec", "background"},
                                           {"Degree", "Turn", "background"},
                                           {"Dec", "Oct", "foreground"}}) {
    const auto set = controls.act_on(held, "set_value", {{"value", wanted}, {"delivery_mode", mode}});
    EXPECT_EQ(set.structured["effect"], "confirmed") << set.dump();
    EXPECT_HEARD(controls, wanted);
    if (std::string(mode) == "background") {
      EXPECT_EQ(controls.disturbance(), "");
    }
  }
  // One option after the other, past the disabled one, and nothing got the focus.
  EXPECT_THAT(controls.heard().substr(before.size()), testing::StartsWith("Dec\nOct\nBin\nOct\nDec\nRadian\nTurn\n"));
  // Which option is disabled is not told while the list is closed.
  const auto passed = controls.act_on("Turn", "set_value", {{"value", "Gradian"}});
  EXPECT_EQ(passed.structured["effect"], "unverifiable") << passed.dump();
  EXPECT_THAT(passed.text, HasSubstr("\"Turn\" is chosen as before"));
  EXPECT_HEARD(controls, "Radian\nTurn");
  const auto heard = controls.heard();
  const auto again = controls.act_on("Turn", "set_value", {{"value", "Turn"}});
  EXPECT_EQ(again.structured["effect"], "confirmed") << again.dump();
  EXPECT_EQ(again.structured["path"], "none") << again.dump();
  EXPECT_EQ(controls.heard(), heard);
}

}  // namespace
}  // namespace offhand::test
