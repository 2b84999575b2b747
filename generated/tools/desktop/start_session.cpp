// Generated from schema/tools/desktop/start_session.json. Do not edit.
#include "generated/tools/desktop/start_session.h"

#include <algorithm>
#include <array>
#include <cstddef>
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
constexpr auto kStartSessionArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .required = true},
});
}  // namespace

constinit const SchemaNode start_session_args_schema = {.kind = SchemaKind::object, .properties = kStartSessionArgsProperties};

void write(JsonWriter& writer, const StartSessionArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  writer.end_object();
}

void read(const nlohmann::json& json, StartSessionArgs& out) {
  read_member(json, "session", out.session);
}

namespace {
constexpr auto kStartSessionResultStateValues = std::to_array<std::string_view>({"begun", "running"});
}  // namespace

std::string_view to_string(StartSessionResultState value) { return kStartSessionResultStateValues[static_cast<std::size_t>(value)]; }

std::optional<StartSessionResultState> start_session_result_state_from_string(std::string_view text) {
  const auto found = std::find(kStartSessionResultStateValues.begin(), kStartSessionResultStateValues.end(), text);
  if (found == kStartSessionResultStateValues.end()) return std::nullopt;
  return static_cast<StartSessionResultState>(found - kStartSessionResultStateValues.begin());
}

void write(JsonWriter& writer, StartSessionResultState value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const StartSessionResult& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "state", value.state);
  write_member(writer, "idle_ttl_secs", value.idle_ttl_secs);
  writer.end_object();
}

std::string text_of(const StartSessionResult& value) {
  std::string text;
  text += "✅ Session ";
  append_text(text, value.session);
  text += " ";
  if (value.state == StartSessionResultState::begun) {
    text += "begun";
  }
  if (value.state == StartSessionResultState::running) {
    text += "goes on";
  }
  return text;
}

namespace {

class StartSessionInvocation final : public TypedInvocation<StartSessionArgs, StartSessionResult> {
 public:
  explicit StartSessionInvocation(StartSessionArgs arguments) : TypedInvocation(start_session_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, start_session(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> StartSessionTool::invocation(StartSessionArgs arguments) {
  return std::make_unique<StartSessionInvocation>(std::move(arguments));
}

Result<StartSessionArgs> parse_start_session_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(start_session_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("start_session", checked.problems()));
  StartSessionArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_start_session(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(start_session_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_start_session_args(json, platform));
  return StartSessionTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
