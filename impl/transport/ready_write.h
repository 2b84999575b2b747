#pragma once

#include <sys/types.h>

#include <string_view>

namespace offhand {

/// Writes to a pipe or socket without blocking. Returns the bytes written (0: nothing now, poll for POLLOUT), or -1
/// with errno.
ssize_t write_ready(int output, std::string_view bytes);

}  // namespace offhand
