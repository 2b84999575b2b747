#include "impl/transport/stop_signal.h"
#include "platform/host/readiness.h"

#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>

namespace offhand {
namespace {

std::atomic<int> event_to_raise = -1;
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler uses it");

constexpr std::array<int, 2> stop_signals{SIGTERM, SIGINT};

void raise_event(int /*signal*/) {
  const int saved = errno;
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = ::write(event_to_raise, &one, sizeof one);
  errno = saved;
}

}  // namespace

StopSignal::StopSignal() : event_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  event_to_raise = event_;
  struct sigaction action{};
  action.sa_handler = raise_event;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  for (const int number : stop_signals) ::sigaction(number, &action, nullptr);
}

StopSignal::~StopSignal() {
  struct sigaction action{};
  action.sa_handler = SIG_DFL;
  for (const int number : stop_signals) ::sigaction(number, &action, nullptr);
  event_to_raise = -1;
  ::close(event_);
}

void StopSignal::raise() const {
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = ::write(event_, &one, sizeof one);
}

bool StopSignal::came() const { return host::is_readable(event_); }

}  // namespace offhand
