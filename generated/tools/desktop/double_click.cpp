// Generated from schema/tools/desktop/double_click.json. Do not edit.
#include "generated/tools/desktop/double_click.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kDoubleClickArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kDoubleClickArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kDoubleClickArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kDoubleClickArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kDoubleClickArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kDoubleClickArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kDoubleClickArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kDoubleClickArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kDoubleClickArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kDoubleClickArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "modifier", .node = &kDoubleClickArgsModifierNode, .holds = Holds::modifier},
});
constexpr auto kDoubleClickArgsUnions = std::to_array<const SchemaUnion*>({
  &element_or_point_union,
});
constinit const SchemaNode double_click_args_schema = {.kind = SchemaKind::object, .properties = kDoubleClickArgsProperties, .unions = kDoubleClickArgsUnions};

constexpr auto kDoubleClickArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), default_member("modifier"));
void write(JsonWriter& writer, const DoubleClickArgs& value) { write_changed_members(writer, value, kDoubleClickArgsMemberKeys); }
void read(const nlohmann::json& json, DoubleClickArgs& out) { read_members(json, out, kDoubleClickArgsMemberKeys); }

namespace {

class DoubleClickInvocation final : public ToolInvocation<DoubleClickTool> {
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
    return fingerprint_of(double_click_tool.identity, arguments_.delivery_mode, arguments_.modifier);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Double clicked"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(double_click(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> DoubleClickTool::invocation(DoubleClickArgs arguments) {
  return std::make_unique<DoubleClickInvocation>(std::move(arguments));
}

Result<DoubleClickArgs> parse_double_click_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<DoubleClickArgs>(double_click_args_schema, "double_click", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_double_click(const nlohmann::json& json, std::string_view platform) {
  return prepare<DoubleClickTool>(&parse_double_click_args, json, platform);
}

}  // namespace offhand::tools::desktop
