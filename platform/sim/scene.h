#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/screen_layout.h"
#include "platform/api/tree.h"
#include "platform/api/user_desk.h"
#include "platform/api/windows.h"

/// What a scene file says, as plain values. README.md describes the form; nothing here is alive.
namespace offhand::platform::sim {

using Milliseconds = std::chrono::milliseconds;

struct Rectangle {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  bool contains(double px, double py) const { return px >= x && py >= y && px < x + width && py < y + height; }
  /// Without width or height where they share nothing.
  Rectangle common_part(const Rectangle& other) const {
    const int left = std::max(x, other.x);
    const int top = std::max(y, other.y);
    return {left, top, std::max(std::min(x + width, other.x + other.width) - left, 0),
            std::max(std::min(y + height, other.y + other.height) - top, 0)};
  }
  bool operator==(const Rectangle&) const = default;
};

enum class Deed {
  set_text,
  set_value,
  set_state,
  rename,
  move,
  append,
  insert_before,
  remove,
  recycle,
  calculate,
  open_window,
  close_window,
  set_title,
  minimize,
  take_focus,
  deactivate,
  hang,
  vanish,
  exit,
  storm,
  display,
  accessibility
};

enum class Announce { yes, silently };
enum class DisplayState { fine, lost, refused };

struct NodeSpec;
struct WindowSpec;

/// One thing that a scene lets happen: to a node, a window, an application or the display. One flat struct, because
/// most deeds share most members and the reader checks which belong to which.
struct ScriptedDeed {
  Deed deed{};
  /// Where it stands in the scene, for messages.
  std::string pointer;
  Milliseconds after{0};
  Announce announce = Announce::yes;
  /// Name of an application; empty: the one it happens in.
  std::string application;
  /// id or name of a node; empty: the node it happens at.
  std::string node;
  /// Title of a window, or its id as text; empty: the window it happens in.
  std::string window;
  std::string text;
  /// recycle: id or name of the new parent; empty: it stays where it was.
  std::string parent;
  ElementState state{};
  bool on = true;
  std::shared_ptr<const NodeSpec> node_spec;
  std::shared_ptr<const WindowSpec> window_spec;
  /// Absent: for ever.
  std::optional<Milliseconds> lasts;
  int per_second = 0;
  int status = 0;
  Rectangle bounds;
  DisplayState display = DisplayState::fine;
  bool takes_active = false;
  bool takes_focus = false;
  bool takes_stacking = false;
};
using Script = std::vector<ScriptedDeed>;

struct NodeSpec {
  /// What scripts call it; names serve too where they are unique.
  std::string id;
  std::string role = "generic";
  std::string platform_role;
  std::string name;
  std::string description;
  /// As a browser tells it of a page.
  Markup markup;
  std::string value;
  bool has_value = false;
  States states;
  /// In the window.
  std::optional<Rectangle> bounds;
  std::vector<std::string> actions;
  bool editable = false;
  /// Accepts whatever is done to it and does nothing.
  bool deaf = false;
  /// What it holds shows, and is hit, only inside its bounds.
  bool clips = false;
  /// Text of several lines: return and line breaks stay.
  bool multiline = false;
  /// Of a slider: arrow keys stay within it.
  std::optional<std::pair<int, int>> range;
  std::vector<NodeSpec> children;
  Script on_press;
  /// A drag begins there.
  Script on_hold;
  Script on_change;
  std::map<std::string, Script> on_action;
  std::map<std::string, Script> on_key;
};

struct WindowSpec {
  /// 0: the next free one.
  std::int64_t window_id = 0;
  std::string title;
  Rectangle bounds;
  bool minimized = false;
  bool on_current_space = true;
  /// A dialog that is modal keeps its application's other windows from reacting.
  bool dialog = false;
  bool modal = false;
  /// Title or id, as text, of the window of its application that it is a dialog or a tool of; empty: of none.
  std::string owner;
  /// Activation is refused, with this reason.
  std::string refuses_activation;
  /// Reading its tree finds several candidates.
  bool ambiguous = false;
  NodeSpec root;
  /// id or name of the node that has the focus within the window.
  std::string focus;
  Script on_open;
};

/// Which strategies work with an application. Presets carry the names of toolkits.
struct Flavour {
  std::string name = "plain";
  bool accessibility = true;
  bool actions = true;
  bool insert_text = true;
  bool quiet_focus = true;
  bool scroll_to = true;
  bool background_pointer = true;
  bool background_keys = true;
  bool foreground = true;
  /// Pressed by an action, a control reacts only after this time and ignores further presses meanwhile.
  Milliseconds action_delay{0};
};

struct ApplicationSpec {
  std::string name;
  /// 0: the next free one.
  std::int64_t pid = 0;
  std::int64_t parent_pid = 1;
  std::string program;
  Flavour flavour;
  /// Simulated time that each call into it takes.
  Milliseconds latency{0};
  bool other_user = false;
  /// Why it must never be ended.
  std::string protected_reason;
  std::vector<WindowSpec> windows;
};

/// An application that can be launched.
struct InstalledSpec {
  std::string name;
  std::string program;
  /// From the start to the first window.
  Milliseconds delay{0};
  bool shows_window = true;
  std::optional<int> exit_status;
  Milliseconds exits_after{0};
  /// Cannot be executed, with this reason.
  std::string fails;
  /// Name of a running application that opens the window instead; the new process exits with 0.
  std::string hands_over_to;
  ApplicationSpec application;
};

/// Something that goes wrong at a time, or at the n-th call.
struct Trouble {
  std::optional<Milliseconds> at;
  /// Name of the facet's function, or "any".
  std::string call;
  int nth = 1;
  /// Counts only calls into this application; empty: all.
  std::string application;
  bool after_the_call = false;
  Script script;
};

struct Scene {
  std::string source;
  int screen_width = 1280;
  int screen_height = 800;
  /// From left to right; none: one that is all of the screen.
  std::vector<Monitor> monitors;
  ScreenPoint pointer{640, 400};
  /// Title or id; empty: the topmost window.
  std::string active_window;
  bool has_active_window = true;
  /// What of the desk cannot be observed.
  UserStateParts hidden;
  bool accessibility_bus = true;
  std::vector<ApplicationSpec> applications;
  std::vector<InstalledSpec> installed;
  std::vector<Trouble> troubles;
};

/// A role of the Computer Use Protocol with storage of its own; empty when there is no such role.
std::string_view known_role(std::string_view role);
/// Keeps a word for as long as the process lives.
std::string_view keep(std::string_view word);

/// Reads a scene from its text. Strict: unknown keys, wrong types and dangling references are `configuration_invalid`,
/// naming `source` and the JSON pointer.
Result<Scene> parse_scene(std::string_view text, const std::string& source);
/// Reads a script alone, as a list of deeds or a single one.
Result<Script> parse_script(std::string_view text);

}  // namespace offhand::platform::sim
