#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace offhand::platform {

/// The names of keys that callers may use beside single characters: every backend knows all of them, no backend
/// another. A keyboard may still lack a key; then the gesture is not attempted.
inline constexpr auto key_names =
    std::to_array<std::string_view>({"return",     "tab",        "escape",    "space",
                                     "backspace",  "delete",     "insert",    "home",
                                     "end",        "pageup",     "pagedown",  "up",
                                     "down",       "left",       "right",     "menu",
                                     "print",      "pause",      "capslock",  "numlock",
                                     "scrolllock", "f1",         "f2",        "f3",
                                     "f4",         "f5",         "f6",        "f7",
                                     "f8",         "f9",         "f10",       "f11",
                                     "f12",        "f13",        "f14",       "f15",
                                     "f16",        "f17",        "f18",       "f19",
                                     "f20",        "f21",        "f22",       "f23",
                                     "f24",        "kp0",        "kp1",       "kp2",
                                     "kp3",        "kp4",        "kp5",       "kp6",
                                     "kp7",        "kp8",        "kp9",       "kpadd",
                                     "kpsubtract", "kpmultiply", "kpdivide",  "kpdecimal",
                                     "kpenter",    "kpequal",    "volumeup",  "volumedown",
                                     "volumemute", "playpause",  "mediastop", "mediaprevious",
                                     "medianext"});

constexpr bool is_key_name(std::string_view name) {
  return std::find(key_names.begin(), key_names.end(), name) != key_names.end();
}

}  // namespace offhand::platform
