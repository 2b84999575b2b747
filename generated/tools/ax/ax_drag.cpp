// Generated from schema/tools/ax/ax_drag.json. Do not edit.
#include "generated/tools/ax/ax_drag.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

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
constinit const SchemaNode ax_drag_args_schema = {.kind = SchemaKind::object, .properties = kAxDragArgsProperties, .dependent_required = kAxDragArgsDependencies};

constexpr auto kAxDragArgsMemberKeys = member_keys("session", "app", "from_query", "to_query", "from_x", "from_y",
    "to_x", "to_y", default_member("duration_ms"));
void write(JsonWriter& writer, const AxDragArgs& value) { write_changed_members(writer, value, kAxDragArgsMemberKeys); }
void read(const nlohmann::json& json, AxDragArgs& out) { read_members(json, out, kAxDragArgsMemberKeys); }

namespace {

class AxDragInvocation final : public ToolInvocation<AxDragTool> {
 public:
  using ToolInvocation::ToolInvocation;
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
  std::size_t fingerprint() const override { return fingerprint_of(ax_drag_tool.identity, arguments_.duration_ms); }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Dragged"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_drag(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxDragTool::invocation(AxDragArgs arguments) {
  return std::make_unique<AxDragInvocation>(std::move(arguments));
}

Result<AxDragArgs> parse_ax_drag_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxDragArgs>(ax_drag_args_schema, "ax.ax_drag", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_drag(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxDragTool>(&parse_ax_drag_args, json, platform);
}

}  // namespace offhand::tools::ax
