// Generated from schema/tools/desktop/hotkey.json. Do not edit.
#include "generated/tools/desktop/hotkey.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kHotkeyArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kHotkeyArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kHotkeyArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kHotkeyArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kHotkeyArgsKeysNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 5, .items = &key_name_schema};
constexpr auto kHotkeyArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kHotkeyArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kHotkeyArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kHotkeyArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kHotkeyArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "keys", .node = &kHotkeyArgsKeysNode, .required = true, .holds = Holds::key},
});
constexpr auto kHotkeyArgsUnions = std::to_array<const SchemaUnion*>({
  &keyboard_target_union,
});
constinit const SchemaNode hotkey_args_schema = {.kind = SchemaKind::object, .properties = kHotkeyArgsProperties, .unions = kHotkeyArgsUnions};

constexpr auto kHotkeyArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), "keys");
void write(JsonWriter& writer, const HotkeyArgs& value) { write_changed_members(writer, value, kHotkeyArgsMemberKeys); }
void read(const nlohmann::json& json, HotkeyArgs& out) { read_members(json, out, kHotkeyArgsMemberKeys); }

namespace {

class HotkeyInvocation final : public ToolInvocation<HotkeyTool> {
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
    return fingerprint_of(hotkey_tool.identity, arguments_.delivery_mode, arguments_.keys);
  }
  Reply reply() const override {
    const auto& result = outcome();
    std::string verb;
    append_parts(verb, "Pressed the keys");
    if (result.target.role.has_value()) append_parts(verb, " on");
    return structured_reply(text_of(outcome(), verb), outcome());
  }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(hotkey(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> HotkeyTool::invocation(HotkeyArgs arguments) {
  return std::make_unique<HotkeyInvocation>(std::move(arguments));
}

Result<HotkeyArgs> parse_hotkey_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<HotkeyArgs>(hotkey_args_schema, "hotkey", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_hotkey(const nlohmann::json& json, std::string_view platform) {
  return prepare<HotkeyTool>(&parse_hotkey_args, json, platform);
}

}  // namespace offhand::tools::desktop
