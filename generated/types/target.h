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

/// Window id, from list_windows or launch_app.
using WindowId = std::int64_t;
extern const SchemaNode window_id_schema;

/// Number in the latest get_window_state.
using ElementIndex = std::int64_t;
extern const SchemaNode element_index_schema;

/// Handle in a recent one.
using ElementToken = std::string;
extern const SchemaNode element_token_schema;

/// The element a token names; an index beside it must name the same one.
struct ElementByToken {
  /// Handle in a recent one.
  ElementToken element_token{};
  /// Window's owner.
  std::optional<ProcessId> pid{};
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  /// Number in the latest get_window_state.
  std::optional<ElementIndex> element_index{};
  bool operator==(const ElementByToken&) const = default;
};
void write(JsonWriter& writer, const ElementByToken& value);
void read(const nlohmann::json& json, ElementByToken& out);

/// An element of the window's latest snapshot in this session.
struct ElementByIndex {
  /// Number in the latest get_window_state.
  ElementIndex element_index = 0;
  /// Default: pid's topmost.
  WindowId window_id = 0;
  /// Window's owner.
  std::optional<ProcessId> pid{};
  bool operator==(const ElementByIndex&) const = default;
};
void write(JsonWriter& writer, const ElementByIndex& value);
void read(const nlohmann::json& json, ElementByIndex& out);

/// A point of a window.
struct PointInWindow {
  /// Window's owner.
  ProcessId pid = 0;
  /// Pixels of the window's last picture, without pid the screen's (user's pointer).
  double x = 0;
  /// As x.
  double y = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  /// x, y of the last zoom.
  std::optional<bool> from_zoom{};
  bool operator==(const PointInWindow&) const = default;
};
void write(JsonWriter& writer, const PointInWindow& value);
void read(const nlohmann::json& json, PointInWindow& out);

/// A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. What the click brings
/// to the front stays there in the background mode; side_effects tells all of it.
struct PointOnScreen {
  /// Pixels of the window's last picture, without pid the screen's (user's pointer).
  double x = 0;
  /// As x.
  double y = 0;
  /// Without pid, for capture_scope.
  std::optional<CaptureScope> scope{};
  bool operator==(const PointOnScreen&) const = default;
};
void write(JsonWriter& writer, const PointOnScreen& value);
void read(const nlohmann::json& json, PointOnScreen& out);

/// What a pointer action is aimed at: an element of a snapshot, a point of a window, or a point of the screen.
using ElementOrPoint = std::variant<ElementByToken, ElementByIndex, PointInWindow, PointOnScreen>;
void write(JsonWriter& writer, const ElementOrPoint& value);
void read(const nlohmann::json& json, ElementOrPoint& out);
extern const SchemaUnion element_or_point_union;
extern const SchemaNode element_or_point_schema;

/// What has the focus within the window.
struct FocusInWindow {
  /// Window's owner.
  ProcessId pid = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  bool operator==(const FocusInWindow&) const = default;
};
void write(JsonWriter& writer, const FocusInWindow& value);
void read(const nlohmann::json& json, FocusInWindow& out);

/// What is scrolled: an element of a snapshot, what lies at a point of a window or of the screen, or what has the
/// window's own focus.
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

/// Whatever has the keyboard on the screen; needs scope desktop. The user's own keyboard types; what the keys bring
/// about stays so in the background mode, and side_effects tells it.
struct FocusOnScreen {
  /// Without pid, for capture_scope.
  std::optional<CaptureScope> scope{};
  bool operator==(const FocusOnScreen&) const = default;
};
void write(JsonWriter& writer, const FocusOnScreen& value);
void read(const nlohmann::json& json, FocusOnScreen& out);

/// Where keys go: an element of a snapshot, a point of a window or of the screen that is clicked first, whatever has
/// the window's own focus, or whatever has the keyboard on the screen.
using KeyboardTarget = std::variant<ElementByToken, ElementByIndex, PointInWindow, PointOnScreen, FocusInWindow, FocusOnScreen>;
void write(JsonWriter& writer, const KeyboardTarget& value);
void read(const nlohmann::json& json, KeyboardTarget& out);
extern const SchemaUnion keyboard_target_union;
extern const SchemaNode keyboard_target_schema;

/// Points of a window.
struct PointsInWindow {
  /// Window's owner.
  ProcessId pid = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  /// Points of the last zoom.
  std::optional<bool> from_zoom{};
  bool operator==(const PointsInWindow&) const = default;
};
void write(JsonWriter& writer, const PointsInWindow& value);
void read(const nlohmann::json& json, PointsInWindow& out);

/// Points of the screen; needs scope desktop. The user's own pointer drags, and goes back. What that brings to the
/// front stays there in the background mode; side_effects tells all of it.
struct PointsOnScreen {
  /// Without pid, for capture_scope.
  std::optional<CaptureScope> scope{};
  bool operator==(const PointsOnScreen&) const = default;
};
void write(JsonWriter& writer, const PointsOnScreen& value);
void read(const nlohmann::json& json, PointsOnScreen& out);

/// What two points are of: a window, or the screen.
using WindowOrScreen = std::variant<PointsInWindow, PointsOnScreen>;
void write(JsonWriter& writer, const WindowOrScreen& value);
void read(const nlohmann::json& json, WindowOrScreen& out);
extern const SchemaUnion window_or_screen_union;
extern const SchemaNode window_or_screen_schema;

}  // namespace offhand
