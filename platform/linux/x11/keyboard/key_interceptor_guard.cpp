#include "platform/linux/x11/keyboard/key_interceptor_guard.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xcb/xinput.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

#include "platform/host/helper_program.h"
#include "platform/host/launch.h"
#include "platform/linux/x11/input/ping.h"
#include "platform/linux/x11/keyboard/input_devices.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::string_view guard_role = "--guard-keyboard";
/// Inherited file descriptors: the socket for reports of interceptors, and their connection.
constexpr int socket_number = 3;
constexpr int connection_number = 4;
/// How long a key may stay frozen after the process was stopped.
constexpr int between_looks_ms = 25;
constexpr int server_ms_timeout = 1000;

bool guard_asked_at_start = false;

void append(std::string& bytes, const void* request, std::size_t size) {
  bytes.append(static_cast<const char*>(request), size);
}

void await_end() {
  std::array<char, 4096> ignored{};
  pollfd entry{connection_number, POLLIN, 0};
  while (::poll(&entry, 1, server_ms_timeout) > 0 && ::read(connection_number, ignored.data(), ignored.size()) > 0)
    continue;
}

/// Does what the interceptor would do. Writing to its connection is safe: the process is stopped or gone, never in the
/// middle of a request.
void thaw(std::uint8_t opcode, xcb_window_t home) {
  const xcb_set_input_focus_request_t focus{.major_opcode = XCB_SET_INPUT_FOCUS,
                                            .revert_to = XCB_INPUT_FOCUS_POINTER_ROOT,
                                            .length = sizeof(focus) / 4,
                                            .focus = home,
                                            .time = XCB_CURRENT_TIME};
  const xcb_input_xi_allow_events_request_t replay{.major_opcode = opcode,
                                                   .minor_opcode = XCB_INPUT_XI_ALLOW_EVENTS,
                                                   .length = sizeof(replay) / 4,
                                                   .time = XCB_CURRENT_TIME,
                                                   .deviceid = core_keyboard,
                                                   .event_mode = XCB_INPUT_EVENT_MODE_REPLAY_DEVICE,
                                                   .pad0 = 0,
                                                   .touchid = 0,
                                                   .grab_window = XCB_NONE};
  std::string bytes;
  append(bytes, &focus, sizeof(focus));
  append(bytes, &replay, sizeof(replay));
  (void)::send(connection_number, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  // The server reads all requests before it notices the shutdown. Until then it must be able to write: it drops a
  // client that it cannot write to at once, together with unread requests.
  ::shutdown(connection_number, SHUT_WR);
  await_end();
}

int guard(std::int64_t pid, std::uint8_t opcode) {
  xcb_window_t home = XCB_NONE;
  while (true) {
    pollfd entry{socket_number, POLLIN, 0};
    const int ready = ::poll(&entry, 1, home == XCB_NONE ? -1 : between_looks_ms);
    if (ready < 0 && errno != EINTR) return 1;
    if (ready > 0) {
      const auto size = ::read(socket_number, &home, sizeof(home));
      if (size == sizeof(home)) continue;
      if (home != XCB_NONE) thaw(opcode, home);
      return 0;
    }
    if (ready == 0 && is_stopped(pid)) {
      thaw(opcode, home);
      return 0;
    }
  }
}

template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  return problem == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

}  // namespace

std::unique_ptr<KeyInterceptorGuard> KeyInterceptorGuard::start(const Connection& connection, std::uint8_t opcode) {
  if (!guard_asked_at_start && !host::named_helper_program()) return nullptr;
  int ends[2];
  // Packets: a message is read whole or not at all.
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return nullptr;
  host::Descriptor listener(ends[0]);
  host::Descriptor speaker(ends[1]);
  host::Launch launch;
  launch.places = host::helper_places();
  launch.argv = {"offhand", std::string(guard_role), std::to_string(::getpid()), std::to_string(opcode)};
  launch.environment = host::own_environment();
  launch.descriptors = {{listener.get(), socket_number}, {connection.descriptor(), connection_number}};
  launch.working_directory = "/";
  // The guard has its own session, so that terminal signals for this process do not stop it.
  launch.group = host::Launch::Group::own_session;
  const auto child = host::launch(launch);
  if (!child) return nullptr;
  return std::unique_ptr<KeyInterceptorGuard>(new KeyInterceptorGuard(std::move(speaker), *child));
}

KeyInterceptorGuard::~KeyInterceptorGuard() {
  watch(XCB_NONE);
  socket_.reset();
  while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void KeyInterceptorGuard::watch(xcb_window_t home) {
  if (std::exchange(watched_, home) == home) return;
  (void)::send(socket_.get(), &home, sizeof(home), MSG_NOSIGNAL | MSG_DONTWAIT);
}

std::optional<int> run_as_key_interceptor_guard(int argc, char** argv) {
  guard_asked_at_start = true;
  if (argc != 4 || argv[1] != guard_role) return std::nullopt;
  const auto pid = number_in<std::int64_t>(argv[2]);
  const auto opcode = number_in<std::uint8_t>(argv[3]);
  // Typed by hand.
  if (!pid || !opcode || ::fcntl(socket_number, F_SETFD, FD_CLOEXEC) != 0 ||
      ::fcntl(connection_number, F_SETFD, FD_CLOEXEC) != 0)
    return 2;
  // The name for ps and top, which would show "exe" for /proc/self/exe.
  ::prctl(PR_SET_NAME, "keyboard-guard");
  return guard(*pid, *opcode);
}

}  // namespace offhand::platform::x11
