// Generated from schema/tools/ax/ax_key_press.json. Do not edit.
#include "generated/tools/ax/ax_key_press.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxKeyPressArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxKeyPressArgsModifiersNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kAxKeyPressArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxKeyPressArgsAppNode, .holds = Holds::application},
  {.name = "key", .node = &key_chord_schema, .required = true, .holds = Holds::key},
  {.name = "modifiers", .node = &kAxKeyPressArgsModifiersNode, .holds = Holds::modifier},
});
constinit const SchemaNode ax_key_press_args_schema = {.kind = SchemaKind::object, .properties = kAxKeyPressArgsProperties};

constexpr auto kAxKeyPressArgsMemberKeys = member_keys("session", "app", "key", default_member("modifiers"));
void write(JsonWriter& writer, const AxKeyPressArgs& value) { write_changed_members(writer, value, kAxKeyPressArgsMemberKeys); }
void read(const nlohmann::json& json, AxKeyPressArgs& out) { read_members(json, out, kAxKeyPressArgsMemberKeys); }

namespace {

class AxKeyPressInvocation final : public ToolInvocation<AxKeyPressTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.scope = true;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(ax_key_press_tool.identity, arguments_.key, arguments_.modifiers);
  }
  Reply reply() const override {
    const auto& result = outcome();
    std::string verb;
    append_parts(verb, "Pressed the key");
    if (result.target.role.has_value()) append_parts(verb, " on");
    return structured_reply(text_of(outcome(), verb), outcome());
  }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_key_press(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxKeyPressTool::invocation(AxKeyPressArgs arguments) {
  return std::make_unique<AxKeyPressInvocation>(std::move(arguments));
}

Result<AxKeyPressArgs> parse_ax_key_press_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxKeyPressArgs>(ax_key_press_args_schema, "ax.ax_key_press", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_key_press(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxKeyPressTool>(&parse_ax_key_press_args, json, platform);
}

}  // namespace offhand::tools::ax
