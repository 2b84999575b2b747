#include "platform/linux/x11/connection/examination.h"

#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "platform/linux/x11/keyboard/input_devices.h"

namespace offhand::platform::x11 {
namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

Circumstance session() {
  const auto socket = variable("WAYLAND_DISPLAY");
  if (socket.empty() && variable("XDG_SESSION_TYPE") != "wayland") return {"session", "X11"};
  return {"session", "", errors::wayland_session({.display = socket.empty() ? "wayland" : socket})};
}

/// Keys reach background windows by a second master keyboard.
Result<Circumstance> second_keyboards(Conversation& talk) {
  const auto lacks = [&](const char* extension) {
    return Circumstance{
        "second keyboard", "",
        errors::missing_extension({.display = talk.connection().display().text, .extension = extension})};
  };
  if (!talk.extensions().xkb) return lacks("XKEYBOARD");
  if (!talk.extensions().xinput) return lacks("X Input 2");
  auto asked = talk.ask(xcb_input_xi_query_version(talk.raw(), 2, 0));
  OFFHAND_ASSIGN(const auto version, asked.get());
  if (!version || version->major_version < 2) return lacks("X Input 2");
  return Circumstance{"second keyboard", "possible, by X Input 2"};
}

Result<Circumstance> compositor(Conversation& talk) {
  const auto name = "_NET_WM_CM_S" + std::to_string(talk.connection().display().screen);
  auto asked_atom = talk.ask(xcb_intern_atom(talk.raw(), 0, static_cast<std::uint16_t>(name.size()), name.c_str()));
  OFFHAND_ASSIGN(const auto atom, asked_atom.get());
  if (!atom) return fail(errors::internal({.reason = "the X server gives no atom"}));
  auto asked_owner = talk.ask(xcb_get_selection_owner(talk.raw(), atom->atom));
  OFFHAND_ASSIGN(const auto owner, asked_owner.get());
  if (owner && owner->owner != XCB_WINDOW_NONE) return Circumstance{"compositor", "one runs"};
  return Circumstance{"compositor", "", errors::no_compositor({.display = talk.connection().display().text})};
}

}  // namespace

Result<std::vector<Circumstance>> examine_display(Display& display, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display.converse("Examining the display", limits));
  std::vector<Circumstance> found{session()};
  OFFHAND_ASSIGN(auto keyboards, second_keyboards(*talk));
  found.push_back(std::move(keyboards));
  OFFHAND_ASSIGN(auto blending, compositor(*talk));
  found.push_back(std::move(blending));
  return found;
}

}  // namespace offhand::platform::x11
