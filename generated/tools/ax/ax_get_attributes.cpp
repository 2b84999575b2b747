// Generated from schema/tools/ax/ax_get_attributes.json. Do not edit.
#include "generated/tools/ax/ax_get_attributes.h"

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
constexpr SchemaNode kAxGetAttributesArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxGetAttributesArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr auto kAxGetAttributesArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxGetAttributesArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxGetAttributesArgsQueryNode, .required = true, .holds = Holds::element_query},
});
}  // namespace

constinit const SchemaNode ax_get_attributes_args_schema = {.kind = SchemaKind::object, .properties = kAxGetAttributesArgsProperties};

void write(JsonWriter& writer, const AxGetAttributesArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "query", value.query);
  writer.end_object();
}

void read(const nlohmann::json& json, AxGetAttributesArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "query", out.query);
}

void write(JsonWriter& writer, const AxGetAttributesResult& value) {
  writer.begin_object();
  write_member(writer, "role", value.role);
  write_member(writer, "platform_role", value.platform_role);
  write_member(writer, "title", value.title);
  write_member(writer, "description", value.description);
  write_member(writer, "value", value.value);
  write_member(writer, "identifier", value.identifier);
  write_member(writer, "states", value.states);
  write_member(writer, "actions", value.actions);
  write_member(writer, "position", value.position);
  write_member(writer, "size", value.size);
  write_member(writer, "parent", value.parent);
  write_member(writer, "children", value.children);
  write_member(writer, "window_title", value.window_title);
  write_member(writer, "element_ref", value.element_ref);
  writer.end_object();
}

std::string text_of(const AxGetAttributesResult& value) {
  std::string text;
  text += "✅ ";
  append_text(text, value.role);
  text += " \"";
  append_text(text, value.title);
  text += "\"";
  if (value.value.has_value() && !value.value->empty()) {
    text += " = \"";
    append_text(text, *value.value);
    text += "\"";
  }
  if (value.identifier.has_value() && !value.identifier->empty()) {
    text += ", called ";
    append_text(text, *value.identifier);
  }
  if (value.description.has_value() && !value.description->empty()) {
    text += ", ";
    append_text(text, *value.description);
  }
  if (!value.states.empty()) {
    text += ", ";
    append_text(text, value.states);
  }
  if (!value.actions.empty()) {
    text += ", actions: ";
    append_text(text, value.actions);
  }
  if (value.position.has_value() && !value.position->empty()) {
    text += ", at ";
    append_text(text, *value.position);
  }
  if (value.size.has_value() && !value.size->empty()) {
    text += ", ";
    append_text(text, *value.size);
  }
  if (value.parent.has_value() && !value.parent->empty()) {
    text += ", in ";
    append_text(text, *value.parent);
  }
  if (value.children.has_value()) {
    text += ", ";
    append_counted(text, *value.children, "child", "children");
  }
  if (value.window_title.has_value() && !value.window_title->empty()) {
    text += ", window \"";
    append_text(text, *value.window_title);
    text += "\"";
  }
  text += ", element_ref ";
  append_text(text, value.element_ref);
  return text;
}

namespace {

class AxGetAttributesInvocation final : public TypedInvocation<AxGetAttributesArgs, AxGetAttributesResult> {
 public:
  explicit AxGetAttributesInvocation(AxGetAttributesArgs arguments) : TypedInvocation(ax_get_attributes_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, ax_get_attributes(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxGetAttributesTool::invocation(AxGetAttributesArgs arguments) {
  return std::make_unique<AxGetAttributesInvocation>(std::move(arguments));
}

Result<AxGetAttributesArgs> parse_ax_get_attributes_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_get_attributes_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_get_attributes", checked.problems()));
  AxGetAttributesArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_get_attributes(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_get_attributes_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_get_attributes_args(json, platform));
  return AxGetAttributesTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
