// Generated from schema/tools/cup/launch_app.json. Do not edit.
#include "generated/tools/cup/launch_app.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr SchemaNode kLaunchAppArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kLaunchAppArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "name", .node = &kLaunchAppArgsNameNode, .required = true, .holds = Holds::plain},
});
constinit const SchemaNode launch_app_args_schema = {.kind = SchemaKind::object, .properties = kLaunchAppArgsProperties};

constexpr auto kLaunchAppArgsMemberKeys = member_keys("session", "name");
void write(JsonWriter& writer, const LaunchAppArgs& value) { write_members(writer, value, kLaunchAppArgsMemberKeys); }
void read(const nlohmann::json& json, LaunchAppArgs& out) { read_members(json, out, kLaunchAppArgsMemberKeys); }

constexpr auto kLaunchAppResultMemberKeys = member_keys("success", "message", "error", "pid", "name", "already_running",
    "windows", "side_effects", "unobserved");
void write(JsonWriter& writer, const LaunchAppResult& value) { write_members(writer, value, kLaunchAppResultMemberKeys); }

std::string text_of(const LaunchAppResult& value) {
  std::string text;
  append_parts(text, "✅ ", value.message);
  if (value.unobserved.has_value() && !value.unobserved->empty()) {
    append_parts(text, "; this desktop does not show: ", *value.unobserved);
  }
  if (value.windows.has_value()) {
    for (const auto& row : *value.windows) {
      append_parts(text, "\n", "- \"", row.title, "\" @", row.bounds.x, ",", row.bounds.y, " ", row.bounds.width, "x",
          row.bounds.height);
    }
  }
  if (value.side_effects.has_value()) {
    for (const auto& row : *value.side_effects) {
      append_parts(text, "\n", "- side effect: ", to_string(row.kind), " lost for ", row.duration_ms, " ms");
      if (row.restored) append_parts(text, ", restored");
      if (row.keys_caught.has_value()) {
        append_parts(text, ", ", Counted{*row.keys_caught, "key", "keys"}, " of theirs caught and handed on");
      }
    }
  }
  return text;
}

namespace {

class LaunchAppInvocation final : public ToolInvocation<LaunchAppTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::size_t fingerprint() const override { return fingerprint_of(launch_app_tool.identity, arguments_.name); }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(launch_app(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> LaunchAppTool::invocation(LaunchAppArgs arguments) {
  return std::make_unique<LaunchAppInvocation>(std::move(arguments));
}

Result<LaunchAppArgs> parse_launch_app_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<LaunchAppArgs>(launch_app_args_schema, "cup.launch_app", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_launch_app(const nlohmann::json& json, std::string_view platform) {
  return prepare<LaunchAppTool>(&parse_launch_app_args, json, platform);
}

}  // namespace offhand::tools::cup
