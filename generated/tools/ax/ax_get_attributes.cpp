// Generated from schema/tools/ax/ax_get_attributes.json. Do not edit.
#include "generated/tools/ax/ax_get_attributes.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxGetAttributesArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxGetAttributesArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr auto kAxGetAttributesArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxGetAttributesArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxGetAttributesArgsQueryNode, .required = true, .holds = Holds::element_query},
});
constinit const SchemaNode ax_get_attributes_args_schema = {.kind = SchemaKind::object, .properties = kAxGetAttributesArgsProperties};

constexpr auto kAxGetAttributesArgsMemberKeys = member_keys("session", "app", "query");
void write(JsonWriter& writer, const AxGetAttributesArgs& value) { write_members(writer, value, kAxGetAttributesArgsMemberKeys); }
void read(const nlohmann::json& json, AxGetAttributesArgs& out) { read_members(json, out, kAxGetAttributesArgsMemberKeys); }

constexpr auto kAxGetAttributesResultMemberKeys = member_keys("role", "platform_role", "title", "description", "value",
    "identifier", "states", "actions", "position", "size", "parent", "children", "window_title", "element_ref");
void write(JsonWriter& writer, const AxGetAttributesResult& value) { write_members(writer, value, kAxGetAttributesResultMemberKeys); }

std::string text_of(const AxGetAttributesResult& value) {
  std::string text;
  append_parts(text, "✅ ", value.role, " \"", value.title, "\"");
  if (value.value.has_value() && !value.value->empty()) append_parts(text, " = \"", *value.value, "\"");
  if (value.identifier.has_value() && !value.identifier->empty()) append_parts(text, ", called ", *value.identifier);
  if (value.description.has_value() && !value.description->empty()) append_parts(text, ", ", *value.description);
  if (!value.states.empty()) append_parts(text, ", ", value.states);
  if (!value.actions.empty()) append_parts(text, ", actions: ", value.actions);
  if (value.position.has_value() && !value.position->empty()) append_parts(text, ", at ", *value.position);
  if (value.size.has_value() && !value.size->empty()) append_parts(text, ", ", *value.size);
  if (value.parent.has_value() && !value.parent->empty()) append_parts(text, ", in ", *value.parent);
  if (value.children.has_value()) append_parts(text, ", ", Counted{*value.children, "child", "children"});
  if (value.window_title.has_value() && !value.window_title->empty()) {
    append_parts(text, ", window \"", *value.window_title, "\"");
  }
  append_parts(text, ", element_ref ", value.element_ref);
  return text;
}

namespace {

class AxGetAttributesInvocation final : public ToolInvocation<AxGetAttributesTool> {
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
  Result<void> run(Call& call, const Target& target) override {
    return keep(ax_get_attributes(call, target, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> AxGetAttributesTool::invocation(AxGetAttributesArgs arguments) {
  return std::make_unique<AxGetAttributesInvocation>(std::move(arguments));
}

Result<AxGetAttributesArgs> parse_ax_get_attributes_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxGetAttributesArgs>(ax_get_attributes_args_schema, "ax.ax_get_attributes", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_get_attributes(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxGetAttributesTool>(&parse_ax_get_attributes_args, json, platform);
}

}  // namespace offhand::tools::ax
