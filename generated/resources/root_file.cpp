// Generated from schema/resources/root_file.json. Do not edit.
#include "generated/resources/root_file.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr auto kRootFileKindValues = std::to_array<std::string_view>({"scripts", "macros", "baselines"});
constinit const SchemaNode root_file_kind_schema = {.kind = SchemaKind::string, .values = kRootFileKindValues};

std::string_view to_string(RootFileKind value) { return kRootFileKindValues[static_cast<std::size_t>(value)]; }
std::optional<RootFileKind> root_file_kind_from_string(std::string_view text) {
  return value_of<RootFileKind>(text, kRootFileKindValues);
}
void write(JsonWriter& writer, RootFileKind value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, RootFileKind& out) { out = root_file_kind_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kRootFileVariablesNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128, .pattern = "^[A-Za-z0-9_-][A-Za-z0-9_.-]*$"};
constexpr auto kRootFileVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "kind", .node = &root_file_kind_schema, .required = true},
  {.name = "name", .node = &kRootFileVariablesNameNode, .required = true},
});
constinit const SchemaNode root_file_variables_schema = {.kind = SchemaKind::object, .properties = kRootFileVariablesProperties};

constexpr auto kRootFileVariablesMemberKeys = member_keys("kind", "name");
void write(JsonWriter& writer, const RootFileVariables& value) { write_members(writer, value, kRootFileVariablesMemberKeys); }
void read(const nlohmann::json& json, RootFileVariables& out) { read_members(json, out, kRootFileVariablesMemberKeys); }

namespace {

constexpr auto kRootFileKindCompletions = std::to_array<std::string_view>({"scripts", "macros", "baselines"});
constexpr auto kRootFileVariables = std::to_array<UriVariableInfo>({
  {"kind", kRootFileKindCompletions, ""},
  {"name", {}, ""},
});

Result<ResourceContent> read_root_file(Call& call, const UriVariables& values) {
  const CheckedJson checked(root_file_variables_schema, kRootFileVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("root_file", checked.problems()));
  RootFileVariables variables;
  read(checked.value(), variables);
  return root_file(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kRootFileWire =
    R"text({"name":"root_file","title":"File of a folder of the client","description":"A file in .offhand of the first folder of the client that has it: a script, a macro (steps for ax_workflow, as JSON), or a baseline, as a PNG picture.","uriTemplate":"offhand://roots/{kind}/{name}","mimeType":"text/plain","annotations":{"audience":["user","assistant"],"priority":0.4}})text";
}  // namespace

constinit const ResourceInfo root_file_resource = {
  .call = {.toolset = "resources", .name = "root_file", .identity = "resources.root_file", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "offhand://roots/{kind}/{name}",
  .is_template = true,
  .name = "root_file",
  .title = "File of a folder of the client",
  .description = "A file in .offhand of the first folder of the client that has it: a script, a macro (steps for ax_workflow, as JSON), or a baseline, as a PNG picture.",
  .mime_type = "text/plain",
  .wire = kRootFileWire,
  .variables = kRootFileVariables,
  .read = &read_root_file,
};

}  // namespace offhand::resources
