// Generated from schema/tools/desktop/stop_recording.json. Do not edit.
#include "generated/tools/desktop/stop_recording.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kStopRecordingArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
constinit const SchemaNode stop_recording_args_schema = {.kind = SchemaKind::object, .properties = kStopRecordingArgsProperties};

constexpr auto kStopRecordingArgsMemberKeys = member_keys("session");
void write(JsonWriter& writer, const StopRecordingArgs& value) { write_members(writer, value, kStopRecordingArgsMemberKeys); }
void read(const nlohmann::json& json, StopRecordingArgs& out) { read_members(json, out, kStopRecordingArgsMemberKeys); }

namespace {

class StopRecordingInvocation final : public ToolInvocation<StopRecordingTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(stop_recording(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> StopRecordingTool::invocation(StopRecordingArgs arguments) {
  return std::make_unique<StopRecordingInvocation>(std::move(arguments));
}

Result<StopRecordingArgs> parse_stop_recording_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<StopRecordingArgs>(stop_recording_args_schema, "stop_recording", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_stop_recording(const nlohmann::json& json, std::string_view platform) {
  return prepare<StopRecordingTool>(&parse_stop_recording_args, json, platform);
}

}  // namespace offhand::tools::desktop
