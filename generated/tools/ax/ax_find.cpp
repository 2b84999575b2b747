// Generated from schema/tools/ax/ax_find.json. Do not edit.
#include "generated/tools/ax/ax_find.h"

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
constexpr SchemaNode kAxFindArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxFindArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr auto kAxFindArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxFindArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxFindArgsQueryNode, .required = true, .holds = Holds::element_query},
  {.name = "strategy", .node = &find_strategy_schema},
});
}  // namespace

constinit const SchemaNode ax_find_args_schema = {.kind = SchemaKind::object, .properties = kAxFindArgsProperties};

void write(JsonWriter& writer, const AxFindArgs& value) {
  writer.begin_object();
  static const AxFindArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "query", value.query);
  write_changed(writer, "strategy", value.strategy, otherwise.strategy);
  writer.end_object();
}

void read(const nlohmann::json& json, AxFindArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "query", out.query);
  read_member(json, "strategy", out.strategy);
}

void write(JsonWriter& writer, const AxFindResult& value) {
  writer.begin_object();
  write_member(writer, "found", value.found);
  write_member(writer, "count", value.count);
  write_member(writer, "method", value.method);
  write_member(writer, "strategy", value.strategy);
  write_member(writer, "role", value.role);
  write_member(writer, "title", value.title);
  write_member(writer, "value", value.value);
  write_member(writer, "position", value.position);
  write_member(writer, "size", value.size);
  write_member(writer, "enabled", value.enabled);
  write_member(writer, "focused", value.focused);
  write_member(writer, "element_ref", value.element_ref);
  write_member(writer, "incomplete_reason", value.incomplete_reason);
  writer.end_object();
}

std::string text_of(const AxFindResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.count, "match", "matches");
  if (value.found && value.strategy.has_value() && !value.strategy->empty()) {
    text += ", by ";
    append_text(text, *value.strategy);
    text += ":";
  }
  if (value.role.has_value() && !value.role->empty()) {
    text += " ";
    append_text(text, *value.role);
  }
  if (value.title.has_value() && !value.title->empty()) {
    text += " \"";
    append_text(text, *value.title);
    text += "\"";
  }
  if (value.value.has_value() && !value.value->empty()) {
    text += " = \"";
    append_text(text, *value.value);
    text += "\"";
  }
  if (value.position.has_value() && !value.position->empty()) {
    text += " at ";
    append_text(text, *value.position);
  }
  if (value.size.has_value() && !value.size->empty()) {
    text += ", ";
    append_text(text, *value.size);
  }
  if (value.focused.has_value() && *value.focused) {
    text += ", focused";
  }
  if (value.element_ref.has_value() && !value.element_ref->empty()) {
    text += ", element_ref ";
    append_text(text, *value.element_ref);
  }
  if (value.incomplete_reason.has_value() && !value.incomplete_reason->empty()) {
    text += "; incomplete: ";
    append_text(text, *value.incomplete_reason);
  }
  return text;
}

namespace {

class AxFindInvocation final : public TypedInvocation<AxFindArgs, AxFindResult> {
 public:
  explicit AxFindInvocation(AxFindArgs arguments) : TypedInvocation(ax_find_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_application();
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_find(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxFindTool::invocation(AxFindArgs arguments) {
  return std::make_unique<AxFindInvocation>(std::move(arguments));
}

Result<AxFindArgs> parse_ax_find_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_find_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_find", checked.problems()));
  AxFindArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_find(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_find_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_find_args(json, platform));
  return AxFindTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
