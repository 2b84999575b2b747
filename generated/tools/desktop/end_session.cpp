// Generated from schema/tools/desktop/end_session.json. Do not edit.
#include "generated/tools/desktop/end_session.h"

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
constexpr auto kEndSessionArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .required = true},
});
}  // namespace

constinit const SchemaNode end_session_args_schema = {.kind = SchemaKind::object, .properties = kEndSessionArgsProperties};

void write(JsonWriter& writer, const EndSessionArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  writer.end_object();
}

void read(const nlohmann::json& json, EndSessionArgs& out) {
  read_member(json, "session", out.session);
}

namespace {
constexpr auto kEndSessionResultStateValues = std::to_array<std::string_view>({"ended", "not_running"});
}  // namespace

std::string_view to_string(EndSessionResultState value) { return kEndSessionResultStateValues[static_cast<std::size_t>(value)]; }

std::optional<EndSessionResultState> end_session_result_state_from_string(std::string_view text) {
  const auto found = std::find(kEndSessionResultStateValues.begin(), kEndSessionResultStateValues.end(), text);
  if (found == kEndSessionResultStateValues.end()) return std::nullopt;
  return static_cast<EndSessionResultState>(found - kEndSessionResultStateValues.begin());
}

void write(JsonWriter& writer, EndSessionResultState value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const EndSessionResult& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "state", value.state);
  writer.end_object();
}

std::string text_of(const EndSessionResult& value) {
  std::string text;
  text += "✅ Session ";
  append_text(text, value.session);
  text += " ";
  if (value.state == EndSessionResultState::ended) {
    text += "ended";
  }
  if (value.state == EndSessionResultState::not_running) {
    text += "was not running";
  }
  return text;
}

namespace {

class EndSessionInvocation final : public TypedInvocation<EndSessionArgs, EndSessionResult> {
 public:
  explicit EndSessionInvocation(EndSessionArgs arguments) : TypedInvocation(end_session_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, end_session(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> EndSessionTool::invocation(EndSessionArgs arguments) {
  return std::make_unique<EndSessionInvocation>(std::move(arguments));
}

Result<EndSessionArgs> parse_end_session_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(end_session_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("end_session", checked.problems()));
  EndSessionArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_end_session(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(end_session_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_end_session_args(json, platform));
  return EndSessionTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
