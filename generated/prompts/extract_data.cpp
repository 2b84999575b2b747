// Generated from schema/prompts/extract-data.json. Do not edit.
#include "generated/prompts/extract_data.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr SchemaNode kExtractDataArgsAppNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kExtractDataArgsDataDescriptionNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr SchemaNode kExtractDataArgsOutputFormatNode = {.kind = SchemaKind::string, .max_size = 16, .pattern = "^(json|csv|markdown)$"};
constexpr auto kExtractDataArgsProperties = std::to_array<SchemaProperty>({
  {.name = "app_name", .node = &kExtractDataArgsAppNameNode, .required = true},
  {.name = "data_description", .node = &kExtractDataArgsDataDescriptionNode, .required = true},
  {.name = "output_format", .node = &kExtractDataArgsOutputFormatNode},
});
constinit const SchemaNode extract_data_args_schema = {.kind = SchemaKind::object, .properties = kExtractDataArgsProperties};

constexpr auto kExtractDataArgsMemberKeys = member_keys("app_name", "data_description", "output_format");
void write(JsonWriter& writer, const ExtractDataArgs& value) { write_members(writer, value, kExtractDataArgsMemberKeys); }
void read(const nlohmann::json& json, ExtractDataArgs& out) { read_members(json, out, kExtractDataArgsMemberKeys); }

namespace {

constexpr auto kExtractDataOutputFormatCompletions = std::to_array<std::string_view>({"json", "csv", "markdown"});
constexpr auto kExtractDataArguments = std::to_array<PromptArgumentInfo>({
  {"app_name", true, {}, "application"},
  {"data_description", true, {}, ""},
  {"output_format", false, kExtractDataOutputFormatCompletions, ""},
});

constexpr std::string_view kExtractDataWire =
    R"text({"name":"extract-data","title":"Extract data","description":"Reads data out of an application: values, tables, fields of a form.","arguments":[{"name":"app_name","description":"Application that shows the data.","required":true},{"name":"data_description","description":"Which data.","required":true},{"name":"output_format","description":"How they are to be written. Default: json."}]})text";

Result<PromptReply> get_extract_data(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<ExtractDataArgs>(extract_data_args_schema, "extract-data", json, {}));
  return extract_data(call, args);
}

}  // namespace

constinit const PromptInfo extract_data_prompt = {
  .call = {.toolset = "prompts", .name = "extract-data", .identity = "prompts.extract-data", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "extract-data",
  .title = "Extract data",
  .description = "Reads data out of an application: values, tables, fields of a form.",
  .wire = kExtractDataWire,
  .arguments = kExtractDataArguments,
  .get = &get_extract_data,
};

}  // namespace offhand::prompts
