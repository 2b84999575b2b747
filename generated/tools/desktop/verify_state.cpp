// Generated from schema/tools/desktop/verify_state.json. Do not edit.
#include "generated/tools/desktop/verify_state.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kVerifyStateArgsExpectNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 8, .items = &expectation_schema};
constexpr SchemaNode kVerifyStateArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 9500};
constexpr SchemaNode kVerifyStateArgsStableSamplesNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 5};
constexpr auto kVerifyStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "expect", .node = &kVerifyStateArgsExpectNode, .required = true},
  {.name = "timeout_ms", .node = &kVerifyStateArgsTimeoutMsNode, .holds = Holds::wait},
  {.name = "stable_samples", .node = &kVerifyStateArgsStableSamplesNode},
});
constinit const SchemaNode verify_state_args_schema = {.kind = SchemaKind::object, .properties = kVerifyStateArgsProperties};

constexpr auto kVerifyStateArgsMemberKeys = member_keys("session", "pid", "window_id", "expect",
    default_member("timeout_ms"), default_member("stable_samples"));
void write(JsonWriter& writer, const VerifyStateArgs& value) { write_changed_members(writer, value, kVerifyStateArgsMemberKeys); }
void read(const nlohmann::json& json, VerifyStateArgs& out) { read_members(json, out, kVerifyStateArgsMemberKeys); }

constexpr auto kVerifyStateResultResultsMemberKeys = member_keys("expected", "status", "reason", "window_id",
    "element_index");
void write(JsonWriter& writer, const VerifyStateResultResults& value) { write_members(writer, value, kVerifyStateResultResultsMemberKeys); }

constexpr auto kVerifyStateResultMemberKeys = member_keys("status", "waited_ms", "results");
void write(JsonWriter& writer, const VerifyStateResult& value) { write_members(writer, value, kVerifyStateResultMemberKeys); }

std::string text_of(const VerifyStateResult& value) {
  std::string text;
  append_parts(text, "✅ ", to_string(value.status), " after ", value.waited_ms, " ms");
  for (const auto& row : value.results) {
    append_parts(text, "\n", "- ", to_string(row.status), ": ", row.expected, "; ", row.reason);
  }
  return text;
}

namespace {

class VerifyStateInvocation final : public ToolInvocation<VerifyStateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(verify_state(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> VerifyStateTool::invocation(VerifyStateArgs arguments) {
  return std::make_unique<VerifyStateInvocation>(std::move(arguments));
}

Result<VerifyStateArgs> parse_verify_state_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<VerifyStateArgs>(verify_state_args_schema, "verify_state", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_verify_state(const nlohmann::json& json, std::string_view platform) {
  return prepare<VerifyStateTool>(&parse_verify_state_args, json, platform);
}

}  // namespace offhand::tools::desktop
