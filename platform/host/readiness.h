#pragma once

#include <chrono>
#include <optional>
#include <span>

namespace offhand::host {

/// A descriptor that somebody waits for, and what for. One that nothing is awaited of is left out, also when it closed.
struct Awaited {
  int descriptor = -1;
  bool to_read = false;
  bool to_write = false;
  /// Something to read, be it the end: the other side closed or broke it.
  bool readable = false;
  bool writable = false;
};

/// Waits until one of them can be gone on with, at most so long (without a time: for ever; 0: looks and does not wait),
/// and marks those that can. How many; 0 after the time or after a signal, -1 when it cannot be told.
int wait_for_any(std::span<Awaited> awaited, std::optional<std::chrono::milliseconds> timeout);

/// Whether there is something to read, or its end, within that time; a signal does not end the wait.
bool is_readable(int descriptor, std::chrono::milliseconds timeout = {});
/// Whether nobody is at the other end any more: a pipe without a reader, a socket that its peer closed. One that its
/// peer only writes no more to is not gone.
bool is_gone(int descriptor);
/// Whether it takes more now.
bool is_writable(int descriptor);

}  // namespace offhand::host
