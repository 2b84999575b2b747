#pragma once

#include <chrono>
#include <optional>
#include <span>

namespace offhand::host {

/// A descriptor and what to wait for. One without any wish is ignored, also if it was closed.
struct Awaited {
  int descriptor = -1;
  bool to_read = false;
  bool to_write = false;
  /// Readable data, or the end of the stream, or an error.
  bool readable = false;
  bool writable = false;
};

/// Waits until a descriptor is ready, up to the timeout (none: without limit; 0: only checks), and marks the ready
/// ones. Returns their number; 0 after the timeout or a signal, -1 on an error.
int wait_for_any(std::span<Awaited> awaited, std::optional<std::chrono::milliseconds> timeout);

/// True if data or the end of the stream can be read within the timeout; a signal does not end the wait.
bool is_readable(int descriptor, std::chrono::milliseconds timeout = {});
/// True if it can be written to now.
bool is_writable(int descriptor);

}  // namespace offhand::host
