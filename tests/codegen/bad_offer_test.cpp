#include <gtest/gtest.h>

#include "codegen/generate.h"
#include "tests/codegen/support.h"

// What the generator says about spoilt resources, prompts, headers and the like.
namespace offhand::codegen {
namespace {

struct BadOffer {
  const char* name;
  const char* file;
  const char* before;
  const char* after;
  std::vector<std::string> errors;
};

void PrintTo(const BadOffer& bad, std::ostream* out) { *out << bad.name; }

const BadOffer kBadOffers[] = {
    // Tools.
    {"TaskSupportUnknown",
     "tools/demo/mix.json",
     "\"tasks\": \"optional\"",
     "\"tasks\": \"sometimes\"",
     {"schema/tools/demo/mix.json:16: /tasks: \"sometimes\" is not one of forbidden, optional, required."}},
    {"AliasIsATool",
     "tools/demo/mix.json",
     "\"blend\"",
     "\"paint\"",
     {"schema/tools/demo/mix.json:3: /aliases/0: another tool of demo has this name."}},
    {"AliasTwice",
     "tools/demo/mix.json",
     "\"stir\"",
     "\"blend\"",
     {"schema/tools/demo/mix.json:3: /aliases: has an item twice."}},
    {"AllPlatformsWithANeed",
     "tools/demo/mix.json",
     "\"needs\": []",
     "\"needs\": [\"screen\"]",
     {"schema/tools/demo/mix.json:15: /subject: \"none\" is for tools that need nothing of a platform, and for all of "
      "them.",
      "schema/tools/demo/mix.json:17: /platforms: \"all\" is for a tool that needs nothing of a platform."}},
    {"StructuredWithoutAResult",
     "tools/demo/mix.json",
     "\"reply\": \"content\", \"outputSchema\": { \"external\": \"offhand:external/recipe.json\" }",
     "\"reply\": \"structured\"",
     {"schema/tools/demo/mix.json:1: no outputSchema, which a structured reply follows."}},
    {"PicturesWithoutAResult",
     "tools/demo/mix.json",
     "\"reply\": \"content\", \"outputSchema\": { \"external\": \"offhand:external/recipe.json\" }",
     "\"reply\": \"with_pictures\"",
     {"schema/tools/demo/mix.json:1: no outputSchema, which a structured reply follows."}},
    {"IconByHttp",
     "tools/demo/mix.json",
     "https://example.com",
     "http://example.com",
     {"schema/tools/demo/mix.json:6: /icons/0/src: \"http://example.com/mix.png\" does not match ^(https:|data:)."}},
    {"VerbatimWithText",
     "tools/demo/measure.json",
     "\"tasks\":",
     "\"text\": { \"summary\": \"x\" }, \"tasks\":",
     {"schema/tools/demo/measure.json:20: /text: does not belong here."}},
    {"VerbatimOfAnArray",
     "tools/demo/measure.json",
     "2020-12/schema\",\n    \"type\": \"object\"",
     "2020-12/schema\",\n    \"type\": \"array\"",
     {"schema/tools/demo/measure.json:9: /inputSchema/type: must be \"object\", not \"array\"."}},

    // Headers.
    {"HeaderIsNoToken",
     "tools/demo/mix.json",
     "\"Drops\"",
     "\"Drops of it\"",
     {"schema/tools/demo/mix.json:11: /inputSchema/properties/drops/x-mcp-header: \"Drops of it\" is no token."}},
    {"HeaderTwice",
     "tools/demo/mix.json",
     "\"x-mcp-header\": \"Drops\"",
     "\"x-mcp-header\": \"color\"",
     {"schema/tools/demo/mix.json:11: /inputSchema/properties/drops/x-mcp-header: another argument has this header."}},
    {"HeaderOfAnObject",
     "tools/demo/measure.json",
     "\"where\": { \"type\": \"object\"",
     "\"where\": { \"type\": \"object\", \"x-mcp-header\": \"Where\"",
     {"schema/tools/demo/measure.json:12: /inputSchema/properties/where/x-mcp-header: only a string, an integer or a "
      "boolean can stand in a header."}},
    {"HeaderBehindAReference",
     "tools/demo/measure.json",
     "\"$anchor\": \"length\"",
     "\"$anchor\": \"length\", \"x-mcp-header\": \"Length\"",
     {"schema/tools/demo/measure.json:10: /inputSchema/$defs/length/x-mcp-header: only `properties` may lead from the "
      "root of inputSchema to an argument with a header."}},
    {"HeaderOfANumber",
     "common/shapes.json",
     "\"x\": { \"type\": \"number\", \"description\": \"To",
     "\"x\": { \"type\": \"number\", \"x-mcp-header\": \"X\", \"description\": \"To",
     {"schema/common/shapes.json:15: /$defs/Point/properties/x/x-mcp-header: unknown keyword."}},
    {"HeaderInAList",
     "common/shapes.json",
     "\"x\": { \"type\": \"number\", \"description\": \"To",
     "\"x\": { \"type\": \"integer\", \"x-mcp-header\": \"X\", \"description\": \"To",
     {"schema/common/shapes.json:15: /$defs/Point/properties/x/x-mcp-header: only `properties` may lead from the root "
      "of inputSchema to an argument with a header."}},

    // Resources.
    {"ResourceInAnotherFile",
     "resources/canvas.json",
     "\"name\": \"canvas\"",
     "\"name\": \"canvass\"",
     {"schema/resources/canvas.json:3: /name: the file must be called canvass.json."}},
    {"UriWithoutAScheme",
     "resources/canvas.json",
     "paint://canvas",
     "canvas",
     {"schema/resources/canvas.json:6: /uri: \"canvas\" does not match ^[a-z][a-z0-9+.-]*:[^{} ]+$."}},
    {"UriWithAVariable",
     "resources/canvas.json",
     "paint://canvas",
     "paint://{canvas}",
     {"schema/resources/canvas.json:6: /uri: \"paint://{canvas}\" does not match ^[a-z][a-z0-9+.-]*:[^{} ]+$."}},
    {"UriAndTemplate",
     "resources/layer.json",
     "\"mimeType\"",
     "\"uri\": \"paint://layer\", \"mimeType\"",
     {"schema/resources/layer.json:5: /uri: does not belong here."}},
    {"VariablesWithoutATemplate",
     "resources/canvas.json",
     "\"mimeType\"",
     "\"variables\": { \"type\": \"object\", \"properties\": {} }, \"mimeType\"",
     {"schema/resources/canvas.json:6: /variables: does not belong here."}},
    {"VariableUndeclared",
     "resources/layer.json",
     "as.{format}",
     "as.{form}",
     {"schema/resources/layer.json:5: /uriTemplate: {form} is not declared, or stands here twice.",
      "schema/resources/layer.json:9: /variables/properties/format: the template has no such variable."}},
    {"VariableTwice",
     "resources/layer.json",
     "as.{format}",
     "as.{format}/{layer}",
     {"schema/resources/layer.json:5: /uriTemplate: {layer} is not declared, or stands here twice."}},
    {"VariableIsNotPlain",
     "resources/layer.json",
     "as.{format}",
     "as.{+format}",
     {"schema/resources/layer.json:5: /uriTemplate: only plain {variables}, and one {?variable} at the end, are "
      "known, not {+format}."}},
    {"QueryBeforeTheEnd",
     "resources/layer.json",
     "{layer}/as.",
     "{?layer}/as.",
     {"schema/resources/layer.json:5: /uriTemplate: only plain {variables}, and one {?variable} at the end, are "
      "known, not {?layer}."}},
    {"WatchesAnUnknownEvent",
     "resources/layer.json",
     "name_changed",
     "colour_changed",
     {"schema/resources/layer.json:13: /watches/events/1: \"colour_changed\" is not one of state_changed, "
      "name_changed, "
      "value_changed, text_changed, selection_changed, children_changed, bounds_changed, focus_changed, window_opened, "
      "window_closed, window_changed, active_window_changed, stacking_changed, clipboard_changed, application_gone, "
      "events_lost; did you mean \"value_changed\"?"}},
    {"VariablesSideBySide",
     "resources/layer.json",
     "/as.{format}",
     "{format}",
     {"schema/resources/layer.json:5: /uriTemplate: nothing stands between two variables."}},
    {"BraceNeverClosed",
     "resources/layer.json",
     "as.{format}",
     "as.{format",
     {"schema/resources/layer.json:5: /uriTemplate: a brace is never closed."}},
    {"BraceClosesNothing",
     "resources/layer.json",
     "as.{format}",
     "as.format}",
     {"schema/resources/layer.json:5: /uriTemplate: a brace closes nothing."}},
    {"VariableIsAList",
     "resources/layer.json",
     "\"type\": \"integer\", \"minimum\": 0, \"maximum\": 9, \"examples\": [0, 1]",
     "\"type\": \"boolean\"",
     {"schema/resources/layer.json:10: /variables/properties/layer: a variable is a string or an integer."}},

    // Prompts.
    {"PromptArgumentIsANumber",
     "prompts/describe.json",
     "\"type\": \"string\", \"maxLength\": 35, \"examples\": [\"en\", \"de\"]",
     "\"type\": \"integer\"",
     {"schema/prompts/describe.json:9: /arguments/properties/languageTag/type: must be \"string\", not \"integer\"."}},
    {"PromptRequiresTheUnknown",
     "prompts/describe.json",
     "[\"style\"]",
     "[\"stile\"]",
     {"schema/prompts/describe.json:6: /arguments/required: there is no property stile."}},
    {"PromptArgumentWithoutDescription",
     "prompts/describe.json",
     ", \"description\": \"In which style.\"",
     "",
     {"schema/prompts/describe.json:8: /arguments/properties/style: no description."}},
    {"PromptExampleTooLong",
     "prompts/describe.json",
     "\"maxLength\": 35",
     "\"maxLength\": 1",
     {"schema/prompts/describe.json:9: /arguments/properties/languageTag/examples/0: \"en\" has 2 characters, at most "
      "1 are allowed.",
      "schema/prompts/describe.json:9: /arguments/properties/languageTag/examples/1: \"de\" has 2 characters, at most "
      "1 are allowed."}},
};

class BadOffers : public ::testing::TestWithParam<BadOffer> {};

TEST_P(BadOffers, IsRefusedWithTheseLines) {
  const BadOffer& bad = GetParam();
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  edit(folder.path() / "schema" / bad.file, bad.before, bad.after);
  EXPECT_EQ(generate(folder.path() / "schema").errors, bad.errors);
}

INSTANTIATE_TEST_SUITE_P(All, BadOffers, ::testing::ValuesIn(kBadOffers),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(BadOfferFolder, TwoResourcesOfOneUri) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  const auto schema = folder.path() / "schema";
  write_text(schema / "resources/easel.json", read_text(schema / "resources/canvas.json"));
  edit(schema / "resources/easel.json", "\"name\": \"canvas\"", "\"name\": \"easel\"");
  EXPECT_EQ(generate(schema).errors,
            std::vector<std::string>(
                {"schema/resources/easel.json:6: /uri: schema/resources/canvas.json has the same uri."}));
}

}  // namespace
}  // namespace offhand::codegen
