#include "platform/linux/x11/input/toolkit_traits.h"

namespace offhand::platform::x11 {
namespace {

/// Of somebody who thinks in between.
constexpr std::chrono::seconds between_calls{10};
/// Of a page's process for what it was passed on. Chromium asks it first about each key, and does what ctrl+L means
/// only where it still believes to have the keyboard when the answer comes; Firefox opens a dialog for a file likewise.
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
    // Its renderers tell of their trees in batches.
    case Toolkit::chromium:
      return milliseconds(60);
    case Toolkit::gtk2:
    case Toolkit::gecko:
    case Toolkit::xt:
    case Toolkit::unknown:
      break;
  }
  return std::nullopt;
}

std::chrono::milliseconds dialog_input_delay(Toolkit toolkit) {
  // Chromium's dialogs drop presses for the time of a double click, 500 ms, whatever way these come.
  return std::chrono::milliseconds(toolkit == Toolkit::chromium ? 550 : 0);
}

SentEventTraits sent_event_traits(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk2:
    case Toolkit::gtk3:
      return {.focus_for_list_keys = true, .focus_to_look_up = true, .crossing = true, .reads = Reads::all};
    // In a minimised one a double click and a drag choose nothing.
    case Toolkit::libreoffice:
      return {.focus_for_list_keys = true, .crossing = true, .reads = Reads::not_minimised};
    case Toolkit::qt:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
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
    // Where its page has not the focus of its own window yet, keys go to its address bar. In a minimised one its tree
    // says long after what came of it.
    case Toolkit::gecko:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
              .focus_outlasts_clicks = time_to_answer,
              .crossing = true,
              .reads = Reads::not_minimised};
    // GTK 4 hears XInput 2 alone, and the server refuses to send such events for a client.
    case Toolkit::gtk4:
      return {.refusal = "GTK 4 windows take no events that were sent to them"};
    case Toolkit::xt:
      return {.refusal = "X Toolkit windows (xterm) drop events that were sent to them"};
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
    // For what is carried they hold pointer and keyboard: this pointer and its keyboard, but the user's where the
    // events were sent.
    case Toolkit::gtk2:
    case Toolkit::gtk3:
      return {.drags = true};
    // Clicks it would take as well, and ask for activation.
    case Toolkit::qt:
      return {.wheel = true};
    default:
      return {};
  }
}

bool knows_modifiers_of_one_keyboard(Toolkit toolkit) { return toolkit == Toolkit::qt; }

}  // namespace offhand::platform::x11
