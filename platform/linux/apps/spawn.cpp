#include "platform/linux/apps/spawn.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <utility>

// posix_spawn() would do for all of it but one: it cannot set a limit, and one that is set from outside comes after the
// program has looked at it.
namespace offhand::platform::linux_apps {
namespace {

rlimit descriptor_limit() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  return limit;
}

/// Read before main(): an HTTP server raises it for itself. Programs that use select() break over 1,024.
const rlimit limit_at_start = descriptor_limit();

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// Where a program may be, best first.
std::vector<std::string> places_of(const std::string& program) {
  if (program.find('/') != std::string::npos) return {program};
  const char* variable = std::getenv("PATH");
  const std::string path = variable == nullptr ? "/bin:/usr/bin" : variable;
  std::vector<std::string> places;
  for (std::size_t from = 0; from <= path.size();) {
    const auto end = std::min(path.find(':', from), path.size());
    const auto folder = path.substr(from, end - from);
    places.push_back((folder.empty() ? "." : folder) + "/" + program);
    from = end + 1;
  }
  return places;
}

/// All that the child needs, made before there is one: between fork and exec it may neither allocate nor lock.
struct Prepared {
  std::vector<std::string> places;
  std::vector<char*> arguments;
  std::vector<char*> environment;
  rlimit limit;
};

constexpr int child_report = 3;

void default_signals() {
  struct sigaction action{};
  action.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; ++number) ::sigaction(number, &action, nullptr);
  sigset_t none;
  ::sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// Returns only on failure, with the reason; then `report` is where to say it.
int become(const Prepared& prepared, int& report) {
  ::setsid();
  const int nothing = ::open("/dev/null", O_RDONLY);
  const int nowhere = ::open("/dev/null", O_WRONLY);
  if (::dup2(nothing, STDIN_FILENO) < 0 || ::dup2(nowhere, STDOUT_FILENO) < 0 || ::dup2(nowhere, STDERR_FILENO) < 0 ||
      ::dup3(report, child_report, O_CLOEXEC) < 0) {
    return errno;
  }
  report = child_report;
  ::closefrom(child_report + 1);
  ::setrlimit(RLIMIT_NOFILE, &prepared.limit);
  default_signals();
  int reason = ENOENT;
  for (const auto& place : prepared.places) {
    ::execve(place.c_str(), prepared.arguments.data(), prepared.environment.data());
    // As a shell does: what may not be executed is remembered, what is not there is not.
    if (errno != ENOENT && errno != ENOTDIR) reason = errno;
    if (errno != ENOENT && errno != ENOTDIR && errno != EACCES) break;
  }
  return reason;
}

/// Out of the way of the child's own descriptors.
int moved_up(int descriptor) {
  const int moved = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 10);
  ::close(descriptor);
  return moved;
}

/// What the child said before it ended; 0 when its program runs, which closes its end.
int reported(int descriptor) {
  int reason = 0;
  ssize_t count = 0;
  do {
    count = ::read(descriptor, &reason, sizeof reason);
  } while (count < 0 && errno == EINTR);
  return count == static_cast<ssize_t>(sizeof reason) ? reason : 0;
}

}  // namespace

tl::expected<pid_t, int> spawn(std::vector<std::string> arguments, std::vector<std::string> environment) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return tl::unexpected<int>(errno);
  int report = moved_up(ends[1]);
  if (report < 0) {
    ::close(ends[0]);
    return tl::unexpected<int>(EMFILE);
  }
  Prepared prepared{places_of(arguments.front()), pointers_to(arguments), pointers_to(environment), descriptor_limit()};
  prepared.limit.rlim_cur = std::min(limit_at_start.rlim_cur, prepared.limit.rlim_max);

  // A handler of ours must not run in the child.
  sigset_t all;
  sigset_t before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t child = ::fork();
  if (child == 0) {
    const int reason = become(prepared, report);
    (void)!::write(report, &reason, sizeof reason);
    ::_exit(127);
  }
  const int failed = child < 0 ? errno : 0;
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  ::close(report);
  const int reason = failed != 0 ? failed : reported(ends[0]);
  ::close(ends[0]);
  if (reason == 0) return child;
  if (child > 0) ::waitpid(child, nullptr, 0);
  return tl::unexpected<int>(reason);
}

}  // namespace offhand::platform::linux_apps
