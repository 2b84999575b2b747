#pragma once

#include <optional>

#include "codegen/runtime/error.h"
#include "platform/host/descriptor.h"

namespace offhand::platform::linux_apps {

/// The ends with which a browser is started to serve its pages on a pipe.
struct PagePipe {
  host::Descriptor to_read;
  host::Descriptor to_write;
  /// The descriptor numbers in the browser.
  static constexpr int reading_number = 3;
  static constexpr int writing_number = 4;
};

/// Makes a pipe whose other ends are held by a separate process, because a browser ends when they close: this program
/// again, which outlives a single command, a server that its client ends, and a crash. It ends when no process has the
/// browser's ends any more. Meanwhile processes of this user can connect, several at a time, by a socket in
/// page_pipe_folder(). `write_failed`, `internal`.
Result<PagePipe> hold_page_pipe();

/// Runs that process. To be called first of all in main(): its exit code, or nothing for any other process.
std::optional<int> run_as_page_pipe_process(int argc, char** argv);

}  // namespace offhand::platform::linux_apps
