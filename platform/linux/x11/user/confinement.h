#pragma once

#include <cstdint>
#include <string>

namespace offhand::platform::x11 {

/// What a process was started in that keeps it from the rest of the machine: "flatpak org.example.App", "snap example";
/// empty where nothing does, or where that is another user's.
std::string confinement_of(std::int64_t pid);

}  // namespace offhand::platform::x11
