#include <gtest/gtest.h>

#include "impl/perception/difference.h"
#include "impl/perception/perception.h"
#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// What was made of a reading is used again while the backend tells the same nodes, and never otherwise.
namespace offhand::test {
namespace {

using platform::SharedList;

class UnchangedWindow : public testing::Test {
 protected:
  UnchangedWindow() { rest(); }

  /// From now on the backend tells what the window has at this moment.
  void rest() {
    tree_.unchanged.reset();
    tree_.unchanged = *tree_.read(window_, {}, limits_);
  }
  SnapshotPtr look() { return perception().snapshot(facets_, window_, {}, limits_).value(); }
  Perception& perception() { return desk_.process().desk().perception(); }
  void rename(const std::string& from, const std::string& to) {
    EXPECT_TRUE(desk_.sim().run(json{{"do", "rename"}, {"node", from}, {"text", to}}.dump(), "App"));
  }
  static std::int64_t index_of(const Snapshot& snapshot, const std::string& name) {
    for (const auto& element : snapshot.elements)
      if (element.node.name == name) return element.index;
    return 0;
  }

  SimulatedDesk desk_{scene_of({button("Save"), button("Close")})};
  ScriptedTree& tree_ = scripted_tree(desk_.platform());
  platform::Facets facets_ = desk_.facets();
  platform::Limits limits_{platform::TimePoint::max(), {}};
  platform::WindowInfo window_ = facets_.windows().describe(1001, limits_).value();
};

TEST_F(UnchangedWindow, HasTheSameElementsInSnapshotsOfTheirOwn) {
  const auto first = look();
  const auto again = look();
  ASSERT_FALSE(first->elements.empty());
  EXPECT_TRUE(again->elements.is_same_as(first->elements));
  EXPECT_GT(again->id, first->id);
  EXPECT_NE(index_of(*again, "Save"), 0);
  EXPECT_EQ(again->find(index_of(*first, "Save"))->node.name, "Save");
  EXPECT_TRUE(changes_that_show(*first, *again).empty());
}

TEST_F(UnchangedWindow, IsReadAnewOnceItChanged) {
  const auto before = look();
  rename("Save", "Store");
  tree_.unchanged.reset();
  const auto after = look();
  EXPECT_FALSE(after->elements.is_same_as(before->elements));
  EXPECT_EQ(index_of(*after, "Save"), 0);
  EXPECT_EQ(index_of(*after, "Store"), index_of(*before, "Save")) << "an element keeps its index under another name";
  EXPECT_EQ(index_of(*before, "Store"), 0) << "and stays as it was in a snapshot that somebody has";
  EXPECT_EQ(changes_that_show(*before, *after).size(), 1U);
  rest();
  EXPECT_EQ(index_of(*look(), "Store"), index_of(*before, "Save"));
}

TEST_F(UnchangedWindow, IsNotToldByNodesThatAreOnlyEqual) {
  const auto first = look();
  rest();
  const auto again = look();
  EXPECT_FALSE(again->elements.is_same_as(first->elements));
  EXPECT_EQ(index_of(*again, "Close"), index_of(*first, "Close"));
}

// Labels are not told of what is called as the window is.
TEST_F(UnchangedWindow, IsLookedAtAnewUnderAnotherTitle) {
  const auto first = look();
  window_.title = "Save";
  const auto renamed = look();
  EXPECT_FALSE(renamed->elements.is_same_as(first->elements));
  EXPECT_EQ(index_of(*renamed, "Save"), index_of(*first, "Save"));
}

TEST_F(UnchangedWindow, IsForgottenWhenItCloses) {
  const auto first = look();
  perception().forget_window(window_.window_id);
  const auto next = look();
  EXPECT_FALSE(next->elements.is_same_as(first->elements));
  for (const auto& element : next->elements) EXPECT_EQ(first->find(element.index), nullptr) << "no index is used again";
}

TEST_F(UnchangedWindow, IsNotKeptLongerThanItsBackendKeepsIt) {
  const auto elements = look()->elements.observed();
  EXPECT_FALSE(elements.expired());
  tree_.unchanged.reset();
  look();
  EXPECT_TRUE(elements.expired());
}

// A reading is long past what a session may name when the window is told again for the hundredth time.
TEST_F(UnchangedWindow, KeepsItsIndexesHoweverOftenItIsTold) {
  const auto index = index_of(*look(), "Save");
  for (int round = 0; round < 100; ++round) ASSERT_EQ(index_of(*look(), "Save"), index);
  rest();
  EXPECT_EQ(index_of(*look(), "Save"), index);
}

TEST(SharedValues, AreCopiedByWhoeverChangesThem) {
  SharedList<int> one({1, 2, 3});
  auto other = one;
  EXPECT_TRUE(other.is_same_as(one));
  EXPECT_TRUE(one.is_shared());
  other.edit()[0] = 7;
  EXPECT_FALSE(other.is_same_as(one));
  EXPECT_FALSE(one.is_shared());
  EXPECT_EQ(one.front(), 1);
  EXPECT_EQ(other.front(), 7);
}

TEST(SharedValues, AreTakenAwayFromNobodyElse) {
  SharedList<int> one({1, 2, 3});
  auto other = one;
  EXPECT_EQ(other.take().size(), 3U);
  EXPECT_TRUE(other.empty());
  EXPECT_EQ(one.size(), 3U);
  const auto* const place = one.data();
  EXPECT_EQ(one.take().data(), place) << "what nobody else has is not copied";
  EXPECT_FALSE(SharedList<int>().is_same_as(SharedList<int>())) << "nothing was read";
}

}  // namespace
}  // namespace offhand::test
