#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/simulated.h"

// Acting on a different element than the one that was shown is the worst defect there can be.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string rows_scene() {
  json rows = json::array();
  for (const auto* name : {"Mail from Ann", "Mail from Bob"}) {
    rows.push_back(
        {{"role", "listitem"}, {"name", name}, {"bounds", {{"x", 0}, {"y", 0}, {"width", 90}, {"height", 20}}}});
  }
  return scene_of({button("Save"),
                   {{"role", "list"}, {"name", "Mails"}, {"children", rows}},
                   {{"role", "group"}, {"name", "Other place"}}});
}

class Identity : public testing::Test {
 protected:
  Error click_is_refused(SimulatedDesk& desk, const ShownElement& element) {
    auto error = desk.refusal("click", {{"element_token", element.token}});
    EXPECT_THAT(desk.log(), IsEmpty());
    return error;
  }
};

TEST_F(Identity, RenamedIsReportedAlsoAfterAStaleElement) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  const auto b = desk.element("B");
  ASSERT_TRUE(desk.sim().run(R"({"do":"rename","node":"A","text":"Z"})", "Widgets"));
  ASSERT_TRUE(desk.sim().run(R"({"do":"remove","node":"B"})", "Widgets"));
  const auto error = click_is_refused(desk, b);
  EXPECT_EQ(error.code, "stale_element");
  for (const json& target :
       {json{{"element_token", a.token}}, json{{"element_index", a.index}, {"window_id", desk.window()}}}) {
    const auto result = desk.call("click", target);
    EXPECT_EQ(result["target"]["name"], "Z");
    EXPECT_EQ(result["target"].value("renamed_from", ""), "A") << result;
  }
}

TEST_F(Identity, ElementThatAnErrorNamedCanBeClicked) {
  SimulatedDesk desk(scene_of({button("Save")}));
  const auto save = desk.element("Save", "Window");
  ASSERT_TRUE(desk.sim().run(R"({"do":"insert_before","node":"Save","as":{"role":"button","name":"Save"}})", "App"));
  ASSERT_TRUE(desk.sim().run(R"({"do":"remove","node":"Save"})", "App"));
  const auto reply = desk.reply("click", {{"element_token", save.token}});
  if (!reply) {
    const auto candidates = json::parse(reply.error().data).at("candidates").get<std::string>();
    desk.call("click", {{"element_index", std::stoi(candidates)}, {"window_id", 1001}});
  }
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | Save | action | press"));
}

TEST_F(Identity, TokenReachesItsButtonAfterAnotherCameBeforeIt) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  desk.click("Insert before A");
  desk.sim().clear_log();
  desk.call("click", {{"element_token", a.token}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | action | press"));
}

TEST_F(Identity, IndexBesideATokenIsFineWhereBothNameTheSameElement) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  desk.call("click", {{"element_token", a.token}, {"element_index", a.index}});
  desk.call("click", {{"element_token", a.token}, {"element_index", a.index}, {"window_id", desk.window()}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | action | press", "Widgets | 1001 | A | action | press"));
}

TEST_F(Identity, IndexOfAnotherElementThanItsTokenIsRefusedByEveryTool) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  const auto b = desk.element("B");
  const json both = {{"element_token", a.token}, {"element_index", b.index}};
  const std::vector<std::pair<std::string, json>> calls = {{"click", {}},
                                                           {"double_click", {}},
                                                           {"right_click", {}},
                                                           {"scroll", {{"direction", "down"}}},
                                                           {"type_text", {{"text", "x"}}},
                                                           {"press_key", {{"key", "return"}}},
                                                           {"hotkey", {{"keys", {"ctrl", "s"}}}},
                                                           {"set_value", {{"value", "1"}}}};
  for (const auto& [tool, more] : calls) {
    json arguments = both;
    arguments.update(more.is_null() ? json::object() : more);
    const auto error = desk.refusal(tool, arguments);
    EXPECT_EQ(error.code, "elements_differ") << tool;
    EXPECT_THAT(error.message, testing::AllOf(HasSubstr(a.token), HasSubstr(std::to_string(b.index)))) << tool;
  }
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST_F(Identity, IndexReachesItsButtonAfterAnotherCameBeforeIt) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  desk.click("Insert before A");
  desk.sim().clear_log();
  desk.call("click", {{"element_index", a.index}, {"window_id", desk.window()}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | action | press"));
}

TEST_F(Identity, NumbersStayWithTheirElements) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  desk.click("Insert before A");
  const auto state = desk.look();
  EXPECT_EQ(element_named(state, "A").index, a.index);
  EXPECT_GT(element_named(state, "DANGER").index, a.index);
}

TEST_F(Identity, RemovedElementIsStaleAndNamesTheNearest) {
  SimulatedDesk desk(rows_scene());
  const auto save = desk.element("Save", "Window");
  ASSERT_TRUE(desk.sim().run(R"([{"do":"insert_before","node":"Save","as":{"id":"new","role":"button","name":"Save"}},
                                {"do":"remove","node":"Save"}])",
                             "App"));
  const auto error = desk.refusal("click", {{"element_token", save.token}});
  EXPECT_EQ(error.code, "stale_element");
  EXPECT_THAT(error.message, HasSubstr("Save"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST_F(Identity, RecycledRowIsStaleAndNamesWhereTheOldOneIs) {
  SimulatedDesk desk(rows_scene());
  const auto row = desk.element("Mail from Bob", "Window");
  ASSERT_TRUE(desk.sim().run(
      R"({"do":"recycle","node":"Mail from Bob","as":{"role":"listitem","name":"Mail from Eve"}})", "App"));
  const auto error = click_is_refused(desk, row);
  EXPECT_EQ(error.code, "stale_element");
  EXPECT_THAT(error.message, HasSubstr("Mail from Eve"));
  EXPECT_THAT(error.hint, HasSubstr("nearest"));
}

/// Rows whose nodes stay while other items are written into them.
std::string filled_rows() {
  const auto row = [](const std::string& item, int y, const std::string& name) {
    const json words{{"role", "text"}, {"name", item}, {"bounds", box(10, y, 100, 20)}};
    auto press = button(name, {{"bounds", box(120, y, 80, 20)}, {"on_press", sets_status()}});
    return json{{"role", "listitem"}, {"bounds", box(10, y, 300, 20)}, {"children", {words, press}}};
  };
  const json list{{"role", "list"},
                  {"bounds", box(10, 10, 300, 100)},
                  {"children", {row("Bill two", 10, "Pay two"), row("50 %", 40, "Stop")}}};
  return scene_of({list, status_text("waiting")});
}

TEST_F(Identity, AButtonOfARowThatHoldsAnotherItemNowIsStale) {
  SimulatedDesk desk(filled_rows());
  const auto pay = desk.element("Pay two", "Window");
  const auto stop = desk.element("Stop", "Window");
  const auto rename = [&](const std::string& from, const std::string& to) {
    ASSERT_TRUE(desk.sim().run(json{{"do", "rename"}, {"node", from}, {"text", to}}.dump(), "App"));
  };
  rename("Bill two", "Bill seven");
  const auto error = desk.refusal("click", {{"element_token", pay.token}});
  EXPECT_EQ(error.code, "stale_element");
  EXPECT_THAT(error.message, HasSubstr("Bill seven"));
  EXPECT_THAT(desk.log(), IsEmpty());
  rename("50 %", "60 %");
  desk.call("click", {{"element_token", stop.token}});
  EXPECT_THAT(desk.log(), testing::SizeIs(1)) << "what counts in a row is no other item";
  desk.call("click", {{"element_token", desk.element("Pay two", "Window").token}});
  EXPECT_THAT(desk.log(), testing::SizeIs(2)) << "as it is shown now";
}

TEST_F(Identity, RecycledRowGetsANewNumber) {
  SimulatedDesk desk(rows_scene());
  const auto row = desk.element("Mail from Bob", "Window");
  ASSERT_TRUE(desk.sim().run(
      R"({"do":"recycle","node":"Mail from Bob","as":{"role":"listitem","name":"Mail from Eve"}})", "App"));
  EXPECT_GT(desk.element("Mail from Eve", "Window").index, row.index);
  ASSERT_TRUE(desk.sim().run(R"({"do":"rename","node":"Mail from Eve","text":"Mail from Bob"})", "App"));
  EXPECT_NE(desk.element("Mail from Bob", "Window").index, desk.element("Mail from Ann", "Window").index);
}

TEST_F(Identity, RenamedRowIsStale) {
  SimulatedDesk desk(rows_scene());
  const auto row = desk.element("Mail from Ann", "Window");
  ASSERT_TRUE(desk.sim().run(R"({"do":"rename","node":"Mail from Ann","text":"Mail from Eve"})", "App"));
  EXPECT_EQ(click_is_refused(desk, row).code, "stale_element");
}

TEST_F(Identity, RenamedButtonIsPressedAndReported) {
  SimulatedDesk desk(rows_scene());
  const auto save = desk.element("Save", "Window");
  ASSERT_TRUE(desk.sim().run(R"({"do":"rename","node":"Save","text":"Save now"})", "App"));
  const auto result = desk.call("click", {{"element_token", save.token}});
  EXPECT_EQ(result["target"]["name"], "Save now");
  EXPECT_EQ(result["target"]["renamed_from"], "Save");
}

TEST_F(Identity, ElementOfAnotherRoleIsStale) {
  SimulatedDesk desk(rows_scene());
  const auto save = desk.element("Save", "Window");
  ASSERT_TRUE(desk.sim().run(R"({"do":"recycle","node":"Save","as":{"role":"checkbox","name":"Save"}})", "App"));
  EXPECT_EQ(click_is_refused(desk, save).code, "stale_element");
}

// Firefox tells what kind of text a field takes only some time after it was first asked.
TEST_F(Identity, TextFieldThatTurnsOutToBeOneForSearchingIsTheSame) {
  const auto field_of = [](const char* role) {
    return json{{"role", role},
                {"name", "Find"},
                {"bounds", {{"x", 0}, {"y", 0}, {"width", 90}, {"height", 20}}},
                {"value", ""}};
  };
  SimulatedDesk desk(scene_of({field_of("textbox")}));
  const auto find = desk.element("Find", "Window");
  const json recycle{{"do", "recycle"}, {"node", "Find"}, {"as", field_of("searchbox")}};
  ASSERT_TRUE(desk.sim().run(recycle.dump(), "App"));
  const auto typed = desk.call("type_text", {{"element_token", find.token}, {"text", "dora"}});
  EXPECT_EQ(typed["effect"], "confirmed") << typed;
  EXPECT_EQ(desk.sim().value(1001, "Find"), "dora");
}

TEST_F(Identity, ElementInAnotherPlaceOfTheTreeIsStale) {
  SimulatedDesk desk(rows_scene());
  const auto save = desk.element("Save", "Window");
  ASSERT_TRUE(desk.sim().run(
      R"({"do":"recycle","node":"Save","parent":"Other place","as":{"role":"button","name":"Save"}})", "App"));
  EXPECT_EQ(click_is_refused(desk, save).code, "stale_element");
}

TEST_F(Identity, SilentChangeIsNoticedAllTheSame) {
  SimulatedDesk desk(rows_scene());
  const auto row = desk.element("Mail from Bob", "Window");
  ASSERT_TRUE(desk.sim().run(
      R"({"do":"recycle","silent":true,"node":"Mail from Bob","as":{"role":"listitem","name":"Mail from Eve"}})",
      "App"));
  EXPECT_EQ(click_is_refused(desk, row).code, "stale_element");
}

TEST_F(Identity, IndexMustBeInTheLatestSnapshotOfTheSession) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.refusal("click", {{"element_index", 3}, {"window_id", 1001}}).code, "no_snapshot");
  const auto a = desk.element("A");
  const auto error = desk.refusal("click", {{"element_index", 4711}, {"window_id", 1001}});
  EXPECT_EQ(error.code, "unknown_element");
  EXPECT_THAT(error.message, HasSubstr("4711"));
  const auto other = desk.refusal("click", {{"element_index", a.index}, {"window_id", 1001}, {"session", "other"}});
  EXPECT_EQ(other.code, "no_snapshot");
}

TEST_F(Identity, TokenIsKnownOnlyToTheSessionThatWasShownIt) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  EXPECT_EQ(desk.refusal("click", {{"element_token", a.token}, {"session", "other"}}).code, "unknown_element");
}

TEST_F(Identity, TokenIsForgottenAfterThirtyTwoSnapshots) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  ASSERT_TRUE(desk.sim().run(R"({"do":"remove","node":"A"})", "Widgets"));
  for (int i = 0; i < 31; ++i) desk.look();
  EXPECT_EQ(desk.refusal("click", {{"element_token", a.token}}).code, "stale_element") << "the 32nd still shows it";
  desk.look();
  EXPECT_EQ(desk.refusal("click", {{"element_token", a.token}}).code, "unknown_element");
}

TEST_F(Identity, TokenOfAnotherRunIsStale) {
  SimulatedDesk desk;
  desk.look();
  const auto error = desk.refusal("click", {{"element_token", "0therrun-1001-3"}});
  EXPECT_EQ(error.code, "stale_element");
  EXPECT_THAT(error.message, HasSubstr("another run"));
}

TEST_F(Identity, WindowAndProcessMustBelongTogether) {
  SimulatedDesk desk;
  const auto error = desk.refusal("get_window_state", {{"pid", 300}, {"window_id", 1001}});
  EXPECT_EQ(error.code, "window_owner_mismatch");
  EXPECT_THAT(error.message, HasSubstr("300"));
  EXPECT_EQ(desk.refusal("get_window_state", {{"pid", 300}, {"window_id", 4242}}).code, "window_not_found");
  EXPECT_EQ(desk.refusal("get_window_state", {{"pid", 4242}}).code, "process_not_found");
}

TEST_F(Identity, AmbiguousWindowIsNeverGuessed) {
  auto scene = json::parse(scene_of({button("Save")}));
  scene["applications"][0]["windows"][0]["ambiguous"] = true;
  SimulatedDesk desk(scene.dump());
  EXPECT_EQ(desk.refusal("get_window_state", {{"pid", 200}}).code, "ambiguous_window");
}

}  // namespace
}  // namespace offhand::test
