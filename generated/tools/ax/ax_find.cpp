// Generated from schema/tools/ax/ax_find.json. Do not edit.
#include "generated/tools/ax/ax_find.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxFindArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxFindArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr auto kAxFindArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxFindArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxFindArgsQueryNode, .required = true, .holds = Holds::element_query},
  {.name = "strategy", .node = &find_strategy_schema},
  {.name = "text_on_screen", .node = &text_on_screen_schema},
});
constinit const SchemaNode ax_find_args_schema = {.kind = SchemaKind::object, .properties = kAxFindArgsProperties};

constexpr auto kAxFindArgsMemberKeys = member_keys("session", "app", "query", default_member("strategy"),
    default_member("text_on_screen"));
void write(JsonWriter& writer, const AxFindArgs& value) { write_changed_members(writer, value, kAxFindArgsMemberKeys); }
void read(const nlohmann::json& json, AxFindArgs& out) { read_members(json, out, kAxFindArgsMemberKeys); }

constexpr auto kAxFindResultMemberKeys = member_keys("found", "count", "method", "strategy", "role", "title", "value",
    "position", "size", "enabled", "focused", "element_ref", "confidence", "strategies_tried", "nearest", "suggestion",
    "incomplete_reason");
void write(JsonWriter& writer, const AxFindResult& value) { write_members(writer, value, kAxFindResultMemberKeys); }

std::string text_of(const AxFindResult& value) {
  std::string text;
  if (value.found) append_parts(text, "✅", " ");
  append_parts(text, Counted{value.count, "match", "matches"});
  if (value.found && value.strategy.has_value() && !value.strategy->empty()) {
    append_parts(text, ", by ", *value.strategy, ":");
  }
  if (value.role.has_value() && !value.role->empty()) append_parts(text, " ", *value.role);
  if (value.title.has_value() && !value.title->empty()) append_parts(text, " \"", *value.title, "\"");
  if (value.value.has_value() && !value.value->empty()) append_parts(text, " = \"", *value.value, "\"");
  if (value.position.has_value() && !value.position->empty()) append_parts(text, " at ", *value.position);
  if (value.size.has_value() && !value.size->empty()) append_parts(text, ", ", *value.size);
  if (value.focused.has_value() && *value.focused) append_parts(text, ", focused");
  if (value.element_ref.has_value() && !value.element_ref->empty()) {
    append_parts(text, ", element_ref ", *value.element_ref);
  }
  if (value.nearest.has_value() && !value.nearest->empty()) append_parts(text, "; nearest: ", *value.nearest);
  if (value.incomplete_reason.has_value() && !value.incomplete_reason->empty()) {
    append_parts(text, "; incomplete: ", *value.incomplete_reason);
  }
  if (value.strategies_tried.has_value() && !value.strategies_tried->empty() && value.suggestion.has_value() && !value.suggestion->empty()) {
    append_parts(text, "\nTried ", *value.strategies_tried, ". ", *value.suggestion);
  }
  return text;
}

namespace {

class AxFindInvocation final : public ToolInvocation<AxFindTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_application();
  }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_find(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxFindTool::invocation(AxFindArgs arguments) {
  return std::make_unique<AxFindInvocation>(std::move(arguments));
}

Result<AxFindArgs> parse_ax_find_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxFindArgs>(ax_find_args_schema, "ax.ax_find", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_find(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxFindTool>(&parse_ax_find_args, json, platform);
}

}  // namespace offhand::tools::ax
