// Items of GTK 4's lists and grids, which offer no action: what a click does to them is done through what holds them.
#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

class ItemsOfGtk4 : public AtspiDesktop {
 protected:
  platform::Delivery choose(const std::string& name) {
    const auto shown = window("Items");
    if (!shown) return platform::Delivery::not_attempted("its window is not there");
    const auto tree = read(*shown);
    const auto* item = find(tree, name, "cell");
    if (item == nullptr) return platform::Delivery::not_attempted("there is no cell " + name);
    return tree_.choose(item->handle, item->handle, within(10'000));
  }
};

TEST_F(ItemsOfGtk4, AreChosenAloneAlsoWhereOthersAreOutOfSight) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/items_gtk4.py"});
  ASSERT_TRUE(app.wait_for_output("ready"));
  const auto chosen = [&](const std::string& number) {
    const auto delivery = choose("item " + number);
    EXPECT_EQ(delivery.outcome, platform::Outcome::delivered) << delivery.reason;
    return app.wait_for_output("selected [" + number + "]\n");
  };
  EXPECT_TRUE(chosen("2")) << app.output();
  EXPECT_TRUE(chosen("5")) << app.output();
  // From here on nodes and items are numbered differently, and what is selected has no node.
  app.tell("scroll 280");
  ASSERT_TRUE(app.wait_for_output("scrolled"));
  EXPECT_TRUE(chosen("280")) << app.output();
}

}  // namespace
}  // namespace offhand::tests
