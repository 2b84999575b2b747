#pragma once

#include <optional>
#include <string>

#include "generated/types/clipboard.h"
#include "platform/linux/x11/connection/budget.h"
#include "platform/linux/x11/connection/server_socket.h"

namespace offhand::platform::x11 {

/// Puts data on the clipboard. On X its content exists as long as its owner answers requests, so a separate process
/// does that: this program again, which outlives a single command, a server that its client ends, and a crash. It ends
/// when something else is copied, or with the display. `clipboard_unavailable`.
Result<void> hold_in_process(const DisplayName& display, ClipboardForm form, const std::string& bytes,
                             const Budget& budget);

/// Runs that process. To be called first of all in main(): its exit code, or nothing for any other process.
std::optional<int> run_as_clipboard_process(int argc, char** argv);

}  // namespace offhand::platform::x11
