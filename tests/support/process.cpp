#include "tests/support/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace offhand::test {
namespace {

std::vector<std::string> environment_with(const EnvironmentChanges& changes) {
  std::vector<std::string> entries;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    if (!changes.contains(std::string(text.substr(0, text.find('='))))) entries.emplace_back(text);
  }
  for (const auto& [name, value] : changes) {
    if (value) entries.push_back(name + "=" + *value);
  }
  return entries;
}

std::vector<char*> pointers(const std::vector<std::string>& words) {
  std::vector<char*> list;
  for (const auto& word : words) list.push_back(const_cast<char*>(word.c_str()));
  list.push_back(nullptr);
  return list;
}

std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
  return ends;
}

}  // namespace

std::string offhand_program() { return OFFHAND_TEST_PROGRAM; }

bool eventually(const std::function<bool()>& condition, milliseconds limit) {
  // Many conditions start a program to look. Looking at an eighth of the time waited so far costs little time and
  // leaves the processor to what is waited for.
  constexpr milliseconds shortest{5};
  constexpr milliseconds longest{100};
  const auto begun = std::chrono::steady_clock::now();
  while (!condition()) {
    const auto waited = std::chrono::steady_clock::now() - begun;
    if (waited >= limit) return false;
    const auto pause = std::clamp(std::chrono::duration_cast<milliseconds>(waited / 8), shortest, longest);
    ::poll(nullptr, 0, static_cast<int>(pause.count()));
  }
  return true;
}

ChildProcess::ChildProcess(const std::vector<std::string>& argv, const EnvironmentChanges& changes) {
  const auto environment = environment_with(changes);
  const auto arguments = pointers(argv);
  const auto variables = pointers(environment);
  const auto in = make_pipe();
  const auto out = make_pipe();
  const auto err = make_pipe();
  pid_ = ::fork();
  if (pid_ == 0) {
    ::dup2(in[0], STDIN_FILENO);
    ::dup2(out[1], STDOUT_FILENO);
    ::dup2(err[1], STDERR_FILENO);
    ::signal(SIGPIPE, SIG_DFL);
    ::execvpe(arguments[0], arguments.data(), variables.data());
    ::_exit(127);
  }
  ::close(in[0]);
  ::close(out[1]);
  ::close(err[1]);
  input_ = in[1];
  output_ = out[0];
  errors_ = err[0];
  if (pid_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
  pidfd_ = static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0));
}

ChildProcess::~ChildProcess() {
  close_input();
  if (!status_) {
    signal(SIGKILL);
    signal(SIGCONT);
    wait();
  }
  ::close(output_);
  ::close(errors_);
  ::close(pidfd_);
}

void ChildProcess::close_input() {
  if (input_ >= 0) ::close(input_);
  input_ = -1;
}

void ChildProcess::signal(int number) const {
  if (!status_) ::kill(pid_, number);
}

std::optional<int> ChildProcess::wait(milliseconds limit) {
  if (status_) return status_;
  pollfd ended{pidfd_, POLLIN, 0};
  if (::poll(&ended, 1, static_cast<int>(limit.count())) <= 0) return std::nullopt;
  int status = 0;
  while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  status_ = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return status_;
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

std::string read_all(int descriptor) {
  std::string text;
  std::array<char, 65536> buffer{};
  for (;;) {
    const auto count = ::read(descriptor, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return text;
    text.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

/// Until the end of the pipe, or until the command has ended and nothing is left to read: what it started in the
/// background may hold the pipe for ever.
static std::string read_output(int descriptor, const std::atomic<bool>& has_ended) {
  constexpr int look_interval_ms = 20;
  std::string text;
  std::array<char, 65536> buffer{};
  for (;;) {
    const bool is_last_look = has_ended;
    pollfd entry{.fd = descriptor, .events = POLLIN, .revents = 0};
    const auto ready = ::poll(&entry, 1, is_last_look ? 0 : look_interval_ms);
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0 && !is_last_look) continue;
    const auto count = ready > 0 ? ::read(descriptor, buffer.data(), buffer.size()) : 0;
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return text;
    text.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

CommandResult run_command(const std::vector<std::string>& argv, const CommandOptions& options) {
  ::signal(SIGPIPE, SIG_IGN);
  ChildProcess child(argv, options.environment);
  CommandResult result;
  std::atomic<bool> has_ended = false;
  std::thread out([&] { result.output = read_output(child.output(), has_ended); });
  std::thread err([&] { result.errors = read_output(child.errors(), has_ended); });
  write_all(child.input(), options.input);
  child.close_input();
  auto status = child.wait(options.deadline);
  if (!status) {
    result.timed_out = true;
    child.signal(SIGKILL);
    status = child.wait();
  }
  result.exit_code = status.value_or(-1);
  has_ended = true;
  out.join();
  err.join();
  return result;
}

CommandResult run_offhand(std::vector<std::string> words, const CommandOptions& options) {
  words.insert(words.begin(), offhand_program());
  return run_command(words, options);
}

TemporaryFolder::TemporaryFolder() {
  std::string pattern = "/tmp/offhand-test-XXXXXX";
  if (::mkdtemp(pattern.data()) == nullptr) throw std::system_error(errno, std::generic_category(), "mkdtemp");
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string contents(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  if (stream.peek() != std::ifstream::traits_type::eof()) text << stream.rdbuf();
  return text.str();
}

void write_contents(const std::string& file, std::string_view text) {
  std::ofstream stream(file, std::ios::binary);
  stream << text;
  if (!stream) throw std::runtime_error("cannot write " + file);
}

}  // namespace offhand::test
