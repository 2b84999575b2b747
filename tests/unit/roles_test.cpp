#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "generated/types/actions.h"
#include "generated/types/roles.h"

// Traits of roles: where lists of roles in the code had differed by accident, what was decided.
namespace offhand::test {
namespace {

using testing::UnorderedElementsAre;

std::set<std::string> all_with(RoleTrait trait) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < kRoleTraits.size(); ++i) {
    if (const auto role = static_cast<Role>(i); has(role, trait)) names.emplace(to_string(role));
  }
  return names;
}

TEST(Roles, AreReadAsTheyAreWritten) {
  for (std::size_t i = 0; i < kRoleTraits.size(); ++i) {
    const auto role = static_cast<Role>(i);
    EXPECT_EQ(role_from_string(to_string(role)), role);
  }
  for (const auto* unknown : {"", "Button", "push button", "gridcell", "togglebutton", "button "})
    EXPECT_EQ(role_from_string(unknown), std::nullopt) << unknown;
}

TEST(Roles, OfMenuItemsDifferInWhatAClickLeaves) {
  RoleTraits ticked = kRoleTraits[static_cast<std::size_t>(Role::menuitemcheckbox)];
  ticked.erase(RoleTrait::toggle);
  ticked.erase(RoleTrait::keeps_state);
  RoleTraits one_of_several = kRoleTraits[static_cast<std::size_t>(Role::menuitemradio)];
  one_of_several.erase(RoleTrait::exclusive);
  one_of_several.erase(RoleTrait::keeps_state);
  EXPECT_EQ(ticked, kRoleTraits[static_cast<std::size_t>(Role::menuitem)]);
  EXPECT_EQ(one_of_several, kRoleTraits[static_cast<std::size_t>(Role::menuitem)]);
}

TEST(Roles, ItemsAreWhatADoubleClickOpensAndHeadingsAreNone) {
  EXPECT_THAT(all_with(RoleTrait::item), UnorderedElementsAre("cell", "listitem", "option", "row", "treeitem"));
  EXPECT_THAT(all_with(RoleTrait::selectable),
              UnorderedElementsAre("cell", "listitem", "option", "row", "tab", "treeitem"));
}

TEST(Roles, HaveOneKindAtMost) {
  const RoleTraits kinds{RoleTrait::control, RoleTrait::item, RoleTrait::attention, RoleTrait::container};
  for (std::size_t i = 0; i < kRoleTraits.size(); ++i) {
    int found = 0;
    for (const auto kind : kinds) found += has(static_cast<Role>(i), kind) ? 1 : 0;
    EXPECT_LE(found, 1) << to_string(static_cast<Role>(i));
  }
}

TEST(Roles, AreKnownByWhatPlatformsAndPagesCallThem) {
  EXPECT_EQ(role_of_aria("gridcell"), Role::cell);
  EXPECT_EQ(role_of_aria("none"), std::nullopt) << "what only lays out says nothing of its own";
  EXPECT_EQ(role_of_aria("dial"), std::nullopt);
  EXPECT_EQ(role_of_uia(50000), Role::button);
  EXPECT_EQ(role_of_uia(49999), Role::generic);
  EXPECT_EQ(role_of_uia(50041), Role::generic);
  EXPECT_EQ(role_of_ax("AXOutline"), Role::tree);
  EXPECT_TRUE(roles_of_html("th").contains(Role::rowheader));
  EXPECT_TRUE(roles_of_html("div").empty());
}

TEST(NodeActions, AreAllThatTheComputerUseProtocolKnows) {
  std::set<std::string> known;
  for (std::size_t i = 0; i < kNodeActionCount; ++i) {
    const auto action = static_cast<NodeAction>(i);
    EXPECT_EQ(node_action_from_string(to_string(action)), action);
    if (const auto name = cup_name_of(action); !name.empty()) known.emplace(name);
  }
  EXPECT_THAT(known, UnorderedElementsAre("click", "collapse", "decrement", "dismiss", "doubleclick", "expand", "focus",
                                          "increment", "longpress", "rightclick", "scroll", "select", "setvalue",
                                          "toggle", "type"));
  for (const auto* unknown : {"", "click", "Press", "show menu"})
    EXPECT_EQ(node_action_from_string(unknown), std::nullopt) << unknown;
}

}  // namespace
}  // namespace offhand::test
