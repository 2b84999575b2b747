// Generated from schema/tools/desktop/get_config.json. Do not edit.
#include "generated/tools/desktop/get_config.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kGetConfigArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
constinit const SchemaNode get_config_args_schema = {.kind = SchemaKind::object, .properties = kGetConfigArgsProperties};

constexpr auto kGetConfigArgsMemberKeys = member_keys("session");
void write(JsonWriter& writer, const GetConfigArgs& value) { write_members(writer, value, kGetConfigArgsMemberKeys); }
void read(const nlohmann::json& json, GetConfigArgs& out) { read_members(json, out, kGetConfigArgsMemberKeys); }

constexpr auto kGetConfigResultMemberKeys = member_keys("version", "platform", "config_file", "session", "settings");
void write(JsonWriter& writer, const GetConfigResult& value) { write_members(writer, value, kGetConfigResultMemberKeys); }

std::string text_of(const GetConfigResult& value) {
  std::string text;
  append_parts(text, "✅ capture_scope ", to_string(value.settings.capture_scope), ", max_image_dimension ",
      value.settings.max_image_dimension);
  if (!value.settings.overrides.empty()) append_parts(text, ", of its own: ", value.settings.overrides);
  if (!value.config_file.empty()) append_parts(text, "; lasting ones in ", value.config_file);
  return text;
}

namespace {

class GetConfigInvocation final : public ToolInvocation<GetConfigTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(get_config(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> GetConfigTool::invocation(GetConfigArgs arguments) {
  return std::make_unique<GetConfigInvocation>(std::move(arguments));
}

Result<GetConfigArgs> parse_get_config_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetConfigArgs>(get_config_args_schema, "get_config", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_config(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetConfigTool>(&parse_get_config_args, json, platform);
}

}  // namespace offhand::tools::desktop
