// Generated from schema/tools/desktop/get_window_state.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/element.h"
#include "generated/types/geometry.h"
#include "generated/types/picture.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

/// How the tree is written; json and envelope as structured content.
enum class GetWindowStateFormat {
  markdown,
  compact,
  json,
  envelope,
};
std::string_view to_string(GetWindowStateFormat value);
std::optional<GetWindowStateFormat> get_window_state_format_from_string(std::string_view text);
void write(JsonWriter& writer, GetWindowStateFormat value);
void read(const nlohmann::json& json, GetWindowStateFormat& out);
extern const SchemaNode get_window_state_format_schema;

struct GetWindowStateArgs {
  /// Run that the call belongs to.
  std::optional<SessionId> session{};
  /// Longer side in pixels at most; 0 is native.
  std::optional<std::int64_t> max_image_dimension{};
  /// auto: at most 60 kB, PNG where that is enough, else JPEG; in a file what its name says, else PNG. png and jpeg:
  /// that, whatever its size.
  ImageFormat image_format = ImageFormat::auto_;
  /// Writes the picture here instead of sending it. Takes the place of no file but an earlier picture.
  std::optional<std::string> screenshot_out_file{};
  /// Owner of the window.
  ProcessId pid = 0;
  /// Default: the topmost of pid.
  std::optional<WindowId> window_id{};
  /// false leaves out the tree.
  bool include_accessibility_tree = true;
  /// false leaves out the picture, which is faster.
  bool include_screenshot = true;
  /// Shows only elements with this text, in any case, and their ancestors.
  std::optional<std::string> query{};
  /// At most so many, breadth first.
  std::int64_t max_elements = 1500;
  /// Levels below the window.
  std::int64_t max_depth = 64;
  /// Draws on the picture the number of each element that can be acted on.
  bool annotate = false;
  /// Another name of max_image_dimension.
  std::optional<std::int64_t> max_dimension{};
  /// How the tree is written; json and envelope as structured content.
  GetWindowStateFormat format = GetWindowStateFormat::markdown;
  /// Accepted and ignored.
  std::optional<std::string> capture_mode{};
};
void read(const nlohmann::json& json, GetWindowStateArgs& out);
extern const SchemaNode get_window_state_args_schema;

struct GetWindowStateResult {
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
  /// Number of this snapshot; absent when no tree was read.
  std::optional<std::int64_t> snapshot_id{};
  /// Process.
  std::int64_t pid = 0;
  /// Window.
  WindowId window_id = 0;
  /// Title of the window.
  std::string title{};
  /// Visible frame on the screen.
  Bounds bounds{};
  /// Whether the tree holds everything the application offers.
  bool complete = false;
  /// What is missing and why.
  std::optional<std::string> incomplete_reason{};
  /// The tree is missing or shows nothing to act on; address points of the picture.
  bool degraded = false;
  /// Why.
  std::optional<std::string> degraded_reason{};
  /// In tree order.
  std::vector<Element> elements{};
};
void write(JsonWriter& writer, const GetWindowStateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetWindowStateResult& value);

/// All problems at once, never half a struct.
Result<GetWindowStateArgs> parse_get_window_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Reads a window: its accessibility tree with numbered elements, and a picture. Take one before acting on elements;
/// numbers stay with their element.
/// Written by hand in impl/tools/desktop/get_window_state.cpp.
Result<Reply> get_window_state(Call& call, const Target& target, const GetWindowStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_window_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_window_state_tool;

}  // namespace offhand::tools::desktop
