// Generated from schema/tools/ax/ax_undo.json. Do not edit.
#include "generated/tools/ax/ax_undo.h"

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
constexpr SchemaNode kAxUndoArgsCountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 256};
constexpr auto kAxUndoArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "count", .node = &kAxUndoArgsCountNode},
});
}  // namespace

constinit const SchemaNode ax_undo_args_schema = {.kind = SchemaKind::object, .properties = kAxUndoArgsProperties};

void write(JsonWriter& writer, const AxUndoArgs& value) {
  writer.begin_object();
  static const AxUndoArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "count", value.count, otherwise.count);
  writer.end_object();
}

void read(const nlohmann::json& json, AxUndoArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "count", out.count);
}

void write(JsonWriter& writer, const AxUndoResult& value) {
  writer.begin_object();
  write_member(writer, "undone", value.undone);
  write_member(writer, "skipped", value.skipped);
  write_member(writer, "actions", value.actions);
  writer.end_object();
}

std::string text_of(const AxUndoResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.undone, "action", "actions");
  text += " undone, ";
  append_text(text, value.skipped);
  text += " skipped";
  if (value.actions.has_value()) {
    for (const auto& row : *value.actions) {
      text += '\n';
      text += "- ";
      append_text(text, row.tool);
      if (row.on.has_value() && !row.on->empty()) {
        text += " on ";
        append_text(text, *row.on);
      }
      text += ": ";
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

class AxUndoInvocation final : public TypedInvocation<AxUndoArgs, AxUndoResult> {
 public:
  explicit AxUndoInvocation(AxUndoArgs arguments) : TypedInvocation(ax_undo_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, ax_undo(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxUndoTool::invocation(AxUndoArgs arguments) {
  return std::make_unique<AxUndoInvocation>(std::move(arguments));
}

Result<AxUndoArgs> parse_ax_undo_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_undo_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_undo", checked.problems()));
  AxUndoArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_undo(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_undo_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_undo_args(json, platform));
  return AxUndoTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
