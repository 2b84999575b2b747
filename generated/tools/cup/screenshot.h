// Generated from schema/tools/cup/screenshot.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/picture.h"
#include "generated/types/session.h"
#include "generated/types/settings.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::cup {

struct ScreenshotArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Longest side of the picture in pixels: a larger one is scaled down. 0 keeps the pixels of the screen, whatever the
  /// setting of that name says.
  MaxImageDimension max_image_dimension = 0;
  /// Format of the picture. auto: PNG; for a file the format that its name says, or else PNG. png and jpeg: that
  /// format.
  ImageFormat image_format = ImageFormat::auto_;
  /// Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be
  /// written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or
  /// output_refused.
  std::optional<OutFile> screenshot_out_file{};
  /// Left edge of the region in pixels of the screen.
  std::optional<std::int64_t> region_x{};
  /// Top edge of the region in pixels of the screen.
  std::optional<std::int64_t> region_y{};
  /// Width of the region in pixels.
  std::optional<std::int64_t> region_w{};
  /// Height of the region in pixels.
  std::optional<std::int64_t> region_h{};
  bool operator==(const ScreenshotArgs&) const = default;
};
void write(JsonWriter& writer, const ScreenshotArgs& value);
void read(const nlohmann::json& json, ScreenshotArgs& out);
extern const SchemaNode screenshot_args_schema;

struct ScreenshotResult {
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
  /// Left edge of what the picture shows, in pixels of the screen.
  std::int64_t x = 0;
  /// Top edge of what the picture shows, in pixels of the screen.
  std::int64_t y = 0;
};
void write(JsonWriter& writer, const ScreenshotResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ScreenshotResult& value);

/// All problems at once, never half a struct.
Result<ScreenshotArgs> parse_screenshot_args(const nlohmann::json& json, std::string_view platform = {});

/// Takes a picture of the screen, or of a region of it: all four numbers or none. Of a browser that is driven as a
/// platform of its own it is the page of the tab at the front.
/// Written by hand in impl/tools/cup/screenshot.cpp.
Result<Reply> screenshot(Call& call, const ScreenshotArgs& args);

Result<std::unique_ptr<Invocation>> prepare_screenshot(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo screenshot_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ScreenshotTool {
  using Arguments = ScreenshotArgs;
  using Result = Reply;
  static const ToolInfo& info() { return screenshot_tool; }
  static std::unique_ptr<Invocation> invocation(ScreenshotArgs arguments);
};

}  // namespace offhand::tools::cup
