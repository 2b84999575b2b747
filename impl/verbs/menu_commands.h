#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generated/types/action.h"
#include "impl/action/action_run.h"
#include "impl/perception/menu_labels.h"
#include "platform/api/menus.h"

namespace offhand {

/// A command that a caller named, by its own name or by the menu entry that stands for it.
struct NamedCommand {
  platform::Command command;
  /// What people read.
  std::string label;
  platform::CommandState now;
};

/// What the application of a window tells of its menus and commands without anything being opened. Nothing of it is
/// carried out but what the caller named.
class MenuCommands {
 public:
  explicit MenuCommands(platform::ToldMenus told) : told_(std::move(told)) {}

  /// The command that a path names; empty: what is told says nothing of it. `no_such_menu_entry`,
  /// `ambiguous_menu_entry`, `menu_path_incomplete`, `menu_entry_disabled`, `invalid_command_value`.
  Result<std::optional<NamedCommand>> find(const std::vector<std::string>& path) const;

  /// Those that can be named now, and `others` beside them, for messages; empty where there are none.
  std::string list_of_commands(const std::vector<std::string>& others) const;

 private:
  using Places = std::vector<std::size_t>;

  Result<std::optional<NamedCommand>> by_name(const std::string& text) const;
  Result<std::optional<NamedCommand>> by_labels(const std::vector<std::string>& path) const;
  Places below(int parent) const;
  std::vector<MenuChoice> choices_of(const Places& places) const;

  platform::ToldMenus told_;
};

/// Has the application do it.
Strategy run_command(ActionRun& run, platform::Menus& menus, const NamedCommand& named);
/// What tells that it was done, where the command holds something: what it holds then. Where not, what the application
/// shows has to tell.
Observation observe_command(const ActionRun& run, platform::Menus& menus, const NamedCommand& named);

}  // namespace offhand
