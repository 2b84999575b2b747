// Generated from schema/common/window.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "generated/types/geometry.h"
#include "generated/types/target.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// A top-level window.
struct Window {
  /// Id of the window, as other tools take it.
  WindowId window_id = 0;
  /// Process id of the owner; 0 when the owner does not tell it.
  std::int64_t pid = 0;
  /// Name of the application that owns the window.
  std::string app_name{};
  /// Title of the window; empty when it has none.
  std::string title{};
  /// Visible frame on the screen, in pixels, without the shadow.
  Bounds bounds{};
  /// Position in the stacking order; a higher number is nearer to the front.
  std::int64_t z_index = 0;
  /// Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it.
  bool is_on_screen = false;
  /// Whether the window is on the current workspace.
  bool on_current_space = false;
  /// Whether it is the active window of the desktop, which has the keyboard.
  bool is_active = false;
  /// Whether the window is minimised.
  bool is_minimized = false;
  /// Id of the modal dialog that keeps the window from taking input; absent when there is none.
  std::optional<WindowId> blocked_by{};
};
void write(JsonWriter& writer, const Window& value);

/// A modal dialog that blocks a window: a window of its own, or an element inside the window.
struct BlockingDialog {
  /// Id of the dialog, where it is a window.
  std::optional<WindowId> window_id{};
  /// Title of the dialog, where it is a window.
  std::optional<std::string> title{};
  /// The dialog in words, with its role and name, where it is an element inside the window.
  std::optional<std::string> element{};
};
void write(JsonWriter& writer, const BlockingDialog& value);

/// A fact about a window, in the words of its platform.
struct WindowFact {
  /// Name of the fact, such as a handle or a geometry.
  std::string name{};
  /// The fact itself, as text.
  std::string value{};
};
void write(JsonWriter& writer, const WindowFact& value);

/// A property that an application or the desktop has set on a window.
struct WindowProperty {
  /// Name of the property, as the platform gives it.
  std::string name{};
  /// Type of its value, as the platform gives it.
  std::string type{};
  /// Length of its value in bytes.
  std::int64_t bytes = 0;
  /// Start of its value. Text is shown only of properties that name the window; of other texts only the length is told.
  std::string value{};
};
void write(JsonWriter& writer, const WindowProperty& value);

}  // namespace offhand
