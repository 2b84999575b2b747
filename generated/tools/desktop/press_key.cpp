// Generated from schema/tools/desktop/press_key.json. Do not edit.
#include "generated/tools/desktop/press_key.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kPressKeyArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kPressKeyArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kPressKeyArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kPressKeyArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kPressKeyArgsModifiersNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kPressKeyArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kPressKeyArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kPressKeyArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kPressKeyArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kPressKeyArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "key", .node = &key_chord_schema, .required = true, .holds = Holds::key},
  {.name = "modifiers", .node = &kPressKeyArgsModifiersNode, .holds = Holds::modifier},
});
constexpr auto kPressKeyArgsUnions = std::to_array<const SchemaUnion*>({
  &keyboard_target_union,
});
constinit const SchemaNode press_key_args_schema = {.kind = SchemaKind::object, .properties = kPressKeyArgsProperties, .unions = kPressKeyArgsUnions};

constexpr auto kPressKeyArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), "key", default_member("modifiers"));
void write(JsonWriter& writer, const PressKeyArgs& value) { write_changed_members(writer, value, kPressKeyArgsMemberKeys); }
void read(const nlohmann::json& json, PressKeyArgs& out) { read_members(json, out, kPressKeyArgsMemberKeys); }

namespace {

class PressKeyInvocation final : public ToolInvocation<PressKeyTool> {
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
    return fingerprint_of(press_key_tool.identity, arguments_.delivery_mode, arguments_.key, arguments_.modifiers);
  }
  Reply reply() const override {
    const auto& result = outcome();
    std::string verb;
    append_parts(verb, "Pressed the key");
    if (result.target.role.has_value()) append_parts(verb, " on");
    return structured_reply(text_of(outcome(), verb), outcome());
  }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(press_key(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> PressKeyTool::invocation(PressKeyArgs arguments) {
  return std::make_unique<PressKeyInvocation>(std::move(arguments));
}

Result<PressKeyArgs> parse_press_key_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<PressKeyArgs>(press_key_args_schema, "press_key", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_press_key(const nlohmann::json& json, std::string_view platform) {
  return prepare<PressKeyTool>(&parse_press_key_args, json, platform);
}

}  // namespace offhand::tools::desktop
