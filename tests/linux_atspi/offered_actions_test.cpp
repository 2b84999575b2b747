#include "platform/linux/atspi/vocabulary/offered_actions.h"

#include <gtest/gtest.h>

// When what an object offered is still what it offers.
namespace offhand::platform::atspi {
namespace {

const std::vector<std::string> click{"Click"};

Accessible item(const std::string& name = "Save") {
  Accessible item;
  item.handle = {":1.7", "/org/a11y/atspi/accessible/7"};
  item.role = 35;
  item.name = name;
  item.states = StateBits(1U << StateBits::visible | 1U << StateBits::enabled | 1U << StateBits::sensitive, 0);
  return item;
}

void hear(OfferedActions& offered, const Accessible& item, const std::vector<std::string>& actions) {
  offered.heard(item, actions, offered.times_heard());
}

TEST(OfferedActions, AreBelievedOnceTheyWereHeardTwice) {
  OfferedActions offered;
  EXPECT_EQ(offered.find(item()), nullptr);
  hear(offered, item(), click);
  EXPECT_EQ(offered.find(item()), nullptr);
  hear(offered, item(), click);
  ASSERT_NE(offered.find(item()), nullptr);
  EXPECT_EQ(*offered.find(item()), click);
}

TEST(OfferedActions, AreNotConfirmedByAReadingThatWentOnAllTheTime) {
  OfferedActions offered;
  const auto both_began = offered.times_heard();
  offered.heard(item(), click, both_began);
  offered.heard(item(), click, both_began);
  EXPECT_EQ(offered.find(item()), nullptr);
  hear(offered, item(), click);
  EXPECT_NE(offered.find(item()), nullptr);
}

TEST(OfferedActions, AreAskedForAgainWhateverElseChangesOfTheObject) {
  OfferedActions offered;
  for (int reading = 0; reading < 2; ++reading) hear(offered, item(), click);
  EXPECT_EQ(offered.find(item("Save as")), nullptr);
  Accessible focused = item();
  focused.states = StateBits(1U << StateBits::focused | 1U << StateBits::enabled | 1U << StateBits::sensitive, 0);
  EXPECT_EQ(offered.find(focused), nullptr);
  Accessible other_role = item();
  other_role.role = 43;
  EXPECT_EQ(offered.find(other_role), nullptr);
  Accessible parent = item();
  parent.child_count = 3;
  EXPECT_EQ(offered.find(parent), nullptr);
}

TEST(OfferedActions, OfWhatIsAsItWasOnceAreHeardTwiceAgain) {
  OfferedActions offered;
  for (int reading = 0; reading < 2; ++reading) hear(offered, item(), click);
  hear(offered, item("Save as"), click);
  EXPECT_EQ(offered.find(item()), nullptr);
}

TEST(OfferedActions, ThatAreOthersThanBeforeAreHeardTwiceAgain) {
  OfferedActions offered;
  hear(offered, item(), {"Press"});
  hear(offered, item(), click);
  EXPECT_EQ(offered.find(item()), nullptr);
  hear(offered, item(), click);
  ASSERT_NE(offered.find(item()), nullptr);
  EXPECT_EQ(*offered.find(item()), click);
}

TEST(OfferedActions, OfWhatHasNoNameAreNeverBelieved) {
  OfferedActions offered;
  for (int reading = 0; reading < 3; ++reading) hear(offered, item(""), click);
  EXPECT_EQ(offered.find(item("")), nullptr);
}

TEST(OfferedActions, OfWhatIsNotEnabledAreNeverBelieved) {
  OfferedActions offered;
  Accessible insensitive = item();
  insensitive.states = StateBits(1U << StateBits::visible, 0);
  for (int reading = 0; reading < 3; ++reading) hear(offered, insensitive, click);
  EXPECT_EQ(offered.find(insensitive), nullptr);
}

TEST(OfferedActions, ThatAreNoneAreNeverBelieved) {
  OfferedActions offered;
  for (int reading = 0; reading < 3; ++reading) hear(offered, item(), {});
  EXPECT_EQ(offered.find(item()), nullptr);
}

}  // namespace
}  // namespace offhand::platform::atspi
