// Generated from schema/tools/desktop/move_cursor.json. Do not edit.
#include "generated/tools/desktop/move_cursor.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kMoveCursorArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kMoveCursorArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr auto kMoveCursorArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "cursor_id", .node = &session_id_schema, .holds = Holds::session_first},
  {.name = "x", .node = &kMoveCursorArgsXNode, .required = true, .holds = Holds::point_x},
  {.name = "y", .node = &kMoveCursorArgsYNode, .required = true, .holds = Holds::point_y},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
});
constinit const SchemaNode move_cursor_args_schema = {.kind = SchemaKind::object, .properties = kMoveCursorArgsProperties};

constexpr auto kMoveCursorArgsMemberKeys = member_keys("session", "cursor_id", "x", "y", "scope");
void write(JsonWriter& writer, const MoveCursorArgs& value) { write_members(writer, value, kMoveCursorArgsMemberKeys); }
void read(const nlohmann::json& json, MoveCursorArgs& out) { read_members(json, out, kMoveCursorArgsMemberKeys); }

namespace {

class MoveCursorInvocation final : public ToolInvocation<MoveCursorTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
  bool foreground() const override { return arguments_.scope == CaptureScope::desktop; }
  Address address() const override {
    if (!foreground()) return address::Desktop{};
    AddressParts parts;
    parts.point_x = arguments_.x;
    parts.point_y = arguments_.y;
    if (arguments_.scope) parts.scope = arguments_.scope == CaptureScope::desktop;
    return parts.of_target();
  }
  std::size_t fingerprint() const override { return fingerprint_of(move_cursor_tool.identity); }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(move_cursor(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> MoveCursorTool::invocation(MoveCursorArgs arguments) {
  return std::make_unique<MoveCursorInvocation>(std::move(arguments));
}

Result<MoveCursorArgs> parse_move_cursor_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<MoveCursorArgs>(move_cursor_args_schema, "move_cursor", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_move_cursor(const nlohmann::json& json, std::string_view platform) {
  return prepare<MoveCursorTool>(&parse_move_cursor_args, json, platform);
}

}  // namespace offhand::tools::desktop
