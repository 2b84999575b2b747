#include <gtest/gtest.h>

#include "tests/codegen/bad_schema.h"

// What arguments hold, and values.
namespace offhand::codegen {
namespace {

const BadSchema kBadArguments[] = {
    {"RunNamedFirstAndNotSecond",
     "tools/demo/compose.json",
     "\"also_called\": [\"artist\", \"painter_name\"]",
     "\"also_called\": [\"artist\", \"painter_name\"], \"holds\": \"session_first\"",
     {"schema/tools/demo/compose.json:30: /inputSchema/properties/painter/holds: it comes before an argument that "
      "holds "
      "the session, and there is none."}},
    {"RunWithoutAName",
     "tools/demo/letter.json",
     "\"type\": \"string\", \"minLength\": 1, \"maxLength\": 8, \"live\": \"session\"",
     "\"type\": \"integer\", \"minimum\": 1, \"live\": \"session\"",
     {"schema/tools/demo/letter.json:15: /inputSchema/properties/run/holds: a session has a name: it is a string that "
      "is "
      "no "
      "enum."}},
    {"DeliveryWithoutForeground",
     "tools/demo/letter.json",
     "[\"background\", \"foreground\"]",
     "[\"background\", \"front\"]",
     {"schema/tools/demo/letter.json:17: /inputSchema/properties/manner/holds: a mode of delivery is an enum with the "
      "value foreground or focus."}},
    {"ScreenWithoutDesktop",
     "tools/demo/letter.json",
     "\"holds\": \"delivery\"",
     "\"holds\": \"scope\"",
     {"schema/tools/demo/letter.json:17: /inputSchema/properties/manner/holds: what lets a call act on the screen is "
      "an "
      "enum with the value desktop."}},
    {"ThingThatItsTypeCannotHold",
     "tools/demo/letter.json",
     "\"type\": \"boolean\", \"holds\": \"plain\"",
     "\"type\": \"boolean\", \"holds\": \"process\"",
     {"schema/tools/demo/letter.json:24: /inputSchema/properties/bold/holds: is an integer."}},
    {"TypedTextThatIsANumber",
     "tools/demo/sweep.json",
     "\"softly\": { \"type\": \"boolean\",",
     "\"softly\": { \"type\": \"boolean\", \"holds\": \"typed_text\",",
     {"schema/tools/demo/sweep.json:14: /inputSchema/properties/softly/holds: is text, or a list or map of texts."}},
    {"ThingThatNothingHolds",
     "tools/demo/write_at.json",
     "\"holds\": \"typed_text\", \"maxLength\": 40",
     "\"holds\": \"typed_txt\", \"maxLength\": 40",
     {"schema/tools/demo/write_at.json:10: /inputSchema/properties/phrase/holds: \"typed_txt\" is not one of "
      "typed_text, key, modifier, plain, tool, tool_arguments, output_path, session, session_first, delivery, wait, "
      "observation, "
      "application, "
      "process, window, element_index, element_token, element_id, element_query, to_element_query, "
      "point_x, point_y, to_x, to_y, zoom, scope; did you mean \"typed_text\"?"}},
    {"TextOfAToolThatActsSaysNothing",
     "tools/demo/paint.json",
     "\"label\": { \"type\": \"string\", \"holds\": \"typed_text\",",
     "\"label\": { \"type\": \"string\",",
     {"schema/tools/demo/paint.json:17: /inputSchema/properties/label: demo.paint acts, and label is text: it has to "
      "say what it \"holds\", typed_text or key where it is typed, plain where it goes into no field."}},
    {"TextsInAListSayNothing",
     "tools/demo/write_at.json",
     "\"notes\": { \"type\": \"array\", \"holds\": \"plain\",",
     "\"notes\": { \"type\": \"array\",",
     {"schema/tools/demo/write_at.json:11: /inputSchema/properties/notes: demo.write_at acts, and notes is text: it "
      "has "
      "to say what it \"holds\", typed_text or key where it is typed, plain where it goes into no field."}},
    {"TextInAnObjectInAListSaysNothing",
     "tools/demo/write_at.json",
     "\"line\": { \"type\": \"string\", \"holds\": \"typed_text\",",
     "\"line\": { \"type\": \"string\",",
     {"schema/tools/demo/write_at.json:13: /inputSchema/properties/verses/items/properties/line: demo.write_at acts, "
      "and line is text: it has to say what it \"holds\", typed_text or key where it is typed, plain where it goes "
      "into "
      "no field."}},
    {"PartOfAnAddressTwice",
     "tools/demo/sweep.json",
     "\"holds\": \"point_y\"",
     "\"holds\": \"point_x\"",
     {"schema/tools/demo/sweep.json:11: /inputSchema/properties/top: holds point_x, which left of the same tool holds.",
      "schema/tools/demo/sweep.json:18: /subject: is two_points, but no argument holds point_x, point_y, to_x and "
      "to_y."}},
    {"StrangerInAnAddress",
     "common/places.json",
     "\"holds\": \"application\"",
     "\"holds\": \"plain\"",
     {"schema/common/places.json:18: /$defs/Anything/properties/app: stands among what says whom a call means, and "
      "\"holds\" no part of that."}},
    {"ElementThatNothingNames",
     "tools/demo/sweep.json",
     "\"subject\": \"two_points\"",
     "\"subject\": \"element\"",
     {"schema/tools/demo/sweep.json:18: /subject: is element, but no argument holds a part of the address of an "
      "element."}},
    {"WindowThatNobodyHasToName",
     "tools/demo/sweep.json",
     "\"subject\": \"two_points\"",
     "\"subject\": \"window\"",
     {"schema/tools/demo/sweep.json:18: /subject: is window, but a call need name neither a process nor a window."}},
    {"WaitWithoutEnd",
     "tools/demo/compose.json",
     "\"maximum\": 60000, ",
     "",
     {"schema/tools/demo/compose.json:33: /inputSchema/properties/timeout_ms/holds: a time to wait is an integer with "
      "a "
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
};

class BadArguments : public ::testing::TestWithParam<BadSchema> {};

TEST_P(BadArguments, AreRefusedWithTheseLines) { expect_refused(GetParam()); }

INSTANTIATE_TEST_SUITE_P(All, BadArguments, ::testing::ValuesIn(kBadArguments),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace offhand::codegen
