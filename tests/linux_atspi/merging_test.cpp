// What belongs to a window without being in its own list of children: menus and popups. And a window whose name changes
// all the time.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::Node;
using platform::NodeAction;
using platform::Outcome;

/// What is closed has no place.
/// Of what lies on a popover of GTK 4 no place in the window is known.
bool shows(const Node& node) {
  return !node.states.contains(ElementState::hidden) && !node.states.contains(ElementState::offscreen);
}

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

INSTANTIATE_TEST_SUITE_P(Toolkits, Popups, testing::Values("gtk3", "gtk4", "qt5", "qt6"));

/// The menu under the pointer has no owner but the window that it lies over, and the list of a choice is its own
/// window.
class PopupsOfQt : public AtspiDesktop, public testing::WithParamInterface<const char*> {
 protected:
  void SetUp() override {
    app_.emplace(std::vector<std::string>{"/usr/bin/python3",
                                          std::string(OFFHAND_FIXTURES) + "/fixture_" + GetParam() + ".py", "--title",
                                          "Owner of popups", "--menus"});
    const auto found = window("Owner of popups");
    ASSERT_TRUE(found);
    window_ = *found;
    // Whoever looks from then on hears of what opens.
    EXPECT_FALSE(shows("Context One"));
  }
  bool shows(const std::string& name) {
    const auto tree = read(window_);
    const Node* const node = find(tree, name);
    return node != nullptr && offhand::tests::shows(*node) && !node->states.contains(ElementState::offscreen);
  }
  /// By the user's own pointer and keyboard.
  static void by_hand(const std::string& what) {
    const std::string command = "xdotool " + what;
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
  }
  void click(const std::string& name, const char* button) {
    const auto tree = read(window_);
    const auto place = find(tree, name)->bounds.value();
    const auto x = window_.bounds.x + place.x + place.width / 2;
    const auto y = window_.bounds.y + place.y + place.height / 2;
    by_hand("mousemove " + std::to_string(x) + " " + std::to_string(y) + " click " + button);
  }

  std::optional<RunningApp> app_;
  platform::WindowInfo window_;
};

TEST_P(PopupsOfQt, MenuUnderThePointerIsThereAsLongAsItIsOpen) {
  click("Canvas", "3");
  EXPECT_TRUE(eventually(std::chrono::seconds(10), [&] { return shows("Context One") && shows("Context Three"); }));
  EXPECT_TRUE(shows("Check me")) << "and what lies below is still there";
  const auto tree = read(window_);
  EXPECT_EQ(std::ranges::count(tree.nodes, "Context One", &Node::name), 1);
  by_hand("key Escape");
  EXPECT_TRUE(eventually(std::chrono::seconds(10), [&] { return !shows("Context One"); }));
}

TEST_P(PopupsOfQt, ListOfAChoiceAndMenuOfABarAreToldOnceAndShowWhenTheyAreOpen) {
  const auto expect_opens = [&](const std::string& what, const std::string& item) {
    EXPECT_FALSE(shows(item));
    click(what, "1");
    EXPECT_TRUE(eventually(std::chrono::seconds(10), [&] { return shows(item); })) << item;
    const auto tree = read(window_);
    EXPECT_EQ(std::ranges::count(tree.nodes, item, &Node::name), 1) << item;
    by_hand("key Escape");
    EXPECT_TRUE(eventually(std::chrono::seconds(10), [&] { return !shows(item); })) << item;
  };
  expect_opens("One", "Three");
  expect_opens("Bar", "Bar Two");
}

TEST_P(PopupsOfQt, ItemsOfTheMenuUnderThePointerAreTakenAndKnownAgain) {
  click("Canvas", "3");
  ASSERT_TRUE(eventually(std::chrono::seconds(10), [&] { return shows("Context Two"); }));
  const auto tree = read(window_);
  const Node* const item = find(tree, "Context Two");
  const auto now = tree_.identify(window_, item->handle, within(20000));
  ASSERT_TRUE(now);
  EXPECT_TRUE(now->exists);
  EXPECT_EQ(now->parent, tree.nodes[static_cast<std::size_t>(item->parent)].handle);
  ASSERT_TRUE(now->bounds);
  EXPECT_EQ(now->bounds->x, item->bounds->x);
  EXPECT_EQ(now->bounds->y, item->bounds->y);
  EXPECT_EQ(tree_.perform(item->handle, NodeAction::press, within(20000)).outcome, Outcome::delivered);
  EXPECT_TRUE(app_->wait_for_output("Context Two")) << app_->output();
  // Of Qt a menu stays open when one of its items is pressed through accessibility.
  by_hand("key Escape");
  EXPECT_TRUE(eventually(std::chrono::seconds(10), [&] { return !shows("Context Two"); }));
}

INSTANTIATE_TEST_SUITE_P(Toolkits, PopupsOfQt, testing::Values("qt5", "qt6"));

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
