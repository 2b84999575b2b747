// Generated from schema/tools/desktop/list_apps.json. Do not edit.
#include "generated/tools/desktop/list_apps.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kListAppsArgsRunningOnlyNode = {.kind = SchemaKind::boolean};
constexpr auto kListAppsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "running_only", .node = &kListAppsArgsRunningOnlyNode},
});
constinit const SchemaNode list_apps_args_schema = {.kind = SchemaKind::object, .properties = kListAppsArgsProperties};

constexpr auto kListAppsArgsMemberKeys = member_keys(default_member("running_only"));
void write(JsonWriter& writer, const ListAppsArgs& value) { write_changed_members(writer, value, kListAppsArgsMemberKeys); }
void read(const nlohmann::json& json, ListAppsArgs& out) { read_members(json, out, kListAppsArgsMemberKeys); }

constexpr auto kListAppsResultMemberKeys = member_keys("apps");
void write(JsonWriter& writer, const ListAppsResult& value) { write_members(writer, value, kListAppsResultMemberKeys); }

std::string text_of(const ListAppsResult& value) {
  std::string text;
  append_parts(text, "✅ ", Counted{value.apps.size(), "application", "applications"});
  for (const auto& row : value.apps) {
    append_parts(text, "\n", "- ", row.name);
    if (row.running) append_parts(text, ", running", " as pid ", row.pid);
    if (row.active) append_parts(text, ", active");
    if (row.kind == AppKind::terminal) append_parts(text, ", in a terminal");
    if (row.launch_path.has_value() && !row.launch_path->empty()) append_parts(text, ", ", *row.launch_path);
  }
  return text;
}

namespace {

class ListAppsInvocation final : public ToolInvocation<ListAppsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(list_apps(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ListAppsTool::invocation(ListAppsArgs arguments) {
  return std::make_unique<ListAppsInvocation>(std::move(arguments));
}

Result<ListAppsArgs> parse_list_apps_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ListAppsArgs>(list_apps_args_schema, "list_apps", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_list_apps(const nlohmann::json& json, std::string_view platform) {
  return prepare<ListAppsTool>(&parse_list_apps_args, json, platform);
}

}  // namespace offhand::tools::desktop
