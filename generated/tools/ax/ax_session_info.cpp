// Generated from schema/tools/ax/ax_session_info.json. Do not edit.
#include "generated/tools/ax/ax_session_info.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr auto kAxSessionInfoArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
constinit const SchemaNode ax_session_info_args_schema = {.kind = SchemaKind::object, .properties = kAxSessionInfoArgsProperties};

constexpr auto kAxSessionInfoArgsMemberKeys = member_keys("session");
void write(JsonWriter& writer, const AxSessionInfoArgs& value) { write_members(writer, value, kAxSessionInfoArgsMemberKeys); }
void read(const nlohmann::json& json, AxSessionInfoArgs& out) { read_members(json, out, kAxSessionInfoArgsMemberKeys); }

constexpr auto kAxSessionInfoResultSecurityModeValues = std::to_array<std::string_view>({"normal", "safe", "sandboxed"});
std::string_view to_string(AxSessionInfoResultSecurityMode value) { return kAxSessionInfoResultSecurityModeValues[static_cast<std::size_t>(value)]; }
std::optional<AxSessionInfoResultSecurityMode> ax_session_info_result_security_mode_from_string(std::string_view text) {
  return value_of<AxSessionInfoResultSecurityMode>(text, kAxSessionInfoResultSecurityModeValues);
}
void write(JsonWriter& writer, AxSessionInfoResultSecurityMode value) { writer.value(to_string(value)); }

constexpr auto kAxSessionInfoResultMemberKeys = member_keys("connected_apps", "action_count", "undo_stack_depth",
    "subscriptions", "uptime_seconds", "security_mode");
void write(JsonWriter& writer, const AxSessionInfoResult& value) { write_members(writer, value, kAxSessionInfoResultMemberKeys); }

std::string text_of(const AxSessionInfoResult& value) {
  std::string text;
  append_parts(text, "✅ Connected: ");
  if (!value.connected_apps.empty()) append_parts(text, value.connected_apps);
  append_parts(text, "; ", Counted{value.action_count, "action", "actions"});
  if (value.undo_stack_depth.has_value()) append_parts(text, ", ", *value.undo_stack_depth, " to go back over");
  if (value.uptime_seconds.has_value()) append_parts(text, ", up for ", *value.uptime_seconds, " s");
  return text;
}

namespace {

class AxSessionInfoInvocation final : public ToolInvocation<AxSessionInfoTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_session_info(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxSessionInfoTool::invocation(AxSessionInfoArgs arguments) {
  return std::make_unique<AxSessionInfoInvocation>(std::move(arguments));
}

Result<AxSessionInfoArgs> parse_ax_session_info_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxSessionInfoArgs>(ax_session_info_args_schema, "ax.ax_session_info", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_session_info(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxSessionInfoTool>(&parse_ax_session_info_args, json, platform);
}

}  // namespace offhand::tools::ax
