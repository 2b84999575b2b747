#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "platform/web_desk/ax_nodes.h"

namespace offhand::test {
namespace web_desk_nodes_test_cases {
namespace {

using nlohmann::json;
using platform::Tree;
using platform::web_desk::Document;
using platform::web_desk::DocumentPtr;
using platform::web_desk::LargeAnswer;
using platform::web_desk::Layouts;
using platform::web_desk::ReadDocument;

json ax(int id, const std::string& role, const std::string& name, std::vector<int> children = {}) {
  json node{{"nodeId", std::to_string(id)},
            {"backendDOMNodeId", id},
            {"ignored", false},
            {"role", {{"type", "role"}, {"value", role}}},
            {"name", {{"type", "computedString"}, {"value", name}}},
            {"childIds", json::array()}};
  for (const int child : children) node["childIds"].push_back(std::to_string(child));
  return node;
}

json property(const std::string& name, json value) {
  return {{"name", name}, {"value", {{"value", std::move(value)}}}};
}

DocumentPtr document(std::int64_t number) {
  auto made = std::make_shared<Document>();
  made->number = number;
  made->window_id = 7;
  return made;
}

/// Parents are set from the lists of children.
json answer(std::vector<json> nodes) {
  for (auto& node : nodes)
    for (const auto& child : node["childIds"])
      for (auto& other : nodes)
        if (other["nodeId"] == child) other["parentId"] = node["nodeId"];
  return {{"nodes", nodes}};
}

LargeAnswer large(const json& result) { return LargeAnswer(json{{"id", 1}, {"result", result}}.dump()); }

Tree read(const json& nodes, const Layouts& layouts = {}, const platform::ReadOptions& options = {}) {
  const auto told = large(nodes);
  return platform::web_desk::tree_of(
      {{.document = document(1), .nodes = &told.result(), .layouts = &layouts, .width = 800, .height = 600}}, options);
}

std::string outline(const Tree& tree) {
  std::string text;
  for (const auto& node : tree.nodes)
    text += std::to_string(node.parent) + " " + std::string(to_string(node.role)) + " \"" + node.name + "\"; ";
  return text;
}

TEST(WebDeskNodes, WhatIsIgnoredGivesItsPlaceToItsChildren) {
  auto hidden = ax(2, "none", "", {3});
  hidden["ignored"] = true;
  const auto nodes = answer({ax(1, "RootWebArea", "Page", {2}), hidden, ax(3, "button", " Save ", {4}),
                             ax(4, "StaticText", "Save", {5}), ax(5, "InlineTextBox", "Save")});
  EXPECT_EQ(outline(read(nodes)), "-1 document \"Page\"; 0 button \"Save\"; 1 text \"Save\"; ");
}

TEST(WebDeskNodes, BlanksAndMarkersAreLeftOut) {
  const auto nodes =
      answer({ax(1, "RootWebArea", "Page", {2, 3}), ax(2, "StaticText", " \n "), ax(3, "listitem", "", {4, 6}),
              ax(4, "ListMarker", "1.", {5}), ax(5, "StaticText", "1."), ax(6, "StaticText", "One")});
  EXPECT_EQ(outline(read(nodes)), "-1 document \"Page\"; 0 listitem \"\"; 1 text \"One\"; ");
}

TEST(WebDeskNodes, StatesValuesAndRanges) {
  auto slider = ax(2, "slider", "Volume");
  slider["value"] = {{"type", "number"}, {"value", 2.5}};
  slider["properties"] = {property("focusable", true), property("valuemin", 0), property("valuemax", 10),
                          property("disabled", true)};
  auto box = ax(3, "checkbox", "Some");
  box["properties"] = {property("checked", "mixed"), property("required", true)};
  const auto tree = read(answer({ax(1, "RootWebArea", "Page", {2, 3}), slider, box}));
  ASSERT_EQ(tree.nodes.size(), 3U);
  EXPECT_EQ(tree.nodes[1].value, "2.5");
  EXPECT_EQ(tree.nodes[1].range->maximum, 10);
  EXPECT_TRUE(tree.nodes[1].states.contains(ElementState::disabled));
  EXPECT_TRUE(tree.nodes[1].verbs.contains(NodeAction::increment));
  EXPECT_TRUE(tree.nodes[2].states.contains(ElementState::mixed));
  EXPECT_FALSE(tree.nodes[2].states.contains(ElementState::checked));
}

TEST(WebDeskNodes, PasswordIsItsLength) {
  auto field = ax(2, "textbox", "Secret", {3});
  field["value"] = {{"value", "hush"}};
  field["properties"] = json::array({property("editable", "plaintext")});
  Layouts layouts;
  layouts.places[2] = {.box = {10, 20, 100, 20}, .has_box = true, .is_secret = true};
  const auto tree = read(answer({ax(1, "RootWebArea", "Page", {2}), field, ax(3, "StaticText", "hush")}), layouts);
  ASSERT_EQ(tree.nodes.size(), 2U) << "what a field is made of is its own business";
  EXPECT_EQ(tree.nodes[1].value, "****");
  EXPECT_TRUE(tree.nodes[1].states.contains(ElementState::protected_));
  EXPECT_EQ(tree.nodes[1].bounds->x, 10);
  EXPECT_EQ(tree.nodes[1].bounds->width, 100);
}

TEST(WebDeskNodes, CapsAreBreadthFirst) {
  const auto nodes = answer({ax(1, "RootWebArea", "Page", {2, 5}), ax(2, "group", "a", {3}), ax(3, "group", "b", {4}),
                             ax(4, "button", "deep"), ax(5, "button", "near")});
  const auto tree = read(nodes, {}, {.max_nodes = 3});
  EXPECT_EQ(outline(tree), "-1 document \"Page\"; 0 group \"a\"; 0 button \"near\"; ");
  EXPECT_FALSE(tree.complete);
  EXPECT_EQ(tree.incomplete_reason, "more than 3 nodes");
  const auto flat = read(nodes, {}, {.max_depth = 2});
  EXPECT_EQ(flat.nodes.size(), 3U);
  EXPECT_EQ(flat.incomplete_reason, "deeper than 2 levels");
}

TEST(WebDeskNodes, FramesLieInTheirElements) {
  const auto outer = answer({ax(1, "RootWebArea", "Page", {2, 3}), ax(2, "Iframe", "Frame"), ax(3, "button", "After")});
  const auto inner = answer({ax(11, "RootWebArea", "Inner", {12}), ax(12, "button", "In it")});
  const auto around = large(outer);
  const auto within = large(inner);
  Layouts places;
  places.places[12] = {.box = {5, 5, 20, 10}, .has_box = true};
  const auto tree = platform::web_desk::tree_of({{.document = document(1),
                                                  .nodes = &around.result(),
                                                  .layouts = &places,
                                                  .width = 800,
                                                  .height = 600,
                                                  .scale = 2},
                                                 {.document = document(2),
                                                  .nodes = &within.result(),
                                                  .layouts = &places,
                                                  .left = 100,
                                                  .top = 50,
                                                  .width = 200,
                                                  .height = 100,
                                                  .scale = 2,
                                                  .parent = 0,
                                                  .owner = 2}},
                                                {});
  EXPECT_EQ(outline(tree),
            "-1 document \"Page\"; 0 group \"Frame\"; 1 document \"Inner\"; 2 button \"In it\"; 0 button \"After\"; ");
  EXPECT_EQ(tree.nodes[3].bounds->x, 210);
  EXPECT_EQ(tree.nodes[3].bounds->y, 110);
  EXPECT_EQ(tree.nodes[3].bounds->width, 40);
}

TEST(WebDeskNodes, WhateverIsNoTreeGivesNone) {
  for (const auto* text :
       {"null", "{}", R"({"nodes": 3})", R"({"nodes": [1, null, "x"]})", R"({"nodes": [{"nodeId": 1}]})"}) {
    const auto nodes = json::parse(text);
    EXPECT_TRUE(read(nodes).nodes.empty()) << text;
  }
  // One that goes round ends.
  auto cycle = answer({ax(1, "RootWebArea", "Page", {2}), ax(2, "group", "a", {3}), ax(3, "group", "b", {2})});
  EXPECT_LE(read(cycle).nodes.size(), 3U);
}

TEST(WebDeskNodes, LayoutsAreFromTheCornerOfWhatShows) {
  const auto snapshot = json::parse(
      R"({"strings": ["f", "type", "password", "closed"], "documents": [{"frameId": 0, "scrollOffsetX": 0, "scrollOffsetY": 100,
    "nodes": {"backendNodeId": [1, 2, 3], "attributes": [[], [1, 2], []], "inputValue": {"index": [1], "value": [2]},
      "isClickable": {"index": [2]}, "shadowRootType": {"index": [2], "value": [3]}},
    "layout": {"nodeIndex": [0, 1], "bounds": [[0, 0, 800, 2000], [10, 150, 30, 20]]}}]})");
  const auto all = platform::web_desk::layouts_in(large(snapshot).result());
  ASSERT_EQ(all.count("f"), 1U);
  const auto& layouts = all.at("f");
  EXPECT_EQ(layouts.places.at(2).box.y, 50);
  EXPECT_TRUE(layouts.places.at(2).is_secret);
  EXPECT_TRUE(layouts.places.at(3).is_clickable);
  EXPECT_EQ(layouts.closed_roots, std::vector<std::int64_t>{3});
  EXPECT_TRUE(platform::web_desk::layouts_in(
                  large(json::parse(R"({"documents": [{"layout": {"nodeIndex": 3}, "nodes": []}]})")).result())
                  .at("")
                  .places.empty());
}

TEST(WebDeskNodes, TextThatIsNoJsonIsAnEmptyAnswerAndHalfACharacterIsReplaced) {
  for (const auto* text : {"", "{", "[1]", "nothing", R"({"result": )"})
    EXPECT_TRUE(LargeAnswer(text).result().is_null()) << text;
  EXPECT_TRUE(
      LargeAnswer(R"({"id":1,"result":)" + std::string(500, '[') + std::string(500, ']') + "}").result().is_null());
  const LargeAnswer cut(R"({"id":1,"result":{"name":"half \ud83d"}})");
  EXPECT_EQ(platform::web_desk::text_of(cut.result(), "name"), "half \xEF\xBF\xBD");
}

TEST(WebDeskNodes, MembersOfAnotherTypeReadAsEmpty) {
  using namespace platform::web_desk;
  const auto told =
      large({{"text", "t"}, {"whole", -3}, {"part", 2.5}, {"huge", 1e300}, {"on", true}, {"list", {1, 2}}});
  EXPECT_EQ(text_of(told.result(), "whole"), "");
  EXPECT_EQ(integer_of(told.result(), "whole"), -3);
  EXPECT_EQ(integer_of(told.result(), "part"), 2);
  EXPECT_EQ(number_of(told.result(), "huge"), 0);
  EXPECT_FALSE(flag_of(told.result(), "text"));
  EXPECT_TRUE(flag_of(told.result(), "on"));
  EXPECT_EQ(items_of(told.result(), "list").size(), 2U);
  EXPECT_TRUE(items_of(told.result(), "nothing").empty());
}

}  // namespace
}  // namespace web_desk_nodes_test_cases
}  // namespace offhand::test
