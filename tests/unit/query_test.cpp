#include "impl/query/query.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/unit/query_cases.h"

// Queries on trees of real applications (tests/unit/query_trees, as get_window_state told them) and on a form made by
// hand: the one right element, or how many match.
namespace offhand::test::query_cases {
namespace {

using query::Query;

struct Tree {
  std::vector<platform::Node> nodes;
  std::vector<std::string> identifiers;
};

platform::Node node_of(const nlohmann::json& row) {
  platform::Node node;
  node.parent = row.at("parent");
  node.role = role_from_string(row.at("role").get<std::string>()).value();
  node.name = row.at("name");
  node.description = row.value("description", "");
  node.value = row.value("value", "");
  node.has_value = row.contains("value");
  for (const auto& state : row.value("states", nlohmann::json::array()))
    node.states.insert(element_state_from_string(state.get<std::string>()).value());
  node.editable_text = node.states.contains(ElementState::editable);
  if (const auto bounds = row.find("bounds"); bounds != row.end())
    node.bounds = Bounds{bounds->at(0), bounds->at(1), bounds->at(2), bounds->at(3)};
  return node;
}

const Tree& tree(const std::string& name) {
  static std::map<std::string, Tree> trees;
  auto& tree = trees[name];
  if (tree.nodes.empty()) {
    std::ifstream file(std::string(OFFHAND_TEST_ROOT "/tests/unit/query_trees/") + name + ".json");
    for (const auto& row : nlohmann::json::parse(file)) {
      tree.nodes.push_back(node_of(row));
      tree.identifiers.push_back(row.value("id", ""));
    }
  }
  return tree;
}

query::Nodes nodes_of(const Tree& tree) {
  query::Nodes nodes([&tree] { return tree.identifiers; });
  nodes.begin_tree();
  for (const auto& node : tree.nodes) nodes.add(node);
  return nodes;
}

/// As Case::expected.
std::string answer(const std::string& name, const std::string& text, Strategy strategy) {
  const auto query = Query::parse(text, strategy);
  if (!query) return fmt::format("invalid at {}", query.error().at);
  const auto& searched = tree(name);
  const auto matches = query->match(nodes_of(searched));
  if (matches.total == 0 && query->problem()) return fmt::format("invalid at {}", query->problem()->at);
  if (matches.places.empty()) return "none";
  if (matches.places.size() > 1) return fmt::format("{} by {}", matches.places.size(), to_string(matches.winner));
  const auto place = matches.places.front();
  const auto& node = searched.nodes[place];
  const auto& id = searched.identifiers[place];
  return fmt::format("{} \"{}\"{} by {}", to_string(node.role), node.name, id.empty() ? "" : "#" + id,
                     to_string(matches.winner));
}

class Queries : public testing::TestWithParam<Case> {};

TEST_P(Queries, MeanTheOneElementOrTellHowManyMatch) {
  const auto& one = GetParam();
  EXPECT_EQ(answer(one.tree, one.query, one.strategy), one.expected) << one.tree << ": " << one.query;
}

INSTANTIATE_TEST_SUITE_P(OfForm, Queries, testing::ValuesIn(form_cases));
INSTANTIATE_TEST_SUITE_P(OfMousepad, Queries, testing::ValuesIn(mousepad_cases));
INSTANTIATE_TEST_SUITE_P(OfGtk3WidgetFactory, Queries, testing::ValuesIn(widget_factory_cases));
INSTANTIATE_TEST_SUITE_P(OfFeatherPad, Queries, testing::ValuesIn(featherpad_cases));
INSTANTIATE_TEST_SUITE_P(OfParts, Queries, testing::ValuesIn(parts_cases));
INSTANTIATE_TEST_SUITE_P(OfGnomeCalculator, Queries, testing::ValuesIn(calculator_cases));

TEST(Query, OfAMegabyteIsRefusedByItsLength) {
  const auto query = Query::parse(std::string(1 << 20, 'x'));
  ASSERT_FALSE(query);
  EXPECT_NE(query.error().reason.find("at most 4096 bytes"), std::string::npos) << query.error().reason;
}

TEST(Query, NestedTooDeepIsRefused) {
  const auto query = Query::parse(std::string(100, '(') + "x" + std::string(100, ')'));
  ASSERT_TRUE(query);
  ASSERT_TRUE(query->problem());
  EXPECT_NE(query->problem()->reason.find("at most 32 deep"), std::string::npos) << query->problem()->reason;
  std::string path = "//*[";
  for (int i = 0; i < 100; ++i) path += "not(";
  EXPECT_FALSE(Query::parse(path + "@name", Strategy::xpath));
}

TEST(Query, OfTooManyConditionsIsRefused) {
  std::string many = "role:button";
  for (int i = 0; i < 200; ++i) many += " or role:link";
  const auto query = Query::parse(many);
  ASSERT_TRUE(query);
  ASSERT_TRUE(query->problem());
  EXPECT_NE(query->problem()->reason.find("at most 128 conditions"), std::string::npos);
  std::string steps;
  for (int i = 0; i < 100; ++i) steps += "//*";
  EXPECT_FALSE(Query::parse(steps, Strategy::xpath));
}

/// What takes ages by backtracking is done before a clock could tell.
TEST(Query, ThatWouldExplodeElsewhereIsQuick) {
  Tree tree;
  for (int i = 0; i < 2'000; ++i) {
    platform::Node node;
    node.parent = i - 1;
    node.name = std::string(200, 'a') + "b";
    tree.nodes.push_back(node);
  }
  const auto nodes = nodes_of(tree);
  const auto began = std::chrono::steady_clock::now();
  for (const char* pattern : {"(a+)+$", "(a|aa)+$", "(a*)*c", "([a-z]+)*x", "(.*a){20}"}) {
    const auto query = Query::parse(pattern, Strategy::regex);
    if (query) query->match(nodes);
  }
  std::string path;
  for (int i = 0; i < 16; ++i) path += "//*[contains(@name,'a')]";
  const auto query = Query::parse(path, Strategy::xpath);
  ASSERT_TRUE(query);
  EXPECT_EQ(query->match(nodes).total, 2'000U - 15);
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(60));
}

TEST(Query, PutsTreesOfSeveralWindowsOneBehindAnother) {
  const auto& form = tree("form");
  const auto& calculator = tree("gnome-calculator");
  query::Nodes nodes;
  for (const auto* one : {&form, &calculator}) {
    nodes.begin_tree();
    for (const auto& node : one->nodes) nodes.add(node);
  }
  const auto found = Query::parse("//window[@name='Calculator']//button[@name='7']")->match(nodes);
  ASSERT_EQ(found.places.size(), 1U);
  EXPECT_GT(found.places.front(), form.nodes.size());
  // The button of the form is hidden, and this one shows.
  EXPECT_EQ(Query::parse("Undo")->match(nodes).places.size(), 1U);
}

TEST(Query, NeverMatchesByTheContentOfAPasswordField) {
  EXPECT_EQ(answer("form", "value:******", Strategy::automatic), "none");
  EXPECT_EQ(answer("form", "//textbox[@value='******']", Strategy::automatic), "none");
}

TEST(Query, AsksForIdentifiersOnlyWhereItNeedsThem) {
  const auto& form = tree("form");
  int asked = 0;
  query::Nodes nodes([&] {
    ++asked;
    return form.identifiers;
  });
  nodes.begin_tree();
  for (const auto& node : form.nodes) nodes.add(node);
  EXPECT_EQ(Query::parse("Cancel")->match(nodes).total, 1U);
  EXPECT_EQ(Query::parse("button:Delete [2]")->match(nodes).places.size(), 1U);
  EXPECT_EQ(asked, 0);
  EXPECT_EQ(Query::parse("identifier:mail")->match(nodes).total, 1U);
  EXPECT_EQ(Query::parse("identifier:submit")->match(nodes).total, 1U);
  EXPECT_EQ(asked, 1);
}

}  // namespace
}  // namespace offhand::test::query_cases
