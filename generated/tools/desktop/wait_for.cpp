// Generated from schema/tools/desktop/wait_for.json. Do not edit.
#include "generated/tools/desktop/wait_for.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kWaitForArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWaitForArgsRoleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kWaitForArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWaitForArgsExactNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kWaitForArgsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWaitForArgsStateNode = {.kind = SchemaKind::array, .max_size = 18, .items = &element_state_schema};
constexpr SchemaNode kWaitForArgsTitleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWaitForArgsValueNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kWaitForArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 9500};
constexpr auto kWaitForArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "query", .node = &kWaitForArgsQueryNode},
  {.name = "role", .node = &kWaitForArgsRoleNode},
  {.name = "name", .node = &kWaitForArgsNameNode},
  {.name = "exact", .node = &kWaitForArgsExactNode},
  {.name = "text", .node = &kWaitForArgsTextNode},
  {.name = "state", .node = &kWaitForArgsStateNode},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "title", .node = &kWaitForArgsTitleNode},
  {.name = "until", .node = &until_schema},
  {.name = "value", .node = &kWaitForArgsValueNode},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "timeout_ms", .node = &kWaitForArgsTimeoutMsNode, .holds = Holds::wait},
});
constinit const SchemaNode wait_for_args_schema = {.kind = SchemaKind::object, .properties = kWaitForArgsProperties};

constexpr auto kWaitForArgsMemberKeys = member_keys("session", "query", "role", "name", default_member("exact"), "text",
    default_member("state"), "pid", "window_id", "title", default_member("until"), "value", "element_index",
    default_member("timeout_ms"));
void write(JsonWriter& writer, const WaitForArgs& value) { write_changed_members(writer, value, kWaitForArgsMemberKeys); }
void read(const nlohmann::json& json, WaitForArgs& out) { read_members(json, out, kWaitForArgsMemberKeys); }

constexpr auto kWaitForResultMemberKeys = member_keys("satisfied", "waited_ms", "reason", "window", "elements");
void write(JsonWriter& writer, const WaitForResult& value) { write_members(writer, value, kWaitForResultMemberKeys); }

std::string text_of(const WaitForResult& value) {
  std::string text;
  append_parts(text, "✅ After ", value.waited_ms, " ms: ", value.reason);
  if (value.window.has_value()) append_parts(text, ", window_id ", value.window->window_id);
  if (value.elements.has_value()) {
    for (const auto& row : *value.elements) {
      append_parts(text, "\n", "- element_index ", row.element_index, ", ", row.role, " \"", row.name, "\"");
    }
  }
  return text;
}

namespace {

class WaitForInvocation final : public ToolInvocation<WaitForTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(wait_for(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> WaitForTool::invocation(WaitForArgs arguments) {
  return std::make_unique<WaitForInvocation>(std::move(arguments));
}

Result<WaitForArgs> parse_wait_for_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<WaitForArgs>(wait_for_args_schema, "wait_for", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_wait_for(const nlohmann::json& json, std::string_view platform) {
  return prepare<WaitForTool>(&parse_wait_for_args, json, platform);
}

}  // namespace offhand::tools::desktop
