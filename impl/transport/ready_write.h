#pragma once

#include <sys/types.h>

#include <string_view>

namespace offhand {

/// Writes what goes out without waiting for the reader, to a pipe or a socket: how much that was (0: nothing now, poll
/// for POLLOUT), or -1 with errno.
ssize_t write_ready(int output, std::string_view bytes);

}  // namespace offhand
