// Generated from schema/tools/ax/ax_click_at.json. Do not edit.
#include "generated/tools/ax/ax_click_at.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxClickAtArgsXNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kAxClickAtArgsYNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr auto kAxClickAtArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "x", .node = &kAxClickAtArgsXNode, .required = true, .holds = Holds::point_x},
  {.name = "y", .node = &kAxClickAtArgsYNode, .required = true, .holds = Holds::point_y},
  {.name = "click_type", .node = &click_type_schema},
});
constinit const SchemaNode ax_click_at_args_schema = {.kind = SchemaKind::object, .properties = kAxClickAtArgsProperties};

constexpr auto kAxClickAtArgsMemberKeys = member_keys("session", "x", "y", default_member("click_type"));
void write(JsonWriter& writer, const AxClickAtArgs& value) { write_changed_members(writer, value, kAxClickAtArgsMemberKeys); }
void read(const nlohmann::json& json, AxClickAtArgs& out) { read_members(json, out, kAxClickAtArgsMemberKeys); }

namespace {

class AxClickAtInvocation final : public ToolInvocation<AxClickAtTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.point_x = arguments_.x;
    parts.point_y = arguments_.y;
    return parts.of_window_below();
  }
  std::size_t fingerprint() const override { return fingerprint_of(ax_click_at_tool.identity, arguments_.click_type); }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Clicked"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_click_at(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxClickAtTool::invocation(AxClickAtArgs arguments) {
  return std::make_unique<AxClickAtInvocation>(std::move(arguments));
}

Result<AxClickAtArgs> parse_ax_click_at_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxClickAtArgs>(ax_click_at_args_schema, "ax.ax_click_at", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_click_at(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxClickAtTool>(&parse_ax_click_at_args, json, platform);
}

}  // namespace offhand::tools::ax
