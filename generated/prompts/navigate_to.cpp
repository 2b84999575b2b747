// Generated from schema/prompts/navigate-to.json. Do not edit.
#include "generated/prompts/navigate_to.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr SchemaNode kNavigateToArgsAppNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kNavigateToArgsDestinationNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr auto kNavigateToArgsProperties = std::to_array<SchemaProperty>({
  {.name = "app_name", .node = &kNavigateToArgsAppNameNode, .required = true},
  {.name = "destination", .node = &kNavigateToArgsDestinationNode, .required = true},
});
constinit const SchemaNode navigate_to_args_schema = {.kind = SchemaKind::object, .properties = kNavigateToArgsProperties};

constexpr auto kNavigateToArgsMemberKeys = member_keys("app_name", "destination");
void write(JsonWriter& writer, const NavigateToArgs& value) { write_members(writer, value, kNavigateToArgsMemberKeys); }
void read(const nlohmann::json& json, NavigateToArgs& out) { read_members(json, out, kNavigateToArgsMemberKeys); }

namespace {

constexpr auto kNavigateToArguments = std::to_array<PromptArgumentInfo>({
  {"app_name", true, {}, "application"},
  {"destination", true, {}, ""},
});

constexpr std::string_view kNavigateToWire =
    R"text({"name":"navigate-to","title":"Navigate to a place","description":"Brings an application to one of its pages, dialogs or states.","arguments":[{"name":"app_name","description":"Application.","required":true},{"name":"destination","description":"Where to go, such as Settings > General.","required":true}]})text";

Result<PromptReply> get_navigate_to(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<NavigateToArgs>(navigate_to_args_schema, "navigate-to", json, {}));
  return navigate_to(call, args);
}

}  // namespace

constinit const PromptInfo navigate_to_prompt = {
  .call = {.toolset = "prompts", .name = "navigate-to", .identity = "prompts.navigate-to", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "navigate-to",
  .title = "Navigate to a place",
  .description = "Brings an application to one of its pages, dialogs or states.",
  .wire = kNavigateToWire,
  .arguments = kNavigateToArguments,
  .get = &get_navigate_to,
};

}  // namespace offhand::prompts
