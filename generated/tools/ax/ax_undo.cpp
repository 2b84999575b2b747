// Generated from schema/tools/ax/ax_undo.json. Do not edit.
#include "generated/tools/ax/ax_undo.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxUndoArgsCountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 256};
constexpr auto kAxUndoArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "count", .node = &kAxUndoArgsCountNode},
});
constinit const SchemaNode ax_undo_args_schema = {.kind = SchemaKind::object, .properties = kAxUndoArgsProperties};

constexpr auto kAxUndoArgsMemberKeys = member_keys("session", default_member("count"));
void write(JsonWriter& writer, const AxUndoArgs& value) { write_changed_members(writer, value, kAxUndoArgsMemberKeys); }
void read(const nlohmann::json& json, AxUndoArgs& out) { read_members(json, out, kAxUndoArgsMemberKeys); }

constexpr auto kAxUndoResultMemberKeys = member_keys("undone", "skipped", "actions");
void write(JsonWriter& writer, const AxUndoResult& value) { write_members(writer, value, kAxUndoResultMemberKeys); }

std::string text_of(const AxUndoResult& value) {
  std::string text;
  append_parts(text, "✅ ", Counted{value.undone, "action", "actions"}, " undone, ", value.skipped, " skipped");
  if (value.actions.has_value()) {
    for (const auto& row : *value.actions) {
      append_parts(text, "\n", "- ", row.tool);
      if (row.on.has_value() && !row.on->empty()) append_parts(text, " on ", *row.on);
      append_parts(text, ": ", to_string(row.status));
      if (row.reason.has_value() && !row.reason->empty()) append_parts(text, ": ", *row.reason);
    }
  }
  return text;
}

namespace {

class AxUndoInvocation final : public ToolInvocation<AxUndoTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_undo(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxUndoTool::invocation(AxUndoArgs arguments) {
  return std::make_unique<AxUndoInvocation>(std::move(arguments));
}

Result<AxUndoArgs> parse_ax_undo_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxUndoArgs>(ax_undo_args_schema, "ax.ax_undo", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_undo(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxUndoTool>(&parse_ax_undo_args, json, platform);
}

}  // namespace offhand::tools::ax
