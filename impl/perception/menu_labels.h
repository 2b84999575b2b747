#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand {

/// Something that a menu offers: what people read, and how it can be named beside others that read the same
/// ("element 12", "win.save").
struct MenuChoice {
  std::string label;
  std::string name;
};

/// What people call an entry: without the mark of its shortcut, the shortcut itself, an ellipsis and outer space, in
/// one case. "_Save As…", "Save As..." and "save as" are the same.
std::string menu_label(std::string_view text);

/// The place of the one that is called so: exactly, else by menu_label(). `where` is what holds them, for messages.
/// `no_such_menu_entry`, which also tells of `commands`; `ambiguous_menu_entry`.
Result<std::size_t> choice_called(const std::vector<MenuChoice>& choices, const std::string& label,
                                  const std::string& where, const std::string& commands = {});

/// "\"New\", \"Open\" and more", for messages.
std::string list_of(const std::vector<MenuChoice>& choices);

}  // namespace offhand
