#include "platform/host/launch.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "platform/host/descriptor.h"

// posix_spawn() can set neither a resource limit nor the parent-death signal, and setting these from outside would be
// too late for the program.
namespace offhand::host {
namespace {

/// Copies of descriptors get numbers from here on, above those that the child uses.
constexpr int out_of_the_way = 32;

rlimit descriptor_limit() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  return limit;
}

/// Read before main(), because an HTTP server raises its own limit.
const rlimit limit_at_start = descriptor_limit();

std::vector<char*> pointers(const std::vector<std::string>& strings) {
  std::vector<char*> result;
  result.reserve(strings.size() + 1);
  for (const std::string& text : strings) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

/// Everything the child needs, prepared before the fork: after the fork of a multi-threaded process nothing may
/// allocate.
struct Prepared {
  const Launch& request;
  std::vector<char*> argv;
  std::vector<char*> environment;
  rlimit limit;
  std::vector<std::pair<int, int>> descriptors;
  std::vector<Descriptor> copies;
  int report = -1;
  pid_t parent = 0;
};

void default_signals() {
  struct sigaction action{};
  action.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; ++number) ::sigaction(number, &action, nullptr);
  sigset_t none;
  ::sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

void close_from(unsigned first) {
  if (::close_range(first, ~0U, 0) == 0) return;
  const int end = static_cast<int>(std::min<rlim_t>(descriptor_limit().rlim_cur, 65536));
  for (int number = static_cast<int>(first); number < end; ++number) ::close(number);
}

bool enter_group(const Launch& request) {
  switch (request.group) {
    case Launch::Group::own:
      return ::setpgid(0, 0) == 0;
    case Launch::Group::own_session:
      return ::setsid() >= 0;
    case Launch::Group::join:
      return ::setpgid(0, request.group_id) == 0;
  }
  return false;
}

/// Returns only on failure, with errno.
int execute(const Prepared& prepared) {
  int reason = ENOENT;
  for (const auto& place : prepared.request.places) {
    ::execve(place.c_str(), prepared.argv.data(), prepared.environment.data());
    // Like a shell: a file that is not executable is remembered as the reason, a missing one is skipped.
    if (errno != ENOENT && errno != ENOTDIR) reason = errno;
    if (errno != ENOENT && errno != ENOTDIR && errno != EACCES) break;
  }
  return reason;
}

/// Returns only on failure, with errno.
int become(const Prepared& prepared) {
  const Launch& request = prepared.request;
  if (!enter_group(request)) return errno;
  if (request.death_signal != 0) {
    ::prctl(PR_SET_PDEATHSIG, request.death_signal);
    // The parent may have exited before the death signal was set.
    if (::getppid() != prepared.parent) ::_exit(127);
  }
  for (const auto& [ours, theirs] : prepared.descriptors) {
    // A successful execve closes the report pipe, which tells the parent.
    const int flags = theirs == prepared.report ? O_CLOEXEC : 0;
    if (::dup3(ours, theirs, flags) < 0) return errno;
  }
  close_from(static_cast<unsigned>(prepared.report) + 1);
  if (!request.working_directory.empty() && ::chdir(request.working_directory.c_str()) != 0) return errno;
  ::setrlimit(RLIMIT_NOFILE, &prepared.limit);
  default_signals();
  return execute(prepared);
}

/// The errno that the child wrote; 0 if its program runs, since execve closed its end.
int reported(int descriptor) {
  int reason = 0;
  ssize_t count = 0;
  do count = ::read(descriptor, &reason, sizeof reason);
  while (count < 0 && errno == EINTR);
  return count == static_cast<ssize_t>(sizeof reason) ? reason : 0;
}

/// No signal handler of this process may run in the child, so signals are blocked until the child has reset them.
pid_t fork_without_signals() {
  sigset_t all;
  sigset_t before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t child = ::fork();
  if (child == 0) return child;
  const int failed = errno;
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = failed;
  return child;
}

bool is_executable(const std::string& path) {
  struct stat status{};
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && ::access(path.c_str(), X_OK) == 0;
}

}  // namespace

tl::expected<pid_t, int> launch(const Launch& request) {
  // The report pipe gets the number after the child's own descriptors, so that all higher ones can be closed.
  int highest = 2;
  for (const auto& [ours, theirs] : request.descriptors) highest = std::max(highest, theirs);
  const Descriptor null(::open("/dev/null", O_RDWR | O_CLOEXEC));
  int ends[2];
  if (!null || ::pipe2(ends, O_CLOEXEC) != 0) return tl::unexpected<int>(errno);
  const Descriptor report(ends[0]);
  Descriptor reporter(ends[1]);

  Prepared prepared{.request = request,
                    .argv = pointers(request.argv),
                    .environment = pointers(request.environment),
                    .limit = descriptor_limit(),
                    .descriptors = {},
                    .copies = {},
                    .report = highest + 1,
                    .parent = ::getpid()};
  prepared.limit.rlim_cur = std::min(limit_at_start.rlim_cur, prepared.limit.rlim_max);
  bool copied = true;
  const auto give = [&](int ours, int theirs) {
    prepared.copies.emplace_back(::fcntl(ours, F_DUPFD_CLOEXEC, out_of_the_way));
    copied = copied && prepared.copies.back();
    prepared.descriptors.emplace_back(prepared.copies.back().get(), theirs);
  };
  for (int standard = 0; standard <= 2; ++standard) give(null.get(), standard);
  for (const auto& [ours, theirs] : request.descriptors) give(ours, theirs);
  give(reporter.get(), prepared.report);
  if (!copied) return tl::unexpected<int>(EMFILE);

  const pid_t child = fork_without_signals();
  if (child < 0) return tl::unexpected<int>(errno);
  if (child == 0) {
    const int reason = become(prepared);
    // If the child has renumbered its descriptors, the copy is closed and `report` is valid; otherwise the copy is.
    if (::write(prepared.copies.back().get(), &reason, sizeof reason) < 0) {
      (void)!::write(prepared.report, &reason, sizeof reason);
    }
    ::_exit(127);
  }
  reporter.reset();
  prepared.copies.clear();
  const int reason = reported(report.get());
  if (reason == 0) return child;
  ::waitpid(child, nullptr, 0);
  return tl::unexpected<int>(reason);
}

std::vector<std::string> own_environment() {
  std::vector<std::string> variables;
  for (char** variable = environ; *variable != nullptr; ++variable) variables.emplace_back(*variable);
  return variables;
}

std::vector<std::string> places_of(const std::string& name, const std::string& path) {
  if (name.empty()) return {};
  if (name.find('/') != std::string::npos) return {name};
  std::vector<std::string> places;
  for (std::size_t from = 0; from <= path.size();) {
    const auto end = std::min(path.find(':', from), path.size());
    const auto folder = path.substr(from, end - from);
    places.push_back((folder.empty() ? "." : folder) + "/" + name);
    from = end + 1;
  }
  return places;
}

std::optional<std::string> find_program(const std::string& name, const std::string& path) {
  for (auto& place : places_of(name, path)) {
    if (is_executable(place)) return std::move(place);
  }
  return std::nullopt;
}

}  // namespace offhand::host
