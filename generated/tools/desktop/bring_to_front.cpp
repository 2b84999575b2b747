// Generated from schema/tools/desktop/bring_to_front.json. Do not edit.
#include "generated/tools/desktop/bring_to_front.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kBringToFrontArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
});
constinit const SchemaNode bring_to_front_args_schema = {.kind = SchemaKind::object, .properties = kBringToFrontArgsProperties};

constexpr auto kBringToFrontArgsMemberKeys = member_keys("session", default_member("observe"), "pid", "window_id");
void write(JsonWriter& writer, const BringToFrontArgs& value) { write_changed_members(writer, value, kBringToFrontArgsMemberKeys); }
void read(const nlohmann::json& json, BringToFrontArgs& out) { read_members(json, out, kBringToFrontArgsMemberKeys); }

constexpr auto kBringToFrontResultMemberKeys = member_keys("since", "snapshot_id", "changes", "changes_note",
    "new_windows", "pid", "window_id", "was_active");
void write(JsonWriter& writer, const BringToFrontResult& value) { write_members(writer, value, kBringToFrontResultMemberKeys); }

std::string text_of(const BringToFrontResult& value) {
  std::string text;
  append_parts(text, "✅ Window ", value.window_id, " of pid ", value.pid, " is active");
  if (value.was_active) append_parts(text, " as before");
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

class BringToFrontInvocation final : public ToolInvocation<BringToFrontTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_window();
  }
  std::size_t fingerprint() const override { return fingerprint_of(bring_to_front_tool.identity); }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(bring_to_front(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> BringToFrontTool::invocation(BringToFrontArgs arguments) {
  return std::make_unique<BringToFrontInvocation>(std::move(arguments));
}

Result<BringToFrontArgs> parse_bring_to_front_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<BringToFrontArgs>(bring_to_front_args_schema, "bring_to_front", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_bring_to_front(const nlohmann::json& json, std::string_view platform) {
  return prepare<BringToFrontTool>(&parse_bring_to_front_args, json, platform);
}

}  // namespace offhand::tools::desktop
