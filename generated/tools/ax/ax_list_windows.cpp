// Generated from schema/tools/ax/ax_list_windows.json. Do not edit.
#include "generated/tools/ax/ax_list_windows.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxListWindowsArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kAxListWindowsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxListWindowsArgsAppNode, .required = true, .holds = Holds::application},
});
constinit const SchemaNode ax_list_windows_args_schema = {.kind = SchemaKind::object, .properties = kAxListWindowsArgsProperties};

constexpr auto kAxListWindowsArgsMemberKeys = member_keys("session", "app");
void write(JsonWriter& writer, const AxListWindowsArgs& value) { write_members(writer, value, kAxListWindowsArgsMemberKeys); }
void read(const nlohmann::json& json, AxListWindowsArgs& out) { read_members(json, out, kAxListWindowsArgsMemberKeys); }

constexpr auto kAxListWindowsResultMemberKeys = member_keys("windows");
void write(JsonWriter& writer, const AxListWindowsResult& value) { write_members(writer, value, kAxListWindowsResultMemberKeys); }

std::string text_of(const AxListWindowsResult& value) {
  std::string text;
  append_parts(text, "✅ ", Counted{value.windows.size(), "window", "windows"});
  for (const auto& row : value.windows) {
    append_parts(text, "\n", "- ", row.index, ": \"", row.title, "\" at ", row.position, ", ", row.size);
    if (row.focused) append_parts(text, ", focused");
    if (row.minimized) append_parts(text, ", minimized");
  }
  return text;
}

namespace {

class AxListWindowsInvocation final : public ToolInvocation<AxListWindowsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_application();
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    return keep(ax_list_windows(call, target, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> AxListWindowsTool::invocation(AxListWindowsArgs arguments) {
  return std::make_unique<AxListWindowsInvocation>(std::move(arguments));
}

Result<AxListWindowsArgs> parse_ax_list_windows_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxListWindowsArgs>(ax_list_windows_args_schema, "ax.ax_list_windows", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_list_windows(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxListWindowsTool>(&parse_ax_list_windows_args, json, platform);
}

}  // namespace offhand::tools::ax
