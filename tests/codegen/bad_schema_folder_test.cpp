#include <gtest/gtest.h>

#include "codegen/generate.h"
#include "tests/codegen/support.h"

// What is wrong with a folder of schema files that no single edit of one of them shows.
namespace offhand::codegen {
namespace {

TEST(BadSchemaFolder, EqualNamesInOnePreset) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  const auto schema = folder.path() / "schema";
  write_text(schema / "tools/other/paint.json", read_text(schema / "tools/demo/paint.json"));
  edit(schema / "presets.json", "[\"demo.paint\"]", "[\"demo.paint\", \"other.paint\"]");
  EXPECT_EQ(generate(schema).errors,
            std::vector<std::string>(
                {"schema/presets.json:5: /presets/lean: demo.paint and other.paint have the same name on the wire."}));
}

TEST(BadSchemaFolder, FormsOfOneNameThatDiffer) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  const auto schema = folder.path() / "schema";
  edit(schema / "common/shapes.json", "\"Stroke\": {",
       R"("ShapeOnly": {
      "type": "object", "description": "A shape.",
      "properties": { "shape": { "$ref": "#/$defs/ShapeId" }, "depth": { "type": "integer", "description": "Depth." } },
      "union": {
        "member": "shape_only",
        "forms": [
          { "name": "ShapeByNumber", "required": ["shape", "depth"], "description": "A shape." },
          { "name": "DepthOnly", "required": ["depth"], "description": "A depth." }
        ]
      }
    },
    "Stroke": {)");
  EXPECT_EQ(generate(schema).errors,
            std::vector<std::string>(
                {"schema/common/shapes.json:48: /$defs/ShapeOnly/union/forms/0: the form ShapeByNumber differs from "
                 "the one in schema/common/shapes.json: /$defs/ShapeOrPoint/union/forms/0."}));
}

TEST(BadSchemaFolder, AllErrorsAtOnce) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  const auto schema = folder.path() / "schema";
  edit(schema / "tools/demo/paint.json", ", \"description\": \"Width of the brush.\"", "");
  edit(schema / "config/config.json", ", \"description\": \"How fast.\"", "");
  EXPECT_EQ(
      generate(schema).errors,
      std::vector<std::string>({"schema/config/config.json:6: /properties/speed: no description.",
                                "schema/tools/demo/paint.json:15: /inputSchema/properties/width: no description."}));
}

TEST(BadSchemaFolder, AFileThatBelongsNowhere) {
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  write_text(folder.path() / "schema/notes.json", "{}");
  EXPECT_EQ(generate(folder.path() / "schema").errors,
            std::vector<std::string>({"schema/notes.json:1: no kind of schema file belongs here."}));
}

TEST(BadSchemaFolder, Empty) {
  const TemporaryFolder folder;
  EXPECT_EQ(generate(folder.path() / "schema").errors,
            std::vector<std::string>({"schema:1: There are no schema files here."}));
}

}  // namespace
}  // namespace offhand::codegen
