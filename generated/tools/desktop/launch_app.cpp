// Generated from schema/tools/desktop/launch_app.json. Do not edit.
#include "generated/tools/desktop/launch_app.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kLaunchAppArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kLaunchAppArgsLaunchPathNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kLaunchAppArgsAdditionalArgumentsItemNode = {.kind = SchemaKind::string, .max_size = 32768};
constexpr SchemaNode kLaunchAppArgsAdditionalArgumentsNode = {.kind = SchemaKind::array, .max_size = 256, .items = &kLaunchAppArgsAdditionalArgumentsItemNode};
constexpr SchemaNode kLaunchAppArgsUrlsItemNode = {.kind = SchemaKind::string, .max_size = 8192};
constexpr SchemaNode kLaunchAppArgsUrlsNode = {.kind = SchemaKind::array, .max_size = 256, .items = &kLaunchAppArgsUrlsItemNode};
constexpr SchemaNode kLaunchAppArgsCreatesNewApplicationInstanceNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kLaunchAppArgsPagePipeNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kLaunchAppArgsElectronDebuggingPortNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65535};
constexpr SchemaNode kLaunchAppArgsWebkitInspectorPortNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65535};
constexpr SchemaNode kLaunchAppArgsBundleIdNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kLaunchAppArgsBundleIdPlatforms = std::to_array<std::string_view>({"macos"});
constexpr SchemaNode kLaunchAppArgsAumidNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kLaunchAppArgsAumidPlatforms = std::to_array<std::string_view>({"windows"});
constexpr SchemaNode kLaunchAppArgsPathNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr auto kLaunchAppArgsPathPlatforms = std::to_array<std::string_view>({"windows"});
constexpr SchemaNode kLaunchAppArgsStartMinimizedNode = {.kind = SchemaKind::boolean};
constexpr auto kLaunchAppArgsStartMinimizedPlatforms = std::to_array<std::string_view>({"windows"});
constexpr auto kLaunchAppArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "name", .node = &kLaunchAppArgsNameNode, .holds = Holds::plain},
  {.name = "launch_path", .node = &kLaunchAppArgsLaunchPathNode, .holds = Holds::plain},
  {.name = "additional_arguments", .node = &kLaunchAppArgsAdditionalArgumentsNode, .holds = Holds::plain},
  {.name = "urls", .node = &kLaunchAppArgsUrlsNode, .holds = Holds::plain},
  {.name = "creates_new_application_instance", .node = &kLaunchAppArgsCreatesNewApplicationInstanceNode},
  {.name = "page_pipe", .node = &kLaunchAppArgsPagePipeNode},
  {.name = "electron_debugging_port", .node = &kLaunchAppArgsElectronDebuggingPortNode},
  {.name = "webkit_inspector_port", .node = &kLaunchAppArgsWebkitInspectorPortNode},
  {.name = "bundle_id", .node = &kLaunchAppArgsBundleIdNode, .platforms = kLaunchAppArgsBundleIdPlatforms, .elsewhere = Elsewhere::ignore, .holds = Holds::plain},
  {.name = "aumid", .node = &kLaunchAppArgsAumidNode, .platforms = kLaunchAppArgsAumidPlatforms, .elsewhere = Elsewhere::refuse, .holds = Holds::plain},
  {.name = "path", .node = &kLaunchAppArgsPathNode, .platforms = kLaunchAppArgsPathPlatforms, .elsewhere = Elsewhere::refuse, .holds = Holds::plain},
  {.name = "start_minimized", .node = &kLaunchAppArgsStartMinimizedNode, .platforms = kLaunchAppArgsStartMinimizedPlatforms, .elsewhere = Elsewhere::refuse},
});
constinit const SchemaNode launch_app_args_schema = {.kind = SchemaKind::object, .properties = kLaunchAppArgsProperties};

constexpr auto kLaunchAppArgsMemberKeys = member_keys("session", "name", "launch_path",
    default_member("additional_arguments"), default_member("urls"), default_member("creates_new_application_instance"),
    default_member("page_pipe"), "electron_debugging_port", "webkit_inspector_port", "bundle_id", "aumid", "path",
    "start_minimized");
void write(JsonWriter& writer, const LaunchAppArgs& value) { write_changed_members(writer, value, kLaunchAppArgsMemberKeys); }
void read(const nlohmann::json& json, LaunchAppArgs& out) { read_members(json, out, kLaunchAppArgsMemberKeys); }

constexpr auto kLaunchAppResultMemberKeys = member_keys("pid", "name", "bundle_id", "already_running", "windows",
    "self_activation_suppressed", "side_effects", "late_side_effects", "unobserved");
void write(JsonWriter& writer, const LaunchAppResult& value) { write_members(writer, value, kLaunchAppResultMemberKeys); }

std::string text_of(const LaunchAppResult& value) {
  std::string text;
  append_parts(text, "✅ Launched ", value.name, ": pid ", value.pid, ", ",
      Counted{value.windows.size(), "window", "windows"});
  if (value.already_running) append_parts(text, " (it ran already", ")");
  if (value.unobserved.has_value() && !value.unobserved->empty()) {
    append_parts(text, "; this desktop does not show: ", *value.unobserved);
  }
  for (const auto& row : value.windows) {
    append_parts(text, "\n", "- window_id ", row.window_id, ", \"", row.title, "\", ", row.bounds.x, ",", row.bounds.y,
        " ", row.bounds.width, "x", row.bounds.height);
  }
  if (value.side_effects.has_value()) {
    for (const auto& row : *value.side_effects) {
      append_parts(text, "\n", "- side effect: ", to_string(row.kind), " lost for ", row.duration_ms, " ms");
      if (row.restored) append_parts(text, ", restored");
      if (row.ends_by.has_value() && !row.ends_by->empty()) append_parts(text, ", and still lost: ", *row.ends_by);
      if (row.keys_caught.has_value()) {
        append_parts(text, ", ", Counted{*row.keys_caught, "key", "keys"}, " of theirs caught and handed on");
      }
    }
  }
  if (value.late_side_effects.has_value()) {
    for (const auto& row : *value.late_side_effects) {
      append_parts(text, "\n", "- side effect of an earlier action: ", to_string(row.kind), " lost for ",
          row.duration_ms, " ms");
      if (row.restored) append_parts(text, ", restored");
      if (row.ends_by.has_value() && !row.ends_by->empty()) append_parts(text, ", and still lost: ", *row.ends_by);
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
  std::size_t fingerprint() const override {
    return fingerprint_of(launch_app_tool.identity, arguments_.name, arguments_.launch_path,
        arguments_.additional_arguments, arguments_.urls, arguments_.creates_new_application_instance, arguments_.page_pipe,
        arguments_.electron_debugging_port, arguments_.webkit_inspector_port, arguments_.bundle_id, arguments_.aumid,
        arguments_.path, arguments_.start_minimized);
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(launch_app(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> LaunchAppTool::invocation(LaunchAppArgs arguments) {
  return std::make_unique<LaunchAppInvocation>(std::move(arguments));
}

Result<LaunchAppArgs> parse_launch_app_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<LaunchAppArgs>(launch_app_args_schema, "launch_app", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_launch_app(const nlohmann::json& json, std::string_view platform) {
  return prepare<LaunchAppTool>(&parse_launch_app_args, json, platform);
}

}  // namespace offhand::tools::desktop
