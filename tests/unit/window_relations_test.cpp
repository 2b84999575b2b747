#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;
using namespace std::chrono_literals;

json other_window(const std::string& title, const json& more = json::object()) {
  json window{{"window_id", 1002},
              {"title", title},
              {"bounds", {{"x", 500}, {"y", 60}, {"width", 300}, {"height", 200}}},
              {"tree", {{"children", {{{"role", "text"}, {"id", "far"}, {"name", "waiting"}}}}}}};
  window.update(more);
  return window;
}

/// An application of two windows: "Window" with these controls, and another.
std::string two_windows(const json& children, const json& other) {
  auto scene = json::parse(scene_of(children));
  scene["applications"][0]["windows"].push_back(other);
  return scene.dump();
}

const char* const close_the_other = R"({"do": "close_window", "window": "Other", "after_ms": 20})";
const char* const change_the_other = R"({"do": "set_text", "node": "far", "text": "done", "after_ms": 20})";

/// What a click that does nothing is told to have done while that befalls its application, which was at rest.
json deaf_click_while(SimulatedDesk& desk, const char* deed) {
  desk.let_rest("Window");
  const auto token = desk.element("Deaf", "Window").token;
  EXPECT_TRUE(desk.sim().run(deed, "App"));
  return desk.call("click", {{"element_token", token}});
}

json deaf_click_beside(const json& other, const char* deed) {
  SimulatedDesk desk(two_windows(button("Deaf", {{"deaf", true}}), other));
  return deaf_click_while(desk, deed);
}

TEST(WindowRelations, AnotherWindowThatClosesIsObservedAndNoEvidence) {
  const auto result = deaf_click_beside(other_window("Other"), close_the_other);
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("window closed (1002, another one)"));
}

TEST(WindowRelations, ButtonThatClosesAnotherWindowIsNotClaimedToHave) {
  SimulatedDesk desk(two_windows(
      button("Close others", {{"on_press", {{{"do", "close_window"}, {"window", "Other"}}}}}), other_window("Other")));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Close others")["effect"], "unverifiable");
}

TEST(WindowRelations, ItsOwnWindowThatClosesIsEvidenceBesideAnother) {
  SimulatedDesk desk(two_windows(button("Close", {{"on_press", {{{"do", "close_window"}}}}}), other_window("Other")));
  EXPECT_EQ(desk.click("Close")["effect"], "confirmed");
}

TEST(WindowRelations, ADialogOfItsWindowThatClosesIsEvidence) {
  const auto result = deaf_click_beside(other_window("Other", {{"owner", "Window"}}), close_the_other);
  EXPECT_EQ(result["effect"], "confirmed");
}

TEST(WindowRelations, TheWindowThatItIsADialogOfIsNoStranger) {
  auto scene = json::parse(two_windows(button("Deaf", {{"deaf", true}}), other_window("Other")));
  scene["applications"][0]["windows"][0]["owner"] = "Other";
  SimulatedDesk desk(scene.dump());
  EXPECT_EQ(deaf_click_while(desk, change_the_other)["effect"], "confirmed");
}

TEST(WindowRelations, AWindowThatOpensIsEvidenceBesideAnother) {
  SimulatedDesk desk(two_windows(
      button("Open", {{"on_press",
                       {{{"do", "open_window"},
                         {"as", {{"title", "New"}, {"bounds", {{"x", 1}, {"y", 1}, {"width", 9}, {"height", 9}}}}}}}}}),
      other_window("Other")));
  EXPECT_EQ(desk.click("Open")["effect"], "confirmed");
}

TEST(WindowRelations, ADialogOfAnotherWindowThatOpensIsNoEvidence) {
  const auto opens_of = [](const std::string& owner) {
    return json{
        {"do", "open_window"},
        {"after_ms", 20},
        {"as",
         {{"title", "Question"}, {"owner", owner}, {"bounds", {{"x", 1}, {"y", 1}, {"width", 9}, {"height", 9}}}}}}
        .dump();
  };
  EXPECT_EQ(deaf_click_beside(other_window("Other"), opens_of("Other").c_str())["effect"], "unverifiable");
  EXPECT_EQ(deaf_click_beside(other_window("Other"), opens_of("Window").c_str())["effect"], "confirmed");
}

TEST(WindowRelations, AChangeInAnotherWindowThatWasNeverLookedAtIsNoEvidence) {
  const auto result = deaf_click_beside(other_window("Other"), change_the_other);
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("of text \"done\""));
}

TEST(WindowRelations, AChangeInAnotherWindowThatWasLookedAtIsNoEvidence) {
  SimulatedDesk desk(two_windows(button("Deaf", {{"deaf", true}}), other_window("Other")));
  desk.look("Other");
  EXPECT_EQ(deaf_click_while(desk, change_the_other)["effect"], "unverifiable");
}

TEST(WindowRelations, OfTwoWindowsOfOneTitleItKnowsTheTargets) {
  SimulatedDesk desk(two_windows(button("Deaf", {{"deaf", true}}), other_window("Window")));
  const auto token = [&] {
    desk.call("get_window_state", {{"pid", 200}, {"window_id", 1001}});
    desk.sim().advance(3s);
    const auto shown = desk.call("get_window_state", {{"pid", 200}, {"window_id", 1001}, {"format", "json"}});
    for (const auto& element : shown["elements"])
      if (element["name"] == "Deaf") return element["element_token"].get<std::string>();
    return std::string();
  }();
  ASSERT_TRUE(desk.sim().run(change_the_other, "App"));
  EXPECT_EQ(desk.call("click", {{"element_token", token}})["effect"], "unverifiable");
}

TEST(WindowRelations, AChangeInItsOwnWindowIsEvidenceBesideAnother) {
  SimulatedDesk desk(
      two_windows({button("Go", {{"on_press", sets_status()}}), status_text("waiting")}, other_window("Other")));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Go")["effect"], "confirmed");
}

// No snapshot shows it: its ancestors tell where it is.
TEST(WindowRelations, AChangeOfWhatCameIntoItsOwnWindowIsEvidence) {
  SimulatedDesk desk(two_windows(
      {button("Deaf", {{"deaf", true}}), {{"role", "group"}, {"id", "box"}, {"name", "Box"}}}, other_window("Other")));
  desk.let_rest("Window");
  const auto token = desk.element("Deaf", "Window").token;
  ASSERT_TRUE(desk.sim().run(R"({"do": "append", "node": "box", "silent": true,
                                 "as": {"role": "text", "id": "fresh", "name": "new"}})",
                             "App"));
  ASSERT_TRUE(desk.sim().run(R"({"do": "set_text", "node": "fresh", "text": "done", "after_ms": 20})", "App"));
  EXPECT_EQ(desk.call("click", {{"element_token", token}})["effect"], "confirmed");
}

TEST(WindowRelations, AChangeInAToolWindowIsEvidence) {
  const auto result = deaf_click_beside(other_window("Other", {{"owner", "Window"}}), change_the_other);
  EXPECT_EQ(result["effect"], "confirmed");
}

/// A press that its toolkit carries out by a timer after 90 ms, while its window closes by itself.
std::string effect_where_it_closes_after(int ms) {
  SimulatedDesk desk(scene_of({button("Late")}));
  auto& tree = scripted_tree(desk.platform());
  auto delivery = platform::Delivery::delivered(ActionPath::sim_action);
  delivery.starts_after = 90ms;
  tree.next_perform = delivery;
  const auto token = desk.element("Late", "Window").token;
  EXPECT_TRUE(desk.sim().run(json{{"do", "close_window"}, {"window", "Window"}, {"after_ms", ms}}.dump(), "App"));
  return desk.call("click", {{"element_token", token}})["effect"];
}

TEST(Evidence, AWindowThatClosesBeforeTheButtonCanHaveFiredIsNoneOfItsDoing) {
  EXPECT_EQ(effect_where_it_closes_after(80), "unverifiable");
  EXPECT_EQ(effect_where_it_closes_after(100), "confirmed");
}

}  // namespace
}  // namespace offhand::test
