#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/tools/demo/compose.h"
#include "generated/tools/demo/trace.h"
#include "tests/codegen/empty_call.h"

// Every construct of the dialect, as the code that was generated for it sees it.
namespace offhand {

namespace tools::demo {

Result<ComposeResult> compose(Call&, const ComposeArgs& args) {
  ComposeResult result{.did = args.gestures, .rest = args.size, .title = args.title, .weights = args.weights};
  result.palette = args.palette;
  result.data = args.data;
  result.layers = args.layers;
  result.steps = args.steps;
  return result;
}

Result<Reply> trace(Call&, const TraceArgs&) { return Reply{}; }

}  // namespace tools::demo

namespace {

using nlohmann::json;
using tools::demo::ComposeArgs;
using tools::demo::TraceArgs;

/// What `compose` needs in any case, and these members.
json compose_json(const char* members = "{}") {
  json arguments = {{"wish", "less"}, {"width", 3}};
  arguments.update(json::parse(members));
  return arguments;
}

ComposeArgs composed(const char* members) {
  auto args = tools::demo::parse_compose_args(compose_json(members), "sim");
  EXPECT_TRUE(args.has_value()) << args.error().message;
  return args.value_or(ComposeArgs());
}

std::string refusal(const json& arguments) {
  const auto args = tools::demo::parse_compose_args(arguments, "sim");
  return args ? "" : args.error().message.substr(std::string_view("demo.compose: ").size());
}

std::string refusal(const char* members) { return refusal(compose_json(members)); }

TEST(TaggedUnion, TheTagChoosesTheForm) {
  const auto args = composed(
      R"({"gestures": [{"gesture": "dab", "x": 1, "y": 2}, {"gesture": "pause", "for_ms": 9}, {"gesture": "clean_brush"}]})");
  ASSERT_EQ(args.gestures.size(), 3U);
  EXPECT_EQ(std::get<DabAt>(args.gestures[0]).y, 2);
  EXPECT_EQ(std::get<Rest>(args.gestures[1]).for_ms, 9) << "an alias of the tag's value";
  EXPECT_TRUE(std::holds_alternative<CleanBrush>(args.gestures[2]));
}

TEST(TaggedUnion, RefusesWhatDoesNotGoWithTheTag) {
  EXPECT_EQ(refusal(R"({"gestures": [{"gesture": "rest", "x": 1}]})"), "/gestures/0/x: does not go with gesture rest");
  EXPECT_EQ(refusal(R"({"gestures": [{"gesture": "dab", "x": 1}]})"), "/gestures/0: gesture dab needs y");
  EXPECT_EQ(refusal(R"({"gestures": [{"gesture": "dap", "x": 1}]})"),
            "/gestures/0/gesture: \"dap\" is not one of dab, rest, clean_brush, did you mean \"dab\"?");
  EXPECT_EQ(refusal(R"({"gestures": [{"x": 1}]})"), "/gestures/0/gesture: is required");
  EXPECT_EQ(refusal(R"({"last": {"gesture": "dab", "x": 1, "y": 2}})"),
            "/last/x: unknown key; /last/y: unknown key; /last/gesture: \"dab\" is not one of rest, clean_brush");
}

TEST(TaggedUnion, WritesItsTag) {
  EXPECT_EQ(to_json(Gesture(DabAt{.x = 1, .y = 2})), R"({"gesture":"dab","x":1,"y":2})");
  EXPECT_EQ(to_json(QuietGesture(CleanBrush{})), R"({"gesture":"clean_brush"})");
}

TEST(TaggedUnion, MayStandAmongTheArguments) {
  EXPECT_EQ(std::get<tools::demo::MoreOfIt>(composed(R"({"wish": "more", "loud": true})").wish).loud, true);
  EXPECT_EQ(refusal(R"({"loud": true})"), "/loud: does not go with wish less");
}

TEST(Prefix, AFragmentJoinsTwice) {
  const auto args = tools::demo::parse_trace_args(
      json::parse(R"({"from_x": 1, "from_y": 2, "to_x": 3, "start_shape": 4, "end_shape": 5, "end_layer": 6,
                      "then_gesture": "rest", "then_for_ms": 7})"));
  ASSERT_TRUE(args.has_value()) << args.error().message;
  EXPECT_EQ(args->from_x, 1);
  EXPECT_EQ(args->from_y, 2);
  EXPECT_EQ(args->to_x, 3);
  EXPECT_FALSE(args->to_y.has_value());
  EXPECT_EQ(std::get<ShapeByNumber>(args->start).shape, 4);
  EXPECT_EQ(std::get<ShapeByNumber>(args->end).layer, 6);
  EXPECT_EQ(std::get<Rest>(args->then).for_ms, 7);
}

TEST(Prefix, IsWrittenAsItIsRead) {
  const auto invocation = tools::demo::trace_tool.parse(
      json::parse(R"({"from_x": 1, "from_y": 2, "to_x": 3, "start_shape": 4, "end_shape": 5, "end_layer": 6,
                      "then_gesture": "rest", "then_for_ms": 7})"),
      "sim");
  ASSERT_TRUE(invocation.has_value()) << invocation.error().message;
  EXPECT_EQ(json::parse((*invocation)->arguments_json()),
            json::parse(R"({"from_x": 1.0, "from_y": 2.0, "to_x": 3.0, "start_shape": 4, "end_shape": 5,
                            "end_layer": 6, "then_gesture": "rest", "then_for_ms": 7})"));
}

TEST(Prefix, IsInTheMessages) {
  const auto args = tools::demo::parse_trace_args(json::parse(
      R"({"from_x": 1, "to_x": 3, "to_z": 1, "start_shape": 4, "start_x": 1, "end_x": 5, "then_gesture": "dab"})"));
  ASSERT_FALSE(args.has_value());
  EXPECT_EQ(args.error().message,
            "demo.trace: /end_x: unknown key; start_shape and start_x cannot be combined; needs "
            "end_shape; then_gesture dab needs then_x and then_y; to_z needs to_y as well");
}

TEST(PartOfAUnion, KnowsItsOwnFormsOnly) {
  EXPECT_TRUE(std::holds_alternative<Rest>(*composed(R"({"last": {"gesture": "rest"}})").last));
  EXPECT_EQ(refusal(R"({"last": {"gesture": "rest", "y": 1}})"), "/last/y: unknown key");
}

TEST(AtLeastOneOf, IsEnough) {
  EXPECT_EQ(refusal(json{{"wish", "less"}}), "needs at least one of width, height");
  EXPECT_EQ(refusal(json{{"wish", "less"}, {"height", 1}}), "");
}

TEST(Maps, LeadFromAnyKeyToSuchAValue) {
  EXPECT_EQ(composed(R"({"weights": {"red": 1, "green": 2.5}})").weights, (Weights{{"green", 2.5}, {"red", 1}}));
  EXPECT_EQ(refusal(R"({"weights": {"red": -1}})"), "/weights/red: -1 is less than the minimum 0");
  EXPECT_EQ(refusal(R"({"weights": {"a": 1, "b": 1, "c": 1, "d": 1}})"),
            "/weights: has 4 members, at most 3 are allowed");
}

TEST(OpenValues, ArriveAsTheirText) {
  EXPECT_EQ(composed(R"({"data": [1, {"a": null}]})").data, JsonValue{R"([1,{"a":null}])"});
  EXPECT_EQ(composed(R"({"options": {"a": [1]}})").options, JsonValue{R"({"a":[1]})"});
  EXPECT_EQ(composed("{}").options, JsonValue{"{}"});
  const auto* const all =
      R"({"a\"b": ["", "ä😀", "\u0001\n", "\u007f", -5, 18446744073709551615, 0.1, 1e300, true, null, {}, []], "": {"k": [[], {"z": "\\"}]}})";
  EXPECT_EQ(composed((R"({"data": )" + std::string(all) + "}").c_str()).data, JsonValue{json::parse(all).dump()});
  EXPECT_EQ(refusal(R"({"options": [1]})"), "/options: must be an object, not an array");
}

TEST(Nullable, NullIsNotAbsence) {
  EXPECT_FALSE(composed("{}").title.has_value());
  ASSERT_TRUE(composed(R"({"title": null})").title.has_value());
  EXPECT_EQ(*composed(R"({"title": null})").title, std::nullopt);
  EXPECT_EQ(composed(R"({"title": "a"})").title, std::optional(std::string("a")));
  EXPECT_EQ(composed("{}").size, std::nullopt);
  EXPECT_EQ(composed(R"({"size": 3})").size, 3);
  EXPECT_EQ(refusal(R"({"painter": null})"), "/painter: must be a string, not null");
}

TEST(Sets, HoldEachValueOnce) {
  EXPECT_EQ(composed("{}").palette, Palette({Color::red, Color::green}));
  EXPECT_EQ(composed(R"({"palette": ["vert"]})").palette, Palette({Color::green}));
  EXPECT_EQ(refusal(R"({"palette": ["red", "red"]})"), "/palette: has an item twice");
  EXPECT_EQ(refusal(R"({"brushes": ["a", "a"]})"), "/brushes: has an item twice");
}

TEST(OtherNames, AreTaken) {
  EXPECT_EQ(composed(R"({"artist": "Ada"})").painter, "Ada");
  EXPECT_EQ(composed(R"({"painter_name": "Ada"})").painter, "Ada");
  EXPECT_EQ(refusal(R"({"artist": "Ada", "painter": "Bo"})"), "/artist: means painter, which is given as well");
  EXPECT_EQ(refusal(R"({"artist": 1})"), "/painter: must be a string, not the number 1");
}

TEST(NamesOfOthers, AreToldTheRightOne) {
  EXPECT_EQ(refusal(R"({"author": "Ada"})"), "/author: unknown key, did you mean \"painter\"?");
}

TEST(Recursion, GoesAsDeepAsTheValue) {
  const auto args =
      composed(R"({"layers": {"title": "a", "above": [{"title": "b", "named": {"c": {"title": "c"}}}]}})");
  EXPECT_EQ(args.layers->above.at(0).named.at("c").title, "c");
  EXPECT_EQ(refusal(R"({"layers": {"title": "a", "above": [{"title": "b", "above": [{}]}]}})"),
            "/layers/above/0/above/0/title: is required");
}

TEST(ToolCalls, AreJudgedByTheSchemaOfTheTool) {
  const auto args =
      composed(R"({"steps": [{"tool": "mix", "arguments": {"color": "rouge"}}, {"tool": "demo.measure"}]})");
  EXPECT_EQ(args.steps.at(0), (ToolCall{"mix", {R"({"color":"red"})"}}));
  EXPECT_EQ(args.steps.at(1), (ToolCall{"demo.measure", {"{}"}}));
  EXPECT_EQ(refusal(R"({"steps": [{"tool": "mix", "arguments": {"colour": "red"}}]})"),
            "/steps/0/arguments/colour: unknown key, did you mean \"color\"?; /steps/0/arguments/color: is required");
  EXPECT_EQ(refusal(R"({"steps": [{"tool": "mixx"}]})"),
            "/steps/0/tool: there is no tool \"mixx\", did you mean \"mix\"?");
  EXPECT_EQ(refusal(R"({"steps": [{"arguments": {}}]})"), "/steps/0/tool: is required");
}

TEST(WaitingTime, IsToldToWhoeverRunsTheCall) {
  EXPECT_EQ((*tools::demo::prepare_compose(compose_json(), "sim"))->wait_ms(), 500);
  EXPECT_EQ((*tools::demo::prepare_compose(compose_json(R"({"timeout_ms": 9000})"), "sim"))->wait_ms(), 9000);
}

TEST(Constructs, GoOutAsTheyCameIn) {
  const json arguments = compose_json(
      R"({"gestures": [{"gesture": "dab", "x": 1.0, "y": 2.0, "color": "red"}], "size": null, "title": null, "weights": {"a": 1.0},
          "palette": ["red"], "data": {"a": [null]}, "layers": {"title": "a", "above": [], "named": {}}, "steps": [{"tool": "mix", "arguments": {"color": "red"}}]})");
  auto invocation = tools::demo::prepare_compose(arguments, "sim");
  ASSERT_TRUE(invocation.has_value());
  Call call;
  const auto reply = CallPipeline::run(**invocation, call);
  ASSERT_TRUE(reply.has_value());
  EXPECT_EQ(reply->text, "Did 1 things in red");
  json expected = arguments;
  for (const char* key : {"gestures", "size"}) expected.erase(key);
  expected["did"] = arguments["gestures"];
  expected["rest"] = nullptr;
  for (const char* key : {"wish", "width"}) expected.erase(key);
  EXPECT_EQ(json::parse(*reply->structured), expected);
}

}  // namespace
}  // namespace offhand
