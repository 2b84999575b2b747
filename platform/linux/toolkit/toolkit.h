#pragma once

#include <cstdint>
#include <string_view>

namespace offhand::platform {

/// What draws an application's windows. What follows from it stands in the tables of each backend: sent events and
/// second pointers in x11/input, accessibility in atspi. `libreoffice` is one that draws by GTK 3.
enum class Toolkit { unknown, gtk2, gtk3, libreoffice, gtk4, qt, chromium, gecko, xt };

/// Told by the files that the process has mapped: the windows themselves carry nothing that names the toolkit for sure.
/// Chromium (also Electron) maps its *.pak resources or its V8 snapshot, Firefox and Thunderbird libxul, and both may
/// load GTK besides; Qt applications may load GTK for its file dialog; so they come first.
Toolkit toolkit_of(std::int64_t pid);

/// By what an application tells assistive technology (ToolkitName), which knows where no process can be looked into,
/// and of an embedded page what that is made with rather than its window. LibreOffice tells of none.
Toolkit toolkit_told_as(std::string_view toolkit_name);

/// "gtk3", "xt", "unknown".
std::string_view to_string(Toolkit toolkit);

}  // namespace offhand::platform
