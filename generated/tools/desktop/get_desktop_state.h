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

/// json sends structured content.
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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Longer side of pictures at most; 0: native.
  std::optional<MaxImageDimension> max_image_dimension{};
  /// auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.
  ImageFormat image_format = ImageFormat::auto_;
  /// Writes the picture here instead of sending it; replaces only an earlier picture.
  std::optional<std::string> screenshot_out_file{};
  /// false: no picture, faster.
  bool include_screenshot = true;
  /// json sends structured content.
  GetDesktopStateFormat format = GetDesktopStateFormat::markdown;
};
void read(const nlohmann::json& json, GetDesktopStateArgs& out);
extern const SchemaNode get_desktop_state_args_schema;

struct GetDesktopStateResult {
  /// Width of the picture.
  std::optional<std::int64_t> screenshot_width{};
  /// Height of the picture.
  std::optional<std::int64_t> screenshot_height{};
  /// Picture pixels per pixel of what it shows. x and y of other tools are picture pixels.
  std::optional<double> screenshot_scale{};
  /// Where the picture was written.
  std::optional<std::string> screenshot_file_path{};
  /// What to know about the picture, or why there is none.
  std::optional<std::string> screenshot_note{};
  /// Width of the screen in pixels.
  std::int64_t width = 0;
  /// Height of the screen in pixels.
  std::int64_t height = 0;
  /// The user's pointer, on the screen.
  std::int64_t cursor_x = 0;
  /// As cursor_x.
  std::int64_t cursor_y = 0;
  /// What the screen is made of, from left to right.
  std::vector<Monitor> monitors{};
  /// What is on the screen, front to back.
  std::vector<Window> windows{};
};
void write(JsonWriter& writer, const GetDesktopStateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetDesktopStateResult& value);

/// All problems at once, never half a struct.
Result<GetDesktopStateArgs> parse_get_desktop_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Takes a picture of the whole screen and lists the windows that show. Points without pid are pixels of this picture.
/// Written by hand in impl/tools/desktop/get_desktop_state.cpp.
Result<Reply> get_desktop_state(Call& call, const GetDesktopStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_desktop_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_desktop_state_tool;

}  // namespace offhand::tools::desktop
