// Generated from schema/tools/desktop/start_recording.json. Do not edit.
#include "generated/tools/desktop/start_recording.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
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

void read(const nlohmann::json& json, StartRecordingArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "output_dir", out.output_dir);
  read_member(json, "record_video", out.record_video);
  read_member(json, "enabled", out.enabled);
}

namespace {

class StartRecordingInvocation final : public Invocation {
 public:
  explicit StartRecordingInvocation(StartRecordingArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return args_.session; }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }

 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override {
    OFFHAND_ASSIGN(const auto result, start_recording(call, args_));
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }
  StartRecordingArgs args_;
};

}  // namespace

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
  return std::make_unique<StartRecordingInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
