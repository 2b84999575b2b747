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

/// How the tree is written: as an indented list (markdown), more briefly (compact), or as structured content (json and
/// envelope).
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
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  /// false: reads no accessibility tree, so that the reply has a picture alone.
  bool include_accessibility_tree = true;
  /// false: takes no picture, which is faster.
  bool include_screenshot = true;
  /// Text to look for. Lists only elements that have it in their name, description, value or role, hidden ones
  /// included, and their ancestors.
  std::optional<std::string> query{};
  /// Number of an element, from get_window_state: reads only that element, what lies in it, hidden or not, and of what
  /// it lies in only what that is. For lists and tables of which not everything was read.
  std::optional<ElementIndex> root_element{};
  /// How many children of root_element are passed over. The reply says from where to read on where max_elements did not
  /// suffice for all.
  std::optional<std::int64_t> offset{};
  /// snapshot_id of an earlier reply: lists only what was added, changed or removed since then, or the whole tree where
  /// that is shorter. Not together with query or root_element.
  std::optional<std::int64_t> since{};
  /// true: the format markdown also lists elements that cannot be seen; the other formats always do.
  bool hidden = false;
  /// Largest number of elements that is read; those nearest to the root come first.
  std::int64_t max_elements = 1500;
  /// Largest number of levels below the window that is read.
  std::int64_t max_depth = 64;
  /// true: draws the numbers of the elements that can be acted on into the picture.
  bool annotate = false;
  /// Another name of max_image_dimension, for older callers.
  std::optional<std::int64_t> max_dimension{};
  /// How the tree is written: as an indented list (markdown), more briefly (compact), or as structured content (json
  /// and envelope).
  GetWindowStateFormat format = GetWindowStateFormat::markdown;
  /// Accepted for older callers, and ignored.
  std::optional<std::string> capture_mode{};
  bool operator==(const GetWindowStateArgs&) const = default;
};
void write(JsonWriter& writer, const GetWindowStateArgs& value);
void read(const nlohmann::json& json, GetWindowStateArgs& out);
extern const SchemaNode get_window_state_args_schema;

struct GetWindowStateResult {
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
  /// Id of the modal dialog that keeps the window from taking input; absent when there is none.
  std::optional<WindowId> blocked_by{};
  /// Title of that dialog.
  std::optional<std::string> blocked_by_title{};
  /// Modal dialog inside the window, in words, which keeps the rest of the window from taking input.
  std::optional<std::string> modal_element{};
  /// Modal dialogs that block the window besides blocked_by or modal_element, in the order in which they can be
  /// answered; at most 8. Absent when there are none.
  std::optional<std::vector<BlockingDialog>> further_dialogs{};
  /// Number of dialogs beyond those in further_dialogs; absent when all are there.
  std::optional<std::int64_t> further_dialogs_left_out{};
  /// Side effects of earlier actions of this session that appeared after those calls were answered, or that last;
  /// absent when there were none.
  std::optional<LateSideEffects> late_side_effects{};
  /// Windows that opened since the session last listed or read windows; absent when there are none.
  std::optional<std::vector<Window>> new_windows{};
  /// Element that has the focus within the window, in words; absent when none reports it.
  std::optional<std::string> focus{};
  /// The active window of the desktop, in words, where that is another one; absent when this window is active, or none.
  std::optional<std::string> active_window{};
  /// Number of elements that the format markdown leaves out because they cannot be seen.
  std::optional<std::int64_t> not_shown{};
  /// Number of this snapshot, for since; absent when no tree was read.
  std::optional<std::int64_t> snapshot_id{};
  /// Process id of the application that owns the window.
  std::int64_t pid = 0;
  /// Id of the window.
  WindowId window_id = 0;
  /// Title of the window.
  std::string title{};
  /// Visible frame of the window, in pixels of the screen.
  Bounds bounds{};
  /// Number of elements in the tree; with query the number that match it.
  std::int64_t count = 0;
  /// Number of elements that are listed only because a match lies in them; absent without query.
  std::optional<std::int64_t> ancestors{};
  /// element_index of each element that matches the query; absent without query.
  std::optional<std::vector<std::int64_t>> matches{};
  /// Whether the tree holds everything that the application offers.
  bool complete = false;
  /// What is missing from the tree, and why.
  std::optional<std::string> incomplete_reason{};
  /// Whether there is no tree, or nothing in it that can be acted on. Address points of the picture then.
  bool degraded = false;
  /// Why the tree is missing or of no use.
  std::optional<std::string> degraded_reason{};
  /// snapshot_id that added, changed and removed refer to; absent when elements holds the whole tree.
  std::optional<std::int64_t> since{};
  /// Why the whole tree is in the reply although since was given.
  std::optional<std::string> since_note{};
  /// Elements that were added since then.
  std::optional<std::vector<Element>> added{};
  /// Elements that changed since then, as they are now.
  std::optional<std::vector<Element>> changed{};
  /// element_index of each element that was removed since then.
  std::optional<std::vector<std::int64_t>> removed{};
  /// The elements in the order of the tree; empty where the reply tells only what changed.
  std::vector<Element> elements{};
};
void write(JsonWriter& writer, const GetWindowStateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetWindowStateResult& value);

/// All problems at once, never half a struct.
Result<GetWindowStateArgs> parse_get_window_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Reads a window: its visible elements with their numbers, and a picture. Call it before acting on elements; numbers
/// stay with their element. Elements of closed menus, other pages and scrolled-away content are only counted (+N
/// hidden): hidden lists them, and query finds them.
/// Written by hand in impl/tools/desktop/get_window_state.cpp.
Result<Reply> get_window_state(Call& call, const Target& target, const GetWindowStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_window_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_window_state_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetWindowStateTool {
  using Arguments = GetWindowStateArgs;
  using Result = Reply;
  static const ToolInfo& info() { return get_window_state_tool; }
  static std::unique_ptr<Invocation> invocation(GetWindowStateArgs arguments);
};

}  // namespace offhand::tools::desktop
