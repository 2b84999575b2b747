// Generated from schema/prompts/debug-ui.json. Do not edit.
#include "generated/prompts/debug_ui.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr SchemaNode kDebugUiArgsAppNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kDebugUiArgsElementDescriptionNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr SchemaNode kDebugUiArgsQueryTriedNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr auto kDebugUiArgsProperties = std::to_array<SchemaProperty>({
  {.name = "app_name", .node = &kDebugUiArgsAppNameNode, .required = true},
  {.name = "element_description", .node = &kDebugUiArgsElementDescriptionNode, .required = true},
  {.name = "query_tried", .node = &kDebugUiArgsQueryTriedNode},
});
constinit const SchemaNode debug_ui_args_schema = {.kind = SchemaKind::object, .properties = kDebugUiArgsProperties};

constexpr auto kDebugUiArgsMemberKeys = member_keys("app_name", "element_description", "query_tried");
void write(JsonWriter& writer, const DebugUiArgs& value) { write_members(writer, value, kDebugUiArgsMemberKeys); }
void read(const nlohmann::json& json, DebugUiArgs& out) { read_members(json, out, kDebugUiArgsMemberKeys); }

namespace {

constexpr auto kDebugUiArguments = std::to_array<PromptArgumentInfo>({
  {"app_name", true, {}, "application"},
  {"element_description", true, {}, ""},
  {"query_tried", false, {}, ""},
});

constexpr std::string_view kDebugUiWire =
    R"text({"name":"debug-ui","title":"Find out why an element is not found","description":"Finds out why an element of an application is not found, and which query finds it.","arguments":[{"name":"app_name","description":"Application.","required":true},{"name":"element_description","description":"What the element looks like, where it is, what it does.","required":true},{"name":"query_tried","description":"Query that did not find it."}]})text";

Result<PromptReply> get_debug_ui(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<DebugUiArgs>(debug_ui_args_schema, "debug-ui", json, {}));
  return debug_ui(call, args);
}

}  // namespace

constinit const PromptInfo debug_ui_prompt = {
  .call = {.toolset = "prompts", .name = "debug-ui", .identity = "prompts.debug-ui", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "debug-ui",
  .title = "Find out why an element is not found",
  .description = "Finds out why an element of an application is not found, and which query finds it.",
  .wire = kDebugUiWire,
  .arguments = kDebugUiArguments,
  .get = &get_debug_ui,
};

}  // namespace offhand::prompts
