#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "impl/sandbox/channel.h"
#include "impl/sandbox/directories.h"
#include "impl/sandbox/errors.h"
#include "impl/sandbox/home.h"
#include "impl/sandbox/teardown.h"
#include "impl/sandbox/watchers.h"

namespace offhand::sandbox {
namespace {

void report_failure(const Error& error) {
  Event event;
  event.error = error;
  send_packet(channel_number, event_text(event), Clock::now());
}

sigset_t block_signals() {
  sigset_t watched;
  ::sigemptyset(&watched);
  for (const int number : {SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGQUIT}) ::sigaddset(&watched, number);
  ::sigprocmask(SIG_BLOCK, &watched, nullptr);
  return watched;
}

/// Reaps dead children; true if the supervisor was among them.
bool reap(pid_t supervisor) {
  bool found = false;
  for (pid_t pid = 0; (pid = ::waitpid(-1, nullptr, WNOHANG)) > 0;) found |= pid == supervisor;
  return found;
}

void outlive(pid_t supervisor, const sigset_t& watched) {
  while (!reap(supervisor)) {
    siginfo_t signal{};
    const int number = ::sigwaitinfo(&watched, &signal);
    if (number <= 0 || number == SIGCHLD) continue;
    // A signal to the guardian is meant for the sandbox.
    ::kill(supervisor, SIGTERM);
    ::kill(supervisor, SIGCONT);
  }
}

}  // namespace

int guard(Config config) {
  // No process waits for the guardian of a background sandbox, so init adopts it.
  if (config.kind == Kind::background && ::fork() > 0) ::_exit(0);
  // Set before the sandbox starts: when the supervisor dies, its children become children of this process, whatever
  // their environment is.
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  const sigset_t watched = block_signals();
  auto made = make_sandbox_directory(config.directory());
  if (made) made = furnish_home(config.directory(), config.home);
  if (!made) report_failure(made.error());
  Teardown teardown;
  if (made) {
    const auto supervisor = launch_watcher(Role::supervisor, config, channel_number);
    if (!supervisor) report_failure(sandbox_failed("supervisor", errno_text(supervisor.error()) + "."));
    if (supervisor) outlive(*supervisor, watched);
    teardown.supervisor = supervisor.value_or(0);
  }
  teardown.config = std::move(config);
  teardown.reap = [] { reap(0); };
  // The channel stays open until here, because the owner reads its end as "nothing is left".
  return tear_down(teardown) ? 0 : 1;
}

}  // namespace offhand::sandbox
