// Generated from schema/tools/desktop/get_agent_cursor_state.json. Do not edit.
#include "generated/tools/desktop/get_agent_cursor_state.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kGetAgentCursorStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "cursor_id", .node = &session_id_schema, .holds = Holds::session_first},
});
constinit const SchemaNode get_agent_cursor_state_args_schema = {.kind = SchemaKind::object, .properties = kGetAgentCursorStateArgsProperties};

constexpr auto kGetAgentCursorStateArgsMemberKeys = member_keys("session", "cursor_id");
void write(JsonWriter& writer, const GetAgentCursorStateArgs& value) { write_members(writer, value, kGetAgentCursorStateArgsMemberKeys); }
void read(const nlohmann::json& json, GetAgentCursorStateArgs& out) { read_members(json, out, kGetAgentCursorStateArgsMemberKeys); }

namespace {

class GetAgentCursorStateInvocation final : public ToolInvocation<GetAgentCursorStateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(get_agent_cursor_state(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> GetAgentCursorStateTool::invocation(GetAgentCursorStateArgs arguments) {
  return std::make_unique<GetAgentCursorStateInvocation>(std::move(arguments));
}

Result<GetAgentCursorStateArgs> parse_get_agent_cursor_state_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetAgentCursorStateArgs>(get_agent_cursor_state_args_schema, "get_agent_cursor_state", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_agent_cursor_state(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetAgentCursorStateTool>(&parse_get_agent_cursor_state_args, json, platform);
}

}  // namespace offhand::tools::desktop
