// Generated from schema/tools/desktop/find_elements.json. Do not edit.
#include "generated/tools/desktop/find_elements.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kFindElementsArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kFindElementsArgsRoleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kFindElementsArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kFindElementsArgsExactNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kFindElementsArgsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kFindElementsArgsStateNode = {.kind = SchemaKind::array, .max_size = 18, .items = &element_state_schema};
constexpr SchemaNode kFindElementsArgsLimitNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 1000};
constexpr auto kFindElementsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "query", .node = &kFindElementsArgsQueryNode},
  {.name = "role", .node = &kFindElementsArgsRoleNode},
  {.name = "name", .node = &kFindElementsArgsNameNode},
  {.name = "exact", .node = &kFindElementsArgsExactNode},
  {.name = "text", .node = &kFindElementsArgsTextNode},
  {.name = "state", .node = &kFindElementsArgsStateNode},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "limit", .node = &kFindElementsArgsLimitNode},
  {.name = "text_on_screen", .node = &text_on_screen_schema},
});
constinit const SchemaNode find_elements_args_schema = {.kind = SchemaKind::object, .properties = kFindElementsArgsProperties};

constexpr auto kFindElementsArgsMemberKeys = member_keys("session", "query", "role", "name", default_member("exact"),
    "text", default_member("state"), "pid", "window_id", default_member("limit"), default_member("text_on_screen"));
void write(JsonWriter& writer, const FindElementsArgs& value) { write_changed_members(writer, value, kFindElementsArgsMemberKeys); }
void read(const nlohmann::json& json, FindElementsArgs& out) { read_members(json, out, kFindElementsArgsMemberKeys); }

constexpr auto kFindElementsResultMemberKeys = member_keys("window_id", "total", "complete", "incomplete_reason",
    "elements", "texts");
void write(JsonWriter& writer, const FindElementsResult& value) { write_members(writer, value, kFindElementsResultMemberKeys); }

std::string text_of(const FindElementsResult& value) {
  std::string text;
  append_parts(text, "✅ ", value.elements.size(), " of ", Counted{value.total, "match", "matches"}, " in window ",
      value.window_id);
  if (value.incomplete_reason.has_value() && !value.incomplete_reason->empty()) {
    append_parts(text, ", incomplete: ", *value.incomplete_reason);
  }
  for (const auto& row : value.elements) {
    append_parts(text, "\n", "- element_index ", row.element_index, ", ", row.role, " \"", row.name, "\"");
    if (row.value.has_value() && !row.value->empty()) append_parts(text, " = \"", *row.value, "\"");
    if (!row.states.empty()) append_parts(text, " (", row.states, ")");
    if (row.window_bounds.has_value()) {
      append_parts(text, " at ", row.window_bounds->x, ",", row.window_bounds->y, " ", row.window_bounds->width, "x",
          row.window_bounds->height);
    }
  }
  if (value.texts.has_value()) {
    for (const auto& row : *value.texts) {
      append_parts(text, "\n", "- \"", row.text, "\" is written at ", row.bounds.x, ",", row.bounds.y, " ",
          row.bounds.width, "x", row.bounds.height, " of the screen");
      if (row.window_bounds.has_value()) {
        append_parts(text, ", in the picture at ", row.window_bounds->x, ",", row.window_bounds->y);
      }
      if (row.element_index.has_value()) append_parts(text, ", on element_index ", *row.element_index);
    }
  }
  return text;
}

namespace {

class FindElementsInvocation final : public ToolInvocation<FindElementsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_window();
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(find_elements(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> FindElementsTool::invocation(FindElementsArgs arguments) {
  return std::make_unique<FindElementsInvocation>(std::move(arguments));
}

Result<FindElementsArgs> parse_find_elements_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<FindElementsArgs>(find_elements_args_schema, "find_elements", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_find_elements(const nlohmann::json& json, std::string_view platform) {
  return prepare<FindElementsTool>(&parse_find_elements_args, json, platform);
}

}  // namespace offhand::tools::desktop
