#include "generated/tools/desktop/set_agent_cursor_style.h"

#include "impl/tools/call.h"
#include "impl/tools/desktop/cursor_changes.h"

namespace offhand::tools::desktop {
namespace {

constexpr const char* style_tool = "set_agent_cursor_style";

/// What was asked for, read: whatever is wrong with it changes nothing.
struct StyleChange {
  std::vector<Colour> gradient;
  std::optional<Colour> bloom;
  std::shared_ptr<const Raster> image;
};

Result<StyleChange> read_change(Call& call, const SetAgentCursorStyleArgs& args) {
  StyleChange change;
  if (args.gradient_colors) {
    for (const auto& text : *args.gradient_colors) {
      OFFHAND_ASSIGN(const auto colour, colour_argument(style_tool, "gradient_colors", text));
      change.gradient.push_back(colour);
    }
  }
  if (args.bloom_color && !args.bloom_color->empty()) {
    OFFHAND_ASSIGN(change.bloom, colour_argument(style_tool, "bloom_color", *args.bloom_color));
  }
  if (args.image_path && !args.image_path->empty()) {
    OFFHAND_ASSIGN(change.image, cursor_image(call, *args.image_path));
  }
  return change;
}

}  // namespace

Result<CursorState> set_agent_cursor_style(Call& call, const SetAgentCursorStyleArgs& args) {
  OFFHAND_CHECK(call.require_memory("The cursor"));
  OFFHAND_ASSIGN(const auto change, read_change(call, args));
  auto& cursor = call.session().cursor();
  const auto apply = [&](Appearance& looks, CursorMotion& /*motion*/) {
    if (args.gradient_colors) looks.gradient = change.gradient;
    if (args.bloom_color) looks.bloom = change.bloom;
    if (!args.image_path) return;
    looks.shape = IconShape::arrow;
    looks.image = change.image;
    looks.image_path = *args.image_path;
  };
  cursor.change(apply, call.clock().now());
  return cursor.state(call.clock().now());
}

}  // namespace offhand::tools::desktop
