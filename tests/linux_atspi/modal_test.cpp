// An application inside the main loop of a modal dialog that one of our actions opened.
#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::NodeAction;
using platform::Outcome;

class Modal : public AtspiDesktop, public testing::WithParamInterface<const char*> {
 protected:
  /// Presses what is called `name` in a window; false when that was not delivered.
  bool press(const std::string& title, const std::string& name) {
    const auto in = window(title);
    if (!in) return false;
    const platform::Tree tree = read(*in);
    const platform::Node* node = find(tree, name);
    EXPECT_NE(node, nullptr) << name;
    if (node == nullptr) return false;
    const auto delivery = tree_.perform(node->handle, NodeAction::press, within(20000));
    EXPECT_EQ(delivery.outcome, Outcome::delivered) << name << ": " << delivery.reason;
    return delivery.outcome == Outcome::delivered;
  }
};

TEST_P(Modal, DialogsAndTheirOwnerAreReadAndActedOnWhileTheyAreOpen) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/modal_gtk3.py"});
  ASSERT_TRUE(app.wait_for_output("ready"));
  ASSERT_TRUE(press("Owner", GetParam()));
  ASSERT_TRUE(app.wait_for_output("opened Question 1"));
  const auto dialog = window("Question 1");
  ASSERT_TRUE(dialog);
  const platform::Tree tree = read(*dialog);
  const platform::Node* field = find(tree, "Field of Question 1");
  ASSERT_NE(field, nullptr);
  EXPECT_EQ(tree_.insert_text(field->handle, "while open", within(20000)).outcome, Outcome::delivered);
  EXPECT_TRUE(app.wait_for_output("text while open"));
  ASSERT_TRUE(window("Owner")) << "the owner can still be read";
  ASSERT_TRUE(press("Question 1", "More of Question 1"));
  ASSERT_TRUE(app.wait_for_output("opened Question 2"));
  ASSERT_TRUE(press("Question 2", "More of Question 2"));
  ASSERT_TRUE(app.wait_for_output("opened Question 3"));
  for (const std::string name : {"Question 3", "Question 2", "Question 1"}) {
    ASSERT_TRUE(press(name, "Close " + name));
    ASSERT_TRUE(app.wait_for_output("closed " + name));
  }
  ASSERT_TRUE(press("Owner", GetParam()));
  EXPECT_TRUE(app.wait_for_output("opened Question 4"));
}

INSTANTIATE_TEST_SUITE_P(Controls, Modal, testing::Values("Ask by menu", "Ask by button", "Ask by check"));

}  // namespace
}  // namespace offhand::tests
