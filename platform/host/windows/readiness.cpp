#include "platform/host/readiness.h"

#include <winsock2.h>

#include <algorithm>
#include <array>
#include <climits>
#include <thread>
#include <vector>

namespace offhand::host {
namespace {

using std::chrono::milliseconds;

}  // namespace

int wait_for_any(std::span<Awaited> awaited, std::optional<milliseconds> timeout) {
  // WSAPoll() refuses entries without a wish and negative descriptors.
  std::vector<WSAPOLLFD> entries;
  std::vector<std::size_t> whose;
  for (std::size_t i = 0; i < awaited.size(); ++i) {
    auto& one = awaited[i];
    one.readable = one.writable = false;
    const int events = (one.to_read ? POLLRDNORM : 0) | (one.to_write ? POLLWRNORM : 0);
    if (events == 0 || one.descriptor < 0) continue;
    entries.push_back({static_cast<SOCKET>(one.descriptor), static_cast<SHORT>(events), 0});
    whose.push_back(i);
  }
  const int timeout = timeout ? static_cast<int>(std::clamp<milliseconds::rep>(timeout->count(), 0, INT_MAX)) : -1;
  if (entries.empty()) {
    std::this_thread::sleep_for(timeout.value_or(milliseconds(0)));
    return 0;
  }
  const int count = ::WSAPoll(entries.data(), static_cast<ULONG>(entries.size()), timeout);
  for (std::size_t i = 0; count > 0 && i < entries.size(); ++i) {
    awaited[whose[i]].readable = (entries[i].revents & ~POLLWRNORM) != 0;
    awaited[whose[i]].writable = (entries[i].revents & POLLWRNORM) != 0;
  }
  return count;
}

bool is_readable(int descriptor, milliseconds timeout) {
  std::array one{Awaited{.descriptor = descriptor, .to_read = true}};
  return wait_for_any(one, std::max(timeout, milliseconds(0))) > 0;
}

bool is_writable(int descriptor) {
  std::array one{Awaited{.descriptor = descriptor, .to_write = true}};
  return wait_for_any(one, milliseconds(0)) > 0;
}

}  // namespace offhand::host
