// Generated from schema/tools/desktop/start_recording.json. Do not edit.
#include "generated/tools/desktop/start_recording.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kStartRecordingArgsOutputDirNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kStartRecordingArgsRecordVideoNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kStartRecordingArgsEnabledNode = {.kind = SchemaKind::boolean};
constexpr auto kStartRecordingArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "output_dir", .node = &kStartRecordingArgsOutputDirNode, .required = true, .holds = Holds::output_path},
  {.name = "record_video", .node = &kStartRecordingArgsRecordVideoNode},
  {.name = "enabled", .node = &kStartRecordingArgsEnabledNode},
});
constinit const SchemaNode start_recording_args_schema = {.kind = SchemaKind::object, .properties = kStartRecordingArgsProperties};

constexpr auto kStartRecordingArgsMemberKeys = member_keys("session", "output_dir", default_member("record_video"),
    default_member("enabled"));
void write(JsonWriter& writer, const StartRecordingArgs& value) { write_changed_members(writer, value, kStartRecordingArgsMemberKeys); }
void read(const nlohmann::json& json, StartRecordingArgs& out) { read_members(json, out, kStartRecordingArgsMemberKeys); }

namespace {

class StartRecordingInvocation final : public ToolInvocation<StartRecordingTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(start_recording(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> StartRecordingTool::invocation(StartRecordingArgs arguments) {
  return std::make_unique<StartRecordingInvocation>(std::move(arguments));
}

Result<StartRecordingArgs> parse_start_recording_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<StartRecordingArgs>(start_recording_args_schema, "start_recording", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_start_recording(const nlohmann::json& json, std::string_view platform) {
  return prepare<StartRecordingTool>(&parse_start_recording_args, json, platform);
}

}  // namespace offhand::tools::desktop
