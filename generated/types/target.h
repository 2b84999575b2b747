// Generated from schema/common/target.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>

#include "generated/types/settings.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// Process id.
using ProcessId = std::int64_t;
extern const SchemaNode process_id_schema;

/// Id of a window, from list_windows or launch_app.
using WindowId = std::int64_t;
extern const SchemaNode window_id_schema;

/// Number of an element within its window, from get_window_state; window_id says which window. It stays with the
/// element and is never given to another one.
using ElementIndex = std::int64_t;
extern const SchemaNode element_index_schema;

/// Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains
/// the window, so that no window_id is needed.
using ElementToken = std::string;
extern const SchemaNode element_token_schema;

/// The element that a token names. An element_index beside it must name the same element.
struct ElementByToken {
  /// Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It
  /// contains the window, so that no window_id is needed.
  ElementToken element_token{};
  /// Process id of the application that owns the window.
  std::optional<ProcessId> pid{};
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  /// Number of an element within its window, from get_window_state; window_id says which window. It stays with the
  /// element and is never given to another one.
  std::optional<ElementIndex> element_index{};
  bool operator==(const ElementByToken&) const = default;
};
void write(JsonWriter& writer, const ElementByToken& value);
void read(const nlohmann::json& json, ElementByToken& out);

/// An element of the latest snapshot of the window in this session.
struct ElementByIndex {
  /// Number of an element within its window, from get_window_state; window_id says which window. It stays with the
  /// element and is never given to another one.
  ElementIndex element_index = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  WindowId window_id = 0;
  /// Process id of the application that owns the window.
  std::optional<ProcessId> pid{};
  bool operator==(const ElementByIndex&) const = default;
};
void write(JsonWriter& writer, const ElementByIndex& value);
void read(const nlohmann::json& json, ElementByIndex& out);

/// A point of a window, in pixels of its last picture.
struct PointInWindow {
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Horizontal position in pixels of the last picture of the window that the session was shown, from its left edge; of
  /// the window itself where it was shown none. Without pid: in pixels of the last picture of the screen, where the
  /// user's own pointer acts.
  double x = 0;
  /// Vertical position in the same pixels as x, from the top edge.
  double y = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  /// true: x and y are pixels of the last zoom picture of the window instead of its last whole picture. Fails with
  /// no_zoom_picture where the session has none.
  std::optional<bool> from_zoom{};
  bool operator==(const PointInWindow&) const = default;
};
void write(JsonWriter& writer, const PointInWindow& value);
void read(const nlohmann::json& json, PointInWindow& out);

/// A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. A window that the
/// click brings to the front stays there in the background mode; side_effects reports all of it.
struct PointOnScreen {
  /// Horizontal position in pixels of the last picture of the window that the session was shown, from its left edge; of
  /// the window itself where it was shown none. Without pid: in pixels of the last picture of the screen, where the
  /// user's own pointer acts.
  double x = 0;
  /// Vertical position in the same pixels as x, from the top edge.
  double y = 0;
  /// desktop lets a call without pid act on the whole screen. Default: the setting capture_scope.
  std::optional<CaptureScope> scope{};
  bool operator==(const PointOnScreen&) const = default;
};
void write(JsonWriter& writer, const PointOnScreen& value);
void read(const nlohmann::json& json, PointOnScreen& out);

/// What a pointer action acts on: an element of a snapshot, a point of a window, or a point of the screen.
using ElementOrPoint = std::variant<ElementByToken, ElementByIndex, PointInWindow, PointOnScreen>;
void write(JsonWriter& writer, const ElementOrPoint& value);
void read(const nlohmann::json& json, ElementOrPoint& out);
extern const SchemaUnion element_or_point_union;
extern const SchemaNode element_or_point_schema;

/// Whatever has the focus within the window.
struct FocusInWindow {
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  bool operator==(const FocusInWindow&) const = default;
};
void write(JsonWriter& writer, const FocusInWindow& value);
void read(const nlohmann::json& json, FocusInWindow& out);

/// What is scrolled: an element of a snapshot, what lies at a point of a window or of the screen, or what has the focus
/// within the window.
using ScrollTarget = std::variant<ElementByToken, ElementByIndex, PointInWindow, PointOnScreen, FocusInWindow>;
void write(JsonWriter& writer, const ScrollTarget& value);
void read(const nlohmann::json& json, ScrollTarget& out);
extern const SchemaUnion scroll_target_union;
extern const SchemaNode scroll_target_schema;

/// An element of a snapshot.
using OneElement = std::variant<ElementByToken, ElementByIndex>;
void write(JsonWriter& writer, const OneElement& value);
void read(const nlohmann::json& json, OneElement& out);
extern const SchemaUnion one_element_union;
extern const SchemaNode one_element_schema;

/// Whatever has the keyboard on the screen; needs scope desktop. The user's own keyboard types. What the keys change on
/// the desktop stays so in the background mode, and side_effects reports it.
struct FocusOnScreen {
  /// desktop lets a call without pid act on the whole screen. Default: the setting capture_scope.
  std::optional<CaptureScope> scope{};
  bool operator==(const FocusOnScreen&) const = default;
};
void write(JsonWriter& writer, const FocusOnScreen& value);
void read(const nlohmann::json& json, FocusOnScreen& out);

/// Where keys go: to an element of a snapshot, to a point of a window or of the screen that is clicked first, to what
/// has the focus within a window, or to what has the keyboard on the screen.
using KeyboardTarget = std::variant<ElementByToken, ElementByIndex, PointInWindow, PointOnScreen, FocusInWindow, FocusOnScreen>;
void write(JsonWriter& writer, const KeyboardTarget& value);
void read(const nlohmann::json& json, KeyboardTarget& out);
extern const SchemaUnion keyboard_target_union;
extern const SchemaNode keyboard_target_schema;

/// Two points of a window, in pixels of its last picture.
struct PointsInWindow {
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  /// true: both points are in pixels of the last zoom picture of the window instead of its last whole picture. Fails
  /// with no_zoom_picture where the session has none.
  std::optional<bool> from_zoom{};
  bool operator==(const PointsInWindow&) const = default;
};
void write(JsonWriter& writer, const PointsInWindow& value);
void read(const nlohmann::json& json, PointsInWindow& out);

/// Two points of the screen; needs scope desktop. The user's own pointer drags, and goes back. A window that the drag
/// brings to the front stays there in the background mode; side_effects reports all of it.
struct PointsOnScreen {
  /// desktop lets a call without pid act on the whole screen. Default: the setting capture_scope.
  std::optional<CaptureScope> scope{};
  bool operator==(const PointsOnScreen&) const = default;
};
void write(JsonWriter& writer, const PointsOnScreen& value);
void read(const nlohmann::json& json, PointsOnScreen& out);

/// What the two points of a drag lie in: a window, or the screen.
using WindowOrScreen = std::variant<PointsInWindow, PointsOnScreen>;
void write(JsonWriter& writer, const WindowOrScreen& value);
void read(const nlohmann::json& json, WindowOrScreen& out);
extern const SchemaUnion window_or_screen_union;
extern const SchemaNode window_or_screen_schema;

}  // namespace offhand
