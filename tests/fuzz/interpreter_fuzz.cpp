#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/json_depth.h"
#include "codegen/runtime/read_schema.h"
#include "codegen/runtime/validate.h"
#include "generated/registry/registry.h"
#include "tests/codegen/empty_bodies.h"
#include "tests/fuzz/check.h"

// Any arguments for the tools of tests/codegen, which use every construct of the dialect, and any value for any schema
// that is read from JSON. The first byte chooses a tool, or a schema: that is then the first line, the value the rest.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace offhand {

namespace {

using nlohmann::json;

/// What it would throw at, or what could not be shown in JSON, is no message.
void must_be_sayable(const std::string& text) { must(!text.empty() && json(text).dump().size() < 100'000); }

/// Judged as it is, and with leave to change it, a value is found the same; what has been brought into its canonical
/// form stays that way.
void judge(const SchemaNode& node, const json& value, std::string_view platform) {
  json changed = value;
  const auto problems = validate(node, changed, platform);
  if (!problems.empty()) must_be_sayable(summary_of(problems));
  if (const auto as_it_is = validate_as_it_is(node, value, platform)) {
    must(summary_of(*as_it_is) == summary_of(problems));
    must(changed == value);
  }
  if (!problems.empty()) return;
  json again = changed;
  must(validate(node, again, platform).empty());
  must(again == changed);
}

void judge_arguments(const ToolInfo& tool, const json& value, std::string_view platform) {
  const auto parsed = tool.parse(value, platform);
  if (!parsed) must_be_sayable(parsed.error().message);
  judge(*tool.input, value, platform);
}

/// Patterns come from whoever writes a schema, and std::regex is no match for all of them.
void take_patterns_out(json& schema) {
  if (schema.is_object()) schema.erase("pattern");
  if (!schema.is_structured()) return;
  for (auto& member : schema) take_patterns_out(member);
}

void judge_by_a_schema(std::string_view text) {
  const auto line = text.find('\n');
  if (line == std::string_view::npos) return;
  auto schema = json::parse(text.substr(0, line), nullptr, false);
  const auto value = json::parse(text.substr(line + 1), nullptr, false);
  if (schema.is_discarded() || value.is_discarded()) return;
  take_patterns_out(schema);
  SchemaReader reader;
  judge(reader.read(schema), value, "");
}

}  // namespace
}  // namespace offhand

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace offhand;
  if (size < 2) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (nests_deeper_than(text, 64)) return 0;
  const auto tools = catalog().tools;
  const std::size_t choice = data[0] % (2 * tools.size() + 1);
  if (choice == 2 * tools.size()) {
    judge_by_a_schema(text);
    return 0;
  }
  const auto value = json::parse(text, nullptr, false);
  if (!value.is_discarded()) judge_arguments(*tools[choice / 2], value, choice % 2 == 0 ? "sim" : "macos");
  return 0;
}
