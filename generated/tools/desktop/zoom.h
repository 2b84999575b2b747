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

/// json: the reply has structured content as well; markdown: it has text and picture alone.
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
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Process id of the application that owns the window.
  std::optional<ProcessId> pid{};
  /// Id of a window, from list_windows or launch_app.
  WindowId window_id = 0;
  /// Horizontal position of one corner of the part, in pixels of the last picture of the window that the session was
  /// shown.
  double x1 = 0;
  /// Vertical position of the same corner, in the same pixels as x1.
  double y1 = 0;
  /// Horizontal position of the opposite corner, in the same pixels as x1.
  double x2 = 0;
  /// Vertical position of the opposite corner, in the same pixels as x1.
  double y2 = 0;
  /// Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name
  /// says, or else PNG. png and jpeg: that format whatever the size.
  ImageFormat image_format = ImageFormat::jpeg;
  /// Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be
  /// written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or
  /// output_refused.
  std::optional<OutFile> screenshot_out_file{};
  /// json: the reply has structured content as well; markdown: it has text and picture alone.
  ZoomFormat format = ZoomFormat::markdown;
  bool operator==(const ZoomArgs&) const = default;
};
void write(JsonWriter& writer, const ZoomArgs& value);
void read(const nlohmann::json& json, ZoomArgs& out);
extern const SchemaNode zoom_args_schema;

struct ZoomResult {
  /// Process id of the application that owns the window.
  std::int64_t pid = 0;
  /// Id of the window.
  WindowId window_id = 0;
  /// The part of the window that the picture shows, in pixels of the window.
  Bounds window_bounds{};
  /// Width of the picture in pixels.
  std::int64_t screenshot_width = 0;
  /// Height of the picture in pixels.
  std::int64_t screenshot_height = 0;
  /// Pixels of the picture for each pixel of the window.
  double screenshot_scale = 0;
  /// Absolute path of the file that the picture was written to.
  std::optional<std::string> screenshot_file_path{};
  /// What limits the picture.
  std::optional<std::string> screenshot_note{};
};
void write(JsonWriter& writer, const ZoomResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ZoomResult& value);

/// All problems at once, never half a struct.
Result<ZoomArgs> parse_zoom_args(const nlohmann::json& json, std::string_view platform = {});

/// Takes a picture of a part of a window, enlarged where it is small, with a fifth of its size around it and at most
/// 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.
/// Written by hand in impl/tools/desktop/zoom.cpp.
Result<Reply> zoom(Call& call, const Target& target, const ZoomArgs& args);

Result<std::unique_ptr<Invocation>> prepare_zoom(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo zoom_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ZoomTool {
  using Arguments = ZoomArgs;
  using Result = Reply;
  static const ToolInfo& info() { return zoom_tool; }
  static std::unique_ptr<Invocation> invocation(ZoomArgs arguments);
};

}  // namespace offhand::tools::desktop
