#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "impl/cup/search_terms.h"
#include "impl/cup/words_of_text.h"
#include "offhand/cup/search.h"
#include "tests/unit/cup_tree.h"

// Searches: the scores are computed by hand from the rules of the protocol's reference.
namespace offhand::cup {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Scores = std::vector<std::pair<std::string, double>>;

Scores found_in(const std::vector<Node>& tree, const Search& search) {
  Scores scores;
  for (const Match& match : find_elements(tree, search)) scores.emplace_back(tree[match.index].id, match.score);
  return scores;
}

void expect_found(const std::string& tree, const Search& search, const Scores& expected) {
  const auto scores = found_in(tree_of(tree), search);
  const auto query = search.query.value_or("") + "|" + search.role.value_or("") + "|" + search.name.value_or("");
  ASSERT_EQ(scores.size(), expected.size()) << query << "\n" << testing::PrintToString(scores);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(scores[i].first, expected[i].first) << query;
    EXPECT_NEAR(scores[i].second, expected[i].second, 1e-12) << query << " " << scores[i].first;
  }
}

struct SearchRow {
  const char* tree;
  Search search;
  Scores scores;
};

TEST(CupSearch, NamesAreScoredWordByWord) {
  // 0.05 for being shown in each; another 0.05 for actions.
  for (const SearchRow& row : std::vector<SearchRow>{
           {"[e0] button \"Save\"\n", {.name = "save"}, {{"e0", 0.5 + 0.05}}},
           {"[e0] button \"Save\" [click]\n", {.name = "Save"}, {{"e0", 0.5 + 0.1}}},
           {"[e0] button \"Save\" {focused} [click]\n", {.name = "Save"}, {{"e0", 0.5 + 0.12}}},
           {"[e0] button \"Save\" {offscreen} [click]\n", {.name = "Save"}, {{"e0", 0.5 + 0.05}}},
           // Two words, one of which is asked for: all is there, times 0.85 + 0.15 / 2.
           {"[e0] button \"Save as\"\n", {.name = "save"}, {{"e0", 0.5 * 0.925 + 0.05}}},
           {"[e0] button \"Save as\"\n", {.name = "save as"}, {{"e0", 0.5 + 0.05}}},
           // The order is no matter for words.
           {"[e0] button \"Save as\"\n", {.name = "as save"}, {{"e0", 0.5 + 0.05}}},
           // A beginning of a word: contained in the name, 0.85, times 0.85 for no shared word.
           {"[e0] button \"Saved\"\n", {.name = "save"}, {{"e0", 0.5 * 0.85 * 0.85 + 0.05}}},
           // Two of which one begins a word: (1 + 0.7) / 2 as words, and the text is contained: 0.85.
           {"[e0] button \"Save assets\"\n", {.name = "save as"}, {{"e0", 0.5 * 0.85 * 0.925 + 0.05}}},
           // A word that begins with one of the name: 0.5, times 0.85.
           {"[e0] button \"Sav\"\n", {.name = "save"}, {{"e0", 0.5 * 0.5 * 0.85 + 0.05}}},
           // Within a word: contained in the name.
           {"[e0] button \"Unsaved\"\n", {.name = "save"}, {{"e0", 0.5 * 0.85 * 0.85 + 0.05}}},
           // Within words that are apart: (0.6 + 1) / 2, times 0.85 + 0.15 / 2.
           {"[e0] button \"all unsaved\"\n", {.name = "save all"}, {{"e0", 0.5 * 0.8 * 0.925 + 0.05}}},
           // One of two words.
           {"[e0] button \"Save\"\n", {.name = "save file"}, {{"e0", 0.5 * 0.5 + 0.05}}},
           {"[e0] button \"Open\"\n", {.name = "save"}, {}},
           {"[e0] button\n", {.name = "save"}, {}},
           // Stop words of a name are words.
           {"[e0] button \"the\"\n", {.name = "the"}, {{"e0", 0.5 + 0.05}}},
       })
    expect_found(row.tree, row.search, row.scores);
}

TEST(CupSearch, OtherTextOfAnElementCounts) {
  std::vector<Node> tree(3);
  tree[0] = {.role = Role::textbox, .id = "e0", .description = "Save it"};
  tree[1] = {.role = Role::textbox, .id = "e1", .value = "save"};
  tree[2] = {.role = Role::textbox, .id = "e2", .attributes = Attributes{.placeholder = "Save here"}};
  // 0.5 * 0.15 + 0.05 is below the threshold.
  EXPECT_THAT(found_in(tree, {.name = "save"}), IsEmpty());
  const auto scores = found_in(tree, {.name = "save", .threshold = 0.1});
  ASSERT_EQ(scores.size(), 3U);
  for (const auto& score : scores) EXPECT_NEAR(score.second, 0.125, 1e-12);
  tree[0].name = "Save";
  EXPECT_NEAR(found_in(tree, {.name = "save"}).front().second, 0.55, 1e-12) << "no more than 1";
  tree[0].name = "Saved";
  EXPECT_NEAR(found_in(tree, {.name = "save"}).front().second, 0.5 * (0.85 * 0.85 + 0.15) + 0.05, 1e-12);
}

TEST(CupSearch, RolesAreFoundInQueries) {
  for (const SearchRow& row : std::vector<SearchRow>{
           // Role, name and being shown.
           {"[e0] button \"Play\"\n[e1] link \"Play\"\n", {.query = "play button"}, {{"e0", 0.35 + 0.5 + 0.05}}},
           {"[e0] button \"Play\"\n[e1] link \"Play\"\n", {.query = "the Play btn"}, {{"e0", 0.35 + 0.5 + 0.05}}},
           // A role alone.
           {"[e0] button \"Play\"\n[e1] link \"Play\"\n", {.query = "button"}, {{"e0", 0.35 + 0.15 + 0.05}}},
           {"[e0] searchbox \"Find\"\n[e1] textbox \"Find\"\n[e2] button \"Find\"\n",
            {.query = "find search bar"},
            {{"e0", 0.9}, {"e1", 0.9}}},
           // Three words that mean a role do not exist; two do; the name is what is left.
           {"[e0] combobox \"Country\"\n", {.query = "country combo box"}, {{"e0", 0.9}}},
           // The first of the longest: "text field", not "button".
           {"[e0] textbox \"button\"\n", {.query = "button text field"}, {{"e0", 0.9}}},
           // Another role or name takes the place of those of the query.
           {"[e0] link \"Play\"\n", {.query = "play button", .role = "link"}, {{"e0", 0.9}}},
           {"[e0] button \"Stop\"\n", {.query = "play button", .name = "stop"}, {{"e0", 0.9}}},
           {"[e0] button \"Play\"\n", {.query = "of the and"}, {}},
       })
    expect_found(row.tree, row.search, row.scores);
}

TEST(CupSearch, RolesHaveSynonyms) {
  const auto meant = [](std::string_view words) {
    std::vector<std::string> names;
    for (const Role role : roles_meant_by(words)) names.emplace_back(to_string(role));
    return names;
  };
  EXPECT_THAT(meant("button"), ElementsAre("button"));
  EXPECT_THAT(meant("  BUTTON "), ElementsAre("button"));
  EXPECT_THAT(meant("text field"), ElementsAre("combobox", "searchbox", "textbox"));
  EXPECT_THAT(meant("search"), ElementsAre("combobox", "search", "searchbox", "textbox"));
  EXPECT_THAT(meant("table"), ElementsAre("grid", "table"));
  EXPECT_THAT(meant("option"), ElementsAre("listitem", "menuitemradio", "option", "radio"));
  EXPECT_THAT(meant("toggle"), ElementsAre("checkbox", "switch"));
  EXPECT_THAT(meant("popup"), ElementsAre("alertdialog", "dialog", "menu", "tooltip"));
  EXPECT_THAT(meant("tabs"), ElementsAre("tab", "tablist"));
  // The first word that means one.
  EXPECT_THAT(meant("big button please"), ElementsAre("button"));
  // A part of names.
  EXPECT_THAT(meant("radi"), ElementsAre("menuitemradio", "radio"));
  EXPECT_THAT(meant("item"), ElementsAre("listitem", "menuitem", "menuitemcheckbox", "menuitemradio", "treeitem"));
  EXPECT_THAT(meant("zz"), IsEmpty());
  EXPECT_THAT(meant("ta"), IsEmpty());
  EXPECT_THAT(meant("nonsense"), IsEmpty());
}

TEST(CupSearch, StatesMustHold) {
  for (const SearchRow& row : std::vector<SearchRow>{
           // 0.10 and being shown make 0.15, which is enough.
           {"[e0] text \"a\" {checked}\n[e1] text \"b\"\n", {.state = State::checked}, {{"e0", 0.15}}},
           {"[e0] text \"a\" {focused} [click]\n", {.state = State::focused}, {{"e0", 0.22}}},
           {"[e0] text \"a\" {checked,offscreen}\n", {.state = State::checked}, {}},
           {"[e0] text \"a\" {checked,offscreen} [click]\n", {.state = State::checked}, {{"e0", 0.15}}},
           {"[e0] checkbox \"a\" {checked}\n[e1] checkbox \"b\"\n",
            {.role = "checkbox", .state = State::checked},
            {{"e0", 0.35 + 0.15 + 0.1 + 0.05}}},
           {"[e0] button \"Save\" {disabled}\n[e1] button \"Save\"\n",
            {.query = "save button", .state = State::disabled},
            {{"e0", 0.35 + 0.5 + 0.1 + 0.05}}},
       })
    expect_found(row.tree, row.search, row.scores);
}

TEST(CupSearch, AncestorsCount) {
  for (const SearchRow& row : std::vector<SearchRow>{
           // The ancestor's name shares a word.
           {"[e0] dialog \"Save file\"\n  [e1] button \"Save\"\n",
            {.name = "save"},
            {{"e1", 0.65}, {"e0", 0.5 * 0.925 + 0.05}}},
           // Some ancestor, not only the parent.
           {"[e0] dialog \"Save file\"\n  [e1] group \"g\"\n    [e2] button \"Save\"\n  [e3] button \"b\"\n",
            {.name = "save"},
            {{"e2", 0.65}, {"e0", 0.5 * 0.925 + 0.05}}},
           // A beginning of a word is not shared.
           {"[e0] dialog \"Saves\"\n  [e1] button \"Save\"\n", {.name = "save", .limit = 1}, {{"e1", 0.55}}},
           // The ancestor's role.
           {"[e0] list \"l\"\n  [e1] list \"m\"\n", {.role = "list"}, {{"e1", 0.65}, {"e0", 0.55}}},
           // Not the one before it.
           {"[e0] dialog \"Save\"\n[e1] button \"Save\"\n", {.name = "save"}, {{"e0", 0.55}, {"e1", 0.55}}},
           // Both.
           {"[e0] list \"Files\"\n  [e1] list \"Files\"\n", {.query = "files list"}, {{"e1", 1.1}, {"e0", 0.9}}},
       })
    expect_found(row.tree, row.search, row.scores);
}

TEST(CupSearch, GivesTheBestTenInTheOrderOfTheTree) {
  std::string tree;
  for (int i = 0; i < 15; ++i)
    tree += "[e" + std::to_string(i) + "] button \"Go\"" + (i == 12 ? " [click]" : "") + "\n";
  const auto nodes = tree_of(tree);
  const auto scores = found_in(nodes, {.name = "go"});
  ASSERT_EQ(scores.size(), 10U);
  EXPECT_EQ(scores[0].first, "e12");
  EXPECT_EQ(scores[1].first, "e0");
  EXPECT_EQ(scores[9].first, "e8");
  EXPECT_EQ(found_in(nodes, {.name = "go", .limit = 3}).size(), 3U);
  EXPECT_EQ(found_in(nodes, {.name = "go", .limit = 0}).size(), 15U);
  EXPECT_EQ(found_in(nodes, {.name = "go", .threshold = 0.6}).size(), 1U);
  EXPECT_THAT(found_in(nodes, {.name = "go", .threshold = 0.61}), IsEmpty());
  EXPECT_THAT(found_in(nodes, {}), IsEmpty());
  EXPECT_THAT(found_in({}, {.name = "go"}), IsEmpty());
}

TEST(CupSearch, ComparesWithoutCaseAndAccentsInAnyScript) {
  for (const auto& [name, query] : std::vector<std::pair<std::string, std::string>>{
           {"Caf\xC3\xA9", "cafe"},
           {"Cafe", "CAF\xC3\x89"},
           {"Cafe\xCC\x81", "caf\xC3\xA9"},
           {"STRASSE",
            "stra\xC3\x9F"
            "e"},
           {"\xD0\xA1\xD0\xBE\xD1\x85\xD1\x80\xD0\xB0\xD0\xBD\xD0\xB8\xD1\x82\xD1\x8C",           // Сохранить
            "\xD1\x81\xD0\xBE\xD1\x85\xD1\x80\xD0\xB0\xD0\xBD\xD0\xB8\xD1\x82\xD1\x8C"},          // сохранить
           {"\xCE\x91\xCE\xA0\xCE\x9F\xCE\x98\xCE\x97\xCE\x9A\xCE\x95\xCE\xA5\xCE\xA3\xCE\x97",   // ΑΠΟΘΗΚΕΥΣΗ
            "\xCE\xB1\xCF\x80\xCE\xBF\xCE\xB8\xCE\xAE\xCE\xBA\xCE\xB5\xCF\x85\xCF\x83\xCE\xB7"},  // αποθήκευση
           {"\xE4\xBF\x9D\xE5\xAD\x98", "\xE4\xBF\x9D\xE5\xAD\x98"},
           {"Save\xE2\x80\xA6", "save"},
           {"\xC3\x85ngstr\xC3\xB6m", "angstrom"},
           {"Dvo\xC5\x99\xC3\xA1k", "dvorak"},
       }) {
    const auto scores = found_in({{.role = Role::link, .id = "e0", .name = name}}, {.name = query});
    ASSERT_EQ(scores.size(), 1U) << name << " " << query;
    EXPECT_NEAR(scores[0].second, 0.55, 1e-12) << name << " " << query;
  }
}

TEST(CupSearch, AcceptsMisspeltWordsWhereNothingElseFits) {
  for (const SearchRow& row : std::vector<SearchRow>{
           // One swap of six: 0.5 * (1 - 1/6), times 0.85 for no shared word.
           {"[e0] button \"Submit\"\n", {.name = "sumbit"}, {{"e0", 0.5 * 0.5 * (5.0 / 6) * 0.85 + 0.05}}},
           {"[e0] button \"Submit\"\n", {.name = "submt"}, {{"e0", 0.5 * 0.5 * (4.0 / 5) * 0.85 + 0.05}}},
           {"[e0] button \"Preferences\"\n", {.name = "preferrences"}, {{"e0", 0.5 * 0.5 * (11.0 / 12) * 0.85 + 0.05}}},
           {"[e0] button \"Preferences\"\n", {.name = "prefrances"}, {{"e0", 0.5 * 0.5 * (8.0 / 10) * 0.85 + 0.05}}},
           // Two of six are too many.
           {"[e0] button \"Submit\"\n", {.name = "sbumti"}, {}},
           // Short words are not misspelt.
           {"[e0] button \"Cut\"\n", {.name = "cat"}, {}},
           // By character, not by byte.
           {"[e0] button \"\xD0\xA4\xD0\xB0\xD0\xB9\xD0\xBB\"\n",
            {.name = "\xD1\x84\xD0\xB0\xD0\xB9\xD0\xBC"},
            {{"e0", 0.5 * 0.5 * 0.75 * 0.85 + 0.05}}},
           // What is written so wins alone.
           {"[e0] button \"Wave\"\n[e1] button \"Save\"\n", {.name = "save"}, {{"e1", 0.55}}},
           {"[e0] button \"Save\"\n[e1] link \"Submit\"\n",
            {.query = "sumbit link"},
            {{"e1", 0.35 + 0.5 * 0.5 * (5.0 / 6) * 0.85 + 0.05}}},
       })
    expect_found(row.tree, row.search, row.scores);
}

TEST(CupSearch, MeasuresEdits) {
  const auto edits = [](std::string_view word, std::string_view other) { return Misspelling(word).edits_of(other); };
  constexpr auto none = Misspelling::none;
  EXPECT_EQ(edits("save", "save"), 0U);
  EXPECT_EQ(edits("save", "svae"), 1U);
  EXPECT_EQ(edits("save", "saves"), 1U);
  EXPECT_EQ(edits("save", "wave"), 1U);
  EXPECT_EQ(edits("save", "wive"), none);
  EXPECT_EQ(edits("save", "open"), none);
  EXPECT_EQ(edits("save", "sav"), none) << "too short";
  EXPECT_EQ(edits("cat", "cut"), none);
  EXPECT_EQ(edits("document", "docment"), 1U);
  EXPECT_EQ(edits("document", "docmetn"), 2U);
  EXPECT_EQ(edits("document", "dcmnt"), none);
  EXPECT_EQ(edits("caf\xC3\xA9s", "cafes"), 1U) << "by character";
}

TEST(CupSearch, ProblemsAreTold) {
  EXPECT_EQ(problem_of({})->code, "nothing_to_find");
  EXPECT_EQ(problem_of({.query = "  ", .name = ""})->code, "nothing_to_find");
  EXPECT_FALSE(problem_of({.query = "a"}));
  EXPECT_FALSE(problem_of({.state = State::busy}));
  EXPECT_FALSE(problem_of({.role = "search bar"}));
  const auto unknown = problem_of({.role = "buton"});
  ASSERT_TRUE(unknown);
  EXPECT_EQ(unknown->code, "unknown_role");
  EXPECT_EQ(unknown->message, "\"buton\" means no role; did you mean \"button\"?");
}

}  // namespace
}  // namespace offhand::cup
