// Generated from schema/tools/desktop/set_window_frame.json. Do not edit.
#include "generated/tools/desktop/set_window_frame.h"

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
constexpr SchemaNode kSetWindowFrameArgsXNode = {.kind = SchemaKind::integer, .minimum = -32768, .maximum = 32767};
constexpr SchemaNode kSetWindowFrameArgsYNode = {.kind = SchemaKind::integer, .minimum = -32768, .maximum = 32767};
constexpr SchemaNode kSetWindowFrameArgsWidthNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 32767};
constexpr SchemaNode kSetWindowFrameArgsHeightNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 32767};
constexpr auto kSetWindowFrameArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "observe", .node = &observe_schema},
  {.name = "pid", .node = &process_id_schema, .required = true},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "x", .node = &kSetWindowFrameArgsXNode, .required = true},
  {.name = "y", .node = &kSetWindowFrameArgsYNode, .required = true},
  {.name = "width", .node = &kSetWindowFrameArgsWidthNode, .required = true},
  {.name = "height", .node = &kSetWindowFrameArgsHeightNode, .required = true},
});
}  // namespace

constinit const SchemaNode set_window_frame_args_schema = {.kind = SchemaKind::object, .properties = kSetWindowFrameArgsProperties};

void write(JsonWriter& writer, const SetWindowFrameArgs& value) {
  writer.begin_object();
  static const SetWindowFrameArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  write_member(writer, "width", value.width);
  write_member(writer, "height", value.height);
  writer.end_object();
}

void read(const nlohmann::json& json, SetWindowFrameArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "observe", out.observe);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "x", out.x);
  read_member(json, "y", out.y);
  read_member(json, "width", out.width);
  read_member(json, "height", out.height);
}

void write(JsonWriter& writer, const SetWindowFrameResult& value) {
  writer.begin_object();
  write_member(writer, "since", value.since);
  write_member(writer, "snapshot_id", value.snapshot_id);
  write_member(writer, "changes", value.changes);
  write_member(writer, "changes_note", value.changes_note);
  write_member(writer, "new_windows", value.new_windows);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "effect", value.effect);
  write_member(writer, "bounds", value.bounds);
  writer.end_object();
}

std::string text_of(const SetWindowFrameResult& value) {
  std::string text;
  if (value.effect == Effect::confirmed) {
    text += "✅";
  }
  if (value.effect == Effect::unverifiable) {
    text += "❔";
  }
  if (value.effect == Effect::suspected_noop) {
    text += "⚠️";
  }
  text += " Window ";
  append_text(text, value.window_id);
  text += " is at ";
  append_text(text, value.bounds.x);
  text += ", ";
  append_text(text, value.bounds.y);
  text += " with ";
  append_text(text, value.bounds.width);
  text += "x";
  append_text(text, value.bounds.height);
  text += " now: ";
  append_text(text, to_string(value.effect));
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

class SetWindowFrameInvocation final : public TypedInvocation<SetWindowFrameArgs, SetWindowFrameResult> {
 public:
  explicit SetWindowFrameInvocation(SetWindowFrameArgs arguments) : TypedInvocation(set_window_frame_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return subject_of(SubjectKind::window, arguments_); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.observe = {};
    action.pid = {};
    action.window_id = {};
    action.x = {};
    action.y = {};
    return std::hash<std::string>{}("desktop.set_window_frame" + to_json(action));
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
    OFFHAND_ASSIGN(outcome_, set_window_frame(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> SetWindowFrameTool::invocation(SetWindowFrameArgs arguments) {
  return std::make_unique<SetWindowFrameInvocation>(std::move(arguments));
}

Result<SetWindowFrameArgs> parse_set_window_frame_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(set_window_frame_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("set_window_frame", checked.problems()));
  SetWindowFrameArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_set_window_frame(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(set_window_frame_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_set_window_frame_args(json, platform));
  return SetWindowFrameTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
