#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "platform/api/delivery.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// What has to be known of a toolkit to act on its nodes and to believe what it says. Each row rests on a measurement;
/// what was not measured is taken to be as slow as the slowest. See docs/design/linux-measurements.md, "Traits".
struct ToolkitTraits {
  Toolkit toolkit;
  /// How long a node drops further actions after one, while it still answers that it took them.
  std::chrono::milliseconds busy_after_action;
  /// After so long nothing more comes of an action.
  std::chrono::milliseconds settles_within;
  /// By then whatever the toolkit does by a timer has begun; empty where that was not measured.
  std::optional<std::chrono::milliseconds> starts_within;
  /// A button that is down after it was pressed does what it does so long after that, by a timer; 0: not measured.
  std::chrono::milliseconds down_before_firing;
  /// A button that is not down after it was pressed has fired by then, so that less has to be waited for; empty where
  /// that says nothing.
  std::optional<std::chrono::milliseconds> starts_within_if_up = {};
  /// Whether a label is said twice, "6 6".
  bool doubles_names;
  /// Every node offers the same two actions, whether anything comes of them or not: "doDefault", "showContextMenu".
  bool offers_actions_everywhere;
  /// The items of a tree are new objects each time somebody asks for them; the old ones stay.
  bool remakes_tree_items;
  /// The path of the object made last is given to the next one, once it is gone; see Births.
  bool reuses_newest_path;
  /// The state of a window says whether the application takes it for the active one, but while a menu is open and for a
  /// moment after.
  bool tells_active_windows = false;
  /// It answers assistive technology from the loop that reads the events of its windows.
  bool answers_as_it_reads = false;
  /// A page's fields for files and colours open their dialogs for the pointer alone: to the page a press through
  /// accessibility is none of the user's.
  bool opens_choosers_by_pointer = false;
  /// What is chosen in it through accessibility its page is not told of: the option shows, and nobody hears of it.
  bool chooses_in_silence = false;
  /// A number that is written into a field of a page through accessibility shows there, and its page is not told of it.
  bool sets_numbers_in_silence = false;
  /// An option whose list is closed takes being asked for its action, and nothing comes of it, not even once its window
  /// shows.
  bool ignores_options_while_closed = false;
  /// A closed combo box takes the next option at each notch of a wheel over it, whatever has the focus, and is called
  /// what is chosen.
  bool turns_choices_by_wheel = false;
  /// What SelectChild selects is selected beside what was before, and of an item that lies in another the outer one is
  /// selected.
  bool adds_to_selection = false;
  /// Each object answers for its place and its actions, so that its interfaces need not be asked for because of these.
  bool all_have_places_and_actions = false;
  /// Menus that open beside a window are in no list of children.
  bool lists_no_popups = false;
  /// What "toggle" flips it flips without a click: whoever waits for one hears nothing (QAbstractButton::toggle()).
  bool toggles_unheard = false;
  /// Of a character beyond the first plane its texts tell U+FEFF behind it, which the field does not hold.
  bool pads_wide_characters = false;
  /// The text that a field for numbers tells may be the one before the last change, for as long as nothing else
  /// changes; its attribute `valuetext` is up to date.
  bool outdates_texts_of_numbers = false;
  /// The words of a page are no nodes of their own: what holds them tells them as its text, also where that has no
  /// name.
  bool keeps_words_in_text = false;
  /// What an object offers changes only with what Cache.GetItems says of the object.
  bool offers_by_cache = false;
  /// What the action of an item does, whatever it is called, is what a double click does; only "toggle" is a click.
  bool items_open_at_actions = false;
  /// "toggle" of a cell with a tick activates the row and flips nothing.
  bool activates_at_toggle = false;
  /// Check boxes and radio buttons are on or off by the time their action has been taken.
  bool flips_at_once = false;
  /// Of a minimised window it tells no change: what was ticked there is on, and its state is the old one until the
  /// window shows again.
  bool silent_while_minimised = false;
  /// What is pressed gets the focus of its window, and while that is not the active one nobody is told in time: what
  /// had it still says that it has.
  bool moves_focus_in_silence = false;
  /// Or it tells them so much later than of one that shows.
  std::chrono::milliseconds late_while_minimised{0};
  /// What lies at a point it says by then; before, it answers the first question with nothing.
  std::chrono::milliseconds tells_hits_within{0};
  /// What it answers a first question is from before; it goes and looks then, and has looked by this time at the
  /// latest; 0: the first answer is right.
  std::chrono::milliseconds stale_hits_within{0};
};

const ToolkitTraits& traits_of(Toolkit toolkit);

/// What makes a program show its accessibility tree when it is started again; empty when nothing is known to.
std::string how_to_show_tree(Toolkit toolkit);

/// What a toolkit that is not known to have accessibility is called; empty for one that has it.
std::string toolkit_without_trees(Toolkit toolkit);

/// States that say that a widget took notice, not that anything came of it. The same for all toolkits measured.
bool is_mere_notice(std::string_view state);

/// Properties that change when a widget is made, torn down or put elsewhere: nothing that anybody would see.
bool is_of_its_making(std::string_view property);

/// What became of an action, with what the toolkit is known to do after one.
Delivery with_traits(Delivery delivery, Toolkit toolkit);

}  // namespace offhand::platform::atspi
