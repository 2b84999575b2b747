#pragma once

#include <string_view>

namespace offhand {

/// What a role is to somebody who looks at a window.
enum class RoleKind {
  control,    ///< Can be acted on: a button, a field.
  item,       ///< One of many alike in a list, a table or a tree: a row, a cell.
  text,       ///< Says something.
  picture,    ///< Says something only where it has a name.
  dialog,     ///< Asks for attention.
  line,       ///< A separator: divides.
  container,  ///< Holds others, and says something only by its name.
};

RoleKind kind_of(std::string_view role);

/// Whether what lies in an element of this role is what it is called.
bool is_named_by_content(std::string_view role);

/// A cell of a table or a header over or beside some.
bool is_cell(std::string_view role);

}  // namespace offhand
