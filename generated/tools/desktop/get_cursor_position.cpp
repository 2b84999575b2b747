// Generated from schema/tools/desktop/get_cursor_position.json. Do not edit.
#include "generated/tools/desktop/get_cursor_position.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
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

constinit const SchemaNode get_cursor_position_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const GetCursorPositionArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, GetCursorPositionArgs&) {
}

void write(JsonWriter& writer, const GetCursorPositionResult& value) {
  writer.begin_object();
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  writer.end_object();
}

std::string text_of(const GetCursorPositionResult& value) {
  std::string text;
  text += "✅ The pointer is at ";
  append_text(text, value.x);
  text += ", ";
  append_text(text, value.y);
  return text;
}

namespace {

class GetCursorPositionInvocation final : public TypedInvocation<GetCursorPositionArgs, GetCursorPositionResult> {
 public:
  explicit GetCursorPositionInvocation(GetCursorPositionArgs arguments) : TypedInvocation(get_cursor_position_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, get_cursor_position(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetCursorPositionTool::invocation(GetCursorPositionArgs arguments) {
  return std::make_unique<GetCursorPositionInvocation>(std::move(arguments));
}

Result<GetCursorPositionArgs> parse_get_cursor_position_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_cursor_position_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("get_cursor_position", checked.problems()));
  GetCursorPositionArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_cursor_position(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_cursor_position_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_cursor_position_args(json, platform));
  return GetCursorPositionTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
