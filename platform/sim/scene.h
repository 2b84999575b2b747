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
#include "platform/api/node_attributes.h"
#include "platform/api/screen_layout.h"
#include "platform/api/tree.h"
#include "platform/api/user_desk.h"
#include "platform/api/windows.h"

/// The contents of a scene file as plain values. README.md describes the format; nothing here is alive.
namespace offhand::platform::sim {

using Milliseconds = std::chrono::milliseconds;

struct Rectangle {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  bool contains(double px, double py) const { return px >= x && py >= y && px < x + width && py < y + height; }
  /// Empty (without width or height) if they do not intersect.
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

/// One scripted change: to a node, a window, an application or the display. One flat struct, because most deeds share
/// most members; the reader checks which belong to which.
struct ScriptedDeed {
  Deed deed{};
  /// JSON pointer into the scene, for messages.
  std::string pointer;
  Milliseconds after{0};
  Announce announce = Announce::yes;
  /// Name of an application; empty: the current one.
  std::string application;
  /// id or name of a node; empty: the current node.
  std::string node;
  /// Title of a window, or its id as text; empty: the current window.
  std::string window;
  std::string text;
  /// recycle: id or name of the new parent; empty: unchanged.
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
  /// The id for scripts; a unique name works too.
  std::string id;
  Role role = Role::generic;
  std::string platform_role;
  std::string name;
  std::string description;
  /// As a browser reports it for an element of a page.
  Markup markup;
  std::string value;
  bool has_value = false;
  States states;
  /// In the window.
  std::optional<Rectangle> bounds;
  std::vector<std::string> actions;
  bool editable = false;
  /// Accepts all actions and input without any effect.
  bool deaf = false;
  /// Clips its content, for display and for hit tests.
  bool clips = false;
  /// Multi-line text: return and line breaks are kept.
  bool multiline = false;
  /// Of a slider: the limits for the arrow keys.
  std::optional<std::pair<int, int>> range;
  NodeAttributes attributes;
  std::vector<NodeSpec> children;
  Script on_press;
  /// Runs when a drag begins there.
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
  /// A modal dialog blocks its application's other windows.
  bool dialog = false;
  bool modal = false;
  /// Title or id, as text, of the window that owns this dialog or tool window; empty: none.
  std::string owner;
  /// Activation is refused, with this reason.
  std::string refuses_activation;
  /// Several accessibility trees match this window.
  bool ambiguous = false;
  /// It is the surface behind all windows.
  bool surface = false;
  NodeSpec root;
  /// id or name of the focused node of the window.
  std::string focus;
  Script on_open;
};

/// Which strategies work with an application. The presets are named after toolkits.
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
  /// After a press by an action, a control reacts only after this time and ignores further presses meanwhile.
  Milliseconds action_delay{0};
};

struct ApplicationSpec {
  std::string name;
  /// 0: the next free one.
  std::int64_t pid = 0;
  std::int64_t parent_pid = 1;
  std::string program;
  Flavour flavour;
  /// The simulated duration of each call into it.
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
  /// Fails to start, with this reason.
  std::string fails;
  /// Name of a running application that opens the window instead; the new process exits with 0.
  std::string hands_over_to;
  ApplicationSpec application;
};

/// A fault at a given time or at the n-th call.
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
  double screen_scale = 1;
  /// From left to right; empty: one monitor that fills the screen.
  std::vector<Monitor> monitors;
  ScreenPoint pointer{640, 400};
  /// Title or id; empty: the topmost window.
  std::string active_window;
  bool has_active_window = true;
  /// The parts of the user state that cannot be observed.
  UserStateParts hidden;
  bool accessibility_bus = true;
  /// Whether accessibility is on; while it is off no application exposes a tree.
  bool accessibility = true;
  std::vector<ApplicationSpec> applications;
  std::vector<InstalledSpec> installed;
  std::vector<Trouble> troubles;
};

/// Keeps a word for as long as the process lives.
std::string_view keep(std::string_view word);

/// Parses a scene strictly: unknown keys, wrong types and dangling references are `configuration_invalid`, naming
/// `source` and the JSON pointer.
Result<Scene> parse_scene(std::string_view text, const std::string& source);
/// Parses a script: one deed or a list of deeds.
Result<Script> parse_script(std::string_view text);

}  // namespace offhand::platform::sim
