#include "platform/linux/apps/page_pipe_process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/directories.h"
#include "platform/host/helper_program.h"
#include "platform/host/launch.h"
#include "platform/linux/apps/page_pipe.h"
#include "platform/linux/apps/page_pipe_holder.h"

namespace offhand::platform::linux_apps {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view role = "--hold-page-pipe";
/// Inherited file descriptors.
constexpr int to_browser_number = 3;
constexpr int from_browser_number = 4;
constexpr int listener_number = 5;

bool asked_at_start = false;

tl::unexpected<Error> not_made(const std::string& path, const std::string& reason) {
  return fail(errors::write_failed({.path = path, .reason = reason}));
}

std::optional<sockaddr_un> address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) return std::nullopt;
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  return address;
}

const sockaddr* generic(const sockaddr_un& address) { return reinterpret_cast<const sockaddr*>(&address); }

/// Whether no process owns this socket any more. Tested with a socket of another type: the kernel returns a different
/// error when an owner exists, and the owner sees no connection.
bool is_left_behind(const sockaddr_un& address) {
  const host::Descriptor probe(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  return probe && ::connect(probe.get(), generic(address), sizeof address) != 0 && errno == ECONNREFUSED;
}

/// Removes the sockets of killed holders.
void sweep(const std::string& folder) {
  std::error_code error;
  for (fs::directory_iterator place(folder, error), end; !error && place != end; place.increment(error)) {
    const auto path = place->path().string();
    const auto address = path.ends_with(".socket") ? address_of(path) : std::nullopt;
    if (address && is_left_behind(*address)) ::unlink(path.c_str());
  }
}

struct Pipe {
  host::Descriptor to_read;
  host::Descriptor to_write;
};

std::optional<Pipe> make_pipe() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{host::Descriptor(ends[0]), host::Descriptor(ends[1])};
}

Result<host::Descriptor> listen_at(const std::string& path) {
  const auto address = address_of(path);
  if (!address) return not_made(path, "it is too long for the path of a socket");
  host::Descriptor listener(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (!listener || ::bind(listener.get(), generic(*address), sizeof *address) != 0)
    return not_made(path, std::strerror(errno));
  // Nobody can connect before listen(), so nobody can connect before the mode is set.
  if (::chmod(path.c_str(), 0600) == 0 && ::listen(listener.get(), SOMAXCONN) == 0) return listener;
  const std::string reason = std::strerror(errno);
  ::unlink(path.c_str());
  return not_made(path, reason);
}

}  // namespace

Result<PagePipe> hold_page_pipe() {
  if (!asked_at_start && !host::named_helper_program())
    return fail(errors::internal({.reason = "this program cannot become the holder of a pipe"}));
  const auto folder = page_pipe_folder();
  OFFHAND_CHECK(host::make_private_directory(host::runtime_directory()));
  OFFHAND_CHECK(host::make_private_directory(folder));
  sweep(folder);
  auto to_browser = make_pipe();
  auto from_browser = make_pipe();
  struct stat status{};
  if (!to_browser || !from_browser || ::fstat(to_browser->to_read.get(), &status) != 0)
    return not_made(folder, std::strerror(errno));
  const auto path = page_pipe_socket(status.st_ino);
  OFFHAND_ASSIGN(const auto listener, listen_at(path));
  host::Launch launch;
  launch.places = host::helper_places();
  launch.argv = {"offhand", std::string(role), path};
  launch.environment = host::own_environment();
  launch.descriptors = {{to_browser->to_write.get(), to_browser_number},
                        {from_browser->to_read.get(), from_browser_number},
                        {listener.get(), listener_number}};
  launch.working_directory = "/";
  launch.group = host::Launch::Group::own_session;
  const auto child = host::launch(launch);
  // It exits at once while its own child stays, which nobody has to wait for.
  int state = 0;
  while (child && ::waitpid(*child, &state, 0) < 0 && errno == EINTR) {
  }
  if (!child || !WIFEXITED(state) || WEXITSTATUS(state) != 0) {
    ::unlink(path.c_str());
    return fail(errors::internal({.reason = "the process that was to hold the browser's pipe did not start"}));
  }
  return PagePipe{std::move(to_browser->to_read), std::move(from_browser->to_write)};
}

std::optional<int> run_as_page_pipe_process(int argc, char** argv) {
  asked_at_start = true;
  if (argc != 3 || argv[1] != role) return std::nullopt;
  for (const int number : {to_browser_number, from_browser_number, listener_number}) {
    // Typed by hand.
    if (::fcntl(number, F_SETFD, FD_CLOEXEC) != 0) return 2;
  }
  if (const pid_t child = ::fork(); child != 0) return child > 0 ? 0 : 1;
  ::signal(SIGPIPE, SIG_IGN);
  // The name for ps and top, which would show "exe" for /proc/self/exe.
  ::prctl(PR_SET_NAME, "page-pipe");
  PagePipeHolder(host::Descriptor(to_browser_number), host::Descriptor(from_browser_number),
                 host::Descriptor(listener_number))
      .serve();
  ::unlink(argv[2]);
  return 0;
}

}  // namespace offhand::platform::linux_apps
