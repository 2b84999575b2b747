// Generated from schema/tools/desktop/set_config.json. Do not edit.
#include "generated/tools/desktop/set_config.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kSetConfigArgsCaptureModeNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr auto kSetConfigArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "capture_scope", .node = &capture_scope_schema},
  {.name = "max_image_dimension", .node = &max_image_dimension_schema},
  {.name = "experimental_pip", .node = &experimental_pip_schema},
  {.name = "experimental_pip_geometry", .node = &experimental_pip_geometry_schema},
  {.name = "capture_mode", .node = &kSetConfigArgsCaptureModeNode},
});
constinit const SchemaNode set_config_args_schema = {.kind = SchemaKind::object, .properties = kSetConfigArgsProperties};

constexpr auto kSetConfigArgsMemberKeys = member_keys("session", "capture_scope", "max_image_dimension",
    "experimental_pip", "experimental_pip_geometry", "capture_mode");
void write(JsonWriter& writer, const SetConfigArgs& value) { write_members(writer, value, kSetConfigArgsMemberKeys); }
void read(const nlohmann::json& json, SetConfigArgs& out) { read_members(json, out, kSetConfigArgsMemberKeys); }

constexpr auto kSetConfigResultReachValues = std::to_array<std::string_view>({"session", "file"});
std::string_view to_string(SetConfigResultReach value) { return kSetConfigResultReachValues[static_cast<std::size_t>(value)]; }
std::optional<SetConfigResultReach> set_config_result_reach_from_string(std::string_view text) {
  return value_of<SetConfigResultReach>(text, kSetConfigResultReachValues);
}
void write(JsonWriter& writer, SetConfigResultReach value) { writer.value(to_string(value)); }

constexpr auto kSetConfigResultMemberKeys = member_keys("reach", "changed", "config_file", "settings");
void write(JsonWriter& writer, const SetConfigResult& value) { write_members(writer, value, kSetConfigResultMemberKeys); }

std::string text_of(const SetConfigResult& value) {
  std::string text;
  append_parts(text, "✅ Set ", value.changed, " ");
  if (value.reach == SetConfigResultReach::session) append_parts(text, "for this session");
  if (value.config_file.has_value() && !value.config_file->empty()) append_parts(text, "in ", *value.config_file);
  return text;
}

namespace {

class SetConfigInvocation final : public ToolInvocation<SetConfigTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(set_config(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> SetConfigTool::invocation(SetConfigArgs arguments) {
  return std::make_unique<SetConfigInvocation>(std::move(arguments));
}

Result<SetConfigArgs> parse_set_config_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<SetConfigArgs>(set_config_args_schema, "set_config", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_set_config(const nlohmann::json& json, std::string_view platform) {
  return prepare<SetConfigTool>(&parse_set_config_args, json, platform);
}

}  // namespace offhand::tools::desktop
