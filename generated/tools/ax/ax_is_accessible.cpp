// Generated from schema/tools/ax/ax_is_accessible.json. Do not edit.
#include "generated/tools/ax/ax_is_accessible.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr auto kAxIsAccessibleArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
constinit const SchemaNode ax_is_accessible_args_schema = {.kind = SchemaKind::object, .properties = kAxIsAccessibleArgsProperties};

constexpr auto kAxIsAccessibleArgsMemberKeys = member_keys("session");
void write(JsonWriter& writer, const AxIsAccessibleArgs& value) { write_members(writer, value, kAxIsAccessibleArgsMemberKeys); }
void read(const nlohmann::json& json, AxIsAccessibleArgs& out) { read_members(json, out, kAxIsAccessibleArgsMemberKeys); }

constexpr auto kAxIsAccessibleResultMemberKeys = member_keys("enabled", "process_name", "suggestion");
void write(JsonWriter& writer, const AxIsAccessibleResult& value) { write_members(writer, value, kAxIsAccessibleResultMemberKeys); }

std::string text_of(const AxIsAccessibleResult& value) {
  std::string text;
  if (value.enabled) append_parts(text, "✅ Accessible");
  if (value.suggestion.has_value() && !value.suggestion->empty()) append_parts(text, "; ", *value.suggestion);
  return text;
}

namespace {

class AxIsAccessibleInvocation final : public ToolInvocation<AxIsAccessibleTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_is_accessible(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxIsAccessibleTool::invocation(AxIsAccessibleArgs arguments) {
  return std::make_unique<AxIsAccessibleInvocation>(std::move(arguments));
}

Result<AxIsAccessibleArgs> parse_ax_is_accessible_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxIsAccessibleArgs>(ax_is_accessible_args_schema, "ax.ax_is_accessible", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_is_accessible(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxIsAccessibleTool>(&parse_ax_is_accessible_args, json, platform);
}

}  // namespace offhand::tools::ax
