#include "platform/host/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <string_view>

namespace offhand::host {
namespace {

// Without wrapping, a line that is wider than thought stays on its line.
constexpr std::string_view enter_screen = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J";
constexpr std::string_view leave_screen = "\x1b[?2026l\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

constexpr auto end_signals = std::to_array({SIGHUP, SIGINT, SIGQUIT, SIGTERM});
constexpr auto crash_signals = std::to_array({SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV});

constexpr char none_byte = 'n';
constexpr char redraw_byte = 'r';
constexpr char end_byte = 'e';

/// What signal handlers know of the one Terminal.
std::atomic<int> wish_pipe = -1;
std::atomic<bool> is_on_screen = false;
std::atomic<bool> is_ending = false;
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free, "signal handlers");
bool sets_keys = false;
termios keys_before{};
termios keys_meanwhile{};
std::array<struct sigaction, NSIG> actions_before{};

void send(char wish) { [[maybe_unused]] const auto written = ::write(wish_pipe, &wish, 1); }

void take_screen() {
  if (sets_keys) ::tcsetattr(STDIN_FILENO, TCSANOW, &keys_meanwhile);
  Terminal::write(enter_screen);
  is_on_screen = true;
}

void give_screen_back() {
  if (!is_on_screen.exchange(false)) return;
  Terminal::write(leave_screen);
  if (sets_keys) ::tcsetattr(STDIN_FILENO, TCSANOW, &keys_before);
}

/// The signal does what it did before, once its handler returns.
void end_by(int signal) {
  give_screen_back();
  ::sigaction(signal, &actions_before.at(static_cast<std::size_t>(signal)), nullptr);
  ::raise(signal);
}

void on_end(int signal) {
  const int saved = errno;
  if (is_ending.exchange(true))
    end_by(signal);
  else
    send(end_byte);
  errno = saved;
}

void on_suspend(int /*signal*/) {
  const int saved = errno;
  give_screen_back();
  ::raise(SIGSTOP);
  take_screen();
  send(redraw_byte);
  errno = saved;
}

void on_resize(int /*signal*/) {
  const int saved = errno;
  send(redraw_byte);
  errno = saved;
}

/// What is ignored (nohup, a job in the background of a script) stays so.
void handle(int signal, void (*handler)(int)) {
  auto& before = actions_before.at(static_cast<std::size_t>(signal));
  ::sigaction(signal, nullptr, &before);
  if (before.sa_handler == SIG_IGN) return;
  struct sigaction action{};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  ::sigaction(signal, &action, nullptr);
}

void stop_handling(int signal) { ::sigaction(signal, &actions_before.at(static_cast<std::size_t>(signal)), nullptr); }

/// Keys come one by one and are not shown; Ctrl-C and Ctrl-Z still send their signals, and Ctrl-S holds nothing up.
void read_keys() {
  sets_keys = ::isatty(STDIN_FILENO) != 0 && ::tcgetattr(STDIN_FILENO, &keys_before) == 0;
  if (!sets_keys) return;
  keys_meanwhile = keys_before;
  keys_meanwhile.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  keys_meanwhile.c_iflag &= ~static_cast<tcflag_t>(IXON);
  keys_meanwhile.c_cc[VMIN] = 1;
  keys_meanwhile.c_cc[VTIME] = 0;
}

}  // namespace

bool has_screen() {
  const char* kind = std::getenv("TERM");
  return ::isatty(STDOUT_FILENO) != 0 && kind != nullptr && *kind != '\0' && std::string_view(kind) != "dumb";
}

Terminal::Terminal(Output output) : output_(output) {
  std::array<int, 2> both{-1, -1};
  if (::pipe2(both.data(), O_CLOEXEC | O_NONBLOCK) == 0) wishes_ = {Descriptor(both[0]), Descriptor(both[1])};
  wish_pipe = both[1];
  is_ending = false;
  for (const int signal : end_signals) handle(signal, on_end);
  if (output_ == Output::lines) return;
  read_keys();
  has_keys_ = sets_keys;
  for (const int signal : crash_signals) handle(signal, end_by);
  handle(SIGTSTP, on_suspend);
  handle(SIGWINCH, on_resize);
  take_screen();
}

Terminal::~Terminal() {
  give_screen_back();
  for (const int signal : end_signals) stop_handling(signal);
  if (output_ == Output::screen) {
    for (const int signal : crash_signals) stop_handling(signal);
    stop_handling(SIGTSTP);
    stop_handling(SIGWINCH);
  }
  wish_pipe = -1;
}

Terminal::Wish Terminal::wait() {
  for (;;) {
    std::array<pollfd, 3> awaited{{{wishes_[0].get(), POLLIN, 0},
                                   {has_keys_ ? STDIN_FILENO : -1, POLLIN, 0},
                                   {output_ == Output::lines ? STDOUT_FILENO : -1, 0, 0}}};
    if (::poll(awaited.data(), awaited.size(), -1) < 0) {
      if (errno == EINTR) continue;
      return Wish::end;
    }
    if (awaited[2].revents != 0) return Wish::end;
    if (char wish = none_byte; awaited[0].revents != 0 && ::read(wishes_[0].get(), &wish, 1) == 1) {
      if (wish == redraw_byte) return Wish::redraw;
      return wish == end_byte ? Wish::end : Wish::none;
    }
    if (awaited[1].revents == 0) continue;
    if (const auto wish = key(); wish != Wish::none) return wish;
  }
}

Terminal::Wish Terminal::key() {
  constexpr char end_of_input = '\x04';
  constexpr char redraw = '\x0c';
  std::array<char, 64> keys{};
  const auto count = ::read(STDIN_FILENO, keys.data(), keys.size());
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return Wish::none;
  // The terminal is gone.
  if (count <= 0) return Wish::end;
  const std::string_view typed(keys.data(), static_cast<std::size_t>(count));
  for (const char each : {'q', 'Q', end_of_input})
    if (typed.find(each) != std::string_view::npos) return Wish::end;
  return typed.find(redraw) != std::string_view::npos ? Wish::redraw : Wish::none;
}

void Terminal::interrupt() const { send(none_byte); }

ScreenSize Terminal::size() {
  winsize told{};
  const bool is_told = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &told) == 0 && told.ws_col > 0 && told.ws_row > 0;
  return is_told ? ScreenSize{.columns = told.ws_col, .rows = told.ws_row} : ScreenSize{};
}

// Also called by signal handlers.
bool Terminal::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) {
      pollfd writable{STDOUT_FILENO, POLLOUT, 0};
      ::poll(&writable, 1, -1);
      continue;
    }
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

}  // namespace offhand::host
