#include "platform/linux/x11/input/toolkit_traits.h"

namespace offhand::platform::x11 {
namespace {

/// Covers the pause between two calls of a client that thinks in between.
constexpr std::chrono::seconds between_calls{10};
/// Covers the reply of a page's process to a forwarded event. Chromium first asks that process about each key, and
/// handles ctrl+L only if it still believes that it has the focus when the reply arrives; Firefox opens a file dialog
/// in the same way.
constexpr std::chrono::seconds time_to_answer{1};

}  // namespace

std::optional<std::chrono::milliseconds> starts_within(Toolkit toolkit) {
  using std::chrono::milliseconds;
  switch (toolkit) {
    case Toolkit::gtk3:
    case Toolkit::libreoffice:
    case Toolkit::gtk4:
    case Toolkit::qt:
      return milliseconds(20);
    // Chromium's renderers report tree changes in batches.
    case Toolkit::chromium:
      return milliseconds(60);
    case Toolkit::gtk2:
    case Toolkit::gecko:
    case Toolkit::xt:
    case Toolkit::tk:
    case Toolkit::fltk:
    case Toolkit::gnustep:
    case Toolkit::unknown:
      break;
  }
  return std::nullopt;
}

std::chrono::milliseconds dialog_input_delay(Toolkit toolkit) {
  // Chromium's dialogs ignore presses for the double-click time, 500 ms, by whatever route they come.
  return std::chrono::milliseconds(toolkit == Toolkit::chromium ? 550 : 0);
}

SentEventTraits sent_event_traits(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk2:
    case Toolkit::gtk3:
      return {.focus_for_list_keys = true, .focus_to_look_up = true, .crossing = true, .reads = Reads::all};
    // In a minimised window a double click and a drag select nothing.
    case Toolkit::libreoffice:
      return {.focus_for_list_keys = true, .crossing = true, .reads = Reads::not_minimised};
    case Toolkit::qt:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
              .shortcuts_overtake_letters = true,
              .focus_outlasts_clicks = between_calls,
              .focus_outlasts_keys = between_calls,
              .reads = Reads::all,
              .wheel = "Qt windows take no turns of the wheel that were sent to them"};
    case Toolkit::chromium:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
              .shortcuts_by_place = true,
              .focus_outlasts_keys = time_to_answer,
              .crossing = true,
              .reads = Reads::not_minimised};
    // While the page does not have the focus within its own window, keys go to the address bar. In a minimised window
    // the tree reports effects long afterwards.
    case Toolkit::gecko:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
              .focus_outlasts_clicks = time_to_answer,
              .crossing = true,
              .reads = Reads::not_minimised};
    // GTK 4 reads XInput 2 events only, and the server does not let clients send those.
    case Toolkit::gtk4:
      return {.refusal = "GTK 4 windows take no events that were sent to them"};
    case Toolkit::xt:
      return {.refusal = "X Toolkit windows (xterm) drop events that were sent to them"};
    case Toolkit::tk:
    case Toolkit::fltk:
    case Toolkit::gnustep:
    case Toolkit::unknown:
      break;
  }
  return {.refusal = "it is not known how its toolkit takes events that were sent to it"};
}

SecondPointerTraits second_pointer_traits(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk4:
    case Toolkit::xt:
      return {.clicks = true, .wheel = true, .drags = true};
    // For a drag and drop they grab the devices that the events came from: this pointer and its keyboard, but the
    // user's where the events were sent.
    case Toolkit::gtk2:
    case Toolkit::gtk3:
      return {.drags = true};
    case Toolkit::gnustep:
      return {.clicks = true};
    // Qt would accept clicks as well, but asks for activation.
    case Toolkit::qt:
      return {.wheel = true};
    default:
      return {};
  }
}

bool takes_points(Toolkit toolkit) {
  return sent_event_traits(toolkit).refusal.empty() || second_pointer_traits(toolkit).clicks;
}

bool knows_modifiers_of_one_keyboard(Toolkit toolkit) { return toolkit == Toolkit::qt; }

}  // namespace offhand::platform::x11
