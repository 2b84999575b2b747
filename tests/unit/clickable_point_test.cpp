#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A row without an action: it takes the pointer to choose it.
json plain_row(const std::string& name, int y) {
  return {{"role", "listitem"}, {"name", name}, {"actions", json::array()}, {"bounds", box(10, y, 200, 40)}};
}

/// A list that shows its first row and a quarter of the second, and a button below it.
json clipped_list() {
  return {{{"role", "list"},
           {"name", "Rows"},
           {"clips", true},
           {"bounds", box(10, 10, 200, 50)},
           {"children", {plain_row("row 0", 10), plain_row("row 1", 50), plain_row("row 2", 90)}}},
          button("Below", {{"bounds", box(10, 60, 200, 100)}})};
}

/// The same of texts, which cannot be chosen as rows of a list can.
json clipped_texts() {
  auto children = clipped_list();
  children[0]["role"] = "group";
  for (auto& row : children[0]["children"]) row["role"] = "text";
  return children;
}

Error refused_click(SimulatedDesk& desk, const std::string& name, const std::string& delivery = "background") {
  return desk.refusal("click", {{"element_token", desk.element(name, "Window").token}, {"delivery_mode", delivery}});
}

TEST(ClickablePoint, IsWhatShowsOfAnElement) {
  SimulatedDesk desk(scene_of(clipped_list(), {{"toolkit", "gtk3"}}));
  desk.call("click", {{"element_token", desk.element("row 1", "Window").token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | row 1 | pointer | left at 110,55"));
}

TEST(ClickablePoint, IsNothingWhereAnElementIsScrolledAway) {
  SimulatedDesk desk(scene_of(clipped_texts(), {{"toolkit", "gtk3"}}));
  for (const auto* delivery : {"background", "foreground"}) {
    const auto error = refused_click(desk, "row 2", delivery);
    EXPECT_EQ(error.code, "not_visible");
    EXPECT_THAT(error.message, HasSubstr("row 2"));
    EXPECT_THAT(error.hint, HasSubstr("Scroll"));
  }
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(ClickablePoint, BringsAnElementIntoViewWhereTheApplicationCan) {
  SimulatedDesk desk(scene_of(clipped_list()));
  desk.call("click", {{"element_token", desk.element("row 2", "Window").token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | row 2 | pointer | left at 110,30"));
}

TEST(ClickablePoint, IsBesideWhatCoversPartOfAnElement) {
  SimulatedDesk desk(scene_of({{{"role", "img"}, {"name", "Map"}, {"bounds", box(0, 0, 200, 100)}},
                               button("Zoom", {{"bounds", box(80, 30, 60, 40)}})}));
  desk.call("click", {{"element_token", desk.element("Map", "Window").token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | Map | pointer | left at 50,25"));
}

TEST(ClickablePoint, IsNothingWhereAnotherCoversAllOfAnElement) {
  SimulatedDesk desk(scene_of({{{"role", "img"}, {"name", "Map"}, {"bounds", box(0, 0, 200, 100)}},
                               button("Shade", {{"bounds", box(0, 0, 300, 200)}})}));
  for (const auto* delivery : {"background", "foreground"}) {
    const auto error = refused_click(desk, "Map", delivery);
    EXPECT_EQ(error.code, "element_covered");
    EXPECT_THAT(error.message, HasSubstr("button \"Shade\" lies over it"));
  }
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(ClickablePoint, FollowsAnElementThatMovesWhileItIsLookedAt) {
  SimulatedDesk desk(scene_of({{{"role", "img"}, {"name", "Map"}, {"bounds", box(0, 0, 200, 100)}},
                               button("Delete", {{"bounds", box(0, 150, 200, 100)}})}));
  const auto map = desk.element("Map", "Window");
  scripted_tree(desk.platform()).before_hit = [&] {
    ASSERT_TRUE(desk.sim().run(R"([
      {"do": "move", "node": "Delete", "bounds": {"x": 0, "y": 0, "width": 200, "height": 100}},
      {"do": "move", "node": "Map", "bounds": {"x": 0, "y": 150, "width": 200, "height": 100}}])",
                               "App"));
  };
  desk.call("click", {{"element_token", map.token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | Map | pointer | left at 100,200"));
}

TEST(ClickablePoint, AsksNothingAgainThatItWasJustToldButOfWhatAListHolds) {
  const json picture{{"role", "img"}, {"name", "Map"}, {"bounds", box(0, 0, 200, 50)}};
  const json list{{"role", "list"}, {"bounds", box(0, 60, 300, 140)}, {"children", {plain_row("row", 70)}}};
  SimulatedDesk desk(scene_of({picture, list}, {{"toolkit", "gtk3"}}));
  auto& tree = scripted_tree(desk.platform());
  // So they are looked at when they are identified.
  tree.press = platform::ActionPress::unheard;
  desk.call("click", {{"element_token", desk.element("Map", "Window").token}});
  EXPECT_THAT(tree.fresh, ElementsAre(true));
  tree.fresh.clear();
  desk.call("click", {{"element_token", desk.element("row", "Window").token}});
  EXPECT_THAT(tree.fresh, ElementsAre(false));
}

/// As Chromium does: its tree tells of another drawing some 50 ms after it shows, or once somebody asks.
TEST(ClickablePoint, ARowOfAPageIsLookedAtOnceMoreBeforeItsOwnActionPressesIt) {
  const json row{{"role", "listitem"}, {"name", "Order 1"}, {"bounds", box(10, 10, 200, 40)}};
  SimulatedDesk desk(scene_of({{{"role", "list"}, {"bounds", box(0, 0, 300, 200)}, {"children", json::array({row})}}}));
  const auto order = desk.element("Order 1", "Window");
  auto& tree = scripted_tree(desk.platform());
  tree.guesses_hits = [] { return false; };
  tree.before_hit = [&] {
    ASSERT_TRUE(desk.sim().run(R"({"do": "rename", "node": "Order 1", "text": "Order 2", "silent": true})", "App"));
  };
  EXPECT_EQ(desk.refusal("click", {{"element_token", order.token}}).code, "stale_element");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(ClickablePoint, IsNothingWhereAControlInsideTakesEveryClick) {
  SimulatedDesk desk(scene_of({{{"role", "group"},
                                {"name", "Group"},
                                {"bounds", box(0, 0, 200, 100)},
                                {"children", {button("Inner", {{"bounds", box(2, 2, 196, 96)}})}}}}));
  const auto error = refused_click(desk, "Group");
  EXPECT_EQ(error.code, "element_covered");
  EXPECT_THAT(error.message, HasSubstr("button \"Inner\" inside it"));
  EXPECT_THAT(error.hint, HasSubstr("its own number or token"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(ClickablePoint, PressesNothingInsideAnElementThatTakesNoPointer) {
  SimulatedDesk desk(scene_of({{{"role", "group"},
                                {"name", "Group"},
                                {"bounds", box(0, 0, 200, 100)},
                                {"children", {button("Inner", {{"bounds", box(2, 2, 196, 96)}})}}}},
                              {{"toolkit", "gtk4"}}));
  scripted_tree(desk.platform()).tells_nothing = true;
  EXPECT_EQ(refused_click(desk, "Group").code, "background_unavailable");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(ClickablePoint, GoesThroughWhatBelongsToTheElement) {
  const json label_inside{{"role", "text"}, {"name", "words"}, {"bounds", box(12, 12, 190, 30)}};
  auto row = plain_row("row", 10);
  row["children"] = json::array({label_inside});
  auto laid_out = plain_row("laid out", 60);
  laid_out["children"] =
      json::array({{{"role", "generic"}, {"states", {"focusable"}}, {"bounds", box(10, 60, 200, 40)}}});
  SimulatedDesk desk(scene_of({row,
                               laid_out,
                               {{"role", "spinbutton"},
                                {"name", "Number"},
                                {"actions", json::array()},
                                {"bounds", box(10, 100, 100, 30)},
                                {"children", {{{"role", "textbox"}, {"bounds", box(10, 100, 80, 30)}}}}}}));
  for (const auto* name : {"row", "laid out", "Number"})
    EXPECT_NO_THROW(desk.call("click", {{"element_token", desk.element(name, "Window").token}, {"count", 2}})) << name;
}

TEST(ClickablePoint, IsTheMiddleOfWhatShowsWhereAnApplicationTellsNothing) {
  SimulatedDesk desk(scene_of(clipped_texts(), {{"toolkit", "gtk3"}}));
  scripted_tree(desk.platform()).tells_nothing = true;
  desk.call("click", {{"element_token", desk.element("row 1", "Window").token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | row 1 | pointer | left at 110,55"));
  EXPECT_EQ(refused_click(desk, "row 2").code, "not_visible");
}

TEST(ClickablePoint, AsksAgainWhereAnApplicationBeginsToTellOnlyWhenAsked) {
  SimulatedDesk desk(
      scene_of({plain_row("under", 10), {{"role", "group"}, {"name", "Banner"}, {"bounds", box(0, 0, 400, 100)}}}));
  const auto under = desk.element("under", "Window");
  scripted_tree(desk.platform()).untold_hits = 3;
  const json twice{{"element_token", under.token}, {"count", 2}};
  EXPECT_EQ(desk.refusal("click", twice).code, "element_covered") << "which only the pointer can do";
  EXPECT_THAT(desk.log(), IsEmpty());
}

/// As Chromium does: from its tree at first, and rightly once whoever draws the page has answered, 40 ms later.
TEST(ClickablePoint, WaitsUntilAGuessWhatLiesAtAPointCanHaveBeenRevised) {
  SimulatedDesk desk(
      scene_of({plain_row("under", 10), {{"role", "group"}, {"name", "Banner"}, {"bounds", box(0, 0, 400, 100)}}}));
  const auto under = desk.element("under", "Window");
  auto& clock = *desk.platform().clock;
  std::optional<platform::TimePoint> asked;
  scripted_tree(desk.platform()).guesses_hits = [&] {
    if (!asked) asked = clock.now();
    return clock.now() < *asked + std::chrono::milliseconds(40);
  };
  const json twice{{"element_token", under.token}, {"count", 2}};
  EXPECT_EQ(desk.refusal("click", twice).code, "element_covered");
  EXPECT_THAT(desk.log(), IsEmpty());
}

}  // namespace
}  // namespace offhand::test
