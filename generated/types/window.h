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
  /// Handle for other tools.
  WindowId window_id = 0;
  /// Owning process; 0 when the owner hides it.
  std::int64_t pid = 0;
  /// Name of the application.
  std::string app_name{};
  /// Title of the window.
  std::string title{};
  /// Visible frame on the screen, without shadow.
  Bounds bounds{};
  /// Place in the stack; higher is nearer to the front.
  std::int64_t z_index = 0;
  /// Mapped on the current workspace and inside the screen.
  bool is_on_screen = false;
  /// On the current workspace.
  bool on_current_space = false;
  /// The window the desktop calls active.
  bool is_active = false;
  /// Minimised.
  bool is_minimized = false;
  /// Modal dialog that keeps it from taking input; absent when none does.
  std::optional<WindowId> blocked_by{};
};
void write(JsonWriter& writer, const Window& value);

/// A modal dialog: a window, or an element of the window that it blocks.
struct BlockingDialog {
  /// The dialog, where it is a window.
  std::optional<WindowId> window_id{};
  /// Its title then.
  std::optional<std::string> title{};
  /// The dialog, where it is drawn inside the window.
  std::optional<std::string> element{};
};
void write(JsonWriter& writer, const BlockingDialog& value);

/// One thing that is so of a window, in the words of its platform.
struct WindowFact {
  /// What it is.
  std::string name{};
  /// How it is.
  std::string value{};
};
void write(JsonWriter& writer, const WindowFact& value);

/// What an application or the desktop has written on a window.
struct WindowProperty {
  /// As the platform calls it.
  std::string name{};
  /// What it consists of.
  std::string type{};
  /// Its length.
  std::int64_t bytes = 0;
  /// The start of it. Text is told only of properties that name the window; of the rest its length alone.
  std::string value{};
};
void write(JsonWriter& writer, const WindowProperty& value);

}  // namespace offhand
