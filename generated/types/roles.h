// Generated from schema/common/roles.json. Do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "codegen/runtime/enum_set.h"

namespace offhand {

/// What an element is, as ARIA and the Computer Use Protocol name it.
enum class Role : std::uint8_t {
  /// A message that wants to be read now.
  alert,
  /// A dialog that warns and waits for an answer.
  alertdialog,
  /// A program as a whole, of which windows are the children; in a page, a part that handles keys itself.
  application,
  /// What stands at the head of a page: its logo, its name.
  banner,
  /// Does something when it is pressed; one that stays down says so by the state pressed.
  button,
  /// A cell of a table or grid.
  cell,
  /// A box that is ticked or not, or mixed.
  checkbox,
  /// The heading of a column.
  columnheader,
  /// A field with a list that opens below it.
  combobox,
  /// A part of a page that accompanies the main one.
  complementary,
  /// What stands at the foot of a page: copyright, contact.
  contentinfo,
  /// A window, or a part of a page, that asks for something.
  dialog,
  /// Content that is read: a page, a text.
  document,
  /// Fields that are sent together.
  form,
  /// Holds others and means nothing by itself; also what no other role fits.
  generic,
  /// A table whose cells can be moved through and acted on.
  grid,
  /// Elements that belong together.
  group,
  /// The heading of a section.
  heading,
  /// A picture.
  img,
  /// Leads to another place.
  link,
  /// A list of items.
  list,
  /// An item of a list.
  listitem,
  /// Messages of which new ones come at the end.
  log,
  /// The main part of a page.
  main,
  /// Text that passes by.
  marquee,
  /// A list of commands, or what opens one.
  menu,
  /// The bar of a window's menus.
  menubar,
  /// A command of a menu.
  menuitem,
  /// A command of a menu that is ticked or not.
  menuitemcheckbox,
  /// A command of a menu of which one of several is ticked.
  menuitemradio,
  /// Links that lead through a site.
  navigation,
  /// Only lays out; what it holds is what counts.
  none,
  /// One of the choices of a list or combo box.
  option,
  /// How far something has come.
  progressbar,
  /// A button of which one of several is chosen.
  radio,
  /// A section of a page with a name.
  region,
  /// A row of a table or grid.
  row,
  /// The heading of a row.
  rowheader,
  /// Scrolls what lies beside it.
  scrollbar,
  /// A part of a page that searches.
  search,
  /// A field for what to search for.
  searchbox,
  /// A line that divides others.
  separator,
  /// Holds a number that is set by moving a knob.
  slider,
  /// Holds a number that is typed or stepped.
  spinbutton,
  /// A bar, or a part of a page, that tells how things stand.
  status,
  /// Is on or off.
  switch_,
  /// Brings its page to the front.
  tab,
  /// Rows and columns of cells.
  table,
  /// A row of tabs.
  tablist,
  /// The page of a tab.
  tabpanel,
  /// Words that say something. An extension of the Computer Use Protocol; ARIA has none.
  text,
  /// A field for text, of one or several lines.
  textbox,
  /// Time that runs or runs out.
  timer,
  /// The title of a window. An extension of the Computer Use Protocol; ARIA has none.
  titlebar,
  /// A bar of buttons and the like.
  toolbar,
  /// Explains what the pointer rests on.
  tooltip,
  /// Items that hold others, which can be folded away.
  tree,
  /// An item of a tree.
  treeitem,
  /// A window of an application.
  window,
};
using Roles = EnumSet<Role>;

/// What there is to know of a role.
enum class RoleTrait : std::uint8_t {
  /// Somebody who looks at a window acts on it, or reads a number off it.
  control,
  /// One of many alike in a list, a table or a tree, which a double click opens.
  item,
  /// A cell of a table, or the heading over or beside some.
  cell,
  /// Asks for attention when it appears.
  attention,
  /// Waits for an answer.
  dialog,
  /// Holds others, and says something only by its name.
  container,
  /// Its items may be used again for others when it scrolls, so an item is known by its name too.
  collection,
  /// Is called by what lies in it.
  named_by_content,
  /// Takes text and nothing else.
  text_field,
  /// Takes text, itself or by a field that is a part of it.
  entry,
  /// Words beside it, or above it, are its name where it has none.
  labelled,
  /// What lies in it under its name, or without one, is a part of it and takes clicks for it. Of a spin button and a
  /// tab it is a button of its own.
  wraps_part,
  /// Tab leads on from it and does nothing else there.
  tab_stop,
  /// Begins with a box or circle that is ticked, behind whose words much may be empty.
  has_tick,
  /// The space bar presses it; keys that scroll change nothing there.
  pressed_by_space,
  /// Each click is one of its own, however soon the next one comes.
  single_clicks,
  /// A click turns it on or off.
  toggle,
  /// A click turns it on, and others of its group off.
  exclusive,
  /// A click selects it.
  selectable,
  /// Its states are what a click changes; of others they say only that the click was noticed.
  keeps_state,
  /// One of what it holds can be chosen.
  holds_options,
  /// A click opens a menu or a list, which takes pointer and keyboard.
  opens_menu,
  /// What opens of it are its children in the tree and a window of their own on the screen.
  has_popup,
  /// A command in a menu.
  menu_item,
  /// What it holds may lie outside of its place.
  children_beside,
};
using RoleTraits = EnumSet<RoleTrait>;

inline constexpr std::array<RoleTraits, 59> kRoleTraits{{
    {RoleTrait::attention},
    {RoleTrait::attention, RoleTrait::dialog},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::pressed_by_space, RoleTrait::single_clicks, RoleTrait::has_popup},
    {RoleTrait::item, RoleTrait::cell, RoleTrait::named_by_content, RoleTrait::selectable, RoleTrait::keeps_state, RoleTrait::children_beside},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::labelled, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::has_tick, RoleTrait::pressed_by_space, RoleTrait::single_clicks, RoleTrait::toggle, RoleTrait::keeps_state},
    {RoleTrait::cell, RoleTrait::named_by_content, RoleTrait::keeps_state},
    {RoleTrait::control, RoleTrait::entry, RoleTrait::labelled, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::keeps_state, RoleTrait::holds_options, RoleTrait::opens_menu, RoleTrait::has_popup},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::attention, RoleTrait::dialog},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::container, RoleTrait::collection},
    {RoleTrait::container},
    {RoleTrait::container, RoleTrait::named_by_content},
    {},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::single_clicks, RoleTrait::children_beside},
    {RoleTrait::container, RoleTrait::collection, RoleTrait::holds_options},
    {RoleTrait::item, RoleTrait::named_by_content, RoleTrait::selectable, RoleTrait::keeps_state, RoleTrait::children_beside},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::container, RoleTrait::holds_options, RoleTrait::opens_menu, RoleTrait::has_popup},
    {RoleTrait::container, RoleTrait::opens_menu, RoleTrait::has_popup},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::single_clicks, RoleTrait::has_popup, RoleTrait::menu_item},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::single_clicks, RoleTrait::toggle, RoleTrait::keeps_state, RoleTrait::has_popup, RoleTrait::menu_item},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::single_clicks, RoleTrait::exclusive, RoleTrait::keeps_state, RoleTrait::has_popup, RoleTrait::menu_item},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::item, RoleTrait::named_by_content, RoleTrait::selectable, RoleTrait::keeps_state, RoleTrait::children_beside},
    {RoleTrait::control, RoleTrait::labelled},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::has_tick, RoleTrait::pressed_by_space, RoleTrait::single_clicks, RoleTrait::exclusive, RoleTrait::keeps_state},
    {RoleTrait::container},
    {RoleTrait::item, RoleTrait::named_by_content, RoleTrait::selectable, RoleTrait::keeps_state, RoleTrait::children_beside},
    {RoleTrait::cell, RoleTrait::named_by_content, RoleTrait::keeps_state},
    {RoleTrait::control, RoleTrait::single_clicks},
    {RoleTrait::container},
    {RoleTrait::control, RoleTrait::text_field, RoleTrait::entry, RoleTrait::labelled, RoleTrait::wraps_part, RoleTrait::tab_stop},
    {},
    {RoleTrait::control, RoleTrait::labelled, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::single_clicks, RoleTrait::keeps_state},
    {RoleTrait::control, RoleTrait::entry, RoleTrait::labelled, RoleTrait::tab_stop},
    {RoleTrait::container},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::labelled, RoleTrait::wraps_part, RoleTrait::tab_stop, RoleTrait::pressed_by_space, RoleTrait::single_clicks, RoleTrait::toggle, RoleTrait::keeps_state},
    {RoleTrait::control, RoleTrait::named_by_content, RoleTrait::tab_stop, RoleTrait::single_clicks, RoleTrait::selectable, RoleTrait::keeps_state, RoleTrait::children_beside},
    {RoleTrait::container, RoleTrait::collection},
    {RoleTrait::container, RoleTrait::holds_options},
    {RoleTrait::container},
    {RoleTrait::children_beside},
    {RoleTrait::control, RoleTrait::text_field, RoleTrait::entry, RoleTrait::labelled, RoleTrait::wraps_part, RoleTrait::tab_stop},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::container},
    {RoleTrait::container, RoleTrait::named_by_content},
    {RoleTrait::container, RoleTrait::collection, RoleTrait::holds_options},
    {RoleTrait::item, RoleTrait::named_by_content, RoleTrait::selectable, RoleTrait::keeps_state, RoleTrait::children_beside},
    {RoleTrait::container},
}};

constexpr bool has(Role role, RoleTrait trait) { return kRoleTraits[static_cast<std::size_t>(role)].contains(trait); }
constexpr bool has_any(Role role, RoleTraits traits) {
  return kRoleTraits[static_cast<std::size_t>(role)].intersects(traits);
}

std::string_view to_string(Role role);
std::optional<Role> role_from_string(std::string_view text);

/// Whether a word is another name of a role, or of what its platform calls by a name. All in small letters and
/// digits alone.
bool is_role_synonym(std::string_view word, Role role, std::string_view platform_name);

/// ARIA 1.2, as pages write them.
std::optional<Role> role_of_aria(std::string_view name);

/// AT-SPI 2.46, by the number on the wire, which no locale touches.
enum AtspiRole : std::uint32_t {
  atspi_invalid = 0,
  atspi_accelerator_label = 1,
  atspi_alert = 2,
  atspi_animation = 3,
  atspi_arrow = 4,
  atspi_calendar = 5,
  atspi_canvas = 6,
  atspi_check_box = 7,
  atspi_check_menu_item = 8,
  atspi_color_chooser = 9,
  atspi_column_header = 10,
  atspi_combo_box = 11,
  atspi_date_editor = 12,
  atspi_desktop_icon = 13,
  atspi_desktop_frame = 14,
  atspi_dial = 15,
  atspi_dialog = 16,
  atspi_directory_pane = 17,
  atspi_drawing_area = 18,
  atspi_file_chooser = 19,
  atspi_filler = 20,
  atspi_focus_traversable = 21,
  atspi_font_chooser = 22,
  atspi_frame = 23,
  atspi_glass_pane = 24,
  atspi_html_container = 25,
  atspi_icon = 26,
  atspi_image = 27,
  atspi_internal_frame = 28,
  atspi_label = 29,
  atspi_layered_pane = 30,
  atspi_list = 31,
  atspi_list_item = 32,
  atspi_menu = 33,
  atspi_menu_bar = 34,
  atspi_menu_item = 35,
  atspi_option_pane = 36,
  atspi_page_tab = 37,
  atspi_page_tab_list = 38,
  atspi_panel = 39,
  atspi_password_text = 40,
  atspi_popup_menu = 41,
  atspi_progress_bar = 42,
  atspi_push_button = 43,
  atspi_radio_button = 44,
  atspi_radio_menu_item = 45,
  atspi_root_pane = 46,
  atspi_row_header = 47,
  atspi_scroll_bar = 48,
  atspi_scroll_pane = 49,
  atspi_separator = 50,
  atspi_slider = 51,
  atspi_spin_button = 52,
  atspi_split_pane = 53,
  atspi_status_bar = 54,
  atspi_table = 55,
  atspi_table_cell = 56,
  atspi_table_column_header = 57,
  atspi_table_row_header = 58,
  atspi_tearoff_menu_item = 59,
  atspi_terminal = 60,
  atspi_text = 61,
  atspi_toggle_button = 62,
  atspi_tool_bar = 63,
  atspi_tool_tip = 64,
  atspi_tree = 65,
  atspi_tree_table = 66,
  atspi_unknown = 67,
  atspi_viewport = 68,
  atspi_window = 69,
  atspi_extended = 70,
  atspi_header = 71,
  atspi_footer = 72,
  atspi_paragraph = 73,
  atspi_ruler = 74,
  atspi_application = 75,
  atspi_autocomplete = 76,
  atspi_editbar = 77,
  atspi_embedded = 78,
  atspi_entry = 79,
  atspi_chart = 80,
  atspi_caption = 81,
  atspi_document_frame = 82,
  atspi_heading = 83,
  atspi_page = 84,
  atspi_section = 85,
  atspi_redundant_object = 86,
  atspi_form = 87,
  atspi_link = 88,
  atspi_input_method_window = 89,
  atspi_table_row = 90,
  atspi_tree_item = 91,
  atspi_document_spreadsheet = 92,
  atspi_document_presentation = 93,
  atspi_document_text = 94,
  atspi_document_web = 95,
  atspi_document_email = 96,
  atspi_comment = 97,
  atspi_list_box = 98,
  atspi_grouping = 99,
  atspi_image_map = 100,
  atspi_notification = 101,
  atspi_info_bar = 102,
  atspi_level_bar = 103,
  atspi_title_bar = 104,
  atspi_block_quote = 105,
  atspi_audio = 106,
  atspi_video = 107,
  atspi_definition = 108,
  atspi_article = 109,
  atspi_landmark = 110,
  atspi_log = 111,
  atspi_marquee = 112,
  atspi_math = 113,
  atspi_rating = 114,
  atspi_timer = 115,
  atspi_static = 116,
  atspi_math_fraction = 117,
  atspi_math_root = 118,
  atspi_subscript = 119,
  atspi_superscript = 120,
  atspi_description_list = 121,
  atspi_description_term = 122,
  atspi_description_value = 123,
  atspi_footnote = 124,
  atspi_content_deletion = 125,
  atspi_content_insertion = 126,
  atspi_mark = 127,
  atspi_suggestion = 128,
  atspi_push_button_menu = 129,
};
/// Role::generic where nobody has defined the number.
Role role_of_atspi(std::uint32_t number);
/// Its own name; empty where nobody has defined the number.
std::string_view atspi_name_of(std::uint32_t number);

/// Roles and subroles of macOS.
std::optional<Role> role_of_ax(std::string_view name);

/// What Chromium's own tree calls roles for which ARIA has no name.
std::optional<Role> role_of_chromium(std::string_view name);

/// Tags of HTML. Browsers give several roles to some.
Roles roles_of_html(std::string_view name);

/// Control types of UI Automation, by their identifiers.
enum UiaRole : std::uint32_t {
  uia_button = 50000,
  uia_calendar = 50001,
  uia_check_box = 50002,
  uia_combo_box = 50003,
  uia_edit = 50004,
  uia_hyperlink = 50005,
  uia_image = 50006,
  uia_list_item = 50007,
  uia_list = 50008,
  uia_menu = 50009,
  uia_menu_bar = 50010,
  uia_menu_item = 50011,
  uia_progress_bar = 50012,
  uia_radio_button = 50013,
  uia_scroll_bar = 50014,
  uia_slider = 50015,
  uia_spinner = 50016,
  uia_status_bar = 50017,
  uia_tab = 50018,
  uia_tab_item = 50019,
  uia_text = 50020,
  uia_tool_bar = 50021,
  uia_tool_tip = 50022,
  uia_tree = 50023,
  uia_tree_item = 50024,
  uia_custom = 50025,
  uia_group = 50026,
  uia_thumb = 50027,
  uia_data_grid = 50028,
  uia_data_item = 50029,
  uia_document = 50030,
  uia_split_button = 50031,
  uia_window = 50032,
  uia_pane = 50033,
  uia_header = 50034,
  uia_header_item = 50035,
  uia_table = 50036,
  uia_title_bar = 50037,
  uia_separator = 50038,
  uia_semantic_zoom = 50039,
  uia_app_bar = 50040,
};
/// Role::generic where nobody has defined the number.
Role role_of_uia(std::uint32_t number);
/// Its own name; empty where nobody has defined the number.
std::string_view uia_name_of(std::uint32_t number);

}  // namespace offhand
