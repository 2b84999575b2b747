#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand {

/// A menu choice: its label, and how to name it when others have the same label ("element 12", "win.save").
struct MenuChoice {
  std::string label;
  std::string name;
};

/// A label without mnemonic mark, shortcut, ellipsis and outer space, case-folded: "_Save As…", "Save As..." and "save
/// as" are equal.
std::string menu_label(std::string_view text);

/// The position of the choice with this label: exactly, else by menu_label(). `where` names the menu, for messages.
/// Fails with `no_such_menu_entry`, which also lists `commands`, or `ambiguous_menu_entry`.
Result<std::size_t> choice_called(const std::vector<MenuChoice>& choices, const std::string& label,
                                  const std::string& where, const std::string& commands = {});

/// A list for messages: "\"New\", \"Open\" and more".
std::string list_of(const std::vector<MenuChoice>& choices);

}  // namespace offhand
