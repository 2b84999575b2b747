#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace offhand::platform {

/// The toolkit that draws an application's windows. What follows from it is in the tables of each backend: sent events
/// and second pointers in x11/input, accessibility in atspi. `libreoffice`: LibreOffice drawing with GTK 3.
enum class Toolkit { unknown, gtk2, gtk3, libreoffice, gtk4, qt, chromium, gecko, xt, tk, fltk, gnustep };

/// Determined by the files that the process has mapped, because windows do not reliably name their toolkit.
Toolkit toolkit_of(std::int64_t pid);

/// Which toolkit a process uses that has mapped these files. Chromium (also Electron) maps its *.pak resources or its
/// V8 snapshot, Firefox and Thunderbird map libxul, and both may load GTK as well; Qt applications may load GTK for its
/// file dialog. So these are tested before GTK. The X Toolkit comes last: GNUstep and others map its libXt, without
/// using it, because libXmu needs it.
Toolkit toolkit_of_files(std::span<const std::string> paths);

/// Whether a program without one of these toolkits keeps the state of the keyboard by itself (kitty, alacritty and
/// others that use libxkbcommon-x11): of the keyboard of the user alone, whatever the events of another one say of
/// modifiers.
bool keeps_keyboard_state_itself(std::int64_t pid);

/// Whether menus and lists may hold the user's devices without a window of their own: Swing draws one that fits into
/// its window inside that.
bool draws_menus_inside(std::int64_t pid);

/// Determined by the ToolkitName that an application reports over AT-SPI: also for a process that cannot be inspected,
/// and for an embedded page, which has another toolkit than its window. LibreOffice reports none.
Toolkit toolkit_reported_as(std::string_view toolkit_name);

/// "gtk3", "xt", "unknown".
std::string_view to_string(Toolkit toolkit);

}  // namespace offhand::platform
