#include "platform/host/readiness.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <vector>

namespace offhand::host {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

/// Fits on the stack; a server waits for at most four.
constexpr std::size_t usual = 8;

}  // namespace

int wait_for_any(std::span<Awaited> awaited, std::optional<milliseconds> timeout) {
  std::array<pollfd, usual> few{};
  std::vector<pollfd> many(awaited.size() > usual ? awaited.size() : 0);
  const std::span<pollfd> entries = many.empty() ? std::span(few).first(awaited.size()) : std::span(many);
  std::transform(awaited.begin(), awaited.end(), entries.begin(), [](const Awaited& one) {
    const int events = (one.to_read ? POLLIN : 0) | (one.to_write ? POLLOUT : 0);
    return pollfd{events == 0 ? -1 : one.descriptor, static_cast<short>(events), 0};
  });
  const auto poll_timeout =
      timeout ? static_cast<int>(std::clamp<milliseconds::rep>(timeout->count(), 0, INT_MAX)) : -1;
  const int count = ::poll(entries.data(), entries.size(), poll_timeout);
  for (std::size_t i = 0; i < awaited.size(); ++i) {
    const int said = count > 0 ? entries[i].revents : 0;
    awaited[i].readable = (said & ~POLLOUT) != 0;
    awaited[i].writable = (said & POLLOUT) != 0;
  }
  return count < 0 && errno == EINTR ? 0 : count;
}

bool is_readable(int descriptor, milliseconds timeout) {
  const auto until = Clock::now() + timeout;
  std::array one{Awaited{.descriptor = descriptor, .to_read = true}};
  for (auto left = timeout;; left = std::chrono::ceil<milliseconds>(until - Clock::now())) {
    const int count = wait_for_any(one, std::max(left, milliseconds(0)));
    if (count != 0) return count > 0;
    if (Clock::now() >= until) return false;
  }
}

bool is_writable(int descriptor) {
  std::array one{Awaited{.descriptor = descriptor, .to_write = true}};
  return wait_for_any(one, milliseconds(0)) > 0;
}

}  // namespace offhand::host
