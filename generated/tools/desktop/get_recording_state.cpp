// Generated from schema/tools/desktop/get_recording_state.json. Do not edit.
#include "generated/tools/desktop/get_recording_state.h"

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
constexpr auto kGetRecordingStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
});
}  // namespace

constinit const SchemaNode get_recording_state_args_schema = {.kind = SchemaKind::object, .properties = kGetRecordingStateArgsProperties};

void read(const nlohmann::json& json, GetRecordingStateArgs& out) {
  read_member(json, "session", out.session);
}

namespace {

class GetRecordingStateInvocation final : public Invocation {
 public:
  explicit GetRecordingStateInvocation(GetRecordingStateArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return args_.session; }

 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override {
    OFFHAND_ASSIGN(const auto result, get_recording_state(call, args_));
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }
  GetRecordingStateArgs args_;
};

}  // namespace

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
  return std::make_unique<GetRecordingStateInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
