#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/json_writer.h"
#include "generated/prompts/name_it.h"
#include "generated/registry/registry.h"
#include "generated/resources/dried_strokes.h"
#include "generated/tools/demo/letter.h"
#include "tests/codegen/empty_call.h"
#include "tests/codegen/support.h"

// Whatever schema/meta lets somebody write occurs in the small schema, so that code for it is generated and compiled.
namespace offhand {

namespace tools::demo {

Result<Reply> letter(Call&, const LetterArgs& args) { return Reply{.text = args.words}; }

}  // namespace tools::demo

namespace resources {

Result<ResourceContent> dried_strokes(Call&) { return ResourceContent{.mime_type = "application/json", .text = "[]"}; }

}  // namespace resources

namespace prompts {

Result<PromptReply> name_it(Call&, const NameItArgs&) { return PromptReply{}; }

}  // namespace prompts

namespace codegen {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
/// What an object is, and a keyword in it.
using Pairs = std::set<std::pair<std::string, std::string>>;

json json_of(const fs::path& file) { return json::parse(read_text(file)); }

/// The kinds of types.schema.json that are told by `type`, and a place that refers to a definition.
const std::set<std::string> kinds{"string", "integer", "number", "boolean", "array", "object", "any", "tool_call"};

std::string kind_of(const json& object) {
  if (object.contains("$ref") && !object.contains("type")) return "reference";
  const auto type = object.value("type", json());
  return type.is_string() && kinds.contains(type.get<std::string>()) ? type.get<std::string>() : "";
}

void collect_used(const json& value, Pairs& used) {
  if (value.is_object()) {
    for (const auto& [key, member] : value.items()) {
      used.emplace(kind_of(value), key);
      used.emplace("", key);
    }
  }
  if (value.is_structured()) {
    for (const auto& member : value) collect_used(member, used);
  }
}

/// Keywords that a schema of schema/meta names, below `kind` where it is that of a kind.
void collect_known(const json& schema, const std::string& kind, Pairs& known) {
  if (!schema.is_object()) return;
  if (const auto properties = schema.find("properties"); properties != schema.end()) {
    for (const auto& [name, inner] : properties->items()) {
      // What is false may not occur.
      if (inner == json(false)) continue;
      known.emplace(kind, name);
      collect_known(inner, "", known);
    }
  }
  for (const auto* part : {"if", "then", "else", "items", "additionalProperties"}) {
    if (schema.contains(part)) collect_known(schema[part], kind, known);
  }
  for (const auto& part : schema.value("allOf", json::array())) collect_known(part, kind, known);
  const json definitions = schema.value("$defs", json::object());
  for (const auto& [name, inner] : definitions.items()) {
    collect_known(inner, kinds.contains(name) || name == "reference" ? name : "", known);
  }
}

TEST(Keywords, EachOneOfTheMetaSchemasOccursInTheSmallSchema) {
  Pairs known;
  for (const auto& entry : fs::directory_iterator(repository() / "schema/meta")) {
    // The product alone has such a file; cup_test.cpp breaks each part of it.
    if (entry.path().filename() != "cup.schema.json") collect_known(json_of(entry.path()), "", known);
  }
  Pairs used;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(OFFHAND_CODEGEN_TESTS) / "schema")) {
    // What is somebody else's is in no dialect of ours.
    const bool foreign = entry.path().string().find("/external/") != std::string::npos;
    if (entry.is_regular_file() && !foreign) collect_used(json_of(entry.path()), used);
  }
  ASSERT_GT(known.size(), 150U);
  for (const auto& [kind, keyword] : known)
    EXPECT_TRUE(used.contains({kind, keyword})) << (kind.empty() ? "anywhere" : kind) << ": " << keyword;
}

const ToolInfo& letter_tool() { return *catalog().find_tool("demo.letter"); }

TEST(Keywords, NamesThatCppHasForSomethingElseAreMembersAllTheSame) {
  const auto args = tools::demo::parse_letter_args(
      json::parse(R"({"words": "a", "errno": 5, "bitand": "b", "std": 6, "frame": {"stdin": false}})"), "");
  ASSERT_TRUE(args) << args.error().message;
  EXPECT_EQ(args->errno_, 5);
  EXPECT_EQ(args->bitand_, "b");
  EXPECT_EQ(args->std_, 6);
  EXPECT_FALSE(args->frame->stdin_);
}

TEST(Keywords, DefaultsAtTheEndsOfTheIntegersAreTheseValues) {
  const tools::demo::LetterArgs args;
  EXPECT_EQ(args.errno_, std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(args.std_, std::numeric_limits<std::int64_t>::max());
  const auto parsed = tools::demo::parse_letter_args(
      {{"words", "a"}, {"errno", std::numeric_limits<std::int64_t>::min()}, {"slant", 1.5}}, "");
  ASSERT_TRUE(parsed) << parsed.error().message;
  EXPECT_EQ(parsed->errno_, std::numeric_limits<std::int64_t>::min());
}

TEST(Keywords, ADefaultMayBeOfAnyType) {
  const auto args = tools::demo::parse_letter_args(json::parse(R"({"words": "a"})"), "sim");
  ASSERT_TRUE(args.has_value()) << args.error().message;
  EXPECT_EQ(args->margins, (Weights{{"left", 1}, {"right", 0.5}}));
  EXPECT_EQ(args->seal.title, "wax");
  EXPECT_EQ(args->seal.above.at(0).title, "ribbon");
  EXPECT_EQ(args->seal.named.at("edge").title, "gold");
  EXPECT_EQ(args->origin.y, -2.5);
  EXPECT_EQ(args->origins.at(0).y, 2);
  EXPECT_EQ(std::get<DabAt>(args->flourish).color, Color::red);
  EXPECT_TRUE(std::holds_alternative<CleanBrush>(args->flourishes.at(0)));
  EXPECT_EQ(std::get<Rest>(args->flourishes.at(1)).for_ms, 5);
  EXPECT_EQ(std::get<PlaceOnCanvas>(args->place).y, 2);
  EXPECT_EQ(args->stops, (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(args->pauses, std::vector<std::int64_t>()) << "empty is not null";
  EXPECT_EQ(args->lines, (std::vector<std::vector<std::string>>{{"a"}, {"b", "c"}}));
  EXPECT_EQ(args->loose.text, "[]");
}

TEST(Keywords, ACommandMayHaveANameOfItsOwn) { EXPECT_EQ(letter_tool().command, "demo write-on"); }

TEST(Keywords, MembersOfWhatAnArgumentHoldsAreToldInHelp) {
  std::vector<std::string> names;
  for (const auto& member : catalog().find_tool("demo.compose")->members) names.emplace_back(member.name);
  const std::vector<std::string> expected{"gestures[].gesture", "gestures[].x", "gestures[].y", "gestures[].color",
                                          "gestures[].for_ms",  "last.gesture", "last.for_ms",  "layers.title",
                                          "layers.above",       "layers.named", "args.first"};
  EXPECT_EQ(names, expected);
  const auto& sentences = catalog().find_tool("demo.compose")->combinations;
  EXPECT_NE(std::find(sentences.begin(), sentences.end(),
                      "gestures[]: dab (x + y [color]), rest ([for_ms]), or clean_brush."),
            sentences.end());
}

TEST(Keywords, WhatMembersAskOfEachOtherIsToldInHelpAndReference) {
  const auto& sentences = letter_tool().combinations;
  EXPECT_NE(std::find(sentences.begin(), sentences.end(), "frame.width needs frame.height as well."), sentences.end());
  EXPECT_TRUE(has(std::string(letter_tool().reference), "- `frame.width` needs `frame.height` as well.\n"));
}

}  // namespace
}  // namespace codegen
}  // namespace offhand
