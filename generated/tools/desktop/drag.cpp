// Generated from schema/tools/desktop/drag.json. Do not edit.
#include "generated/tools/desktop/drag.h"

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

namespace offhand::tools::desktop {

namespace {
constexpr SchemaNode kDragArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kDragArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kDragArgsFromXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kDragArgsFromYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kDragArgsToXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kDragArgsToYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kDragArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr SchemaNode kDragArgsDurationMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 10000};
constexpr SchemaNode kDragArgsStepsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 200};
constexpr auto kDragArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "from_zoom", .node = &kDragArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kDragArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "from_x", .node = &kDragArgsFromXNode, .required = true},
  {.name = "from_y", .node = &kDragArgsFromYNode, .required = true},
  {.name = "to_x", .node = &kDragArgsToXNode, .required = true},
  {.name = "to_y", .node = &kDragArgsToYNode, .required = true},
  {.name = "button", .node = &mouse_button_schema},
  {.name = "modifier", .node = &kDragArgsModifierNode},
  {.name = "duration_ms", .node = &kDragArgsDurationMsNode},
  {.name = "steps", .node = &kDragArgsStepsNode},
});
constexpr auto kDragArgsUnions = std::to_array<const SchemaUnion*>({
  &window_or_screen_union,
});
}  // namespace

constinit const SchemaNode drag_args_schema = {.kind = SchemaKind::object, .properties = kDragArgsProperties, .unions = kDragArgsUnions};

void write(JsonWriter& writer, const DragArgs& value) {
  writer.begin_object();
  static const DragArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "from_x", value.from_x);
  write_member(writer, "from_y", value.from_y);
  write_member(writer, "to_x", value.to_x);
  write_member(writer, "to_y", value.to_y);
  write_changed(writer, "button", value.button, otherwise.button);
  write_changed(writer, "modifier", value.modifier, otherwise.modifier);
  write_changed(writer, "duration_ms", value.duration_ms, otherwise.duration_ms);
  write_changed(writer, "steps", value.steps, otherwise.steps);
  writer.end_object();
}

void read(const nlohmann::json& json, DragArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "from_x", out.from_x);
  read_member(json, "from_y", out.from_y);
  read_member(json, "to_x", out.to_x);
  read_member(json, "to_y", out.to_y);
  read_member(json, "button", out.button);
  read_member(json, "modifier", out.modifier);
  read_member(json, "duration_ms", out.duration_ms);
  read_member(json, "steps", out.steps);
}

namespace {

class DragInvocation final : public TypedInvocation<DragArgs, ActionResult> {
 public:
  explicit DragInvocation(DragArgs arguments) : TypedInvocation(drag_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::two_points, arguments_, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.drag" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Dragged");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, drag(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> DragTool::invocation(DragArgs arguments) {
  return std::make_unique<DragInvocation>(std::move(arguments));
}

Result<DragArgs> parse_drag_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(drag_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("drag", checked.problems()));
  DragArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_drag(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(drag_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_drag_args(json, platform));
  return DragTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
