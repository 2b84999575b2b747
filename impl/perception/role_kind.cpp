#include "impl/perception/role_kind.h"

#include <algorithm>
#include <array>
#include <utility>

namespace offhand {
namespace {

constexpr auto kinds = std::to_array<std::pair<std::string_view, RoleKind>>({
    {"alert", RoleKind::dialog},
    {"alertdialog", RoleKind::dialog},
    {"button", RoleKind::control},
    {"cell", RoleKind::item},
    {"checkbox", RoleKind::control},
    {"columnheader", RoleKind::item},
    {"combobox", RoleKind::control},
    {"dialog", RoleKind::dialog},
    {"gridcell", RoleKind::item},
    {"img", RoleKind::picture},
    {"link", RoleKind::control},
    {"listitem", RoleKind::item},
    {"menuitem", RoleKind::control},
    {"menuitemcheckbox", RoleKind::control},
    {"menuitemradio", RoleKind::control},
    {"option", RoleKind::item},
    {"progressbar", RoleKind::control},
    {"radio", RoleKind::control},
    {"row", RoleKind::item},
    {"rowheader", RoleKind::item},
    {"scrollbar", RoleKind::control},
    {"searchbox", RoleKind::control},
    {"separator", RoleKind::line},
    {"slider", RoleKind::control},
    {"spinbutton", RoleKind::control},
    {"switch", RoleKind::control},
    {"tab", RoleKind::control},
    {"text", RoleKind::text},
    {"textbox", RoleKind::control},
    {"treeitem", RoleKind::item},
});

template <std::size_t count>
bool is_one_of(std::string_view role, const std::array<std::string_view, count>& roles) {
  return std::ranges::find(roles, role) != roles.end();
}

}  // namespace

RoleKind kind_of(std::string_view role) {
  const auto* const found = std::ranges::find(kinds, role, &std::pair<std::string_view, RoleKind>::first);
  return found == kinds.end() ? RoleKind::container : found->second;
}

bool is_named_by_content(std::string_view role) {
  static constexpr auto roles =
      std::to_array<std::string_view>({"button", "cell", "checkbox", "columnheader", "gridcell", "heading", "link",
                                       "listitem", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio",
                                       "row", "rowheader", "switch", "tab", "tooltip", "treeitem"});
  return is_one_of(role, roles);
}

bool is_cell(std::string_view role) {
  static constexpr auto roles = std::to_array<std::string_view>({"cell", "columnheader", "gridcell", "rowheader"});
  return is_one_of(role, roles);
}

}  // namespace offhand
