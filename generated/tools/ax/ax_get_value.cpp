// Generated from schema/tools/ax/ax_get_value.json. Do not edit.
#include "generated/tools/ax/ax_get_value.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxGetValueArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxGetValueArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr auto kAxGetValueArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxGetValueArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxGetValueArgsQueryNode, .required = true, .holds = Holds::element_query},
});
constinit const SchemaNode ax_get_value_args_schema = {.kind = SchemaKind::object, .properties = kAxGetValueArgsProperties};

constexpr auto kAxGetValueArgsMemberKeys = member_keys("session", "app", "query");
void write(JsonWriter& writer, const AxGetValueArgs& value) { write_members(writer, value, kAxGetValueArgsMemberKeys); }
void read(const nlohmann::json& json, AxGetValueArgs& out) { read_members(json, out, kAxGetValueArgsMemberKeys); }

constexpr auto kAxGetValueResultMemberKeys = member_keys("found", "value", "role", "title");
void write(JsonWriter& writer, const AxGetValueResult& value) { write_members(writer, value, kAxGetValueResultMemberKeys); }

std::string text_of(const AxGetValueResult& value) {
  std::string text;
  if (value.found) append_parts(text, "✅ Found");
  if (value.role.has_value() && !value.role->empty()) append_parts(text, " ", *value.role);
  if (value.title.has_value() && !value.title->empty()) append_parts(text, " \"", *value.title, "\"");
  if (value.value.has_value() && !value.value->empty()) append_parts(text, " holds \"", *value.value, "\"");
  return text;
}

namespace {

class AxGetValueInvocation final : public ToolInvocation<AxGetValueTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_application();
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_get_value(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxGetValueTool::invocation(AxGetValueArgs arguments) {
  return std::make_unique<AxGetValueInvocation>(std::move(arguments));
}

Result<AxGetValueArgs> parse_ax_get_value_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxGetValueArgs>(ax_get_value_args_schema, "ax.ax_get_value", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_get_value(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxGetValueTool>(&parse_ax_get_value_args, json, platform);
}

}  // namespace offhand::tools::ax
