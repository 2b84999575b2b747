// Generated from schema/tools/desktop/get_window_state.json. Do not edit.
#include "generated/tools/desktop/get_window_state.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kGetWindowStateFormatValues = std::to_array<std::string_view>({"markdown", "compact", "json", "envelope"});
constinit const SchemaNode get_window_state_format_schema = {.kind = SchemaKind::string, .values = kGetWindowStateFormatValues};

std::string_view to_string(GetWindowStateFormat value) { return kGetWindowStateFormatValues[static_cast<std::size_t>(value)]; }
std::optional<GetWindowStateFormat> get_window_state_format_from_string(std::string_view text) {
  return value_of<GetWindowStateFormat>(text, kGetWindowStateFormatValues);
}
void write(JsonWriter& writer, GetWindowStateFormat value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, GetWindowStateFormat& out) { out = get_window_state_format_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kGetWindowStateArgsIncludeAccessibilityTreeNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kGetWindowStateArgsIncludeScreenshotNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kGetWindowStateArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kGetWindowStateArgsOffsetNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 2147483647};
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
  {.name = "screenshot_out_file", .node = &out_file_schema, .holds = Holds::output_path},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "include_accessibility_tree", .node = &kGetWindowStateArgsIncludeAccessibilityTreeNode},
  {.name = "include_screenshot", .node = &kGetWindowStateArgsIncludeScreenshotNode},
  {.name = "query", .node = &kGetWindowStateArgsQueryNode},
  {.name = "root_element", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "offset", .node = &kGetWindowStateArgsOffsetNode},
  {.name = "since", .node = &kGetWindowStateArgsSinceNode},
  {.name = "hidden", .node = &kGetWindowStateArgsHiddenNode},
  {.name = "max_elements", .node = &kGetWindowStateArgsMaxElementsNode},
  {.name = "max_depth", .node = &kGetWindowStateArgsMaxDepthNode},
  {.name = "annotate", .node = &kGetWindowStateArgsAnnotateNode},
  {.name = "max_dimension", .node = &kGetWindowStateArgsMaxDimensionNode},
  {.name = "format", .node = &get_window_state_format_schema},
  {.name = "capture_mode", .node = &kGetWindowStateArgsCaptureModeNode},
});
constinit const SchemaNode get_window_state_args_schema = {.kind = SchemaKind::object, .properties = kGetWindowStateArgsProperties};

constexpr auto kGetWindowStateArgsMemberKeys = member_keys("session", "max_image_dimension",
    default_member("image_format"), "screenshot_out_file", "pid", "window_id",
    default_member("include_accessibility_tree"), default_member("include_screenshot"), "query", "root_element",
    "offset", "since", default_member("hidden"), default_member("max_elements"), default_member("max_depth"),
    default_member("annotate"), "max_dimension", default_member("format"), "capture_mode");
void write(JsonWriter& writer, const GetWindowStateArgs& value) { write_changed_members(writer, value, kGetWindowStateArgsMemberKeys); }
void read(const nlohmann::json& json, GetWindowStateArgs& out) { read_members(json, out, kGetWindowStateArgsMemberKeys); }

constexpr auto kGetWindowStateResultMemberKeys = member_keys("screenshot_width", "screenshot_height",
    "screenshot_scale", "screenshot_file_path", "screenshot_note", "blocked_by", "blocked_by_title", "modal_element",
    "further_dialogs", "further_dialogs_left_out", "late_side_effects", "new_windows", "focus", "active_window",
    "not_shown", "snapshot_id", "pid", "window_id", "title", "bounds", "count", "ancestors", "matches", "complete",
    "incomplete_reason", "degraded", "degraded_reason", "since", "since_note", "added", "changed", "removed",
    "elements");
void write(JsonWriter& writer, const GetWindowStateResult& value) { write_members(writer, value, kGetWindowStateResultMemberKeys); }

std::string text_of(const GetWindowStateResult& value) {
  std::string text;
  append_parts(text, "✅ \"", value.title, "\": window_id ", value.window_id, ", pid ", value.pid, ", ",
      value.bounds.width, "x", value.bounds.height, ", ", Counted{value.count, "element", "elements"});
  if (value.ancestors.has_value()) {
    append_parts(text, " found, listed with ", Counted{*value.ancestors, "element", "elements"}, " that they lie in");
  }
  if (value.snapshot_id.has_value()) append_parts(text, ", snapshot ", *value.snapshot_id);
  if (value.incomplete_reason.has_value() && !value.incomplete_reason->empty()) {
    append_parts(text, ", incomplete: ", *value.incomplete_reason);
  }
  if (value.degraded_reason.has_value() && !value.degraded_reason->empty()) {
    append_parts(text, ", degraded: ", *value.degraded_reason);
  }
  if (value.screenshot_width.has_value() && value.screenshot_height.has_value() && value.screenshot_scale.has_value()) {
    append_parts(text, ", picture ", *value.screenshot_width, "x", *value.screenshot_height, ", scale ",
        *value.screenshot_scale, ": x and y are its pixels");
  }
  if (value.screenshot_file_path.has_value() && !value.screenshot_file_path->empty()) {
    append_parts(text, " in ", *value.screenshot_file_path);
  }
  if (value.screenshot_note.has_value() && !value.screenshot_note->empty()) {
    append_parts(text, ", ", *value.screenshot_note);
  }
  if (value.blocked_by_title.has_value() && !value.blocked_by_title->empty() && value.blocked_by.has_value()) {
    append_parts(text, "\n⚠️ Blocked by the dialog \"", *value.blocked_by_title, "\", window_id ", *value.blocked_by,
        ": answer that first");
  }
  if (value.modal_element.has_value() && !value.modal_element->empty()) {
    append_parts(text, "\n⚠️ Over it lies ", *value.modal_element, ": answer that first");
  }
  if (value.further_dialogs_left_out.has_value()) {
    append_parts(text, "\n⚠️ ", Counted{*value.further_dialogs_left_out, "more dialog blocks", "more dialogs block"},
        " it than are named here");
  }
  if (value.focus.has_value() && !value.focus->empty()) append_parts(text, "\nFocus: ", *value.focus);
  if (value.active_window.has_value() && !value.active_window->empty()) {
    append_parts(text, "\nActive window: ", *value.active_window);
  }
  if (value.not_shown.has_value()) {
    append_parts(text, "\nNot shown: ", Counted{*value.not_shown, "element", "elements"});
  }
  if (value.since_note.has_value() && !value.since_note->empty()) {
    append_parts(text, "\nThe whole tree: ", *value.since_note);
  }
  if (value.further_dialogs.has_value()) {
    for (const auto& row : *value.further_dialogs) {
      append_parts(text, "\n", "⚠️ Then by ");
      if (row.title.has_value() && !row.title->empty() && row.window_id.has_value()) {
        append_parts(text, "the dialog \"", *row.title, "\", window_id ", *row.window_id);
      }
      if (row.element.has_value() && !row.element->empty()) append_parts(text, *row.element);
    }
  }
  if (value.late_side_effects.has_value()) {
    for (const auto& row : *value.late_side_effects) {
      append_parts(text, "\n", "⚠️ side effect of an earlier action: ", to_string(row.kind), " lost for ",
          row.duration_ms, " ms");
      if (row.restored) append_parts(text, ", restored");
      if (row.ends_by.has_value() && !row.ends_by->empty()) append_parts(text, ", and still lost: ", *row.ends_by);
      if (row.keys_caught.has_value()) {
        append_parts(text, ", ", Counted{*row.keys_caught, "key", "keys"}, " of theirs caught and handed on");
      }
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

class GetWindowStateInvocation final : public ToolInvocation<GetWindowStateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    parts.element_index = arguments_.root_element;
    return parts.of_window();
  }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    return keep(get_window_state(call, target, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> GetWindowStateTool::invocation(GetWindowStateArgs arguments) {
  return std::make_unique<GetWindowStateInvocation>(std::move(arguments));
}

Result<GetWindowStateArgs> parse_get_window_state_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetWindowStateArgs>(get_window_state_args_schema, "get_window_state", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_window_state(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetWindowStateTool>(&parse_get_window_state_args, json, platform);
}

}  // namespace offhand::tools::desktop
