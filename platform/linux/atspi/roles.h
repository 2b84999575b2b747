#pragma once

#include <cstdint>
#include <string_view>

namespace offhand::platform::atspi {

/// AT-SPI roles that the code asks for by name; the numbers are the protocol's and free of any locale.
enum Role : std::uint32_t {
  role_alert = 2,
  role_check_box = 7,
  role_check_menu_item = 8,
  role_color_chooser = 9,
  role_combo_box = 11,
  role_dial = 15,
  role_dialog = 16,
  role_file_chooser = 19,
  role_font_chooser = 22,
  role_frame = 23,
  role_label = 29,
  role_menu = 33,
  role_menu_item = 35,
  role_page_tab = 37,
  role_password_text = 40,
  role_popup_menu = 41,
  role_progress_bar = 42,
  role_push_button = 43,
  role_radio_button = 44,
  role_radio_menu_item = 45,
  role_scroll_bar = 48,
  role_scroll_pane = 49,
  role_root_pane = 46,
  role_slider = 51,
  role_spin_button = 52,
  role_table = 55,
  role_terminal = 60,
  role_text = 61,
  role_toggle_button = 62,
  role_tool_tip = 64,
  role_tree = 65,
  role_tree_table = 66,
  role_viewport = 68,
  role_window = 69,
  role_paragraph = 73,
  role_application = 75,
  role_icon = 26,
  role_list = 31,
  role_list_item = 32,
  role_table_cell = 56,
  role_table_row = 90,
  role_tree_item = 91,
  role_autocomplete = 76,
  role_editbar = 77,
  role_entry = 79,
  role_document_frame = 82,
  role_heading = 83,
  role_section = 85,
  role_link = 88,
  role_document_text = 94,
  role_document_web = 95,
  role_list_box = 98,
  role_level_bar = 103,
  role_rating = 114,
  role_static = 116,
};

/// An item of a list, table or tree.
bool is_item(std::uint32_t role);
/// Of what opens in a window of its own over another: menus, lists of choices.
bool may_be_popup(std::uint32_t role);

/// As the Computer Use Protocol names it; "generic" where nothing fits.
std::string_view common_role(std::uint32_t role);
/// AT-SPI's own name.
std::string_view platform_role(std::uint32_t role);
/// Of a common role: their popups are their children in the tree and windows of their own on the screen.
bool has_popup(std::string_view role);
/// Roles whose number in the interface Value is what a reader wants to see.
bool shows_number(std::uint32_t role);
/// Roles whose text is their value, not just their label.
bool shows_text(std::uint32_t role);

}  // namespace offhand::platform::atspi
