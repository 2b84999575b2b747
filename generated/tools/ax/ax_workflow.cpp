// Generated from schema/tools/ax/ax_workflow.json. Do not edit.
#include "generated/tools/ax/ax_workflow.h"

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

namespace offhand::tools::ax {

namespace {
constexpr SchemaNode kAxWorkflowArgsStepsNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 200, .items = &workflow_step_schema};
constexpr SchemaNode kAxWorkflowArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kAxWorkflowArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "steps", .node = &kAxWorkflowArgsStepsNode, .required = true},
  {.name = "name", .node = &kAxWorkflowArgsNameNode, .holds = Holds::plain},
});
}  // namespace

constinit const SchemaNode ax_workflow_args_schema = {.kind = SchemaKind::object, .properties = kAxWorkflowArgsProperties};

void write(JsonWriter& writer, const AxWorkflowArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "steps", value.steps);
  write_member(writer, "name", value.name);
  writer.end_object();
}

void read(const nlohmann::json& json, AxWorkflowArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "steps", out.steps);
  read_member(json, "name", out.name);
}

void write(JsonWriter& writer, const AxWorkflowResult& value) {
  writer.begin_object();
  write_member(writer, "success", value.success);
  write_member(writer, "steps_completed", value.steps_completed);
  write_member(writer, "steps_total", value.steps_total);
  write_member(writer, "results", value.results);
  write_member(writer, "rolled_back", value.rolled_back);
  write_member(writer, "undone", value.undone);
  write_member(writer, "error", value.error);
  writer.end_object();
}

std::string text_of(const AxWorkflowResult& value) {
  std::string text;
  if (value.success) {
    text += "✅ ";
    append_text(text, value.steps_completed);
    text += " of ";
    append_counted(text, value.steps_total, "step", "steps");
    text += " done";
  }
  if (value.error.has_value() && !value.error->empty()) {
    text += "⚠️ ";
    append_text(text, value.steps_completed);
    text += " of ";
    append_counted(text, value.steps_total, "step", "steps");
    text += " done. ";
    append_text(text, *value.error);
  }
  if (value.results.has_value()) {
    for (const auto& row : *value.results) {
      text += '\n';
      text += "- ";
      append_text(text, row.step);
      text += ". ";
      append_text(text, row.tool);
      text += ": ";
      append_text(text, to_string(row.status));
      text += ", ";
      append_counted(text, row.attempts, "attempt", "attempts");
      if (row.error.has_value() && !row.error->empty()) {
        text += ": ";
        append_text(text, *row.error);
      }
    }
  }
  if (value.undone.has_value()) {
    for (const auto& row : *value.undone) {
      text += '\n';
      text += "- ";
      append_text(text, row.tool);
      text += " ";
      append_text(text, to_string(row.status));
      if (row.reason.has_value() && !row.reason->empty()) {
        text += ": ";
        append_text(text, *row.reason);
      }
    }
  }
  return text;
}

namespace {

class AxWorkflowInvocation final : public TypedInvocation<AxWorkflowArgs, AxWorkflowResult> {
 public:
  explicit AxWorkflowInvocation(AxWorkflowArgs arguments) : TypedInvocation(ax_workflow_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, ax_workflow(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxWorkflowTool::invocation(AxWorkflowArgs arguments) {
  return std::make_unique<AxWorkflowInvocation>(std::move(arguments));
}

Result<AxWorkflowArgs> parse_ax_workflow_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_workflow_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_workflow", checked.problems()));
  AxWorkflowArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_workflow(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_workflow_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_workflow_args(json, platform));
  return AxWorkflowTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
