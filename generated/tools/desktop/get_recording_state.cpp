// Generated from schema/tools/desktop/get_recording_state.json. Do not edit.
#include "generated/tools/desktop/get_recording_state.h"

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
constexpr auto kGetRecordingStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
});
}  // namespace

constinit const SchemaNode get_recording_state_args_schema = {.kind = SchemaKind::object, .properties = kGetRecordingStateArgsProperties};

void write(JsonWriter& writer, const GetRecordingStateArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  writer.end_object();
}

void read(const nlohmann::json& json, GetRecordingStateArgs& out) {
  read_member(json, "session", out.session);
}

namespace {

class GetRecordingStateInvocation final : public TypedInvocation<GetRecordingStateArgs, RecordingReport> {
 public:
  explicit GetRecordingStateInvocation(GetRecordingStateArgs arguments) : TypedInvocation(get_recording_state_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, get_recording_state(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetRecordingStateTool::invocation(GetRecordingStateArgs arguments) {
  return std::make_unique<GetRecordingStateInvocation>(std::move(arguments));
}

Result<GetRecordingStateArgs> parse_get_recording_state_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_recording_state_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("get_recording_state", checked.problems()));
  GetRecordingStateArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_recording_state(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_recording_state_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_recording_state_args(json, platform));
  return GetRecordingStateTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
