#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "generated/types/cup.h"

// The protocol's own table of roles, for Linux: a copy of what it says, each with the number that AT-SPI has for it.
namespace offhand::test::cup_mapping_cases {
namespace {

struct Mapped {
  std::uint32_t atspi;
  std::vector<std::string> roles;
};

/// Where the table gives one number to several roles, and asks for more to tell them apart, any of them will do.
const std::vector<Mapped> mapped{
    {2, {"alert", "alertdialog"}},
    {75, {"application"}},
    {43, {"button"}},
    {56, {"cell"}},
    {7, {"checkbox"}},
    {10, {"columnheader"}},
    {11, {"combobox"}},
    {16, {"dialog"}},
    {82, {"document"}},
    {87, {"form"}},
    {39, {"generic", "group"}},
    {55, {"grid", "table"}},
    {83, {"heading"}},
    {27, {"img"}},
    {88, {"link"}},
    {31, {"list"}},
    {32, {"listitem"}},
    {111, {"log"}},
    {112, {"marquee"}},
    {33, {"menu"}},
    {34, {"menubar"}},
    {35, {"menuitem"}},
    {8, {"menuitemcheckbox"}},
    {45, {"menuitemradio"}},
    {42, {"progressbar"}},
    {44, {"radio"}},
    {85, {"region"}},
    {90, {"row"}},
    {47, {"rowheader"}},
    {48, {"scrollbar"}},
    {79, {"textbox", "searchbox"}},
    {61, {"textbox"}},
    {50, {"separator"}},
    {51, {"slider"}},
    {52, {"spinbutton"}},
    {54, {"status"}},
    {62, {"switch", "button"}},
    {37, {"tab"}},
    {38, {"tablist"}},
    {29, {"text"}},
    {115, {"timer"}},
    {63, {"toolbar"}},
    {64, {"tooltip"}},
    {65, {"tree"}},
    {91, {"treeitem"}},
    {23, {"window"}},
};

TEST(CupMapping, RolesOfLinuxAreThoseOfTheProtocolsTable) {
  for (const auto& [atspi, roles] : mapped) {
    const std::string ours(to_string(cup::role_of(role_of_atspi(atspi))));
    EXPECT_NE(std::ranges::find(roles, ours), roles.end()) << atspi << " is " << ours << ", not " << roles.front();
  }
}

TEST(CupMapping, EveryRoleIsOneOfTheProtocol) {
  for (std::size_t i = 0; i < cup::kRoleCount; ++i) {
    const auto role = static_cast<Role>(i);
    EXPECT_EQ(to_string(cup::role_of(role)), to_string(role));
  }
}

TEST(CupMapping, EveryActionOfTheProtocolHasAMeaningAndBack) {
  for (std::size_t i = 0; i < cup::kActionCount; ++i) {
    const auto action = static_cast<cup::Action>(i);
    EXPECT_EQ(cup::action_of(cup::node_action_of(action)), action) << to_string(action);
  }
  EXPECT_FALSE(cup::action_of(NodeAction::confirm));
}

}  // namespace
}  // namespace offhand::test::cup_mapping_cases
