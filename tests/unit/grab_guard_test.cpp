#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <map>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// Menus that hold pointer and keyboard, on a desktop that a user works at and on one where nobody does.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

constexpr platform::InputGrab both_held{.pointer = true, .keyboard = true};

Config on(ConfigDesk desk) {
  Config config;
  config.desk = desk;
  return config;
}

/// The simulation, with menus as X has them.
class Menus {
 public:
  explicit Menus(ConfigDesk setting, const std::string& scene = "widgets") : desk(scene, on(setting)) {
    input.menus_hold = true;
  }

  SimulatedDesk desk;
  ScriptedInput& input = scripted_input(desk.platform());
};

TEST(GrabGuard, RightClickInTheBackgroundIsRefusedWhereAUserWorks) {
  Menus menus(ConfigDesk::shared);
  for (const auto& how : {json{{"button", "right"}}, json{{"action", "show_menu"}}}) {
    auto arguments = how;
    arguments["element_token"] = menus.desk.element("Canvas").token;
    const auto error = menus.desk.refusal("click", arguments);
    EXPECT_EQ(error.code, "background_unavailable");
    EXPECT_THAT(error.message, HasSubstr("the user at this desktop"));
  }
  EXPECT_THAT(menus.desk.log(), IsEmpty());
}

TEST(GrabGuard, ListOfAChoiceIsNotOpenedInTheBackgroundWhereAUserWorks) {
  Menus menus(ConfigDesk::shared, scene_of(button("Choice", {{"role", "combobox"}})));
  const auto token = menus.desk.element("Choice", "Window").token;
  EXPECT_EQ(menus.desk.refusal("click", {{"element_token", token}}).code, "background_unavailable");
}

TEST(GrabGuard, RightClickIsDeliveredWhereNobodyWorksAndInTheForeground) {
  EXPECT_EQ(Menus(ConfigDesk::private_).desk.click("Canvas", {{"button", "right"}})["path"], "sim_pointer");
  Menus shared(ConfigDesk::shared);
  EXPECT_EQ(shared.desk.click("Canvas", {{"button", "right"}, {"delivery_mode", "foreground"}})["path"], "sim_pointer");
}

TEST(GrabGuard, MenuThatHoldsPointerAndKeyboardIsClosedAndReported) {
  Menus menus(ConfigDesk::shared);
  menus.input.held_after = both_held;
  const auto result = menus.desk.click("Canvas");
  ASSERT_EQ(result["side_effects"].size(), 1U) << result;
  EXPECT_EQ(result["side_effects"][0]["kind"], "grab");
  EXPECT_EQ(result["side_effects"][0]["restored"], true);
  // Not for as long as an effect of the click would be waited for.
  EXPECT_LE(result["side_effects"][0]["duration_ms"], 20) << result;
  EXPECT_EQ(result["effect"], "suspected_noop");
  EXPECT_EQ(result["escalation"]["recommended"], "foreground");
  EXPECT_EQ(menus.input.released, 1);
}

TEST(GrabGuard, MenuThatWasAskedForInTheForegroundStaysAndTheFocusIsNotSaidToBeRestored) {
  Menus menus(ConfigDesk::shared);
  menus.input.held_after = both_held;
  const auto result = menus.desk.click("Canvas", {{"button", "right"}, {"delivery_mode", "foreground"}});
  std::map<std::string, bool> restored;
  for (const auto& effect : result["side_effects"]) restored[effect["kind"]] = effect["restored"];
  ASSERT_TRUE(restored.contains("focus")) << result;
  EXPECT_FALSE(restored["focus"]);
  EXPECT_FALSE(restored["grab"]);
  EXPECT_EQ(menus.input.released, 0);
}

TEST(GrabGuard, MenuThatKeepsTheKeyboardIsToldInEveryReplyUntilItIsClosed) {
  Menus menus(ConfigDesk::shared);
  menus.input.held_after = both_held;
  const auto asked = menus.desk.reply(
      "click",
      {{"element_token", menus.desk.element("Canvas").token}, {"button", "right"}, {"delivery_mode", "foreground"}});
  ASSERT_TRUE(asked);
  EXPECT_THAT(asked->text, HasSubstr("and still lost: a menu or popover keeps the pointer and the keyboard"));
  const auto says = [&](const json& reply) {
    for (const auto& effect : reply.value("late_side_effects", json::array()))
      if (effect["kind"] == "grab" && effect["restored"] == false) return true;
    return false;
  };
  for (int times = 0; times < 3; ++times) EXPECT_TRUE(says(menus.desk.look())) << times;
  EXPECT_TRUE(says(menus.desk.call("press_key", {{"pid", 200}, {"key", "x"}})));
  menus.input.held_after = {};
  EXPECT_FALSE(says(menus.desk.look()));
}

TEST(GrabGuard, EscapeEndsWhatAnEarlierActionLeftOpenThroughWhoeverHoldsTheKeyboard) {
  Menus menus(ConfigDesk::shared);
  menus.input.held_after = both_held;
  menus.input.release_frees = true;
  menus.desk.click("Canvas", {{"button", "right"}, {"delivery_mode", "foreground"}});
  ASSERT_EQ(menus.input.released, 0);
  const auto sent_before = menus.input.sent;
  EXPECT_EQ(menus.desk.call("press_key", {{"pid", 200}, {"key", "x"}})["late_side_effects"][0]["restored"], false);
  EXPECT_EQ(menus.input.released, 0) << "another key is none of its business";
  const auto reply = menus.desk.call("press_key", {{"pid", 200}, {"key", "Escape"}});
  EXPECT_EQ(reply["effect"], "confirmed") << reply;
  EXPECT_EQ(menus.input.released, 1);
  EXPECT_EQ(menus.input.sent, sent_before + 1) << "only the x was typed";
  EXPECT_EQ(reply["late_side_effects"][0]["kind"], "grab") << reply;
  EXPECT_EQ(reply["late_side_effects"][0]["restored"], true) << reply;
  EXPECT_FALSE(reply["late_side_effects"][0].contains("ends_by")) << reply;
  EXPECT_FALSE(menus.desk.look().contains("late_side_effects"));
}

TEST(GrabGuard, EscapeIsAKeyLikeOthersWhereTheUserOpenedTheMenu) {
  Menus menus(ConfigDesk::shared);
  menus.input.held_before = menus.input.held_after = both_held;
  menus.desk.call("press_key", {{"pid", 200}, {"key", "Escape"}});
  EXPECT_EQ(menus.input.released, 0);
}

TEST(GrabGuard, MenuThatCannotBeClosedIsReported) {
  Menus menus(ConfigDesk::shared);
  menus.input.held_after = both_held;
  menus.input.release = platform::GrabRelease::still_held;
  EXPECT_EQ(menus.desk.click("Canvas")["side_effects"][0]["restored"], false);
}

TEST(GrabGuard, AListThatClosedByItselfIsToldAndTakesNothingBack) {
  Menus menus(ConfigDesk::shared);
  menus.input.held_after = both_held;
  menus.input.release = platform::GrabRelease::let_go;
  const auto result = menus.desk.click("Canvas");
  EXPECT_NE(result["effect"], "suspected_noop") << result;
  ASSERT_TRUE(result.contains("side_effects")) << result;
  EXPECT_EQ(result["side_effects"][0]["restored"], true);
}

TEST(GrabGuard, AMoveThatWasCalledOffIsToldOfTheActionThatBeganItAlone) {
  for (const auto& held : {platform::InputGrab{}, both_held}) {
    Menus menus(ConfigDesk::shared);
    menus.input.held_after = held;
    menus.input.release = platform::GrabRelease::not_its_own;
    menus.input.meanwhile = [&] {
      if (!menus.input.moved_at) menus.input.moved_at = menus.desk.sim().now();
    };
    const auto click = menus.desk.click("Canvas");
    EXPECT_EQ(click["effect"], "suspected_noop") << click;
    EXPECT_EQ(click["side_effects"][0]["kind"], "grab") << click;
    EXPECT_EQ(click["side_effects"][0]["restored"], true) << click;
    EXPECT_THAT(click["escalation"]["reason"].get<std::string>(), HasSubstr("set_window_frame"));
    EXPECT_EQ(menus.input.moves_ended, 1);

    menus.desk.sim().advance(std::chrono::milliseconds(10));
    const auto key = menus.desk.call("press_key", {{"pid", 200}, {"key", "x"}});
    EXPECT_EQ(key["effect"], "confirmed") << key;
    EXPECT_FALSE(key.contains("side_effects")) << key;
    EXPECT_EQ(menus.input.moves_ended, 1);
  }
}

TEST(GrabGuard, WhatIsNotOfTheTargetIsLeftAlone) {
  Menus of_another(ConfigDesk::shared);
  of_another.input.held_after = both_held;
  of_another.input.release = platform::GrabRelease::not_its_own;
  EXPECT_FALSE(of_another.desk.click("Canvas").contains("side_effects"));

  Menus of_before(ConfigDesk::shared);
  of_before.input.held_before = of_before.input.held_after = both_held;
  EXPECT_FALSE(of_before.desk.click("Canvas").contains("side_effects"));
  EXPECT_EQ(of_before.input.released, 0);
}

}  // namespace
}  // namespace offhand::test
