#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/cli/commands.h"
#include "generated/registry/registry.h"
#include "generated/support/platforms.h"
#include "generated/tools/demo/list_strokes.h"
#include "generated/tools/demo/paint.h"
#include "generated/types/config.h"
#include "generated/types/errors.h"
#include "tests/codegen/empty_call.h"

// The bodies and the context they run in, which belong to the product and not to the generator.
namespace offhand {

namespace tools::demo {

Result<Stroke> paint(Call&, const PaintArgs& args) {
  if (args.width == 9) return fail(errors::out_of_paint({.color = std::string(to_string(args.color)), .rest = 1.5}));
  Stroke stroke;
  stroke.color = args.color;
  stroke.length = 2.5;
  stroke.points = {{.x = 1, .y = 2}, {.x = 3.5, .y = 4}};
  stroke.note = args.label;
  stroke.wet = args.brush == PaintBrush::round;
  return stroke;
}

Result<Reply> list_strokes(Call&, const ListStrokesArgs&) {
  const ListStrokesResult result{.strokes = {}, .order = ListStrokesResultOrder::by_size};
  return Reply{.text = text_of(result), .structured = to_json(result)};
}

}  // namespace tools::demo

namespace {

using nlohmann::json;
using tools::demo::PaintArgs;

const ToolInfo* find_tool(std::string_view identity) { return catalog().find_tool(identity); }

PaintArgs paint_args(const char* text) {
  auto args = tools::demo::parse_paint_args(json::parse(text), "sim");
  EXPECT_TRUE(args.has_value()) << args.error().message;
  return args.value_or(PaintArgs());
}

std::string paint_error(const char* text) {
  const auto args = tools::demo::parse_paint_args(json::parse(text), "sim");
  return args ? "" : args.error().message;
}

TEST(GeneratedParser, FillsDefaults) {
  const PaintArgs args = paint_args(R"({"shape": 3, "color": "green"})");
  EXPECT_EQ(std::get<ShapeByNumber>(args.target).shape, 3);
  EXPECT_FALSE(std::get<ShapeByNumber>(args.target).layer.has_value());
  EXPECT_EQ(args.color, Color::green);
  EXPECT_EQ(args.mood, Mood::calm);
  EXPECT_EQ(args.width, 2);
  EXPECT_EQ(args.brush, tools::demo::PaintBrush::round);
  EXPECT_EQ(args.colors, std::vector<Color>({Color::red}));
  EXPECT_TRUE(args.via.empty());
  EXPECT_FALSE(args.label.has_value());
}

TEST(GeneratedParser, ReadsEverything) {
  const PaintArgs args = paint_args(
      R"({"x": 1.5, "y": 2, "color": "vert", "mood": "wild", "width": 3.0, "brush": "flat", "label": "sky", "label_size": 4,
          "via": [{"x": 1, "y": 2}], "colors": ["double", "rouge"], "out_file": "/tmp/a.png", "ink": "blue"})");
  EXPECT_EQ(std::get<PlaceOnCanvas>(args.target).x, 1.5);
  EXPECT_EQ(args.mood, Mood::wild);
  EXPECT_EQ(args.width, 3);
  EXPECT_EQ(args.colors, std::vector<Color>({Color::double_, Color::red}));
  EXPECT_EQ(args.via.at(0).y, 2);
  EXPECT_EQ(args.label, "sky");
  EXPECT_FALSE(args.ink.has_value()) << "belongs to another platform and is ignored";
}

TEST(GeneratedParser, ReportsAllProblemsAtOnce) {
  EXPECT_EQ(paint_error(R"({"shape": 3, "x": 1, "widht": 3, "pencil": true, "label_size": 1})"),
            "demo.paint: /pencil: exists only on macos, not on sim; /widht: unknown key, did you mean \"width\"?; "
            "/color: is required; "
            "shape and x cannot be combined; label_size needs label as well");
}

TEST(GeneratedParser, ErrorCarriesTheProblemsAsData) {
  const auto args = tools::demo::parse_paint_args(json::parse(R"({"shape": 100, "color": "red"})"), "sim");
  ASSERT_FALSE(args.has_value());
  EXPECT_EQ(args.error().code, "invalid_arguments");
  EXPECT_EQ(args.error().hint, "Look at `demo describe demo.paint`.");
  EXPECT_EQ(json::parse(args.error().data)["problems"][0]["pointer"], "/shape");
  EXPECT_EQ(json::parse(args.error().data)["problems"][0]["message"], "100 is more than the maximum 99");
}

TEST(GeneratedTool, RunsAndWordsItsReply) {
  const ToolInfo* tool = find_tool("demo.paint");
  ASSERT_NE(tool, nullptr);
  auto invocation = tool->parse(json::parse(R"({"shape": 3, "color": "double", "label": "sky"})"), "sim");
  ASSERT_TRUE(invocation.has_value());
  Call call;
  const auto reply = CallPipeline::run(**invocation, call);
  ASSERT_TRUE(reply.has_value());
  EXPECT_EQ(reply->text, "Painted with sky 2.5 pixels in double, 2 corners, sky (wet)\n- 1, 2\n- 3.5, 4");
  EXPECT_EQ(reply->structured,
            R"({"color":"double","length":2.5,"points":[{"x":1,"y":2},{"x":3.5,"y":4}],"note":"sky","wet":true})");
}

TEST(GeneratedTool, DropsSegmentsWithNothingToShow) {
  auto invocation =
      find_tool("demo.paint")->parse(json::parse(R"({"shape": 3, "color": "red", "brush": "flat"})"), "sim");
  ASSERT_TRUE(invocation.has_value());
  Call call;
  EXPECT_EQ(CallPipeline::run(**invocation, call)->text, "Painted 2.5 pixels in red, 2 corners\n- 1, 2\n- 3.5, 4");
}

TEST(GeneratedTool, WordsAListAsItsDefinitionDoesWhereNothingElseIsSaid) {
  tools::demo::ListStrokesResult result;
  result.strokes.emplace_back().length = 2.5;
  result.corners = {{1, 2}, {3, 4}};
  EXPECT_EQ(tools::demo::text_of(result), "1 stroke\n- 2.5\nat 1, 2\nat 3, 4");
}

TEST(GeneratedTool, TellsTheShortFormOnTheWireAndTheDescriptionElsewhere) {
  const ToolInfo& letter = *find_tool("demo.letter");
  const json words = json::parse(letter.wire).at("inputSchema").at("properties").at("words");
  EXPECT_EQ(words.at("description"), "What to write.");
  EXPECT_EQ(letter.cli.front().description, "What to write on the canvas, from left to right.");
  EXPECT_NE(letter.reference.find("What to write on the canvas, from left to right."), std::string_view::npos);
}

TEST(GeneratedTool, ShowsASegmentForAValueAlone) {
  auto invocation = find_tool("demo.paint")->parse(json::parse(R"({"shape": 3, "color": "green"})"), "sim");
  ASSERT_TRUE(invocation.has_value());
  Call call;
  EXPECT_TRUE(CallPipeline::run(**invocation, call)->text.starts_with("Painted much 2.5 pixels in green"));
}

TEST(GeneratedTool, ShowsASegmentForEveryValueButOne) {
  Stroke stroke;
  const auto says_what_instead = [&] { return text_of(stroke, "Painted").ends_with(", no brush but a pencil"); };
  EXPECT_FALSE(says_what_instead());
  stroke.with = StrokeWith::brush;
  EXPECT_FALSE(says_what_instead());
  stroke.with = StrokeWith::pencil;
  EXPECT_TRUE(says_what_instead()) << text_of(stroke, "Painted");
}

TEST(GeneratedTool, PassesTheErrorOfItsBodyOn) {
  auto invocation = find_tool("demo.paint")->parse(json::parse(R"({"shape": 3, "color": "red", "width": 9})"), "sim");
  ASSERT_TRUE(invocation.has_value());
  Call call;
  const auto reply = CallPipeline::run(**invocation, call);
  ASSERT_FALSE(reply.has_value());
  EXPECT_EQ(reply.error().message, "There is no red left, only 1.5 ml.");
}

TEST(GeneratedTool, RefusesAPlatformWithItsReason) {
  const auto invocation = find_tool("demo.paint")->parse(json::object(), "macos");
  ASSERT_FALSE(invocation.has_value());
  EXPECT_EQ(invocation.error().message, "paint does not work on macos: The pencil is broken.");
  EXPECT_EQ(find_tool("demo.paint")->parse(json::object(), "amiga").error().hint, "Platforms: macos, sim, web.");
}

TEST(GeneratedTool, ContentRepliesAreTheBodysOwn) {
  auto invocation = find_tool("demo.list_strokes")->parse(json::object(), "macos");
  ASSERT_TRUE(invocation.has_value());
  Call call;
  const auto reply = CallPipeline::run(**invocation, call);
  EXPECT_EQ(reply->text, "0 strokes");
  EXPECT_EQ(reply->structured, R"({"strokes":[],"order":"by_size"})");
}

TEST(GeneratedTool, WireFormIsFlat) {
  const json wire = json::parse(find_tool("demo.paint")->wire);
  const json& input = wire["inputSchema"];
  EXPECT_EQ(input["type"], "object");
  EXPECT_EQ(input["additionalProperties"], false);
  EXPECT_EQ(input["required"], json({"color"}));
  EXPECT_FALSE(input.contains("allOf"));
  EXPECT_TRUE(input["properties"].contains("shape"));
  EXPECT_EQ(input["properties"]["via"]["items"]["required"], json({"x", "y"}));
  EXPECT_EQ(wire.dump().find("$ref"), std::string::npos);
  for (const char* own : {"union", "aliases", "enumDescriptions", "unknown", "platforms", "elsewhere"}) {
    EXPECT_EQ(wire.dump().find('"' + std::string(own) + '"'), std::string::npos) << own;
  }
  EXPECT_EQ(wire["outputSchema"]["type"], "object");
  // Its body makes the reply of the result, each time, and adds pictures.
  EXPECT_TRUE(json::parse(find_tool("demo.list_strokes")->wire).contains("outputSchema"));
}

TEST(GeneratedTool, OptionsOfTheCommandLine) {
  const auto options = find_tool("demo.paint")->cli;
  ASSERT_EQ(options.size(), 16U);
  EXPECT_EQ(options[0].flag, "--shape");
  EXPECT_EQ(options[0].position, 0);
  EXPECT_EQ(options[0].kind, CliKind::integer);
  EXPECT_EQ(options[8].flag, "--label");
  EXPECT_EQ(options[9].flag, "--label-size");
  EXPECT_EQ(options[9].key, "label_size");
  EXPECT_EQ(options[10].kind, CliKind::json) << "objects have no other form on a command line";
  EXPECT_EQ(options[11].kind, CliKind::list);
  EXPECT_EQ(options[11].choices.size(), 3U);
  EXPECT_EQ(options[13].key, "dry");
  EXPECT_EQ(options[13].only_with, "out_file");
  EXPECT_EQ(options[13].default_text, "true with --out-file");
}

TEST(GeneratedRegistry, IsSortedAndComplete) {
  ASSERT_EQ(catalog().tools.size(), 10U);
  EXPECT_EQ(catalog().tools[0]->identity, "demo.compose");
  EXPECT_EQ(catalog().tools[9]->identity, "demo.write_at");
  EXPECT_EQ(find_tool("demo.pain"), nullptr);
  EXPECT_EQ(find_tool("paint"), nullptr);
}

TEST(GeneratedRegistry, TellsWhatToolsAre) {
  const ToolInfo& paint = *find_tool("demo.paint");
  EXPECT_EQ(paint.background_lock, LockKind::window);
  EXPECT_EQ(paint.foreground_lock, LockKind::seat);
  EXPECT_EQ(paint.timeout, TimeoutKind::action);
  EXPECT_FALSE(paint.annotations.open_world);
  EXPECT_EQ(find_support(*find_tool("demo.list_strokes"), "macos")->note, "Only the last ten.");
}

TEST(GeneratedPresets, NameTheirTools) {
  EXPECT_EQ(catalog().default_preset->name, "lean");
  ASSERT_EQ(catalog().find_preset("full")->tools.size(), 10U);
  EXPECT_EQ(catalog().find_preset("none"), nullptr);
}

TEST(GeneratedErrors, DropsWhatIsNotKnown) {
  EXPECT_EQ(errors::out_of_paint({.color = "red"}).message, "There is no red left.");
  EXPECT_EQ(errors::out_of_paint({.color = "red"}).data, R"({"color":"red"})");
  EXPECT_EQ(errors::exit_code("out_of_paint"), 3);
  EXPECT_EQ(errors::exit_code("no such code"), 1);
}

TEST(GeneratedConfig, ReadsOverABase) {
  Config base;
  base.speed = 7;
  const auto config = parse_config(json::parse(R"({"paper": "rough"})"), "a file", base);
  ASSERT_TRUE(config.has_value());
  EXPECT_EQ(config->speed, 7);
  EXPECT_EQ(config->paper, ConfigPaper::rough);
  EXPECT_EQ(to_json(*config), R"({"speed":7,"paper":"rough"})");
}

TEST(GeneratedConfig, NamesTheSourceAndAllProblems) {
  const auto config = parse_config(json::parse(R"({"paper": "smoth", "sped": 3})"), "a file");
  ASSERT_FALSE(config.has_value());
  EXPECT_EQ(config.error().message,
            "a file: /sped: unknown key, did you mean \"speed\"?; /paper: \"smoth\" is not one of smooth, rough, did "
            "you mean \"smooth\"?");
}

TEST(GeneratedConfig, KnowsItsVariables) {
  ASSERT_EQ(config_keys().size(), 2U);
  EXPECT_EQ(config_keys()[0].environment, "OFFHAND_SPEED");
  EXPECT_EQ(config_keys()[0].default_json, "5");
}

TEST(GeneratedCommands, FormATree) {
  const CliProgram& program = cli_program();
  EXPECT_EQ(program.name, "demo");
  ASSERT_EQ(program.commands.size(), 2U);
  EXPECT_EQ(program.commands[0].options[0].name, "output");
  EXPECT_EQ(program.commands[0].options[0].choices.size(), 2U);
  EXPECT_EQ(program.commands[1].commands[0].positionals[0].value_name, "LAYER");
  EXPECT_EQ(program.tool_options.size(), 2U);
  EXPECT_EQ(program.exit_codes[1].description, "Failed.");
}

TEST(GeneratedEnums, GoBothWays) {
  EXPECT_EQ(to_string(Color::double_), "double");
  EXPECT_EQ(color_from_string("double"), Color::double_);
  EXPECT_EQ(color_from_string("rouge"), Color::red);
  EXPECT_EQ(color_from_string("pink"), std::nullopt);
}

}  // namespace
}  // namespace offhand
