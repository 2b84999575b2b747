// Generated from schema/tools/ax/ax_wait_idle.json. Do not edit.
#include "generated/tools/ax/ax_wait_idle.h"

#include <array>
#include <cstdint>
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
constexpr SchemaNode kAxWaitIdleArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxWaitIdleArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr SchemaNode kAxWaitIdleArgsPollMsNode = {.kind = SchemaKind::integer, .minimum = 10, .maximum = 5000};
constexpr auto kAxWaitIdleArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxWaitIdleArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "timeout_ms", .node = &kAxWaitIdleArgsTimeoutMsNode, .holds = Holds::wait},
  {.name = "poll_ms", .node = &kAxWaitIdleArgsPollMsNode},
});
}  // namespace

constinit const SchemaNode ax_wait_idle_args_schema = {.kind = SchemaKind::object, .properties = kAxWaitIdleArgsProperties};

void write(JsonWriter& writer, const AxWaitIdleArgs& value) {
  writer.begin_object();
  static const AxWaitIdleArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_changed(writer, "timeout_ms", value.timeout_ms, otherwise.timeout_ms);
  write_changed(writer, "poll_ms", value.poll_ms, otherwise.poll_ms);
  writer.end_object();
}

void read(const nlohmann::json& json, AxWaitIdleArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "timeout_ms", out.timeout_ms);
  read_member(json, "poll_ms", out.poll_ms);
}

void write(JsonWriter& writer, const AxWaitIdleResult& value) {
  writer.begin_object();
  write_member(writer, "idle", value.idle);
  write_member(writer, "waited_ms", value.waited_ms);
  write_member(writer, "changes", value.changes);
  writer.end_object();
}

std::string text_of(const AxWaitIdleResult& value) {
  std::string text;
  if (value.idle) {
    text += "✅ Idle";
  }
  text += " after ";
  append_text(text, value.waited_ms);
  text += " ms, ";
  append_counted(text, value.changes, "change", "changes");
  return text;
}

namespace {

class AxWaitIdleInvocation final : public TypedInvocation<AxWaitIdleArgs, AxWaitIdleResult> {
 public:
  explicit AxWaitIdleInvocation(AxWaitIdleArgs arguments) : TypedInvocation(ax_wait_idle_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_application();
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_wait_idle(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxWaitIdleTool::invocation(AxWaitIdleArgs arguments) {
  return std::make_unique<AxWaitIdleInvocation>(std::move(arguments));
}

Result<AxWaitIdleArgs> parse_ax_wait_idle_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_wait_idle_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_wait_idle", checked.problems()));
  AxWaitIdleArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_wait_idle(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_wait_idle_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_wait_idle_args(json, platform));
  return AxWaitIdleTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
