// Generated from schema/tools/desktop/click.json. Do not edit.
#include "generated/tools/desktop/click.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kClickArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kClickArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kClickArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kClickArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kClickArgsCountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 3};
constexpr SchemaNode kClickArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr SchemaNode kClickArgsActionNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kClickArgsDebugImageOutNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr auto kClickArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kClickArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kClickArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kClickArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kClickArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "button", .node = &mouse_button_schema},
  {.name = "count", .node = &kClickArgsCountNode},
  {.name = "modifier", .node = &kClickArgsModifierNode, .holds = Holds::modifier},
  {.name = "action", .node = &kClickArgsActionNode, .holds = Holds::plain},
  {.name = "debug_image_out", .node = &kClickArgsDebugImageOutNode, .holds = Holds::output_path},
});
constexpr auto kClickArgsUnions = std::to_array<const SchemaUnion*>({
  &element_or_point_union,
});
constinit const SchemaNode click_args_schema = {.kind = SchemaKind::object, .properties = kClickArgsProperties, .unions = kClickArgsUnions};

constexpr auto kClickArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), default_member("button"), default_member("count"), default_member("modifier"),
    default_member("action"), "debug_image_out");
void write(JsonWriter& writer, const ClickArgs& value) { write_changed_members(writer, value, kClickArgsMemberKeys); }
void read(const nlohmann::json& json, ClickArgs& out) { read_members(json, out, kClickArgsMemberKeys); }

namespace {

class ClickInvocation final : public ToolInvocation<ClickTool> {
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
    return fingerprint_of(click_tool.identity, arguments_.delivery_mode, arguments_.button, arguments_.count,
        arguments_.modifier, arguments_.action, arguments_.debug_image_out);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Clicked"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(click(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ClickTool::invocation(ClickArgs arguments) {
  return std::make_unique<ClickInvocation>(std::move(arguments));
}

Result<ClickArgs> parse_click_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ClickArgs>(click_args_schema, "click", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_click(const nlohmann::json& json, std::string_view platform) {
  return prepare<ClickTool>(&parse_click_args, json, platform);
}

}  // namespace offhand::tools::desktop
