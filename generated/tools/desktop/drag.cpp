// Generated from schema/tools/desktop/drag.json. Do not edit.
#include "generated/tools/desktop/drag.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

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
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "from_zoom", .node = &kDragArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kDragArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "from_x", .node = &kDragArgsFromXNode, .required = true, .holds = Holds::point_x},
  {.name = "from_y", .node = &kDragArgsFromYNode, .required = true, .holds = Holds::point_y},
  {.name = "to_x", .node = &kDragArgsToXNode, .required = true, .holds = Holds::to_x},
  {.name = "to_y", .node = &kDragArgsToYNode, .required = true, .holds = Holds::to_y},
  {.name = "button", .node = &mouse_button_schema},
  {.name = "modifier", .node = &kDragArgsModifierNode, .holds = Holds::modifier},
  {.name = "duration_ms", .node = &kDragArgsDurationMsNode},
  {.name = "steps", .node = &kDragArgsStepsNode},
});
constexpr auto kDragArgsUnions = std::to_array<const SchemaUnion*>({
  &window_or_screen_union,
});
constinit const SchemaNode drag_args_schema = {.kind = SchemaKind::object, .properties = kDragArgsProperties, .unions = kDragArgsUnions};

constexpr auto kDragArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), "from_x", "from_y", "to_x", "to_y", default_member("button"), default_member("modifier"),
    default_member("duration_ms"), default_member("steps"));
void write(JsonWriter& writer, const DragArgs& value) { write_changed_members(writer, value, kDragArgsMemberKeys); }
void read(const nlohmann::json& json, DragArgs& out) { read_members(json, out, kDragArgsMemberKeys); }

namespace {

class DragInvocation final : public ToolInvocation<DragTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Address address() const override {
    AddressParts parts;
    take_address(arguments_.target, parts);
    parts.point_x = arguments_.from_x;
    parts.point_y = arguments_.from_y;
    parts.to_x = arguments_.to_x;
    parts.to_y = arguments_.to_y;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(drag_tool.identity, arguments_.delivery_mode, arguments_.button, arguments_.modifier,
        arguments_.duration_ms, arguments_.steps);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Dragged"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(drag(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> DragTool::invocation(DragArgs arguments) {
  return std::make_unique<DragInvocation>(std::move(arguments));
}

Result<DragArgs> parse_drag_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<DragArgs>(drag_args_schema, "drag", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_drag(const nlohmann::json& json, std::string_view platform) {
  return prepare<DragTool>(&parse_drag_args, json, platform);
}

}  // namespace offhand::tools::desktop
