#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/base/base64.h"
#include "impl/perception/png.h"
#include "tests/unit/simulated.h"

// What the tools that find elements by words make of arguments at their limits, and what they tell of it.
namespace offhand::test::ax_arguments_cases {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

json at(const std::string& role, const std::string& name, int y, json more = json::object()) {
  json node{{"role", role}, {"name", name}, {"bounds", box(10, y, 200, 20)}};
  node.update(more);
  return node;
}

json form() {
  return json::array(
      {at("button", "Save", 10), at("textbox", "Name", 40, {{"value", "Ada"}}),
       at("textbox", "PIN", 70, {{"value", "1234"}, {"states", {"protected"}}}),
       at("list", "Rows", 100, {{"children", {at("listitem", "row 1", 100), at("listitem", "row 2", 120)}}}),
       status_text("ready")});
}

class AxArguments : public testing::Test {
 protected:
  AxArguments() { desk.call("ax_connect", {{"app", "App"}}); }
  json in_app(json arguments) {
    arguments["app"] = "App";
    return arguments;
  }
  SimulatedDesk desk{scene_of(form())};
};

TEST_F(AxArguments, AnEmptyTextClearsAFieldWhereThatIsAskedFor) {
  const auto typed = desk.call("ax_type", in_app({{"query", "Name"}, {"text", ""}, {"clear_first", true}}));
  EXPECT_EQ(typed["effect"], "confirmed") << typed;
  EXPECT_EQ(desk.sim().value(desk.window("Window"), "Name"), "");
  const auto error = desk.refusal("ax_type", in_app({{"query", "Name"}, {"text", ""}}));
  EXPECT_EQ(error.code, "invalid_arguments");
  EXPECT_THAT(error.message, AllOf(HasSubstr("ax_type"), HasSubstr("clear_first")));
}

TEST_F(AxArguments, TypingNothingIntoAnElementOfACaptureClearsIt) {
  const auto captured = json::parse(*desk.reply("cup.get_tree", {{"app", "Window"}, {"format", "json"}})->structured);
  std::string id;
  for (const auto& node : captured["tree"][0]["children"])
    if (node["name"] == "Name") id = node["id"];
  const auto done = desk.call("cup.execute_action", {{"action", "type"}, {"element_id", id}, {"value", ""}});
  EXPECT_EQ(done["success"], true) << done;
  EXPECT_EQ(desk.sim().value(desk.window("Window"), "Name"), "");
}

/// Browsers put a label around the field that it is for.
TEST(CupLabels, AFieldInALabelIsInTheCompactText) {
  const auto field = at("textbox", "User", 30, {{"value", ""}});
  const auto words = at("text", "User", 10);
  SimulatedDesk desk(
      scene_of({at("text", "", 10, {{"children", {words, field}}}), at("text", "", 60, {{"children", {words}}})}));
  const auto shown = desk.reply("cup.get_tree", {{"app", "Window"}, {"format", "json"}});
  ASSERT_TRUE(shown);
  EXPECT_THAT(shown->text, HasSubstr("textbox \"User\""));
  const auto children = json::parse(*shown->structured)["tree"][0]["children"];
  EXPECT_EQ(children[0]["role"], "group");
  EXPECT_EQ(children[1]["role"], "text");
}

/// Fields of other lengths are told of in the same words.
TEST_F(AxArguments, NothingTellsHowLongAPasswordIs) {
  for (const bool clears : {true, false}) {
    const auto reply = desk.reply("ax_type", in_app({{"query", "PIN"}, {"text", "hunter2"}, {"clear_first", clears}}));
    ASSERT_TRUE(reply);
    const auto told = json::parse(*reply->structured);
    EXPECT_EQ(told["effect"], "confirmed") << told;
    EXPECT_EQ(told["value"], "****") << told;
    EXPECT_THAT(reply->text + told["evidence"].dump(), AllOf(Not(HasSubstr("*****")), Not(HasSubstr("characters"))));
  }
  EXPECT_EQ(desk.sim().value(desk.window("Window"), "PIN"), "hunter2hunter2");
  const auto shown = desk.look("Window").dump() + desk.call("ax_get_attributes", in_app({{"query", "PIN"}})).dump() +
                     desk.reply("cup.get_tree", {{"app", "Window"}, {"format", "json"}})->structured.value_or("");
  EXPECT_THAT(shown, AllOf(HasSubstr("****"), Not(HasSubstr("*****"))));
}

TEST_F(AxArguments, AnEndOfADragIsSaidInOneWay) {
  for (const char* end : {"from", "to"}) {
    json twice{{"from_query", "Save"}, {"to_query", "Name"}};
    twice[std::string(end) + "_x"] = 90;
    twice[std::string(end) + "_y"] = 80;
    const auto error = desk.refusal("ax_drag", in_app(twice));
    EXPECT_EQ(error.code, "place_said_twice") << end;
    EXPECT_THAT(error.message, HasSubstr("twice"));
  }
  EXPECT_THAT(desk.log(), SizeIs(0));
}

TEST_F(AxArguments, KeysWithoutAnApplicationGoToTheKeyboardOfTheScreen) {
  const auto pressed = desk.call("ax_key_press", {{"key", "a"}});
  EXPECT_EQ(pressed["target"]["pid"], 300) << pressed;
  EXPECT_EQ(desk.sim().user_state().active_window, 1000);
}

TEST_F(AxArguments, WhatHasEndedIsNotToldAsConnected) {
  desk.call("ax_connect", {{"app", "Editor"}});
  EXPECT_EQ(desk.call("ax_session_info")["connected_apps"], json::array({"App", "Editor"}));
  desk.call("kill_app", {{"pid", 200}});
  EXPECT_EQ(desk.call("ax_session_info")["connected_apps"], json::array({"Editor"}));
}

TEST_F(AxArguments, AFailedSearchForTextTellsWhatWasSearched) {
  const auto told = desk.call(
      "ax_assert", in_app({{"query", "list:Rows"}, {"assertions", {{"contains_text", "row 3"}}}, {"timeout_ms", 0}}));
  ASSERT_THAT(told["failures"], SizeIs(1)) << told;
  EXPECT_EQ(told["failures"][0]["actual"], "Rows\nrow 1\nrow 2");
}

TEST_F(AxArguments, AnAuditOfAnElementSaysThatItNeedsOne) {
  const auto error = desk.refusal("ax_a11y_audit", in_app({{"scope", "element"}}));
  EXPECT_EQ(error.message, "ax_a11y_audit: query is needed where scope is element");
}

TEST_F(AxArguments, OnlyWhatWasFoundIsTicked) {
  EXPECT_THAT(desk.reply("ax_find", in_app({{"query", "Nowhere"}}))->text, HasSubstr("0 matches"));
  EXPECT_THAT(desk.reply("ax_find", in_app({{"query", "Nowhere"}}))->text, Not(HasSubstr("✅")));
  EXPECT_THAT(desk.reply("ax_find", in_app({{"query", "Save"}}))->text, HasSubstr("✅ 1 match"));
}

class AxBaseline : public AxArguments {
 protected:
  std::string encoded(const platform::Picture& picture) {
    std::string text;
    append_base64(text, encode_png(picture).value());
    return text;
  }
  platform::Picture shown() {
    const auto window = desk.sim().window("Window").value();
    return desk.platform().screen->capture(window, {desk.sim().now() + std::chrono::seconds(3), {}}).value();
  }
};

TEST_F(AxBaseline, SomethingIsLeftToCompare) {
  const json whole{{"x", 0}, {"y", 0}, {"w", 65536}, {"h", 65536}};
  const auto error =
      desk.refusal("ax_visual_diff", in_app({{"baseline", encoded(shown())}, {"ignore_regions", {whole}}}));
  EXPECT_EQ(error.code, "invalid_arguments");
  EXPECT_THAT(error.message, HasSubstr("ignore_regions"));
}

TEST_F(AxBaseline, AWindowOfAnotherSizeDiffersWhollyAndIsShown) {
  platform::Picture small{.width = 10, .height = 500, .rgb = {}, .note = {}};
  small.rgb.assign(std::size_t{3} * 10 * 500, 0);
  const auto reply = desk.reply("ax_visual_diff", in_app({{"baseline", encoded(small)}}));
  ASSERT_TRUE(reply);
  EXPECT_THAT(reply->images, SizeIs(1));
  const auto told = json::parse(*reply->structured);
  EXPECT_EQ(told["passed"], false);
  EXPECT_EQ(told["total_pixels"], 400 * 300);
  EXPECT_EQ(told["diff_pixels"], 400 * 300);
}

/// Base64 has no full stop, so that this can only be a file.
TEST_F(AxBaseline, ANameOfAPictureIsAFile) {
  const auto error = desk.refusal("ax_visual_diff", in_app({{"baseline", "no-such-base.png"}}));
  EXPECT_THAT(error.message, AllOf(HasSubstr("no-such-base.png"), HasSubstr("no such file")));
}

struct Suggesting {
  std::string name;
  json children;
  /// Which query goes with each; empty: nothing of that is suggested.
  std::string action;
  std::string query;
};
void PrintTo(const Suggesting& row, std::ostream* out) { *out << row.name; }

class AxSuggestions : public testing::TestWithParam<Suggesting> {};

TEST_P(AxSuggestions, NameWhatIsMeant) {
  SimulatedDesk desk(scene_of(GetParam().children));
  desk.call("ax_connect", {{"app", "App"}});
  std::string query;
  const auto told = desk.call("ax_get_tree", {{"app", "App"}});
  for (const auto& suggestion : told["suggestions"])
    if (suggestion["action"] == GetParam().action) query = suggestion["query"];
  EXPECT_EQ(query, GetParam().query) << told;
}

json empty_field(const std::string& name, int y) { return at("textbox", name, y, {{"value", ""}}); }
json secret(int y) { return at("textbox", "Password", y, {{"states", {"protected", "focusable"}}}); }

INSTANTIATE_TEST_SUITE_P(
    All, AxSuggestions,
    testing::Values(Suggesting{"UserBelowASearch",
                               {at("searchbox", "Search", 10, {{"value", ""}}), empty_field("User", 40), secret(70),
                                at("button", "Sign in", 100)},
                               "Type the user name",
                               "textbox:\"User\""},
                    Suggesting{"UserOfAPageAmongOtherFields",
                               {empty_field("Address", 10), empty_field("Company", 40), empty_field("User", 70),
                                secret(100), empty_field("Newsletter", 130), at("button", "Sign in", 160)},
                               "Type the user name",
                               "textbox:\"User\""},
                    Suggesting{"NobodyBeforeThePassword",
                               {secret(10), empty_field("Code", 40), at("button", "Sign in", 70)},
                               "Type the user name",
                               ""},
                    Suggesting{"TheButtonBelowTheFields",
                               {at("button", "Menu", 10), empty_field("Name", 40), empty_field("City", 70),
                                at("button", "Send", 100), at("button", "Help", 130)},
                               "Send the form",
                               "button:\"Send\""},
                    Suggesting{"NoButtonBelowTheFields",
                               {at("button", "Menu", 10), empty_field("Name", 40), empty_field("City", 70)},
                               "Send the form",
                               ""}),
    [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test::ax_arguments_cases
