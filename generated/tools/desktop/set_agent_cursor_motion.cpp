// Generated from schema/tools/desktop/set_agent_cursor_motion.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_motion.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kSetAgentCursorMotionArgsCursorIconNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kSetAgentCursorMotionArgsCursorColorNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kSetAgentCursorMotionArgsCursorLabelNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr SchemaNode kSetAgentCursorMotionArgsCursorSizeNode = {.kind = SchemaKind::number, .minimum = 4, .maximum = 128};
constexpr SchemaNode kSetAgentCursorMotionArgsCursorOpacityNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 1};
constexpr SchemaNode kSetAgentCursorMotionArgsStartHandleNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 1};
constexpr SchemaNode kSetAgentCursorMotionArgsEndHandleNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 1};
constexpr SchemaNode kSetAgentCursorMotionArgsArcSizeNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 1};
constexpr SchemaNode kSetAgentCursorMotionArgsArcFlowNode = {.kind = SchemaKind::number, .minimum = -1, .maximum = 1};
constexpr SchemaNode kSetAgentCursorMotionArgsSpringNode = {.kind = SchemaKind::number, .minimum = 0.3, .maximum = 1};
constexpr SchemaNode kSetAgentCursorMotionArgsGlideDurationMsNode = {.kind = SchemaKind::number, .minimum = 50, .maximum = 5000};
constexpr SchemaNode kSetAgentCursorMotionArgsDwellAfterClickMsNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 5000};
constexpr SchemaNode kSetAgentCursorMotionArgsIdleHideMsNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 60000};
constexpr auto kSetAgentCursorMotionArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "cursor_id", .node = &session_id_schema, .holds = Holds::session_first},
  {.name = "cursor_icon", .node = &kSetAgentCursorMotionArgsCursorIconNode, .holds = Holds::plain},
  {.name = "cursor_color", .node = &kSetAgentCursorMotionArgsCursorColorNode, .holds = Holds::plain},
  {.name = "cursor_label", .node = &kSetAgentCursorMotionArgsCursorLabelNode, .holds = Holds::plain},
  {.name = "cursor_size", .node = &kSetAgentCursorMotionArgsCursorSizeNode},
  {.name = "cursor_opacity", .node = &kSetAgentCursorMotionArgsCursorOpacityNode},
  {.name = "start_handle", .node = &kSetAgentCursorMotionArgsStartHandleNode},
  {.name = "end_handle", .node = &kSetAgentCursorMotionArgsEndHandleNode},
  {.name = "arc_size", .node = &kSetAgentCursorMotionArgsArcSizeNode},
  {.name = "arc_flow", .node = &kSetAgentCursorMotionArgsArcFlowNode},
  {.name = "spring", .node = &kSetAgentCursorMotionArgsSpringNode},
  {.name = "glide_duration_ms", .node = &kSetAgentCursorMotionArgsGlideDurationMsNode},
  {.name = "dwell_after_click_ms", .node = &kSetAgentCursorMotionArgsDwellAfterClickMsNode},
  {.name = "idle_hide_ms", .node = &kSetAgentCursorMotionArgsIdleHideMsNode},
});
constinit const SchemaNode set_agent_cursor_motion_args_schema = {.kind = SchemaKind::object, .properties = kSetAgentCursorMotionArgsProperties};

constexpr auto kSetAgentCursorMotionArgsMemberKeys = member_keys("session", "cursor_id", "cursor_icon", "cursor_color",
    "cursor_label", "cursor_size", "cursor_opacity", "start_handle", "end_handle", "arc_size", "arc_flow", "spring",
    "glide_duration_ms", "dwell_after_click_ms", "idle_hide_ms");
void write(JsonWriter& writer, const SetAgentCursorMotionArgs& value) { write_members(writer, value, kSetAgentCursorMotionArgsMemberKeys); }
void read(const nlohmann::json& json, SetAgentCursorMotionArgs& out) { read_members(json, out, kSetAgentCursorMotionArgsMemberKeys); }

namespace {

class SetAgentCursorMotionInvocation final : public ToolInvocation<SetAgentCursorMotionTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(set_agent_cursor_motion(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> SetAgentCursorMotionTool::invocation(SetAgentCursorMotionArgs arguments) {
  return std::make_unique<SetAgentCursorMotionInvocation>(std::move(arguments));
}

Result<SetAgentCursorMotionArgs> parse_set_agent_cursor_motion_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<SetAgentCursorMotionArgs>(set_agent_cursor_motion_args_schema, "set_agent_cursor_motion", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_motion(const nlohmann::json& json, std::string_view platform) {
  return prepare<SetAgentCursorMotionTool>(&parse_set_agent_cursor_motion_args, json, platform);
}

}  // namespace offhand::tools::desktop
