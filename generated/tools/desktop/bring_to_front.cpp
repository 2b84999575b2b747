// Generated from schema/tools/desktop/bring_to_front.json. Do not edit.
#include "generated/tools/desktop/bring_to_front.h"

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
constexpr auto kBringToFrontArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "observe", .node = &observe_schema},
  {.name = "pid", .node = &process_id_schema, .required = true},
  {.name = "window_id", .node = &window_id_schema},
});
}  // namespace

constinit const SchemaNode bring_to_front_args_schema = {.kind = SchemaKind::object, .properties = kBringToFrontArgsProperties};

void write(JsonWriter& writer, const BringToFrontArgs& value) {
  writer.begin_object();
  static const BringToFrontArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  writer.end_object();
}

void read(const nlohmann::json& json, BringToFrontArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "observe", out.observe);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
}

void write(JsonWriter& writer, const BringToFrontResult& value) {
  writer.begin_object();
  write_member(writer, "since", value.since);
  write_member(writer, "snapshot_id", value.snapshot_id);
  write_member(writer, "changes", value.changes);
  write_member(writer, "changes_note", value.changes_note);
  write_member(writer, "new_windows", value.new_windows);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "was_active", value.was_active);
  writer.end_object();
}

std::string text_of(const BringToFrontResult& value) {
  std::string text;
  text += "✅ Window ";
  append_text(text, value.window_id);
  text += " of pid ";
  append_text(text, value.pid);
  text += " is active";
  if (value.was_active) {
    text += " as before";
  }
  if (value.since.has_value() && value.snapshot_id.has_value()) {
    text += "\nSince snapshot ";
    append_text(text, *value.since);
    text += ", now snapshot ";
    append_text(text, *value.snapshot_id);
    text += ":";
  }
  if (value.changes_note.has_value() && !value.changes_note->empty()) {
    text += "\n";
    append_text(text, *value.changes_note);
  }
  if (value.changes.has_value()) {
    for (const auto& row : *value.changes) {
      text += '\n';
      append_text(text, to_string(row.change));
      text += " ";
      append_text(text, row.line);
    }
  }
  if (value.new_windows.has_value()) {
    for (const auto& row : *value.new_windows) {
      text += '\n';
      text += "New window: window_id ";
      append_text(text, row.window_id);
      text += ", pid ";
      append_text(text, row.pid);
      text += ", ";
      append_text(text, row.app_name);
      text += ", \"";
      append_text(text, row.title);
      text += "\"";
    }
  }
  return text;
}

namespace {

class BringToFrontInvocation final : public TypedInvocation<BringToFrontArgs, BringToFrontResult> {
 public:
  explicit BringToFrontInvocation(BringToFrontArgs arguments) : TypedInvocation(bring_to_front_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return subject_of(SubjectKind::window, arguments_); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.observe = {};
    action.pid = {};
    action.window_id = {};
    return std::hash<std::string>{}("desktop.bring_to_front" + to_json(action));
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
    OFFHAND_ASSIGN(outcome_, bring_to_front(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> BringToFrontTool::invocation(BringToFrontArgs arguments) {
  return std::make_unique<BringToFrontInvocation>(std::move(arguments));
}

Result<BringToFrontArgs> parse_bring_to_front_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(bring_to_front_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("bring_to_front", checked.problems()));
  BringToFrontArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_bring_to_front(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(bring_to_front_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_bring_to_front_args(json, platform));
  return BringToFrontTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
