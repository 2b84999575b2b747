// Generated from schema/tools/desktop/move_cursor.json. Do not edit.
#include "generated/tools/desktop/move_cursor.h"

#include <array>
#include <cstddef>
#include <functional>
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
constexpr SchemaNode kMoveCursorArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kMoveCursorArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr auto kMoveCursorArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "cursor_id", .node = &session_id_schema},
  {.name = "x", .node = &kMoveCursorArgsXNode, .required = true},
  {.name = "y", .node = &kMoveCursorArgsYNode, .required = true},
  {.name = "scope", .node = &capture_scope_schema},
});
}  // namespace

constinit const SchemaNode move_cursor_args_schema = {.kind = SchemaKind::object, .properties = kMoveCursorArgsProperties};

void write(JsonWriter& writer, const MoveCursorArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "cursor_id", value.cursor_id);
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  write_member(writer, "scope", value.scope);
  writer.end_object();
}

void read(const nlohmann::json& json, MoveCursorArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "cursor_id", out.cursor_id);
  read_member(json, "x", out.x);
  read_member(json, "y", out.y);
  read_member(json, "scope", out.scope);
}

namespace {

class MoveCursorInvocation final : public TypedInvocation<MoveCursorArgs, CursorState> {
 public:
  explicit MoveCursorInvocation(MoveCursorArgs arguments) : TypedInvocation(move_cursor_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
  bool foreground() const override { return arguments_.scope == CaptureScope::desktop; }
  Subject subject() const override {
    if (!foreground()) return {.kind = SubjectKind::desktop};
    return subject_of(SubjectKind::element_or_point, arguments_);
  }
  void aim(const Aim& aim) override { aim_at(aim, arguments_); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.cursor_id = {};
    action.x = {};
    action.y = {};
    return std::hash<std::string>{}("desktop.move_cursor" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, move_cursor(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> MoveCursorTool::invocation(MoveCursorArgs arguments) {
  return std::make_unique<MoveCursorInvocation>(std::move(arguments));
}

Result<MoveCursorArgs> parse_move_cursor_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(move_cursor_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("move_cursor", checked.problems()));
  MoveCursorArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_move_cursor(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(move_cursor_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_move_cursor_args(json, platform));
  return MoveCursorTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
