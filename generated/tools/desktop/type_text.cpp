// Generated from schema/tools/desktop/type_text.json. Do not edit.
#include "generated/tools/desktop/type_text.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kTypeTextArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kTypeTextArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kTypeTextArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kTypeTextArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kTypeTextArgsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 100000};
constexpr SchemaNode kTypeTextArgsClearFirstNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kTypeTextArgsDelayMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 200};
constexpr auto kTypeTextArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kTypeTextArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kTypeTextArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kTypeTextArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kTypeTextArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "text", .node = &kTypeTextArgsTextNode, .required = true, .holds = Holds::typed_text},
  {.name = "clear_first", .node = &kTypeTextArgsClearFirstNode},
  {.name = "delay_ms", .node = &kTypeTextArgsDelayMsNode},
});
constexpr auto kTypeTextArgsUnions = std::to_array<const SchemaUnion*>({
  &keyboard_target_union,
});
constinit const SchemaNode type_text_args_schema = {.kind = SchemaKind::object, .properties = kTypeTextArgsProperties, .unions = kTypeTextArgsUnions};

constexpr auto kTypeTextArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), "text", default_member("clear_first"), default_member("delay_ms"));
void write(JsonWriter& writer, const TypeTextArgs& value) { write_changed_members(writer, value, kTypeTextArgsMemberKeys); }
void read(const nlohmann::json& json, TypeTextArgs& out) { read_members(json, out, kTypeTextArgsMemberKeys); }

namespace {

class TypeTextInvocation final : public ToolInvocation<TypeTextTool> {
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
    return fingerprint_of(type_text_tool.identity, arguments_.delivery_mode, arguments_.text, arguments_.clear_first,
        arguments_.delay_ms);
  }
  Reply reply() const override {
    const auto& result = outcome();
    std::string verb;
    append_parts(verb, "Typed");
    if (result.target.role.has_value()) append_parts(verb, " into");
    return structured_reply(text_of(outcome(), verb), outcome());
  }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(type_text(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TypeTextTool::invocation(TypeTextArgs arguments) {
  return std::make_unique<TypeTextInvocation>(std::move(arguments));
}

Result<TypeTextArgs> parse_type_text_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TypeTextArgs>(type_text_args_schema, "type_text", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_type_text(const nlohmann::json& json, std::string_view platform) {
  return prepare<TypeTextTool>(&parse_type_text_args, json, platform);
}

}  // namespace offhand::tools::desktop
