// Generated from schema/tools/ax/ax_screenshot.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/ax.h"
#include "generated/types/picture.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxScreenshotArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application. Default: the whole screen.
  std::optional<std::string> app{};
  /// Number of the window, from ax_list_windows; 0 is the one at the front.
  std::int64_t window_index = 0;
  /// Part of the window or of the screen to take; without it the whole.
  std::optional<Region> region{};
  /// Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be
  /// written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or
  /// output_refused.
  std::optional<OutFile> screenshot_out_file{};
  bool operator==(const AxScreenshotArgs&) const = default;
};
void write(JsonWriter& writer, const AxScreenshotArgs& value);
void read(const nlohmann::json& json, AxScreenshotArgs& out);
extern const SchemaNode ax_screenshot_args_schema;

struct AxScreenshotResult {
  /// Id of the window; absent for the screen.
  std::optional<WindowId> window_id{};
  /// Title of the window; absent for the screen.
  std::optional<std::string> title{};
  /// Width of the picture in pixels.
  std::int64_t width = 0;
  /// Height of the picture in pixels.
  std::int64_t height = 0;
  /// Absolute path of the file that the picture was written to.
  std::optional<std::string> screenshot_file_path{};
};
void write(JsonWriter& writer, const AxScreenshotResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxScreenshotResult& value);

/// All problems at once, never half a struct.
Result<AxScreenshotArgs> parse_ax_screenshot_args(const nlohmann::json& json, std::string_view platform = {});

/// Takes a picture, as PNG and pixel by pixel, of a window of a connected application, of the whole screen, or of a
/// region of it.
/// Written by hand in impl/tools/ax/ax_screenshot.cpp.
Result<Reply> ax_screenshot(Call& call, const AxScreenshotArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_screenshot(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_screenshot_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxScreenshotTool {
  using Arguments = AxScreenshotArgs;
  using Result = Reply;
  static const ToolInfo& info() { return ax_screenshot_tool; }
  static std::unique_ptr<Invocation> invocation(AxScreenshotArgs arguments);
};

}  // namespace offhand::tools::ax
