// Generated from schema/tools/ax/ax_type.json. Do not edit.
#include "generated/tools/ax/ax_type.h"

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
constexpr SchemaNode kAxTypeArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxTypeArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxTypeArgsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 100000};
constexpr SchemaNode kAxTypeArgsClearFirstNode = {.kind = SchemaKind::boolean};
constexpr auto kAxTypeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxTypeArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "mode", .node = &mode_schema, .holds = Holds::delivery},
  {.name = "query", .node = &kAxTypeArgsQueryNode, .holds = Holds::element_query},
  {.name = "text", .node = &kAxTypeArgsTextNode, .required = true, .holds = Holds::typed_text},
  {.name = "clear_first", .node = &kAxTypeArgsClearFirstNode},
});
}  // namespace

constinit const SchemaNode ax_type_args_schema = {.kind = SchemaKind::object, .properties = kAxTypeArgsProperties};

void write(JsonWriter& writer, const AxTypeArgs& value) {
  writer.begin_object();
  static const AxTypeArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_changed(writer, "mode", value.mode, otherwise.mode);
  write_member(writer, "query", value.query);
  write_member(writer, "text", value.text);
  write_changed(writer, "clear_first", value.clear_first, otherwise.clear_first);
  writer.end_object();
}

void read(const nlohmann::json& json, AxTypeArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "mode", out.mode);
  read_member(json, "query", out.query);
  read_member(json, "text", out.text);
  read_member(json, "clear_first", out.clear_first);
}

namespace {

class AxTypeInvocation final : public TypedInvocation<AxTypeArgs, ActionResult> {
 public:
  explicit AxTypeInvocation(AxTypeArgs arguments) : TypedInvocation(ax_type_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.mode == Mode::focus; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(ax_type_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "mode", arguments_.mode);
    write_member(writer, "text", arguments_.text);
    write_member(writer, "clear_first", arguments_.clear_first);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    std::string verb;
    verb += "Typed";
    if (result.target.role.has_value()) {
      verb += " into";
    }
    reply.text = text_of(result, verb);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_type(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxTypeTool::invocation(AxTypeArgs arguments) {
  return std::make_unique<AxTypeInvocation>(std::move(arguments));
}

Result<AxTypeArgs> parse_ax_type_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_type_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_type", checked.problems()));
  AxTypeArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_type(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_type_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_type_args(json, platform));
  return AxTypeTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
