#include "tests/support/pseudo_terminal.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace offhand::test {
namespace {

constexpr std::string_view begin_of_drawing = "\x1b[?2026h";

[[noreturn]] void run_at(int terminal, const std::vector<std::string>& argv, const EnvironmentChanges& environment) {
  ::setsid();
  ::ioctl(terminal, TIOCSCTTY, 0);
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(terminal, standard);
  ::setenv("TERM", "xterm", 1);
  for (const auto& [name, value] : environment) {
    if (value)
      ::setenv(name.c_str(), value->c_str(), 1);
    else
      ::unsetenv(name.c_str());
  }
  std::vector<char*> words;
  for (const auto& word : argv) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  ::execvp(words[0], words.data());
  ::_exit(127);
}

}  // namespace

PseudoTerminal::PseudoTerminal(const std::vector<std::string>& argv, const EnvironmentChanges& environment, int columns,
                               int rows) {
  ours_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (ours_ < 0 || ::grantpt(ours_) != 0 || ::unlockpt(ours_) != 0)
    throw std::system_error(errno, std::generic_category(), "posix_openpt");
  its_ = ::open(::ptsname(ours_), O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (its_ < 0) throw std::system_error(errno, std::generic_category(), "ptsname");
  resize(columns, rows);
  before_ = settings();
  pid_ = ::fork();
  if (pid_ == 0) run_at(its_, argv, environment);
  if (pid_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
}

PseudoTerminal::~PseudoTerminal() {
  if (!status_) {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  ::close(ours_);
  ::close(its_);
}

void PseudoTerminal::type(std::string_view keys) const { write_all(ours_, keys); }

void PseudoTerminal::resize(int columns, int rows) const {
  const winsize size{static_cast<unsigned short>(rows), static_cast<unsigned short>(columns), 0, 0};
  ::ioctl(ours_, TIOCSWINSZ, &size);
}

void PseudoTerminal::signal(int number) const {
  if (!status_) ::kill(pid_, number);
}

const std::string& PseudoTerminal::output() {
  std::array<char, 65536> buffer{};
  for (;;) {
    const auto count = ::read(ours_, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return output_;
    output_.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

std::string PseudoTerminal::last_drawing() {
  const auto& all = output();
  const auto begin = all.rfind(begin_of_drawing);
  return begin == std::string::npos ? all : all.substr(begin);
}

bool PseudoTerminal::shows(const std::string& text) {
  return eventually([&] { return last_drawing().find(text) != std::string::npos; });
}

termios PseudoTerminal::settings() const {
  termios now{};
  ::tcgetattr(its_, &now);
  return now;
}

bool PseudoTerminal::is_as_before() const {
  const auto now = settings();
  return now.c_iflag == before_.c_iflag && now.c_oflag == before_.c_oflag && now.c_cflag == before_.c_cflag &&
         now.c_lflag == before_.c_lflag;
}

bool PseudoTerminal::is_stopped() const {
  const auto state = contents("/proc/" + std::to_string(pid_) + "/stat");
  const auto name_end = state.rfind(')');
  return name_end != std::string::npos && state.substr(name_end, 3) == ") T";
}

std::optional<int> PseudoTerminal::wait() {
  eventually([&] {
    output();  // it would wait for a reader
    int status = 0;
    if (!status_ && ::waitpid(pid_, &status, WNOHANG) == pid_)
      status_ = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return status_.has_value();
  });
  output();
  return status_;
}

}  // namespace offhand::test
