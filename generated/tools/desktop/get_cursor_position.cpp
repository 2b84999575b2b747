// Generated from schema/tools/desktop/get_cursor_position.json. Do not edit.
#include "generated/tools/desktop/get_cursor_position.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constinit const SchemaNode get_cursor_position_args_schema = {.kind = SchemaKind::object};

constexpr auto kGetCursorPositionArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const GetCursorPositionArgs& value) { write_members(writer, value, kGetCursorPositionArgsMemberKeys); }
void read(const nlohmann::json& json, GetCursorPositionArgs& out) { read_members(json, out, kGetCursorPositionArgsMemberKeys); }

constexpr auto kGetCursorPositionResultMemberKeys = member_keys("x", "y");
void write(JsonWriter& writer, const GetCursorPositionResult& value) { write_members(writer, value, kGetCursorPositionResultMemberKeys); }

std::string text_of(const GetCursorPositionResult& value) {
  std::string text;
  append_parts(text, "✅ The pointer is at ", value.x, ", ", value.y);
  return text;
}

namespace {

class GetCursorPositionInvocation final : public ToolInvocation<GetCursorPositionTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(get_cursor_position(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> GetCursorPositionTool::invocation(GetCursorPositionArgs arguments) {
  return std::make_unique<GetCursorPositionInvocation>(std::move(arguments));
}

Result<GetCursorPositionArgs> parse_get_cursor_position_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetCursorPositionArgs>(get_cursor_position_args_schema, "get_cursor_position", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_cursor_position(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetCursorPositionTool>(&parse_get_cursor_position_args, json, platform);
}

}  // namespace offhand::tools::desktop
