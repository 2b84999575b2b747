// Generated from schema/tools/desktop/set_agent_cursor_motion.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_motion.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
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

class SetAgentCursorMotionInvocation final : public Invocation {
 public:
  explicit SetAgentCursorMotionInvocation(SetAgentCursorMotionArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return named_run(args_.cursor_id, args_.session); }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }

 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override {
    OFFHAND_ASSIGN(const auto result, set_agent_cursor_motion(call, args_));
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }
  SetAgentCursorMotionArgs args_;
};

}  // namespace

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
  return std::make_unique<SetAgentCursorMotionInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
