// Generated from schema/tools/ax/ax_set_value.json. Do not edit.
#include "generated/tools/ax/ax_set_value.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxSetValueArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxSetValueArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxSetValueArgsValueNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr auto kAxSetValueArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxSetValueArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxSetValueArgsQueryNode, .required = true, .holds = Holds::element_query},
  {.name = "value", .node = &kAxSetValueArgsValueNode, .required = true, .holds = Holds::typed_text},
});
constinit const SchemaNode ax_set_value_args_schema = {.kind = SchemaKind::object, .properties = kAxSetValueArgsProperties};

constexpr auto kAxSetValueArgsMemberKeys = member_keys("session", "app", "query", "value");
void write(JsonWriter& writer, const AxSetValueArgs& value) { write_members(writer, value, kAxSetValueArgsMemberKeys); }
void read(const nlohmann::json& json, AxSetValueArgs& out) { read_members(json, out, kAxSetValueArgsMemberKeys); }

namespace {

class AxSetValueInvocation final : public ToolInvocation<AxSetValueTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_target();
  }
  std::size_t fingerprint() const override { return fingerprint_of(ax_set_value_tool.identity, arguments_.value); }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Set"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_set_value(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxSetValueTool::invocation(AxSetValueArgs arguments) {
  return std::make_unique<AxSetValueInvocation>(std::move(arguments));
}

Result<AxSetValueArgs> parse_ax_set_value_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxSetValueArgs>(ax_set_value_args_schema, "ax.ax_set_value", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_set_value(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxSetValueTool>(&parse_ax_set_value_args, json, platform);
}

}  // namespace offhand::tools::ax
