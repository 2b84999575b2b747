// Generated from schema/tools/ax/ax_assert.json. Do not edit.
#include "generated/tools/ax/ax_assert.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxAssertArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxAssertArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxAssertArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 9500};
constexpr auto kAxAssertArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxAssertArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxAssertArgsQueryNode, .required = true, .holds = Holds::plain},
  {.name = "assertions", .node = &assertions_schema, .required = true},
  {.name = "timeout_ms", .node = &kAxAssertArgsTimeoutMsNode, .holds = Holds::wait},
});
constinit const SchemaNode ax_assert_args_schema = {.kind = SchemaKind::object, .properties = kAxAssertArgsProperties};

constexpr auto kAxAssertArgsMemberKeys = member_keys("session", "app", "query", "assertions",
    default_member("timeout_ms"));
void write(JsonWriter& writer, const AxAssertArgs& value) { write_changed_members(writer, value, kAxAssertArgsMemberKeys); }
void read(const nlohmann::json& json, AxAssertArgs& out) { read_members(json, out, kAxAssertArgsMemberKeys); }

constexpr auto kAxAssertResultMemberKeys = member_keys("passed", "failures", "element", "waited_ms");
void write(JsonWriter& writer, const AxAssertResult& value) { write_members(writer, value, kAxAssertResultMemberKeys); }

std::string text_of(const AxAssertResult& value) {
  std::string text;
  if (value.passed) append_parts(text, "✅ Passed", ": ");
  if (value.element.has_value() && !value.element->empty()) append_parts(text, *value.element, " ");
  if (value.waited_ms.has_value()) append_parts(text, "after ", *value.waited_ms, " ms");
  if (value.failures.has_value()) {
    for (const auto& row : *value.failures) {
      append_parts(text, "\n", "❌ ", row.property, ": expected ", row.expected, ", is ", row.actual);
    }
  }
  return text;
}

namespace {

class AxAssertInvocation final : public ToolInvocation<AxAssertTool> {
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
  Result<void> run(Call& call, const Target& target) override { return keep(ax_assert(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxAssertTool::invocation(AxAssertArgs arguments) {
  return std::make_unique<AxAssertInvocation>(std::move(arguments));
}

Result<AxAssertArgs> parse_ax_assert_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxAssertArgs>(ax_assert_args_schema, "ax.ax_assert", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_assert(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxAssertTool>(&parse_ax_assert_args, json, platform);
}

}  // namespace offhand::tools::ax
