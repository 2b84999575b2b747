// Generated from schema/tools/cup/execute_action.json. Do not edit.
#include "generated/tools/cup/execute_action.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

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
constinit const SchemaNode execute_action_args_schema = {.kind = SchemaKind::object, .properties = kExecuteActionArgsProperties};

constexpr auto kExecuteActionArgsMemberKeys = member_keys("session", default_member("delivery_mode"), "action",
    default_member("element_id"), "value", "direction", "keys", default_member("include_tree"));
void write(JsonWriter& writer, const ExecuteActionArgs& value) { write_changed_members(writer, value, kExecuteActionArgsMemberKeys); }
void read(const nlohmann::json& json, ExecuteActionArgs& out) { read_members(json, out, kExecuteActionArgsMemberKeys); }

namespace {

class ExecuteActionInvocation final : public ToolInvocation<ExecuteActionTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Address address() const override {
    AddressParts parts;
    parts.element_id = arguments_.element_id;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(execute_action_tool.identity, arguments_.delivery_mode, arguments_.action, arguments_.value,
        arguments_.direction, arguments_.keys, arguments_.include_tree);
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(execute_action(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ExecuteActionTool::invocation(ExecuteActionArgs arguments) {
  return std::make_unique<ExecuteActionInvocation>(std::move(arguments));
}

Result<ExecuteActionArgs> parse_execute_action_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ExecuteActionArgs>(execute_action_args_schema, "cup.execute_action", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_execute_action(const nlohmann::json& json, std::string_view platform) {
  return prepare<ExecuteActionTool>(&parse_execute_action_args, json, platform);
}

}  // namespace offhand::tools::cup
