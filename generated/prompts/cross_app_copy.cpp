// Generated from schema/prompts/cross-app-copy.json. Do not edit.
#include "generated/prompts/cross_app_copy.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr SchemaNode kCrossAppCopyArgsSourceAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kCrossAppCopyArgsSourceElementNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr SchemaNode kCrossAppCopyArgsTargetAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kCrossAppCopyArgsTargetElementNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr auto kCrossAppCopyArgsProperties = std::to_array<SchemaProperty>({
  {.name = "source_app", .node = &kCrossAppCopyArgsSourceAppNode, .required = true},
  {.name = "source_element", .node = &kCrossAppCopyArgsSourceElementNode, .required = true},
  {.name = "target_app", .node = &kCrossAppCopyArgsTargetAppNode, .required = true},
  {.name = "target_element", .node = &kCrossAppCopyArgsTargetElementNode, .required = true},
});
constinit const SchemaNode cross_app_copy_args_schema = {.kind = SchemaKind::object, .properties = kCrossAppCopyArgsProperties};

constexpr auto kCrossAppCopyArgsMemberKeys = member_keys("source_app", "source_element", "target_app",
    "target_element");
void write(JsonWriter& writer, const CrossAppCopyArgs& value) { write_members(writer, value, kCrossAppCopyArgsMemberKeys); }
void read(const nlohmann::json& json, CrossAppCopyArgs& out) { read_members(json, out, kCrossAppCopyArgsMemberKeys); }

namespace {

constexpr auto kCrossAppCopyArguments = std::to_array<PromptArgumentInfo>({
  {"source_app", true, {}, "application"},
  {"source_element", true, {}, ""},
  {"target_app", true, {}, "application"},
  {"target_element", true, {}, ""},
});

constexpr std::string_view kCrossAppCopyWire =
    R"text({"name":"cross-app-copy","title":"Copy between applications","description":"Copies data from one application into another and checks that they arrived.","arguments":[{"name":"source_app","description":"Application to copy from.","required":true},{"name":"source_element","description":"What to copy.","required":true},{"name":"target_app","description":"Application to copy to.","required":true},{"name":"target_element","description":"Where to put it.","required":true}]})text";

Result<PromptReply> get_cross_app_copy(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<CrossAppCopyArgs>(cross_app_copy_args_schema, "cross-app-copy", json, {}));
  return cross_app_copy(call, args);
}

}  // namespace

constinit const PromptInfo cross_app_copy_prompt = {
  .call = {.toolset = "prompts", .name = "cross-app-copy", .identity = "prompts.cross-app-copy", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "cross-app-copy",
  .title = "Copy between applications",
  .description = "Copies data from one application into another and checks that they arrived.",
  .wire = kCrossAppCopyWire,
  .arguments = kCrossAppCopyArguments,
  .get = &get_cross_app_copy,
};

}  // namespace offhand::prompts
