// Generated from schema/tools/desktop/set_window_frame.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/geometry.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct SetWindowFrameArgs {
  /// Run that the call belongs to.
  std::optional<SessionId> session{};
  /// Owner of the window.
  ProcessId pid = 0;
  /// Default: the topmost of pid.
  std::optional<WindowId> window_id{};
  /// Left edge of what shows of it, on the screen.
  std::int64_t x = 0;
  /// Top edge, as x.
  std::int64_t y = 0;
  /// Width without decoration and shadow.
  std::int64_t width = 0;
  /// As width.
  std::int64_t height = 0;
};
void read(const nlohmann::json& json, SetWindowFrameArgs& out);
extern const SchemaNode set_window_frame_args_schema;

struct SetWindowFrameResult {
  /// Owner of the window.
  ProcessId pid = 0;
  /// The window.
  WindowId window_id = 0;
  /// confirmed: it is where it was wanted; unverifiable: elsewhere, such as where its own limits or the window manager
  /// allow; suspected_noop: where it was.
  Effect effect{};
  /// Where it is now.
  Bounds bounds{};
};
void write(JsonWriter& writer, const SetWindowFrameResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const SetWindowFrameResult& value);

/// All problems at once, never half a struct.
Result<SetWindowFrameArgs> parse_set_window_frame_args(const nlohmann::json& json, std::string_view platform = {});

/// Moves and resizes a window, without bringing it to the front, and tells where it is then.
/// Written by hand in impl/tools/desktop/set_window_frame.cpp.
Result<SetWindowFrameResult> set_window_frame(Call& call, const Target& target, const SetWindowFrameArgs& args);

Result<std::unique_ptr<Invocation>> prepare_set_window_frame(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo set_window_frame_tool;

}  // namespace offhand::tools::desktop
