#pragma once

#include <optional>

#include "codegen/runtime/error.h"
#include "platform/host/descriptor.h"

namespace offhand::platform::linux_apps {

/// What a browser is started with to serve its pages on a pipe.
struct PagePipe {
  host::Descriptor to_read;
  host::Descriptor to_write;
  /// The numbers under which it knows them.
  static constexpr int reading_number = 3;
  static constexpr int writing_number = 4;
};

/// Makes a pipe whose other ends are held. A browser ends when they close, so a process of its own keeps them: this
/// program again, which outlives a single command, a server that its client ends, and a crash. It ends when nobody has
/// the browser's ends any more. Meanwhile it lets processes of this user in, several at a time, on a socket of the
/// folder of page_pipe_folder(). `write_failed`, `internal`.
Result<PagePipe> hold_page_pipe();

/// That process, to be asked first of all in main(): its exit code, or nothing for any other process.
std::optional<int> run_as_page_pipe_process(int argc, char** argv);

}  // namespace offhand::platform::linux_apps
