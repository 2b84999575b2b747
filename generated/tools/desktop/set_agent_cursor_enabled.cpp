// Generated from schema/tools/desktop/set_agent_cursor_enabled.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_enabled.h"

#include <array>
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
constexpr SchemaNode kSetAgentCursorEnabledArgsEnabledNode = {.kind = SchemaKind::boolean};
constexpr auto kSetAgentCursorEnabledArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "cursor_id", .node = &session_id_schema},
  {.name = "enabled", .node = &kSetAgentCursorEnabledArgsEnabledNode, .required = true},
});
}  // namespace

constinit const SchemaNode set_agent_cursor_enabled_args_schema = {.kind = SchemaKind::object, .properties = kSetAgentCursorEnabledArgsProperties};

void write(JsonWriter& writer, const SetAgentCursorEnabledArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "cursor_id", value.cursor_id);
  write_member(writer, "enabled", value.enabled);
  writer.end_object();
}

void read(const nlohmann::json& json, SetAgentCursorEnabledArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "cursor_id", out.cursor_id);
  read_member(json, "enabled", out.enabled);
}

namespace {

class SetAgentCursorEnabledInvocation final : public TypedInvocation<SetAgentCursorEnabledArgs, CursorState> {
 public:
  explicit SetAgentCursorEnabledInvocation(SetAgentCursorEnabledArgs arguments) : TypedInvocation(set_agent_cursor_enabled_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
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
    OFFHAND_ASSIGN(outcome_, set_agent_cursor_enabled(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> SetAgentCursorEnabledTool::invocation(SetAgentCursorEnabledArgs arguments) {
  return std::make_unique<SetAgentCursorEnabledInvocation>(std::move(arguments));
}

Result<SetAgentCursorEnabledArgs> parse_set_agent_cursor_enabled_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(set_agent_cursor_enabled_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("set_agent_cursor_enabled", checked.problems()));
  SetAgentCursorEnabledArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_enabled(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(set_agent_cursor_enabled_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_set_agent_cursor_enabled_args(json, platform));
  return SetAgentCursorEnabledTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
