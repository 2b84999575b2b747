// Generated from schema/tools/desktop/scroll.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/delivery.h"
#include "generated/types/input.h"
#include "generated/types/observation.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct ScrollArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// What is scrolled: an element of a snapshot, what lies at a point of a window or of the screen, or what has the
  /// focus within the window.
  ScrollTarget target{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the
  /// foreground, so that the window is active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// Direction in which the view moves: down shows what lies further down.
  ScrollDirection direction{};
  /// Unit of amount. line: what one notch of the wheel scrolls; page: about as much as is visible at once.
  ScrollBy by = ScrollBy::line;
  /// How many lines or pages to scroll.
  std::int64_t amount = 3;
  /// Instead of by and amount: how far to scroll in pixels, to within one step of what scrolls.
  std::optional<std::int64_t> pixels{};
  /// Modifier keys that are held during the action.
  std::vector<KeyModifier> modifier{};
  bool operator==(const ScrollArgs&) const = default;
};
void write(JsonWriter& writer, const ScrollArgs& value);
void read(const nlohmann::json& json, ScrollArgs& out);
extern const SchemaNode scroll_args_schema;

/// All problems at once, never half a struct.
Result<ScrollArgs> parse_scroll_args(const nlohmann::json& json, std::string_view platform = {});

/// Scrolls what lies at an element or a point, or has the focus within the window: by the wheel, by its scroll bar, or
/// by keys that only scroll.
/// Written by hand in impl/tools/desktop/scroll.cpp.
Result<ActionResult> scroll(Call& call, const Target& target, const ScrollArgs& args);

Result<std::unique_ptr<Invocation>> prepare_scroll(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo scroll_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ScrollTool {
  using Arguments = ScrollArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return scroll_tool; }
  static std::unique_ptr<Invocation> invocation(ScrollArgs arguments);
};

}  // namespace offhand::tools::desktop
