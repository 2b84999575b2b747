// Generated from schema/tools/desktop/start_session.json. Do not edit.
#include "generated/tools/desktop/start_session.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kStartSessionArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .required = true},
});
constinit const SchemaNode start_session_args_schema = {.kind = SchemaKind::object, .properties = kStartSessionArgsProperties};

constexpr auto kStartSessionArgsMemberKeys = member_keys("session");
void write(JsonWriter& writer, const StartSessionArgs& value) { write_members(writer, value, kStartSessionArgsMemberKeys); }
void read(const nlohmann::json& json, StartSessionArgs& out) { read_members(json, out, kStartSessionArgsMemberKeys); }

constexpr auto kStartSessionResultStateValues = std::to_array<std::string_view>({"begun", "running"});
std::string_view to_string(StartSessionResultState value) { return kStartSessionResultStateValues[static_cast<std::size_t>(value)]; }
std::optional<StartSessionResultState> start_session_result_state_from_string(std::string_view text) {
  return value_of<StartSessionResultState>(text, kStartSessionResultStateValues);
}
void write(JsonWriter& writer, StartSessionResultState value) { writer.value(to_string(value)); }

constexpr auto kStartSessionResultMemberKeys = member_keys("session", "state", "idle_ttl_secs");
void write(JsonWriter& writer, const StartSessionResult& value) { write_members(writer, value, kStartSessionResultMemberKeys); }

std::string text_of(const StartSessionResult& value) {
  std::string text;
  append_parts(text, "✅ Session ", value.session, " ");
  if (value.state == StartSessionResultState::begun) append_parts(text, "begun");
  if (value.state == StartSessionResultState::running) append_parts(text, "goes on");
  return text;
}

namespace {

class StartSessionInvocation final : public ToolInvocation<StartSessionTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(start_session(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> StartSessionTool::invocation(StartSessionArgs arguments) {
  return std::make_unique<StartSessionInvocation>(std::move(arguments));
}

Result<StartSessionArgs> parse_start_session_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<StartSessionArgs>(start_session_args_schema, "start_session", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_start_session(const nlohmann::json& json, std::string_view platform) {
  return prepare<StartSessionTool>(&parse_start_session_args, json, platform);
}

}  // namespace offhand::tools::desktop
