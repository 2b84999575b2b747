// Generated from schema/common/input.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// A button of the pointer.
enum class MouseButton {
  left,
  right,
  middle,
};
std::string_view to_string(MouseButton value);
std::optional<MouseButton> mouse_button_from_string(std::string_view text);
void write(JsonWriter& writer, MouseButton value);
void read(const nlohmann::json& json, MouseButton& out);
extern const SchemaNode mouse_button_schema;

/// Direction in which the view moves: down shows what lies further down.
enum class ScrollDirection {
  up,
  down,
  left,
  right,
};
std::string_view to_string(ScrollDirection value);
std::optional<ScrollDirection> scroll_direction_from_string(std::string_view text);
void write(JsonWriter& writer, ScrollDirection value);
void read(const nlohmann::json& json, ScrollDirection& out);
extern const SchemaNode scroll_direction_schema;

/// Unit of amount. line: what one notch of the wheel scrolls; page: about as much as is visible at once.
enum class ScrollBy {
  line,
  page,
};
std::string_view to_string(ScrollBy value);
std::optional<ScrollBy> scroll_by_from_string(std::string_view text);
void write(JsonWriter& writer, ScrollBy value);
void read(const nlohmann::json& json, ScrollBy& out);
extern const SchemaNode scroll_by_schema;

/// A modifier key. super is the key with the logo of the system.
enum class KeyModifier {
  ctrl,
  shift,
  alt,
  super,
};
std::string_view to_string(KeyModifier value);
std::optional<KeyModifier> key_modifier_from_string(std::string_view text);
void write(JsonWriter& writer, KeyModifier value);
void read(const nlohmann::json& json, KeyModifier& out);
extern const SchemaNode key_modifier_schema;

/// Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left,
/// right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and
/// other media keys, or the character that the key types.
using KeyName = std::string;
extern const SchemaNode key_name_schema;

/// Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left,
/// right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and
/// other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s.
using KeyChord = std::string;
extern const SchemaNode key_chord_schema;

}  // namespace offhand
