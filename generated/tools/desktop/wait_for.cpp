// Generated from schema/tools/desktop/wait_for.json. Do not edit.
#include "generated/tools/desktop/wait_for.h"

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
constexpr SchemaNode kWaitForArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWaitForArgsRoleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kWaitForArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWaitForArgsExactNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kWaitForArgsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWaitForArgsStateNode = {.kind = SchemaKind::array, .max_size = 18, .items = &element_state_schema};
constexpr SchemaNode kWaitForArgsTitleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWaitForArgsValueNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kWaitForArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 9500};
constexpr auto kWaitForArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "query", .node = &kWaitForArgsQueryNode},
  {.name = "role", .node = &kWaitForArgsRoleNode},
  {.name = "name", .node = &kWaitForArgsNameNode},
  {.name = "exact", .node = &kWaitForArgsExactNode},
  {.name = "text", .node = &kWaitForArgsTextNode},
  {.name = "state", .node = &kWaitForArgsStateNode},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "title", .node = &kWaitForArgsTitleNode},
  {.name = "until", .node = &until_schema},
  {.name = "value", .node = &kWaitForArgsValueNode},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "timeout_ms", .node = &kWaitForArgsTimeoutMsNode},
});
}  // namespace

constinit const SchemaNode wait_for_args_schema = {.kind = SchemaKind::object, .properties = kWaitForArgsProperties};

void write(JsonWriter& writer, const WaitForArgs& value) {
  writer.begin_object();
  static const WaitForArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "query", value.query);
  write_member(writer, "role", value.role);
  write_member(writer, "name", value.name);
  write_changed(writer, "exact", value.exact, otherwise.exact);
  write_member(writer, "text", value.text);
  write_changed(writer, "state", value.state, otherwise.state);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "title", value.title);
  write_changed(writer, "until", value.until, otherwise.until);
  write_member(writer, "value", value.value);
  write_member(writer, "element_index", value.element_index);
  write_changed(writer, "timeout_ms", value.timeout_ms, otherwise.timeout_ms);
  writer.end_object();
}

void read(const nlohmann::json& json, WaitForArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "query", out.query);
  read_member(json, "role", out.role);
  read_member(json, "name", out.name);
  read_member(json, "exact", out.exact);
  read_member(json, "text", out.text);
  read_member(json, "state", out.state);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "title", out.title);
  read_member(json, "until", out.until);
  read_member(json, "value", out.value);
  read_member(json, "element_index", out.element_index);
  read_member(json, "timeout_ms", out.timeout_ms);
}

void write(JsonWriter& writer, const WaitForResult& value) {
  writer.begin_object();
  write_member(writer, "satisfied", value.satisfied);
  write_member(writer, "waited_ms", value.waited_ms);
  write_member(writer, "reason", value.reason);
  write_member(writer, "window", value.window);
  write_member(writer, "elements", value.elements);
  writer.end_object();
}

std::string text_of(const WaitForResult& value) {
  std::string text;
  text += "✅ After ";
  append_text(text, value.waited_ms);
  text += " ms: ";
  append_text(text, value.reason);
  if (value.window.has_value()) {
    text += ", window_id ";
    append_text(text, value.window->window_id);
  }
  if (value.elements.has_value()) {
    for (const auto& row : *value.elements) {
      text += '\n';
      text += "- element_index ";
      append_text(text, row.element_index);
      text += ", ";
      append_text(text, row.role);
      text += " \"";
      append_text(text, row.name);
      text += "\"";
    }
  }
  return text;
}

namespace {

class WaitForInvocation final : public TypedInvocation<WaitForArgs, WaitForResult> {
 public:
  explicit WaitForInvocation(WaitForArgs arguments) : TypedInvocation(wait_for_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, wait_for(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> WaitForTool::invocation(WaitForArgs arguments) {
  return std::make_unique<WaitForInvocation>(std::move(arguments));
}

Result<WaitForArgs> parse_wait_for_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(wait_for_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("wait_for", checked.problems()));
  WaitForArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_wait_for(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(wait_for_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_wait_for_args(json, platform));
  return WaitForTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
