#include <gtest/gtest.h>

#include "tests/codegen/bad_schema.h"

// References and composition.
namespace offhand::codegen {
namespace {

const BadSchema kBadReferences[] = {
    {"RefToNoFile",
     "tools/demo/list_strokes.json",
     "shapes.json#/$defs/Stroke",
     "shape.json#/$defs/Stroke",
     {"schema/tools/demo/list_strokes.json:10: /outputSchema/properties/strokes/items/$ref: there is no file "
      "schema/common/shape.json."}},
    {"ExternalResultOfNobodyElse",
     "tools/demo/mix.json",
     "offhand:external/recipe.json",
     "../../common/shapes.json",
     {"schema/tools/demo/mix.json:14: /outputSchema/external: must lead to a file of schema/external."}},
    {"ExternalResultThatIsNotThere",
     "tools/demo/mix.json",
     "external/recipe.json",
     "external/recipes.json",
     {"schema/tools/demo/mix.json:14: /outputSchema/external: there is no file schema/external/recipes.json."}},
    {"ExternalResultThatIsNoObject",
     "external/recipe.json",
     "\"type\": \"object\"",
     "\"type\": \"array\"",
     {"schema/tools/demo/mix.json:14: /outputSchema/external: must lead to the schema of an object: \"type\": "
      "\"object\"."}},
    {"ExternalResultThatShouldBeGenerated",
     "tools/demo/mix.json",
     "\"reply\": \"content\"",
     "\"reply\": \"structured\"",
     {"schema/tools/demo/mix.json:14: /outputSchema/external: goes with \"reply\": \"content\": nothing is generated "
      "of "
      "it."}},
    {"RefToNothing",
     "tools/demo/list_strokes.json",
     "shapes.json#/$defs/Stroke",
     "shapes.json#/$defs/Strokes",
     {"schema/tools/demo/list_strokes.json:10: /outputSchema/properties/strokes/items/$ref: there is no /$defs/Strokes "
      "in "
      "schema/common/shapes.json."}},
    {"DefinitionInItself",
     "common/shapes.json",
     "\"points\": { \"$ref\": \"#/$defs/Corners\", \"row\": \"- {x}, {y}\"",
     "\"points\": { \"$ref\": \"#/$defs/Stroke\"",
     {"schema/common/shapes.json:48: /$defs/Stroke/properties/points: an object cannot hold itself, only a list or a "
      "map "
      "of itself."}},
    {"DefinitionInItselfByWayOfAnother",
     "common/constructs.json",
     "\"above\": { \"type\": \"array\", \"maxItems\": 4, \"items\": { \"$ref\": \"#/$defs/Layers\" }, \"default\": []",
     "\"above\": { \"type\": \"object\", \"properties\": { \"a\": { \"type\": \"array\", \"items\": { \"$ref\": "
     "\"#/$defs/Layers\" }, "
     "\"description\": \"A.\" } }",
     {"schema/common/constructs.json:40: /$defs/Layers: the definition contains itself otherwise than in a list or a "
      "map "
      "of its own."}},
    {"ObjectOfNothing",
     "common/shapes.json",
     "\"layer\": { \"type\": \"integer\", \"minimum\": 0",
     "\"layer\": { \"type\": \"object\"",
     {"schema/common/shapes.json:30: /$defs/ShapeOrPoint/properties/layer: no properties: {} is for an object that "
      "holds nothing, \"additionalProperties\" for one that holds anything."}},
    {"MapAndProperties",
     "common/constructs.json",
     "\"maxProperties\": 3, \"additionalProperties\"",
     "\"properties\": {}, \"additionalProperties\"",
     {"schema/common/constructs.json:48: /$defs/Weights/properties: does not belong here."}},
    {"MapWithoutLimit",
     "common/constructs.json",
     "\"maxProperties\": 3, ",
     "",
     {"schema/common/constructs.json:48: /$defs/Weights: no maxProperties."}},
    {"PrefixWithoutUnderscore",
     "tools/demo/trace.json",
     "\"prefix\": \"from_\"",
     "\"prefix\": \"from\"",
     {"schema/tools/demo/trace.json:9: /inputSchema/allOf/0/prefix: \"from\" does not match ^[a-z][a-z0-9_]*_$."}},
    {"PrefixTwice",
     "tools/demo/trace.json",
     "\"prefix\": \"to_\"",
     "\"prefix\": \"from_\"",
     {"schema/tools/demo/trace.json:10: /inputSchema/allOf/1: from_x is defined twice: in "
      "schema/common/constructs.json and in "
      "schema/common/constructs.json.",
      "schema/tools/demo/trace.json:10: /inputSchema/allOf/1: from_y is defined twice: in "
      "schema/common/constructs.json and in "
      "schema/common/constructs.json.",
      "schema/tools/demo/trace.json:10: /inputSchema/allOf/1: from_z is defined twice: in "
      "schema/common/constructs.json and in "
      "schema/common/constructs.json."}},
    {"PartOfNoForm",
     "common/constructs.json",
     "[\"ShapeByNumber\"]",
     "[\"ShapeByName\"]",
     {"schema/common/constructs.json:12: /$defs/ShapeAlone/part_of/forms/0: there is no form ShapeByName in "
      "ShapeOrPoint."}},
    {"PartThatIsTheWhole",
     "common/constructs.json",
     "\"forms\": [\"Rest\", \"CleanBrush\"]",
     "\"forms\": [\"DabAt\", \"Rest\", \"CleanBrush\"]",
     {"schema/common/constructs.json:39: /$defs/QuietGesture/part_of: Gesture has the same forms; use that."}},
    {"TagThatIsNoProperty",
     "common/constructs.json",
     "\"tag\": \"gesture\"",
     "\"tag\": \"gestur\"",
     {"schema/common/constructs.json:31: /$defs/Gesture/union/tag: there is no property gestur."}},
    {"TagWithValuesOfItsOwn",
     "common/constructs.json",
     "\"gesture\": { \"type\": \"string\", ",
     "\"gesture\": { \"type\": \"string\", \"enum\": [\"dab\"], ",
     {"schema/common/constructs.json:24: /$defs/Gesture/properties/gesture: a tag is a plain string: its values are "
      "those "
      "of the forms."}},
    {"TagInAForm",
     "common/constructs.json",
     "\"optional\": [\"for_ms\"]",
     "\"optional\": [\"gesture\"]",
     {"schema/common/constructs.json:34: /$defs/Gesture/union/forms/1: the tag belongs to all forms."}},
    {"ValueOfTwoForms",
     "common/constructs.json",
     "\"name\": \"CleanBrush\", ",
     "\"name\": \"CleanBrush\", \"value\": \"rest\", ",
     {"schema/common/constructs.json:35: /$defs/Gesture/union/forms/2: another form has the value rest."}},
    {"AtLeastOneOfTwoFragments",
     "common/constructs.json",
     "\"dependentRequired\": { \"z\": [\"y\"] }",
     "\"at_least_one_of\": [\"y\", \"z\"]",
     {"schema/tools/demo/trace.json:10: /inputSchema/allOf/1: at_least_one_of may come from one place only."}},
    {"SubjectOfATypelessTool",
     "tools/demo/measure.json",
     "\"subject\": \"none\", \"errors\": [], \"needs\": [], \"locks\": \"none\", \"timeout\": \"read\",\n  \"tasks\": "
     "\"required\",\n  \"platforms\": \"all\"",
     "\"subject\": \"window\", \"errors\": [], \"needs\": [\"screen\"], \"locks\": \"none\", \"timeout\": \"read\",\n  "
     "\"tasks\": \"required\",\n  \"platforms\": { \"sim\": \"full\", \"macos\": \"full\" }",
     {"schema/tools/demo/measure.json:19: /subject: a tool whose arguments go out as they are written has no typed "
      "ones "
      "to tell it."}},
    {"AtLeastOneOfNothing",
     "common/constructs.json",
     "[\"width\", \"height\"]",
     "[\"width\", \"depth\"]",
     {"schema/tools/demo/compose.json:16: /inputSchema/at_least_one_of: there is no property depth."}},
    {"NameOfAnother",
     "tools/demo/compose.json",
     "\"also_called\": [\"artist\", \"painter_name\"]",
     "\"also_called\": [\"artist\", \"title\"]",
     {"schema/tools/demo/compose.json:30: /inputSchema/properties/painter/also_called: title is another property's "
      "name."}},
};

class BadReferences : public ::testing::TestWithParam<BadSchema> {};

TEST_P(BadReferences, AreRefusedWithTheseLines) { expect_refused(GetParam()); }

INSTANTIATE_TEST_SUITE_P(All, BadReferences, ::testing::ValuesIn(kBadReferences),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace offhand::codegen
