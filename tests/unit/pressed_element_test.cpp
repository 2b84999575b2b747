#include "impl/user_recording/pressed_element.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "impl/user_recording/durable_query.h"

// What a press of the user is for, by what lay at the point.
namespace offhand::test::pressed_element_cases {
namespace {

struct Made {
  Role role = Role::generic;
  std::string name;
  int parent = -1;
  std::optional<Bounds> bounds;
  bool is_hidden = false;
};

Snapshot window_of(const std::vector<Made>& all) {
  std::vector<SnapshotElement> elements;
  for (const auto& made : all) {
    SnapshotElement element;
    element.index = static_cast<std::int64_t>(elements.size()) + 1;
    element.node.role = made.role;
    element.node.name = made.name;
    element.node.parent = made.parent;
    element.node.bounds = made.bounds;
    if (made.is_hidden) element.node.states.insert(ElementState::offscreen);
    elements.push_back(std::move(element));
  }
  Snapshot snapshot;
  snapshot.elements = std::move(elements);
  return snapshot;
}

/// A combo box whose open list lies over it and over a button below it.
Snapshot open_list() {
  return window_of({{Role::window, "Window", -1, Bounds{0, 0, 200, 200}},
                    {Role::combobox, "Colour", 0, Bounds{10, 10, 100, 30}},
                    {Role::menu, "", 1, Bounds{10, 10, 100, 90}},
                    {Role::menuitem, "Red", 2, Bounds{10, 10, 100, 30}},
                    {Role::menuitem, "Green", 2, Bounds{10, 40, 100, 30}},
                    {Role::button, "Delete", 0, Bounds{10, 45, 100, 30}},
                    {Role::text, "Delete", 5, Bounds{20, 50, 60, 20}}});
}

TEST(PressedElement, LiesInTheWindowWhereThatWasPressed) {
  const auto window = open_list();
  EXPECT_EQ(pressed_element(window, {50, 25, false}, nullptr), 1U);
  // Part of a button.
  EXPECT_EQ(pressed_element(window, {50, 60, false}, nullptr), 5U);
  EXPECT_EQ(pressed_element(window, {190, 190, false}, nullptr), std::nullopt);
}

TEST(PressedElement, LiesInTheListWhereThatWasPressed) {
  const auto window = open_list();
  EXPECT_EQ(pressed_element(window, {50, 25, true}, nullptr), 3U);
  EXPECT_EQ(pressed_element(window, {50, 60, true}, nullptr), 4U);
  EXPECT_EQ(drop_down_around(window, 4), 1U);
  EXPECT_EQ(drop_down_around(window, 5), std::nullopt);
}

TEST(PressedElement, IsNoneThatDidNotShow) {
  const auto window = window_of({{Role::window, "Window", -1, Bounds{0, 0, 200, 200}},
                                 {Role::button, "Start", 0, Bounds{10, 10, 100, 30}},
                                 {Role::button, "Erase", 0, Bounds{10, 10, 100, 30}, true}});
  EXPECT_EQ(pressed_element(window, {50, 25, false}, nullptr), 1U);
}

TEST(PressedElement, ADropDownThatIsCalledByItsChoiceCountsAsUnnamed) {
  auto window = window_of(
      {{Role::window, "Window", -1, Bounds{0, 0, 200, 200}}, {Role::combobox, "Red", 0, Bounds{10, 10, 100, 30}}});
  EXPECT_EQ(durable_query(window, 1), "combobox:\"Red\"");
  auto& box = window.elements.edit()[1].node;
  box.value = "Red";
  box.has_value = true;
  EXPECT_EQ(durable_query(window, 1), "combobox:");
}

}  // namespace
}  // namespace offhand::test::pressed_element_cases
