// Generated from schema/tools/desktop/launch_app.json. Do not edit.
#include "generated/tools/desktop/launch_app.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::desktop {

namespace {
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
}  // namespace

constinit const SchemaNode launch_app_args_schema = {.kind = SchemaKind::object, .properties = kLaunchAppArgsProperties};

void write(JsonWriter& writer, const LaunchAppArgs& value) {
  writer.begin_object();
  static const LaunchAppArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "name", value.name);
  write_member(writer, "launch_path", value.launch_path);
  write_changed(writer, "additional_arguments", value.additional_arguments, otherwise.additional_arguments);
  write_changed(writer, "urls", value.urls, otherwise.urls);
  write_changed(writer, "creates_new_application_instance", value.creates_new_application_instance, otherwise.creates_new_application_instance);
  write_changed(writer, "page_pipe", value.page_pipe, otherwise.page_pipe);
  write_member(writer, "electron_debugging_port", value.electron_debugging_port);
  write_member(writer, "webkit_inspector_port", value.webkit_inspector_port);
  write_member(writer, "bundle_id", value.bundle_id);
  write_member(writer, "aumid", value.aumid);
  write_member(writer, "path", value.path);
  write_member(writer, "start_minimized", value.start_minimized);
  writer.end_object();
}

void read(const nlohmann::json& json, LaunchAppArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "name", out.name);
  read_member(json, "launch_path", out.launch_path);
  read_member(json, "additional_arguments", out.additional_arguments);
  read_member(json, "urls", out.urls);
  read_member(json, "creates_new_application_instance", out.creates_new_application_instance);
  read_member(json, "page_pipe", out.page_pipe);
  read_member(json, "electron_debugging_port", out.electron_debugging_port);
  read_member(json, "webkit_inspector_port", out.webkit_inspector_port);
  read_member(json, "bundle_id", out.bundle_id);
  read_member(json, "aumid", out.aumid);
  read_member(json, "path", out.path);
  read_member(json, "start_minimized", out.start_minimized);
}

void write(JsonWriter& writer, const LaunchAppResult& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "name", value.name);
  write_member(writer, "bundle_id", value.bundle_id);
  write_member(writer, "already_running", value.already_running);
  write_member(writer, "windows", value.windows);
  write_member(writer, "self_activation_suppressed", value.self_activation_suppressed);
  write_member(writer, "side_effects", value.side_effects);
  write_member(writer, "late_side_effects", value.late_side_effects);
  write_member(writer, "unobserved", value.unobserved);
  writer.end_object();
}

std::string text_of(const LaunchAppResult& value) {
  std::string text;
  text += "✅ Launched ";
  append_text(text, value.name);
  text += ": pid ";
  append_text(text, value.pid);
  text += ", ";
  append_counted(text, value.windows.size(), "window", "windows");
  if (value.already_running) {
    text += " (it ran already";
    text += ")";
  }
  if (value.unobserved.has_value() && !value.unobserved->empty()) {
    text += "; this desktop does not show: ";
    append_text(text, *value.unobserved);
  }
  for (const auto& row : value.windows) {
    text += '\n';
    text += "- window_id ";
    append_text(text, row.window_id);
    text += ", \"";
    append_text(text, row.title);
    text += "\", ";
    append_text(text, row.bounds.x);
    text += ",";
    append_text(text, row.bounds.y);
    text += " ";
    append_text(text, row.bounds.width);
    text += "x";
    append_text(text, row.bounds.height);
  }
  if (value.side_effects.has_value()) {
    for (const auto& row : *value.side_effects) {
      text += '\n';
      text += "- side effect: ";
      append_text(text, to_string(row.kind));
      text += " lost for ";
      append_text(text, row.duration_ms);
      text += " ms";
      if (row.restored) {
        text += ", restored";
      }
      if (row.ends_by.has_value() && !row.ends_by->empty()) {
        text += ", and still lost: ";
        append_text(text, *row.ends_by);
      }
      if (row.keys_caught.has_value()) {
        text += ", ";
        append_counted(text, *row.keys_caught, "key", "keys");
        text += " of theirs caught and handed on";
      }
    }
  }
  if (value.late_side_effects.has_value()) {
    for (const auto& row : *value.late_side_effects) {
      text += '\n';
      text += "- side effect of an earlier action: ";
      append_text(text, to_string(row.kind));
      text += " lost for ";
      append_text(text, row.duration_ms);
      text += " ms";
      if (row.restored) {
        text += ", restored";
      }
      if (row.ends_by.has_value() && !row.ends_by->empty()) {
        text += ", and still lost: ";
        append_text(text, *row.ends_by);
      }
      if (row.keys_caught.has_value()) {
        text += ", ";
        append_counted(text, *row.keys_caught, "key", "keys");
        text += " of theirs caught and handed on";
      }
    }
  }
  return text;
}

namespace {

class LaunchAppInvocation final : public TypedInvocation<LaunchAppArgs, LaunchAppResult> {
 public:
  explicit LaunchAppInvocation(LaunchAppArgs arguments) : TypedInvocation(launch_app_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::size_t fingerprint() const override {
    std::string text(launch_app_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "name", arguments_.name);
    write_member(writer, "launch_path", arguments_.launch_path);
    write_member(writer, "additional_arguments", arguments_.additional_arguments);
    write_member(writer, "urls", arguments_.urls);
    write_member(writer, "creates_new_application_instance", arguments_.creates_new_application_instance);
    write_member(writer, "page_pipe", arguments_.page_pipe);
    write_member(writer, "electron_debugging_port", arguments_.electron_debugging_port);
    write_member(writer, "webkit_inspector_port", arguments_.webkit_inspector_port);
    write_member(writer, "bundle_id", arguments_.bundle_id);
    write_member(writer, "aumid", arguments_.aumid);
    write_member(writer, "path", arguments_.path);
    write_member(writer, "start_minimized", arguments_.start_minimized);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, launch_app(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> LaunchAppTool::invocation(LaunchAppArgs arguments) {
  return std::make_unique<LaunchAppInvocation>(std::move(arguments));
}

Result<LaunchAppArgs> parse_launch_app_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(launch_app_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("launch_app", checked.problems()));
  LaunchAppArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_launch_app(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(launch_app_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_launch_app_args(json, platform));
  return LaunchAppTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
