// Generated from schema/common/cursor.json. Do not edit.
#include "generated/types/cursor.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"

namespace offhand {

void write(JsonWriter& writer, const CursorMotion& value) {
  writer.begin_object();
  write_member(writer, "start_handle", value.start_handle);
  write_member(writer, "end_handle", value.end_handle);
  write_member(writer, "arc_size", value.arc_size);
  write_member(writer, "arc_flow", value.arc_flow);
  write_member(writer, "spring", value.spring);
  write_member(writer, "glide_duration_ms", value.glide_duration_ms);
  write_member(writer, "dwell_after_click_ms", value.dwell_after_click_ms);
  write_member(writer, "idle_hide_ms", value.idle_hide_ms);
  writer.end_object();
}

namespace {
constexpr auto kCursorStateStateValues = std::to_array<std::string_view>({"shown", "waiting", "hidden", "off"});
}  // namespace

std::string_view to_string(CursorStateState value) { return kCursorStateStateValues[static_cast<std::size_t>(value)]; }

std::optional<CursorStateState> cursor_state_state_from_string(std::string_view text) {
  const auto found = std::find(kCursorStateStateValues.begin(), kCursorStateStateValues.end(), text);
  if (found == kCursorStateStateValues.end()) return std::nullopt;
  return static_cast<CursorStateState>(found - kCursorStateStateValues.begin());
}

void write(JsonWriter& writer, CursorStateState value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const CursorStatePointer& value) {
  writer.begin_object();
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  writer.end_object();
}

void write(JsonWriter& writer, const CursorState& value) {
  writer.begin_object();
  write_member(writer, "cursor_id", value.cursor_id);
  write_member(writer, "enabled", value.enabled);
  write_member(writer, "state", value.state);
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  write_member(writer, "icon", value.icon);
  write_member(writer, "color", value.color);
  write_member(writer, "label", value.label);
  write_member(writer, "size", value.size);
  write_member(writer, "opacity", value.opacity);
  write_member(writer, "gradient_colors", value.gradient_colors);
  write_member(writer, "bloom_color", value.bloom_color);
  write_member(writer, "motion", value.motion);
  write_member(writer, "pointer", value.pointer);
  writer.end_object();
}

std::string text_of(const CursorState& value) {
  std::string text;
  text += "✅ Cursor ";
  append_text(text, value.cursor_id);
  text += " ";
  if (value.state == CursorStateState::shown) {
    text += "is shown";
  }
  if (value.state == CursorStateState::waiting) {
    text += "shows with its first movement";
  }
  if (value.state == CursorStateState::hidden) {
    text += "is hidden until it moves";
  }
  if (value.state == CursorStateState::off) {
    text += "is switched off";
  }
  if (value.x.has_value() && value.y.has_value()) {
    text += ", at ";
    append_text(text, *value.x);
    text += ", ";
    append_text(text, *value.y);
  }
  text += ": ";
  append_text(text, value.icon);
  text += " in ";
  append_text(text, value.color);
  if (value.label.has_value() && !value.label->empty()) {
    text += ", labelled \"";
    append_text(text, *value.label);
    text += "\"";
  }
  if (value.pointer.has_value()) {
    text += "; the user's own pointer was moved and is at ";
    append_text(text, value.pointer->x);
    text += ", ";
    append_text(text, value.pointer->y);
  }
  return text;
}

}  // namespace offhand
