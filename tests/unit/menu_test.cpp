#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/perception/menu_labels.h"
#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// An entry of a menu is chosen by its labels; every doubt is an error, and nothing is chosen.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

json item(const std::string& name, const json& more = json::object()) {
  json node{{"role", "menuitem"}, {"name", name}};
  node.update(more);
  return node;
}

json menu(const std::string& name, const json& entries) {
  return {{"role", "menu"}, {"name", name}, {"children", entries}};
}

const json menu_bar{
    {"role", "menubar"},
    {"children",
     {menu("File",
           {item("New", {{"on_press", {{"do", "set_text"}, {"node", "Status"}, {"text", "new"}}}}),
            item("Save As...      ", {{"on_press", {{"do", "set_text"}, {"node", "Status"}, {"text", "saving"}}}}),
            item("Revert", {{"states", {"disabled"}}}), menu("Recent", {item("One"), item("Two")})}),
      // As Qt has it: what shows the entries has no name.
      item("Edit", {{"children", {menu("", {item("Copy"), item("copy"), item("Paste"), item("Paste")})}}})}}};
const json menu_status{{"role", "text"}, {"name", "Status"}, {"value", ""}};

class InvokeMenu : public testing::Test {
 protected:
  json invoke(const std::vector<std::string>& path) {
    return desk_.call("invoke_menu", {{"pid", 200}, {"path", path}});
  }
  Error refused(const std::vector<std::string>& path) {
    desk_.sim().clear_log();
    auto error = desk_.refusal("invoke_menu", {{"pid", 200}, {"path", path}});
    EXPECT_THAT(desk_.log(), IsEmpty());
    return error;
  }
  SimulatedDesk desk_{scene_of({menu_bar, menu_status})};
};

TEST_F(InvokeMenu, PressesTheEntryOfAClosedMenu) {
  const auto result = invoke({"File", "New"});
  EXPECT_EQ(result["target"]["name"], "New");
  EXPECT_EQ(result["path"], "sim_action");
  EXPECT_THAT(desk_.log(), ElementsAre("App | 1001 | New | action | press"));
}

TEST_F(InvokeMenu, ForgivesCaseEllipsesAndMarks) {
  for (const auto* label : {"Save As...", "save as…", "_Save As", "Save &As", " SAVE AS "}) {
    desk_.sim().clear_log();
    EXPECT_THAT(invoke({"_File", label})["target"]["name"], HasSubstr("Save As")) << label;
    EXPECT_EQ(desk_.log().size(), 1U) << label;
  }
}

TEST_F(InvokeMenu, GoesThroughMenusWithoutNames) { EXPECT_EQ(invoke({"Edit", "Copy"})["target"]["name"], "Copy"); }

TEST(InvokeMenuOfSeveralBars, MeansTheOneThatShows) {
  auto hidden = menu_bar;
  hidden["states"] = {"hidden"};
  SimulatedDesk desk(scene_of({hidden, menu_bar, menu_status}));
  EXPECT_EQ(desk.call("invoke_menu", {{"pid", 200}, {"path", {"File", "New"}}})["target"]["name"], "New");
  auto flat = menu_bar;
  flat["bounds"] = {{"x", 0}, {"y", 0}, {"width", 300}, {"height", 0}};
  SimulatedDesk office(scene_of({flat, menu_bar, menu_status}));
  EXPECT_EQ(office.call("invoke_menu", {{"pid", 200}, {"path", {"File", "New"}}})["target"]["name"], "New");
  auto placed = menu_bar;
  placed["bounds"] = {{"x", 0}, {"y", 0}, {"width", 300}, {"height", 20}};
  SimulatedDesk minimised_office(scene_of({placed, menu_bar, menu_status}));
  EXPECT_EQ(minimised_office.call("invoke_menu", {{"pid", 200}, {"path", {"File", "New"}}})["target"]["name"], "New");
  SimulatedDesk minimised(scene_of({hidden, menu_status}));
  EXPECT_EQ(minimised.call("invoke_menu", {{"pid", 200}, {"path", {"File", "New"}}})["target"]["name"], "New");
}

TEST_F(InvokeMenu, SaysWhatThereIs) {
  const auto missing = refused({"File", "Sav As"});
  EXPECT_EQ(missing.code, "no_such_menu_entry");
  EXPECT_THAT(missing.message, HasSubstr("did you mean \"Save As...\""));
  EXPECT_THAT(missing.hint, HasSubstr("\"Revert\""));
  EXPECT_THAT(refused({"View"}).hint, HasSubstr("\"File\", \"Edit\""));
  EXPECT_EQ(refused({"File", "New", "More"}).code, "no_such_menu_entry");
}

TEST_F(InvokeMenu, RefusesWhatIsNoOneCommand) {
  EXPECT_EQ(refused({"File", "Revert"}).code, "menu_entry_disabled");
  EXPECT_EQ(refused({"Edit", "Paste"}).code, "ambiguous_menu_entry");
  EXPECT_EQ(refused({"Edit", "COPY"}).code, "ambiguous_menu_entry");
  const auto incomplete = refused({"File", "Recent"});
  EXPECT_EQ(incomplete.code, "menu_path_incomplete");
  EXPECT_THAT(incomplete.hint, HasSubstr("\"One\", \"Two\""));
}

const json opening_button = button(
    "Options",
    {{"states", {"collapsed"}},
     {"on_press",
      {{"do", "append"}, {"node", "Options"}, {"as", {{"role", "menu"}, {"children", {item("Preferences")}}}}}}});

TEST(InvokeMenuOfAButton, OpensItWhereNobodyWorks) {
  Config config;
  config.desk = ConfigDesk::private_;
  SimulatedDesk desk(scene_of({opening_button}), config);
  EXPECT_EQ(desk.call("invoke_menu", {{"pid", 200}, {"path", {"Options", "Preferences"}}})["target"]["name"],
            "Preferences");
  EXPECT_THAT(desk.log(),
              ElementsAre("App | 1001 | Options | action | press", "App | 1001 | Preferences | action | press"));
}

TEST(InvokeMenuOfAButton, ClosesItAgainWhenTheEntryIsMissing) {
  Config config;
  config.desk = ConfigDesk::private_;
  SimulatedDesk desk(scene_of({opening_button}), config);
  EXPECT_EQ(desk.refusal("invoke_menu", {{"pid", 200}, {"path", {"Options", "Nothing"}}}).code, "no_such_menu_entry");
  EXPECT_THAT(desk.log(),
              ElementsAre("App | 1001 | Options | action | press", "App | 1001 | Options | action | press"));
}

TEST(InvokeMenuOfAButton, IsRefusedBesideAUser) {
  Config config;
  config.desk = ConfigDesk::shared;
  SimulatedDesk desk(scene_of({opening_button}), config);
  scripted_input(desk.platform()).menus_hold = true;
  EXPECT_EQ(desk.refusal("invoke_menu", {{"pid", 200}, {"path", {"Options", "Preferences"}}}).code,
            "background_unavailable");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(InvokeMenuOfAButton, PressesNoCommand) {
  SimulatedDesk desk(scene_of({button("Delete")}));
  EXPECT_EQ(desk.refusal("invoke_menu", {{"pid", 200}, {"path", {"Delete", "All"}}}).code, "no_such_menu_entry");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(MenuLabel, KeepsWhatIsNoMark) {
  EXPECT_EQ(menu_label("Find & Replace"), "find & replace");
  EXPECT_EQ(menu_label("a__b"), "a_b");
  EXPECT_EQ(menu_label("&Quit\tCtrl+Q"), "quit");
  EXPECT_EQ(menu_label("..."), "");
}

}  // namespace
}  // namespace offhand::test
