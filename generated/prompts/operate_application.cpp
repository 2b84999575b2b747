// Generated from schema/prompts/operate_application.json. Do not edit.
#include "generated/prompts/operate_application.h"

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand::prompts {

namespace {
constexpr SchemaNode kOperateApplicationArgsApplicationNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kOperateApplicationArgsTaskNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr auto kOperateApplicationArgsProperties = std::to_array<SchemaProperty>({
  {.name = "application", .node = &kOperateApplicationArgsApplicationNode, .required = true},
  {.name = "task", .node = &kOperateApplicationArgsTaskNode, .required = true},
});
}  // namespace

constinit const SchemaNode operate_application_args_schema = {.kind = SchemaKind::object, .properties = kOperateApplicationArgsProperties};

void write(JsonWriter& writer, const OperateApplicationArgs& value) {
  writer.begin_object();
  write_member(writer, "application", value.application);
  write_member(writer, "task", value.task);
  writer.end_object();
}

void read(const nlohmann::json& json, OperateApplicationArgs& out) {
  read_member(json, "application", out.application);
  read_member(json, "task", out.task);
}

namespace {

constexpr auto kOperateApplicationApplicationCompletions = std::to_array<std::string_view>({"gnome-calculator", "mousepad"});
constexpr auto kOperateApplicationArguments = std::to_array<PromptArgumentInfo>({
  {"application", true, kOperateApplicationApplicationCompletions},
  {"task", true, {}},
});

constexpr std::string_view kOperateApplicationWire =
    R"text({"name":"operate_application","title":"Operate an application","description":"Starts a task in a desktop application: how to read its window, act in the background and check what happened.","arguments":[{"name":"application","description":"Name of the application, as launch_app takes it.","required":true},{"name":"task","description":"What is to be done in the application.","required":true}]})text";

Result<PromptReply> get_operate_application(Call& call, const nlohmann::json& json) {
  const CheckedJson checked(operate_application_args_schema, json);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("operate_application", checked.problems()));
  OperateApplicationArgs args;
  read(checked.value(), args);
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
