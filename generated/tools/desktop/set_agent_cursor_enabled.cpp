// Generated from schema/tools/desktop/set_agent_cursor_enabled.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_enabled.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kSetAgentCursorEnabledArgsEnabledNode = {.kind = SchemaKind::boolean};
constexpr auto kSetAgentCursorEnabledArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "cursor_id", .node = &session_id_schema, .holds = Holds::session_first},
  {.name = "enabled", .node = &kSetAgentCursorEnabledArgsEnabledNode, .required = true},
});
constinit const SchemaNode set_agent_cursor_enabled_args_schema = {.kind = SchemaKind::object, .properties = kSetAgentCursorEnabledArgsProperties};

constexpr auto kSetAgentCursorEnabledArgsMemberKeys = member_keys("session", "cursor_id", "enabled");
void write(JsonWriter& writer, const SetAgentCursorEnabledArgs& value) { write_members(writer, value, kSetAgentCursorEnabledArgsMemberKeys); }
void read(const nlohmann::json& json, SetAgentCursorEnabledArgs& out) { read_members(json, out, kSetAgentCursorEnabledArgsMemberKeys); }

namespace {

class SetAgentCursorEnabledInvocation final : public ToolInvocation<SetAgentCursorEnabledTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(set_agent_cursor_enabled(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> SetAgentCursorEnabledTool::invocation(SetAgentCursorEnabledArgs arguments) {
  return std::make_unique<SetAgentCursorEnabledInvocation>(std::move(arguments));
}

Result<SetAgentCursorEnabledArgs> parse_set_agent_cursor_enabled_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<SetAgentCursorEnabledArgs>(set_agent_cursor_enabled_args_schema, "set_agent_cursor_enabled", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_enabled(const nlohmann::json& json, std::string_view platform) {
  return prepare<SetAgentCursorEnabledTool>(&parse_set_agent_cursor_enabled_args, json, platform);
}

}  // namespace offhand::tools::desktop
