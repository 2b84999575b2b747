#include "impl/transport/line_stream.h"

#include <poll.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string_view>

namespace offhand {

void LineStream::send(std::string message) {
  message += '\n';
  const std::scoped_lock lock(mutex_);
  std::string_view rest = message;
  while (!rest.empty() && !broken_) {
    const auto count = ::write(output_, rest.data(), rest.size());
    if (count >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EAGAIN) {
      pollfd writable{output_, POLLOUT, 0};
      ::poll(&writable, 1, -1);
    } else if (errno != EINTR) {
      spdlog::warn("The client no longer reads: {}", std::strerror(errno));
      broken_ = true;
    }
  }
}

}  // namespace offhand
