// Generated from schema/tools/desktop/zoom.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/geometry.h"
#include "generated/types/picture.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

/// json sends structured content.
enum class ZoomFormat {
  markdown,
  json,
};
std::string_view to_string(ZoomFormat value);
std::optional<ZoomFormat> zoom_format_from_string(std::string_view text);
void write(JsonWriter& writer, ZoomFormat value);
void read(const nlohmann::json& json, ZoomFormat& out);
extern const SchemaNode zoom_format_schema;

struct ZoomArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// Window's owner.
  std::optional<ProcessId> pid{};
  /// Window id, from list_windows or launch_app.
  WindowId window_id = 0;
  /// A corner, in pixels of the window's last picture.
  double x1 = 0;
  /// As x1.
  double y1 = 0;
  /// The corner across.
  double x2 = 0;
  /// As x2.
  double y2 = 0;
  /// auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.
  ImageFormat image_format = ImageFormat::jpeg;
  /// Writes the picture here instead of sending it; replaces only an earlier picture.
  std::optional<std::string> screenshot_out_file{};
  /// json sends structured content.
  ZoomFormat format = ZoomFormat::markdown;
};
void read(const nlohmann::json& json, ZoomArgs& out);
extern const SchemaNode zoom_args_schema;

struct ZoomResult {
  /// Process.
  std::int64_t pid = 0;
  /// Window.
  WindowId window_id = 0;
  /// The part that it shows, in pixels of the window.
  Bounds window_bounds{};
  /// Width of the picture.
  std::int64_t screenshot_width = 0;
  /// Height of the picture.
  std::int64_t screenshot_height = 0;
  /// Its pixels per pixel of the window.
  double screenshot_scale = 0;
  /// Where the picture was written.
  std::optional<std::string> screenshot_file_path{};
  /// What to know about the picture.
  std::optional<std::string> screenshot_note{};
};
void write(JsonWriter& writer, const ZoomResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ZoomResult& value);

/// All problems at once, never half a struct.
Result<ZoomArgs> parse_zoom_args(const nlohmann::json& json, std::string_view platform = {});

/// Shows a part of a window from close by, with a fifth of its size around it, at most 500 pixels wide. Afterwards
/// from_zoom makes x and y of other tools pixels of this picture.
/// Written by hand in impl/tools/desktop/zoom.cpp.
Result<Reply> zoom(Call& call, const Target& target, const ZoomArgs& args);

Result<std::unique_ptr<Invocation>> prepare_zoom(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo zoom_tool;

}  // namespace offhand::tools::desktop
