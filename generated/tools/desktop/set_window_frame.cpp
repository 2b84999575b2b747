// Generated from schema/tools/desktop/set_window_frame.json. Do not edit.
#include "generated/tools/desktop/set_window_frame.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kSetWindowFrameArgsXNode = {.kind = SchemaKind::integer, .minimum = -32768, .maximum = 32767};
constexpr SchemaNode kSetWindowFrameArgsYNode = {.kind = SchemaKind::integer, .minimum = -32768, .maximum = 32767};
constexpr SchemaNode kSetWindowFrameArgsWidthNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 32767};
constexpr SchemaNode kSetWindowFrameArgsHeightNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 32767};
constexpr auto kSetWindowFrameArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "x", .node = &kSetWindowFrameArgsXNode, .required = true},
  {.name = "y", .node = &kSetWindowFrameArgsYNode, .required = true},
  {.name = "width", .node = &kSetWindowFrameArgsWidthNode, .required = true},
  {.name = "height", .node = &kSetWindowFrameArgsHeightNode, .required = true},
});
constinit const SchemaNode set_window_frame_args_schema = {.kind = SchemaKind::object, .properties = kSetWindowFrameArgsProperties};

constexpr auto kSetWindowFrameArgsMemberKeys = member_keys("session", default_member("observe"), "pid", "window_id",
    "x", "y", "width", "height");
void write(JsonWriter& writer, const SetWindowFrameArgs& value) { write_changed_members(writer, value, kSetWindowFrameArgsMemberKeys); }
void read(const nlohmann::json& json, SetWindowFrameArgs& out) { read_members(json, out, kSetWindowFrameArgsMemberKeys); }

constexpr auto kSetWindowFrameResultMemberKeys = member_keys("since", "snapshot_id", "changes", "changes_note",
    "new_windows", "pid", "window_id", "effect", "bounds");
void write(JsonWriter& writer, const SetWindowFrameResult& value) { write_members(writer, value, kSetWindowFrameResultMemberKeys); }

std::string text_of(const SetWindowFrameResult& value) {
  std::string text;
  if (value.effect == Effect::confirmed) append_parts(text, "✅");
  if (value.effect == Effect::unverifiable) append_parts(text, "❔");
  if (value.effect == Effect::suspected_noop) append_parts(text, "⚠️");
  append_parts(text, " Window ", value.window_id, " is at ", value.bounds.x, ", ", value.bounds.y, " with ",
      value.bounds.width, "x", value.bounds.height, " now: ", to_string(value.effect));
  if (value.since.has_value() && value.snapshot_id.has_value()) {
    append_parts(text, "\nSince snapshot ", *value.since, ", now snapshot ", *value.snapshot_id, ":");
  }
  if (value.changes_note.has_value() && !value.changes_note->empty()) append_parts(text, "\n", *value.changes_note);
  if (value.changes.has_value()) {
    for (const auto& row : *value.changes) {
      append_parts(text, "\n", to_string(row.change), " ", row.line);
    }
  }
  if (value.new_windows.has_value()) {
    for (const auto& row : *value.new_windows) {
      append_parts(text, "\n", "New window: window_id ", row.window_id, ", pid ", row.pid, ", ", row.app_name, ", \"",
          row.title, "\"");
    }
  }
  return text;
}

namespace {

class SetWindowFrameInvocation final : public ToolInvocation<SetWindowFrameTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_window();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(set_window_frame_tool.identity, arguments_.x, arguments_.y, arguments_.width, arguments_.height);
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    return keep(set_window_frame(call, target, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> SetWindowFrameTool::invocation(SetWindowFrameArgs arguments) {
  return std::make_unique<SetWindowFrameInvocation>(std::move(arguments));
}

Result<SetWindowFrameArgs> parse_set_window_frame_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<SetWindowFrameArgs>(set_window_frame_args_schema, "set_window_frame", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_set_window_frame(const nlohmann::json& json, std::string_view platform) {
  return prepare<SetWindowFrameTool>(&parse_set_window_frame_args, json, platform);
}

}  // namespace offhand::tools::desktop
