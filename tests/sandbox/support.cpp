#include "tests/sandbox/support.h"

#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace offhand::sandbox::test {
namespace {

namespace fs = std::filesystem;

char state_of(const std::string& process) {
  const std::string stat = contents("/proc/" + process + "/stat");
  const std::size_t bracket = stat.rfind(')');
  return bracket == std::string::npos || bracket + 2 >= stat.size() ? 'X' : stat[bracket + 2];
}

bool runs(const std::string& process) { return state_of(process) != 'X' && state_of(process) != 'Z'; }

}  // namespace

bool eventually(const std::function<bool()>& condition, std::chrono::milliseconds limit) {
  const auto deadline = std::chrono::steady_clock::now() + limit;
  while (!condition()) {
    if (std::chrono::steady_clock::now() >= deadline) return false;
    ::poll(nullptr, 0, 5);
  }
  return true;
}

std::set<pid_t> marked_processes(const std::string& id) {
  std::set<pid_t> found;
  const std::string mark = "OFFHAND_SANDBOX_ID=" + id;
  std::error_code ignored;
  for (fs::directory_iterator entry("/proc", ignored), end; entry != end; entry.increment(ignored)) {
    const std::string name = entry->path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    const std::string environment = '\0' + contents("/proc/" + name + "/environ");
    if (environment.find('\0' + mark + '\0') == std::string::npos || !runs(name)) continue;
    if (std::stoi(name) != ::getpid()) found.insert(std::stoi(name));
  }
  return found;
}

bool is_alive(pid_t pid) { return pid > 0 && runs(std::to_string(pid)); }

std::string contents(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

bool exists(const std::string& path) {
  struct stat status{};
  return ::lstat(path.c_str(), &status) == 0;
}

ForkedProcess::ForkedProcess(const std::function<int()>& body) : pid_(::fork()) {
  if (pid_ == 0) ::_exit(body());
}

ForkedProcess::~ForkedProcess() {
  if (pid_ <= 0) return;
  kill(SIGKILL);
  wait();
}

void ForkedProcess::kill(int signal) const { ::kill(pid_, signal); }

int ForkedProcess::wait() {
  int status = 0;
  while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  pid_ = 0;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

SandboxTest::SandboxTest() {
  std::string pattern = "/tmp/offhand-test-XXXXXX";
  scratch_ = ::mkdtemp(pattern.data());
  ::chmod(scratch_.c_str(), 0777);
  fs::create_directory(scratch_ + "/run");
  ::chmod((scratch_ + "/run").c_str(), 0700);
  set_variable("XDG_RUNTIME_DIR", scratch_ + "/run");
  for (const char* name : {"OFFHAND_SANDBOX_ID", "OFFHAND_SANDBOX_OUTER", "OFFHAND_SANDBOX_REGISTRY"})
    set_variable(name, std::nullopt);
}

SandboxTest::~SandboxTest() {
  // A test that turned to another registry, or fell back to the user's, must not stop what others run there.
  ::setenv("XDG_RUNTIME_DIR", (scratch_ + "/run").c_str(), 1);
  ::unsetenv("OFFHAND_SANDBOX_REGISTRY");
  // The promise of every test: nothing is left behind.
  (void)stop_all();
  if (exists(registry())) {
    EXPECT_TRUE(fs::is_empty(registry()));
  }
  for (const auto& [name, value] : saved_) {
    if (value) {
      ::setenv(name.c_str(), value->c_str(), 1);
    } else {
      ::unsetenv(name.c_str());
    }
  }
  std::error_code ignored;
  fs::remove_all(scratch_, ignored);
}

void SandboxTest::set_variable(const std::string& name, const std::optional<std::string>& value) {
  const char* before = std::getenv(name.c_str());
  saved_.emplace(name, before == nullptr ? std::nullopt : std::optional<std::string>(before));
  if (value) {
    ::setenv(name.c_str(), value->c_str(), 1);
  } else {
    ::unsetenv(name.c_str());
  }
}

std::vector<std::string> straggler(const std::string& pid_file) {
  // What is ignored stays ignored across exec, and setsid -f forks before it leaves the session.
  return {"/bin/sh", "-c", "trap '' TERM; setsid -f sh -c 'echo $$ > \"$0\"; exec sleep 1000' \"$0\"", pid_file};
}

pid_t straggler_pid(const std::string& pid_file) {
  eventually([&] { return contents(pid_file).find('\n') != std::string::npos; });
  return std::atoi(contents(pid_file).c_str());
}

}  // namespace offhand::sandbox::test
