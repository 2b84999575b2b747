// Generated from schema/tools/desktop/check_permissions.json. Do not edit.
#include "generated/tools/desktop/check_permissions.h"

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

namespace offhand::tools::desktop {

namespace {
constexpr SchemaNode kCheckPermissionsArgsPromptNode = {.kind = SchemaKind::boolean};
constexpr auto kCheckPermissionsArgsPromptPlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kCheckPermissionsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "prompt", .node = &kCheckPermissionsArgsPromptNode, .platforms = kCheckPermissionsArgsPromptPlatforms, .elsewhere = Elsewhere::ignore},
});
}  // namespace

constinit const SchemaNode check_permissions_args_schema = {.kind = SchemaKind::object, .properties = kCheckPermissionsArgsProperties};

void write(JsonWriter& writer, const CheckPermissionsArgs& value) {
  writer.begin_object();
  write_member(writer, "prompt", value.prompt);
  writer.end_object();
}

void read(const nlohmann::json& json, CheckPermissionsArgs& out) {
  read_member(json, "prompt", out.prompt);
}

namespace {
constexpr auto kCheckPermissionsResultPermissionsNameValues = std::to_array<std::string_view>({"accessibility", "screen_recording", "input"});
}  // namespace

std::string_view to_string(CheckPermissionsResultPermissionsName value) { return kCheckPermissionsResultPermissionsNameValues[static_cast<std::size_t>(value)]; }

std::optional<CheckPermissionsResultPermissionsName> check_permissions_result_permissions_name_from_string(std::string_view text) {
  const auto found = std::find(kCheckPermissionsResultPermissionsNameValues.begin(), kCheckPermissionsResultPermissionsNameValues.end(), text);
  if (found == kCheckPermissionsResultPermissionsNameValues.end()) return std::nullopt;
  return static_cast<CheckPermissionsResultPermissionsName>(found - kCheckPermissionsResultPermissionsNameValues.begin());
}

void write(JsonWriter& writer, CheckPermissionsResultPermissionsName value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const CheckPermissionsResultPermissions& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "granted", value.granted);
  write_member(writer, "detail", value.detail);
  writer.end_object();
}

void write(JsonWriter& writer, const CheckPermissionsResult& value) {
  writer.begin_object();
  write_member(writer, "accessibility", value.accessibility);
  write_member(writer, "screen_recording", value.screen_recording);
  write_member(writer, "input", value.input);
  write_member(writer, "permissions", value.permissions);
  writer.end_object();
}

std::string text_of(const CheckPermissionsResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.permissions.size(), "permission", "permissions");
  text += " looked at";
  for (const auto& row : value.permissions) {
    text += '\n';
    text += "- ";
    append_text(text, to_string(row.name));
    text += ": ";
    if (row.granted) {
      text += "granted";
      text += ", ";
    }
    append_text(text, row.detail);
  }
  return text;
}

namespace {

class CheckPermissionsInvocation final : public TypedInvocation<CheckPermissionsArgs, CheckPermissionsResult> {
 public:
  explicit CheckPermissionsInvocation(CheckPermissionsArgs arguments) : TypedInvocation(check_permissions_tool, std::move(arguments)) {}

  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
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
    OFFHAND_ASSIGN(outcome_, check_permissions(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> CheckPermissionsTool::invocation(CheckPermissionsArgs arguments) {
  return std::make_unique<CheckPermissionsInvocation>(std::move(arguments));
}

Result<CheckPermissionsArgs> parse_check_permissions_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(check_permissions_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("check_permissions", checked.problems()));
  CheckPermissionsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_check_permissions(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(check_permissions_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_check_permissions_args(json, platform));
  return CheckPermissionsTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
