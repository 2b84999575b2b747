// Generated from schema/tools/desktop/start_recording.json. Do not edit.
#include "generated/tools/desktop/start_recording.h"

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
constexpr SchemaNode kStartRecordingArgsOutputDirNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kStartRecordingArgsRecordVideoNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kStartRecordingArgsEnabledNode = {.kind = SchemaKind::boolean};
constexpr auto kStartRecordingArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "output_dir", .node = &kStartRecordingArgsOutputDirNode, .required = true},
  {.name = "record_video", .node = &kStartRecordingArgsRecordVideoNode},
  {.name = "enabled", .node = &kStartRecordingArgsEnabledNode},
});
}  // namespace

constinit const SchemaNode start_recording_args_schema = {.kind = SchemaKind::object, .properties = kStartRecordingArgsProperties};

void write(JsonWriter& writer, const StartRecordingArgs& value) {
  writer.begin_object();
  static const StartRecordingArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "output_dir", value.output_dir);
  write_changed(writer, "record_video", value.record_video, otherwise.record_video);
  write_changed(writer, "enabled", value.enabled, otherwise.enabled);
  writer.end_object();
}

void read(const nlohmann::json& json, StartRecordingArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "output_dir", out.output_dir);
  read_member(json, "record_video", out.record_video);
  read_member(json, "enabled", out.enabled);
}

namespace {

class StartRecordingInvocation final : public TypedInvocation<StartRecordingArgs, RecordingReport> {
 public:
  explicit StartRecordingInvocation(StartRecordingArgs arguments) : TypedInvocation(start_recording_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
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
    OFFHAND_ASSIGN(outcome_, start_recording(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> StartRecordingTool::invocation(StartRecordingArgs arguments) {
  return std::make_unique<StartRecordingInvocation>(std::move(arguments));
}

Result<StartRecordingArgs> parse_start_recording_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(start_recording_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("start_recording", checked.problems()));
  StartRecordingArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_start_recording(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(start_recording_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_start_recording_args(json, platform));
  return StartRecordingTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
