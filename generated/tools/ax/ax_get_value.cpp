// Generated from schema/tools/ax/ax_get_value.json. Do not edit.
#include "generated/tools/ax/ax_get_value.h"

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
constexpr SchemaNode kAxGetValueArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxGetValueArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr auto kAxGetValueArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxGetValueArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxGetValueArgsQueryNode, .required = true, .holds = Holds::element_query},
});
}  // namespace

constinit const SchemaNode ax_get_value_args_schema = {.kind = SchemaKind::object, .properties = kAxGetValueArgsProperties};

void write(JsonWriter& writer, const AxGetValueArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "query", value.query);
  writer.end_object();
}

void read(const nlohmann::json& json, AxGetValueArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "query", out.query);
}

void write(JsonWriter& writer, const AxGetValueResult& value) {
  writer.begin_object();
  write_member(writer, "found", value.found);
  write_member(writer, "value", value.value);
  write_member(writer, "role", value.role);
  write_member(writer, "title", value.title);
  writer.end_object();
}

std::string text_of(const AxGetValueResult& value) {
  std::string text;
  if (value.found) {
    text += "✅ Found";
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
    text += " holds \"";
    append_text(text, *value.value);
    text += "\"";
  }
  return text;
}

namespace {

class AxGetValueInvocation final : public TypedInvocation<AxGetValueArgs, AxGetValueResult> {
 public:
  explicit AxGetValueInvocation(AxGetValueArgs arguments) : TypedInvocation(ax_get_value_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, ax_get_value(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxGetValueTool::invocation(AxGetValueArgs arguments) {
  return std::make_unique<AxGetValueInvocation>(std::move(arguments));
}

Result<AxGetValueArgs> parse_ax_get_value_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_get_value_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_get_value", checked.problems()));
  AxGetValueArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_get_value(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_get_value_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_get_value_args(json, platform));
  return AxGetValueTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
