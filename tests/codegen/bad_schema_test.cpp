#include <gtest/gtest.h>

#include "codegen/generate.h"
#include "tests/codegen/support.h"

namespace offhand::codegen {
namespace {

/// One edit that spoils the small schema, and everything the generator says about it.
struct BadSchema {
  const char* name;
  const char* file;
  const char* before;
  const char* after;
  std::vector<std::string> errors;
};

const BadSchema kBadSchemas[] = {
    // The form of a file.
    {"BrokenJson",
     "presets.json",
     "\"default\": \"lean\",",
     "\"default\": \"lean\"",
     {"schema/presets.json:4: parse error at line 4, column 11: syntax error while parsing object - unexpected string "
      "literal; expected '}'"}},
    {"KeyTwice",
     "config/config.json",
     "\"paper\": {",
     "\"speed\": {",
     {"schema/config/config.json:7: /properties/speed: the key occurs twice."}},
    {"UnknownKeyword",
     "tools/demo/paint.json",
     "\"minLength\": 1, \"maxLength\": 8",
     "\"minLenght\": 1, \"maxLength\": 8",
     {"schema/tools/demo/paint.json:17: /inputSchema/properties/label/minLenght: unknown keyword; did you mean "
      "\"minLength\"?"}},
    {"KeywordOfAnotherType",
     "tools/demo/paint.json",
     "\"type\": \"integer\", \"minimum\": 1, \"description\": \"Size of the word.\"",
     "\"type\": \"integer\", \"maxLength\": 1, \"description\": \"Size of the word.\"",
     {"schema/tools/demo/paint.json:18: /inputSchema/properties/label_size/maxLength: unknown keyword."}},
    {"KeywordThatTheDialectSaysAnotherWay",
     "tools/demo/paint.json",
     "\"type\": \"integer\", \"minimum\": 1, \"description\": \"Size of the word.\"",
     "\"oneOf\": [], \"description\": \"Size of the word.\"",
     {"schema/tools/demo/paint.json:18: /inputSchema/properties/label_size/oneOf: use \"union\"."}},
    {"KeywordThatTheDialectSaysAnotherWayBesideAType",
     "tools/demo/paint.json",
     "\"type\": \"integer\", \"minimum\": 1, \"description\": \"Size of the word.\"",
     "\"type\": \"integer\", \"exclusiveMinimum\": 0, \"description\": \"Size of the word.\"",
     {"schema/tools/demo/paint.json:18: /inputSchema/properties/label_size/exclusiveMinimum: use \"minimum\"."}},
    {"SeveralTypes",
     "tools/demo/paint.json",
     "\"type\": \"integer\", \"minimum\": 1, \"description\": \"Size of the word.\"",
     "\"type\": [\"integer\", \"null\"], \"description\": \"Size of the word.\"",
     {"schema/tools/demo/paint.json:18: /inputSchema/properties/label_size/type: use one type, and \"nullable\" where "
      "null may stand for it."}},
    {"SlipThatIsAName",
     "tools/demo/compose.json",
     "\"not_called\": [\"author\"]",
     "\"not_called\": [\"artist\"]",
     {"schema/tools/demo/compose.json:30: /inputSchema/properties/painter/not_called: artist is a property's name."}},
    {"NoDescription",
     "tools/demo/paint.json",
     ", \"description\": \"Width of the brush.\"",
     "",
     {"schema/tools/demo/paint.json:15: /inputSchema/properties/width: no description."}},
    {"NoDescriptionOfATool",
     "tools/demo/paint.json",
     "\"description\": \"Paints a stroke.\",",
     "",
     {"schema/tools/demo/paint.json:1: no description."}},
    {"UnknownType",
     "common/shapes.json",
     "\"type\": \"integer\", \"minimum\": 0",
     "\"type\": \"int\", \"minimum\": 0",
     {"schema/common/shapes.json:30: /$defs/ShapeOrPoint/properties/layer/type: \"int\" is not one of string, integer, "
      "number, boolean, "
      "array, object, any, tool_call."}},
    {"LimitOfTheWrongType",
     "common/shapes.json",
     "\"maximum\": 99",
     "\"maximum\": \"99\"",
     {"schema/common/shapes.json:3: /$defs/ShapeId/maximum: must be an integer, not \"99\"."}},
    {"RefBesideType",
     "tools/demo/paint.json",
     "\"color\": { \"$ref\": \"../../common/shapes.json#/$defs/Color\" }",
     "\"color\": { \"$ref\": \"../../common/shapes.json#/$defs/Color\", \"minLength\": 1 }",
     {"schema/tools/demo/paint.json:14: /inputSchema/properties/color/minLength: unknown keyword."}},
    {"ArrayWithoutItems",
     "common/shapes.json",
     ", \"items\": { \"$ref\": \"#/$defs/Point\" }",
     "",
     {"schema/common/shapes.json:48: /$defs/Stroke/properties/points: no items."}},
    {"ErrorListWithoutItems",
     "common/errors.json",
     "\"type\": \"array\", \"items\": { \"$ref\": \"#/$defs/Problem\" }",
     "\"type\": \"array\"",
     {"schema/common/errors.json:6: /errors/invalid_arguments/data/problems: no items."}},
    {"ReasonMissing",
     "tools/demo/paint.json",
     "{ \"support\": \"none\", \"reason\": \"The pencil is broken.\" }",
     "{ \"support\": \"none\" }",
     {"schema/tools/demo/paint.json:36: /platforms/macos: no reason."}},
    {"BareNone",
     "tools/demo/paint.json",
     "{ \"support\": \"none\", \"reason\": \"The pencil is broken.\" }",
     "\"none\"",
     {"schema/tools/demo/paint.json:36: /platforms/macos: \"none\" is not one of full."}},
    {"WrongSchemaLink",
     "tools/demo/paint.json",
     "../../meta/tool.schema.json",
     "../meta/tool.schema.json",
     {"schema/tools/demo/paint.json:2: /$schema: must lead to schema/meta/tool.schema.json."}},
    {"SnakeCase",
     "tools/demo/paint.json",
     "\"label\": {",
     "\"Label\": {",
     {"schema/tools/demo/paint.json:17: /inputSchema/properties/Label: \"Label\" does not match ^[a-z][a-z0-9_]*$."}},

    // References and composition.
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
     "\"points\": { \"type\": \"array\", \"items\": { \"$ref\": \"#/$defs/Point\" }",
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
     {"schema/common/shapes.json:30: /$defs/ShapeOrPoint/properties/layer: no properties."}},
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
    {"RunNamedFirstAndNotSecond",
     "tools/demo/compose.json",
     "\"also_called\": [\"artist\", \"painter_name\"]",
     "\"also_called\": [\"artist\", \"painter_name\"], \"dispatch\": \"session_first\"",
     {"schema/tools/demo/compose.json:30: /inputSchema/properties/painter/dispatch: it comes before an argument taken "
      "for the session, and there is none."}},
    {"RunWithoutAName",
     "tools/demo/letter.json",
     "\"type\": \"string\", \"minLength\": 1, \"maxLength\": 8, \"live\": \"session\"",
     "\"type\": \"integer\", \"minimum\": 1, \"live\": \"session\"",
     {"schema/tools/demo/letter.json:15: /inputSchema/properties/run/dispatch: a run has a name: it is a string that "
      "is "
      "no enum."}},
    {"DeliveryWithoutForeground",
     "tools/demo/letter.json",
     "[\"background\", \"foreground\"]",
     "[\"background\", \"front\"]",
     {"schema/tools/demo/letter.json:17: /inputSchema/properties/manner/dispatch: a mode of delivery is an enum with "
      "the "
      "value foreground."}},
    {"DispatchOfWhatCannotBeTaken",
     "tools/demo/letter.json",
     "\"type\": \"boolean\", \"nullable\": true, \"x-mcp-header\"",
     "\"type\": \"boolean\", \"dispatch\": \"session\", \"nullable\": true, \"x-mcp-header\"",
     {"schema/tools/demo/letter.json:24: /inputSchema/properties/bold/dispatch: unknown keyword."}},
    {"WaitWithoutEnd",
     "tools/demo/compose.json",
     "\"maximum\": 60000, ",
     "",
     {"schema/tools/demo/compose.json:33: /inputSchema/properties/timeout_ms/dispatch: a time to wait is an integer "
      "with a "
      "maximum."}},
    {"NullWhereItMayNotStand",
     "tools/demo/compose.json",
     "\"default\": {}, \"description\": \"Of the colours.\"",
     "\"default\": null, \"description\": \"Of the colours.\"",
     {"schema/tools/demo/compose.json:23: /inputSchema/properties/weights/default: must be an object, not null."}},
    {"PropertyOfTwoFragments",
     "common/shapes.json",
     "\"mood\": { \"$ref\"",
     "\"layer\": { \"$ref\"",
     {"schema/tools/demo/paint.json:11: /inputSchema/allOf/1: layer is defined twice: in schema/common/shapes.json and "
      "in "
      "schema/common/shapes.json."}},
    {"PropertyOfToolAndFragment",
     "tools/demo/paint.json",
     "\"width\": {",
     "\"mood\": {",
     {"schema/tools/demo/paint.json:15: /inputSchema/properties/mood: mood is defined twice: in "
      "schema/common/shapes.json and in "
      "schema/tools/demo/paint.json."}},
    {"RequiredButUnknown",
     "tools/demo/paint.json",
     "\"required\": [\"color\"]",
     "\"required\": [\"colour\"]",
     {"schema/tools/demo/paint.json:8: /inputSchema/required: there is no property colour."}},
    {"RequiredWithDefault",
     "tools/demo/paint.json",
     "\"required\": [\"color\"]",
     "\"required\": [\"color\", \"width\"]",
     {"schema/tools/demo/paint.json:8: /inputSchema/required: width is required and has a default."}},
    {"FormOfUnknownKey",
     "common/shapes.json",
     "\"required\": [\"shape\"], \"optional\": [\"layer\"]",
     "\"required\": [\"shape\"], \"optional\": [\"level\"]",
     {"schema/common/shapes.json:37: /$defs/ShapeOrPoint/union/forms/0/optional: there is no property level."}},
    {"DependencyOnUnknownKey",
     "tools/demo/paint.json",
     "\"label_size\": [\"label\"]",
     "\"label_size\": [\"lable\"]",
     {"schema/tools/demo/paint.json:25: /inputSchema/dependentRequired: there is no property lable."}},
    {"CppNameTwice",
     "common/shapes.json",
     "\"ShapeId\": {",
     "\"Config\": { \"type\": \"string\", \"enum\": [\"a\"], \"description\": \"A.\" },\n\"ShapeId\": {",
     {"schema/config/config.json:1: the C++ name Config is taken by schema/common/shapes.json: /$defs/Config."}},

    // Values.
    {"DefaultOutOfRange",
     "tools/demo/paint.json",
     "\"default\": 2",
     "\"default\": 12",
     {"schema/tools/demo/paint.json:15: /inputSchema/properties/width/default: 12 is more than the maximum 9."}},
    {"DefaultNotInEnum",
     "tools/demo/paint.json",
     "\"default\": \"round\"",
     "\"default\": \"rund\"",
     {"schema/tools/demo/paint.json:16: /inputSchema/properties/brush/default: \"rund\" is not one of round, flat, did "
      "you mean \"round\"?"}},
    {"ExampleOutOfRange",
     "tools/demo/paint.json",
     "\"examples\": [3]",
     "\"examples\": [3, 0]",
     {"schema/tools/demo/paint.json:15: /inputSchema/properties/width/examples/1: 0 is less than the minimum 1."}},
    {"ExampleThatWouldBeRefused",
     "tools/demo/paint.json",
     "\"arguments\": { \"shape\": 3,",
     "\"arguments\": { \"shape\": 3, \"x\": 1,",
     {"schema/tools/demo/paint.json:38: /examples/0/arguments: shape and x cannot be combined."}},
    {"UnknownFallback",
     "common/shapes.json",
     "\"unknown\": \"calm\"",
     "\"unknown\": \"quiet\"",
     {"schema/common/shapes.json:22: /$defs/InMood/properties/mood/unknown: \"quiet\" is no value of the enum."}},
    {"AliasOfNothing",
     "common/shapes.json",
     "\"rouge\": \"red\"",
     "\"rouge\": \"rad\"",
     {"schema/common/shapes.json:7: /$defs/Color/aliases/rouge: \"rad\" is no value of the enum."}},
    {"EnumDescriptionMissing",
     "common/shapes.json",
     ", \"Both.\"",
     "",
     {"schema/common/shapes.json:6: /$defs/Color/enumDescriptions: there must be one for each value."}},
    {"UnboundedInput",
     "tools/demo/paint.json",
     "\"maxItems\": 3, \"items\": { \"$ref\": \"../../common/shapes.json#/$defs/Point\" }",
     "\"items\": { \"$ref\": \"../../common/shapes.json#/$defs/Point\" }",
     {"schema/tools/demo/paint.json:19: /inputSchema/properties/via: no maxItems."}},
    {"PatternWithoutBound",
     "tools/demo/paint.json",
     "\"minLength\": 1, \"maxLength\": 8,",
     "",
     {"schema/tools/demo/paint.json:17: /inputSchema/properties/label: a pattern needs a maxLength of at most 4096."}},
    {"PatternThatIsNone",
     "tools/demo/paint.json",
     "^[a-z]+$",
     "^[a-z+$",
     {"schema/tools/demo/paint.json:17: /inputSchema/properties/label/pattern: is no regular expression."}},
    {"LimitsCrossed",
     "common/shapes.json",
     "\"minimum\": 1, \"maximum\": 99",
     "\"minimum\": 100, \"maximum\": 99",
     {"schema/common/shapes.json:3: /$defs/ShapeId: the minimum is more than the maximum.",
      "schema/tools/demo/paint.json:38: /examples/0/arguments/shape: 3 is less than the minimum 100."}},

    // Platforms, presets, errors.
    {"PlatformForgotten",
     "tools/demo/paint.json",
     "\"sim\": \"full\",\n",
     "",
     {"schema/tools/demo/paint.json:34: /platforms: no sim."}},
    {"PlatformUnknown",
     "tools/demo/paint.json",
     "\"sim\": \"full\",\n",
     "\"sim\": \"full\", \"amiga\": \"full\",\n",
     {"schema/tools/demo/paint.json:35: /platforms/amiga: there is no platform amiga."}},
    {"FullWithoutFacet",
     "platforms/sim.json",
     "\"facets\": [\"input\", \"screen\"]",
     "\"facets\": [\"screen\"]",
     {"schema/tools/demo/paint.json:35: /platforms/sim: is full, but sim does not provide input."}},
    {"NoSubject",
     "tools/demo/paint.json",
     "\"subject\": \"desktop\", ",
     "",
     {"schema/tools/demo/paint.json:1: no subject."}},
    {"SubjectWithoutItsArguments",
     "tools/demo/paint.json",
     "\"subject\": \"desktop\"",
     "\"subject\": \"application\"",
     {"schema/tools/demo/paint.json:30: /subject: is application, but there is no argument pid."}},
    {"NoSubjectAndANeed",
     "tools/demo/paint.json",
     "\"subject\": \"desktop\"",
     "\"subject\": \"none\"",
     {"schema/tools/demo/paint.json:30: /subject: \"none\" is for tools that need nothing of a platform, and for all "
      "of "
      "them."}},
    {"PropertyOfUnknownPlatform",
     "tools/demo/paint.json",
     "\"platforms\": [\"macos\"], \"elsewhere\": \"refuse\"",
     "\"platforms\": [\"mac\"], \"elsewhere\": \"refuse\"",
     {"schema/tools/demo/paint.json:22: /inputSchema/properties/pencil/platforms: there is no platform mac."}},
    {"PlatformFileName",
     "platforms/sim.json",
     "\"name\": \"sim\"",
     "\"name\": \"simulation\"",
     {"schema/platforms/sim.json:1: /name: the file must be called simulation.json.",
      "schema/tools/demo/list_strokes.json:20: /platforms: no simulation.",
      "schema/tools/demo/list_strokes.json:20: /platforms/sim: there is no platform sim.",
      "schema/tools/demo/paint.json:34: /platforms: no simulation.",
      "schema/tools/demo/paint.json:35: /platforms/sim: there is no platform sim."}},
    {"ToolFileName",
     "tools/demo/paint.json",
     "\"name\": \"paint\"",
     "\"name\": \"paints\"",
     {"schema/presets.json:5: /presets/lean/tools/0: there is no tool demo.paint.",
      "schema/tools/demo/paint.json:3: /name: the file must be called paints.json."}},
    {"PresetOfUnknownTool",
     "presets.json",
     "[\"demo.paint\"]",
     "[\"demo.paint\", \"demo.pant\"]",
     {"schema/presets.json:5: /presets/lean/tools/1: there is no tool demo.pant."}},
    {"PresetOfUnknownToolset",
     "presets.json",
     "[\"demo\"]",
     "[\"demos\"]",
     {"schema/presets.json:6: /presets/full/toolsets/0: there is no toolset demos."}},
    {"DefaultPresetUnknown",
     "presets.json",
     "\"default\": \"lean\"",
     "\"default\": \"lea\"",
     {"schema/presets.json:3: /default: there is no preset lea."}},
    {"ErrorUnknown",
     "tools/demo/paint.json",
     "[\"out_of_paint\"]",
     "[\"out_of_ink\"]",
     {"schema/tools/demo/paint.json:30: /errors/0: there is no error out_of_ink in schema/common/errors.json."}},
    {"ErrorThatGeneratedCodeNeeds",
     "common/errors.json",
     "\"unknown_platform\": {",
     "\"strange_platform\": {",
     {"schema/common/errors.json:3: /errors: no unknown_platform, which generated code needs."}},
    {"PositionalUnknown",
     "tools/demo/paint.json",
     "\"positional\": [\"shape\"]",
     "\"positional\": [\"form\"]",
     {"schema/tools/demo/paint.json:6: /cli/positional/0: there is no argument form."}},
    {"OnlyWithUnknown",
     "tools/demo/paint.json",
     "\"dry\": \"out_file\"",
     "\"dry\": \"file\"",
     {"schema/tools/demo/paint.json:6: /cli/only_with/dry: there is no argument file."}},
    {"OnlyWithOfNoFlag",
     "tools/demo/paint.json",
     "\"dry\": \"out_file\"",
     "\"width\": \"out_file\"",
     {"schema/tools/demo/paint.json:6: /cli/only_with/width: is no boolean."}},
    {"ExitCodeUnknown",
     "cli/commands.json",
     ", \"3\": \"Out of paint.\"",
     "",
     {"schema/common/errors.json:11: /errors/out_of_paint/exit: 3 is no exit code of schema/cli/commands.json."}},

    // Texts.
    {"ConditionOnAValueThatIsNone",
     "tools/demo/paint.json",
     "[ much{color=green?}]",
     "[ much{color=grin?}]",
     {"schema/tools/demo/paint.json:29: /text/summary: {color}: is never grin."}},
    {"ConditionOnAValueOfNoEnum",
     "tools/demo/paint.json",
     "[ much{color=green?}]",
     "[ much{length=green?}]",
     {"schema/tools/demo/paint.json:29: /text/summary: {length}: is never green."}},
    {"PlaceholderUnknown",
     "tools/demo/paint.json",
     "{length} pixels",
     "{lenght} pixels",
     {"schema/tools/demo/paint.json:29: /text/summary: {lenght}: there is no lenght."}},
    {"PlaceholderMayBeAbsent",
     "tools/demo/paint.json",
     "[, {note}]",
     ", {note}",
     {"schema/tools/demo/paint.json:29: /text/summary: {note} may be absent and must stand in [ ]."}},
    {"PlaceholderIsAnObject",
     "tools/demo/list_strokes.json",
     "{strokes.count/stroke/strokes}",
     "{strokes}",
     {"schema/tools/demo/list_strokes.json:15: /text/summary: {strokes}: is no text, number or boolean."}},
    {"WordsForWhatIsNoNumber",
     "tools/demo/paint.json",
     "in {color}",
     "in {color/colour/colours}",
     {"schema/tools/demo/paint.json:29: /text/summary: {color}: is no number of things."}},
    {"BracketThatNeverGoes",
     "tools/demo/paint.json",
     "[ (wet{wet?})]",
     "[ (wet)]",
     {"schema/tools/demo/paint.json:29: /text/summary: nothing in a [ ] can be absent."}},
    {"BracketOpen",
     "tools/demo/paint.json",
     "[ (wet{wet?})]",
     "[ (wet{wet?})",
     {"schema/tools/demo/paint.json:29: /text/summary: a [ is never closed."}},
    {"RowsOfNoList",
     "tools/demo/paint.json",
     "\"rows\": { \"points\"",
     "\"rows\": { \"length\"",
     {"schema/tools/demo/paint.json:29: /text/rows/length: there is no list of objects length in the result."}},
    {"PlaceholderOfAnError",
     "common/errors.json",
     "There is no {color} left",
     "There is no {colour} left",
     {"schema/common/errors.json:11: /errors/out_of_paint/message: {colour}: there is no colour."}},
};

class BadSchemas : public ::testing::TestWithParam<BadSchema> {};

TEST_P(BadSchemas, IsRefusedWithTheseLines) {
  const BadSchema& bad = GetParam();
  const TemporaryFolder folder;
  copy_small_schema(folder.path());
  edit(folder.path() / "schema" / bad.file, bad.before, bad.after);
  const Generation generation = generate(folder.path() / "schema");
  EXPECT_EQ(generation.errors, bad.errors);
  EXPECT_EQ(generation.products.empty(), !bad.errors.empty());
}

INSTANTIATE_TEST_SUITE_P(All, BadSchemas, ::testing::ValuesIn(kBadSchemas),
                         [](const auto& row) { return std::string(row.param.name); });

void PrintTo(const BadSchema& bad, std::ostream* out) { *out << bad.name; }

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
