// Generated from schema/tools/demo/sweep.json. Do not edit.
#include "generated/tools/demo/sweep.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

constexpr SchemaNode kSweepArgsOwnerNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr SchemaNode kSweepArgsOfZoomNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kSweepArgsLeftNode = {.kind = SchemaKind::number};
constexpr SchemaNode kSweepArgsTopNode = {.kind = SchemaKind::number};
constexpr SchemaNode kSweepArgsRightNode = {.kind = SchemaKind::number};
constexpr SchemaNode kSweepArgsBottomNode = {.kind = SchemaKind::number};
constexpr SchemaNode kSweepArgsSoftlyNode = {.kind = SchemaKind::boolean};
constexpr auto kSweepArgsProperties = std::to_array<SchemaProperty>({
  {.name = "owner", .node = &kSweepArgsOwnerNode, .holds = Holds::process},
  {.name = "pane_id", .node = &pane_id_schema, .holds = Holds::window},
  {.name = "of_zoom", .node = &kSweepArgsOfZoomNode, .holds = Holds::zoom},
  {.name = "reach", .node = &reach_schema, .holds = Holds::scope},
  {.name = "left", .node = &kSweepArgsLeftNode, .required = true, .holds = Holds::point_x},
  {.name = "top", .node = &kSweepArgsTopNode, .required = true, .holds = Holds::point_y},
  {.name = "right", .node = &kSweepArgsRightNode, .required = true, .holds = Holds::to_x},
  {.name = "bottom", .node = &kSweepArgsBottomNode, .required = true, .holds = Holds::to_y},
  {.name = "softly", .node = &kSweepArgsSoftlyNode},
});
constinit const SchemaNode sweep_args_schema = {.kind = SchemaKind::object, .properties = kSweepArgsProperties};

constexpr auto kSweepArgsMemberKeys = member_keys("owner", "pane_id", "of_zoom", "reach", "left", "top", "right",
    "bottom", default_member("softly"));
void write(JsonWriter& writer, const SweepArgs& value) { write_changed_members(writer, value, kSweepArgsMemberKeys); }
void read(const nlohmann::json& json, SweepArgs& out) { read_members(json, out, kSweepArgsMemberKeys); }

namespace {

class SweepInvocation final : public ToolInvocation<SweepTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.owner;
    parts.window = arguments_.pane_id;
    parts.zoom = arguments_.of_zoom;
    if (arguments_.reach) parts.scope = arguments_.reach == Reach::desktop;
    parts.point_x = arguments_.left;
    parts.point_y = arguments_.top;
    parts.to_x = arguments_.right;
    parts.to_y = arguments_.bottom;
    return parts.of_target();
  }
  std::size_t fingerprint() const override { return fingerprint_of(sweep_tool.identity, arguments_.softly); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(sweep(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> SweepTool::invocation(SweepArgs arguments) {
  return std::make_unique<SweepInvocation>(std::move(arguments));
}

Result<SweepArgs> parse_sweep_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<SweepArgs>(sweep_args_schema, "demo.sweep", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_sweep(const nlohmann::json& json, std::string_view platform) {
  return prepare<SweepTool>(&parse_sweep_args, json, platform);
}

}  // namespace offhand::tools::demo
