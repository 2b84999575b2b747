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
    {"TaskSupportUnknown", "tools/demo/mix.json", "\"tasks\": \"optional\"", "\"tasks\": \"sometimes\"", {""}},
    {"AliasIsATool", "tools/demo/mix.json", "\"blend\"", "\"paint\"", {""}},
    {"AliasTwice", "tools/demo/mix.json", "\"stir\"", "\"blend\"", {""}},
    {"AllPlatformsWithANeed", "tools/demo/mix.json", "\"needs\": []", "\"needs\": [\"screen\"]", {""}},
    {"StructuredWithoutAResult", "tools/demo/mix.json", "\"reply\": \"content\"", "\"reply\": \"structured\"", {""}},
    {"IconByHttp", "tools/demo/mix.json", "https://example.com", "http://example.com", {""}},
    {"VerbatimWithText", "tools/demo/measure.json", "\"tasks\":", "\"text\": { \"summary\": \"x\" }, \"tasks\":", {""}},
    {"VerbatimOfAnArray",
     "tools/demo/measure.json",
     "2020-12/schema\",\n    \"type\": \"object\"",
     "2020-12/schema\",\n    \"type\": \"array\"",
     {""}},

    // Headers.
    {"HeaderIsNoToken", "tools/demo/mix.json", "\"Drops\"", "\"Drops of it\"", {""}},
    {"HeaderTwice", "tools/demo/mix.json", "\"x-mcp-header\": \"Drops\"", "\"x-mcp-header\": \"color\"", {""}},
    {"HeaderOfAnObject",
     "tools/demo/measure.json",
     "\"where\": { \"type\": \"object\"",
     "\"where\": { \"type\": \"object\", \"x-mcp-header\": \"Where\"",
     {""}},
    {"HeaderBehindAReference",
     "tools/demo/measure.json",
     "\"$anchor\": \"length\"",
     "\"$anchor\": \"length\", \"x-mcp-header\": \"Length\"",
     {""}},
    {"HeaderOfANumber",
     "common/shapes.json",
     "\"x\": { \"type\": \"number\"",
     "\"x\": { \"x-mcp-header\": \"X\", \"type\": \"number\"",
     {""}},

    // Resources.
    {"ResourceInAnotherFile", "resources/canvas.json", "\"name\": \"canvas\"", "\"name\": \"canvass\"", {""}},
    {"UriWithoutAScheme", "resources/canvas.json", "paint://canvas", "canvas", {""}},
    {"UriWithAVariable", "resources/canvas.json", "paint://canvas", "paint://{canvas}", {""}},
    {"UriAndTemplate", "resources/layer.json", "\"mimeType\"", "\"uri\": \"paint://layer\", \"mimeType\"", {""}},
    {"VariablesWithoutATemplate",
     "resources/canvas.json",
     "\"mimeType\"",
     "\"variables\": { \"type\": \"object\", \"properties\": {} }, \"mimeType\"",
     {""}},
    {"VariableUndeclared", "resources/layer.json", "as.{format}", "as.{form}", {""}},
    {"VariableTwice", "resources/layer.json", "as.{format}", "as.{format}/{layer}", {""}},
    {"VariableIsNotPlain", "resources/layer.json", "as.{format}", "as.{+format}", {""}},
    {"VariablesSideBySide", "resources/layer.json", "/as.{format}", "{format}", {""}},
    {"BraceNeverClosed", "resources/layer.json", "as.{format}", "as.{format", {""}},
    {"BraceClosesNothing", "resources/layer.json", "as.{format}", "as.format}", {""}},
    {"VariableIsAList",
     "resources/layer.json",
     "\"type\": \"integer\", \"minimum\": 0, \"maximum\": 9, \"examples\": [0, 1]",
     "\"type\": \"boolean\"",
     {""}},

    // Prompts.
    {"PromptArgumentIsANumber",
     "prompts/describe.json",
     "\"type\": \"string\", \"maxLength\": 35, \"examples\": [\"en\", \"de\"]",
     "\"type\": \"integer\"",
     {""}},
    {"PromptRequiresTheUnknown", "prompts/describe.json", "[\"style\"]", "[\"stile\"]", {""}},
    {"PromptArgumentWithoutDescription", "prompts/describe.json", ", \"description\": \"In which style.\"", "", {""}},
    {"PromptExampleTooLong", "prompts/describe.json", "\"maxLength\": 35", "\"maxLength\": 1", {""}},
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
