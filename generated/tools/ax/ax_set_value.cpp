// Generated from schema/tools/ax/ax_set_value.json. Do not edit.
#include "generated/tools/ax/ax_set_value.h"

#include <array>
#include <cstddef>
#include <functional>
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
constexpr SchemaNode kAxSetValueArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxSetValueArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxSetValueArgsValueNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr auto kAxSetValueArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxSetValueArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxSetValueArgsQueryNode, .required = true, .holds = Holds::element_query},
  {.name = "value", .node = &kAxSetValueArgsValueNode, .required = true, .holds = Holds::typed_text},
});
}  // namespace

constinit const SchemaNode ax_set_value_args_schema = {.kind = SchemaKind::object, .properties = kAxSetValueArgsProperties};

void write(JsonWriter& writer, const AxSetValueArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "query", value.query);
  write_member(writer, "value", value.value);
  writer.end_object();
}

void read(const nlohmann::json& json, AxSetValueArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "query", out.query);
  read_member(json, "value", out.value);
}

namespace {

class AxSetValueInvocation final : public TypedInvocation<AxSetValueArgs, ActionResult> {
 public:
  explicit AxSetValueInvocation(AxSetValueArgs arguments) : TypedInvocation(ax_set_value_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(ax_set_value_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "value", arguments_.value);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Set");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_set_value(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxSetValueTool::invocation(AxSetValueArgs arguments) {
  return std::make_unique<AxSetValueInvocation>(std::move(arguments));
}

Result<AxSetValueArgs> parse_ax_set_value_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_set_value_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_set_value", checked.problems()));
  AxSetValueArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_set_value(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_set_value_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_set_value_args(json, platform));
  return AxSetValueTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
