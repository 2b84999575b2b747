// What belongs to a window without being in its own list of children: menus and popups. And a window whose name changes
// all the time.
#include <algorithm>
#include <string>

#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::Node;
using platform::NodeAction;
using platform::Outcome;

/// What is closed has no place.
bool shows(const Node& node) { return node.bounds && !node.states.contains(ElementState::hidden); }

class Popups : public AtspiDesktop, public testing::WithParamInterface<const char*> {};

TEST_P(Popups, AreInTheTreeOfTheWindowThatTheyBelongTo) {
  const std::string toolkit = GetParam();
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_FIXTURES) + "/fixture_" + toolkit + ".py", "--title",
                        "Owner of popups", "--menus"});
  const auto found = window("Owner of popups");
  ASSERT_TRUE(found);
  const auto item = [&](const platform::Tree& tree) {
    const Node* const one = find(tree, "More One");
    return one != nullptr && shows(*one) ? one : nullptr;
  };
  EXPECT_EQ(item(read(*found)), nullptr) << "it is closed";
  const auto closed = read(*found);
  const auto more =
      std::ranges::find_if(closed.nodes, [](const Node& node) { return node.name == "More" && !node.actions.empty(); });
  ASSERT_NE(more, closed.nodes.end());
  auto opening = tree_.perform(more->handle, NodeAction::press, within(20000));
  if (opening.outcome == Outcome::not_attempted)
    opening = tree_.perform(more->handle, NodeAction::show_menu, within(20000));
  ASSERT_NE(opening.outcome, Outcome::not_attempted) << opening.reason;
  platform::Tree open;
  EXPECT_TRUE(eventually(std::chrono::seconds(10), [&] {
    open = read(*found);
    return item(open) != nullptr;
  }));
  ASSERT_NE(item(open), nullptr);
  EXPECT_NE(find(open, "Check me"), nullptr) << "and what lies below is still there";
}

// Of Qt 5 the menu of a button is nowhere in what the application tells, open or not.
INSTANTIATE_TEST_SUITE_P(Toolkits, Popups, testing::Values("gtk3", "gtk4"));

TEST_F(AtspiDesktop, AWindowThatWasRenamedAMomentAgoIsFound) {
  const RunningApp app({"/usr/bin/python3", "-B", std::string(OFFHAND_ATSPI_TESTS) + "/titles_gtk3.py"});
  ASSERT_TRUE(window("First 0"));
  ASSERT_TRUE(window("Second"));
  for (int round = 1; round <= 30; ++round) {
    // What the desktop said a moment ago, and a memory of earlier matches in every second round only.
    const auto before = windows_.list();
    app.tell("next");
    platform::atspi::AtspiTree fresh(events_, clock_, windows_.source());
    for (const auto& each : before) {
      const std::string wanted = each.title.starts_with("First") ? "In First"
                                 : each.title == "Second"        ? "In Second"
                                                                 : "";
      if (wanted.empty()) continue;
      const auto tree = (round % 2 == 0 ? tree_ : fresh).read(each, {}, within(20000));
      ASSERT_TRUE(tree) << each.title << ": " << tree.error().message;
      EXPECT_NE(find(*tree, wanted), nullptr) << each.title;
    }
    ASSERT_TRUE(app.wait_for_output("called First " + std::to_string(round)));
  }
}

}  // namespace
}  // namespace offhand::tests
