// Generated from schema/tools/ax/ax_click.json. Do not edit.
#include "generated/tools/ax/ax_click.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxClickArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxClickArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr auto kAxClickArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxClickArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxClickArgsQueryNode, .required = true, .holds = Holds::element_query},
  {.name = "mode", .node = &mode_schema, .holds = Holds::delivery},
  {.name = "click_type", .node = &click_type_schema},
});
constinit const SchemaNode ax_click_args_schema = {.kind = SchemaKind::object, .properties = kAxClickArgsProperties};

constexpr auto kAxClickArgsMemberKeys = member_keys("session", "app", "query", default_member("mode"),
    default_member("click_type"));
void write(JsonWriter& writer, const AxClickArgs& value) { write_changed_members(writer, value, kAxClickArgsMemberKeys); }
void read(const nlohmann::json& json, AxClickArgs& out) { read_members(json, out, kAxClickArgsMemberKeys); }

namespace {

class AxClickInvocation final : public ToolInvocation<AxClickTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.mode == Mode::focus; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(ax_click_tool.identity, arguments_.mode, arguments_.click_type);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Clicked"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_click(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxClickTool::invocation(AxClickArgs arguments) {
  return std::make_unique<AxClickInvocation>(std::move(arguments));
}

Result<AxClickArgs> parse_ax_click_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxClickArgs>(ax_click_args_schema, "ax.ax_click", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_click(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxClickTool>(&parse_ax_click_args, json, platform);
}

}  // namespace offhand::tools::ax
