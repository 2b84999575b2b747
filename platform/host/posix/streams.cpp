#include "platform/host/streams.h"

#include <unistd.h>

#include <cerrno>

namespace offhand::host {

void prepare_streams() {}

bool can_ask() { return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDERR_FILENO) != 0; }

std::size_t read_input(std::span<char> buffer) {
  for (;;) {
    const auto count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) return 0;
  }
}

}  // namespace offhand::host
