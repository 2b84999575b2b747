#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "generated/types/cup.h"
#include "offhand/cup/envelope.h"
#include "tests/unit/simulated.h"

// The protocol's own table of roles, for Linux: a copy of what it says, each with the number that AT-SPI has for it.
namespace offhand::test::cup_mapping_cases {
namespace {

struct Mapped {
  std::uint32_t atspi;
  std::vector<std::string> roles;
};

/// Where the table gives one number to several roles, and asks for more to tell them apart, any of them will do.
const std::vector<Mapped> mapped{
    {2, {"alert", "alertdialog"}},
    {75, {"application"}},
    {43, {"button"}},
    {56, {"cell"}},
    {7, {"checkbox"}},
    {10, {"columnheader"}},
    {11, {"combobox"}},
    {16, {"dialog"}},
    {82, {"document"}},
    {87, {"form"}},
    {39, {"generic", "group"}},
    {55, {"grid", "table"}},
    {83, {"heading"}},
    {27, {"img"}},
    {88, {"link"}},
    {31, {"list"}},
    {32, {"listitem"}},
    {111, {"log"}},
    {112, {"marquee"}},
    {33, {"menu"}},
    {34, {"menubar"}},
    {35, {"menuitem"}},
    {8, {"menuitemcheckbox"}},
    {45, {"menuitemradio"}},
    {42, {"progressbar"}},
    {44, {"radio"}},
    {85, {"region"}},
    {90, {"row"}},
    {47, {"rowheader"}},
    {48, {"scrollbar"}},
    {79, {"textbox", "searchbox"}},
    {61, {"textbox"}},
    {50, {"separator"}},
    {51, {"slider"}},
    {52, {"spinbutton"}},
    {54, {"status"}},
    {62, {"switch", "button"}},
    {37, {"tab"}},
    {38, {"tablist"}},
    {29, {"text"}},
    {115, {"timer"}},
    {63, {"toolbar"}},
    {64, {"tooltip"}},
    {65, {"tree"}},
    {91, {"treeitem"}},
    {23, {"window"}},
};

TEST(CupMapping, RolesOfLinuxAreThoseOfTheProtocolsTable) {
  for (const auto& [atspi, roles] : mapped) {
    const std::string ours(to_string(cup::role_of(role_of_atspi(atspi))));
    EXPECT_NE(std::ranges::find(roles, ours), roles.end()) << atspi << " is " << ours << ", not " << roles.front();
  }
}

TEST(CupMapping, EveryRoleIsOneOfTheProtocol) {
  for (std::size_t i = 0; i < cup::kRoleCount; ++i) {
    const auto role = static_cast<Role>(i);
    EXPECT_EQ(to_string(cup::role_of(role)), to_string(role));
  }
}

TEST(CupMapping, EveryActionOfTheProtocolHasAMeaningAndBack) {
  for (std::size_t i = 0; i < cup::kActionCount; ++i) {
    const auto action = static_cast<cup::Action>(i);
    EXPECT_EQ(cup::action_of(cup::node_action_of(action)), action) << to_string(action);
  }
  EXPECT_FALSE(cup::action_of(NodeAction::confirm));
}

// What an envelope says of one element, computed by hand from the protocol: its role, states, actions, attributes,
// value and place. All elements of a table lie in one simulated window, whose corner is at 50,60.

/// Members of `told` must be equal, lists as sets; null: the member must be missing.
struct Case {
  const char* node;
  const char* told;
};

void collect(const json& nodes, std::map<std::string, json>& by_name) {
  for (const auto& node : nodes) {
    by_name[node["name"].get<std::string>()] = node;
    if (node.contains("children")) collect(node["children"], by_name);
  }
}

json as_set(const json& value) {
  if (!value.is_array()) return value;
  const std::set<json> sorted(value.begin(), value.end());
  return json(std::vector<json>(sorted.begin(), sorted.end()));
}

json envelope_of(SimulatedDesk& desk, const std::string& tool, json arguments) {
  arguments["format"] = "json";
  arguments["detail"] = "full";
  const auto reply = desk.reply("cup." + tool, arguments);
  if (!reply) throw std::runtime_error(reply.error().message);
  EXPECT_THAT(cup::validate_envelope(*reply->structured), testing::IsEmpty()) << *reply->structured;
  return json::parse(*reply->structured);
}

void check(const std::vector<Case>& cases) {
  json children = json::array();
  std::vector<std::string> names;
  for (const auto& each : cases) {
    auto node = json::parse(each.node);
    if (!node.contains("name")) node["name"] = "element " + std::to_string(children.size());
    if (!node.contains("bounds")) node["bounds"] = box(0, 0, 40, 20);
    if (node["bounds"].is_null()) node.erase("bounds");
    names.push_back(node["name"]);
    children.push_back(node);
  }
  SimulatedDesk desk(scene_of(children));
  std::map<std::string, json> by_name;
  collect(envelope_of(desk, "get_tree", {{"app", "Window"}})["tree"], by_name);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    // Long names are cut, so those are found by their start.
    auto found = by_name.find(names[i]);
    if (found == by_name.end()) found = by_name.lower_bound(names[i].substr(0, 100));
    ASSERT_NE(found, by_name.end()) << cases[i].node;
    const auto told = json::parse(cases[i].told);
    for (const auto& [member, value] : told.items()) {
      EXPECT_EQ(as_set(found->second.value(member, json())), as_set(value)) << cases[i].node << ": " << member;
    }
  }
}

TEST(CupCapture, ActionsFollowFromTheRole) {
  check({
      {R"({"role":"alert","actions":[]})", R"({"role":"alert","actions":null})"},
      {R"({"role":"alertdialog","actions":[]})", R"({"role":"alertdialog","actions":["dismiss"]})"},
      {R"({"role":"application","actions":[]})", R"({"role":"application","actions":null})"},
      {R"({"role":"banner","actions":[]})", R"({"role":"banner","actions":null})"},
      {R"({"role":"button","actions":[]})", R"({"role":"button","actions":["click"]})"},
      {R"({"role":"cell","actions":[]})", R"({"role":"cell","actions":["click","doubleclick","select"]})"},
      {R"({"role":"checkbox","actions":[]})", R"({"role":"checkbox","actions":["click","toggle"]})"},
      {R"({"role":"columnheader","actions":[]})", R"({"role":"columnheader","actions":null})"},
      {R"({"role":"combobox","actions":[]})",
       R"({"role":"combobox","actions":["click","collapse","expand","setvalue"]})"},
      {R"({"role":"complementary","actions":[]})", R"({"role":"complementary","actions":null})"},
      {R"({"role":"contentinfo","actions":[]})", R"({"role":"contentinfo","actions":null})"},
      {R"({"role":"dialog","actions":[]})", R"({"role":"dialog","actions":["dismiss"]})"},
      {R"({"role":"document","actions":[]})", R"({"role":"document","actions":["scroll"]})"},
      {R"({"role":"form","actions":[]})", R"({"role":"form","actions":null})"},
      {R"({"role":"generic","actions":[]})", R"({"role":"generic","actions":null})"},
      {R"({"role":"grid","actions":[]})", R"({"role":"grid","actions":null})"},
      {R"({"role":"group","actions":[]})", R"({"role":"group","actions":null})"},
      {R"({"role":"heading","actions":[]})", R"({"role":"heading","actions":null})"},
      {R"({"role":"img","actions":[]})", R"({"role":"img","actions":null})"},
      {R"({"role":"link","actions":[]})", R"({"role":"link","actions":["click"]})"},
      {R"({"role":"list","actions":[]})", R"({"role":"list","actions":null})"},
      {R"({"role":"listitem","actions":[]})", R"({"role":"listitem","actions":["click","doubleclick","select"]})"},
      {R"({"role":"log","actions":[]})", R"({"role":"log","actions":null})"},
      {R"({"role":"main","actions":[]})", R"({"role":"main","actions":null})"},
      {R"({"role":"marquee","actions":[]})", R"({"role":"marquee","actions":null})"},
      {R"({"role":"menu","actions":[]})", R"({"role":"menu","actions":null})"},
      {R"({"role":"menubar","actions":[]})", R"({"role":"menubar","actions":null})"},
      {R"({"role":"menuitem","actions":[]})", R"({"role":"menuitem","actions":["click"]})"},
      {R"({"role":"menuitemcheckbox","actions":[]})", R"({"role":"menuitemcheckbox","actions":["click","toggle"]})"},
      {R"({"role":"menuitemradio","actions":[]})", R"({"role":"menuitemradio","actions":["click","select"]})"},
      {R"({"role":"navigation","actions":[]})", R"({"role":"navigation","actions":null})"},
      {R"({"role":"none","actions":[]})", R"({"role":"none","actions":null})"},
      {R"({"role":"option","actions":[]})", R"({"role":"option","actions":["click","doubleclick","select"]})"},
      {R"({"role":"progressbar","actions":[]})", R"({"role":"progressbar","actions":null})"},
      {R"({"role":"radio","actions":[]})", R"({"role":"radio","actions":["click","select"]})"},
      {R"({"role":"region","actions":[]})", R"({"role":"region","actions":null})"},
      {R"({"role":"row","actions":[]})", R"({"role":"row","actions":["click","doubleclick","select"]})"},
      {R"({"role":"rowheader","actions":[]})", R"({"role":"rowheader","actions":null})"},
      {R"({"role":"search","actions":[]})", R"({"role":"search","actions":null})"},
      {R"({"role":"searchbox","actions":[],"states":[]})", R"({"role":"searchbox","actions":["setvalue","type"]})"},
      {R"({"role":"separator","actions":[]})", R"({"role":"separator","actions":null})"},
      {R"({"role":"slider","actions":[],"states":[]})",
       R"({"role":"slider","actions":["decrement","increment","setvalue"]})"},
      {R"({"role":"spinbutton","actions":[]})",
       R"({"role":"spinbutton","actions":["decrement","increment","setvalue"]})"},
      {R"({"role":"status","actions":[]})", R"({"role":"status","actions":null})"},
      {R"({"role":"switch","actions":[]})", R"({"role":"switch","actions":["click","toggle"]})"},
      {R"({"role":"tab","actions":[]})", R"({"role":"tab","actions":["click","select"]})"},
      {R"({"role":"table","actions":[]})", R"({"role":"table","actions":null})"},
      {R"({"role":"tablist","actions":[]})", R"({"role":"tablist","actions":null})"},
      {R"({"role":"tabpanel","actions":[]})", R"({"role":"tabpanel","actions":null})"},
      {R"({"role":"text","actions":[]})", R"({"role":"text","actions":null})"},
      {R"({"role":"textbox","actions":[],"states":[]})", R"({"role":"textbox","actions":["setvalue","type"]})"},
      {R"({"role":"timer","actions":[]})", R"({"role":"timer","actions":null})"},
      {R"({"role":"titlebar","actions":[]})", R"({"role":"titlebar","actions":null})"},
      {R"({"role":"toolbar","actions":[]})", R"({"role":"toolbar","actions":null})"},
      {R"({"role":"tooltip","actions":[]})", R"({"role":"tooltip","actions":null})"},
      {R"({"role":"tree","actions":[]})", R"({"role":"tree","actions":null})"},
      {R"({"role":"treeitem","actions":[]})", R"({"role":"treeitem","actions":["click","doubleclick","select"]})"},
      {R"({"role":"window","actions":[]})", R"({"role":"window","actions":null})"},
  });
}

TEST(CupCapture, WhatToolkitsOfferIsToldInTheProtocolsWords) {
  check({
      {R"({"role":"generic","actions":["click"],"states":[]})", R"({"actions":["click"]})"},
      {R"({"role":"generic","actions":["press"],"states":[]})", R"({"actions":["click"]})"},
      {R"({"role":"img","actions":["jump"],"states":[]})", R"({"actions":["click"]})"},
      {R"({"role":"text","actions":["activate"],"states":[]})", R"({"actions":["click"]})"},
      {R"({"role":"generic","actions":["show menu"],"states":[]})", R"({"actions":["rightclick"]})"},
      {R"({"role":"button","actions":["click","showmenu"],"states":[]})", R"({"actions":["click","rightclick"]})"},
      {R"({"role":"button","actions":["click","toggle"],"states":[]})", R"({"actions":["click","toggle"]})"},
      {R"({"role":"button","actions":["click"],"platform_role":"toggle button","states":[]})",
       R"({"actions":["click","toggle"]})"},
      {R"({"role":"group","actions":["expand"],"states":[]})", R"({"actions":["expand"]})"},
      {R"({"role":"group","actions":["collapse"],"states":[]})", R"({"actions":["collapse"]})"},
      {R"({"role":"row","actions":["expand or contract"],"states":[]})",
       R"({"actions":["click","collapse","doubleclick","expand","select"]})"},
      {R"({"role":"generic","actions":["cancel"],"states":[]})", R"({"actions":["dismiss"]})"},
      {R"({"role":"generic","actions":["clipboard.copy"],"states":[]})", R"({"actions":null})"},
  });
}

TEST(CupCapture, ActionsFollowFromStates) {
  check({
      {R"({"role":"generic","states":["focusable"]})", R"({"actions":["focus"],"states":null})"},
      {R"({"role":"button","states":["focusable"]})", R"({"actions":["click","focus"]})"},
      {R"({"role":"button","states":["pressed"]})", R"({"actions":["click","toggle"],"states":["pressed"]})"},
      {R"({"role":"button","states":["expanded"]})", R"({"actions":["click","collapse","expand"]})"},
      {R"({"role":"button","states":["collapsed"]})", R"({"actions":["click","collapse","expand"]})"},
      {R"({"role":"treeitem","states":["collapsed"],"actions":[]})",
       R"({"actions":["click","collapse","doubleclick","expand","select"]})"},
      {R"({"role":"textbox","states":["readonly"],"actions":[]})",
       R"({"actions":null,"states":["editable","readonly"]})"},
      {R"({"role":"textbox","states":["focusable","required"],"actions":[]})",
       R"({"actions":["focus","setvalue","type"],"states":["editable","required"]})"},
      {R"({"role":"button","states":["disabled"]})", R"({"actions":null,"states":["disabled"]})"},
      {R"({"role":"checkbox","states":["disabled","checked"]})", R"({"actions":null,"states":["checked","disabled"]})"},
      {R"({"role":"combobox","states":["disabled"]})", R"({"actions":null})"},
      {R"({"role":"link","states":["disabled"]})", R"({"actions":null})"},
      {R"({"role":"listitem","states":["disabled"]})", R"({"actions":null})"},
      {R"({"role":"slider","states":["disabled"]})", R"({"actions":null})"},
      {R"({"role":"textbox","states":["disabled"]})", R"({"actions":null})"},
      {R"({"role":"dialog","states":["disabled"]})", R"({"actions":null})"},
      {R"({"role":"document","states":["disabled"]})", R"({"actions":null})"},
  });
}

TEST(CupCapture, StatesAreThoseOfTheProtocolAlone) {
  std::vector<Case> cases{
      {R"({"role":"generic","states":["busy"]})", R"({"states":["busy"]})"},
      {R"({"role":"checkbox","states":["checked"]})", R"({"states":["checked"]})"},
      {R"({"role":"generic","states":["collapsed"]})", R"({"states":["collapsed"]})"},
      {R"({"role":"generic","states":["disabled"]})", R"({"states":["disabled"]})"},
      {R"({"role":"generic","states":["editable"]})", R"({"states":["editable"]})"},
      {R"({"role":"generic","states":["expanded"]})", R"({"states":["expanded"]})"},
      {R"({"role":"generic","states":["focused"]})", R"({"states":["focused"]})"},
      {R"({"role":"generic","states":["hidden"]})", R"({"states":["hidden"]})"},
      {R"({"role":"checkbox","states":["mixed"]})", R"({"states":["mixed"]})"},
      {R"({"role":"dialog","states":["modal"]})", R"({"states":["modal"]})"},
      {R"({"role":"list","states":["multiselectable"]})", R"({"states":["multiselectable"]})"},
      {R"({"role":"generic","states":["offscreen"]})", R"({"states":["offscreen"]})"},
      {R"({"role":"button","states":["pressed"]})", R"({"states":["pressed"]})"},
      {R"({"role":"textbox","states":["readonly"]})", R"({"states":["editable","readonly"]})"},
      {R"({"role":"combobox","states":["required"]})", R"({"states":["required"]})"},
      {R"({"role":"tab","states":["selected"]})", R"({"states":["selected"]})"},
      {R"({"role":"generic","states":["focusable"]})", R"({"states":null})"},
      {R"({"role":"textbox","states":["protected"],"value":"hush"})", R"({"states":["editable"],"value":"****"})"},
      {R"({"role":"tab","states":["selected","focused","busy"]})", R"({"states":["busy","focused","selected"]})"},
  };
  check(cases);
}

TEST(CupCapture, ValuesAreThereWhereThereAreAny) {
  const std::string two_hundred(200, 'x');
  const auto long_name = R"({"role":"text","name":")" + two_hundred + R"(yz"})";
  const auto cut_name = R"({"name":")" + two_hundred + R"("})";
  std::string umlauts;
  for (int i = 0; i < 200; ++i) umlauts += "ü";
  const auto long_value = R"({"role":"textbox","value":")" + umlauts + R"(üü"})";
  const auto cut_value = R"({"value":")" + umlauts + R"("})";
  check({
      {R"({"role":"button"})", R"({"value":null})"},
      {R"({"role":"textbox"})", R"({"value":""})"},
      {R"({"role":"textbox","value":"Ada"})", R"({"value":"Ada"})"},
      {R"({"role":"textbox","name":"Same","value":"Same"})", R"({"value":"Same"})"},
      {R"({"role":"text","name":"Equal","value":"Equal"})", R"({"value":null})"},
      {R"({"role":"combobox","value":"Small"})", R"({"value":"Small"})"},
      {R"({"role":"textbox","value":"\"quoted\"\n\ttab"})", R"({"value":"\"quoted\"\n\ttab"})"},
      {R"({"role":"button","description":"Does it"})", R"({"description":"Does it"})"},
      {R"({"role":"button","name":"Said","description":"Said"})", R"({"description":null})"},
      {long_name.c_str(), cut_name.c_str()},
      {long_value.c_str(), cut_value.c_str()},
  });
}

TEST(CupCapture, PlacesAreThoseOnTheScreen) {
  check({
      {R"({"role":"button","bounds":{"x":0,"y":0,"width":40,"height":20}})",
       R"({"bounds":{"x":50,"y":60,"w":40,"h":20}})"},
      {R"({"role":"button","bounds":{"x":10,"y":20,"width":30,"height":40}})",
       R"({"bounds":{"x":60,"y":80,"w":30,"h":40}})"},
      {R"({"role":"button","bounds":{"x":-100,"y":-100,"width":30,"height":40}})",
       R"({"bounds":{"x":-50,"y":-40,"w":30,"h":40}})"},
      {R"({"role":"button","bounds":{"x":390,"y":290,"width":100,"height":100}})",
       R"({"bounds":{"x":440,"y":350,"w":100,"h":100}})"},
      {R"({"role":"button","bounds":null})", R"({"bounds":null})"},
  });
}

TEST(CupCapture, AttributesAreThoseOfTheProtocol) {
  check({
      {R"({"role":"heading","attributes":{"level":2}})", R"({"attributes":{"level":2}})"},
      {R"({"role":"heading","attributes":{"level":0}})", R"({"attributes":null})"},
      {R"({"role":"heading","attributes":{"level":-1}})", R"({"attributes":null})"},
      {R"({"role":"heading"})", R"({"attributes":null})"},
      {R"({"role":"textbox","attributes":{"placeholder":"Search…"}})", R"({"attributes":{"placeholder":"Search…"}})"},
      {R"({"role":"link","attributes":{"url":"https://example.org/?a=1&b=2"}})",
       R"({"attributes":{"url":"https://example.org/?a=1&b=2"}})"},
      {R"({"role":"option","attributes":{"position_in_set":3,"size_of_set":10}})",
       R"({"attributes":{"posInSet":3,"setSize":10}})"},
      {R"({"role":"option","attributes":{"position_in_set":0,"size_of_set":0}})", R"({"attributes":{"setSize":0}})"},
      {R"({"role":"option","attributes":{"size_of_set":-1}})", R"({"attributes":null})"},
      {R"({"role":"status","attributes":{"live":"polite"}})", R"({"attributes":{"live":"polite"}})"},
      {R"({"role":"alert","attributes":{"live":"assertive"}})", R"({"attributes":{"live":"assertive"}})"},
      {R"({"role":"log","attributes":{"live":"off"}})", R"({"attributes":{"live":"off"}})"},
      {R"({"role":"log","attributes":{"live":"rude"}})", R"({"attributes":null})"},
      {R"({"role":"combobox","attributes":{"autocomplete":"list"}})", R"({"attributes":{"autocomplete":"list"}})"},
      {R"({"role":"combobox","attributes":{"autocomplete":"inline"}})", R"({"attributes":{"autocomplete":"inline"}})"},
      {R"({"role":"combobox","attributes":{"autocomplete":"both"}})", R"({"attributes":{"autocomplete":"both"}})"},
      {R"({"role":"combobox","attributes":{"autocomplete":"none"}})", R"({"attributes":{"autocomplete":"none"}})"},
      {R"({"role":"combobox","attributes":{"autocomplete":"on"}})", R"({"attributes":null})"},
      {R"({"role":"button","attributes":{"key_shortcut":"Ctrl+S"}})", R"({"attributes":{"keyShortcut":"Ctrl+S"}})"},
      {R"({"role":"button","attributes":{"role_description":"slide"}})",
       R"({"attributes":{"roledescription":"slide"}})"},
      {R"({"role":"toolbar","attributes":{"orientation":"vertical"}})", R"({"attributes":{"orientation":"vertical"}})"},
      {R"({"role":"toolbar","attributes":{"orientation":"diagonal"}})", R"({"attributes":null})"},
      {R"({"role":"separator"})", R"({"attributes":{"orientation":"horizontal"}})"},
      {R"({"role":"separator","bounds":{"x":0,"y":0,"width":2,"height":90}})",
       R"({"attributes":{"orientation":"vertical"}})"},
      {R"({"role":"separator","bounds":{"x":0,"y":0,"width":9,"height":9}})", R"({"attributes":null})"},
      {R"({"role":"slider","attributes":{"orientation":"vertical"}})", R"({"attributes":{"orientation":"vertical"}})"},
      {R"({"role":"slider","value":"5","range":{"minimum":0,"maximum":10}})",
       R"({"attributes":{"orientation":"horizontal","valueMin":0,"valueMax":10,"valueNow":5}})"},
      {R"({"role":"spinbutton","value":"7"})", R"({"attributes":{"valueNow":7}})"},
      {R"({"role":"progressbar","value":"50"})", R"({"attributes":{"valueNow":50}})"},
      {R"({"role":"progressbar"})", R"({"attributes":null})"},
      {R"({"role":"textbox","value":"7"})", R"({"attributes":null})"},
      {R"({"role":"treeitem"})", R"({"attributes":{"level":1}})"},
      {R"({"role":"treeitem","attributes":{"level":4}})", R"({"attributes":{"level":4}})"},
      {R"({"role":"heading","attributes":{"level":1,"role_description":"title","key_shortcut":"t"}})",
       R"({"attributes":{"level":1,"roledescription":"title","keyShortcut":"t"}})"},
  });
}

/// A window on the second of two monitors, and icons on the surface behind all windows.
json desk_with_a_surface() {
  const auto icon = [](const char* name, int y) {
    return json{{"role", "listitem"}, {"name", name}, {"bounds", box(10, y, 64, 64)}};
  };
  const json surface{
      {"title", "Desktop"},
      {"surface", true},
      {"bounds", box(0, 0, 2560, 800)},
      // Those of pcmanfm have no role that anybody would know.
      {"tree",
       {{"children",
         {icon("Trash", 10),
          icon("Home", 90),
          {{"role", "generic"}, {"name", "Disk"}, {"bounds", box(10, 170, 64, 64)}, {"actions", {"press"}}},
          {{"role", "generic"}, {"name", "No icon"}, {"bounds", box(10, 300, 64, 64)}}}}}}};
  const json second{
      {"title", "Second"}, {"bounds", box(1400, 100, 400, 300)}, {"tree", {{"children", {button("Far right")}}}}};
  return {{"screen",
           {{"width", 2560},
            {"height", 800},
            {"scale_percent", 150},
            {"monitors",
             {{{"name", "left"}, {"bounds", box(0, 0, 1280, 800)}, {"primary", true}},
              {{"name", "right"}, {"bounds", box(1280, 0, 1280, 800)}}}}}},
          {"applications",
           {{{"name", "Files"}, {"pid", 20}, {"windows", {surface}}},
            {{"name", "Other"}, {"pid", 30}, {"windows", {second}}}}}};
}

TEST(CupCapture, DesktopIsTheSurfaceWithItsIcons) {
  SimulatedDesk desk(desk_with_a_surface().dump());
  const auto told = envelope_of(desk, "get_desktop", json::object());
  EXPECT_EQ(told["scope"], "desktop");
  EXPECT_EQ(told["screen"], (json{{"w", 2560}, {"h", 800}, {"scale", 1.5}}));
  ASSERT_EQ(told["tree"].size(), 1U);
  std::map<std::string, json> by_name;
  collect(told["tree"], by_name);
  EXPECT_EQ(by_name.size(), 5U) << told;
  EXPECT_EQ(by_name["Disk"]["role"], "img");
  EXPECT_EQ(by_name["No icon"]["role"], "generic");
  EXPECT_EQ(by_name["Home"]["bounds"], (json{{"x", 10}, {"y", 90}, {"w", 64}, {"h", 64}}));
  const auto done = desk.call("cup.execute_action", {{"action", "select"}, {"element_id", by_name["Home"]["id"]}});
  EXPECT_TRUE(done["success"]) << done;
}

TEST(CupCapture, WindowOnASecondMonitorIsNotPrunedAway) {
  SimulatedDesk desk(desk_with_a_surface().dump());
  for (const auto* detail : {"standard", "minimal", "full"}) {
    for (const auto* dialect : {"long", "short"}) {
      const auto reply = desk.reply("cup.get_tree", {{"app", "Second"}, {"detail", detail}, {"dialect", dialect}});
      ASSERT_TRUE(reply) << reply.error().message;
      EXPECT_THAT(reply->text, testing::HasSubstr("1410,110 80x24")) << detail << " " << dialect;
    }
  }
}

}  // namespace
}  // namespace offhand::test::cup_mapping_cases
