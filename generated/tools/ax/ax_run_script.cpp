// Generated from schema/tools/ax/ax_run_script.json. Do not edit.
#include "generated/tools/ax/ax_run_script.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr auto kAxRunScriptLanguageValues = std::to_array<std::string_view>({"applescript", "jxa"});
constinit const SchemaNode ax_run_script_language_schema = {.kind = SchemaKind::string, .values = kAxRunScriptLanguageValues};

std::string_view to_string(AxRunScriptLanguage value) { return kAxRunScriptLanguageValues[static_cast<std::size_t>(value)]; }
std::optional<AxRunScriptLanguage> ax_run_script_language_from_string(std::string_view text) {
  return value_of<AxRunScriptLanguage>(text, kAxRunScriptLanguageValues);
}
void write(JsonWriter& writer, AxRunScriptLanguage value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, AxRunScriptLanguage& out) { out = ax_run_script_language_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kAxRunScriptArgsScriptNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 100000};
constexpr SchemaNode kAxRunScriptArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr auto kAxRunScriptArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "script", .node = &kAxRunScriptArgsScriptNode, .required = true, .holds = Holds::plain},
  {.name = "language", .node = &ax_run_script_language_schema},
  {.name = "timeout_ms", .node = &kAxRunScriptArgsTimeoutMsNode, .holds = Holds::wait},
});
constinit const SchemaNode ax_run_script_args_schema = {.kind = SchemaKind::object, .properties = kAxRunScriptArgsProperties};

constexpr auto kAxRunScriptArgsMemberKeys = member_keys("session", "script", default_member("language"),
    default_member("timeout_ms"));
void write(JsonWriter& writer, const AxRunScriptArgs& value) { write_changed_members(writer, value, kAxRunScriptArgsMemberKeys); }
void read(const nlohmann::json& json, AxRunScriptArgs& out) { read_members(json, out, kAxRunScriptArgsMemberKeys); }

constexpr auto kAxRunScriptResultMemberKeys = member_keys("success", "output", "error");
void write(JsonWriter& writer, const AxRunScriptResult& value) { write_members(writer, value, kAxRunScriptResultMemberKeys); }

std::string text_of(const AxRunScriptResult& value) {
  std::string text;
  if (value.success) append_parts(text, "✅ Done");
  if (value.output.has_value() && !value.output->empty()) append_parts(text, ": ", *value.output);
  if (value.error.has_value() && !value.error->empty()) append_parts(text, ": ", *value.error);
  return text;
}

namespace {

class AxRunScriptInvocation final : public ToolInvocation<AxRunScriptTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Address address() const override { return address::Desktop{}; }
  std::size_t fingerprint() const override {
    return fingerprint_of(ax_run_script_tool.identity, arguments_.script, arguments_.language, arguments_.timeout_ms);
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_run_script(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxRunScriptTool::invocation(AxRunScriptArgs arguments) {
  return std::make_unique<AxRunScriptInvocation>(std::move(arguments));
}

Result<AxRunScriptArgs> parse_ax_run_script_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxRunScriptArgs>(ax_run_script_args_schema, "ax.ax_run_script", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_run_script(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxRunScriptTool>(&parse_ax_run_script_args, json, platform);
}

}  // namespace offhand::tools::ax
