// Generated from schema/tools/ax/ax_scroll.json. Do not edit.
#include "generated/tools/ax/ax_scroll.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

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
constinit const SchemaNode ax_scroll_args_schema = {.kind = SchemaKind::object, .properties = kAxScrollArgsProperties};

constexpr auto kAxScrollArgsMemberKeys = member_keys("session", "app", "query", "direction", default_member("amount"));
void write(JsonWriter& writer, const AxScrollArgs& value) { write_changed_members(writer, value, kAxScrollArgsMemberKeys); }
void read(const nlohmann::json& json, AxScrollArgs& out) { read_members(json, out, kAxScrollArgsMemberKeys); }

namespace {

class AxScrollInvocation final : public ToolInvocation<AxScrollTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(ax_scroll_tool.identity, arguments_.direction, arguments_.amount);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Scrolled"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_scroll(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxScrollTool::invocation(AxScrollArgs arguments) {
  return std::make_unique<AxScrollInvocation>(std::move(arguments));
}

Result<AxScrollArgs> parse_ax_scroll_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxScrollArgs>(ax_scroll_args_schema, "ax.ax_scroll", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_scroll(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxScrollTool>(&parse_ax_scroll_args, json, platform);
}

}  // namespace offhand::tools::ax
