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

/// Its number in the latest get_window_state.
using ElementIndex = std::int64_t;
extern const SchemaNode element_index_schema;

/// Its handle from a recent get_window_state.
using ElementToken = std::string;
extern const SchemaNode element_token_schema;

/// The element a token names.
struct ElementByToken {
  /// Its handle from a recent get_window_state.
  ElementToken element_token{};
  /// Owner of the window.
  std::optional<ProcessId> pid{};
  /// Default: the topmost of pid.
  std::optional<WindowId> window_id{};
};
void write(JsonWriter& writer, const ElementByToken& value);
void read(const nlohmann::json& json, ElementByToken& out);

/// An element of the window's latest snapshot in this session.
struct ElementByIndex {
  /// Its number in the latest get_window_state.
  ElementIndex element_index = 0;
  /// Default: the topmost of pid.
  WindowId window_id = 0;
  /// Owner of the window.
  std::optional<ProcessId> pid{};
};
void write(JsonWriter& writer, const ElementByIndex& value);
void read(const nlohmann::json& json, ElementByIndex& out);

/// A point of a window.
struct PointInWindow {
  /// Owner of the window.
  ProcessId pid = 0;
  /// Pixels in the window's last picture; without pid, in that of the screen, by the user's own pointer.
  double x = 0;
  /// As x.
  double y = 0;
  /// Default: the topmost of pid.
  std::optional<WindowId> window_id{};
  /// x and y are pixels of the last zoom picture instead.
  std::optional<bool> from_zoom{};
};
void write(JsonWriter& writer, const PointInWindow& value);
void read(const nlohmann::json& json, PointInWindow& out);

/// A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. What the click brings
/// to the front stays there in the background mode; side_effects tells all of it.
struct PointOnScreen {
  /// Pixels in the window's last picture; without pid, in that of the screen, by the user's own pointer.
  double x = 0;
  /// As x.
  double y = 0;
  /// Of x and y without pid, instead of the setting capture_scope.
  std::optional<CaptureScope> scope{};
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
  /// Owner of the window.
  ProcessId pid = 0;
  /// Default: the topmost of pid.
  std::optional<WindowId> window_id{};
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

/// Where keys go: an element of a snapshot, a point of a window that is clicked first, or whatever has the window's own
/// focus.
using KeyboardTarget = std::variant<ElementByToken, ElementByIndex, PointInWindow, FocusInWindow>;
void write(JsonWriter& writer, const KeyboardTarget& value);
void read(const nlohmann::json& json, KeyboardTarget& out);
extern const SchemaUnion keyboard_target_union;
extern const SchemaNode keyboard_target_schema;

}  // namespace offhand
