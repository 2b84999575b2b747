// Generated from schema/tools/ax/ax_get_tree.json. Do not edit.
#include "generated/tools/ax/ax_get_tree.h"

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
}  // namespace

constinit const SchemaNode ax_get_tree_args_schema = {.kind = SchemaKind::object, .properties = kAxGetTreeArgsProperties};

void write(JsonWriter& writer, const AxGetTreeArgs& value) {
  writer.begin_object();
  static const AxGetTreeArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "root_query", value.root_query);
  write_changed(writer, "max_depth", value.max_depth, otherwise.max_depth);
  write_changed(writer, "include_invisible", value.include_invisible, otherwise.include_invisible);
  write_changed(writer, "compact", value.compact, otherwise.compact);
  writer.end_object();
}

void read(const nlohmann::json& json, AxGetTreeArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "root_query", out.root_query);
  read_member(json, "max_depth", out.max_depth);
  read_member(json, "include_invisible", out.include_invisible);
  read_member(json, "compact", out.compact);
}

void write(JsonWriter& writer, const AxGetTreeResult& value) {
  writer.begin_object();
  write_member(writer, "tree", value.tree);
  write_member(writer, "elements", value.elements);
  write_member(writer, "left_out", value.left_out);
  write_member(writer, "detected_pattern", value.detected_pattern);
  write_member(writer, "detected_state", value.detected_state);
  write_member(writer, "suggestions", value.suggestions);
  write_member(writer, "incomplete_reason", value.incomplete_reason);
  writer.end_object();
}

std::string text_of(const AxGetTreeResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.elements, "element", "elements");
  text += ", ";
  append_text(text, value.left_out);
  text += " left out";
  if (value.detected_pattern.has_value()) {
    text += ", ";
    append_text(text, to_string(*value.detected_pattern));
  }
  if (value.detected_state.has_value()) {
    text += ", ";
    append_text(text, to_string(*value.detected_state));
  }
  if (value.incomplete_reason.has_value() && !value.incomplete_reason->empty()) {
    text += ", incomplete: ";
    append_text(text, *value.incomplete_reason);
  }
  text += "\n";
  append_lines(text, value.tree);
  if (value.suggestions.has_value()) {
    for (const auto& row : *value.suggestions) {
      text += '\n';
      text += "- ";
      append_text(text, row.action);
      text += ": ";
      append_text(text, row.tool);
      text += " ";
      append_text(text, row.query);
    }
  }
  return text;
}

namespace {

class AxGetTreeInvocation final : public TypedInvocation<AxGetTreeArgs, AxGetTreeResult> {
 public:
  explicit AxGetTreeInvocation(AxGetTreeArgs arguments) : TypedInvocation(ax_get_tree_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.root_query;
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
    OFFHAND_ASSIGN(outcome_, ax_get_tree(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxGetTreeTool::invocation(AxGetTreeArgs arguments) {
  return std::make_unique<AxGetTreeInvocation>(std::move(arguments));
}

Result<AxGetTreeArgs> parse_ax_get_tree_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_get_tree_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_get_tree", checked.problems()));
  AxGetTreeArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_get_tree(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_get_tree_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_get_tree_args(json, platform));
  return AxGetTreeTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
