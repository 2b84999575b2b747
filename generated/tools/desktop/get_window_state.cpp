// Generated from schema/tools/desktop/get_window_state.json. Do not edit.
#include "generated/tools/desktop/get_window_state.h"

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
constexpr auto kGetWindowStateFormatValues = std::to_array<std::string_view>({"markdown", "compact", "json", "envelope"});
}  // namespace

constinit const SchemaNode get_window_state_format_schema = {.kind = SchemaKind::string, .values = kGetWindowStateFormatValues};

std::string_view to_string(GetWindowStateFormat value) { return kGetWindowStateFormatValues[static_cast<std::size_t>(value)]; }

std::optional<GetWindowStateFormat> get_window_state_format_from_string(std::string_view text) {
  const auto found = std::find(kGetWindowStateFormatValues.begin(), kGetWindowStateFormatValues.end(), text);
  if (found == kGetWindowStateFormatValues.end()) return std::nullopt;
  return static_cast<GetWindowStateFormat>(found - kGetWindowStateFormatValues.begin());
}

void write(JsonWriter& writer, GetWindowStateFormat value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, GetWindowStateFormat& out) {
  out = get_window_state_format_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kGetWindowStateArgsScreenshotOutFileNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kGetWindowStateArgsIncludeAccessibilityTreeNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kGetWindowStateArgsIncludeScreenshotNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kGetWindowStateArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kGetWindowStateArgsSinceNode = {.kind = SchemaKind::integer, .minimum = 1};
constexpr SchemaNode kGetWindowStateArgsHiddenNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kGetWindowStateArgsMaxElementsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 20000};
constexpr SchemaNode kGetWindowStateArgsMaxDepthNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 256};
constexpr SchemaNode kGetWindowStateArgsAnnotateNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kGetWindowStateArgsMaxDimensionNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 16384};
constexpr SchemaNode kGetWindowStateArgsCaptureModeNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr auto kGetWindowStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "max_image_dimension", .node = &max_image_dimension_schema},
  {.name = "image_format", .node = &image_format_schema},
  {.name = "screenshot_out_file", .node = &kGetWindowStateArgsScreenshotOutFileNode, .holds = Holds::output_path},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "include_accessibility_tree", .node = &kGetWindowStateArgsIncludeAccessibilityTreeNode},
  {.name = "include_screenshot", .node = &kGetWindowStateArgsIncludeScreenshotNode},
  {.name = "query", .node = &kGetWindowStateArgsQueryNode},
  {.name = "since", .node = &kGetWindowStateArgsSinceNode},
  {.name = "hidden", .node = &kGetWindowStateArgsHiddenNode},
  {.name = "max_elements", .node = &kGetWindowStateArgsMaxElementsNode},
  {.name = "max_depth", .node = &kGetWindowStateArgsMaxDepthNode},
  {.name = "annotate", .node = &kGetWindowStateArgsAnnotateNode},
  {.name = "max_dimension", .node = &kGetWindowStateArgsMaxDimensionNode},
  {.name = "format", .node = &get_window_state_format_schema},
  {.name = "capture_mode", .node = &kGetWindowStateArgsCaptureModeNode},
});
}  // namespace

constinit const SchemaNode get_window_state_args_schema = {.kind = SchemaKind::object, .properties = kGetWindowStateArgsProperties};

void write(JsonWriter& writer, const GetWindowStateArgs& value) {
  writer.begin_object();
  static const GetWindowStateArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "max_image_dimension", value.max_image_dimension);
  write_changed(writer, "image_format", value.image_format, otherwise.image_format);
  write_member(writer, "screenshot_out_file", value.screenshot_out_file);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_changed(writer, "include_accessibility_tree", value.include_accessibility_tree, otherwise.include_accessibility_tree);
  write_changed(writer, "include_screenshot", value.include_screenshot, otherwise.include_screenshot);
  write_member(writer, "query", value.query);
  write_member(writer, "since", value.since);
  write_changed(writer, "hidden", value.hidden, otherwise.hidden);
  write_changed(writer, "max_elements", value.max_elements, otherwise.max_elements);
  write_changed(writer, "max_depth", value.max_depth, otherwise.max_depth);
  write_changed(writer, "annotate", value.annotate, otherwise.annotate);
  write_member(writer, "max_dimension", value.max_dimension);
  write_changed(writer, "format", value.format, otherwise.format);
  write_member(writer, "capture_mode", value.capture_mode);
  writer.end_object();
}

void read(const nlohmann::json& json, GetWindowStateArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "max_image_dimension", out.max_image_dimension);
  read_member(json, "image_format", out.image_format);
  read_member(json, "screenshot_out_file", out.screenshot_out_file);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "include_accessibility_tree", out.include_accessibility_tree);
  read_member(json, "include_screenshot", out.include_screenshot);
  read_member(json, "query", out.query);
  read_member(json, "since", out.since);
  read_member(json, "hidden", out.hidden);
  read_member(json, "max_elements", out.max_elements);
  read_member(json, "max_depth", out.max_depth);
  read_member(json, "annotate", out.annotate);
  read_member(json, "max_dimension", out.max_dimension);
  read_member(json, "format", out.format);
  read_member(json, "capture_mode", out.capture_mode);
}

void write(JsonWriter& writer, const GetWindowStateResult& value) {
  writer.begin_object();
  write_member(writer, "screenshot_width", value.screenshot_width);
  write_member(writer, "screenshot_height", value.screenshot_height);
  write_member(writer, "screenshot_scale", value.screenshot_scale);
  write_member(writer, "screenshot_file_path", value.screenshot_file_path);
  write_member(writer, "screenshot_note", value.screenshot_note);
  write_member(writer, "blocked_by", value.blocked_by);
  write_member(writer, "blocked_by_title", value.blocked_by_title);
  write_member(writer, "modal_element", value.modal_element);
  write_member(writer, "further_dialogs", value.further_dialogs);
  write_member(writer, "further_dialogs_left_out", value.further_dialogs_left_out);
  write_member(writer, "late_side_effects", value.late_side_effects);
  write_member(writer, "new_windows", value.new_windows);
  write_member(writer, "focus", value.focus);
  write_member(writer, "active_window", value.active_window);
  write_member(writer, "not_shown", value.not_shown);
  write_member(writer, "snapshot_id", value.snapshot_id);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "title", value.title);
  write_member(writer, "bounds", value.bounds);
  write_member(writer, "count", value.count);
  write_member(writer, "ancestors", value.ancestors);
  write_member(writer, "matches", value.matches);
  write_member(writer, "complete", value.complete);
  write_member(writer, "incomplete_reason", value.incomplete_reason);
  write_member(writer, "degraded", value.degraded);
  write_member(writer, "degraded_reason", value.degraded_reason);
  write_member(writer, "since", value.since);
  write_member(writer, "since_note", value.since_note);
  write_member(writer, "added", value.added);
  write_member(writer, "changed", value.changed);
  write_member(writer, "removed", value.removed);
  write_member(writer, "elements", value.elements);
  writer.end_object();
}

std::string text_of(const GetWindowStateResult& value) {
  std::string text;
  text += "✅ \"";
  append_text(text, value.title);
  text += "\": window_id ";
  append_text(text, value.window_id);
  text += ", pid ";
  append_text(text, value.pid);
  text += ", ";
  append_text(text, value.bounds.width);
  text += "x";
  append_text(text, value.bounds.height);
  text += ", ";
  append_counted(text, value.count, "element", "elements");
  if (value.ancestors.has_value()) {
    text += " found, listed with ";
    append_counted(text, *value.ancestors, "element", "elements");
    text += " that they lie in";
  }
  if (value.snapshot_id.has_value()) {
    text += ", snapshot ";
    append_text(text, *value.snapshot_id);
  }
  if (value.incomplete_reason.has_value() && !value.incomplete_reason->empty()) {
    text += ", incomplete: ";
    append_text(text, *value.incomplete_reason);
  }
  if (value.degraded_reason.has_value() && !value.degraded_reason->empty()) {
    text += ", degraded: ";
    append_text(text, *value.degraded_reason);
  }
  if (value.screenshot_width.has_value() && value.screenshot_height.has_value() && value.screenshot_scale.has_value()) {
    text += ", picture ";
    append_text(text, *value.screenshot_width);
    text += "x";
    append_text(text, *value.screenshot_height);
    text += ", scale ";
    append_text(text, *value.screenshot_scale);
    text += ": x and y are its pixels";
  }
  if (value.screenshot_file_path.has_value() && !value.screenshot_file_path->empty()) {
    text += " in ";
    append_text(text, *value.screenshot_file_path);
  }
  if (value.screenshot_note.has_value() && !value.screenshot_note->empty()) {
    text += ", ";
    append_text(text, *value.screenshot_note);
  }
  if (value.blocked_by_title.has_value() && !value.blocked_by_title->empty() && value.blocked_by.has_value()) {
    text += "\n⚠️ Blocked by the dialog \"";
    append_text(text, *value.blocked_by_title);
    text += "\", window_id ";
    append_text(text, *value.blocked_by);
    text += ": answer that first";
  }
  if (value.modal_element.has_value() && !value.modal_element->empty()) {
    text += "\n⚠️ Over it lies ";
    append_text(text, *value.modal_element);
    text += ": answer that first";
  }
  if (value.further_dialogs_left_out.has_value()) {
    text += "\n⚠️ ";
    append_counted(text, *value.further_dialogs_left_out, "more dialog blocks", "more dialogs block");
    text += " it than are named here";
  }
  if (value.focus.has_value() && !value.focus->empty()) {
    text += "\nFocus: ";
    append_text(text, *value.focus);
  }
  if (value.active_window.has_value() && !value.active_window->empty()) {
    text += "\nActive window: ";
    append_text(text, *value.active_window);
  }
  if (value.not_shown.has_value()) {
    text += "\nNot shown: ";
    append_counted(text, *value.not_shown, "element", "elements");
  }
  if (value.since_note.has_value() && !value.since_note->empty()) {
    text += "\nThe whole tree: ";
    append_text(text, *value.since_note);
  }
  if (value.further_dialogs.has_value()) {
    for (const auto& row : *value.further_dialogs) {
      text += '\n';
      text += "⚠️ Then by ";
      if (row.title.has_value() && !row.title->empty() && row.window_id.has_value()) {
        text += "the dialog \"";
        append_text(text, *row.title);
        text += "\", window_id ";
        append_text(text, *row.window_id);
      }
      if (row.element.has_value() && !row.element->empty()) {
        append_text(text, *row.element);
      }
    }
  }
  if (value.late_side_effects.has_value()) {
    for (const auto& row : *value.late_side_effects) {
      text += '\n';
      text += "⚠️ side effect of an earlier action: ";
      append_text(text, to_string(row.kind));
      text += " lost for ";
      append_text(text, row.duration_ms);
      text += " ms";
      if (row.restored) {
        text += ", restored";
      }
      if (row.ends_by.has_value() && !row.ends_by->empty()) {
        text += ", and still lost: ";
        append_text(text, *row.ends_by);
      }
      if (row.keys_caught.has_value()) {
        text += ", ";
        append_counted(text, *row.keys_caught, "key", "keys");
        text += " of theirs caught and handed on";
      }
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

class GetWindowStateInvocation final : public TypedInvocation<GetWindowStateArgs, Reply> {
 public:
  explicit GetWindowStateInvocation(GetWindowStateArgs arguments) : TypedInvocation(get_window_state_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_window();
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, get_window_state(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetWindowStateTool::invocation(GetWindowStateArgs arguments) {
  return std::make_unique<GetWindowStateInvocation>(std::move(arguments));
}

Result<GetWindowStateArgs> parse_get_window_state_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_window_state_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("get_window_state", checked.problems()));
  GetWindowStateArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_window_state(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_window_state_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_window_state_args(json, platform));
  return GetWindowStateTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
