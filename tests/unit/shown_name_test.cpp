#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// What the default reply names can be found and acted on by that name.
namespace offhand::test::shown_name_cases {
namespace {

using testing::HasSubstr;
using testing::Not;

json in_app(json more) {
  more["pid"] = 200;
  return more;
}

json with_text(const std::string& role, const std::string& text) {
  return {{"role", role},
          {"name", ""},
          {"bounds", box(10, 10, 200, 24)},
          {"children", {{{"role", "text"}, {"name", text}, {"bounds", box(10, 10, 200, 24)}}}}};
}

struct Named {
  int index = 0;
  std::string role;
  std::string name;
};

/// Of the lines `- [12] button "Save"` of a reply.
std::vector<Named> named_in(const std::string& reply) {
  static const std::regex line(R"re(\[(\d+)\] ([a-z]+) "([^"\\]+)")re");
  std::vector<Named> all;
  for (auto found = std::sregex_iterator(reply.begin(), reply.end(), line); found != std::sregex_iterator(); ++found)
    all.push_back({std::stoi((*found)[1]), (*found)[2], (*found)[3]});
  return all;
}

bool finds(SimulatedDesk& desk, const Named& named) {
  const auto found = desk.call("find_elements", in_app({{"role", named.role}, {"name", named.name}, {"exact", true}}));
  return std::ranges::any_of(found["elements"],
                             [&](const json& element) { return element["element_index"] == named.index; });
}

std::string default_reply(SimulatedDesk& desk) {
  return desk.reply("get_window_state", in_app({{"include_screenshot", false}}))->text;
}

TEST(ShownName, AllThatADefaultReplyNamesIsFoundByThatName) {
  const json panel{with_text("listitem", "Top Bar"),
                   button("", {{"description", "Rotate Right"}, {"bounds", box(10, 40, 80, 24)}}),
                   {{"role", "text"}, {"name", "Street:"}, {"bounds", box(10, 80, 60, 24)}},
                   {{"role", "textbox"}, {"name", ""}, {"bounds", box(80, 80, 100, 24)}},
                   button("Pi")};
  for (const auto& scene : {scene_of(panel), std::string("widgets")}) {
    SimulatedDesk desk(scene);
    const auto reply = default_reply(desk);
    const auto named = named_in(reply);
    EXPECT_GE(named.size(), 4U) << reply;
    for (const auto& each : named) EXPECT_TRUE(finds(desk, each)) << each.role << " \"" << each.name << "\"\n" << reply;
  }
}

TEST(ShownName, TextInsideAnItemIsItsNameForAllTools) {
  SimulatedDesk desk(scene_of({with_text("listitem", "Top Bar"), button("Other")}));
  EXPECT_THAT(default_reply(desk), HasSubstr("listitem \"Top Bar\""));
  const auto found = desk.call("find_elements", in_app({{"role", "listitem"}, {"name", "top bar"}}));
  ASSERT_EQ(found["total"], 1);
  EXPECT_EQ(found["elements"][0]["name"], "Top Bar");
  EXPECT_EQ(desk.call("wait_for", in_app({{"role", "listitem"}, {"name", "Top Bar"}}))["satisfied"], true);
  EXPECT_THAT(desk.reply("get_window_state", in_app({{"query", "top bar"}, {"include_screenshot", false}}))->text,
              HasSubstr("listitem"));
  const auto clicked =
      desk.call("click", {{"window_id", 1001}, {"element_index", found["elements"][0]["element_index"]}});
  EXPECT_EQ(clicked["target"]["name"], "Top Bar");
}

TEST(ShownName, AReplyRepeatsNoMoreThanTheBeginningOfALongName) {
  const std::string name(300, 'x');
  SimulatedDesk desk(scene_of({button(name)}));
  const auto clicked = desk.reply("click", {{"element_token", desk.element(name, "Window").token}});
  ASSERT_TRUE(clicked);
  EXPECT_THAT(clicked->text, HasSubstr(std::string(80, 'x')));
  EXPECT_THAT(clicked->text, Not(HasSubstr(std::string(100, 'x'))));
}

/// An application that lists its button in one place and names another as its parent.
struct Inconsistent {
  Inconsistent() {
    auto& tree = scripted_tree(desk.platform());
    const auto window = desk.facets().windows().describe(1001, limits).value();
    const auto read = tree.read(window, {}, limits);
    for (const auto& node : read->nodes) {
      if (node.name == "End Process") button = node.handle;
      if (node.name == "Elsewhere") elsewhere = node.handle;
    }
    tree.not_listed = button;
    tree.identified = [this]() -> Result<platform::NodeIdentity> {
      platform::NodeIdentity now;
      now.exists = exists;
      now.role = role;
      now.name = "End Process";
      now.parent = elsewhere;
      return now;
    };
  }
  platform::Limits limits{platform::TimePoint::max(), {}};
  SimulatedDesk desk{scene_of(
      {button_of("End Process"), {{"role", "group"}, {"name", "Elsewhere"}, {"bounds", box(10, 100, 80, 20)}}})};
  platform::NodeHandle button;
  platform::NodeHandle elsewhere;
  bool exists = true;
  Role role = Role::button;

 private:
  static json button_of(const std::string& name) { return test::button(name); }
};

TEST(ShownName, WhatANewReadingListsAsItWasShownHasNotMoved) {
  Inconsistent application;
  const auto token = application.desk.element("End Process", "Window").token;
  const auto result = application.desk.call("click", {{"element_token", token}});
  EXPECT_EQ(result["target"]["name"], "End Process");
  EXPECT_EQ(application.desk.log().size(), 1U);
}

TEST(ShownName, WhatIsGoneStaysStaleWhateverTheReadingLists) {
  Inconsistent application;
  const auto token = application.desk.element("End Process", "Window").token;
  application.exists = false;
  EXPECT_EQ(application.desk.refusal("click", {{"element_token", token}}).code, "stale_element");
  EXPECT_TRUE(application.desk.log().empty());
}

}  // namespace
}  // namespace offhand::test::shown_name_cases
