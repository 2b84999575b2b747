// Generated from schema/tools/desktop/set_agent_cursor_style.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_style.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kSetAgentCursorStyleArgsGradientColorsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kSetAgentCursorStyleArgsGradientColorsNode = {.kind = SchemaKind::array, .max_size = 16, .items = &kSetAgentCursorStyleArgsGradientColorsItemNode};
constexpr SchemaNode kSetAgentCursorStyleArgsBloomColorNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr SchemaNode kSetAgentCursorStyleArgsImagePathNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kSetAgentCursorStyleArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "cursor_id", .node = &session_id_schema, .holds = Holds::session_first},
  {.name = "gradient_colors", .node = &kSetAgentCursorStyleArgsGradientColorsNode, .holds = Holds::plain},
  {.name = "bloom_color", .node = &kSetAgentCursorStyleArgsBloomColorNode, .holds = Holds::plain},
  {.name = "image_path", .node = &kSetAgentCursorStyleArgsImagePathNode, .holds = Holds::plain},
});
constinit const SchemaNode set_agent_cursor_style_args_schema = {.kind = SchemaKind::object, .properties = kSetAgentCursorStyleArgsProperties};

constexpr auto kSetAgentCursorStyleArgsMemberKeys = member_keys("session", "cursor_id", "gradient_colors",
    "bloom_color", "image_path");
void write(JsonWriter& writer, const SetAgentCursorStyleArgs& value) { write_members(writer, value, kSetAgentCursorStyleArgsMemberKeys); }
void read(const nlohmann::json& json, SetAgentCursorStyleArgs& out) { read_members(json, out, kSetAgentCursorStyleArgsMemberKeys); }

namespace {

class SetAgentCursorStyleInvocation final : public ToolInvocation<SetAgentCursorStyleTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(set_agent_cursor_style(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> SetAgentCursorStyleTool::invocation(SetAgentCursorStyleArgs arguments) {
  return std::make_unique<SetAgentCursorStyleInvocation>(std::move(arguments));
}

Result<SetAgentCursorStyleArgs> parse_set_agent_cursor_style_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<SetAgentCursorStyleArgs>(set_agent_cursor_style_args_schema, "set_agent_cursor_style", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_style(const nlohmann::json& json, std::string_view platform) {
  return prepare<SetAgentCursorStyleTool>(&parse_set_agent_cursor_style_args, json, platform);
}

}  // namespace offhand::tools::desktop
