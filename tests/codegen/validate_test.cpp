#include "codegen/runtime/validate.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_reader.h"

namespace offhand {
namespace {

using nlohmann::json;

constexpr auto kColors = std::to_array<std::string_view>({"red", "green", "blue"});
constexpr auto kColorAliases = std::to_array<EnumAlias>({{"rouge", "red"}});
constexpr SchemaNode kColor = {.kind = SchemaKind::string, .values = kColors, .aliases = kColorAliases};
constexpr SchemaNode kCount = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 3};
constexpr SchemaNode kBigNumber = {.kind = SchemaKind::integer};
constexpr SchemaNode kRatio = {.kind = SchemaKind::number, .minimum = 0, .maximum = 1};
constexpr SchemaNode kFlag = {.kind = SchemaKind::boolean};
constexpr SchemaNode kWord = {.kind = SchemaKind::string, .min_size = 1, .max_size = 5, .pattern = "^[a-zä]+$"};
constexpr SchemaNode kPath = {.kind = SchemaKind::string, .max_size = 100, .format = SchemaFormat::path};
constexpr SchemaNode kUri = {.kind = SchemaKind::string, .format = SchemaFormat::uri};
constexpr SchemaNode kColorList = {.kind = SchemaKind::array, .min_size = 1, .max_size = 2, .items = &kColor};
constexpr SchemaNode kCoordinate = {.kind = SchemaKind::number};
constexpr auto kPointProperties = std::to_array<SchemaProperty>({
    {.name = "x", .node = &kCoordinate, .required = true},
    {.name = "y", .node = &kCoordinate, .required = true},
});
constexpr SchemaNode kPoint = {.kind = SchemaKind::object, .properties = kPointProperties};
constexpr auto kMac = std::to_array<std::string_view>({"macos"});
constexpr auto kCountNeeds = std::to_array<std::string_view>({"word"});
constexpr auto kDependencies = std::to_array<DependentRequired>({{.key = "ratio", .needs = kCountNeeds}});
constexpr auto kProperties = std::to_array<SchemaProperty>({
    {.name = "color", .node = &kColor},
    {.name = "mood", .node = &kColor, .unknown = "green"},
    {.name = "count", .node = &kCount},
    {.name = "big", .node = &kBigNumber},
    {.name = "ratio", .node = &kRatio},
    {.name = "flag", .node = &kFlag},
    {.name = "word", .node = &kWord},
    {.name = "path", .node = &kPath},
    {.name = "uri", .node = &kUri},
    {.name = "colors", .node = &kColorList},
    {.name = "point", .node = &kPoint},
    {.name = "pencil", .node = &kFlag, .platforms = kMac, .elsewhere = Elsewhere::refuse},
    {.name = "ink", .node = &kFlag, .platforms = kMac, .elsewhere = Elsewhere::ignore},
});
constexpr SchemaNode kObject = {
    .kind = SchemaKind::object, .properties = kProperties, .dependent_required = kDependencies};

std::string problems_of(const SchemaNode& node, json& value, std::string_view platform = "linux") {
  const auto problems = validate(node, value, platform);
  return summary_of(problems);
}

struct Case {
  const char* name;
  const char* arguments;
  const char* problems;
  /// The value afterwards; null: as it was.
  const char* normalised = nullptr;
};

void PrintTo(const Case& row, std::ostream* out) { *out << row.name; }

class Validate : public ::testing::TestWithParam<Case> {};

TEST_P(Validate, ReportsAndNormalises) {
  const Case& row = GetParam();
  json value = json::parse(row.arguments);
  EXPECT_EQ(problems_of(kObject, value), row.problems);
  if (row.normalised != nullptr) {
    EXPECT_EQ(value.dump(), row.normalised);
  }
}

const Case kCases[] = {
    {"Empty", "{}", "", "{}"},
    {"NoObject", "[]", "must be an object, not an array"},
    {"Null", "null", "must be an object, not null"},
    {"UnknownKey", R"({"cuont": 1})", "/cuont: unknown key, did you mean \"count\"?"},
    {"UnknownKeyLikeNothing", R"({"zebra": 1})", "/zebra: unknown key"},
    {"KebabCaseKey", R"({"co-unt": 1})", "/co-unt: unknown key, did you mean \"count\"?"},
    {"StrangeKey", R"({"a/b~c\n": 1})", "/a~1b~0c\\n: unknown key"},
    {"EnumValue", R"({"color": "blue"})", ""},
    {"EnumAlias", R"({"color": "rouge"})", "", R"({"color":"red"})"},
    {"EnumTypo", R"({"color": "gren"})", "/color: \"gren\" is not one of red, green, blue, did you mean \"green\"?"},
    {"EnumUnknown", R"({"color": "purple"})", "/color: \"purple\" is not one of red, green, blue"},
    {"EnumCase", R"({"color": "RED"})", "/color: \"RED\" is not one of red, green, blue, did you mean \"red\"?"},
    {"EnumNumber", R"({"color": 3})", "/color: must be a string, not the number 3"},
    {"FallbackForUnknownString", R"({"mood": "odd"})", "", R"({"mood":"green"})"},
    {"FallbackKeepsKnown", R"({"mood": "blue"})", "", R"({"mood":"blue"})"},
    {"NoFallbackForOtherTypes", R"({"mood": 3})", "/mood: must be a string, not the number 3"},
    {"Integer", R"({"count": 2})", ""},
    {"IntegerAsFloat", R"({"count": 2.0})", "", R"({"count":2})"},
    {"Fraction", R"({"count": 2.5})", "/count: 2.5 is not a whole number"},
    {"IntegerAsText", R"({"count": "two"})", "/count: must be an integer, not the string \"two\""},
    {"IntegerAsBoolean", R"({"count": true})", "/count: must be an integer, not true"},
    {"TooSmall", R"({"count": 0})", "/count: 0 is less than the minimum 1"},
    {"Negative", R"({"count": -9223372036854775808})", "/count: -9223372036854775808 is less than the minimum 1"},
    {"TooLarge", R"({"count": 4})", "/count: 4 is more than the maximum 3"},
    {"BeyondSixtyFourBits", R"({"big": 18446744073709551615})", "/big: 18446744073709551615 is out of range"},
    {"BeyondAnyInteger", R"({"big": 1e300})", "/big: 1e+300 is out of range"},
    {"JustBelowAnyInteger", R"({"big": -9223372036854775809})", "/big: -9223372036854775808 is out of range"},
    {"SmallestInteger", R"({"big": -9223372036854775808})", "", R"({"big":-9223372036854775808})"},
    {"LargestInteger", R"({"big": 9223372036854775807})", "", R"({"big":9223372036854775807})"},
    {"Number", R"({"ratio": 0.5, "word": "a"})", ""},
    {"NumberAsInteger", R"({"ratio": 1, "word": "a"})", ""},
    {"NumberTooLarge", R"({"ratio": 1.5, "word": "a"})", "/ratio: 1.5 is more than the maximum 1"},
    {"NumberAsText", R"({"ratio": "NaN", "word": "a"})", "/ratio: must be a number, not the string \"NaN\""},
    {"Boolean", R"({"flag": false})", ""},
    {"BooleanAsText", R"({"flag": "true"})", "/flag: must be true or false, not the string \"true\""},
    {"EmptyText", R"({"word": ""})", "/word: must not be empty"},
    {"LongText", R"({"word": "abcdef"})", "/word: \"abcdef\" has 6 characters, at most 5 are allowed"},
    {"LengthInCharacters", R"({"word": "äääää"})", ""},
    {"Pattern", R"({"word": "a b"})", "/word: \"a b\" does not match ^[a-zä]+$"},
    {"QuotedValue", R"({"word": "\"\n\\"})", "/word: \"\\\"\\n\\\\\" does not match ^[a-zä]+$"},
    {"EmptyPath", R"({"path": ""})", "/path: \"\" is not a path"},
    {"PathWithZero", R"({"path": "a\u0000b"})", "/path: must not contain U+0000"},
    {"TextWithZero", R"({"word": "a\u0000b"})", "/word: must not contain U+0000"},
    {"Uri", R"({"uri": "file:///tmp/a"})", ""},
    {"NoUri", R"({"uri": "tmp/a"})", "/uri: \"tmp/a\" is not a URI"},
    {"List", R"({"colors": ["red", "rouge"]})", "", R"({"colors":["red","red"]})"},
    {"ListTooShort", R"({"colors": []})", "/colors: has 0 items, at least 1 are needed"},
    {"ListTooLong", R"({"colors": ["red", "red", "red"]})", "/colors: has 3 items, at most 2 are allowed"},
    {"ListItem", R"({"colors": ["red", 3]})", "/colors/1: must be a string, not the number 3"},
    {"NoList", R"({"colors": "red"})", "/colors: must be an array, not the string \"red\""},
    {"Nested", R"({"point": {"x": 1, "y": 2}})", ""},
    {"NestedMissing", R"({"point": {"x": 1}})", "/point/y: is required"},
    {"NestedUnknown", R"({"point": {"x": 1, "y": 2, "z": 3}})", "/point/z: unknown key"},
    {"NestedType", R"({"point": {"x": null, "y": {}}})",
     "/point/x: must be a number, not null; /point/y: must be a number, not an object"},
    {"Dependency", R"({"ratio": 0})", "ratio needs word as well"},
    {"OtherPlatformRefused", R"({"pencil": true})", "/pencil: exists only on macos, not on linux"},
    {"OtherPlatformIgnored", R"({"ink": true})", "", "{}"},
    {"OtherPlatformIgnoredUnseen", R"({"ink": "whatever"})", "", "{}"},
    {"Several", R"({"count": 9, "color": "gren", "x": 1})",
     "/x: unknown key; /color: \"gren\" is not one of red, green, blue, did you mean \"green\"?; /count: 9 is more "
     "than the maximum 3"},
};

INSTANTIATE_TEST_SUITE_P(All, Validate, ::testing::ValuesIn(kCases),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(ValidatePlatform, ItsOwnPropertiesAreTaken) {
  json value = {{"pencil", true}, {"ink", true}};
  EXPECT_EQ(problems_of(kObject, value, "macos"), "");
  EXPECT_EQ(value.size(), 2U);
}

TEST(ValidatePlatform, NoPlatformTakesThoseOfAll) {
  json value = {{"pencil", true}, {"ink", true}};
  EXPECT_EQ(problems_of(kObject, value, ""), "");
}

TEST(ValidateNumbers, NotFinite) {
  // JSON text cannot say it, but JSON values made in memory can hold it.
  json value = {{"ratio", std::numeric_limits<double>::infinity()},
                {"count", std::numeric_limits<double>::quiet_NaN()},
                {"word", "a"}};
  EXPECT_EQ(problems_of(kObject, value), "/count: nan is not a whole number; /ratio: inf is not a finite number");
  EXPECT_THROW({ const json read = json::parse(R"({"ratio": 1e999})"); }, json::out_of_range);
}

TEST(ValidateText, NotUtf8) {
  json value = {{"word", "a\xff"}};
  EXPECT_EQ(problems_of(kObject, value), "/word: \"a\\xff\" is not valid UTF-8");
}

TEST(ValidateText, LongValuesAreCut) {
  json value = {{"color", std::string(100000, 'x')}};
  EXPECT_EQ(problems_of(kObject, value), "/color: \"" + std::string(80, 'x') + "…\" is not one of red, green, blue");
}

TEST(ValidateText, LongTextNeverReachesThePattern) {
  // std::regex would run out of stack.
  json value = {{"word", std::string(1000000, 'a')}};
  EXPECT_EQ(validate(kObject, value, "linux").size(), 1U);
}

TEST(ValidateMany, StopsCountingMistakes) {
  json value = json::object();
  for (int i = 0; i < 1000; ++i) value["key" + std::to_string(i)] = i;
  EXPECT_EQ(validate(kObject, value, "linux").size(), 20U);
}

TEST(CheckedJsonTest, DeepNestingIsRefusedWithoutRecursion) {
  constexpr int kDepth = 100000;
  json deep = json::parse(R"({"point":)" + std::string(kDepth, '[') + std::string(kDepth, ']') + '}');
  const CheckedJson checked(kObject, deep, "linux");
  EXPECT_EQ(summary_of(checked.problems()), "is nested deeper than 64 levels");
}

TEST(CheckedJsonTest, LeavesTheOriginalAlone) {
  const json original = {{"color", "rouge"}};
  const CheckedJson checked(kObject, original, "linux");
  EXPECT_TRUE(checked.problems().empty());
  EXPECT_EQ(original["color"], "rouge");
  EXPECT_EQ(checked.value()["color"], "red");
}

TEST(CheckedJsonTest, WhatIsRightIsNotCopied) {
  const json right = {{"color", "red"}, {"count", 2}};
  EXPECT_EQ(&CheckedJson(kObject, right, "linux").value(), &right);
  for (const json& other : {json{{"color", "rouge"}}, json{{"count", 2.0}}, json{{"mood", "odd"}}}) {
    EXPECT_FALSE(validate_as_it_is(kObject, other, "linux").has_value()) << other;
    EXPECT_NE(&CheckedJson(kObject, other, "linux").value(), &other) << other;
  }
}

TEST(CheckedJsonTest, WhatIsWrongIsSaidTheSameOfACopyAndWithoutOne) {
  const json wrong = {{"count", 9}, {"colour", "red"}};
  json copy = wrong;
  const auto problems = validate_as_it_is(kObject, wrong, "linux");
  ASSERT_TRUE(problems.has_value());
  EXPECT_EQ(summary_of(*problems), summary_of(validate(kObject, copy, "linux")));
}

// Unions.

constexpr SchemaNode kAny = {.kind = SchemaKind::integer};
constexpr auto kKeys =
    std::to_array<std::string_view>({"pid", "window_id", "element_index", "element_token", "x", "y"});
constexpr auto kToken = std::to_array<std::string_view>({"element_token"});
constexpr auto kIndex = std::to_array<std::string_view>({"element_index", "window_id"});
constexpr auto kPointInWindow = std::to_array<std::string_view>({"pid", "x", "y"});
constexpr auto kPointOnScreen = std::to_array<std::string_view>({"x", "y"});
constexpr auto kPidWindow = std::to_array<std::string_view>({"pid", "window_id"});
constexpr auto kPid = std::to_array<std::string_view>({"pid"});
constexpr auto kWindow = std::to_array<std::string_view>({"window_id"});
constexpr auto kForms = std::to_array<SchemaForm>({
    {.name = "ElementByToken", .required = kToken, .optional = kPidWindow},
    {.name = "ElementByIndex", .required = kIndex, .optional = kPid},
    {.name = "PointInWindow", .required = kPointInWindow, .optional = kWindow},
    {.name = "PointOnScreen", .required = kPointOnScreen},
});
constexpr SchemaUnion kTarget = {.keys = kKeys, .forms = kForms};
constexpr auto kKeyboardForms = std::to_array<SchemaForm>({
    {.name = "ElementByToken", .required = kToken, .optional = kPidWindow},
    {.name = "ElementByIndex", .required = kIndex, .optional = kPid},
    {.name = "FocusInWindow", .required = kPid, .optional = kWindow},
});
constexpr SchemaUnion kKeyboardTarget = {.keys = kKeys, .forms = kKeyboardForms};
constexpr auto kScreenForms = std::to_array<SchemaForm>({
    {.name = "FocusInWindow", .required = kPid, .optional = kWindow},
    {.name = "FocusOnScreen"},
});
constexpr SchemaUnion kScreenTarget = {.keys = kKeys, .forms = kScreenForms};
constexpr auto kTargetProperties = std::to_array<SchemaProperty>({
    {.name = "pid", .node = &kAny},
    {.name = "window_id", .node = &kAny},
    {.name = "element_index", .node = &kAny},
    {.name = "element_token", .node = &kAny},
    {.name = "x", .node = &kAny},
    {.name = "y", .node = &kAny},
});
constexpr auto kPointerUnions = std::to_array<const SchemaUnion*>({&kTarget});
constexpr auto kScreenUnions = std::to_array<const SchemaUnion*>({&kScreenTarget});
constexpr auto kKeyboardUnions = std::to_array<const SchemaUnion*>({&kKeyboardTarget});
constexpr SchemaNode kPointer = {.kind = SchemaKind::object, .properties = kTargetProperties, .unions = kPointerUnions};
constexpr SchemaNode kKeyboard = {
    .kind = SchemaKind::object, .properties = kTargetProperties, .unions = kKeyboardUnions};
constexpr SchemaNode kScreen = {.kind = SchemaKind::object, .properties = kTargetProperties, .unions = kScreenUnions};

struct UnionCase {
  const char* name;
  const SchemaNode* node;
  const char* arguments;
  /// A number: the form that is chosen.
  const char* expected;
};

void PrintTo(const UnionCase& row, std::ostream* out) { *out << row.name; }

class ValidateUnion : public ::testing::TestWithParam<UnionCase> {};

TEST_P(ValidateUnion, ChoosesOrExplains) {
  const UnionCase& row = GetParam();
  json value = json::parse(row.arguments);
  const std::string problems = problems_of(*row.node, value);
  EXPECT_EQ(problems.empty() ? std::to_string(form_of(*row.node->unions[0], value)) : problems, row.expected);
}

const UnionCase kUnionCases[] = {
    {"Token", &kPointer, R"({"element_token": 1})", "0"},
    {"TokenWithWindow", &kPointer, R"({"element_token": 1, "pid": 2, "window_id": 3})", "0"},
    {"Index", &kPointer, R"({"element_index": 1, "window_id": 3})", "1"},
    {"WindowPoint", &kPointer, R"({"pid": 1, "x": 2, "y": 3})", "2"},
    {"ScreenPoint", &kPointer, R"({"x": 2, "y": 3})", "3"},
    {"Nothing", &kPointer, "{}", "needs element_token, or element_index and window_id, or x and y"},
    {"IndexAlone", &kPointer, R"({"element_index": 1})", "element_index needs window_id as well"},
    {"IndexAndPid", &kPointer, R"({"element_index": 1, "pid": 2})", "pid and element_index need window_id as well"},
    {"XAlone", &kPointer, R"({"x": 1})", "x needs y as well"},
    {"PidAndX", &kPointer, R"({"pid": 1, "x": 1})", "pid and x need y as well"},
    {"PidAlone", &kPointer, R"({"pid": 1})",
     "pid needs element_token, or element_index and window_id, or x and y as well"},
    {"WindowPointWithoutPid", &kPointer, R"({"window_id": 1, "x": 1, "y": 2})", "window_id, x and y need pid as well"},
    {"IndexAndPoint", &kPointer, R"({"element_index": 1, "x": 1, "y": 2, "window_id": 3})",
     "element_index and x cannot be combined"},
    {"TokenAndIndex", &kPointer, R"({"element_index": 1, "element_token": 1})",
     "element_index and element_token cannot be combined"},
    {"Focus", &kKeyboard, R"({"pid": 1, "window_id": 3})", "2"},
    {"NothingIsAForm", &kScreen, "{}", "1"},
    {"SomethingIsNotNothing", &kScreen, R"({"pid": 1})", "0"},
    {"MoreThanNothing", &kScreen, R"({"window_id": 1})", "window_id needs pid as well"},
    {"NothingForKeys", &kKeyboard, "{}", "needs element_token, or element_index and window_id, or pid"},
};

INSTANTIATE_TEST_SUITE_P(All, ValidateUnion, ::testing::ValuesIn(kUnionCases),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace offhand
