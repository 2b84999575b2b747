// Generated from schema/tools/desktop/end_session.json. Do not edit.
#include "generated/tools/desktop/end_session.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kEndSessionArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .required = true},
});
constinit const SchemaNode end_session_args_schema = {.kind = SchemaKind::object, .properties = kEndSessionArgsProperties};

constexpr auto kEndSessionArgsMemberKeys = member_keys("session");
void write(JsonWriter& writer, const EndSessionArgs& value) { write_members(writer, value, kEndSessionArgsMemberKeys); }
void read(const nlohmann::json& json, EndSessionArgs& out) { read_members(json, out, kEndSessionArgsMemberKeys); }

constexpr auto kEndSessionResultStateValues = std::to_array<std::string_view>({"ended", "not_running"});
std::string_view to_string(EndSessionResultState value) { return kEndSessionResultStateValues[static_cast<std::size_t>(value)]; }
std::optional<EndSessionResultState> end_session_result_state_from_string(std::string_view text) {
  return value_of<EndSessionResultState>(text, kEndSessionResultStateValues);
}
void write(JsonWriter& writer, EndSessionResultState value) { writer.value(to_string(value)); }

constexpr auto kEndSessionResultMemberKeys = member_keys("session", "state");
void write(JsonWriter& writer, const EndSessionResult& value) { write_members(writer, value, kEndSessionResultMemberKeys); }

std::string text_of(const EndSessionResult& value) {
  std::string text;
  append_parts(text, "✅ Session ", value.session, " ");
  if (value.state == EndSessionResultState::ended) append_parts(text, "ended");
  if (value.state == EndSessionResultState::not_running) append_parts(text, "was not running");
  return text;
}

namespace {

class EndSessionInvocation final : public ToolInvocation<EndSessionTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(end_session(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> EndSessionTool::invocation(EndSessionArgs arguments) {
  return std::make_unique<EndSessionInvocation>(std::move(arguments));
}

Result<EndSessionArgs> parse_end_session_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<EndSessionArgs>(end_session_args_schema, "end_session", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_end_session(const nlohmann::json& json, std::string_view platform) {
  return prepare<EndSessionTool>(&parse_end_session_args, json, platform);
}

}  // namespace offhand::tools::desktop
