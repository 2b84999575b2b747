// Generated from schema/tools/ax/ax_connect.json. Do not edit.
#include "generated/tools/ax/ax_connect.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxConnectArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxConnectArgsAliasNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64, .pattern = "^[A-Za-z][A-Za-z0-9_.-]*$"};
constexpr auto kAxConnectArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxConnectArgsAppNode, .required = true, .holds = Holds::plain},
  {.name = "alias", .node = &kAxConnectArgsAliasNode, .holds = Holds::plain},
});
constinit const SchemaNode ax_connect_args_schema = {.kind = SchemaKind::object, .properties = kAxConnectArgsProperties};

constexpr auto kAxConnectArgsMemberKeys = member_keys("session", "app", "alias");
void write(JsonWriter& writer, const AxConnectArgs& value) { write_members(writer, value, kAxConnectArgsMemberKeys); }
void read(const nlohmann::json& json, AxConnectArgs& out) { read_members(json, out, kAxConnectArgsMemberKeys); }

constexpr auto kAxConnectResultMemberKeys = member_keys("connected", "app_name", "pid", "bundle_id", "windows",
    "alias");
void write(JsonWriter& writer, const AxConnectResult& value) { write_members(writer, value, kAxConnectResultMemberKeys); }

std::string text_of(const AxConnectResult& value) {
  std::string text;
  append_parts(text, "✅ Connected", " to ", value.app_name);
  if (value.pid.has_value()) append_parts(text, ", pid ", *value.pid);
  if (value.windows.has_value()) append_parts(text, ", ", Counted{*value.windows, "window", "windows"});
  if (value.alias.has_value() && !value.alias->empty()) append_parts(text, ", as \"", *value.alias, "\"");
  return text;
}

namespace {

class AxConnectInvocation final : public ToolInvocation<AxConnectTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_connect(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxConnectTool::invocation(AxConnectArgs arguments) {
  return std::make_unique<AxConnectInvocation>(std::move(arguments));
}

Result<AxConnectArgs> parse_ax_connect_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxConnectArgs>(ax_connect_args_schema, "ax.ax_connect", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_connect(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxConnectTool>(&parse_ax_connect_args, json, platform);
}

}  // namespace offhand::tools::ax
