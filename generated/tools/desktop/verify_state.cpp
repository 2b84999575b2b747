// Generated from schema/tools/desktop/verify_state.json. Do not edit.
#include "generated/tools/desktop/verify_state.h"

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

namespace offhand::tools::desktop {

namespace {
constexpr SchemaNode kVerifyStateArgsExpectNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 8, .items = &expectation_schema};
constexpr SchemaNode kVerifyStateArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 9500};
constexpr SchemaNode kVerifyStateArgsStableSamplesNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 5};
constexpr auto kVerifyStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema, .required = true},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "expect", .node = &kVerifyStateArgsExpectNode, .required = true},
  {.name = "timeout_ms", .node = &kVerifyStateArgsTimeoutMsNode},
  {.name = "stable_samples", .node = &kVerifyStateArgsStableSamplesNode},
});
}  // namespace

constinit const SchemaNode verify_state_args_schema = {.kind = SchemaKind::object, .properties = kVerifyStateArgsProperties};

void write(JsonWriter& writer, const VerifyStateArgs& value) {
  writer.begin_object();
  static const VerifyStateArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "expect", value.expect);
  write_changed(writer, "timeout_ms", value.timeout_ms, otherwise.timeout_ms);
  write_changed(writer, "stable_samples", value.stable_samples, otherwise.stable_samples);
  writer.end_object();
}

void read(const nlohmann::json& json, VerifyStateArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "expect", out.expect);
  read_member(json, "timeout_ms", out.timeout_ms);
  read_member(json, "stable_samples", out.stable_samples);
}

void write(JsonWriter& writer, const VerifyStateResultResults& value) {
  writer.begin_object();
  write_member(writer, "expected", value.expected);
  write_member(writer, "status", value.status);
  write_member(writer, "reason", value.reason);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "element_index", value.element_index);
  writer.end_object();
}

void write(JsonWriter& writer, const VerifyStateResult& value) {
  writer.begin_object();
  write_member(writer, "status", value.status);
  write_member(writer, "waited_ms", value.waited_ms);
  write_member(writer, "results", value.results);
  writer.end_object();
}

std::string text_of(const VerifyStateResult& value) {
  std::string text;
  text += "✅ ";
  append_text(text, to_string(value.status));
  text += " after ";
  append_text(text, value.waited_ms);
  text += " ms";
  for (const auto& row : value.results) {
    text += '\n';
    text += "- ";
    append_text(text, to_string(row.status));
    text += ": ";
    append_text(text, row.expected);
    text += "; ";
    append_text(text, row.reason);
  }
  return text;
}

namespace {

class VerifyStateInvocation final : public TypedInvocation<VerifyStateArgs, VerifyStateResult> {
 public:
  explicit VerifyStateInvocation(VerifyStateArgs arguments) : TypedInvocation(verify_state_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, verify_state(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> VerifyStateTool::invocation(VerifyStateArgs arguments) {
  return std::make_unique<VerifyStateInvocation>(std::move(arguments));
}

Result<VerifyStateArgs> parse_verify_state_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(verify_state_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("verify_state", checked.problems()));
  VerifyStateArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_verify_state(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(verify_state_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_verify_state_args(json, platform));
  return VerifyStateTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
