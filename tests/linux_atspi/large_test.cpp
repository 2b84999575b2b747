// Tables and lists of more rows than anybody can list.
#include <algorithm>

#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::Node;

class Large : public AtspiDesktop, public testing::WithParamInterface<const char*> {
 protected:
  std::string toolkit() const { return GetParam(); }
};

TEST_P(Large, TablesAndListsAreReadByWhatShows) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/large_" + toolkit() + ".py"});
  const auto found = window("Large " + toolkit());
  ASSERT_TRUE(found);
  // The row in the middle shows once the view has scrolled there.
  const std::string middle = toolkit() == "gtk3" ? "R50000" : "R500000";
  const std::string line = toolkit() == "gtk3" ? "Line 1502" : "Line 500002";
  ASSERT_TRUE(eventually(std::chrono::seconds(10), [&] {
    const platform::Tree tree = read(*found);
    return find(tree, middle, "cell") != nullptr && find(tree, line) != nullptr;
  }));
  const platform::Tree tree = read(*found);
  EXPECT_FALSE(tree.complete);
  EXPECT_NE(tree.incomplete_reason.find("only those that show were read"), std::string::npos) << tree.incomplete_reason;
  EXPECT_EQ(find(tree, "Line 0"), nullptr);
  EXPECT_NE(find(tree, "After", "button"), nullptr) << "what follows the lists";
  int rows = 0;
  for (const Node& node : tree.nodes) {
    if (node.role != platform::Role::cell) continue;
    ++rows;
    ASSERT_TRUE(node.bounds) << node.name;
    EXPECT_TRUE(node.bounds->y + node.bounds->height > 0 && node.bounds->y < found->bounds.height) << node.name;
  }
  EXPECT_GT(rows, 12);
  EXPECT_LT(rows, 100);
  EXPECT_LT(tree.calls, 1000);
  // In the order of the rows, headers first.
  const auto cell = std::find_if(tree.nodes.begin(), tree.nodes.end(), [&](const Node& n) { return n.name == middle; });
  const auto header = std::find_if(tree.nodes.begin(), tree.nodes.end(),
                                   [](const Node& node) { return node.role == platform::Role::columnheader; });
  EXPECT_LT(header, cell);
  const auto identity = tree_.identify(*found, cell->handle, within(20000));
  ASSERT_TRUE(identity);
  EXPECT_EQ(identity->name, middle);
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Large, testing::Values("gtk3", "qt5"));

}  // namespace
}  // namespace offhand::tests
