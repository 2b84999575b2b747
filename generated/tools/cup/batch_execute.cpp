// Generated from schema/tools/cup/batch_execute.json. Do not edit.
#include "generated/tools/cup/batch_execute.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::cup {

namespace {
constexpr auto kBatchExecuteArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kBatchExecuteArgsActionsNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 100, .items = &cup_step_schema};
constexpr SchemaNode kBatchExecuteArgsIncludeTreeNode = {.kind = SchemaKind::boolean};
constexpr auto kBatchExecuteArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kBatchExecuteArgsDeliveryModeSlips},
  {.name = "actions", .node = &kBatchExecuteArgsActionsNode, .required = true},
  {.name = "include_tree", .node = &kBatchExecuteArgsIncludeTreeNode},
});
}  // namespace

constinit const SchemaNode batch_execute_args_schema = {.kind = SchemaKind::object, .properties = kBatchExecuteArgsProperties};

void write(JsonWriter& writer, const BatchExecuteArgs& value) {
  writer.begin_object();
  static const BatchExecuteArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_member(writer, "actions", value.actions);
  write_changed(writer, "include_tree", value.include_tree, otherwise.include_tree);
  writer.end_object();
}

void read(const nlohmann::json& json, BatchExecuteArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "actions", out.actions);
  read_member(json, "include_tree", out.include_tree);
}

void write(JsonWriter& writer, const BatchExecuteResult& value) {
  writer.begin_object();
  write_member(writer, "success", value.success);
  write_member(writer, "done", value.done);
  write_member(writer, "not_reached", value.not_reached);
  write_member(writer, "results", value.results);
  write_member(writer, "tree", value.tree);
  writer.end_object();
}

std::string text_of(const BatchExecuteResult& value) {
  std::string text;
  if (value.success) {
    text += "✅";
  }
  text += " ";
  append_counted(text, value.done, "action", "actions");
  text += " done";
  if (value.not_reached.has_value()) {
    text += ", ";
    append_text(text, *value.not_reached);
    text += " not reached";
  }
  for (const auto& row : value.results) {
    text += '\n';
    text += "- ";
    append_text(text, row.message);
  }
  return text;
}

namespace {

class BatchExecuteInvocation final : public TypedInvocation<BatchExecuteArgs, BatchExecuteResult> {
 public:
  explicit BatchExecuteInvocation(BatchExecuteArgs arguments) : TypedInvocation(batch_execute_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, batch_execute(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> BatchExecuteTool::invocation(BatchExecuteArgs arguments) {
  return std::make_unique<BatchExecuteInvocation>(std::move(arguments));
}

Result<BatchExecuteArgs> parse_batch_execute_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(batch_execute_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.batch_execute", checked.problems()));
  BatchExecuteArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_batch_execute(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(batch_execute_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_batch_execute_args(json, platform));
  return BatchExecuteTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
