#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/mcp/asking/answers.h"
#include "tests/support/json.h"

// What keeps a client's result from being the answer to what it was asked.
namespace offhand::test {
namespace {

using mcp::answer_problem;
using nlohmann::json;

constexpr auto newest = "2026-07-28";

/// The complaint about one value of a form with one field.
std::string of_field(const json& field, const json& value) {
  const json params{{"message", "?"},
                    {"requestedSchema", {{"type", "object"}, {"properties", {{"f", field}}}, {"required", {"f"}}}}};
  return answer_problem({"k", InputKind::form, params.dump()}, {{"action", "accept"}, {"content", {{"f", value}}}},
                        newest);
}

struct FieldRow {
  json field;
  std::vector<json> fit;
  std::vector<json> unfit;
};

TEST(FormAnswers, HaveFieldsOfTheFormsThatWereAskedFor) {
  const json titled{{{"const", "r"}, {"title", "Red"}}, {{"const", "g"}, {"title", "Green"}}};
  for (const auto& row : {
           FieldRow{{{"type", "string"}}, {"", "a"}, {5, true, nullptr, json::array(), json::object()}},
           FieldRow{{{"type", "string"}, {"minLength", 2}, {"maxLength", 3}}, {"ab", "äöü"}, {"a", "ä", "abcd"}},
           FieldRow{{{"type", "string"}, {"format", "email"}}, {"a@example.org"}, {"a", "a@", "@b", "a b@c", "a@b@c"}},
           FieldRow{{{"type", "string"}, {"format", "uri"}},
                    {"https://example.org/a?b#c", "urn:a"},
                    {"example.org", ":a", "1a:b", "https://a b", "https://ä"}},
           FieldRow{{{"type", "string"}, {"format", "date"}},
                    {"2024-02-29"},
                    {"2023-02-29", "2024-13-01", "2024-1-1", "2024-01-01T00:00:00Z"}},
           FieldRow{{{"type", "string"}, {"format", "date-time"}},
                    {"2024-02-29T23:59:60Z", "2024-02-29t00:00:00.125+01:30"},
                    {"2024-02-29", "2024-02-29T24:00:00Z", "2024-02-29T00:00:00", "2024-02-29T00:00:00.Z"}},
           FieldRow{{{"type", "string"}, {"format", "unheard-of"}}, {"a"}, {}},
           FieldRow{{{"type", "integer"}, {"minimum", 0}, {"maximum", 9}}, {0, 9, 5.0}, {-1, 10, 0.5, "5", true}},
           FieldRow{{{"type", "number"}, {"minimum", 0.5}}, {0.5, 1}, {0.25, "1"}},
           FieldRow{{{"type", "boolean"}}, {true, false}, {0, "true"}},
           FieldRow{{{"type", "string"}, {"enum", {"r", "g"}}, {"enumNames", {"Red", "Green"}}}, {"r"}, {"Red", 0}},
           FieldRow{{{"type", "string"}, {"oneOf", titled}}, {"g"}, {"Green", "b"}},
           FieldRow{{{"type", "array"}, {"minItems", 1}, {"maxItems", 2}, {"items", {{"enum", {"a", "b", "c"}}}}},
                    {{"a"}, {"b", "c"}},
                    {json::array(), {"a", "b", "c"}, {"d"}, {1}, "a"}},
           FieldRow{{{"type", "array"}, {"items", {{"anyOf", titled}}}}, {json::array(), {"r", "g"}}, {{"Red"}}},
       }) {
    for (const auto& value : row.fit) EXPECT_EQ(of_field(row.field, value), "") << row.field << value;
    for (const auto& value : row.unfit) {
      EXPECT_THAT(of_field(row.field, value), testing::StartsWith("content.f")) << row.field << value;
    }
  }
}

TEST(FormAnswers, WhatWasNotAskedForMayBeThereToo) {
  const InputRequest question{"k", InputKind::form, R"({"requestedSchema":{"type":"object","properties":{}}})"};
  const auto problem = [&](const json& content) {
    return answer_problem(question, {{"action", "accept"}, {"content", content}}, newest);
  };
  EXPECT_EQ(problem({{"other", "a"}, {"more", {"a"}}}), "");
  EXPECT_THAT(problem({{"other", json::object()}}), testing::StartsWith("content.other "));
}

struct AnswerRow {
  InputKind kind;
  const char* text;
  const char* why;
  const char* version = newest;
};

TEST(Answers, FitTheKindOfTheirQuestion) {
  constexpr auto form = InputKind::form;
  constexpr auto url = InputKind::url;
  constexpr auto sampling = InputKind::sampling;
  constexpr auto roots = InputKind::roots;
  for (const auto& row : {
           AnswerRow{form, R"({"action":"accept","content":{}})", ""},
           AnswerRow{form, R"({"action":"accept"})", "content is missing"},
           AnswerRow{form, R"({"action":"accept","content":[]})", "content must be an object"},
           AnswerRow{form, R"({"action":"decline"})", ""},
           AnswerRow{form, R"({"action":"cancel","content":null})", ""},
           AnswerRow{form, R"({"action":"perhaps"})", "action must be accept, decline or cancel"},
           AnswerRow{form, R"({"action":5})", "action must be accept, decline or cancel"},
           AnswerRow{form, R"([])", "the result must be an object"},
           AnswerRow{form, R"({"action":"decline","_meta":5})", "_meta must be an object"},
           AnswerRow{url, R"({"action":"accept"})", ""},
           AnswerRow{url, R"({"action":"accept","content":5})", "content must be an object"},
           AnswerRow{sampling, R"({"role":"assistant","model":"m","content":{"type":"text","text":"a"}})", ""},
           AnswerRow{sampling, R"({"role":"system","model":"m","content":{"type":"text","text":"a"}})",
                     "role must be user or assistant"},
           AnswerRow{sampling, R"({"role":"assistant","content":{"type":"text","text":"a"}})", "model is missing"},
           AnswerRow{sampling, R"({"role":"assistant","model":"m","stopReason":5,"content":{}})",
                     "stopReason must be a string"},
           AnswerRow{sampling, R"({"role":"assistant","model":"m"})", "content is missing"},
           AnswerRow{sampling, R"({"role":"assistant","model":"m","content":[{"type":"text","text":"a"}]})", ""},
           AnswerRow{sampling, R"({"role":"assistant","model":"m","content":[{"type":"text","text":"a"}]})",
                     "content must be an object", "2025-06-18"},
           AnswerRow{sampling,
                     R"({"role":"assistant","model":"m","content":{"type":"audio","mimeType":"a/b","data":"AAAA"}})",
                     "content.type must be one that version 2024-11-05 has here", "2024-11-05"},
           AnswerRow{sampling,
                     R"({"role":"assistant","model":"m","content":{"type":"image","mimeType":"a/b","data":"!"}})",
                     "content.data must be base64"},
           AnswerRow{sampling,
                     R"({"role":"assistant","model":"m","content":{"type":"tool_use","id":"1","name":"n","input":{}}})",
                     ""},
           AnswerRow{
               sampling,
               R"({"role":"assistant","model":"m","content":[{"type":"tool_use","id":"1","name":"n","input":5}]})",
               "content[0].input must be an object"},
           AnswerRow{sampling,
                     R"({"role":"user","model":"m","content":[{"type":"tool_result","toolUseId":"1","content":[5]}]})",
                     "content[0].content[0] must be an object"},
           AnswerRow{
               sampling,
               R"({"role":"user","model":"m","content":{"type":"text","text":"a","annotations":{"audience":["me"]}}})",
               "content.annotations.audience must be user or assistant"},
           AnswerRow{roots, R"({"roots":[]})", ""},
           AnswerRow{roots, R"({"roots":[{"uri":"file:///a b","name":"ä"}]})", ""},
           AnswerRow{roots, R"({"roots":{}})", "roots must be an array"},
           AnswerRow{roots, R"({})", "roots is missing"},
           AnswerRow{roots, R"({"roots":[{"uri":"file:///"},{"uri":5}]})",
                     "roots[1].uri must be a string that begins with file://"},
           AnswerRow{roots, R"({"roots":[{"uri":"file:///","name":5}]})", "roots[0].name must be a string"},
       }) {
    EXPECT_EQ(answer_problem({"k", row.kind, "{}"}, json::parse(row.text), row.version), row.why) << row.text;
  }
}

}  // namespace
}  // namespace offhand::test
