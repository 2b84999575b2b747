#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <unordered_set>

#include "platform/api/node_handle.h"

namespace offhand::test {
namespace {

using platform::NodeHandle;

/// What a backend may keep: a reference that it has to give back.
struct Held {
  int number = 0;
  std::shared_ptr<int> reference;
  std::strong_ordering operator<=>(const Held& other) const { return number <=> other.number; }
};

}  // namespace
}  // namespace offhand::test

template <>
struct std::hash<offhand::test::Held> {
  std::size_t operator()(const offhand::test::Held& held) const { return std::hash<int>{}(held.number); }
};

namespace offhand::test {
namespace {

NodeHandle handle(int number, std::shared_ptr<int> reference = nullptr) {
  return NodeHandle::of(Held{number, std::move(reference)});
}

TEST(NodeHandle, OfTheSameNodeAreEqualWhoeverMadeThem) {
  EXPECT_EQ(handle(1), handle(1));
  EXPECT_EQ(handle(1).hash(), handle(1).hash());
  EXPECT_NE(handle(1), handle(2));
  EXPECT_LT(handle(1), handle(2));
  EXPECT_EQ((std::set<NodeHandle>{handle(2), handle(1), handle(2)}).size(), 2U);
  EXPECT_EQ((std::unordered_set<NodeHandle>{handle(2), handle(1), handle(2)}).size(), 2U);
}

TEST(NodeHandle, EmptyOnesStandForNothing) {
  EXPECT_FALSE(NodeHandle());
  EXPECT_TRUE(handle(0));
  EXPECT_EQ(NodeHandle(), NodeHandle());
  EXPECT_NE(NodeHandle(), handle(0));
  EXPECT_EQ(NodeHandle().as<Held>(), nullptr);
}

TEST(NodeHandle, IsReadOnlyByTheBackendThatMadeIt) {
  ASSERT_NE(handle(7).as<Held>(), nullptr);
  EXPECT_EQ(handle(7).as<Held>()->number, 7);
  EXPECT_EQ(handle(7).as<std::string>(), nullptr);
  const auto stranger = NodeHandle::of(std::string("7"));
  EXPECT_NE(handle(7), stranger);
  EXPECT_NE(handle(7) < stranger, stranger < handle(7)) << "they share a map";
}

TEST(NodeHandle, GivesBackWhatItHoldsWithTheLastCopy) {
  const auto reference = std::make_shared<int>(0);
  auto first = handle(1, reference);
  auto second = first;
  EXPECT_EQ(reference.use_count(), 2);
  first = NodeHandle();
  EXPECT_EQ(reference.use_count(), 2);
  second = NodeHandle();
  EXPECT_EQ(reference.use_count(), 1);
}

}  // namespace
}  // namespace offhand::test
