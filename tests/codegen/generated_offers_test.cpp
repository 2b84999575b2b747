#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "generated/prompts/describe.h"
#include "generated/registry/registry.h"
#include "generated/resources/canvas.h"
#include "generated/resources/layer.h"
#include "generated/tools/demo/measure.h"
#include "generated/tools/demo/mix.h"
#include "tests/codegen/empty_call.h"

// Resources, prompts, and tools with unusual schemas: what is generated for them, and bodies for it.
namespace offhand {

namespace tools::demo {

Result<Reply> measure(Call&, const nlohmann::json& arguments) { return Reply{.text = arguments.dump()}; }

Result<Reply> mix(Call&, const MixArgs& args) { return Reply{.text = std::to_string(args.drops) + " drops"}; }

}  // namespace tools::demo

namespace resources {

Result<ResourceContent> canvas(Call&) { return ResourceContent{.mime_type = "image/png", .blob = "png"}; }

Result<ResourceContent> layer(Call&, const LayerVariables& variables) {
  return ResourceContent{.mime_type = "text/plain",
                         .text = std::to_string(variables.layer) + std::string(to_string(variables.format))};
}

}  // namespace resources

namespace prompts {

Result<PromptReply> describe(Call&, const DescribeArgs& args) {
  return PromptReply{.description = std::string(to_string(args.style)), .messages = args.language_tag.value_or("")};
}

}  // namespace prompts

namespace {

using nlohmann::json;

const ToolInfo& tool(std::string_view identity) { return *catalog().find_tool(identity); }

TEST(VerbatimTool, ListsItsSchemasAsTheyAreWritten) {
  const json wire = json::parse(tool("demo.measure").wire);
  EXPECT_EQ(wire["inputSchema"]["$schema"], "https://json-schema.org/draft/2020-12/schema");
  EXPECT_EQ(wire["inputSchema"]["$defs"]["length"]["$anchor"], "length");
  EXPECT_EQ(wire["inputSchema"]["properties"]["least"]["$ref"], "#length");
  EXPECT_EQ(wire["inputSchema"]["then"]["required"], json({"where"}));
  EXPECT_EQ(wire["outputSchema"], json({{"type", "array"}}));
}

TEST(VerbatimTool, HandsItsArgumentsOnAsTheyCame) {
  const auto invocation = tool("demo.measure").parse(json::parse(R"({"any": {"thing": [1, null]}})"), "sim");
  ASSERT_TRUE(invocation.has_value());
  Call call;
  EXPECT_EQ(CallPipeline::run(**invocation, call)->text, R"({"any":{"thing":[1,null]}})");
  EXPECT_EQ(tool("demo.measure").parse(json::array(), "sim").error().code, "invalid_arguments");
}

TEST(Tool, IsListedWithTheArgumentsOfItsPlatform) {
  const auto arguments = [](const ToolInfo& info, std::string_view platform) {
    return json::parse(info.wire_on(platform, WireDetail::whole)).at("inputSchema").at("properties");
  };
  EXPECT_EQ(arguments(tool("demo.list_strokes"), "sim"), json::object());
  EXPECT_EQ(arguments(tool("demo.list_strokes"), "macos").at("pressure").at("description"), "Also how hard.");
  EXPECT_EQ(arguments(tool("demo.list_strokes"), "").at("pressure").at("description"), "Also how hard. Only on macos.")
      << "who is on no platform in particular is told of all of them";
  EXPECT_TRUE(tool("demo.mix").platform_wires.empty()) << "one list serves all where it may";
}

TEST(Tool, WithoutANeedRunsOnEveryPlatform) {
  EXPECT_TRUE(tool("demo.mix").needs.empty());
  for (const char* platform : {"sim", "macos", ""}) {
    EXPECT_TRUE(tool("demo.mix").parse(json::parse(R"({"color": "red"})"), platform).has_value()) << platform;
  }
}

TEST(Tool, TellsItsTasksItsOldNamesAndItsIcons) {
  EXPECT_EQ(tool("demo.paint").tasks, TaskSupport::forbidden);
  EXPECT_EQ(tool("demo.mix").tasks, TaskSupport::optional);
  EXPECT_EQ(tool("demo.measure").tasks, TaskSupport::required);
  EXPECT_EQ(json::parse(tool("demo.mix").wire)["execution"], json({{"taskSupport", "optional"}}));
  EXPECT_FALSE(json::parse(tool("demo.paint").wire).contains("execution"));
  ASSERT_EQ(tool("demo.mix").aliases.size(), 2U);
  EXPECT_EQ(tool("demo.mix").aliases[0], "blend");
  EXPECT_EQ(json::parse(tool("demo.mix").wire)["icons"][0]["theme"], "dark");
}

TEST(Tool, KnowsWhichArgumentsAreRepeatedInHeaders) {
  const auto headers = tool("demo.mix").headers;
  ASSERT_EQ(headers.size(), 2U);
  EXPECT_EQ(headers[0].header, "Color");
  ASSERT_EQ(headers[0].path.size(), 1U);
  EXPECT_EQ(headers[0].path[0], "color");
  EXPECT_EQ(json::parse(tool("demo.mix").wire)["inputSchema"]["properties"]["drops"]["x-mcp-header"], "Drops");
  ASSERT_EQ(tool("demo.measure").headers.size(), 1U);
  EXPECT_EQ(tool("demo.measure").headers[0].path[1], "room");
}

TEST(Resource, IsListedAndRead) {
  ASSERT_EQ(catalog().resources.size(), 3U);
  const ResourceInfo& canvas = *catalog().resources[0];
  EXPECT_EQ(canvas.uri, "paint://canvas");
  EXPECT_EQ(json::parse(canvas.wire)["uri"], "paint://canvas");
  EXPECT_EQ(json::parse(canvas.wire)["annotations"]["priority"], 0.5);
  EXPECT_EQ(json::parse(canvas.wire)["icons"][0]["src"], "data:image/png;base64,AAAA");
  Call call;
  EXPECT_EQ(canvas.read(call, {})->blob, "png");
}

TEST(ResourceTemplate, ReadsTypedVariables) {
  const ResourceInfo& layer = *catalog().resources[2];
  EXPECT_TRUE(layer.is_template);
  EXPECT_EQ(json::parse(layer.wire)["uriTemplate"], "paint://layers/{layer}/as.{format}");
  const auto variables = match_uri(layer, "paint://layers/7/as.svg");
  ASSERT_TRUE(variables.has_value());
  Call call;
  EXPECT_EQ(layer.read(call, *variables)->text, "7svg");
}

TEST(ResourceTemplate, RefusesVariablesOfTheWrongType) {
  const ResourceInfo& layer = *catalog().resources[2];
  Call call;
  EXPECT_EQ(layer.read(call, {"seven", "svg"}).error().code, "invalid_arguments");
  EXPECT_EQ(layer.read(call, {"10", "svg"}).error().code, "invalid_arguments");
  EXPECT_EQ(layer.read(call, {"1", "pdf"}).error().code, "invalid_arguments");
}

TEST(ResourceTemplate, OffersValues) {
  const auto variables = catalog().resources[2]->variables;
  ASSERT_EQ(variables.size(), 2U);
  EXPECT_EQ(variables[0].name, "layer") << "in the order of the template";
  EXPECT_EQ(variables[0].values.size(), 2U);
  EXPECT_EQ(variables[1].values[0], "svg");
}

struct UriCase {
  const char* uri;
  const char* variables;
};

TEST(ResourceTemplate, MatchesUris) {
  const UriCase cases[] = {
      {"paint://layers/7/as.svg", R"(["7","svg"])"},
      {"paint://layers/a%20b/as.c%C3%A9", R"(["a b","c\u00e9"])"},
      {"paint://layers//as.svg", "null"},
      {"paint://layers/7/as.", "null"},
      {"paint://layers/7/8/as.svg", "null"},
      {"paint://layers/7/as.svg/more", "null"},
      {"paint://layers/..%2F..%2Fetc/as.svg", "null"},
      {"paint://layers/%zz/as.svg", "null"},
      {"paint://layers/%0/as.svg", "null"},
      {"paint://layers/%00/as.svg", "null"},
      {"paint://layer/7/as.svg", "null"},
      {"", "null"},
  };
  for (const UriCase& row : cases) {
    const auto found = match_uri(*catalog().resources[2], row.uri);
    EXPECT_EQ(found ? json(*found).dump(-1, ' ', true) : "null", row.variables) << row.uri;
  }
  EXPECT_TRUE(match_uri(*catalog().resources[0], "paint://canvas").has_value());
  EXPECT_FALSE(match_uri(*catalog().resources[0], "paint://canvas/").has_value());
}

TEST(ResourceTemplate, MayHaveAQueryThatAUriMayLack) {
  ResourceInfo pages;
  pages.uri = "paint://layers/{layer}/strokes{?cursor}";
  pages.is_template = true;
  const std::vector<UriCase> cases{
      {"paint://layers/7/strokes", R"(["7"])"},
      {"paint://layers/7/strokes?cursor=a-9", R"(["7","a-9"])"},
      {"paint://layers/7/strokes?cursor=a%20b", R"(["7","a b"])"},
      {"paint://layers/7/strokes?cursor=", R"(["7",""])"},
      {"paint://layers/7/strokes?cursor", "null"},
      {"paint://layers/7/strokes?page=2", "null"},
      {"paint://layers/7/strokes?cursor=%2f", "null"},
      {"paint://layers/7?cursor=a", "null"},
  };
  for (const UriCase& row : cases) {
    const auto found = match_uri(pages, row.uri);
    EXPECT_EQ(found ? json(*found).dump(-1, ' ', true) : "null", row.variables) << row.uri;
  }
}

TEST(Resource, TellsWhichEventsChangeIt) {
  const ResourceInfo& layer = *catalog().resources[2];
  ASSERT_EQ(layer.watches.events.size(), 2U);
  EXPECT_EQ(layer.watches.events[1], "name_changed");
  EXPECT_EQ(layer.watches.debounce_ms, 100);
  EXPECT_TRUE(layer.watches.each_event_is_news);
  EXPECT_TRUE(catalog().resources[0]->watches.events.empty());
}

TEST(Prompt, IsListedWithItsArguments) {
  const PromptInfo& describe = *catalog().find_prompt("describe");
  const json wire = json::parse(describe.wire);
  EXPECT_EQ(wire["arguments"][0], json({{"name", "style"}, {"description", "In which style."}, {"required", true}}));
  EXPECT_EQ(wire["arguments"][1]["name"], "languageTag");
  ASSERT_EQ(describe.arguments.size(), 2U);
  EXPECT_EQ(describe.arguments[0].values[1], "poetic");
  EXPECT_EQ(describe.arguments[1].values[0], "en");
  EXPECT_EQ(catalog().find_prompt("nothing"), nullptr);
}

TEST(Prompt, ChecksItsArguments) {
  const PromptInfo& describe = *catalog().find_prompt("describe");
  Call call;
  EXPECT_EQ(describe.get(call, json::parse(R"({"style": "poetic", "languageTag": "de"})"))->messages, "de");
  for (const char* wrong :
       {"{}", R"({"style": "rude"})", R"({"style": 1})", R"({"style": "plain", "more": ""})", "[]"}) {
    EXPECT_EQ(describe.get(call, json::parse(wrong)).error().code, "invalid_arguments") << wrong;
  }
}

}  // namespace
}  // namespace offhand
