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
#include "generated/types/action.h"
#include "generated/types/element.h"
#include "generated/types/geometry.h"
#include "generated/types/picture.h"
#include "generated/types/session.h"
#include "generated/types/settings.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Longer side of pictures at most; 0: native.
  std::optional<MaxImageDimension> max_image_dimension{};
  /// auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.
  ImageFormat image_format = ImageFormat::auto_;
  /// Writes the picture here instead of sending it; replaces only an earlier picture.
  std::optional<std::string> screenshot_out_file{};
  /// Window's owner.
  ProcessId pid = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  /// false: no tree.
  bool include_accessibility_tree = true;
  /// false: no picture, faster.
  bool include_screenshot = true;
  /// Elements with this text in name, description, value or role, hidden ones too, and their ancestors.
  std::optional<std::string> query{};
  /// snapshot_id of an earlier reply: only what was added, changed or removed since; the whole where that is shorter.
  /// Not with query.
  std::optional<std::int64_t> since{};
  /// markdown lists what does not show, too; others always do.
  bool hidden = false;
  /// At most so many, breadth first.
  std::int64_t max_elements = 1500;
  /// Levels below the window.
  std::int64_t max_depth = 64;
  /// Numbers what can be acted on in the picture.
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
  /// Modal dialog that keeps it from taking input; absent when none does.
  std::optional<WindowId> blocked_by{};
  /// Its title.
  std::optional<std::string> blocked_by_title{};
  /// Modal dialog inside the window, which keeps the rest from taking input.
  std::optional<std::string> modal_element{};
  /// Modal dialogs that block it besides blocked_by, or besides modal_element where nothing is, in the order in which
  /// they can be answered; at most 8. Absent when there are none.
  std::optional<std::vector<BlockingDialog>> further_dialogs{};
  /// How many more there are than further_dialogs has; absent when it has all.
  std::optional<std::int64_t> further_dialogs_left_out{};
  /// Windows that came since this session last looked at one; absent when there are none.
  std::optional<std::vector<Window>> new_windows{};
  /// Element of the window that has its focus; absent when none says so.
  std::optional<std::string> focus{};
  /// Window that the desktop calls active instead of this; absent when this one is, or none.
  std::optional<std::string> active_window{};
  /// The same of earlier actions of this session, after they were answered; absent when there was none.
  std::optional<LateSideEffects> late_side_effects{};
  /// Elements that markdown leaves out because they do not show.
  std::optional<std::int64_t> not_shown{};
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
  /// Elements that the tree has, or that match the query.
  std::int64_t count = 0;
  /// Elements that do not match the query, listed because those lie in them; absent without query.
  std::optional<std::int64_t> ancestors{};
  /// element_index of those that match the query; absent without query.
  std::optional<std::vector<std::int64_t>> matches{};
  /// Whether the tree holds everything the application offers.
  bool complete = false;
  /// What is missing and why.
  std::optional<std::string> incomplete_reason{};
  /// The tree is missing or shows nothing to act on; address points of the picture.
  bool degraded = false;
  /// Why.
  std::optional<std::string> degraded_reason{};
  /// Snapshot that added, changed and removed refer to; absent when elements has the whole tree.
  std::optional<std::int64_t> since{};
  /// Why the whole tree came although since was given.
  std::optional<std::string> since_note{};
  /// Elements that are new since then.
  std::optional<std::vector<Element>> added{};
  /// Elements that say something else since then, as they are now.
  std::optional<std::vector<Element>> changed{};
  /// element_index of those that are gone since then.
  std::optional<std::vector<std::int64_t>> removed{};
  /// In tree order; empty where since is answered by what changed.
  std::vector<Element> elements{};
};
void write(JsonWriter& writer, const GetWindowStateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetWindowStateResult& value);

/// All problems at once, never half a struct.
Result<GetWindowStateArgs> parse_get_window_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Reads a window: what shows of it as numbered elements, and a picture. Take one before acting on elements; numbers
/// stay with their element. Closed menus, other pages and what is scrolled away are counted (+N hidden); hidden lists
/// them, query finds them.
/// Written by hand in impl/tools/desktop/get_window_state.cpp.
Result<Reply> get_window_state(Call& call, const Target& target, const GetWindowStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_window_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_window_state_tool;

}  // namespace offhand::tools::desktop
