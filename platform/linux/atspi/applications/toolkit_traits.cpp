#include "platform/linux/atspi/applications/toolkit_traits.h"

#include <algorithm>
#include <array>

namespace offhand::platform::atspi {
namespace {

using std::chrono::milliseconds;

// Buttons fire 250 ms after DoAction: of ten within 98 ms one does. The slowest effect came after 319 ms, in a
// calculator. Three SelectChild in a grid leave three selected.
constexpr ToolkitTraits gtk4{.toolkit = Toolkit::gtk4,
                             .busy_after_action = milliseconds(300),
                             .settles_within = milliseconds(600),
                             .starts_within = milliseconds(260),
                             .down_before_firing = milliseconds(0),
                             .doubles_names = true,
                             .offers_actions_everywhere = false,
                             .remakes_tree_items = false,
                             .reuses_newest_path = false,
                             .answers_as_it_reads = true,
                             .adds_to_selection = true};
// Buttons fire 250 ms after DoAction, and drop nothing meanwhile. What is ticked is so before it is painted. Items are
// activated by "activate", and those of libfm's icon view by "click", which is its only action: it opened the file.
// A cell with a tick offers "toggle": a list heard `row-activated` and no `toggled` (3.24.38, four cells of four).
constexpr ToolkitTraits gtk3{.toolkit = Toolkit::gtk3,
                             .busy_after_action = milliseconds(300),
                             .settles_within = milliseconds(600),
                             .starts_within = milliseconds(260),
                             .down_before_firing = milliseconds(0),
                             .doubles_names = false,
                             .offers_actions_everywhere = false,
                             .remakes_tree_items = false,
                             .reuses_newest_path = false,
                             .answers_as_it_reads = true,
                             .offers_by_cache = true,
                             .items_open_at_actions = true,
                             .activates_at_toggle = true,
                             .flips_at_once = true};
// Qt 5 buttons fire 100 ms after it: of ten within 68 ms one does. They are down meanwhile, and the timer is one of
// those that Qt lets run 5 % short. Tool buttons and items of Qt Quick fire at once and are not down after it. Of a
// checkable button "Toggle" is all it offers: dolphin's "Details" was down after it, and the view stayed what it was.
// A combo box without a focus policy says neither `focusable` nor which option is chosen, and is called that one: 5 of
// 5 notches took the next option (5.15). What lacks Component has no area, and answers so; what lacks Action names no
// actions (2,000 objects of nine programs).
constexpr ToolkitTraits qt{.toolkit = Toolkit::qt,
                           .busy_after_action = milliseconds(300),
                           .settles_within = milliseconds(600),
                           .starts_within = milliseconds(110),
                           .down_before_firing = milliseconds(90),
                           .starts_within_if_up = milliseconds(20),
                           .doubles_names = false,
                           .offers_actions_everywhere = false,
                           .remakes_tree_items = true,
                           .reuses_newest_path = true,
                           .tells_active_windows = true,
                           .answers_as_it_reads = true,
                           .turns_choices_by_wheel = true,
                           .all_have_places_and_actions = true,
                           .lists_no_popups = true,
                           .toggles_unheard = true};
// Renderers tell of their trees in batches, and are asked what lies at a point only behind the answer to that question:
// on a busy machine a second question that followed at once had the old answer too, two times of six. Those of a
// minimised window tell nothing: a box that was ticked, an option and a number that were set reached the page's server,
// and 600 ms later the tree had the old ones. Of twelve numbers that were typed over another one the text of four was
// the old one four seconds later, in fields for numbers alone (Chromium 156).
constexpr ToolkitTraits chromium{.toolkit = Toolkit::chromium,
                                 .busy_after_action = milliseconds(300),
                                 .settles_within = milliseconds(600),
                                 .starts_within = milliseconds(40),
                                 .down_before_firing = milliseconds(0),
                                 .doubles_names = false,
                                 .offers_actions_everywhere = true,
                                 .remakes_tree_items = false,
                                 .reuses_newest_path = false,
                                 .answers_as_it_reads = true,
                                 .all_have_places_and_actions = true,
                                 .outdates_texts_of_numbers = true,
                                 .silent_while_minimised = true,
                                 .moves_focus_in_silence = true,
                                 .stale_hits_within = milliseconds(300)};
// The process of a page is asked what lies on top in it only when somebody asks the first time: the answer was nothing,
// 6 ms later it was right, and within 30 ms of each change from then on. An option chosen by SelectChild is shown as
// selected, and the page gets no event of it; likewise a number written into a field, but not that of a slider. The
// text of a mail and of a plain <div> is that of a section without a name and without children. In a minimised window
// pages are drawn, and changes told, by a slower timer: under a load of 6 a row and a number were shown as they had
// been when the time for them was over. What is pressed by its action has the focus of its window from then on, and the
// field before it says `focused` until the window is taken for the active one. Else not measured.
constexpr ToolkitTraits gecko{.toolkit = Toolkit::gecko,
                              .busy_after_action = milliseconds(300),
                              .settles_within = milliseconds(600),
                              .starts_within = std::nullopt,
                              .down_before_firing = milliseconds(0),
                              .doubles_names = false,
                              .offers_actions_everywhere = false,
                              .remakes_tree_items = false,
                              .reuses_newest_path = false,
                              .answers_as_it_reads = true,
                              .opens_choosers_by_pointer = true,
                              .chooses_in_silence = true,
                              .sets_numbers_in_silence = true,
                              .ignores_options_while_closed = true,
                              .pads_wide_characters = true,
                              .keeps_words_in_text = true,
                              .moves_focus_in_silence = true,
                              .late_while_minimised = milliseconds(1500),
                              .tells_hits_within = milliseconds(300),
                              .stale_hits_within = milliseconds(30)};
// Not measured, and asked twice what lies at a point.
constexpr ToolkitTraits any_other{.toolkit = Toolkit::unknown,
                                  .busy_after_action = milliseconds(300),
                                  .settles_within = milliseconds(600),
                                  .starts_within = std::nullopt,
                                  .down_before_firing = milliseconds(0),
                                  .doubles_names = false,
                                  .offers_actions_everywhere = false,
                                  .remakes_tree_items = false,
                                  .reuses_newest_path = false,
                                  .stale_hits_within = milliseconds(1)};

}  // namespace

const ToolkitTraits& traits_of(Toolkit toolkit) {
  static constexpr std::array known{&gtk3, &gtk4, &qt, &chromium, &gecko};
  const auto* const found =
      std::find_if(known.begin(), known.end(), [&](const ToolkitTraits* traits) { return traits->toolkit == toolkit; });
  return found == known.end() ? any_other : **found;
}

std::string how_to_show_tree(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk2:
    case Toolkit::gtk3:
    case Toolkit::libreoffice:
      return "with GTK_MODULES=gail:atk-bridge and without NO_AT_BRIDGE in its environment";
    case Toolkit::gtk4:
      return "without GTK_A11Y in its environment";
    case Toolkit::qt:
      return "after at-spi-bus-launcher (Qt looks for the bus once, when it starts)";
    case Toolkit::chromium:
      return "for which Chromium and Electron look once, when they start (GNOME_ACCESSIBILITY=1 in its environment "
             "serves too)";
    case Toolkit::gecko:
      return "with GNOME_ACCESSIBILITY=1 in its environment";
    case Toolkit::xt:
    case Toolkit::tk:
    case Toolkit::fltk:
    case Toolkit::gnustep:
    case Toolkit::unknown:
      break;
  }
  return {};
}

std::string toolkit_without_trees(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::xt:
      return "the X Toolkit";
    case Toolkit::tk:
      return "Tk";
    case Toolkit::fltk:
      return "FLTK";
    case Toolkit::gnustep:
      return "GNUstep";
    case Toolkit::unknown:
      return "its toolkit";
    default:
      return {};
  }
}

bool is_mere_notice(std::string_view state) {
  static constexpr std::array<std::string_view, 8> notices{
      // Of the widget that was pressed or given the focus, and of its window.
      "focused", "active", "armed",
      // A button that is insensitive while it works; GTK says the second with the first.
      "sensitive", "enabled",
      // Scroll bars that come and go with a text: 8 of them after each key of a GTK 4 calculator.
      "horizontal", "vertical",
      // GTK 3 rows that are sorted.
      "has-tooltip"};
  return std::find(notices.begin(), notices.end(), state) != notices.end();
}

bool is_of_its_making(std::string_view property) {
  // The first is said by GTK 3's accessible objects of their own, 12 times when a list of completions opened.
  return property == "widget" || property == "accessible-parent";
}

Delivery with_traits(Delivery delivery, Toolkit toolkit) {
  const ToolkitTraits& traits = traits_of(toolkit);
  delivery.busy_for = traits.busy_after_action;
  delivery.settles_within = traits.settles_within;
  delivery.silent_while_minimised = traits.silent_while_minimised;
  delivery.moves_focus_in_silence = traits.moves_focus_in_silence;
  delivery.late_while_minimised = traits.late_while_minimised;
  if (delivery.outcome == Outcome::delivered && !delivery.starts_within) delivery.starts_within = traits.starts_within;
  return delivery;
}

}  // namespace offhand::platform::atspi
