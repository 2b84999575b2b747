#include "impl/user_recording/durable_query.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

// By which words an element that the user worked on is found again.
namespace offhand::test::durable_query_cases {
namespace {

Snapshot window_with(const std::vector<std::pair<Role, std::string>>& elements) {
  std::vector<SnapshotElement> made;
  for (const auto& [role, name] : elements) {
    SnapshotElement element;
    element.index = static_cast<std::int64_t>(made.size()) + 1;
    element.node.role = role;
    element.node.name = name;
    made.push_back(std::move(element));
  }
  Snapshot snapshot;
  snapshot.elements = std::move(made);
  return snapshot;
}

TEST(DurableQuery, GoesByRoleAndName) {
  const auto window = window_with({{Role::button, "Save"}, {Role::textbox, "Save"}});
  EXPECT_EQ(durable_query(window, 0), "button:\"Save\"");
}

TEST(DurableQuery, AFieldWithoutANameIsFoundByItsRoleWhereThereIsNoOther) {
  EXPECT_EQ(durable_query(window_with({{Role::button, "Save"}, {Role::textbox, ""}}), 1), "textbox:");
  EXPECT_EQ(durable_query(window_with({{Role::textbox, ""}, {Role::textbox, ""}}), 1), std::nullopt);
  EXPECT_EQ(durable_query(window_with({{Role::textbox, "Name"}, {Role::textbox, ""}}), 1), std::nullopt);
}

}  // namespace
}  // namespace offhand::test::durable_query_cases
