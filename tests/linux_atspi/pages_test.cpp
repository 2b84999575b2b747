// Pages of GTK 4 that lie over each other, of which the accessibility tree does not say which shows.
#include <set>
#include <string>

#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::Node;

/// Names of the buttons that show, as the application lists those that are mapped.
std::string buttons_that_show(const platform::Tree& tree) {
  std::set<std::string> names;
  for (const Node& node : tree.nodes) {
    const bool is_away = node.states.contains(ElementState::hidden) || node.states.contains(ElementState::offscreen);
    if (node.role == platform::Role::button && node.name.find(" on ") != std::string::npos && !is_away)
      names.insert(node.name);
  }
  std::string all;
  for (const auto& name : names) all += (all.empty() ? "" : ", ") + name;
  return all;
}

TEST_F(AtspiDesktop, PagesOfGtk4ThatAreTurnedAwayAreHidden) {
  const RunningApp app({"/usr/bin/python3", "-B", std::string(OFFHAND_ATSPI_TESTS) + "/pages_gtk4.py"});
  ASSERT_TRUE(app.wait_for_output("ready:"));
  const auto found = window("Pages of GTK 4");
  ASSERT_TRUE(found);
  // What has shown once keeps its place.
  for (const std::string order : {"stack Two", "inner B", "stack Three", "notebook 1", "stack One", "inner A",
                                  "stack Two", "notebook 0", "stack Three"}) {
    const auto before = app.output().size();
    app.tell(order);
    std::string told;
    ASSERT_TRUE(eventually(std::chrono::seconds(10), [&] {
      const auto said = app.output().substr(before);
      const auto begin = said.find(order + ": ");
      const auto end = said.find('\n', begin);
      if (begin == std::string::npos || end == std::string::npos) return false;
      told = said.substr(begin + order.size() + 2, end - begin - order.size() - 2);
      return true;
    }));
    EXPECT_TRUE(eventually(std::chrono::seconds(10), [&] { return buttons_that_show(read(*found)) == told; }))
        << order << ": " << told << " beside " << buttons_that_show(read(*found));
  }
}

}  // namespace
}  // namespace offhand::tests
