#include "impl/sandbox/events.h"

#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <sys/wait.h>

namespace offhand::sandbox {

Events::Events(int channel) : channel_(channel) {
  sigset_t taken;
  ::sigemptyset(&taken);
  for (const int number : {SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGQUIT}) ::sigaddset(&taken, number);
  ::sigprocmask(SIG_BLOCK, &taken, nullptr);
  signals_ = host::Descriptor(::signalfd(-1, &taken, SFD_CLOEXEC | SFD_NONBLOCK));
}

Events::Wake Events::wait_readable(int fd, Deadline deadline) {
  for (;;) {
    // The output of a helper that just died is read even if its death ends the sandbox.
    if (poll_once(fd, deadline)) return Wake::ready;
    if (ending_) return Wake::ending;
    if (Clock::now() >= deadline) return Wake::deadline;
  }
}

bool Events::poll_once(int fd, Deadline deadline) {
  struct pollfd entries[3] = {{signals_.get(), POLLIN, 0}, {channel_, POLLIN, 0}, {fd, POLLIN, 0}};
  const int limit = ending_ ? 0 : remaining_ms(deadline);
  if (::poll(entries, 3, limit) <= 0) return false;
  if (entries[0].revents != 0) take_signals();
  if (entries[1].revents != 0) take_request();
  return entries[2].revents != 0;
}

void Events::take_signals() {
  signalfd_siginfo signal{};
  while (::read(signals_.get(), &signal, sizeof signal) == static_cast<ssize_t>(sizeof signal)) {
    if (signal.ssi_signo != SIGCHLD) end();
  }
  reap();
}

void Events::reap() {
  int status = 0;
  for (pid_t pid = 0; (pid = ::waitpid(-1, &status, WNOHANG)) > 0;) on_child_exit(pid, status);
}

void Events::take_request() {
  auto packet = receive_packet(channel_);
  if (packet) {
    on_request(std::move(*packet));
  } else {
    channel_ = -1;
    end();
  }
}

}  // namespace offhand::sandbox
