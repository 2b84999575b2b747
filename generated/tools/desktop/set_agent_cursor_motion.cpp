// Generated from schema/tools/desktop/set_agent_cursor_motion.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_motion.h"

#include <array>
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
  {.name = "session", .node = &session_id_schema},
  {.name = "cursor_id", .node = &session_id_schema},
  {.name = "cursor_icon", .node = &kSetAgentCursorMotionArgsCursorIconNode},
  {.name = "cursor_color", .node = &kSetAgentCursorMotionArgsCursorColorNode},
  {.name = "cursor_label", .node = &kSetAgentCursorMotionArgsCursorLabelNode},
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
}  // namespace

constinit const SchemaNode set_agent_cursor_motion_args_schema = {.kind = SchemaKind::object, .properties = kSetAgentCursorMotionArgsProperties};

void write(JsonWriter& writer, const SetAgentCursorMotionArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "cursor_id", value.cursor_id);
  write_member(writer, "cursor_icon", value.cursor_icon);
  write_member(writer, "cursor_color", value.cursor_color);
  write_member(writer, "cursor_label", value.cursor_label);
  write_member(writer, "cursor_size", value.cursor_size);
  write_member(writer, "cursor_opacity", value.cursor_opacity);
  write_member(writer, "start_handle", value.start_handle);
  write_member(writer, "end_handle", value.end_handle);
  write_member(writer, "arc_size", value.arc_size);
  write_member(writer, "arc_flow", value.arc_flow);
  write_member(writer, "spring", value.spring);
  write_member(writer, "glide_duration_ms", value.glide_duration_ms);
  write_member(writer, "dwell_after_click_ms", value.dwell_after_click_ms);
  write_member(writer, "idle_hide_ms", value.idle_hide_ms);
  writer.end_object();
}

void read(const nlohmann::json& json, SetAgentCursorMotionArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "cursor_id", out.cursor_id);
  read_member(json, "cursor_icon", out.cursor_icon);
  read_member(json, "cursor_color", out.cursor_color);
  read_member(json, "cursor_label", out.cursor_label);
  read_member(json, "cursor_size", out.cursor_size);
  read_member(json, "cursor_opacity", out.cursor_opacity);
  read_member(json, "start_handle", out.start_handle);
  read_member(json, "end_handle", out.end_handle);
  read_member(json, "arc_size", out.arc_size);
  read_member(json, "arc_flow", out.arc_flow);
  read_member(json, "spring", out.spring);
  read_member(json, "glide_duration_ms", out.glide_duration_ms);
  read_member(json, "dwell_after_click_ms", out.dwell_after_click_ms);
  read_member(json, "idle_hide_ms", out.idle_hide_ms);
}

namespace {

class SetAgentCursorMotionInvocation final : public TypedInvocation<SetAgentCursorMotionArgs, CursorState> {
 public:
  explicit SetAgentCursorMotionInvocation(SetAgentCursorMotionArgs arguments) : TypedInvocation(set_agent_cursor_motion_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
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
    OFFHAND_ASSIGN(outcome_, set_agent_cursor_motion(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> SetAgentCursorMotionTool::invocation(SetAgentCursorMotionArgs arguments) {
  return std::make_unique<SetAgentCursorMotionInvocation>(std::move(arguments));
}

Result<SetAgentCursorMotionArgs> parse_set_agent_cursor_motion_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(set_agent_cursor_motion_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("set_agent_cursor_motion", checked.problems()));
  SetAgentCursorMotionArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_motion(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(set_agent_cursor_motion_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_set_agent_cursor_motion_args(json, platform));
  return SetAgentCursorMotionTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
