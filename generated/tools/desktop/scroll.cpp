// Generated from schema/tools/desktop/scroll.json. Do not edit.
#include "generated/tools/desktop/scroll.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kScrollArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kScrollArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kScrollArgsAmountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 50};
constexpr SchemaNode kScrollArgsPixelsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 100000};
constexpr SchemaNode kScrollArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kScrollArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kScrollArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kScrollArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kScrollArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kScrollArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "direction", .node = &scroll_direction_schema, .required = true},
  {.name = "by", .node = &scroll_by_schema},
  {.name = "amount", .node = &kScrollArgsAmountNode},
  {.name = "pixels", .node = &kScrollArgsPixelsNode},
  {.name = "modifier", .node = &kScrollArgsModifierNode, .holds = Holds::modifier},
});
constexpr auto kScrollArgsUnions = std::to_array<const SchemaUnion*>({
  &scroll_target_union,
});
constinit const SchemaNode scroll_args_schema = {.kind = SchemaKind::object, .properties = kScrollArgsProperties, .unions = kScrollArgsUnions};

constexpr auto kScrollArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), "direction", default_member("by"), default_member("amount"), "pixels",
    default_member("modifier"));
void write(JsonWriter& writer, const ScrollArgs& value) { write_changed_members(writer, value, kScrollArgsMemberKeys); }
void read(const nlohmann::json& json, ScrollArgs& out) { read_members(json, out, kScrollArgsMemberKeys); }

namespace {

class ScrollInvocation final : public ToolInvocation<ScrollTool> {
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
    return fingerprint_of(scroll_tool.identity, arguments_.delivery_mode, arguments_.direction, arguments_.by,
        arguments_.amount, arguments_.pixels, arguments_.modifier);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Scrolled"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(scroll(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ScrollTool::invocation(ScrollArgs arguments) {
  return std::make_unique<ScrollInvocation>(std::move(arguments));
}

Result<ScrollArgs> parse_scroll_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ScrollArgs>(scroll_args_schema, "scroll", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_scroll(const nlohmann::json& json, std::string_view platform) {
  return prepare<ScrollTool>(&parse_scroll_args, json, platform);
}

}  // namespace offhand::tools::desktop
