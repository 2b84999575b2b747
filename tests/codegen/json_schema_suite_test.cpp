#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "codegen/runtime/read_schema.h"
#include "codegen/runtime/validate.h"
#include "tests/codegen/support.h"

// The interpreter and the reader of JSON Schema against the test suite that validators of all languages share, as
// Debian packages it (draft 7). A schema with a keyword that the reader does not know is none of ours; every other is
// judged.
namespace offhand {
namespace {

using nlohmann::json;

const std::filesystem::path kSuite = "/usr/share/json-schema-test-suite/tests/draft7";

/// As 2020-12 has it: "definitions" became "$defs", in references too.
json renamed(const json& schema) {
  if (schema.is_array()) {
    json list = json::array();
    for (const json& item : schema) list.push_back(renamed(item));
    return list;
  }
  if (!schema.is_object()) return schema;
  json object = json::object();
  for (const auto& [key, value] : schema.items()) {
    json member = renamed(value);
    if (key == "$ref" && value.is_string() && value.get_ref<const std::string&>().starts_with("#/definitions/"))
      member = "#/$defs/" + value.get<std::string>().substr(std::string_view("#/definitions/").size());
    object[key == "definitions" ? "$defs" : key] = std::move(member);
  }
  return object;
}

/// In draft 7 a reference makes everything beside it void, in 2020-12 it does not.
bool has_words_beside_a_reference(const json& schema) {
  if (!schema.is_structured()) return false;
  if (schema.is_object() && schema.contains("$ref") && schema.size() > 1 && schema["$ref"].is_string() &&
      !schema.contains("$defs"))
    return true;
  return std::any_of(schema.begin(), schema.end(), has_words_beside_a_reference);
}

struct Count {
  int judged = 0;
  int groups = 0;
  int outside = 0;
};

void judge(const json& group, const std::string& file, Count& count) {
  const json schema = renamed(group["schema"]);
  const auto follow = [&](const std::string& reference) -> const json* {
    if (!reference.starts_with('#')) return nullptr;
    try {
      return &schema.at(json::json_pointer(reference.substr(1)));
    } catch (const json::exception&) {
      return nullptr;
    }
  };
  SchemaReader reader(follow);
  const SchemaNode& node = reader.read(schema);
  if (!reader.unknown().empty() || has_words_beside_a_reference(schema)) {
    count.outside += static_cast<int>(group["tests"].size());
    return;
  }
  ++count.groups;
  for (const json& test : group["tests"]) {
    ++count.judged;
    json value = test["data"];
    const auto problems = validate(node, value, {});
    EXPECT_EQ(problems.empty(), test["valid"].get<bool>())
        << file << ": " << group["description"] << ": " << test["description"] << "\n"
        << schema << "\n"
        << test["data"] << "\n"
        << summary_of(problems);
  }
}

TEST(JsonSchemaSuite, EveryCaseOfOurSubset) {
  ASSERT_TRUE(std::filesystem::is_directory(kSuite)) << "Debian's json-schema-test-suite is not installed";
  Count count;
  for (const auto& entry : std::filesystem::directory_iterator(kSuite)) {
    if (entry.path().extension() != ".json") continue;
    for (const json& group : json::parse(codegen::read_text(entry.path())))
      judge(group, entry.path().filename().string(), count);
  }
  std::printf("%d cases of %d schemas judged, %d cases of schemas with other keywords\n", count.judged, count.groups,
              count.outside);
  EXPECT_GE(count.judged, 200) << "the subset has become smaller";
}

}  // namespace
}  // namespace offhand
