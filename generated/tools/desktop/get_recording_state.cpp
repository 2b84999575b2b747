// Generated from schema/tools/desktop/get_recording_state.json. Do not edit.
#include "generated/tools/desktop/get_recording_state.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kGetRecordingStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
constinit const SchemaNode get_recording_state_args_schema = {.kind = SchemaKind::object, .properties = kGetRecordingStateArgsProperties};

constexpr auto kGetRecordingStateArgsMemberKeys = member_keys("session");
void write(JsonWriter& writer, const GetRecordingStateArgs& value) { write_members(writer, value, kGetRecordingStateArgsMemberKeys); }
void read(const nlohmann::json& json, GetRecordingStateArgs& out) { read_members(json, out, kGetRecordingStateArgsMemberKeys); }

namespace {

class GetRecordingStateInvocation final : public ToolInvocation<GetRecordingStateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(get_recording_state(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> GetRecordingStateTool::invocation(GetRecordingStateArgs arguments) {
  return std::make_unique<GetRecordingStateInvocation>(std::move(arguments));
}

Result<GetRecordingStateArgs> parse_get_recording_state_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetRecordingStateArgs>(get_recording_state_args_schema, "get_recording_state", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_recording_state(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetRecordingStateTool>(&parse_get_recording_state_args, json, platform);
}

}  // namespace offhand::tools::desktop
