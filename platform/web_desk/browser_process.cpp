#include "platform/web_desk/browser_process.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/descriptor.h"
#include "platform/host/directories.h"
#include "platform/host/launch.h"
#include "platform/host/process.h"

namespace offhand::platform::web_desk {
namespace {

constexpr std::array<std::string_view, 5> programs{"chromium", "chromium-browser", "google-chrome-stable",
                                                   "google-chrome", "chrome"};
/// The numbers that `--remote-debugging-pipe` prescribes.
constexpr int reading_number = 3;
constexpr int writing_number = 4;
/// A browser whose pipe was closed writes its profile and ends within a second.
constexpr std::chrono::milliseconds time_to_end{3'000};
constexpr std::chrono::milliseconds end_look_interval{5};

std::optional<std::string> find_browser() {
  const auto path = host::variable("PATH").value_or("/usr/local/bin:/usr/bin:/bin");
  for (const auto program : programs)
    if (auto found = host::find_program(std::string(program), path)) return found;
  return std::nullopt;
}

/// Nothing by which it could reach somebody's desktop.
std::vector<std::string> environment() {
  constexpr std::array<std::string_view, 5> of_desktop{
      "DISPLAY=", "WAYLAND_DISPLAY=", "DBUS_SESSION_BUS_ADDRESS=", "AT_SPI_BUS_ADDRESS=", "XAUTHORITY="};
  auto variables = host::own_environment();
  std::erase_if(variables, [&](const std::string& variable) {
    return std::ranges::any_of(of_desktop, [&](auto name) { return variable.starts_with(name); });
  });
  return variables;
}

std::vector<std::string> command(const std::string& program, const std::string& profile, const std::string& address) {
  std::vector<std::string> argv{program,
                                "--headless=new",
                                "--remote-debugging-pipe",
                                "--user-data-dir=" + profile,
                                "--no-first-run",
                                "--no-default-browser-check",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync",
                                "--disable-gpu",
                                "--password-store=basic",
                                "--disable-background-timer-throttling",
                                "--disable-backgrounding-occluded-windows",
                                "--disable-renderer-backgrounding",
                                "--disable-popup-blocking",
                                "--window-size=1280,900"};
  // Chromium refuses to run as root with its sandbox.
  if (::geteuid() == 0) argv.emplace_back("--no-sandbox");
  argv.push_back(address);
  return argv;
}

/// A folder of its own; empty where none can be made.
std::string make_profile() {
  const auto folder = host::runtime_directory();
  if (!host::make_private_directory(folder)) return {};
  auto pattern = folder + "/web-XXXXXX";
  return ::mkdtemp(pattern.data()) == nullptr ? std::string() : pattern;
}

void remove(const std::string& profile) {
  std::error_code ignored;
  std::filesystem::remove_all(profile, ignored);
}

bool has_ended(pid_t pid) {
  const auto ended = ::waitpid(pid, nullptr, WNOHANG);
  return ended == pid || (ended < 0 && errno == ECHILD);
}

}  // namespace

Result<std::unique_ptr<BrowserProcess>> BrowserProcess::start(const std::string& address) {
  const auto program = find_browser();
  if (!program) return fail(errors::missing_package({.program = "chromium", .package = "chromium"}));
  const auto failed = [&](const std::string& reason) {
    return fail(errors::launch_failed({.name = *program, .reason = reason, .output = std::nullopt}));
  };
  std::array<int, 2> ends{-1, -1};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return failed(std::strerror(errno));
  host::Descriptor ours(ends[0]);
  const host::Descriptor its(ends[1]);
  const auto profile = make_profile();
  if (profile.empty()) return failed("no folder for its profile can be made in " + host::runtime_directory());
  const auto pid = host::launch({.places = {*program},
                                 .argv = command(*program, profile, address),
                                 .environment = environment(),
                                 .descriptors = {{its.get(), reading_number}, {its.get(), writing_number}},
                                 .working_directory = profile,
                                 .group = host::Launch::Group::own_session});
  if (!pid) {
    remove(profile);
    return failed(std::strerror(pid.error()));
  }
  const int pipe = ::fcntl(ours.get(), F_DUPFD_CLOEXEC, 0);
  return std::unique_ptr<BrowserProcess>(new BrowserProcess(*pid, pipe, profile));
}

BrowserProcess::~BrowserProcess() {
  const auto pid = static_cast<pid_t>(pid_);
  const auto until = std::chrono::steady_clock::now() + time_to_end;
  bool ended = has_ended(pid);
  for (; !ended && std::chrono::steady_clock::now() < until; ended = has_ended(pid))
    std::this_thread::sleep_for(end_look_interval);
  if (!ended) {
    // Its own session: all of it.
    ::kill(-pid, SIGKILL);
    ::waitpid(pid, nullptr, 0);
  }
  remove(profile_);
}

}  // namespace offhand::platform::web_desk
