// Generated from schema/resources/recording_start.json. Do not edit.
#include "generated/resources/recording_start.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr SchemaNode kRecordingStartVariablesAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kRecordingStartVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "app", .node = &kRecordingStartVariablesAppNode},
});
constinit const SchemaNode recording_start_variables_schema = {.kind = SchemaKind::object, .properties = kRecordingStartVariablesProperties};

constexpr auto kRecordingStartVariablesMemberKeys = member_keys("app");
void write(JsonWriter& writer, const RecordingStartVariables& value) { write_members(writer, value, kRecordingStartVariablesMemberKeys); }
void read(const nlohmann::json& json, RecordingStartVariables& out) { read_members(json, out, kRecordingStartVariablesMemberKeys); }

namespace {

constexpr auto kRecordingStartNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kRecordingStartVariables = std::to_array<UriVariableInfo>({
  {"app", {}, "application"},
});

Result<ResourceContent> read_recording_start(Call& call, const UriVariables& values) {
  const CheckedJson checked(recording_start_variables_schema, kRecordingStartVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("recording_start", checked.problems()));
  RecordingStartVariables variables;
  read(checked.value(), variables);
  return recording_start(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kRecordingStartWire =
    R"text({"name":"recording_start","title":"Begin to record the user","description":"Reading this begins to record, for this session, what the user does at the desk with their own pointer and keyboard, as steps for ax_workflow; offhand://recording/stop ends it and tells them. What they type is kept only where they type it into the named application, and what they type into password fields is never kept. What they do in denied applications is left out.","uriTemplate":"offhand://recording/start{?app}","mimeType":"application/json","annotations":{"audience":["assistant"],"priority":0.3}})text";
}  // namespace

constinit const ResourceInfo recording_start_resource = {
  .call = {.toolset = "resources", .name = "recording_start", .identity = "resources.recording_start", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kRecordingStartNeeds},
  .uri = "offhand://recording/start{?app}",
  .is_template = true,
  .name = "recording_start",
  .title = "Begin to record the user",
  .description = "Reading this begins to record, for this session, what the user does at the desk with their own pointer and keyboard, as steps for ax_workflow; offhand://recording/stop ends it and tells them. What they type is kept only where they type it into the named application, and what they type into password fields is never kept. What they do in denied applications is left out.",
  .mime_type = "application/json",
  .wire = kRecordingStartWire,
  .variables = kRecordingStartVariables,
  .read = &read_recording_start,
};

}  // namespace offhand::resources
