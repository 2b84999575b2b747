#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "platform/web_desk/meanings.h"
#include "platform/web_desk/node_address.h"

// By what the element that took a node's place is known: only where nothing else said the same.
namespace offhand::test {
namespace web_desk_meanings_test_cases {
namespace {

using platform::Node;
using platform::NodeAction;
using platform::Tree;
using platform::web_desk::Document;
using platform::web_desk::NodeAddress;

struct Planned {
  int parent;
  Role role;
  std::string name;
  bool acts = false;
};

Tree tree_of(const std::vector<Planned>& planned) {
  const auto document = std::make_shared<Document>();
  document->number = 1;
  Tree tree;
  for (std::size_t i = 0; i < planned.size(); ++i) {
    Node node;
    node.handle = platform::web_desk::handle_of(document, static_cast<std::int64_t>(i) + 1);
    node.parent = planned[i].parent;
    node.role = planned[i].role;
    node.name = planned[i].name;
    if (node.role == Role::text) node.platform_role = "StaticText";
    if (planned[i].acts) node.verbs.insert(NodeAction::press);
    tree.nodes.push_back(std::move(node));
  }
  platform::web_desk::note_meanings(tree);
  return tree;
}

const platform::web_desk::NodeMeaning* meaning_in(const Tree& tree, std::size_t place) {
  return tree.nodes[place].handle.as<NodeAddress>()->meaning.get();
}

TEST(WebDeskMeanings, AreOfWhatActsAndHasItsNameAlone) {
  const auto tree = tree_of({{-1, Role::document, "Page"},
                             {0, Role::button, "Save", true},
                             {0, Role::button, "Twin", true},
                             {0, Role::button, "Twin", true},
                             {0, Role::link, "Save", true},
                             {0, Role::button, "", true},
                             {0, Role::heading, "Files"}});
  ASSERT_NE(meaning_in(tree, 1), nullptr);
  EXPECT_EQ(meaning_in(tree, 1)->name, "Save");
  EXPECT_EQ(meaning_in(tree, 1)->parent, tree.nodes[0].handle);
  EXPECT_FALSE(meaning_in(tree, 1)->is_item);
  EXPECT_NE(meaning_in(tree, 4), nullptr) << "another role";
  for (const std::size_t place : {0U, 2U, 3U, 5U, 6U}) EXPECT_EQ(meaning_in(tree, place), nullptr) << place;
}

TEST(WebDeskMeanings, OfRowsAreByAllTheirText) {
  const auto tree = tree_of({{-1, Role::document, "Page"},
                             {0, Role::list, ""},
                             {1, Role::listitem, ""},
                             {2, Role::text, "Row 1 "},
                             {2, Role::button, "Delete", true},
                             {4, Role::text, "Delete"},
                             {1, Role::listitem, ""},
                             {6, Role::text, "Row 2 "},
                             {6, Role::button, "Delete", true},
                             {8, Role::text, "Delete"}});
  ASSERT_NE(meaning_in(tree, 4), nullptr);
  EXPECT_EQ(meaning_in(tree, 4)->around, "Row1Delete");
  EXPECT_TRUE(meaning_in(tree, 4)->is_item);
  ASSERT_NE(meaning_in(tree, 8), nullptr);
  EXPECT_EQ(meaning_in(tree, 8)->around, "Row2Delete");
}

TEST(WebDeskMeanings, KnowTheirDialog) {
  const auto tree =
      tree_of({{-1, Role::document, "Page"}, {0, Role::dialog, "Delete it?"}, {1, Role::button, "Yes", true}});
  ASSERT_NE(meaning_in(tree, 2), nullptr);
  EXPECT_EQ(meaning_in(tree, 2)->dialog, "Delete it?");
}

TEST(WebDeskMeanings, OfATreeThatWasNotReadWholeThereAreNone) {
  auto tree = tree_of({{-1, Role::document, "Page"}});
  tree.complete = false;
  Node more;
  more.handle = platform::web_desk::handle_of(std::make_shared<Document>(), 2);
  more.parent = 0;
  more.role = Role::button;
  more.name = "Save";
  more.verbs.insert(NodeAction::press);
  tree.nodes.push_back(std::move(more));
  platform::web_desk::note_meanings(tree);
  EXPECT_EQ(meaning_in(tree, 1), nullptr);
}

TEST(WebDeskMeanings, IdentifyNothing) {
  const auto tree = tree_of({{-1, Role::document, "Page"}, {0, Role::button, "Save", true}});
  const auto plain = platform::web_desk::handle_of(tree.nodes[1].handle.as<NodeAddress>()->document, 2);
  EXPECT_EQ(tree.nodes[1].handle, plain);
  EXPECT_EQ(tree.nodes[1].handle.hash(), plain.hash());
}

}  // namespace
}  // namespace web_desk_meanings_test_cases
}  // namespace offhand::test
