// Generated from schema/common/cursor.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// How a cursor moves.
struct CursorMotion {
  /// How long its path keeps the direction that it leaves in, as a part of the way.
  double start_handle = 0.3;
  /// How long before its end the path has the direction that it arrives in, as a part of the way.
  double end_handle = 0.3;
  /// How far the middle of the path bends aside, as a part of the way.
  double arc_size = 0.25;
  /// Where the bend lies: towards the start below 0, towards the end above.
  double arc_flow = 0;
  /// How much the swing after an arrival is damped; at 1 there is none.
  double spring = 0.72;
  /// Time of a movement. An action waits so long for its cursor.
  double glide_duration_ms = 160;
  /// Rest after an action before the cursor moves on.
  double dwell_after_click_ms = 80;
  /// Time without a movement after which it hides until the next one; 0 is never.
  double idle_hide_ms = 20000;
};
void write(JsonWriter& writer, const CursorMotion& value);

/// waiting: it was not moved yet; hidden: nothing moved it for a while; off: it is not enabled.
enum class CursorStateState {
  shown,
  waiting,
  hidden,
  off,
};
std::string_view to_string(CursorStateState value);
std::optional<CursorStateState> cursor_state_state_from_string(std::string_view text);
void write(JsonWriter& writer, CursorStateState value);

/// Where the user's own pointer is now; only where it was moved.
struct CursorStatePointer {
  /// Pixels from the left of the screen.
  std::int64_t x = 0;
  /// Pixels from the top.
  std::int64_t y = 0;
};
void write(JsonWriter& writer, const CursorStatePointer& value);

/// The cursor of a run.
struct CursorState {
  /// Run that it belongs to; default for calls that name none.
  std::string cursor_id{};
  /// Whether actions of the run show it.
  bool enabled = false;
  /// waiting: it was not moved yet; hidden: nothing moved it for a while; off: it is not enabled.
  CursorStateState state{};
  /// Pixels from the left of the screen; absent before its first movement.
  std::optional<std::int64_t> x{};
  /// Pixels from the top.
  std::optional<std::int64_t> y{};
  /// arrow, crosshair, hand, dot, or the path of an image.
  std::string icon{};
  /// As #rrggbb; derived from cursor_id unless it was set.
  std::string color{};
  /// Text beside it.
  std::optional<std::string> label{};
  /// Half its height in pixels.
  double size = 0;
  /// 1 hides what it covers. Where no compositor blends windows, it always does.
  double opacity = 0;
  /// Colours from its tip on; absent unless they were set.
  std::optional<std::vector<std::string>> gradient_colors{};
  /// Of the glow around it; absent unless it was set.
  std::optional<std::string> bloom_color{};
  /// How it moves.
  CursorMotion motion{};
  /// Where the user's own pointer is now; only where it was moved.
  std::optional<CursorStatePointer> pointer{};
};
void write(JsonWriter& writer, const CursorState& value);

}  // namespace offhand
