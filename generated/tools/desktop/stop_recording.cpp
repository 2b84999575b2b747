// Generated from schema/tools/desktop/stop_recording.json. Do not edit.
#include "generated/tools/desktop/stop_recording.h"

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
constexpr auto kStopRecordingArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
});
}  // namespace

constinit const SchemaNode stop_recording_args_schema = {.kind = SchemaKind::object, .properties = kStopRecordingArgsProperties};

void write(JsonWriter& writer, const StopRecordingArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  writer.end_object();
}

void read(const nlohmann::json& json, StopRecordingArgs& out) {
  read_member(json, "session", out.session);
}

namespace {

class StopRecordingInvocation final : public TypedInvocation<StopRecordingArgs, RecordingReport> {
 public:
  explicit StopRecordingInvocation(StopRecordingArgs arguments) : TypedInvocation(stop_recording_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
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
    OFFHAND_ASSIGN(outcome_, stop_recording(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> StopRecordingTool::invocation(StopRecordingArgs arguments) {
  return std::make_unique<StopRecordingInvocation>(std::move(arguments));
}

Result<StopRecordingArgs> parse_stop_recording_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(stop_recording_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("stop_recording", checked.problems()));
  StopRecordingArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_stop_recording(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(stop_recording_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_stop_recording_args(json, platform));
  return StopRecordingTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
