#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "codegen/runtime/read_schema.h"
#include "codegen/runtime/validate.h"

// JSON Schema that was read, as the interpreter understands it.
namespace offhand {
namespace {

using nlohmann::json;

std::string complaint(const char* schema, const char* value, Shown shown = Shown::text) {
  const auto written = json::parse(schema);
  auto judged = json::parse(value);
  SchemaReader reader;
  const auto& node = reader.read(written);
  EXPECT_THAT(reader.unknown(), testing::IsEmpty()) << schema;
  return summary_of(validate(node, judged, {}, shown));
}

struct SchemaRow {
  const char* schema;
  const char* fits;
  const char* differs;
  const char* complaint;
};

TEST(ReadSchema, KeywordsMeanWhatTheyMeanInJsonSchema) {
  for (const auto& row : {
           SchemaRow{R"({"type":"object"})", R"({"a":{"b":[null]}})", "[]", "must be an object, not an array"},
           SchemaRow{R"({"required":["a"]})", R"([])", R"({})", "/a: is required"},
           SchemaRow{R"({"properties":{"a":false}})", R"({"b":1})", R"({"a":1})", "/a: does not belong here"},
           SchemaRow{R"({"properties":{"a":true},"additionalProperties":false})", R"({"a":{"b":1}})", R"({"b":1})",
                     "/b: unknown key"},
           SchemaRow{R"({"additionalProperties":{"type":"integer"}})", R"({"a":1})", R"({"a":"1"})",
                     R"(/a: must be an integer, not "1")"},
           SchemaRow{R"({"propertyNames":{"pattern":"^[a-z]$"}})", R"({"a":1})", R"({"A":1})",
                     R"(/A: "A" does not match ^[a-z]$)"},
           SchemaRow{R"({"const":false})", "false", "true", "must be false, not true"},
           SchemaRow{R"({"enum":["x","y"]})", R"("x")", "1", "the number 1 is not one of x, y"},
           SchemaRow{R"({"oneOf":[{"const":"x","title":"X"}]})", R"("x")", R"("X")",
                     R"("X" is not one of x, did you mean "x"?)"},
           SchemaRow{R"({"not":{"const":"x"}})", R"("y")", R"("x")", R"(must be something else, not "x")"},
           SchemaRow{R"({"allOf":[{"minimum":1},{"maximum":2}]})", "2", "3", "3 is more than the maximum 2"},
           SchemaRow{R"({"if":{"type":"string"},"then":{"minLength":1},"else":{"type":"array"}})", "[]", "5",
                     "must be an array, not 5"},
           SchemaRow{R"({"items":{"type":"string"},"uniqueItems":true})", R"(["a","b"])", R"(["a","a"])",
                     "has an item twice"},
       }) {
    EXPECT_EQ(complaint(row.schema, row.fits), "") << row.schema;
    EXPECT_EQ(complaint(row.schema, row.differs), row.complaint) << row.schema;
  }
}

TEST(ReadSchema, ADefinitionMayContainItself) {
  const auto tree = json::parse(R"({"type":"object","additionalProperties":{"$ref":"tree"}})");
  SchemaReader reader([&](const std::string& reference) { return reference == "tree" ? &tree : nullptr; });
  auto value = json::parse(R"({"a":{"b":{"c":1}}})");
  EXPECT_EQ(summary_of(validate(reader.read(tree), value, {})), "/a/b/c: must be an object, not the number 1");
}

TEST(ReadSchema, TellsWhatItPassedOver) {
  const auto schema = json::parse(R"({"contains":{}})");
  SchemaReader reader;
  reader.read(schema);
  EXPECT_THAT(reader.unknown(), testing::ElementsAre("contains"));
}

TEST(ReadSchema, ASecretIsNeverRepeated) {
  for (const auto* schema :
       {R"({"type":"integer"})", R"({"enum":["sekret"]})", R"({"minLength":20})", R"({"maxLength":2})",
        R"({"pattern":"^x$"})", R"({"type":"string","format":"email"})", R"({"const":"x"})", R"({"type":"array"})"}) {
    const auto text = complaint(schema, R"("secret")", Shown::nothing);
    EXPECT_FALSE(text.empty()) << schema;
    EXPECT_THAT(text, testing::Not(testing::HasSubstr("secret"))) << schema;
  }
  EXPECT_THAT(complaint(R"({"type":"integer","maximum":5})", "4711", Shown::nothing),
              testing::Not(testing::HasSubstr("4711")));
}

}  // namespace
}  // namespace offhand
