#pragma once

#include <cstdint>
#include <string>

namespace offhand::platform::x11 {

/// The sandbox that confines a process: "flatpak org.example.App", "snap example"; empty for none, or for a process of
/// another user.
std::string confinement_of(std::int64_t pid);

}  // namespace offhand::platform::x11
