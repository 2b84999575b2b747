// Generated from schema/tools/desktop/invoke_menu.json. Do not edit.
#include "generated/tools/desktop/invoke_menu.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kInvokeMenuArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kInvokeMenuArgsPathItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kInvokeMenuArgsPathNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 16, .items = &kInvokeMenuArgsPathItemNode};
constexpr auto kInvokeMenuArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kInvokeMenuArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "path", .node = &kInvokeMenuArgsPathNode, .required = true, .holds = Holds::plain},
});
constinit const SchemaNode invoke_menu_args_schema = {.kind = SchemaKind::object, .properties = kInvokeMenuArgsProperties};

constexpr auto kInvokeMenuArgsMemberKeys = member_keys("session", default_member("observe"), "pid", "window_id",
    default_member("delivery_mode"), "path");
void write(JsonWriter& writer, const InvokeMenuArgs& value) { write_changed_members(writer, value, kInvokeMenuArgsMemberKeys); }
void read(const nlohmann::json& json, InvokeMenuArgs& out) { read_members(json, out, kInvokeMenuArgsMemberKeys); }

namespace {

class InvokeMenuInvocation final : public ToolInvocation<InvokeMenuTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_window();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(invoke_menu_tool.identity, arguments_.delivery_mode, arguments_.path);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Chose"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(invoke_menu(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> InvokeMenuTool::invocation(InvokeMenuArgs arguments) {
  return std::make_unique<InvokeMenuInvocation>(std::move(arguments));
}

Result<InvokeMenuArgs> parse_invoke_menu_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<InvokeMenuArgs>(invoke_menu_args_schema, "invoke_menu", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_invoke_menu(const nlohmann::json& json, std::string_view platform) {
  return prepare<InvokeMenuTool>(&parse_invoke_menu_args, json, platform);
}

}  // namespace offhand::tools::desktop
