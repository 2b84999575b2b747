// Generated from schema/tools/desktop/list_windows.json. Do not edit.
#include "generated/tools/desktop/list_windows.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kListWindowsArgsOnScreenOnlyNode = {.kind = SchemaKind::boolean};
constexpr auto kListWindowsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "on_screen_only", .node = &kListWindowsArgsOnScreenOnlyNode},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
});
constinit const SchemaNode list_windows_args_schema = {.kind = SchemaKind::object, .properties = kListWindowsArgsProperties};

constexpr auto kListWindowsArgsMemberKeys = member_keys(default_member("on_screen_only"), "pid");
void write(JsonWriter& writer, const ListWindowsArgs& value) { write_changed_members(writer, value, kListWindowsArgsMemberKeys); }
void read(const nlohmann::json& json, ListWindowsArgs& out) { read_members(json, out, kListWindowsArgsMemberKeys); }

constexpr auto kListWindowsResultMemberKeys = member_keys("windows");
void write(JsonWriter& writer, const ListWindowsResult& value) { write_members(writer, value, kListWindowsResultMemberKeys); }

std::string text_of(const ListWindowsResult& value) {
  std::string text;
  append_parts(text, "✅ ", Counted{value.windows.size(), "window", "windows"});
  for (const auto& row : value.windows) {
    append_parts(text, "\n", "- window_id ", row.window_id, ", pid ", row.pid, ", ", row.app_name, ", \"", row.title,
        "\", ", row.bounds.x, ",", row.bounds.y, " ", row.bounds.width, "x", row.bounds.height, ", z ", row.z_index);
    if (row.is_active) append_parts(text, ", active");
    if (row.is_minimized) append_parts(text, ", minimised");
    if (row.blocked_by.has_value()) append_parts(text, ", blocked by the dialog ", *row.blocked_by);
  }
  return text;
}

namespace {

class ListWindowsInvocation final : public ToolInvocation<ListWindowsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(list_windows(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ListWindowsTool::invocation(ListWindowsArgs arguments) {
  return std::make_unique<ListWindowsInvocation>(std::move(arguments));
}

Result<ListWindowsArgs> parse_list_windows_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ListWindowsArgs>(list_windows_args_schema, "list_windows", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_list_windows(const nlohmann::json& json, std::string_view platform) {
  return prepare<ListWindowsTool>(&parse_list_windows_args, json, platform);
}

}  // namespace offhand::tools::desktop
