// Generated from schema/tools/desktop/debug_window_info.json. Do not edit.
#include "generated/tools/desktop/debug_window_info.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kDebugWindowInfoArgsProperties = std::to_array<SchemaProperty>({
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
});
constinit const SchemaNode debug_window_info_args_schema = {.kind = SchemaKind::object, .properties = kDebugWindowInfoArgsProperties};

constexpr auto kDebugWindowInfoArgsMemberKeys = member_keys("pid", "window_id");
void write(JsonWriter& writer, const DebugWindowInfoArgs& value) { write_members(writer, value, kDebugWindowInfoArgsMemberKeys); }
void read(const nlohmann::json& json, DebugWindowInfoArgs& out) { read_members(json, out, kDebugWindowInfoArgsMemberKeys); }

constexpr auto kDebugWindowInfoResultAccessibilityMemberKeys = member_keys("found", "role", "name", "bounds", "error",
    "detail", "advice");
void write(JsonWriter& writer, const DebugWindowInfoResultAccessibility& value) { write_members(writer, value, kDebugWindowInfoResultAccessibilityMemberKeys); }

constexpr auto kDebugWindowInfoResultMemberKeys = member_keys("platform", "program", "window", "accessibility", "facts",
    "properties", "properties_left_out");
void write(JsonWriter& writer, const DebugWindowInfoResult& value) { write_members(writer, value, kDebugWindowInfoResultMemberKeys); }

std::string text_of(const DebugWindowInfoResult& value) {
  std::string text;
  append_parts(text, "✅ window_id ", value.window.window_id, ", pid ", value.window.pid, ", ", value.window.app_name,
      ", \"", value.window.title, "\", ", value.window.bounds.x, ",", value.window.bounds.y, " ",
      value.window.bounds.width, "x", value.window.bounds.height, " on ", value.platform, "\n- program: ",
      value.program, "\n- accessibility: ", value.accessibility.detail);
  if (value.accessibility.advice.has_value() && !value.accessibility.advice->empty()) {
    append_parts(text, "\n  ", *value.accessibility.advice);
  }
  for (const auto& row : value.facts) {
    append_parts(text, "\n", "- ", row.name, ": ", row.value);
  }
  for (const auto& row : value.properties) {
    append_parts(text, "\n", "- ", row.name, " (", row.type, ", ", row.bytes, " bytes): ", row.value);
  }
  return text;
}

namespace {

class DebugWindowInfoInvocation final : public ToolInvocation<DebugWindowInfoTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_window();
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    return keep(debug_window_info(call, target, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> DebugWindowInfoTool::invocation(DebugWindowInfoArgs arguments) {
  return std::make_unique<DebugWindowInfoInvocation>(std::move(arguments));
}

Result<DebugWindowInfoArgs> parse_debug_window_info_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<DebugWindowInfoArgs>(debug_window_info_args_schema, "debug_window_info", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_debug_window_info(const nlohmann::json& json, std::string_view platform) {
  return prepare<DebugWindowInfoTool>(&parse_debug_window_info_args, json, platform);
}

}  // namespace offhand::tools::desktop
