// Generated from schema/tools/ax/ax_drag.json. Do not edit.
#include "generated/tools/ax/ax_drag.h"

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
constexpr SchemaNode kAxDragArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxDragArgsFromQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxDragArgsToQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxDragArgsFromXNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kAxDragArgsFromYNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kAxDragArgsToXNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kAxDragArgsToYNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kAxDragArgsDurationMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 10000};
constexpr auto kAxDragArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxDragArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "from_query", .node = &kAxDragArgsFromQueryNode, .holds = Holds::element_query},
  {.name = "to_query", .node = &kAxDragArgsToQueryNode, .holds = Holds::to_element_query},
  {.name = "from_x", .node = &kAxDragArgsFromXNode, .holds = Holds::point_x},
  {.name = "from_y", .node = &kAxDragArgsFromYNode, .holds = Holds::point_y},
  {.name = "to_x", .node = &kAxDragArgsToXNode, .holds = Holds::to_x},
  {.name = "to_y", .node = &kAxDragArgsToYNode, .holds = Holds::to_y},
  {.name = "duration_ms", .node = &kAxDragArgsDurationMsNode},
});
constexpr auto kAxDragArgsFromXNeeds = std::to_array<std::string_view>({"from_y"});
constexpr auto kAxDragArgsFromYNeeds = std::to_array<std::string_view>({"from_x"});
constexpr auto kAxDragArgsToXNeeds = std::to_array<std::string_view>({"to_y"});
constexpr auto kAxDragArgsToYNeeds = std::to_array<std::string_view>({"to_x"});
constexpr auto kAxDragArgsDependencies = std::to_array<DependentRequired>({
  {.key = "from_x", .needs = kAxDragArgsFromXNeeds},
  {.key = "from_y", .needs = kAxDragArgsFromYNeeds},
  {.key = "to_x", .needs = kAxDragArgsToXNeeds},
  {.key = "to_y", .needs = kAxDragArgsToYNeeds},
});
}  // namespace

constinit const SchemaNode ax_drag_args_schema = {.kind = SchemaKind::object, .properties = kAxDragArgsProperties, .dependent_required = kAxDragArgsDependencies};

void write(JsonWriter& writer, const AxDragArgs& value) {
  writer.begin_object();
  static const AxDragArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "from_query", value.from_query);
  write_member(writer, "to_query", value.to_query);
  write_member(writer, "from_x", value.from_x);
  write_member(writer, "from_y", value.from_y);
  write_member(writer, "to_x", value.to_x);
  write_member(writer, "to_y", value.to_y);
  write_changed(writer, "duration_ms", value.duration_ms, otherwise.duration_ms);
  writer.end_object();
}

void read(const nlohmann::json& json, AxDragArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "from_query", out.from_query);
  read_member(json, "to_query", out.to_query);
  read_member(json, "from_x", out.from_x);
  read_member(json, "from_y", out.from_y);
  read_member(json, "to_x", out.to_x);
  read_member(json, "to_y", out.to_y);
  read_member(json, "duration_ms", out.duration_ms);
}

namespace {

class AxDragInvocation final : public TypedInvocation<AxDragArgs, ActionResult> {
 public:
  explicit AxDragInvocation(AxDragArgs arguments) : TypedInvocation(ax_drag_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.from_query;
    parts.to_element_query = arguments_.to_query;
    parts.point_x = arguments_.from_x;
    parts.point_y = arguments_.from_y;
    parts.to_x = arguments_.to_x;
    parts.to_y = arguments_.to_y;
    return parts.of_two_places();
  }
  std::size_t fingerprint() const override {
    std::string text(ax_drag_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "duration_ms", arguments_.duration_ms);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Dragged");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_drag(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxDragTool::invocation(AxDragArgs arguments) {
  return std::make_unique<AxDragInvocation>(std::move(arguments));
}

Result<AxDragArgs> parse_ax_drag_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_drag_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_drag", checked.problems()));
  AxDragArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_drag(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_drag_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_drag_args(json, platform));
  return AxDragTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
