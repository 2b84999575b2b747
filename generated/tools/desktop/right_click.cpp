// Generated from schema/tools/desktop/right_click.json. Do not edit.
#include "generated/tools/desktop/right_click.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kRightClickArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kRightClickArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kRightClickArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kRightClickArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kRightClickArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kRightClickArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kRightClickArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kRightClickArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kRightClickArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kRightClickArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "modifier", .node = &kRightClickArgsModifierNode, .holds = Holds::modifier},
});
constexpr auto kRightClickArgsUnions = std::to_array<const SchemaUnion*>({
  &element_or_point_union,
});
constinit const SchemaNode right_click_args_schema = {.kind = SchemaKind::object, .properties = kRightClickArgsProperties, .unions = kRightClickArgsUnions};

constexpr auto kRightClickArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), default_member("modifier"));
void write(JsonWriter& writer, const RightClickArgs& value) { write_changed_members(writer, value, kRightClickArgsMemberKeys); }
void read(const nlohmann::json& json, RightClickArgs& out) { read_members(json, out, kRightClickArgsMemberKeys); }

namespace {

class RightClickInvocation final : public ToolInvocation<RightClickTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Address address() const override {
    AddressParts parts;
    take_address(arguments_.target, parts);
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(right_click_tool.identity, arguments_.delivery_mode, arguments_.modifier);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Right clicked"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(right_click(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> RightClickTool::invocation(RightClickArgs arguments) {
  return std::make_unique<RightClickInvocation>(std::move(arguments));
}

Result<RightClickArgs> parse_right_click_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<RightClickArgs>(right_click_args_schema, "right_click", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_right_click(const nlohmann::json& json, std::string_view platform) {
  return prepare<RightClickTool>(&parse_right_click_args, json, platform);
}

}  // namespace offhand::tools::desktop
