#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/input.h"
#include "platform/api/gesture.h"

namespace offhand {

// What each verb is told besides its target. The values name no tool: every toolset, and the undoing of an action, says
// the same in these.

/// A click or several in a row, or an action of the element's own.
struct PressParameters {
  MouseButton button = MouseButton::left;
  int count = 1;
  platform::Modifiers modifiers = {};
  /// By its meaning ("press", "show_menu", "pick", "confirm", "cancel", "open") or the toolkit's own name. A press has
  /// other ways than the element's action; every other action has none.
  std::string action = "press";
};

struct ContextMenuParameters {
  platform::Modifiers modifiers = {};
};

/// Key chords, pressed one after another.
struct KeysParameters {
  std::vector<platform::KeyPress> keys;
  std::chrono::milliseconds delay{};
};

enum class Writing {
  insert,  ///< At the caret, in place of what is selected.
  replace  ///< In place of all that the field holds.
};

/// What is pressed behind a text that is sent by keys.
enum class Ending {
  none,
  return_key  ///< The editor of a cell writes its text into the cell; not what it added to it by itself.
};

struct TextParameters {
  std::string text;
  Writing writing = Writing::insert;
  /// Between characters where keys are sent.
  std::chrono::milliseconds delay{};
  Ending ending = Ending::none;
};

/// A number, an option, on, off, text, or the paths of files, one a line.
struct ValueParameters {
  std::string value;
  /// The absolute path of a file that may be handed over to a page; an error for any other. Null: none may.
  std::function<Result<std::string>(const std::string& path)> file = {};
};

struct ScrollParameters {
  ScrollDirection direction = ScrollDirection::down;
  ScrollBy by = ScrollBy::line;
  std::int64_t amount = 1;
  /// Instead of both: so many pixels, to within one step of what scrolls.
  std::optional<std::int64_t> pixels = {};
  /// With any the wheel alone is used, and what it does is the application's affair: most enlarge something.
  platform::Modifiers modifiers = {};
};

/// From the target's first point to its second.
struct DragParameters {
  MouseButton button = MouseButton::left;
  platform::Modifiers modifiers = {};
  /// From the press to the release, in so many moves along a straight line.
  std::chrono::milliseconds duration{};
  int steps = 1;
};

/// A button at the target's point that goes down and stays down, or comes up again.
struct HoldParameters {
  MouseButton button = MouseButton::left;
  platform::PointerHold::Phase phase = platform::PointerHold::Phase::press;
};

struct MenuParameters {
  /// Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command.
  std::vector<std::string> path;
};

/// How a browser that is launched serves its pages to us.
struct PagesByPipe {};
struct PagesByPort {
  std::int64_t port = 0;
};

struct LaunchParameters {
  /// Of the application, its desktop entry or its program.
  std::optional<std::string> name;
  /// Where nothing has that name, the installed application whose name is the most like it is started.
  bool accepts_similar_names = false;
  /// Program or desktop entry to start; wins over `name`.
  std::optional<std::string> path;
  std::vector<std::string> arguments;
  /// Files or addresses to open.
  std::vector<std::string> opens;
  bool new_instance = false;
  std::variant<std::monostate, PagesByPipe, PagesByPort> pages;
  /// Where it serves the WebKit inspector.
  std::optional<std::int64_t> webkit_inspector_port;
  /// Relative paths count from here, and the program starts here; empty: where this process works.
  std::string folder;
  /// Whether only installed applications may be started, without arguments of the caller's own.
  bool installed_only = true;
  /// Whether what the program writes to its standard error is kept for messages.
  bool keeps_errors = false;
};

}  // namespace offhand
