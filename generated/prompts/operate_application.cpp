// Generated from schema/prompts/operate_application.json. Do not edit.
#include "generated/prompts/operate_application.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr SchemaNode kOperateApplicationArgsApplicationNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kOperateApplicationArgsTaskNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr auto kOperateApplicationArgsProperties = std::to_array<SchemaProperty>({
  {.name = "application", .node = &kOperateApplicationArgsApplicationNode, .required = true},
  {.name = "task", .node = &kOperateApplicationArgsTaskNode, .required = true},
});
constinit const SchemaNode operate_application_args_schema = {.kind = SchemaKind::object, .properties = kOperateApplicationArgsProperties};

constexpr auto kOperateApplicationArgsMemberKeys = member_keys("application", "task");
void write(JsonWriter& writer, const OperateApplicationArgs& value) { write_members(writer, value, kOperateApplicationArgsMemberKeys); }
void read(const nlohmann::json& json, OperateApplicationArgs& out) { read_members(json, out, kOperateApplicationArgsMemberKeys); }

namespace {

constexpr auto kOperateApplicationApplicationCompletions = std::to_array<std::string_view>({"gnome-calculator", "mousepad"});
constexpr auto kOperateApplicationArguments = std::to_array<PromptArgumentInfo>({
  {"application", true, kOperateApplicationApplicationCompletions, "application"},
  {"task", true, {}, ""},
});

constexpr std::string_view kOperateApplicationWire =
    R"text({"name":"operate_application","title":"Operate an application","description":"Starts a task in a desktop application: how to read its window, act in the background and check what happened.","arguments":[{"name":"application","description":"Name of the application, as launch_app takes it.","required":true},{"name":"task","description":"What is to be done in the application.","required":true}]})text";

Result<PromptReply> get_operate_application(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<OperateApplicationArgs>(operate_application_args_schema, "operate_application", json, {}));
  return operate_application(call, args);
}

}  // namespace

constinit const PromptInfo operate_application_prompt = {
  .call = {.toolset = "prompts", .name = "operate_application", .identity = "prompts.operate_application", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "operate_application",
  .title = "Operate an application",
  .description = "Starts a task in a desktop application: how to read its window, act in the background and check what happened.",
  .wire = kOperateApplicationWire,
  .arguments = kOperateApplicationArguments,
  .get = &get_operate_application,
};

}  // namespace offhand::prompts
