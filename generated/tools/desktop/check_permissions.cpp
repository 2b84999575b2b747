// Generated from schema/tools/desktop/check_permissions.json. Do not edit.
#include "generated/tools/desktop/check_permissions.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kCheckPermissionsArgsPromptNode = {.kind = SchemaKind::boolean};
constexpr auto kCheckPermissionsArgsPromptPlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kCheckPermissionsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "prompt", .node = &kCheckPermissionsArgsPromptNode, .platforms = kCheckPermissionsArgsPromptPlatforms, .elsewhere = Elsewhere::ignore},
});
constinit const SchemaNode check_permissions_args_schema = {.kind = SchemaKind::object, .properties = kCheckPermissionsArgsProperties};

constexpr auto kCheckPermissionsArgsMemberKeys = member_keys("prompt");
void write(JsonWriter& writer, const CheckPermissionsArgs& value) { write_members(writer, value, kCheckPermissionsArgsMemberKeys); }
void read(const nlohmann::json& json, CheckPermissionsArgs& out) { read_members(json, out, kCheckPermissionsArgsMemberKeys); }

constexpr auto kCheckPermissionsResultPermissionsNameValues = std::to_array<std::string_view>({"accessibility", "screen_recording", "input"});
std::string_view to_string(CheckPermissionsResultPermissionsName value) { return kCheckPermissionsResultPermissionsNameValues[static_cast<std::size_t>(value)]; }
std::optional<CheckPermissionsResultPermissionsName> check_permissions_result_permissions_name_from_string(std::string_view text) {
  return value_of<CheckPermissionsResultPermissionsName>(text, kCheckPermissionsResultPermissionsNameValues);
}
void write(JsonWriter& writer, CheckPermissionsResultPermissionsName value) { writer.value(to_string(value)); }

constexpr auto kCheckPermissionsResultPermissionsMemberKeys = member_keys("name", "granted", "detail");
void write(JsonWriter& writer, const CheckPermissionsResultPermissions& value) { write_members(writer, value, kCheckPermissionsResultPermissionsMemberKeys); }

constexpr auto kCheckPermissionsResultMemberKeys = member_keys("accessibility", "screen_recording", "input",
    "permissions");
void write(JsonWriter& writer, const CheckPermissionsResult& value) { write_members(writer, value, kCheckPermissionsResultMemberKeys); }

std::string text_of(const CheckPermissionsResult& value) {
  std::string text;
  append_parts(text, "✅ ", Counted{value.permissions.size(), "permission", "permissions"}, " looked at");
  for (const auto& row : value.permissions) {
    append_parts(text, "\n", "- ", to_string(row.name), ": ");
    if (row.granted) append_parts(text, "granted", ", ");
    append_parts(text, row.detail);
  }
  return text;
}

namespace {

class CheckPermissionsInvocation final : public ToolInvocation<CheckPermissionsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(check_permissions(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> CheckPermissionsTool::invocation(CheckPermissionsArgs arguments) {
  return std::make_unique<CheckPermissionsInvocation>(std::move(arguments));
}

Result<CheckPermissionsArgs> parse_check_permissions_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<CheckPermissionsArgs>(check_permissions_args_schema, "check_permissions", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_check_permissions(const nlohmann::json& json, std::string_view platform) {
  return prepare<CheckPermissionsTool>(&parse_check_permissions_args, json, platform);
}

}  // namespace offhand::tools::desktop
