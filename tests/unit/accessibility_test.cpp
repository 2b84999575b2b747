#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// Who may switch accessibility on.
namespace offhand::test {
namespace {

using testing::HasSubstr;

Config with(ConfigAccessibilityEnable setting, ConfigDesk desk) {
  Config config;
  config.accessibility_enable = setting;
  config.desk = desk;
  return config;
}

/// A desktop whose accessibility is off; one of its applications is blind therefore, the editor is not.
class Off {
 public:
  Off(ConfigAccessibilityEnable setting, ConfigDesk desk_setting)
      : desk(scene_of(button("A"), {{"toolkit", "canvas"}}), with(setting, desk_setting)) {
    tree.is_on = false;
  }

  SimulatedDesk desk;
  ScriptedTree& tree = scripted_tree(desk.platform());
};

const json of_the_blind{{"pid", 200}, {"include_screenshot", false}};
const json of_the_editor{{"pid", 300}, {"include_screenshot", false}};

TEST(Accessibility, AskFailsTheCallOfABlindApplicationAndNamesTheSetting) {
  Off off(ConfigAccessibilityEnable::ask, ConfigDesk::shared);
  const auto error = off.desk.refusal("get_window_state", of_the_blind);
  EXPECT_EQ(error.code, "accessibility_disabled");
  EXPECT_THAT(error.message, HasSubstr("accessibility_enable is \"ask\""));
  EXPECT_THAT(error.hint, HasSubstr("OFFHAND_ACCESSIBILITY_ENABLE=auto"));
  EXPECT_EQ(off.tree.switched_on, 0);
}

TEST(Accessibility, AskDoesNotStandInTheWayOfApplicationsThatShowTheirTrees) {
  Off off(ConfigAccessibilityEnable::ask, ConfigDesk::shared);
  EXPECT_TRUE(off.desk.reply("get_window_state", of_the_editor));
  EXPECT_EQ(off.tree.switched_on, 0);
}

TEST(Accessibility, NeverSwitchesNothingOnNotEvenWhereNobodyWorks) {
  Off off(ConfigAccessibilityEnable::never, ConfigDesk::private_);
  EXPECT_EQ(off.desk.refusal("get_window_state", of_the_blind).code, "accessibility_disabled");
  EXPECT_EQ(off.tree.switched_on, 0);
}

TEST(Accessibility, AutoSwitchesOnWhenATreeIsNeededAndNotBefore) {
  Off off(ConfigAccessibilityEnable::auto_, ConfigDesk::shared);
  off.desk.call("list_windows");
  EXPECT_EQ(off.tree.switched_on, 0);
  EXPECT_TRUE(off.desk.reply("get_window_state", of_the_editor));
  EXPECT_TRUE(off.desk.reply("get_window_state", of_the_editor));
  EXPECT_EQ(off.tree.switched_on, 1);
  // It started while accessibility was off.
  EXPECT_EQ(off.desk.refusal("get_window_state", of_the_blind).code, "accessibility_off");
}

TEST(Accessibility, NobodyIsAskedWhereNobodyWorks) {
  Off off(ConfigAccessibilityEnable::ask, ConfigDesk::private_);
  EXPECT_TRUE(off.desk.reply("get_window_state", of_the_editor));
  EXPECT_EQ(off.tree.switched_on, 1);
}

}  // namespace
}  // namespace offhand::test
