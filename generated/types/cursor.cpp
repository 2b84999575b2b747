// Generated from schema/common/cursor.json. Do not edit.
#include "generated/types/cursor.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kCursorMotionMemberKeys = member_keys("start_handle", "end_handle", "arc_size", "arc_flow", "spring",
    "glide_duration_ms", "dwell_after_click_ms", "idle_hide_ms");
void write(JsonWriter& writer, const CursorMotion& value) { write_members(writer, value, kCursorMotionMemberKeys); }

constexpr auto kCursorStateStateValues = std::to_array<std::string_view>({"shown", "waiting", "hidden", "off"});
std::string_view to_string(CursorStateState value) { return kCursorStateStateValues[static_cast<std::size_t>(value)]; }
std::optional<CursorStateState> cursor_state_state_from_string(std::string_view text) {
  return value_of<CursorStateState>(text, kCursorStateStateValues);
}
void write(JsonWriter& writer, CursorStateState value) { writer.value(to_string(value)); }

constexpr auto kCursorStatePointerMemberKeys = member_keys("x", "y");
void write(JsonWriter& writer, const CursorStatePointer& value) { write_members(writer, value, kCursorStatePointerMemberKeys); }

constexpr auto kCursorStateMemberKeys = member_keys("cursor_id", "enabled", "state", "x", "y", "icon", "color", "label",
    "size", "opacity", "gradient_colors", "bloom_color", "motion", "pointer");
void write(JsonWriter& writer, const CursorState& value) { write_members(writer, value, kCursorStateMemberKeys); }

std::string text_of(const CursorState& value) {
  std::string text;
  append_parts(text, "✅ Cursor ", value.cursor_id, " ");
  if (value.state == CursorStateState::shown) append_parts(text, "is shown");
  if (value.state == CursorStateState::waiting) append_parts(text, "shows with its first movement");
  if (value.state == CursorStateState::hidden) append_parts(text, "is hidden until it moves");
  if (value.state == CursorStateState::off) append_parts(text, "is switched off");
  if (value.x.has_value() && value.y.has_value()) append_parts(text, ", at ", *value.x, ", ", *value.y);
  append_parts(text, ": ", value.icon, " in ", value.color);
  if (value.label.has_value() && !value.label->empty()) append_parts(text, ", labelled \"", *value.label, "\"");
  if (value.pointer.has_value()) {
    append_parts(text, "; the user's own pointer was moved and is at ", value.pointer->x, ", ", value.pointer->y);
  }
  return text;
}

}  // namespace offhand
