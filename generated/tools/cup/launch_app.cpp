// Generated from schema/tools/cup/launch_app.json. Do not edit.
#include "generated/tools/cup/launch_app.h"

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

namespace offhand::tools::cup {

namespace {
constexpr SchemaNode kLaunchAppArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kLaunchAppArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "name", .node = &kLaunchAppArgsNameNode, .required = true, .holds = Holds::plain},
});
}  // namespace

constinit const SchemaNode launch_app_args_schema = {.kind = SchemaKind::object, .properties = kLaunchAppArgsProperties};

void write(JsonWriter& writer, const LaunchAppArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "name", value.name);
  writer.end_object();
}

void read(const nlohmann::json& json, LaunchAppArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "name", out.name);
}

void write(JsonWriter& writer, const LaunchAppResult& value) {
  writer.begin_object();
  write_member(writer, "success", value.success);
  write_member(writer, "message", value.message);
  write_member(writer, "error", value.error);
  write_member(writer, "pid", value.pid);
  write_member(writer, "name", value.name);
  write_member(writer, "already_running", value.already_running);
  write_member(writer, "windows", value.windows);
  write_member(writer, "side_effects", value.side_effects);
  write_member(writer, "unobserved", value.unobserved);
  writer.end_object();
}

std::string text_of(const LaunchAppResult& value) {
  std::string text;
  text += "✅ ";
  append_text(text, value.message);
  if (value.unobserved.has_value() && !value.unobserved->empty()) {
    text += "; this desktop does not show: ";
    append_text(text, *value.unobserved);
  }
  for (const auto& row : value.windows) {
    text += '\n';
    text += "- \"";
    append_text(text, row.title);
    text += "\" @";
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
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.launch_app", checked.problems()));
  LaunchAppArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_launch_app(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(launch_app_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_launch_app_args(json, platform));
  return LaunchAppTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
