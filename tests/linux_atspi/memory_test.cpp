// A reading that remembers what objects offer says what one says that asks them all.
#include <algorithm>

#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::Node;
using platform::atspi::reference_of;

bool same(const std::optional<Bounds>& one, const std::optional<Bounds>& other) {
  if (!one || !other) return one.has_value() == other.has_value();
  return one->x == other->x && one->y == other->y && one->width == other->width && one->height == other->height;
}

bool same(const std::optional<platform::ValueRange>& one, const std::optional<platform::ValueRange>& other) {
  if (!one || !other) return one.has_value() == other.has_value();
  return one->minimum == other->minimum && one->maximum == other->maximum;
}

bool same(const Node& one, const Node& other) {
  return reference_of(one.handle) == reference_of(other.handle) && one.parent == other.parent &&
         one.role == other.role && one.name == other.name && one.description == other.description &&
         one.value == other.value && one.states == other.states && one.actions == other.actions &&
         same(one.range, other.range) && same(one.bounds, other.bounds);
}

bool same(const platform::Tree& one, const platform::Tree& other) {
  return std::ranges::equal(one.nodes, other.nodes,
                            [](const Node& node, const Node& twin) { return same(node, twin); });
}

class Memory : public AtspiDesktop {
 protected:
  /// By somebody who has never read anything.
  platform::Tree fresh(const platform::WindowInfo& window) {
    EventLog events;
    platform::atspi::AtspiTree nobody(events, clock_, windows_.source());
    const auto tree = nobody.read(window, {}, within(20000));
    EXPECT_TRUE(tree) << tree.error().message;
    return tree ? *tree : platform::Tree();
  }
};

TEST_F(Memory, SaysWhatAReadingWithoutOneFindsWhateverChanges) {
  constexpr int mutations = 20;
  const RunningApp app({"/usr/bin/python3", "-B", OFFHAND_ATSPI_TESTS "/../trees/mutants/gtk3_widgets.py", "7"});
  const auto found = window("Mutations");
  ASSERT_TRUE(found);
  int compared = 0;
  int cheaper = 0;
  for (int mutation = 1; mutation <= mutations; ++mutation) {
    for (int reading = 0; reading < 3; ++reading) read(*found);
    app.tell("");
    ASSERT_TRUE(eventually(std::chrono::seconds(10), [&] { return app.count_in_output("\"what\"") == mutation + 1; }));
    const platform::Tree before = fresh(*found);
    const platform::Tree answer = read(*found);
    const platform::Tree after = fresh(*found);
    // While the window is laid out anew each reading finds another tree.
    if (!same(before, after)) continue;
    ++compared;
    EXPECT_TRUE(same(answer, after)) << app.output();
    cheaper += answer.calls < after.calls ? 1 : 0;
  }
  EXPECT_GT(compared, mutations / 2);
  EXPECT_GT(cheaper, compared / 2);
}

TEST_F(Memory, AsksMenuItemsThatCanBeUsedAgain) {
  const RunningApp app({"/usr/bin/python3", "-B", std::string(OFFHAND_ATSPI_TESTS) + "/offers_gtk3.py"});
  const auto found = window("Offers");
  ASSERT_TRUE(found);
  const auto offers = [&](const std::string& name) {
    const platform::Tree tree = read(*found);
    const Node* node = find(tree, name);
    return node != nullptr && !node->actions.empty();
  };
  for (int reading = 0; reading < 3; ++reading) EXPECT_TRUE(offers("Paste"));
  int times = 0;
  for (const bool sensitive : {false, true, false, true}) {
    app.tell("");
    ASSERT_TRUE(app.wait_for_output("did " + std::to_string(++times)));
    for (int reading = 0; reading < 3; ++reading) EXPECT_EQ(offers("Paste"), sensitive);
  }
}

}  // namespace
}  // namespace offhand::tests
