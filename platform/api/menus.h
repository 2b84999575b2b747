#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// A value of a basic type in words: "true", "-3", "by-name".
struct CommandValue {
  /// As the platform calls it; empty where somebody wrote the value who does not know.
  std::string type;
  std::string text;
  bool operator==(const CommandValue&) const = default;
};

/// Something an application does on request, by the name that it has there ("win.save-as"), and what it does it with.
struct Command {
  std::string name;
  std::optional<CommandValue> value = {};
};

/// How a command is at a moment.
struct CommandState {
  bool enabled = false;
  /// The type of the value that it takes; empty: none.
  std::string takes = {};
  /// Where it holds something: whether it is on, what is chosen.
  std::optional<CommandValue> state = {};
};

/// An entry of a menu that an application tells of, whether it shows it or not.
struct ToldMenuEntry {
  /// Place in `ToldMenus::entries` of the menu that holds it; -1: it is in the menu bar.
  int parent = -1;
  /// As people read it.
  std::string label;
  /// It holds others. They may be missing where the application adds them when the menu opens.
  bool is_menu = false;
  /// What choosing it does; empty for a menu, and where it cannot be asked for.
  std::optional<Command> command = {};
};

/// What an application tells of its menus and commands.
struct ToldMenus {
  /// Menus before what they hold.
  std::vector<ToldMenuEntry> entries;
  /// All commands, also those that no menu shows.
  std::map<std::string, CommandState> commands;
  /// Not all was read; why.
  std::string incomplete_reason;
};

/// Menus and commands that applications tell of without opening or showing anything.
class Menus {
 public:
  virtual ~Menus() = default;
  /// Those of a window; empty where its application tells of none. `app_not_responding`, `deadline_exceeded`.
  virtual Result<ToldMenus> read(const WindowInfo& window, const Limits& limits) = 0;
  /// A command as it is now; empty: there is none of this name.
  virtual Result<std::optional<CommandState>> state(const WindowInfo& window, const std::string& command,
                                                    const Limits& limits) = 0;
  /// Has it done. `not_attempted` where it is gone or disabled by now, or takes another value.
  virtual Delivery run(const WindowInfo& window, const Command& command, const Limits& limits) = 0;
};

}  // namespace offhand::platform
