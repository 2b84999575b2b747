#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::x11 {

/// In which windows a toolkit reads what is sent to it, and tells what came of that. `shown` also where it was not
/// measured.
enum class Reads { shown, not_minimised, all };

/// What must surround sent events so that a toolkit takes them and leaves the desktop alone. Measured, see
/// docs/design/linux-measurements.md.
struct SentEventTraits {
  /// Empty: it can be served. Else why not.
  std::string refusal{};
  /// Clicks between FocusIn and FocusOut: Qt and Chromium ask for activation when clicked without having the focus.
  bool focus_for_clicks = false;
  /// The application must have come to know of the FocusIn before it reads the click: Qt only queues it, and would ask
  /// for activation if the press came in the same burst.
  bool wait_for_focus = false;
  /// Keys likewise: Chromium drops keys without.
  bool focus_for_keys = false;
  /// Of keys only the arrows, the pages and return: lists of GTK 3 take those only where they believe to have the
  /// keyboard, while what is typed within a row ends with the FocusOut.
  bool focus_for_list_keys = false;
  /// And of keys that are looked up (Keys::looked_up): lists of GTK look up what is typed only where they believe to
  /// have the keyboard.
  bool focus_to_look_up = false;
  /// Of shortcuts with letters that the layout lacks, by the key where that letter is on the keyboard of the United
  /// States: Chromium takes their meaning from there, and gives a key that was lent one (SpareKeys) none.
  bool shortcuts_by_place = false;
  /// The FocusOut comes not with the last event but so long after it: what is edited within a row of Qt's ends with it,
  /// and what a page of Firefox opens for a click (a dialog for a file) is asked for by then.
  std::chrono::milliseconds focus_outlasts_clicks{0};
  std::chrono::milliseconds focus_outlasts_keys{0};
  /// Clicks between EnterNotify and LeaveNotify: GTK 3 takes presses only where it believes the pointer to be.
  bool crossing = false;
  Reads reads = Reads::shown;
  /// Why it takes no turns of the wheel; empty: it does.
  std::string wheel{};
};

/// Once an application has read a click or a key (it answered a ping behind it), whatever its toolkit starts by a timer
/// it starts within this time; empty where that was not measured.
std::optional<std::chrono::milliseconds> starts_within(Toolkit toolkit);

/// For so long a dialog that has come drops presses; see Input::dialog_input_delay.
std::chrono::milliseconds dialog_input_delay(Toolkit toolkit);

SentEventTraits sent_event_traits(Toolkit toolkit);

/// What a second pointer does in a toolkit's windows that events sent to them do not, or not as well. It needs a
/// toolkit that asks for no activation when such a pointer presses it (as Chromium does). Measured, see
/// docs/design/linux-measurements.md.
struct SecondPointerTraits {
  bool clicks = false;
  bool wheel = false;
  bool drags = false;
};

SecondPointerTraits second_pointer_traits(Toolkit toolkit);

/// Of keys that are pressed on a second keyboard it takes the modifiers from the user's (Qt 5 follows the state of
/// that keyboard alone).
bool knows_modifiers_of_one_keyboard(Toolkit toolkit);

}  // namespace offhand::platform::x11
