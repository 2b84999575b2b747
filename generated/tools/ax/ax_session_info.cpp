// Generated from schema/tools/ax/ax_session_info.json. Do not edit.
#include "generated/tools/ax/ax_session_info.h"

#include <algorithm>
#include <array>
#include <cstddef>
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

namespace offhand::tools::ax {

namespace {
constexpr auto kAxSessionInfoArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
}  // namespace

constinit const SchemaNode ax_session_info_args_schema = {.kind = SchemaKind::object, .properties = kAxSessionInfoArgsProperties};

void write(JsonWriter& writer, const AxSessionInfoArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  writer.end_object();
}

void read(const nlohmann::json& json, AxSessionInfoArgs& out) {
  read_member(json, "session", out.session);
}

namespace {
constexpr auto kAxSessionInfoResultSecurityModeValues = std::to_array<std::string_view>({"normal", "safe", "sandboxed"});
}  // namespace

std::string_view to_string(AxSessionInfoResultSecurityMode value) { return kAxSessionInfoResultSecurityModeValues[static_cast<std::size_t>(value)]; }

std::optional<AxSessionInfoResultSecurityMode> ax_session_info_result_security_mode_from_string(std::string_view text) {
  const auto found = std::find(kAxSessionInfoResultSecurityModeValues.begin(), kAxSessionInfoResultSecurityModeValues.end(), text);
  if (found == kAxSessionInfoResultSecurityModeValues.end()) return std::nullopt;
  return static_cast<AxSessionInfoResultSecurityMode>(found - kAxSessionInfoResultSecurityModeValues.begin());
}

void write(JsonWriter& writer, AxSessionInfoResultSecurityMode value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const AxSessionInfoResult& value) {
  writer.begin_object();
  write_member(writer, "connected_apps", value.connected_apps);
  write_member(writer, "action_count", value.action_count);
  write_member(writer, "undo_stack_depth", value.undo_stack_depth);
  write_member(writer, "subscriptions", value.subscriptions);
  write_member(writer, "uptime_seconds", value.uptime_seconds);
  write_member(writer, "security_mode", value.security_mode);
  writer.end_object();
}

std::string text_of(const AxSessionInfoResult& value) {
  std::string text;
  text += "✅ Connected: ";
  if (!value.connected_apps.empty()) {
    append_text(text, value.connected_apps);
  }
  text += "; ";
  append_counted(text, value.action_count, "action", "actions");
  if (value.undo_stack_depth.has_value()) {
    text += ", ";
    append_text(text, *value.undo_stack_depth);
    text += " to go back over";
  }
  if (value.uptime_seconds.has_value()) {
    text += ", up for ";
    append_text(text, *value.uptime_seconds);
    text += " s";
  }
  return text;
}

namespace {

class AxSessionInfoInvocation final : public TypedInvocation<AxSessionInfoArgs, AxSessionInfoResult> {
 public:
  explicit AxSessionInfoInvocation(AxSessionInfoArgs arguments) : TypedInvocation(ax_session_info_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
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
    OFFHAND_ASSIGN(outcome_, ax_session_info(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxSessionInfoTool::invocation(AxSessionInfoArgs arguments) {
  return std::make_unique<AxSessionInfoInvocation>(std::move(arguments));
}

Result<AxSessionInfoArgs> parse_ax_session_info_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_session_info_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_session_info", checked.problems()));
  AxSessionInfoArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_session_info(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_session_info_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_session_info_args(json, platform));
  return AxSessionInfoTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
