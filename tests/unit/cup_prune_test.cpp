#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "impl/cup/unread.h"
#include "offhand/cup/compact_text.h"
#include "tests/unit/cup_tree.h"

// What each detail leaves of a tree. The screen is 100x100.
namespace offhand::cup {
namespace {

struct PruneRow {
  const char* what;
  std::string tree;
  std::string printed;
};

std::string pruned_text(std::vector<Node> tree, Detail detail, Dialect dialect = Dialect::long_words) {
  Envelope envelope{.platform = "linux", .screen = {100, 100, 1}, .tree = std::move(tree)};
  return without_header(print_compact(envelope, {.dialect = dialect, .detail = detail}));
}

void expect_standard(const std::vector<PruneRow>& rows) {
  for (const PruneRow& row : rows) {
    EXPECT_EQ(pruned_text(tree_of(row.tree), Detail::standard), row.printed) << row.what;
    EXPECT_EQ(pruned_text(tree_of(row.tree), Detail::full), row.tree) << row.what;
  }
}

TEST(CupPrune, WrappersWithoutANameMakeWay) {
  expect_standard({
      {"a generic", "[e0] window\n  [e1] generic\n    [e2] button \"a\"\n", "[e0] window\n  [e2] button \"a\"\n"},
      {"one with a name", "[e0] window\n  [e1] generic \"g\"\n    [e2] button \"a\"\n",
       "[e0] window\n  [e1] generic \"g\"\n    [e2] button \"a\"\n"},
      {"one that can be clicked", "[e0] window\n  [e1] generic [click]\n    [e2] button \"a\"\n",
       "[e0] window\n  [e2] button \"a\"\n"},
      {"one without a size", "[e0] window\n  [e1] generic @5,5 0x0\n    [e2] button \"a\"\n",
       "[e0] window\n  [e2] button \"a\"\n"},
      {"one out of sight", "[e0] window\n  [e1] generic {offscreen}\n    [e2] button \"a\"\n",
       "[e0] window\n  [e2] button \"a\"\n"},
      {"a region", "[e0] window\n  [e1] region\n    [e2] button \"a\"\n", "[e0] window\n  [e2] button \"a\"\n"},
      {"a region that can be clicked", "[e0] window\n  [e1] region [click]\n    [e2] button \"a\"\n",
       "[e0] window\n  [e2] button \"a\"\n"},
      {"a group", "[e0] window\n  [e1] group\n    [e2] button \"a\"\n", "[e0] window\n  [e2] button \"a\"\n"},
      {"a group that can be clicked", "[e0] window\n  [e1] group [click]\n    [e2] button \"a\"\n",
       "[e0] window\n  [e1] group [click]\n    [e2] button \"a\"\n"},
      {"several above each other", "[e0] generic\n  [e1] group\n    [e2] generic\n      [e3] button \"a\"\n",
       "[e3] button \"a\"\n"},
      {"none holds anything", "[e0] window\n  [e1] generic\n  [e2] group\n", "[e0] window\n"},
      {"no other role", "[e0] window\n  [e1] list\n    [e2] button \"a\"\n",
       "[e0] window\n  [e1] list\n    [e2] button \"a\"\n"},
      {"the role none", "[e0] window\n  [e1] none\n    [e2] button \"a\"\n",
       "[e0] window\n  [e1] none\n    [e2] button \"a\"\n"},
      {"children keep their order",
       "[e0] window\n  [e1] button \"a\"\n  [e2] generic\n    [e3] button \"b\"\n  [e4] button \"c\"\n",
       "[e0] window\n  [e1] button \"a\"\n  [e3] button \"b\"\n  [e4] button \"c\"\n"},
  });
}

TEST(CupPrune, TheFocusIsNoActionThatKeepsAGroup) {
  EXPECT_EQ(pruned_text({{.role = Role::window, .id = "e0"},
                         {.depth = 1, .role = Role::group, .actions = {Action::focus}, .id = "e1"},
                         {.depth = 2, .role = Role::button, .id = "e2", .name = "a"}},
                        Detail::standard),
            "[e0] window\n  [e2] button \"a\"\n");
  EXPECT_EQ(pruned_text({{.role = Role::window, .id = "e0"},
                         {.depth = 1, .role = Role::group, .actions = {Action::focus, Action::click}, .id = "e1"}},
                        Detail::standard),
            "[e0] window\n  [e1] group [click]\n");
}

TEST(CupPrune, WhatSaysNothingIsLeftOut) {
  expect_standard({
      {"a scroll bar", "[e0] window\n  [e1] scrollbar \"s\" [increment]\n    [e2] button \"a\"\n", "[e0] window\n"},
      {"a separator", "[e0] window\n  [e1] separator \"s\"\n", "[e0] window\n"},
      {"a title bar", "[e0] window\n  [e1] titlebar \"t\"\n    [e2] button \"Close\" [click]\n", "[e0] window\n"},
      {"a tooltip", "[e0] window\n  [e1] tooltip \"t\"\n", "[e0] window\n"},
      {"a status", "[e0] window\n  [e1] status \"Ready\"\n", "[e0] window\n"},
      {"no width", "[e0] window\n  [e1] button \"a\" @5,5 0x9 [click]\n", "[e0] window\n"},
      {"no height", "[e0] window\n  [e1] list @5,5 9x0\n    [e2] button \"a\"\n", "[e0] window\n"},
      {"no bounds", "[e0] window\n  [e1] button \"a\"\n", "[e0] window\n  [e1] button \"a\"\n"},
      {"out of sight", "[e0] window\n  [e1] list {offscreen}\n    [e2] button \"a\" [click]\n", "[e0] window\n"},
      {"out of sight with an action", "[e0] window\n  [e1] button \"a\" {offscreen} [click]\n",
       "[e0] window\n  [e1] button \"a\" {offscreen} [click]\n"},
      {"hidden is no reason", "[e0] window\n  [e1] button \"a\" {hidden}\n",
       "[e0] window\n  [e1] button \"a\" {hidden}\n"},
      {"a picture without a name", "[e0] window\n  [e1] img [click]\n", "[e0] window\n"},
      {"one with a name", "[e0] window\n  [e1] img \"logo\"\n", "[e0] window\n  [e1] img \"logo\"\n"},
      {"text without a name", "[e0] window\n  [e1] text\n", "[e0] window\n"},
      {"a root, too", "[e0] separator \"s\"\n[e1] button \"a\"\n", "[e1] button \"a\"\n"},
  });
}

TEST(CupPrune, ALabelThatRepeatsItsParentIsLeftOut) {
  expect_standard({
      {"the only child", "[e0] button \"Save\"\n  [e1] text \"Save\"\n", "[e0] button \"Save\"\n"},
      {"with other words", "[e0] button \"Save\"\n  [e1] text \"now\"\n", "[e0] button \"Save\"\n"},
      {"with an action", "[e0] button \"Save\"\n  [e1] text \"Save\" [click]\n", "[e0] button \"Save\"\n"},
      {"of a parent without a name", "[e0] button\n  [e1] text \"Save\"\n", "[e0] button\n  [e1] text \"Save\"\n"},
      {"beside another child", "[e0] button \"Save\"\n  [e1] text \"a\"\n  [e2] text \"b\"\n",
       "[e0] button \"Save\"\n  [e1] text \"a\"\n  [e2] text \"b\"\n"},
      {"beside one that is left out", "[e0] button \"Save\"\n  [e1] img\n  [e2] text \"Save\"\n",
       "[e0] button \"Save\"\n  [e2] text \"Save\"\n"},
      {"a root", "[e0] text \"Save\"\n", "[e0] text \"Save\"\n"},
      {"below a wrapper", "[e0] button \"Save\"\n  [e1] generic\n    [e2] text \"Save\"\n  [e3] img \"i\"\n",
       "[e0] button \"Save\"\n  [e3] img \"i\"\n"},
      {"below a wrapper with others",
       "[e0] button \"Save\"\n  [e1] generic\n    [e2] text \"Save\"\n    [e3] img \"i\"\n",
       "[e0] button \"Save\"\n  [e2] text \"Save\"\n  [e3] img \"i\"\n"},
      {"below wrappers alone", "[e0] generic\n  [e1] text \"Save\"\n", "[e1] text \"Save\"\n"},
      {"no other role", "[e0] button \"Save\"\n  [e1] link \"Save\"\n", "[e0] button \"Save\"\n  [e1] link \"Save\"\n"},
  });
}

TEST(CupPrune, ALandmarkGivesItsPlaceToItsOnlyChild) {
  expect_standard({
      {"a document", "[e0] window\n  [e1] document\n    [e2] list\n", "[e0] window\n  [e2] list\n"},
      {"main", "[e0] main\n  [e1] list\n", "[e1] list\n"},
      {"complementary", "[e0] complementary\n  [e1] list\n", "[e1] list\n"},
      {"navigation", "[e0] navigation\n  [e1] list\n", "[e1] list\n"},
      {"search", "[e0] search\n  [e1] list\n", "[e1] list\n"},
      {"banner", "[e0] banner\n  [e1] list\n", "[e1] list\n"},
      {"contentinfo", "[e0] contentinfo\n  [e1] list\n", "[e1] list\n"},
      {"form", "[e0] form\n  [e1] list\n", "[e1] list\n"},
      {"not with a name", "[e0] form \"f\"\n  [e1] list\n", "[e0] form \"f\"\n  [e1] list\n"},
      {"not with an action", "[e0] form [click]\n  [e1] list\n", "[e0] form [click]\n  [e1] list\n"},
      {"not with two", "[e0] form\n  [e1] list\n  [e2] list\n", "[e0] form\n  [e1] list\n  [e2] list\n"},
      {"not with none", "[e0] form\n", "[e0] form\n"},
      {"where others are left out", "[e0] form\n  [e1] img\n  [e2] list\n  [e3] separator\n", "[e2] list\n"},
      {"what came out of a wrapper counts", "[e0] form\n  [e1] generic\n    [e2] list\n", "[e2] list\n"},
      {"two out of a wrapper", "[e0] form\n  [e1] generic\n    [e2] list\n    [e3] list\n",
       "[e0] form\n  [e2] list\n  [e3] list\n"},
      {"several above each other",
       "[e0] main\n  [e1] form\n    [e2] list\n      [e3] button \"a\"\n        [e4] img \"i\"\n",
       "[e2] list\n  [e3] button \"a\"\n    [e4] img \"i\"\n"},
      {"not a list", "[e0] list\n  [e1] listitem \"a\"\n", "[e0] list\n  [e1] listitem \"a\"\n"},
      {"not a dialog", "[e0] dialog\n  [e1] button \"a\"\n", "[e0] dialog\n  [e1] button \"a\"\n"},
      {"not a list of tabs", "[e0] tablist\n  [e1] tab \"a\"\n", "[e0] tablist\n  [e1] tab \"a\"\n"},
  });
}

TEST(CupPrune, WhatIsScrolledOutOfSightIsCounted) {
  const std::string list = "[e0] list \"l\" @0,0 50x50 [scroll]\n";
  expect_standard({
      {"above", list + "  [e1] listitem \"a\" @0,-20 50x20\n",
       list + "  # 1 more items \xE2\x80\x94 scroll up to see\n"},
      {"below", list + "  [e1] listitem \"a\" @0,50 50x20\n",
       list + "  # 1 more items \xE2\x80\x94 scroll down to see\n"},
      {"to the left", list + "  [e1] listitem \"a\" @-50,0 50x20\n",
       list + "  # 1 more items \xE2\x80\x94 scroll left to see\n"},
      {"to the right", list + "  [e1] listitem \"a\" @50,0 50x20\n",
       list + "  # 1 more items \xE2\x80\x94 scroll right to see\n"},
      {"a part is seen", list + "  [e1] listitem \"a\" @0,49 50x20\n", list + "  [e1] listitem \"a\" @0,49 50x20\n"},
      {"above comes before left", list + "  [e1] listitem \"a\" @-50,-20 50x20\n",
       list + "  # 1 more items \xE2\x80\x94 scroll up to see\n"},
      {"all directions",
       list +
           "  [e1] listitem \"a\" @0,-20 50x20\n  [e2] listitem \"b\" @0,60 50x20\n  [e3] listitem \"c\" @-60,0 50x20\n"
           "  [e4] listitem \"d\" @60,0 50x20\n",
       list + "  # 4 more items \xE2\x80\x94 scroll up/down/left/right to see\n"},
      {"with what lies in it", list + "  [e1] listitem \"a\" @0,60 50x20\n    [e2] img \"b\"\n    [e3] img\n",
       list + "  # 3 more items \xE2\x80\x94 scroll down to see\n"},
      {"after those that are seen",
       list + "  [e1] listitem \"a\" @0,60 50x20\n  [e2] listitem \"b\" @0,0 50x20\n    [e3] img \"i\"\n",
       list +
           "  [e2] listitem \"b\" @0,0 50x20\n    [e3] img \"i\"\n  # 1 more items \xE2\x80\x94 scroll down to see\n"},
      {"what is left out else is counted, too", list + "  [e1] separator @0,60 50x2\n",
       list + "  # 1 more items \xE2\x80\x94 scroll down to see\n"},
      {"no bounds", list + "  [e1] listitem \"a\"\n", list + "  [e1] listitem \"a\"\n"},
      {"not behind a wrapper", list + "  [e1] generic\n    [e2] listitem \"a\" @0,60 50x20\n",
       list + "  [e2] listitem \"a\" @0,60 50x20\n"},
      {"but below what is behind it",
       list + "  [e1] generic\n    [e2] listitem \"a\" @0,30 50x60\n      [e3] img \"i\" @0,70 5x5\n",
       list + "  [e2] listitem \"a\" @0,30 50x60\n    # 1 more items \xE2\x80\x94 scroll down to see\n"},
      {"one that scrolls within another",
       list + "  [e1] list \"m\" @0,40 50x40 [scroll]\n    [e2] listitem \"a\" @0,45 50x5\n    [e3] listitem \"b\" "
              "@0,60 50x5\n",
       list + "  [e1] list \"m\" @0,40 50x40 [scroll]\n    [e2] listitem \"a\" @0,45 50x5\n"
              "    # 1 more items \xE2\x80\x94 scroll down to see\n"},
      {"without bounds the viewport stays", "[e0] list \"l\" [scroll]\n  [e1] listitem \"a\" @0,60 50x20\n",
       "[e0] list \"l\" [scroll]\n  [e1] listitem \"a\" @0,60 50x20\n"},
      {"the screen is the first viewport", "[e0] window \"w\" @0,0 100x100\n  [e1] button \"a\" @0,100 10x10 [click]\n",
       "[e0] window \"w\" @0,0 100x100\n  # 1 more items \xE2\x80\x94 scroll down to see\n"},
      {"a root is never clipped", "[e0] button \"a\" @0,200 10x10\n", "[e0] button \"a\" @0,200 10x10\n"},
      {"a landmark that makes way loses its count",
       "[e0] form @0,0 100x100\n  [e1] list \"l\"\n  [e2] button \"a\" @0,200 10x10\n", "[e1] list \"l\"\n"},
  });
}

TEST(CupPrune, WindowsOnOtherScreensAreWhole) {
  expect_standard({
      {"right of the screen", "[e0] window \"w\" @100,0 100x100\n  [e1] button \"a\" @150,50 10x10\n",
       "[e0] window \"w\" @100,0 100x100\n  [e1] button \"a\" @150,50 10x10\n"},
      {"left of it", "[e0] window \"w\" @-100,0 100x100\n  [e1] button \"a\" @-50,50 10x10\n",
       "[e0] window \"w\" @-100,0 100x100\n  [e1] button \"a\" @-50,50 10x10\n"},
      {"above it", "[e0] window \"w\" @0,-100 100x100\n  [e1] button \"a\" @10,-50 10x10\n",
       "[e0] window \"w\" @0,-100 100x100\n  [e1] button \"a\" @10,-50 10x10\n"},
      {"below it", "[e0] window \"w\" @0,100 100x100\n  [e1] button \"a\" @10,150 10x10\n",
       "[e0] window \"w\" @0,100 100x100\n  [e1] button \"a\" @10,150 10x10\n"},
      {"half on another one",
       "[e0] window \"w\" @-50,0 100x100\n  [e1] button \"a\" @-40,5 10x10\n  [e2] button \"b\" @40,5 9x9\n",
       "[e0] window \"w\" @-50,0 100x100\n  [e1] button \"a\" @-40,5 10x10\n  [e2] button \"b\" @40,5 9x9\n"},
      {"what lies outside of that window, too",
       "[e0] window \"w\" @-100,0 100x100\n  [e1] button \"a\" @-50,150 10x10\n",
       "[e0] window \"w\" @-100,0 100x100\n  # 1 more items \xE2\x80\x94 scroll down to see\n"},
      {"one on each",
       "[e0] window \"v\" @0,0 100x100\n  [e1] button \"a\" @5,5 9x9\n[e2] window \"w\" @300,0 99x99\n  [e3] button "
       "\"b\" @305,5 9x9\n",
       "[e0] window \"v\" @0,0 100x100\n  [e1] button \"a\" @5,5 9x9\n[e2] window \"w\" @300,0 99x99\n  [e3] button "
       "\"b\" @305,5 9x9\n"},
      {"windows of an application",
       "[e0] application \"p\"\n  [e1] window \"w\" @200,0 50x50\n    [e2] button \"a\" @210,5 9x9\n",
       "[e0] application \"p\"\n  [e1] window \"w\" @200,0 50x50\n    [e2] button \"a\" @210,5 9x9\n"},
      {"lists on them scroll",
       "[e0] window \"w\" @100,0 100x100\n  [e1] list \"l\" @100,0 50x50 [scroll]\n    [e2] listitem \"a\" @100,60 "
       "9x9\n",
       "[e0] window \"w\" @100,0 100x100\n  [e1] list \"l\" @100,0 50x50 [scroll]\n"
       "    # 1 more items \xE2\x80\x94 scroll down to see\n"},
  });
}

TEST(CupPrune, TheShortDialectCountsChildrenAndNamesATool) {
  const auto tree = tree_of(
      "[e0] list \"l\" @0,0 50x50 [scroll]\n  [e1] listitem \"a\" @0,60 50x20\n    [e2] img \"b\"\n"
      "  [e3] listitem \"c\" @0,80 50x20\n  [e4] listitem \"d\" @60,0 5x5\n");
  EXPECT_EQ(pruned_text(tree, Detail::standard, Dialect::short_codes),
            "[e0] lst \"l\" 0,0 50x50 [scr]\n"
            "  # 3 more items \xE2\x80\x94 page(element_id='e0', direction='down') to see\n");
  EXPECT_EQ(pruned_text(tree, Detail::standard),
            "[e0] list \"l\" @0,0 50x50 [scroll]\n  # 4 more items \xE2\x80\x94 scroll down/right to see\n");
}

TEST(CupPrune, MinimalKeepsWhatCanBeActedOn) {
  for (const PruneRow& row : std::vector<PruneRow>{
           {"nothing acts", "[e0] window\n  [e1] button \"a\"\n", ""},
           {"with its ancestors", "[e0] window\n  [e1] generic\n    [e2] button \"a\" [click]\n    [e3] text \"t\"\n",
            "[e0] window\n  [e1] generic\n    [e2] button \"a\" [click]\n"},
           {"chrome, too", "[e0] window\n  [e1] titlebar \"t\"\n    [e2] button \"Close\" [click]\n",
            "[e0] window\n  [e1] titlebar \"t\"\n    [e2] button \"Close\" [click]\n"},
           {"without a size", "[e0] button \"a\" @0,0 0x0 [click]\n", "[e0] button \"a\" @0,0 0x0 [click]\n"},
           {"out of sight", "[e0] window @0,0 9x9 {offscreen}\n  [e1] button \"a\" @0,500 5x5 [click]\n",
            "[e0] window @0,0 9x9 {offscreen}\n  [e1] button \"a\" @0,500 5x5 [click]\n"},
           {"not what is below it", "[e0] list [scroll]\n  [e1] listitem \"a\"\n", "[e0] list [scroll]\n"},
           {"each root by itself", "[e0] window\n  [e1] text \"t\"\n[e2] window\n  [e3] link \"l\" [click]\n",
            "[e2] window\n  [e3] link \"l\" [click]\n"},
       })
    EXPECT_EQ(pruned_text(tree_of(row.tree), Detail::minimal), row.printed) << row.what;
}

TEST(CupPrune, ANodeThatSkipsALevelBelongsToTheOneBeforeIt) {
  const std::vector<Node> tree{{.depth = 5, .role = Role::window, .id = "e0"},
                               {.depth = 9, .role = Role::button, .actions = {Action::click}, .id = "e1"}};
  for (const Detail detail : {Detail::standard, Detail::minimal, Detail::full})
    EXPECT_EQ(pruned_text(tree, detail), "[e0] window\n  [e1] button [click]\n");
}

TEST(CupPrune, DeepTreesNeedNoStack) {
  std::vector<Node> tree;
  for (std::uint32_t depth = 0; depth < 20000; ++depth)
    tree.push_back(
        {.depth = depth, .role = depth % 2 == 0 ? Role::form : Role::generic, .id = "e" + std::to_string(depth)});
  tree.push_back({.depth = 20000, .role = Role::link, .actions = {Action::click}, .id = "e20000"});
  EXPECT_EQ(pruned_text(tree, Detail::standard), "[e20000] link [click]\n");
}

/// Of a list whose application has more than was read.
std::string text_with_unread(const std::string& tree, const std::vector<Unread>& unread, Detail detail,
                             Dialect dialect = Dialect::long_words) {
  Envelope envelope{.platform = "linux", .screen = {100, 100, 1}, .tree = tree_of(tree)};
  const auto text = print_compact(envelope, {.dialect = dialect, .detail = detail}, unread);
  const auto read = parse_compact(text);
  EXPECT_TRUE(read && print_compact(*read) == text) << text;
  return without_header(text);
}

TEST(CupPrune, WhatWasNotReadIsCountedInEveryDetail) {
  const std::string tree =
      "[e0] window \"w\" @0,0 100x100\n  [e1] list \"l\" @0,0 50x20 [scroll]\n"
      "    [e2] listitem \"a\" @0,0 50x10 [click]\n  [e3] button \"b\" @60,0 10x10 [click]\n";
  const std::string expected =
      "[e0] window \"w\" @0,0 100x100\n  [e1] list \"l\" @0,0 50x20 [scroll]\n"
      "    [e2] listitem \"a\" @0,0 50x10 [click]\n    # 299 more items \u2014 scroll down to see\n"
      "  [e3] button \"b\" @60,0 10x10 [click]\n";
  for (const auto detail : {Detail::standard, Detail::minimal, Detail::full})
    EXPECT_EQ(text_with_unread(tree, {{1, {0, 299, 0, 0}}}, detail), expected) << to_string(detail);
  EXPECT_EQ(text_with_unread("[e0] list \"l\"\n", {{0, {2, 3, 0, 0}}}, Detail::standard),
            "[e0] list \"l\"\n  # 5 more items \u2014 scroll up/down to see\n");
}

TEST(CupPrune, WhatWasNotReadIsOneHintWithWhatWasReadAndIsOutOfSight) {
  EXPECT_EQ(text_with_unread("[e0] list \"l\" @0,0 50x10 [scroll]\n  [e1] listitem \"a\" @0,0 50x10 [click]\n"
                             "  [e2] listitem \"b\" @0,10 50x10 [click]\n",
                             {{0, {0, 7, 0, 0}}}, Detail::standard),
            "[e0] list \"l\" @0,0 50x10 [scroll]\n  [e1] listitem \"a\" @0,0 50x10 [click]\n"
            "  # 8 more items \u2014 scroll down to see\n");
}

}  // namespace
}  // namespace offhand::cup
