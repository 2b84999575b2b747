#include "generated/tools/desktop/set_agent_cursor_motion.h"

#include <algorithm>

#include "generated/types/errors.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/cursor_changes.h"

namespace offhand::tools::desktop {
namespace {

constexpr const char* motion_tool = "set_agent_cursor_motion";

/// What was asked for, read and drawn: whatever is wrong with it changes nothing.
struct MotionChange {
  std::optional<IconShape> shape;
  std::shared_ptr<const Raster> image;
  std::optional<Colour> colour;
  std::shared_ptr<const Raster> label_text;
};

Result<void> read_icon(Call& call, const std::string& icon, MotionChange& change) {
  change.shape = icon_shape(icon);
  if (change.shape) return {};
  OFFHAND_ASSIGN(change.image, cursor_image(call, icon));
  return {};
}

Result<void> read_label(Call& call, const std::string& label, MotionChange& change) {
  const bool is_text =
      std::ranges::none_of(label, [](char letter) { return static_cast<unsigned char>(letter) < 0x20; });
  if (!is_text) {
    return fail(errors::invalid_arguments(
        {.tool = motion_tool, .summary = "cursor_label: it holds a control character", .problems = {}}));
  }
  OFFHAND_ASSIGN(change.label_text, draw_label(label, call.limits().stop));
  return {};
}

Result<MotionChange> read_change(Call& call, const SetAgentCursorMotionArgs& args) {
  MotionChange change;
  if (args.cursor_color) {
    OFFHAND_ASSIGN(change.colour, colour_argument(motion_tool, "cursor_color", *args.cursor_color));
  }
  if (args.cursor_icon) OFFHAND_CHECK(read_icon(call, *args.cursor_icon, change));
  if (args.cursor_label) OFFHAND_CHECK(read_label(call, *args.cursor_label, change));
  return change;
}

void set_looks(Appearance& looks, const SetAgentCursorMotionArgs& args, const MotionChange& change) {
  if (args.cursor_icon) {
    looks.shape = change.shape.value_or(IconShape::arrow);
    looks.image = change.image;
    looks.image_path = change.image ? *args.cursor_icon : "";
  }
  if (change.colour) looks.colour = change.colour;
  if (args.cursor_label) {
    looks.label = *args.cursor_label;
    looks.label_text = change.label_text;
  }
  looks.size = args.cursor_size.value_or(looks.size);
  looks.opacity = args.cursor_opacity.value_or(looks.opacity);
}

void set_motion(CursorMotion& motion, const SetAgentCursorMotionArgs& args) {
  motion.start_handle = args.start_handle.value_or(motion.start_handle);
  motion.end_handle = args.end_handle.value_or(motion.end_handle);
  motion.arc_size = args.arc_size.value_or(motion.arc_size);
  motion.arc_flow = args.arc_flow.value_or(motion.arc_flow);
  motion.spring = args.spring.value_or(motion.spring);
  motion.glide_duration_ms = args.glide_duration_ms.value_or(motion.glide_duration_ms);
  motion.dwell_after_click_ms = args.dwell_after_click_ms.value_or(motion.dwell_after_click_ms);
  motion.idle_hide_ms = args.idle_hide_ms.value_or(motion.idle_hide_ms);
}

}  // namespace

Result<CursorState> set_agent_cursor_motion(Call& call, const SetAgentCursorMotionArgs& args) {
  OFFHAND_CHECK(call.require_memory("The cursor"));
  OFFHAND_ASSIGN(const auto change, read_change(call, args));
  auto& cursor = call.session().cursor();
  const auto apply = [&](Appearance& looks, CursorMotion& motion) {
    set_looks(looks, args, change);
    set_motion(motion, args);
  };
  cursor.change(apply, call.clock().now());
  return cursor.state(call.clock().now());
}

}  // namespace offhand::tools::desktop
