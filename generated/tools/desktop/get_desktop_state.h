// Generated from schema/tools/desktop/get_desktop_state.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/geometry.h"
#include "generated/types/picture.h"
#include "generated/types/session.h"
#include "generated/types/settings.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

/// json: the reply has structured content as well; markdown: it has text and picture alone.
enum class GetDesktopStateFormat {
  markdown,
  json,
};
std::string_view to_string(GetDesktopStateFormat value);
std::optional<GetDesktopStateFormat> get_desktop_state_format_from_string(std::string_view text);
void write(JsonWriter& writer, GetDesktopStateFormat value);
void read(const nlohmann::json& json, GetDesktopStateFormat& out);
extern const SchemaNode get_desktop_state_format_schema;

struct GetDesktopStateArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
  std::optional<MaxImageDimension> max_image_dimension{};
  /// Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name
  /// says, or else PNG. png and jpeg: that format whatever the size.
  ImageFormat image_format = ImageFormat::auto_;
  /// Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be
  /// written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or
  /// output_refused.
  std::optional<OutFile> screenshot_out_file{};
  /// false: takes no picture, which is faster.
  bool include_screenshot = true;
  /// json: the reply has structured content as well; markdown: it has text and picture alone.
  GetDesktopStateFormat format = GetDesktopStateFormat::markdown;
  bool operator==(const GetDesktopStateArgs&) const = default;
};
void write(JsonWriter& writer, const GetDesktopStateArgs& value);
void read(const nlohmann::json& json, GetDesktopStateArgs& out);
extern const SchemaNode get_desktop_state_args_schema;

struct GetDesktopStateResult {
  /// Width of the picture in pixels.
  std::optional<std::int64_t> screenshot_width{};
  /// Height of the picture in pixels.
  std::optional<std::int64_t> screenshot_height{};
  /// Pixels of the picture for each pixel of what it shows. x and y of other tools are pixels of the picture; nobody
  /// has to convert them.
  std::optional<double> screenshot_scale{};
  /// Absolute path of the file that the picture was written to.
  std::optional<std::string> screenshot_file_path{};
  /// What limits the picture, or why there is none.
  std::optional<std::string> screenshot_note{};
  /// Width of the screen in pixels.
  std::int64_t width = 0;
  /// Height of the screen in pixels.
  std::int64_t height = 0;
  /// Horizontal position of the user's pointer in pixels of the screen.
  std::int64_t cursor_x = 0;
  /// Vertical position of the user's pointer in pixels of the screen.
  std::int64_t cursor_y = 0;
  /// Monitors that make up the screen, from left to right.
  std::vector<Monitor> monitors{};
  /// Windows on the screen, front to back.
  std::vector<Window> windows{};
};
void write(JsonWriter& writer, const GetDesktopStateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetDesktopStateResult& value);

/// All problems at once, never half a struct.
Result<GetDesktopStateArgs> parse_get_desktop_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Takes a picture of the whole screen and lists the windows that can be seen. Points of calls without pid are pixels
/// of this picture.
/// Written by hand in impl/tools/desktop/get_desktop_state.cpp.
Result<Reply> get_desktop_state(Call& call, const GetDesktopStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_desktop_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_desktop_state_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetDesktopStateTool {
  using Arguments = GetDesktopStateArgs;
  using Result = Reply;
  static const ToolInfo& info() { return get_desktop_state_tool; }
  static std::unique_ptr<Invocation> invocation(GetDesktopStateArgs arguments);
};

}  // namespace offhand::tools::desktop
