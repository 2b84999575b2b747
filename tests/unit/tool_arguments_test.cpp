#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/command_line/tool_arguments.h"
#include "impl/dispatch/selection.h"
#include "tests/support/json.h"

namespace offhand::test {
namespace {

using cli::WrittenArguments;
using nlohmann::json;
using testing::HasSubstr;

json arguments(const std::string& tool, const WrittenArguments& written) {
  const auto made = cli::json_arguments(**tool_named(tool), written);
  return made ? *made : json(made.error().code + ": " + made.error().message);
}

TEST(ToolArguments, OptionsHaveTheTypesOfTheirSchema) {
  EXPECT_EQ(
      arguments("click",
                {{}, {{"window_id", {"41943043"}}, {"x", {"1.5"}}, {"button", {"left"}}, {"from_zoom", {"true"}}}}),
      (json{{"window_id", 41943043}, {"x", 1.5}, {"button", "left"}, {"from_zoom", true}}));
}

TEST(ToolArguments, PositionalsAreNamedInOrder) {
  EXPECT_EQ(arguments("click", {{"12"}, {}}), (json{{"element_index", 12}}));
  EXPECT_EQ(arguments("get_window_state", {{"844", "41"}, {}}), (json{{"pid", 844}, {"window_id", 41}}));
}

TEST(ToolArguments, TextStaysTextThoughItLooksLikeANumber) {
  EXPECT_EQ(arguments("type_text", {{"42"}, {}}), (json{{"text", "42"}}));
  EXPECT_EQ(arguments("type_text", {{"true"}, {}}), (json{{"text", "true"}}));
  EXPECT_EQ(arguments("press_key", {{"1"}, {}}), (json{{"key", "1"}}));
}

TEST(ToolArguments, WhatIsNoNumberIsLeftForTheParserToJudge) {
  EXPECT_EQ(arguments("click", {{"twelve"}, {}}), (json{{"element_index", "twelve"}}));
}

TEST(ToolArguments, ListsComeByCommaOrRepeated) {
  const json expected{{"modifier", {"ctrl", "shift"}}};
  EXPECT_EQ(arguments("click", {{}, {{"modifier", {"ctrl,shift"}}}}), expected);
  EXPECT_EQ(arguments("click", {{}, {{"modifier", {"ctrl", "shift"}}}}), expected);
  EXPECT_EQ(arguments("click", {{}, {{"modifier", {R"(["ctrl","shift"])"}}}}), expected);
}

TEST(ToolArguments, OnePositionalThatStartsWithABraceIsAllOfThem) {
  EXPECT_EQ(arguments("click", {{R"({"pid":1,"x":2,"y":3})"}, {}}), (json{{"pid", 1}, {"x", 2}, {"y", 3}}));
  EXPECT_THAT(arguments("click", {{"{nonsense"}, {}}).get<std::string>(), HasSubstr("malformed_json"));
}

TEST(ToolArguments, OptionsAddToTheJsonForm) {
  EXPECT_EQ(arguments("click", {{R"({"pid":1})"}, {{"count", {"2"}}}}), (json{{"pid", 1}, {"count", 2}}));
}

TEST(ToolArguments, AFlagThatNeedsAnotherArgumentIsOffWithoutIt) {
  const auto completed = [](json given, cli::OutputForm form) {
    cli::complete_arguments(**tool_named("get_window_state"), form, given);
    return given;
  };
  EXPECT_EQ(completed({{"pid", 1}}, cli::OutputForm::text), (json{{"pid", 1}, {"include_screenshot", false}}));
  EXPECT_EQ(completed({{"include_screenshot", true}}, cli::OutputForm::text), (json{{"include_screenshot", true}}));
  EXPECT_EQ(completed({{"screenshot_out_file", "x"}}, cli::OutputForm::json),
            (json{{"screenshot_out_file", "x"}, {"include_screenshot", true}, {"format", "json"}}));
  EXPECT_EQ(completed("no object", cli::OutputForm::json), json("no object"));
}

TEST(ToolArguments, OnePositionalTooManyIsNamed) {
  EXPECT_THAT(arguments("click", {{"1", "surplus"}, {}}).get<std::string>(), HasSubstr("surplus"));
}

}  // namespace
}  // namespace offhand::test
