// Generated from schema/tools/ax/ax_get_tree.json. Do not edit.
#include "generated/tools/ax/ax_get_tree.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxGetTreeArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxGetTreeArgsRootQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxGetTreeArgsMaxDepthNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 256};
constexpr SchemaNode kAxGetTreeArgsIncludeInvisibleNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kAxGetTreeArgsCompactNode = {.kind = SchemaKind::boolean};
constexpr auto kAxGetTreeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxGetTreeArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "root_query", .node = &kAxGetTreeArgsRootQueryNode, .holds = Holds::element_query},
  {.name = "max_depth", .node = &kAxGetTreeArgsMaxDepthNode},
  {.name = "include_invisible", .node = &kAxGetTreeArgsIncludeInvisibleNode},
  {.name = "compact", .node = &kAxGetTreeArgsCompactNode},
});
constinit const SchemaNode ax_get_tree_args_schema = {.kind = SchemaKind::object, .properties = kAxGetTreeArgsProperties};

constexpr auto kAxGetTreeArgsMemberKeys = member_keys("session", "app", "root_query", default_member("max_depth"),
    default_member("include_invisible"), default_member("compact"));
void write(JsonWriter& writer, const AxGetTreeArgs& value) { write_changed_members(writer, value, kAxGetTreeArgsMemberKeys); }
void read(const nlohmann::json& json, AxGetTreeArgs& out) { read_members(json, out, kAxGetTreeArgsMemberKeys); }

constexpr auto kAxGetTreeResultMemberKeys = member_keys("tree", "elements", "left_out", "detected_pattern",
    "detected_state", "suggestions", "incomplete_reason");
void write(JsonWriter& writer, const AxGetTreeResult& value) { write_members(writer, value, kAxGetTreeResultMemberKeys); }

std::string text_of(const AxGetTreeResult& value) {
  std::string text;
  append_parts(text, "✅ ", Counted{value.elements, "element", "elements"}, ", ", value.left_out, " left out");
  if (value.detected_pattern.has_value()) append_parts(text, ", ", to_string(*value.detected_pattern));
  if (value.detected_state.has_value()) append_parts(text, ", ", to_string(*value.detected_state));
  if (value.incomplete_reason.has_value() && !value.incomplete_reason->empty()) {
    append_parts(text, ", incomplete: ", *value.incomplete_reason);
  }
  append_parts(text, "\n", Lines{value.tree});
  if (value.suggestions.has_value()) {
    for (const auto& row : *value.suggestions) {
      append_parts(text, "\n", "- ", row.action, ": ", row.tool, " ", row.query);
    }
  }
  return text;
}

namespace {

class AxGetTreeInvocation final : public ToolInvocation<AxGetTreeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.root_query;
    return parts.of_application();
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_get_tree(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxGetTreeTool::invocation(AxGetTreeArgs arguments) {
  return std::make_unique<AxGetTreeInvocation>(std::move(arguments));
}

Result<AxGetTreeArgs> parse_ax_get_tree_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxGetTreeArgs>(ax_get_tree_args_schema, "ax.ax_get_tree", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_get_tree(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxGetTreeTool>(&parse_ax_get_tree_args, json, platform);
}

}  // namespace offhand::tools::ax
