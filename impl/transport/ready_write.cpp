#include "impl/transport/ready_write.h"
#include "platform/host/readiness.h"

#include <limits.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace offhand {

ssize_t write_ready(int output, std::string_view bytes) {
  for (;;) {
    auto count = ::send(output, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (count < 0 && errno == ENOTSOCK) {
      // O_NONBLOCK would be shared with everybody who has this pipe. One that is ready takes so much without blocking.
      if (!host::is_writable(output)) return 0;
      count = ::write(output, bytes.data(), std::min<std::size_t>(bytes.size(), PIPE_BUF));
    }
    if (count >= 0) return count;
    if (errno == EAGAIN) return 0;
    if (errno != EINTR) return -1;
  }
}

}  // namespace offhand
