#include "impl/sandbox/launch.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "impl/sandbox/environment.h"
#include "impl/sandbox/unique_fd.h"

namespace offhand::sandbox {
namespace {

/// Copies of our descriptors are made up here, out of the way of the numbers the child wants.
constexpr int out_of_the_way = 32;

std::vector<char*> pointers(const std::vector<std::string>& strings) {
  std::vector<char*> result;
  for (const std::string& text : strings) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

/// All that the child needs, made before the fork: between fork and exec of a process with threads nothing may
/// allocate.
struct Prepared {
  const Launch& request;
  std::vector<char*> argv;
  std::vector<char*> environment;
  std::vector<std::pair<int, int>> descriptors;
  std::vector<UniqueFd> copies;
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
  struct rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  const int end = static_cast<int>(std::min<rlim_t>(limit.rlim_cur, 65536));
  for (int fd = static_cast<int>(first); fd < end; ++fd) ::close(fd);
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

/// Returns only on failure, with errno set.
void become(const Prepared& prepared) {
  const Launch& request = prepared.request;
  if (!enter_group(request)) return;
  if (request.death_signal != 0) {
    ::prctl(PR_SET_PDEATHSIG, request.death_signal);
    // The parent may have gone before the request was in place.
    if (::getppid() != prepared.parent) ::_exit(127);
  }
  for (const auto& [ours, theirs] : prepared.descriptors) {
    // A successful execve closes the report pipe, which is how the parent learns of it.
    const int flags = theirs == prepared.report ? O_CLOEXEC : 0;
    if (::dup3(ours, theirs, flags) < 0) return;
  }
  close_from(static_cast<unsigned>(prepared.report) + 1);
  if (::chdir(request.working_directory.c_str()) != 0) return;
  default_signals();
  ::execve(request.program.c_str(), prepared.argv.data(), prepared.environment.data());
}

bool is_executable(const std::string& path) {
  struct stat status{};
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && ::access(path.c_str(), X_OK) == 0;
}

}  // namespace

tl::expected<pid_t, int> launch(const Launch& request) {
  // The report pipe sits just above the child's own descriptors, so that everything beyond it can be closed.
  int highest = 2;
  for (const auto& [ours, theirs] : request.descriptors) highest = std::max(highest, theirs);
  const UniqueFd null(::open("/dev/null", O_RDWR | O_CLOEXEC));
  int ends[2];
  if (!null || ::pipe2(ends, O_CLOEXEC) != 0) return tl::unexpected<int>(errno);
  const UniqueFd report(ends[0]);
  UniqueFd reporter(ends[1]);

  Prepared prepared{request, pointers(request.argv), pointers(request.environment), {}, {}, highest + 1, ::getpid()};
  const auto give = [&prepared](int ours, int theirs) {
    prepared.copies.emplace_back(::fcntl(ours, F_DUPFD_CLOEXEC, out_of_the_way));
    prepared.descriptors.emplace_back(prepared.copies.back().get(), theirs);
  };
  for (int standard = 0; standard <= 2; ++standard) give(null.get(), standard);
  for (const auto& [ours, theirs] : request.descriptors) give(ours, theirs);
  give(reporter.get(), prepared.report);

  const pid_t child = ::fork();
  if (child < 0) return tl::unexpected<int>(errno);
  if (child == 0) {
    become(prepared);
    const int reason = errno;
    (void)!::write(prepared.report, &reason, sizeof reason);
    ::_exit(127);
  }
  reporter.reset();
  prepared.copies.clear();
  int reason = 0;
  ssize_t count = 0;
  do count = ::read(report.get(), &reason, sizeof reason);
  while (count < 0 && errno == EINTR);
  if (count != static_cast<ssize_t>(sizeof reason)) return child;
  ::waitpid(child, nullptr, 0);
  return tl::unexpected<int>(reason);
}

std::optional<std::string> find_program(const std::string& name) { return find_program(name, variable("PATH")); }

std::optional<std::string> find_program(const std::string& name, const std::string& path) {
  if (name.empty()) return std::nullopt;
  if (name.find('/') != std::string::npos) return is_executable(name) ? std::optional(name) : std::nullopt;
  for (std::size_t start = 0; start <= path.size();) {
    const std::size_t colon = std::min(path.find(':', start), path.size());
    std::string candidate = path.substr(start, colon - start);
    candidate = (candidate.empty() ? std::string(".") : candidate) + "/" + name;
    if (is_executable(candidate)) return candidate;
    start = colon + 1;
  }
  return std::nullopt;
}

}  // namespace offhand::sandbox
