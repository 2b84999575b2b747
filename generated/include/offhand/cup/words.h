// Generated from schema/common/cup.json. Do not edit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// The vocabulary of the Computer Use Protocol, version 0.1.0.
namespace offhand::cup {

/// What an element is, in the words of ARIA.
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
inline constexpr std::size_t kRoleCount = 59;
/// The word of the protocol.
std::string_view to_string(Role role);
/// The code of the short dialect of the compact text.
std::string_view short_code_of(Role role);
/// By the word of the protocol, in small letters; nothing for any other text.
std::optional<Role> role_from_string(std::string_view text);

/// A state that an element is in; absence means that it is not.
enum class State : std::uint8_t {
  /// Its content is being changed.
  busy,
  /// It is ticked or on.
  checked,
  /// What it holds is folded away.
  collapsed,
  /// It takes no input.
  disabled,
  /// Its text can be changed.
  editable,
  /// What it holds is shown.
  expanded,
  /// It has the keyboard focus.
  focused,
  /// It is not shown.
  hidden,
  /// It is neither ticked nor unticked: some of what it stands for is.
  mixed,
  /// Nothing else of its application takes input while it is open.
  modal,
  /// Several of its items can be selected.
  multiselectable,
  /// It lies outside of what is shown at present.
  offscreen,
  /// It is a button that stays down.
  pressed,
  /// Its value is shown and cannot be changed.
  readonly,
  /// It has to be filled in.
  required,
  /// It is chosen among others.
  selected,
};
inline constexpr std::size_t kStateCount = 16;
/// The word of the protocol.
std::string_view to_string(State state);
/// The code of the short dialect of the compact text.
std::string_view short_code_of(State state);
/// By the word of the protocol, in small letters; nothing for any other text.
std::optional<State> state_from_string(std::string_view text);

/// What an element can be asked to do.
enum class Action : std::uint8_t {
  /// What a click does.
  click,
  /// Folds away what it holds.
  collapse,
  /// Lowers its number by a step.
  decrement,
  /// Closes or gives up what it stands for.
  dismiss,
  /// What a double click does to an item.
  doubleclick,
  /// Shows what it holds.
  expand,
  /// Gives it the focus of its window.
  focus,
  /// Raises its number by a step.
  increment,
  /// What a finger does that rests on it.
  longpress,
  /// Opens its menu, as a right click does.
  rightclick,
  /// Scrolls what it holds.
  scroll,
  /// Chooses it among others.
  select,
  /// Gives it another value.
  setvalue,
  /// Turns it on or off.
  toggle,
  /// Puts text into it.
  type,
};
inline constexpr std::size_t kActionCount = 15;
/// The word of the protocol.
std::string_view to_string(Action action);
/// The code of the short dialect of the compact text.
std::string_view short_code_of(Action action);
/// By the word of the protocol, in small letters; nothing for any other text.
std::optional<Action> action_from_string(std::string_view text);

}  // namespace offhand::cup
