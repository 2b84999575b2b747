// Generated from schema/tools/ax/ax_list_apps.json. Do not edit.
#include "generated/tools/ax/ax_list_apps.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr auto kAxListAppsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
constinit const SchemaNode ax_list_apps_args_schema = {.kind = SchemaKind::object, .properties = kAxListAppsArgsProperties};

constexpr auto kAxListAppsArgsMemberKeys = member_keys("session");
void write(JsonWriter& writer, const AxListAppsArgs& value) { write_members(writer, value, kAxListAppsArgsMemberKeys); }
void read(const nlohmann::json& json, AxListAppsArgs& out) { read_members(json, out, kAxListAppsArgsMemberKeys); }

constexpr auto kAxListAppsResultMemberKeys = member_keys("apps");
void write(JsonWriter& writer, const AxListAppsResult& value) { write_members(writer, value, kAxListAppsResultMemberKeys); }

std::string text_of(const AxListAppsResult& value) {
  std::string text;
  append_parts(text, "✅ ", Counted{value.apps.size(), "application", "applications"});
  for (const auto& row : value.apps) {
    append_parts(text, "\n", "- ", row.name, ", pid ", row.pid);
    if (row.bundle_id.has_value() && !row.bundle_id->empty()) append_parts(text, ", ", *row.bundle_id);
    if (row.connected) append_parts(text, ", connected");
    if (row.accessible) append_parts(text, ", accessible");
    if (row.reason.has_value() && !row.reason->empty()) append_parts(text, ", not accessible: ", *row.reason);
  }
  return text;
}

namespace {

class AxListAppsInvocation final : public ToolInvocation<AxListAppsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_list_apps(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxListAppsTool::invocation(AxListAppsArgs arguments) {
  return std::make_unique<AxListAppsInvocation>(std::move(arguments));
}

Result<AxListAppsArgs> parse_ax_list_apps_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxListAppsArgs>(ax_list_apps_args_schema, "ax.ax_list_apps", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_list_apps(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxListAppsTool>(&parse_ax_list_apps_args, json, platform);
}

}  // namespace offhand::tools::ax
