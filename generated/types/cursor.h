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
  /// For what part of its way the cursor keeps the direction in which it leaves, from 0 to 1.
  double start_handle = 0.3;
  /// For what part of its way the cursor has the direction in which it arrives, from 0 to 1.
  double end_handle = 0.3;
  /// How far the middle of the path bends aside, as a part of the distance.
  double arc_size = 0.25;
  /// Where the path bends: below 0 nearer to the start, above 0 nearer to the end.
  double arc_flow = 0;
  /// How strongly the swing after an arrival is damped; at 1 there is no swing.
  double spring = 0.72;
  /// Duration of a movement in milliseconds. An action waits this long for its cursor.
  double glide_duration_ms = 160;
  /// Time in milliseconds that the cursor rests after an action before it moves on.
  double dwell_after_click_ms = 80;
  /// Time in milliseconds without a movement after which the cursor hides until the next one; 0: it never hides.
  double idle_hide_ms = 20000;
};
void write(JsonWriter& writer, const CursorMotion& value);

/// shown: it can be seen; waiting: it has not been moved yet; hidden: it was not moved for idle_hide_ms; off: it is not
/// enabled.
enum class CursorStateState {
  shown,
  waiting,
  hidden,
  off,
};
std::string_view to_string(CursorStateState value);
std::optional<CursorStateState> cursor_state_state_from_string(std::string_view text);
void write(JsonWriter& writer, CursorStateState value);

/// Where the user's own pointer is now; present only where the call moved it.
struct CursorStatePointer {
  /// Horizontal position in pixels from the left of the screen.
  std::int64_t x = 0;
  /// Vertical position in pixels from the top of the screen.
  std::int64_t y = 0;
};
void write(JsonWriter& writer, const CursorStatePointer& value);

/// The cursor of a session: where it is, how it looks and how it moves.
struct CursorState {
  /// Name of the session that the cursor belongs to; default for calls that name no session.
  std::string cursor_id{};
  /// Whether actions of the session show the cursor.
  bool enabled = false;
  /// shown: it can be seen; waiting: it has not been moved yet; hidden: it was not moved for idle_hide_ms; off: it is
  /// not enabled.
  CursorStateState state{};
  /// Horizontal position in pixels from the left of the screen; absent before the first movement.
  std::optional<std::int64_t> x{};
  /// Vertical position in pixels from the top of the screen; absent before the first movement.
  std::optional<std::int64_t> y{};
  /// Shape of the cursor: arrow, crosshair, hand, dot, or the path of an image file.
  std::string icon{};
  /// Colour as #rrggbb; derived from cursor_id unless it was set.
  std::string color{};
  /// Text shown beside the cursor.
  std::optional<std::string> label{};
  /// Half the height of the cursor in pixels.
  double size = 0;
  /// Opacity from 0 to 1; at 1 the cursor hides what it covers. Where no compositor blends windows, it always does.
  double opacity = 0;
  /// Colours of the arrow from its tip on; absent unless they were set.
  std::optional<std::vector<std::string>> gradient_colors{};
  /// Colour of the glow around the cursor; absent unless it was set.
  std::optional<std::string> bloom_color{};
  /// How the cursor moves.
  CursorMotion motion{};
  /// Where the user's own pointer is now; present only where the call moved it.
  std::optional<CursorStatePointer> pointer{};
};
void write(JsonWriter& writer, const CursorState& value);
/// The text of a reply.
std::string text_of(const CursorState& value);

}  // namespace offhand
