// Generated from schema/prompts/describe.json. Do not edit.
#include "generated/prompts/describe.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand::prompts {

namespace {
constexpr auto kDescribeStyleValues = std::to_array<std::string_view>({"plain", "poetic"});
}  // namespace

constinit const SchemaNode describe_style_schema = {.kind = SchemaKind::string, .values = kDescribeStyleValues};

std::string_view to_string(DescribeStyle value) { return kDescribeStyleValues[static_cast<std::size_t>(value)]; }

std::optional<DescribeStyle> describe_style_from_string(std::string_view text) {
  const auto found = std::find(kDescribeStyleValues.begin(), kDescribeStyleValues.end(), text);
  if (found == kDescribeStyleValues.end()) return std::nullopt;
  return static_cast<DescribeStyle>(found - kDescribeStyleValues.begin());
}

void write(JsonWriter& writer, DescribeStyle value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, DescribeStyle& out) {
  out = describe_style_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kDescribeArgsLanguageTagNode = {.kind = SchemaKind::string, .max_size = 35};
constexpr auto kDescribeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "style", .node = &describe_style_schema, .required = true},
  {.name = "languageTag", .node = &kDescribeArgsLanguageTagNode},
});
}  // namespace

constinit const SchemaNode describe_args_schema = {.kind = SchemaKind::object, .properties = kDescribeArgsProperties};

void write(JsonWriter& writer, const DescribeArgs& value) {
  writer.begin_object();
  write_member(writer, "style", value.style);
  write_member(writer, "languageTag", value.language_tag);
  writer.end_object();
}

void read(const nlohmann::json& json, DescribeArgs& out) {
  read_member(json, "style", out.style);
  read_member(json, "languageTag", out.language_tag);
}

namespace {

constexpr auto kDescribeStyleCompletions = std::to_array<std::string_view>({"plain", "poetic"});
constexpr auto kDescribeLanguageTagCompletions = std::to_array<std::string_view>({"en", "de"});
constexpr auto kDescribeArguments = std::to_array<PromptArgumentInfo>({
  {"style", true, kDescribeStyleCompletions},
  {"languageTag", false, kDescribeLanguageTagCompletions},
});

constexpr std::string_view kDescribeWire =
    R"text({"name":"describe","title":"Describe","description":"Asks for words about the canvas.","arguments":[{"name":"style","description":"In which style.","required":true},{"name":"languageTag","description":"In which language."}]})text";

Result<PromptReply> get_describe(Call& call, const nlohmann::json& json) {
  const CheckedJson checked(describe_args_schema, json);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("describe", checked.problems()));
  DescribeArgs args;
  read(checked.value(), args);
  return describe(call, args);
}

}  // namespace

constinit const PromptInfo describe_prompt = {
  .call = {.toolset = "prompts", .name = "describe", .identity = "prompts.describe", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "describe",
  .title = "Describe",
  .description = "Asks for words about the canvas.",
  .wire = kDescribeWire,
  .arguments = kDescribeArguments,
  .get = &get_describe,
};

}  // namespace offhand::prompts
