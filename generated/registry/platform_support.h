// Generated from schema/tools. Do not edit.
#pragma once

#include <array>

#include "codegen/runtime/tool.h"

/// Where tools work; several have the same table.
namespace offhand::platform_support {

constexpr auto kPlatforms2905451567 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms3966727582 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on the clipboard of a desktop."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms2602587776 = std::to_array<PlatformSupport>({
  {"linux", Support::none, "AppleScript and JavaScript for Automation exist on macOS alone."},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms230709159 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::partial, "A tab has to be named: a browser without a window has no screen."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms2610842135 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::full, ""},
});
constexpr auto kPlatforms3661647244 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::partial, "There is no surface behind tabs: it lists the tabs."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms3075908058 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A browser starts no programs."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms3700771391 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "Tabs are worked in where they are, and none is brought to the front."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms1698942620 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool is about the program on this machine."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms4269087154 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool looks at a desktop."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms1105050238 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A page is worked in without a cursor."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms2805915694 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A page is worked in without the pointer of a user."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms447026653 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A browser without a screen has none to measure; list_windows tells the size of each tab."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms3955862895 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A page has no menu bar of its own; click the items of its menus."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms1325796586 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "The browser ends with its desk."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms755892955 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::partial, "Opens the addresses in urls, each as a new tab of the browser; programs are not started."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms3496004068 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop applications."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms2809462588 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::partial, "Pages are read through the accessibility tree alone."},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms1448616942 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "Tabs have no place on a screen."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPlatforms4107163152 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::partial, "Without video: nothing films a page."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});

}  // namespace offhand::platform_support
