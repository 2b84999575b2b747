// Generated from schema/tools/cup/execute_action.json. Do not edit.
#include "generated/tools/cup/execute_action.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::cup {

namespace {
constexpr auto kExecuteActionArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kExecuteActionArgsElementIdNode = {.kind = SchemaKind::string, .max_size = 32};
constexpr SchemaNode kExecuteActionArgsValueNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr SchemaNode kExecuteActionArgsKeysNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kExecuteActionArgsIncludeTreeNode = {.kind = SchemaKind::boolean};
constexpr auto kExecuteActionArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kExecuteActionArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "action", .node = &cup_action_schema, .required = true},
  {.name = "element_id", .node = &kExecuteActionArgsElementIdNode, .holds = Holds::element_id},
  {.name = "value", .node = &kExecuteActionArgsValueNode, .holds = Holds::typed_text},
  {.name = "direction", .node = &scroll_direction_schema},
  {.name = "keys", .node = &kExecuteActionArgsKeysNode, .holds = Holds::key},
  {.name = "include_tree", .node = &kExecuteActionArgsIncludeTreeNode},
});
}  // namespace

constinit const SchemaNode execute_action_args_schema = {.kind = SchemaKind::object, .properties = kExecuteActionArgsProperties};

void write(JsonWriter& writer, const ExecuteActionArgs& value) {
  writer.begin_object();
  static const ExecuteActionArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_member(writer, "action", value.action);
  write_changed(writer, "element_id", value.element_id, otherwise.element_id);
  write_member(writer, "value", value.value);
  write_member(writer, "direction", value.direction);
  write_member(writer, "keys", value.keys);
  write_changed(writer, "include_tree", value.include_tree, otherwise.include_tree);
  writer.end_object();
}

void read(const nlohmann::json& json, ExecuteActionArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "action", out.action);
  read_member(json, "element_id", out.element_id);
  read_member(json, "value", out.value);
  read_member(json, "direction", out.direction);
  read_member(json, "keys", out.keys);
  read_member(json, "include_tree", out.include_tree);
}

namespace {

class ExecuteActionInvocation final : public TypedInvocation<ExecuteActionArgs, CupActionResult> {
 public:
  explicit ExecuteActionInvocation(ExecuteActionArgs arguments) : TypedInvocation(execute_action_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Address address() const override {
    AddressParts parts;
    parts.element_id = arguments_.element_id;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(execute_action_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "delivery_mode", arguments_.delivery_mode);
    write_member(writer, "action", arguments_.action);
    write_member(writer, "value", arguments_.value);
    write_member(writer, "direction", arguments_.direction);
    write_member(writer, "keys", arguments_.keys);
    write_member(writer, "include_tree", arguments_.include_tree);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, execute_action(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ExecuteActionTool::invocation(ExecuteActionArgs arguments) {
  return std::make_unique<ExecuteActionInvocation>(std::move(arguments));
}

Result<ExecuteActionArgs> parse_execute_action_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(execute_action_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.execute_action", checked.problems()));
  ExecuteActionArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_execute_action(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(execute_action_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_execute_action_args(json, platform));
  return ExecuteActionTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
