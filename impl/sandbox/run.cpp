#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <cerrno>

#include "impl/sandbox/errors.h"
#include "impl/sandbox/sandbox.h"

namespace offhand::sandbox {
namespace {

/// Forwards signals to the command while it is in the foreground.
class Forwarding {
 public:
  Forwarding() {
    sigset_t taken;
    ::sigemptyset(&taken);
    for (const int number : {SIGTERM, SIGINT, SIGHUP, SIGQUIT}) ::sigaddset(&taken, number);
    ::pthread_sigmask(SIG_BLOCK, &taken, &before_);
    signals_ = host::Descriptor(::signalfd(-1, &taken, SFD_CLOEXEC | SFD_NONBLOCK));
  }
  ~Forwarding() {
    // Discards signals that came too late for the command; everything has ended.
    while (next()) {
    }
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  Forwarding(const Forwarding&) = delete;
  Forwarding& operator=(const Forwarding&) = delete;

  int descriptor() const { return signals_.get(); }

  std::optional<signalfd_siginfo> next() {
    signalfd_siginfo signal{};
    if (::read(signals_.get(), &signal, sizeof signal) != static_cast<ssize_t>(sizeof signal)) return std::nullopt;
    return signal;
  }

  void pass_on_to(pid_t command) {
    while (const auto signal = next()) {
      // Signals from the terminal's keys reach the whole foreground group, including the command. Its hang-up reaches
      // only the session leader and the foreground group, and neither may include the command.
      const bool from_terminal = signal->ssi_code == SI_KERNEL && signal->ssi_signo != SIGHUP;
      if (!from_terminal) ::kill(command, static_cast<int>(signal->ssi_signo));
    }
  }

 private:
  sigset_t before_{};
  host::Descriptor signals_;
};

Result<ExitStatus> await_command(Sandbox& sandbox, Process& command, Forwarding& forwarding) {
  for (;;) {
    struct pollfd entries[2] = {{command.descriptor(), POLLIN, 0}, {forwarding.descriptor(), POLLIN, 0}};
    if (::poll(entries, 2, -1) < 0 && errno != EINTR) return fail(sandbox_failed("command", errno_text(errno) + "."));
    forwarding.pass_on_to(command.pid());
    if (entries[0].revents == 0) continue;
    const auto ended = command.wait(std::chrono::milliseconds(0));
    if (ended && *ended) return **ended;
    if (ended) continue;
    // The desktop failed during the command; its error is more precise.
    return fail(sandbox.failure().value_or(ended.error()));
  }
}

}  // namespace

Result<ExitStatus> run(const Options& options, const std::vector<std::string>& argv) {
  Forwarding forwarding;
  OFFHAND_ASSIGN(const auto sandbox, Sandbox::start(options));
  // A signal arrived before the command was started.
  if (const auto signal = forwarding.next()) return ExitStatus{0, static_cast<int>(signal->ssi_signo)};
  Command command;
  command.argv = argv;
  command.standard_input = STDIN_FILENO;
  command.standard_output = STDOUT_FILENO;
  command.standard_error = STDERR_FILENO;
  command.group = Command::Group::caller;
  OFFHAND_ASSIGN(auto process, sandbox->spawn(command));
  OFFHAND_ASSIGN(const ExitStatus status, await_command(*sandbox, process, forwarding));
  OFFHAND_CHECK(sandbox->stop());
  return status;
}

}  // namespace offhand::sandbox
