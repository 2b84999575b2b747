#pragma once

#include "impl/action/action_run.h"
#include "impl/target/clickable_point.h"
#include "impl/target/target.h"
#include "platform/api/input.h"

namespace offhand {

/// Whether an action opens a menu, as far as it says itself.
enum class OpensMenu { surely, perhaps };
/// `background_unavailable` when a menu would open (the action says so, or its element is one) and hold the pointer and
/// the keyboard of a user at work.
Result<void> check_opens_no_menu(const ActionRun& run, OpensMenu opens);

/// The same once it is known what lies at the target's point.
Result<void> check_no_menu_there(const ActionRun& run);
/// Whether a gesture that presses a button there opens a menu, as far as is known: in the foreground it needs the
/// keyboard then.
bool opens_menu_there(const ActionRun& run, MouseButton button);

/// Whether the call may open what takes the pointer and the keyboard: nobody sits at the desk, or it was asked for.
bool may_take_input(const ActionRun& run);

/// The target's element is asked for an action. Works covered and minimised.
Strategy element_action(ActionRun& run, platform::NodeAction action);
/// As that, for an action by the toolkit's own name.
Strategy element_action_called(ActionRun& run, const std::string& action);
/// An option of an open drop-down that takes none which is merely selected (DropDown): by the keys of its list.
Strategy take_of_drop_down(ActionRun& run);
/// What shows and has no place in its window (what lies on a popover of GTK 4, which closes as the window comes to the
/// front) is asked for its own action.
Strategy ask_what_has_no_place(ActionRun& run);
/// Where the target's element is a check box around other things, ticked at its title, whose place nobody tells (a
/// group box of Qt): it is flipped, as its toolkit can and no click would be surer to. Else nothing is attempted.
Strategy flip_frame(ActionRun& run);
/// The target's element, an item of a list or a tab, is chosen in what holds it: what a click on it does where nothing
/// else is to be had (GTK 4), or its window does not show.
Strategy choose_item(ActionRun& run);
/// A click on the target where it can be hit (find_clickable_point()), by the ways that the call may take. In the
/// foreground its window has to be active. A click on what counts clicks (a text, an item) waits until it is none of
/// several in a row.
platform::Delivery click_at_target(const ActionRun& run, platform::PointerClick click,
                                   ClickPart part = ClickPart::body);
/// A click that is to give the focus only: on a point as well it must be no part of an earlier click.
platform::Delivery click_for_focus(const ActionRun& run);
/// The same as a strategy: in the foreground the window is activated, and both it and the pointer are put back. A point
/// of the screen needs no activation.
Strategy pointer_click(ActionRun& run, platform::PointerClick click, ClickPart part = ClickPart::body);
/// The same ahead of the element's own action, where that would come late (ActionPress::late). While the application
/// shows a menu, that would take the click.
Strategy prompt_click(ActionRun& run, Strategy pointer_click);
/// The deepest element at the target's point that can be pressed is: for windows that take no quiet pointer events.
/// Of an element only what it lies in and its own parts are.
Strategy press_at_point(ActionRun& run, platform::NodeAction action);

}  // namespace offhand
