#include "platform/linux/atspi/roles.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

namespace offhand::platform::atspi {
namespace {

struct RoleNames {
  std::string_view platform;
  std::string_view common;
};

/// Indexed by the number on the wire (AT-SPI 2.46).
constexpr std::array roles = std::to_array<RoleNames>({
    {"invalid", "generic"},
    {"accelerator label", "text"},
    {"alert", "alert"},
    {"animation", "img"},
    {"arrow", "img"},
    {"calendar", "grid"},
    {"canvas", "generic"},
    {"check box", "checkbox"},
    {"check menu item", "menuitemcheckbox"},
    {"color chooser", "dialog"},
    {"column header", "columnheader"},
    {"combo box", "combobox"},
    {"date editor", "textbox"},
    {"desktop icon", "img"},
    {"desktop frame", "generic"},
    {"dial", "slider"},
    {"dialog", "dialog"},
    {"directory pane", "group"},
    {"drawing area", "generic"},
    {"file chooser", "dialog"},
    {"filler", "generic"},
    {"focus traversable", "generic"},
    {"font chooser", "dialog"},
    {"frame", "window"},
    {"glass pane", "generic"},
    {"html container", "document"},
    {"icon", "img"},
    {"image", "img"},
    {"internal frame", "group"},
    {"label", "text"},
    {"layered pane", "generic"},
    {"list", "list"},
    {"list item", "listitem"},
    {"menu", "menu"},
    {"menu bar", "menubar"},
    {"menu item", "menuitem"},
    {"option pane", "group"},
    {"page tab", "tab"},
    {"page tab list", "tablist"},
    {"panel", "group"},
    {"password text", "textbox"},
    {"popup menu", "menu"},
    {"progress bar", "progressbar"},
    {"push button", "button"},
    {"radio button", "radio"},
    {"radio menu item", "menuitemradio"},
    {"root pane", "generic"},
    {"row header", "rowheader"},
    {"scroll bar", "scrollbar"},
    {"scroll pane", "generic"},
    {"separator", "separator"},
    {"slider", "slider"},
    {"spin button", "spinbutton"},
    {"split pane", "generic"},
    {"status bar", "status"},
    {"table", "table"},
    {"table cell", "cell"},
    {"table column header", "columnheader"},
    {"table row header", "rowheader"},
    {"tearoff menu item", "menuitem"},
    {"terminal", "textbox"},
    {"text", "textbox"},
    {"toggle button", "button"},
    {"tool bar", "toolbar"},
    {"tool tip", "tooltip"},
    {"tree", "tree"},
    {"tree table", "table"},
    {"unknown", "generic"},
    {"viewport", "generic"},
    {"window", "window"},
    {"extended", "generic"},
    {"header", "banner"},
    {"footer", "contentinfo"},
    {"paragraph", "group"},
    {"ruler", "generic"},
    {"application", "application"},
    {"autocomplete", "combobox"},
    {"editbar", "textbox"},
    {"embedded", "generic"},
    {"entry", "textbox"},
    {"chart", "img"},
    {"caption", "text"},
    {"document frame", "document"},
    {"heading", "heading"},
    {"page", "group"},
    {"section", "region"},
    {"redundant object", "generic"},
    {"form", "form"},
    {"link", "link"},
    {"input method window", "window"},
    {"table row", "row"},
    {"tree item", "treeitem"},
    {"document spreadsheet", "document"},
    {"document presentation", "document"},
    {"document text", "document"},
    {"document web", "document"},
    {"document email", "document"},
    {"comment", "group"},
    {"list box", "list"},
    {"grouping", "group"},
    {"image map", "img"},
    {"notification", "alert"},
    {"info bar", "status"},
    {"level bar", "progressbar"},
    {"title bar", "titlebar"},
    {"block quote", "group"},
    {"audio", "generic"},
    {"video", "generic"},
    {"definition", "group"},
    {"article", "group"},
    {"landmark", "region"},
    {"log", "log"},
    {"marquee", "marquee"},
    {"math", "group"},
    {"rating", "slider"},
    {"timer", "timer"},
    {"static", "text"},
    {"math fraction", "group"},
    {"math root", "group"},
    {"subscript", "text"},
    {"superscript", "text"},
    {"description list", "list"},
    {"description term", "text"},
    {"description value", "text"},
    {"footnote", "group"},
    {"content deletion", "group"},
    {"content insertion", "group"},
    {"mark", "text"},
    {"suggestion", "group"},
    {"push button menu", "button"},
});

static_assert(roles[role_frame].platform == "frame" && roles[role_password_text].platform == "password text" &&
              roles[role_entry].platform == "entry" && roles[role_static].platform == "static" &&
              roles[role_section].platform == "section" && roles[role_link].platform == "link" && roles.size() == 130);

}  // namespace

std::string_view common_role(std::uint32_t role) { return role < roles.size() ? roles[role].common : "generic"; }

std::string_view platform_role(std::uint32_t role) { return role < roles.size() ? roles[role].platform : "unknown"; }

bool has_popup(std::string_view role) {
  constexpr std::string_view roles_with_popup[] = {"menu",          "menubar",  "menuitem", "menuitemcheckbox",
                                                   "menuitemradio", "combobox", "button"};
  return std::find(std::begin(roles_with_popup), std::end(roles_with_popup), role) != std::end(roles_with_popup);
}

bool shows_number(std::uint32_t role) {
  switch (role) {
    case role_dial:
    case role_progress_bar:
    case role_scroll_bar:
    case role_slider:
    case role_spin_button:
    case role_level_bar:
    case role_rating:
      return true;
    default:
      return false;
  }
}

bool may_be_popup(std::uint32_t role) {
  return role == role_window || role == role_popup_menu || role == role_menu || role == role_tool_tip;
}

bool is_item(std::uint32_t role) {
  switch (role) {
    case role_icon:
    case role_list_item:
    case role_table_cell:
    case role_table_row:
    case role_tree_item:
      return true;
    default:
      return false;
  }
}

bool shows_text(std::uint32_t role) {
  switch (role) {
    case role_password_text:
    case role_terminal:
    case role_text:
    case role_paragraph:
    case role_autocomplete:
    case role_editbar:
    case role_entry:
    case role_document_text:
      return true;
    default:
      return false;
  }
}

}  // namespace offhand::platform::atspi
