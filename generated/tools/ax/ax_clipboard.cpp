// Generated from schema/tools/ax/ax_clipboard.json. Do not edit.
#include "generated/tools/ax/ax_clipboard.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr auto kAxClipboardActionValues = std::to_array<std::string_view>({"read", "write"});
constinit const SchemaNode ax_clipboard_action_schema = {.kind = SchemaKind::string, .values = kAxClipboardActionValues};

std::string_view to_string(AxClipboardAction value) { return kAxClipboardActionValues[static_cast<std::size_t>(value)]; }
std::optional<AxClipboardAction> ax_clipboard_action_from_string(std::string_view text) {
  return value_of<AxClipboardAction>(text, kAxClipboardActionValues);
}
void write(JsonWriter& writer, AxClipboardAction value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, AxClipboardAction& out) { out = ax_clipboard_action_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kAxClipboardArgsTextNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr auto kAxClipboardArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "action", .node = &ax_clipboard_action_schema, .required = true},
  {.name = "text", .node = &kAxClipboardArgsTextNode, .holds = Holds::typed_text},
});
constinit const SchemaNode ax_clipboard_args_schema = {.kind = SchemaKind::object, .properties = kAxClipboardArgsProperties};

constexpr auto kAxClipboardArgsMemberKeys = member_keys("session", "action", "text");
void write(JsonWriter& writer, const AxClipboardArgs& value) { write_members(writer, value, kAxClipboardArgsMemberKeys); }
void read(const nlohmann::json& json, AxClipboardArgs& out) { read_members(json, out, kAxClipboardArgsMemberKeys); }

constexpr auto kAxClipboardResultMemberKeys = member_keys("text", "success", "reason");
void write(JsonWriter& writer, const AxClipboardResult& value) { write_members(writer, value, kAxClipboardResultMemberKeys); }

std::string text_of(const AxClipboardResult& value) {
  std::string text;
  if (value.success) append_parts(text, "✅ Done");
  if (value.reason.has_value() && !value.reason->empty()) append_parts(text, ": ", *value.reason);
  if (value.text.has_value() && !value.text->empty()) append_parts(text, "\n", Lines{*value.text});
  return text;
}

namespace {

class AxClipboardInvocation final : public ToolInvocation<AxClipboardTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::size_t fingerprint() const override {
    return fingerprint_of(ax_clipboard_tool.identity, arguments_.action, arguments_.text);
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_clipboard(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxClipboardTool::invocation(AxClipboardArgs arguments) {
  return std::make_unique<AxClipboardInvocation>(std::move(arguments));
}

Result<AxClipboardArgs> parse_ax_clipboard_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxClipboardArgs>(ax_clipboard_args_schema, "ax.ax_clipboard", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_clipboard(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxClipboardTool>(&parse_ax_clipboard_args, json, platform);
}

}  // namespace offhand::tools::ax
