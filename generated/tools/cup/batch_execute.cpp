// Generated from schema/tools/cup/batch_execute.json. Do not edit.
#include "generated/tools/cup/batch_execute.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr auto kBatchExecuteArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kBatchExecuteArgsActionsNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 100, .items = &cup_step_schema};
constexpr SchemaNode kBatchExecuteArgsIncludeTreeNode = {.kind = SchemaKind::boolean};
constexpr auto kBatchExecuteArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kBatchExecuteArgsDeliveryModeSlips},
  {.name = "actions", .node = &kBatchExecuteArgsActionsNode, .required = true},
  {.name = "include_tree", .node = &kBatchExecuteArgsIncludeTreeNode},
});
constinit const SchemaNode batch_execute_args_schema = {.kind = SchemaKind::object, .properties = kBatchExecuteArgsProperties};

constexpr auto kBatchExecuteArgsMemberKeys = member_keys("session", default_member("delivery_mode"), "actions",
    default_member("include_tree"));
void write(JsonWriter& writer, const BatchExecuteArgs& value) { write_changed_members(writer, value, kBatchExecuteArgsMemberKeys); }
void read(const nlohmann::json& json, BatchExecuteArgs& out) { read_members(json, out, kBatchExecuteArgsMemberKeys); }

constexpr auto kBatchExecuteResultMemberKeys = member_keys("success", "done", "error", "not_reached", "results",
    "tree");
void write(JsonWriter& writer, const BatchExecuteResult& value) { write_members(writer, value, kBatchExecuteResultMemberKeys); }

std::string text_of(const BatchExecuteResult& value) {
  std::string text;
  if (value.success) append_parts(text, "✅");
  if (value.error.has_value() && !value.error->empty()) append_parts(text, "❌ Stopped by ", *value.error, ":");
  append_parts(text, " ", Counted{value.done, "action", "actions"}, " done");
  if (value.not_reached.has_value()) append_parts(text, ", ", *value.not_reached, " not reached");
  for (const auto& row : value.results) {
    append_parts(text, "\n", "- ", row.message);
  }
  return text;
}

namespace {

class BatchExecuteInvocation final : public ToolInvocation<BatchExecuteTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(batch_execute(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> BatchExecuteTool::invocation(BatchExecuteArgs arguments) {
  return std::make_unique<BatchExecuteInvocation>(std::move(arguments));
}

Result<BatchExecuteArgs> parse_batch_execute_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<BatchExecuteArgs>(batch_execute_args_schema, "cup.batch_execute", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_batch_execute(const nlohmann::json& json, std::string_view platform) {
  return prepare<BatchExecuteTool>(&parse_batch_execute_args, json, platform);
}

}  // namespace offhand::tools::cup
