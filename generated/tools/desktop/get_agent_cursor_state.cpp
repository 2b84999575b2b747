// Generated from schema/tools/desktop/get_agent_cursor_state.json. Do not edit.
#include "generated/tools/desktop/get_agent_cursor_state.h"

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
constexpr auto kGetAgentCursorStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "cursor_id", .node = &session_id_schema},
});
}  // namespace

constinit const SchemaNode get_agent_cursor_state_args_schema = {.kind = SchemaKind::object, .properties = kGetAgentCursorStateArgsProperties};

void write(JsonWriter& writer, const GetAgentCursorStateArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "cursor_id", value.cursor_id);
  writer.end_object();
}

void read(const nlohmann::json& json, GetAgentCursorStateArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "cursor_id", out.cursor_id);
}

namespace {

class GetAgentCursorStateInvocation final : public TypedInvocation<GetAgentCursorStateArgs, CursorState> {
 public:
  explicit GetAgentCursorStateInvocation(GetAgentCursorStateArgs arguments) : TypedInvocation(get_agent_cursor_state_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, get_agent_cursor_state(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetAgentCursorStateTool::invocation(GetAgentCursorStateArgs arguments) {
  return std::make_unique<GetAgentCursorStateInvocation>(std::move(arguments));
}

Result<GetAgentCursorStateArgs> parse_get_agent_cursor_state_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_agent_cursor_state_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("get_agent_cursor_state", checked.problems()));
  GetAgentCursorStateArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_agent_cursor_state(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_agent_cursor_state_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_agent_cursor_state_args(json, platform));
  return GetAgentCursorStateTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
