// Generated from schema/tools/desktop/set_value.json. Do not edit.
#include "generated/tools/desktop/set_value.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kSetValueArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kSetValueArgsValueNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr auto kSetValueArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kSetValueArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "value", .node = &kSetValueArgsValueNode, .required = true, .holds = Holds::typed_text},
});
constexpr auto kSetValueArgsUnions = std::to_array<const SchemaUnion*>({
  &one_element_union,
});
constinit const SchemaNode set_value_args_schema = {.kind = SchemaKind::object, .properties = kSetValueArgsProperties, .unions = kSetValueArgsUnions};

constexpr auto kSetValueArgsMemberKeys = member_keys("session", joined_members(""), default_member("delivery_mode"),
    default_member("observe"), "value");
void write(JsonWriter& writer, const SetValueArgs& value) { write_changed_members(writer, value, kSetValueArgsMemberKeys); }
void read(const nlohmann::json& json, SetValueArgs& out) { read_members(json, out, kSetValueArgsMemberKeys); }

namespace {

class SetValueInvocation final : public ToolInvocation<SetValueTool> {
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
    return fingerprint_of(set_value_tool.identity, arguments_.delivery_mode, arguments_.value);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Set"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(set_value(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> SetValueTool::invocation(SetValueArgs arguments) {
  return std::make_unique<SetValueInvocation>(std::move(arguments));
}

Result<SetValueArgs> parse_set_value_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<SetValueArgs>(set_value_args_schema, "set_value", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_set_value(const nlohmann::json& json, std::string_view platform) {
  return prepare<SetValueTool>(&parse_set_value_args, json, platform);
}

}  // namespace offhand::tools::desktop
