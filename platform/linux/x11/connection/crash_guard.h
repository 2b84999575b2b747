#pragma once

#include <optional>

#include "platform/linux/x11/connection/server_socket.h"

namespace offhand::platform::x11 {

/// Starts a process that cleans up on this display as soon as this one is gone, however it ended: it releases keys and
/// buttons that are held, takes back lent keys, and removes second keyboards once every application has read of them.
/// Otherwise a key that was down when this process was killed stays down until somebody calls the program again. Once
/// for each display; later calls do nothing. Where no process can be started, the next one cleans up.
void guard_against_crash(const DisplayName& display);

/// Runs that process. To be called first of all in main(): its exit code, or nothing for any other process.
std::optional<int> run_as_crash_guard(int argc, char** argv);

}  // namespace offhand::platform::x11
