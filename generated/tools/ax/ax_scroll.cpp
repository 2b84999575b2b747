// Generated from schema/tools/ax/ax_scroll.json. Do not edit.
#include "generated/tools/ax/ax_scroll.h"

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
constexpr SchemaNode kAxScrollArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxScrollArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxScrollArgsAmountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 100000};
constexpr auto kAxScrollArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxScrollArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxScrollArgsQueryNode, .holds = Holds::element_query},
  {.name = "direction", .node = &scroll_direction_schema, .required = true},
  {.name = "amount", .node = &kAxScrollArgsAmountNode},
});
}  // namespace

constinit const SchemaNode ax_scroll_args_schema = {.kind = SchemaKind::object, .properties = kAxScrollArgsProperties};

void write(JsonWriter& writer, const AxScrollArgs& value) {
  writer.begin_object();
  static const AxScrollArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "query", value.query);
  write_member(writer, "direction", value.direction);
  write_changed(writer, "amount", value.amount, otherwise.amount);
  writer.end_object();
}

void read(const nlohmann::json& json, AxScrollArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "query", out.query);
  read_member(json, "direction", out.direction);
  read_member(json, "amount", out.amount);
}

namespace {

class AxScrollInvocation final : public TypedInvocation<AxScrollArgs, ActionResult> {
 public:
  explicit AxScrollInvocation(AxScrollArgs arguments) : TypedInvocation(ax_scroll_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(ax_scroll_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "direction", arguments_.direction);
    write_member(writer, "amount", arguments_.amount);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Scrolled");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_scroll(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxScrollTool::invocation(AxScrollArgs arguments) {
  return std::make_unique<AxScrollInvocation>(std::move(arguments));
}

Result<AxScrollArgs> parse_ax_scroll_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_scroll_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_scroll", checked.problems()));
  AxScrollArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_scroll(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_scroll_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_scroll_args(json, platform));
  return AxScrollTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
