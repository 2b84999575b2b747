#include "impl/transport/ready_write.h"
#include "platform/host/readiness.h"

#include <limits.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace offhand {
namespace {

/// RWF_NOWAIT, because O_NONBLOCK would affect every process that shares the pipe.
ssize_t write_to_pipe(int output, std::string_view bytes) {
  const iovec part{const_cast<char*>(bytes.data()), bytes.size()};
  const auto count = ::pwritev2(output, &part, 1, -1, RWF_NOWAIT);
  if (count >= 0 || errno != EOPNOTSUPP) return count;
  // Before Linux 6.4, and for files and terminals. A writable pipe takes PIPE_BUF bytes without blocking.
  if (!host::is_writable(output)) return 0;
  return ::write(output, bytes.data(), std::min<std::size_t>(bytes.size(), PIPE_BUF));
}

}  // namespace

ssize_t write_ready(int output, std::string_view bytes) {
  for (;;) {
    auto count = ::send(output, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (count < 0 && errno == ENOTSOCK) count = write_to_pipe(output, bytes);
    if (count >= 0) return count;
    if (errno == EAGAIN) return 0;
    if (errno != EINTR) return -1;
  }
}

}  // namespace offhand
