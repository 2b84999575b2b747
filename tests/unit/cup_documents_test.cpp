#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "offhand/cup/compact_text.h"
#include "tests/unit/cup_tree.h"
#include "tests/unit/simulated.h"

// Whole documents and whole batches, computed by hand from the rules: of each tree what both dialects make of it in all
// three details (the full one of the long dialect is the tree as it is written).
namespace offhand::test {
namespace cup_documents_test_cases {
namespace {

using cup::Detail;
using cup::Dialect;

constexpr const char* dash = "\xE2\x80\x94";

struct DocumentRow {
  const char* what;
  std::string tree;
  std::string standard_long;
  std::string standard_short;
  std::string minimal_long;
  std::string minimal_short;
  std::string full_short;
};

/// Elements have a line each; hints begin with "#".
std::size_t elements_in(const std::string& lines) {
  std::size_t count = 0;
  bool begins = true;
  for (const char c : lines) {
    if (begins && c == '[') ++count;
    begins = c == '\n' || (begins && c == ' ');
  }
  return count;
}

std::string document(const std::string& lines, const std::string& tree) {
  return "# CUP 0.1.0 | linux | 100x100\n# app: Editor\n# " + std::to_string(elements_in(lines)) + " nodes (" +
         std::to_string(elements_in(tree)) + " before pruning)\n\n" + lines;
}

void expect_documents(const std::vector<DocumentRow>& rows) {
  for (const auto& row : rows) {
    cup::Envelope envelope{.platform = "linux", .screen = {100, 100, 1}, .tree = cup::tree_of(row.tree)};
    envelope.app = cup::App{.name = "Editor"};
    const auto expect = [&](Dialect dialect, Detail detail, const std::string& lines) {
      EXPECT_EQ(cup::print_compact(envelope, {.dialect = dialect, .detail = detail}), document(lines, row.tree))
          << row.what;
    };
    expect(Dialect::long_words, Detail::standard, row.standard_long);
    expect(Dialect::short_codes, Detail::standard, row.standard_short);
    expect(Dialect::long_words, Detail::minimal, row.minimal_long);
    expect(Dialect::short_codes, Detail::minimal, row.minimal_short);
    expect(Dialect::long_words, Detail::full, row.tree);
    expect(Dialect::short_codes, Detail::full, row.full_short);
  }
}

TEST(CupDocument, OfForms) {
  expect_documents({
      {"a form whose button repeats its name",
       "[e0] window \"Form\" @0,0 100x100\n  [e1] generic\n    [e2] textbox \"Name\" @1,1 50x10 {focused} "
       "[type,setvalue] val=\"Ada\"\n    [e3] button \"Send\" @1,20 20x10 [click]\n      [e4] text \"Send\"\n",
       "[e0] window \"Form\" @0,0 100x100\n  [e2] textbox \"Name\" @1,1 50x10 {focused} [type,setvalue] val=\"Ada\"\n"
       "  [e3] button \"Send\" @1,20 20x10 [click]\n",
       "[e0] win \"Form\"\n  [e2] tbx \"Name\" 1,1 50x10 {foc} [typ,sv] val=\"Ada\"\n  [e3] btn \"Send\" 1,20 20x10 "
       "[clk]\n",
       "[e0] window \"Form\" @0,0 100x100\n  [e1] generic\n    [e2] textbox \"Name\" @1,1 50x10 {focused} "
       "[type,setvalue] val=\"Ada\"\n    [e3] button \"Send\" @1,20 20x10 [click]\n",
       "[e0] win \"Form\"\n  [e1] gen\n    [e2] tbx \"Name\" 1,1 50x10 {foc} [typ,sv] val=\"Ada\"\n    [e3] btn "
       "\"Send\" 1,20 20x10 [clk]\n",
       "[e0] win \"Form\"\n  [e1] gen\n    [e2] tbx \"Name\" 1,1 50x10 {foc} [typ,sv] val=\"Ada\"\n    [e3] btn "
       "\"Send\" 1,20 20x10 [clk]\n      [e4] txt \"Send\"\n"},
      {"escapes in names, values and placeholders",
       "[e0] group \"a \\\"b\\\" \\\\c\"\n  [e1] searchbox [type] val=\"x\\\"y\\z\" (ph=\"say \\\"it\\\"\")\n",
       "[e0] group \"a \\\"b\\\" \\\\c\"\n  [e1] searchbox [type] val=\"x\\\"y\\z\" (ph=\"say \\\"it\\\"\")\n",
       "[e0] grp \"a \\\"b\\\" \\\\c\"\n  [e1] sbx [typ] val=\"x\\\"y\\z\" (ph=\"say \\\"it\\\"\")\n",
       "[e0] group \"a \\\"b\\\" \\\\c\"\n  [e1] searchbox [type] val=\"x\\\"y\\z\" (ph=\"say \\\"it\\\"\")\n",
       "[e0] grp \"a \\\"b\\\" \\\\c\"\n  [e1] sbx [typ] val=\"x\\\"y\\z\" (ph=\"say \\\"it\\\"\")\n",
       "[e0] grp \"a \\\"b\\\" \\\\c\"\n  [e1] sbx [typ] val=\"x\\\"y\\z\" (ph=\"say \\\"it\\\"\")\n"},
      {"ranges and directions",
       "[e0] toolbar\n  [e1] slider \"Volume\" @0,0 9x9 [increment,decrement,setvalue] val=\"5\" (h range=0..10)\n  "
       "[e2] spinbutton \"Size\" {readonly} val=\"3\" (range=1..)\n  [e3] separator (v)\n",
       "[e0] toolbar\n  [e1] slider \"Volume\" @0,0 9x9 [increment,decrement,setvalue] val=\"5\" (h range=0..10)\n  "
       "[e2] spinbutton \"Size\" {readonly} val=\"3\" (range=1..)\n",
       "[e0] tlbr\n  [e1] sld \"Volume\" 0,0 9x9 [inc,dec,sv] val=\"5\" (h range=0..10)\n  [e2] spn \"Size\" {ro} "
       "val=\"3\" (range=1..)\n",
       "[e0] toolbar\n  [e1] slider \"Volume\" @0,0 9x9 [increment,decrement,setvalue] val=\"5\" (h range=0..10)\n",
       "[e0] tlbr\n  [e1] sld \"Volume\" 0,0 9x9 [inc,dec,sv] val=\"5\" (h range=0..10)\n",
       "[e0] tlbr\n  [e1] sld \"Volume\" 0,0 9x9 [inc,dec,sv] val=\"5\" (h range=0..10)\n  [e2] spn \"Size\" {ro} "
       "val=\"3\" (range=1..)\n  [e3] sep (v)\n"},
      {"a dialog over its window",
       "[e0] window \"Files\"\n  [e1] dialog \"Delete?\" @10,10 50x50 {modal}\n    [e2] text \"For good.\"\n    [e3] "
       "button \"Delete\" @12,40 9x9 [click]\n    [e4] button \"Keep\" @30,40 9x9 {focused} [click]\n",
       "[e0] window \"Files\"\n  [e1] dialog \"Delete?\" @10,10 50x50 {modal}\n    [e2] text \"For good.\"\n    [e3] "
       "button \"Delete\" @12,40 9x9 [click]\n    [e4] button \"Keep\" @30,40 9x9 {focused} [click]\n",
       "[e0] win \"Files\"\n  [e1] dlg \"Delete?\" {mod}\n    [e2] txt \"For good.\"\n    [e3] btn \"Delete\" 12,40 "
       "9x9 "
       "[clk]\n    [e4] btn \"Keep\" 30,40 9x9 {foc} [clk]\n",
       "[e0] window \"Files\"\n  [e1] dialog \"Delete?\" @10,10 50x50 {modal}\n    [e3] button \"Delete\" @12,40 9x9 "
       "[click]\n    [e4] button \"Keep\" @30,40 9x9 {focused} [click]\n",
       "[e0] win \"Files\"\n  [e1] dlg \"Delete?\" {mod}\n    [e3] btn \"Delete\" 12,40 9x9 [clk]\n    [e4] btn "
       "\"Keep\" 30,40 9x9 {foc} [clk]\n",
       "[e0] win \"Files\"\n  [e1] dlg \"Delete?\" {mod}\n    [e2] txt \"For good.\"\n    [e3] btn \"Delete\" 12,40 "
       "9x9 "
       "[clk]\n    [e4] btn \"Keep\" 30,40 9x9 {foc} [clk]\n"},
  });
}

TEST(CupDocument, OfWhatIsScrolled) {
  const std::string hint_long = std::string(" more items ") + dash + " scroll ";
  const std::string hint_short = std::string(" more items ") + dash + " page(element_id='";
  expect_documents({
      {"rows above and below, one of them with children",
       "[e0] list \"l\" @0,0 50x40 [scroll]\n  [e1] listitem \"a\" @0,-20 50x20\n  [e2] listitem \"b\" @0,0 50x20 "
       "[click]\n  [e3] listitem \"c\" @0,40 50x20\n    [e4] button \"x\" @0,45 9x9 [click]\n",
       "[e0] list \"l\" @0,0 50x40 [scroll]\n  [e2] listitem \"b\" @0,0 50x20 [click]\n  # 3" + hint_long +
           "up/down to see\n",
       "[e0] lst \"l\" 0,0 50x40 [scr]\n  [e2] li \"b\" 0,0 50x20 [clk]\n  # 2" + hint_short +
           "e0', direction='up') to see\n",
       "[e0] list \"l\" @0,0 50x40 [scroll]\n  [e2] listitem \"b\" @0,0 50x20 [click]\n  [e3] listitem \"c\" @0,40 "
       "50x20\n    [e4] button \"x\" @0,45 9x9 [click]\n",
       "[e0] lst \"l\" 0,0 50x40 [scr]\n  [e2] li \"b\" 0,0 50x20 [clk]\n  [e3] li \"c\"\n    [e4] btn \"x\" 0,45 9x9 "
       "[clk]\n",
       "[e0] lst \"l\" 0,0 50x40 [scr]\n  [e1] li \"a\"\n  [e2] li \"b\" 0,0 50x20 [clk]\n  [e3] li \"c\"\n    [e4] "
       "btn \"x\" 0,45 9x9 [clk]\n"},
      {"a list in a list, both cut by the screen",
       "[e0] list \"o\" @0,60 100x80 [scroll]\n  [e1] list \"i\" @0,70 50x60 [scroll]\n    [e2] link \"a\" @0,80 9x9 "
       "[click]\n    [e3] link \"b\" @0,110 9x9 [click]\n  [e4] link \"c\" @100,70 9x9 [click]\n",
       "[e0] list \"o\" @0,60 100x80 [scroll]\n  [e1] list \"i\" @0,70 50x60 [scroll]\n    [e2] link \"a\" @0,80 9x9 "
       "[click]\n    # 1" +
           hint_long + "down to see\n  # 1" + hint_long + "right to see\n",
       "[e0] lst \"o\" 0,60 100x80 [scr]\n  [e1] lst \"i\" 0,70 50x60 [scr]\n    [e2] lnk \"a\" 0,80 9x9 [clk]\n    # "
       "1" +
           hint_short + "e1', direction='down') to see\n  # 1" + hint_short + "e0', direction='right') to see\n",
       "[e0] list \"o\" @0,60 100x80 [scroll]\n  [e1] list \"i\" @0,70 50x60 [scroll]\n    [e2] link \"a\" @0,80 9x9 "
       "[click]\n    [e3] link \"b\" @0,110 9x9 [click]\n  [e4] link \"c\" @100,70 9x9 [click]\n",
       "[e0] lst \"o\" 0,60 100x80 [scr]\n  [e1] lst \"i\" 0,70 50x60 [scr]\n    [e2] lnk \"a\" 0,80 9x9 [clk]\n    "
       "[e3] lnk \"b\" 0,110 9x9 [clk]\n  [e4] lnk \"c\" 100,70 9x9 [clk]\n",
       "[e0] lst \"o\" 0,60 100x80 [scr]\n  [e1] lst \"i\" 0,70 50x60 [scr]\n    [e2] lnk \"a\" 0,80 9x9 [clk]\n    "
       "[e3] lnk \"b\" 0,110 9x9 [clk]\n  [e4] lnk \"c\" 100,70 9x9 [clk]\n"},
      {"a table whose first row is scrolled away",
       "[e0] table \"t\" @0,0 100x100 [scroll]\n  [e1] row @0,-60 100x50\n    [e2] cell \"1\" @0,-60 9x9\n  [e3] row "
       "@0,-1 100x9\n    [e4] cell \"2\" @0,-1 9x9 {selected}\n",
       "[e0] table \"t\" @0,0 100x100 [scroll]\n  [e3] row @0,-1 100x9\n    [e4] cell \"2\" @0,-1 9x9 {selected}\n  "
       "# 2" +
           hint_long + "up to see\n",
       "[e0] tbl \"t\" 0,0 100x100 [scr]\n  [e3] row\n    [e4] cel \"2\" {sel}\n  # 1" + hint_short +
           "e0', direction='up') to see\n",
       "[e0] table \"t\" @0,0 100x100 [scroll]\n", "[e0] tbl \"t\" 0,0 100x100 [scr]\n",
       "[e0] tbl \"t\" 0,0 100x100 [scr]\n  [e1] row\n    [e2] cel \"1\"\n  [e3] row\n    [e4] cel \"2\" {sel}\n"},
  });
}

TEST(CupDocument, OfPages) {
  expect_documents({
      {"landmarks, wrappers, pictures",
       "[e0] document\n  [e1] main\n    [e2] region\n      [e3] heading \"News\" (L1)\n      [e4] img\n  [e5] "
       "contentinfo \"Foot\"\n    [e6] link \"Help\" @0,90 9x9 [click]\n      [e7] text \"Help\"\n",
       "[e0] document\n  [e3] heading \"News\" (L1)\n  [e5] contentinfo \"Foot\"\n    [e6] link \"Help\" @0,90 9x9 "
       "[click]\n",
       "[e0] doc\n  [e3] hdg \"News\" (L1)\n  [e5] ci \"Foot\"\n    [e6] lnk \"Help\" 0,90 9x9 [clk]\n",
       "[e0] document\n  [e5] contentinfo \"Foot\"\n    [e6] link \"Help\" @0,90 9x9 [click]\n",
       "[e0] doc\n  [e5] ci \"Foot\"\n    [e6] lnk \"Help\" 0,90 9x9 [clk]\n",
       "[e0] doc\n  [e1] main\n    [e2] rgn\n      [e3] hdg \"News\" (L1)\n      [e4] img\n  [e5] ci \"Foot\"\n    "
       "[e6] lnk \"Help\" 0,90 9x9 [clk]\n      [e7] txt \"Help\"\n"},
      {"what is out of sight, and what can still be done with it",
       "[e0] tabpanel \"p\"\n  [e1] button \"Skip\" @0,-99 9x9 {offscreen} [click]\n  [e2] group \"g\" {offscreen}\n   "
       " "
       "[e3] button \"In\" [click]\n  [e4] status \"Saved\"\n  [e5] tooltip \"Tip\"\n",
       // Without a place it cannot be counted as scrolled away; with one it is.
       std::string("[e0] tabpanel \"p\"\n  # 1 more items ") + dash + " scroll up to see\n",
       std::string("[e0] tpnl \"p\"\n  # 1 more items ") + dash + " page(element_id='e0', direction='up') to see\n",
       "[e0] tabpanel \"p\"\n  [e1] button \"Skip\" @0,-99 9x9 {offscreen} [click]\n  [e2] group \"g\" {offscreen}\n   "
       " "
       "[e3] button \"In\" [click]\n",
       "[e0] tpnl \"p\"\n  [e1] btn \"Skip\" 0,-99 9x9 {off} [clk]\n  [e2] grp \"g\" {off}\n    [e3] btn \"In\" "
       "[clk]\n",
       "[e0] tpnl \"p\"\n  [e1] btn \"Skip\" 0,-99 9x9 {off} [clk]\n  [e2] grp \"g\" {off}\n    [e3] btn \"In\" [clk]\n"
       "  [e4] sts \"Saved\"\n  [e5] ttp \"Tip\"\n"},
      {"a tree of which parts are open",
       "[e0] tree \"t\" {multiselectable}\n  [e1] treeitem \"a\" @0,0 9x9 {expanded} [collapse,select] (L1)\n    [e2] "
       "treeitem \"b\" @0,9 9x9 {selected} [select] (L2)\n  [e3] treeitem \"c\" @0,18 9x9 {collapsed} [expand] (L1)\n",
       "[e0] tree \"t\" {multiselectable}\n  [e1] treeitem \"a\" @0,0 9x9 {expanded} [collapse,select] (L1)\n    [e2] "
       "treeitem \"b\" @0,9 9x9 {selected} [select] (L2)\n  [e3] treeitem \"c\" @0,18 9x9 {collapsed} [expand] (L1)\n",
       "[e0] tre \"t\" {msel}\n  [e1] ti \"a\" 0,0 9x9 {exp} [col,sel] (L1)\n    [e2] ti \"b\" 0,9 9x9 {sel} [sel] "
       "(L2)\n  [e3] ti \"c\" 0,18 9x9 {col} [exp] (L1)\n",
       "[e0] tree \"t\" {multiselectable}\n  [e1] treeitem \"a\" @0,0 9x9 {expanded} [collapse,select] (L1)\n    [e2] "
       "treeitem \"b\" @0,9 9x9 {selected} [select] (L2)\n  [e3] treeitem \"c\" @0,18 9x9 {collapsed} [expand] (L1)\n",
       "[e0] tre \"t\" {msel}\n  [e1] ti \"a\" 0,0 9x9 {exp} [col,sel] (L1)\n    [e2] ti \"b\" 0,9 9x9 {sel} [sel] "
       "(L2)\n  [e3] ti \"c\" 0,18 9x9 {col} [exp] (L1)\n",
       "[e0] tre \"t\" {msel}\n  [e1] ti \"a\" 0,0 9x9 {exp} [col,sel] (L1)\n    [e2] ti \"b\" 0,9 9x9 {sel} [sel] "
       "(L2)\n  [e3] ti \"c\" 0,18 9x9 {col} [exp] (L1)\n"},
  });
}

TEST(CupDocument, OfSeveralMonitors) {
  expect_documents({
      {"a window on each of three",
       "[e0] window \"left\" @-200,0 100x100\n  [e1] button \"a\" @-190,5 9x9 [click]\n[e2] window \"here\" @0,0 "
       "100x100\n  [e3] button \"b\" @5,5 9x9 [click]\n[e4] window \"below\" @0,300 100x100\n  [e5] button \"c\" "
       "@5,305 9x9 [click]\n  [e6] button \"d\" @5,500 9x9 [click]\n",
       "[e0] window \"left\" @-200,0 100x100\n  [e1] button \"a\" @-190,5 9x9 [click]\n[e2] window \"here\" @0,0 "
       "100x100\n  [e3] button \"b\" @5,5 9x9 [click]\n[e4] window \"below\" @0,300 100x100\n  [e5] button \"c\" "
       "@5,305 9x9 [click]\n  # 1 more items " +
           std::string(dash) + " scroll down to see\n",
       "[e0] win \"left\"\n  [e1] btn \"a\" -190,5 9x9 [clk]\n[e2] win \"here\"\n  [e3] btn \"b\" 5,5 9x9 [clk]\n[e4] "
       "win \"below\"\n  [e5] btn \"c\" 5,305 9x9 [clk]\n  # 1 more items " +
           std::string(dash) + " page(element_id='e4', direction='down') to see\n",
       "[e0] window \"left\" @-200,0 100x100\n  [e1] button \"a\" @-190,5 9x9 [click]\n[e2] window \"here\" @0,0 "
       "100x100\n  [e3] button \"b\" @5,5 9x9 [click]\n[e4] window \"below\" @0,300 100x100\n  [e5] button \"c\" "
       "@5,305 9x9 [click]\n  [e6] button \"d\" @5,500 9x9 [click]\n",
       "[e0] win \"left\"\n  [e1] btn \"a\" -190,5 9x9 [clk]\n[e2] win \"here\"\n  [e3] btn \"b\" 5,5 9x9 [clk]\n[e4] "
       "win \"below\"\n  [e5] btn \"c\" 5,305 9x9 [clk]\n  [e6] btn \"d\" 5,500 9x9 [clk]\n",
       "[e0] win \"left\"\n  [e1] btn \"a\" -190,5 9x9 [clk]\n[e2] win \"here\"\n  [e3] btn \"b\" 5,5 9x9 [clk]\n[e4] "
       "win \"below\"\n  [e5] btn \"c\" 5,305 9x9 [clk]\n  [e6] btn \"d\" 5,500 9x9 [clk]\n"},
      {"a list that reaches beyond the screen",
       "[e0] window \"w\" @50,0 100x100\n  [e1] list \"l\" @50,0 100x100 [scroll]\n    [e2] listitem \"a\" @60,5 9x9\n "
       " "
       "  [e3] listitem \"b\" @140,5 9x9\n    [e4] listitem \"c\" @150,5 9x9\n",
       "[e0] window \"w\" @50,0 100x100\n  [e1] list \"l\" @50,0 100x100 [scroll]\n    [e2] listitem \"a\" @60,5 9x9\n "
       " "
       "  # 2 more items " +
           std::string(dash) + " scroll right to see\n",
       "[e0] win \"w\"\n  [e1] lst \"l\" 50,0 100x100 [scr]\n    [e2] li \"a\"\n    # 2 more items " +
           std::string(dash) + " page(element_id='e1', direction='right') to see\n",
       "[e0] window \"w\" @50,0 100x100\n  [e1] list \"l\" @50,0 100x100 [scroll]\n",
       "[e0] win \"w\"\n  [e1] lst \"l\" 50,0 100x100 [scr]\n",
       "[e0] win \"w\"\n  [e1] lst \"l\" 50,0 100x100 [scr]\n    [e2] li \"a\"\n    [e3] li \"b\"\n    [e4] li "
       "\"c\"\n"},
  });
}

struct BatchRow {
  const char* what;
  /// Names of elements stand for their ids.
  json::array_t steps;
  int done;
  std::optional<int> not_reached;
  /// Of the step that failed; empty: none.
  std::string error;
};

TEST(CupBatch, StopsWhereTheFirstStepFails) {
  const auto click = [](const char* name) { return json{{"action", "click"}, {"element_id", name}}; };
  const auto wait = json{{"action", "wait"}, {"ms", 50}};
  for (const BatchRow& row : std::vector<BatchRow>{
           {"one step", {click("A")}, 1, {}, ""},
           {"the shortest wait", {wait}, 1, {}, ""},
           {"the longest wait", {json{{"action", "wait"}, {"ms", 5000}}}, 1, {}, ""},
           {"a wait without a time", {json{{"action", "wait"}}}, 1, {}, ""},
           {"a wait heeds no element", {json{{"action", "wait"}, {"element_id", "e9999"}}}, 1, {}, ""},
           {"a hundred", json::array_t(100, wait), 100, {}, ""},
           {"the last fails", {click("A"), wait, click("e9999")}, 2, {}, "unknown_element_id"},
           {"the first fails", {click("e9999"), click("A"), wait}, 0, 2, "unknown_element_id"},
           {"the middle fails",
            {click("A"), json{{"action", "toggle"}, {"element_id", "B"}}, click("A")},
            1,
            1,
            "no_such_action"},
           {"keys that are none",
            {click("A"), json{{"action", "press_keys"}, {"keys", "ctrl+s+t"}}, click("B"), wait},
            1,
            2,
            "invalid_key_combination"},
           {"text into what takes none",
            {json{{"action", "type"}, {"element_id", "A"}, {"value", "x"}}, click("B")},
            0,
            1,
            "not_editable"},
           {"an empty text is a text",
            {json{{"action", "setvalue"}, {"element_id", "Entry"}, {"value", ""}}, click("A")},
            2,
            {},
            ""},
       }) {
    SCOPED_TRACE(row.what);
    SimulatedDesk desk;
    const auto captured = desk.reply("cup.get_tree", {{"app", "widgets"}, {"format", "json"}});
    ASSERT_TRUE(captured);
    json steps = row.steps;
    const auto tree = cup::read_envelope(*captured->structured)->tree;
    for (auto& step : steps)
      for (const auto& node : tree)
        if (step.contains("element_id") && step["element_id"] == node.name) step["element_id"] = node.id;
    const auto done = desk.call("cup.batch_execute", {{"actions", steps}, {"include_tree", false}});
    EXPECT_EQ(done["done"], row.done) << done;
    EXPECT_EQ(done["success"], row.error.empty());
    EXPECT_EQ(done.contains("not_reached") ? done["not_reached"].get<int>() : 0, row.not_reached.value_or(0)) << done;
    const auto tried = static_cast<std::size_t>(row.done) + (row.error.empty() ? 0 : 1);
    ASSERT_EQ(done["results"].size(), tried);
    if (!row.error.empty()) {
      EXPECT_EQ(done["results"].back()["error"], row.error) << done;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(row.done); ++i) EXPECT_TRUE(done["results"][i]["success"]);
  }
}

}  // namespace
}  // namespace cup_documents_test_cases
}  // namespace offhand::test
