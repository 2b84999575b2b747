#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::x11 {

/// In which windows a toolkit reads sent events and reports their effects. `shown` also where it was not measured.
enum class Reads { shown, not_minimised, all };

/// The conditions under which a toolkit accepts sent events without changing the desktop. Measured, see
/// docs/design/linux-measurements.md.
struct SentEventTraits {
  /// Why it accepts none; empty: it accepts them.
  std::string refusal{};
  /// Clicks need a FocusIn before and a FocusOut after: Qt and Chromium ask for activation when clicked without the
  /// focus.
  bool focus_for_clicks = false;
  /// The application must have handled the FocusIn before it reads the click: Qt only queues it, and would ask for
  /// activation if the press arrived with it.
  bool wait_for_focus = false;
  /// Keys need the same: Chromium drops keys without it.
  bool focus_for_keys = false;
  /// Only arrow keys, page keys and Return need it: lists of GTK 3 accept those only if they believe that they have the
  /// focus, while an edit within a row would be ended by the FocusOut.
  bool focus_for_list_keys = false;
  /// Keys for type-ahead search (Keys::looked_up) need it: lists of GTK search only if they believe that they have the
  /// focus.
  bool focus_to_look_up = false;
  /// What may be a shortcut, Return and Tab among them, is carried out as it is read, while letters before it still wait
  /// in a queue: the letters have to be handled first. Qt, in KWrite: a text of several lines came with all its line
  /// breaks in front.
  bool shortcuts_overtake_letters = false;
  /// Shortcuts with letters that the layout lacks use the key of that letter on the US keyboard: Chromium interprets
  /// them so, and ignores a key that was mapped for the purpose (SpareKeys).
  bool shortcuts_by_place = false;
  /// How long after the last event the FocusOut is sent: it would end an edit within a row of Qt's, and what a page of
  /// Firefox opens for a click (a file dialog) has been requested by then.
  std::chrono::milliseconds focus_outlasts_clicks{0};
  std::chrono::milliseconds focus_outlasts_keys{0};
  /// Clicks need an EnterNotify before and a LeaveNotify after: GTK 3 accepts presses only if it believes that the
  /// pointer is there.
  bool crossing = false;
  Reads reads = Reads::shown;
  /// Why it accepts no wheel events; empty: it accepts them.
  std::string wheel{};
};

/// Once an application has read a click or a key (it answered a later ping), its toolkit's timers start any effect
/// within this time; empty where that was not measured.
std::optional<std::chrono::milliseconds> starts_within(Toolkit toolkit);

/// How long a new dialog ignores presses; see Input::dialog_input_delay.
std::chrono::milliseconds dialog_input_delay(Toolkit toolkit);

SentEventTraits sent_event_traits(Toolkit toolkit);

/// For which gestures a second pointer works in a toolkit's windows where sent events do not, or not as well. Requires
/// a toolkit that does not ask for activation when such a pointer presses it (Chromium does). Measured, see
/// docs/design/linux-measurements.md.
struct SecondPointerTraits {
  bool clicks = false;
  bool wheel = false;
  bool drags = false;
};

SecondPointerTraits second_pointer_traits(Toolkit toolkit);

/// Whether clicks at points reach its windows in the background, by one of the two.
bool takes_points(Toolkit toolkit);

/// Whether it takes the modifiers of keys on a second keyboard from the user's keyboard (Qt 5 follows only that).
bool knows_modifiers_of_one_keyboard(Toolkit toolkit);

}  // namespace offhand::platform::x11
