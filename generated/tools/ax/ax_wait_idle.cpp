// Generated from schema/tools/ax/ax_wait_idle.json. Do not edit.
#include "generated/tools/ax/ax_wait_idle.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxWaitIdleArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxWaitIdleArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr SchemaNode kAxWaitIdleArgsPollMsNode = {.kind = SchemaKind::integer, .minimum = 10, .maximum = 5000};
constexpr auto kAxWaitIdleArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxWaitIdleArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "timeout_ms", .node = &kAxWaitIdleArgsTimeoutMsNode, .holds = Holds::wait},
  {.name = "poll_ms", .node = &kAxWaitIdleArgsPollMsNode},
});
constinit const SchemaNode ax_wait_idle_args_schema = {.kind = SchemaKind::object, .properties = kAxWaitIdleArgsProperties};

constexpr auto kAxWaitIdleArgsMemberKeys = member_keys("session", "app", default_member("timeout_ms"),
    default_member("poll_ms"));
void write(JsonWriter& writer, const AxWaitIdleArgs& value) { write_changed_members(writer, value, kAxWaitIdleArgsMemberKeys); }
void read(const nlohmann::json& json, AxWaitIdleArgs& out) { read_members(json, out, kAxWaitIdleArgsMemberKeys); }

constexpr auto kAxWaitIdleResultMemberKeys = member_keys("idle", "waited_ms", "changes");
void write(JsonWriter& writer, const AxWaitIdleResult& value) { write_members(writer, value, kAxWaitIdleResultMemberKeys); }

std::string text_of(const AxWaitIdleResult& value) {
  std::string text;
  if (value.idle) append_parts(text, "✅", " ");
  append_parts(text, "Idle: ", value.idle, ", after ", value.waited_ms, " ms, ",
      Counted{value.changes, "change", "changes"});
  return text;
}

namespace {

class AxWaitIdleInvocation final : public ToolInvocation<AxWaitIdleTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_application();
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_wait_idle(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxWaitIdleTool::invocation(AxWaitIdleArgs arguments) {
  return std::make_unique<AxWaitIdleInvocation>(std::move(arguments));
}

Result<AxWaitIdleArgs> parse_ax_wait_idle_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxWaitIdleArgs>(ax_wait_idle_args_schema, "ax.ax_wait_idle", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_wait_idle(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxWaitIdleTool>(&parse_ax_wait_idle_args, json, platform);
}

}  // namespace offhand::tools::ax
