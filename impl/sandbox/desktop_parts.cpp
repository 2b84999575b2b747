#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>
#include <string_view>

#include "impl/base/random.h"
#include "impl/sandbox/desktop.h"
#include "impl/sandbox/directories.h"
#include "impl/sandbox/errors.h"
#include "impl/sandbox/window_manager.h"
#include "impl/sandbox/x_lock.h"

/// The parts of the desktop, in the order of their start.
namespace offhand::sandbox {
namespace {

constexpr std::size_t cookie_bytes = 16;
constexpr int first_display = 100;
constexpr int display_count = 900;
constexpr int most_attempts = 10;
constexpr std::chrono::milliseconds service_timeout{1'000};
constexpr std::chrono::milliseconds ask_again{20};

/// One entry of an Xauthority file that is valid for every display. The file is made before the display's number is
/// known, and only this sandbox uses it.
std::string authority_entry(std::string_view family, const std::string& host, const std::string& cookie) {
  std::string entry(family);
  for (const std::string& field : {host, std::string(), std::string("MIT-MAGIC-COOKIE-1"), cookie}) {
    entry += static_cast<char>(field.size() >> 8);
    entry += static_cast<char>(field.size() & 0xff);
    entry += field;
  }
  return entry;
}

/// One entry for every host, and one for this host, the only kind that python-xlib looks for (pyautogui, pynput).
std::string authority(const std::string& cookie) {
  constexpr std::string_view every_host = "\xff\xff";
  constexpr std::string_view local{"\x01\x00", 2};
  std::array<char, 256> host{};
  const bool has_name = ::gethostname(host.data(), host.size() - 1) == 0;
  return authority_entry(every_host, "", cookie) +
         (has_name ? authority_entry(local, host.data(), cookie) : std::string());
}

bool has_socket(int number) {
  struct stat status{};
  return ::lstat(x_socket(number).c_str(), &status) == 0;
}

/// Activates only system-wide services; those of the user and those exported by flatpaks stay outside. The limits are
/// those of Debian's session.conf, which is not included because it pulls in /etc/dbus-1 and the user's directories.
std::string bus_configuration(const std::string& directory) {
  return R"(<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <keep_umask/>
  <listen>unix:path=)" +
         directory + R"(/run/bus</listen>
  <auth>EXTERNAL</auth>
  <servicedir>)" +
         directory + R"(/services</servicedir>
  <servicedir>/usr/local/share/dbus-1/services</servicedir>
  <servicedir>/usr/share/dbus-1/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
  <limit name="max_incoming_bytes">1000000000</limit>
  <limit name="max_outgoing_bytes">1000000000</limit>
  <limit name="max_message_size">1000000000</limit>
  <limit name="service_start_timeout">120000</limit>
  <limit name="max_completed_connections">100000</limit>
  <limit name="max_connections_per_user">100000</limit>
  <limit name="max_pending_service_starts">10000</limit>
  <limit name="max_names_per_connection">50000</limit>
  <limit name="max_match_rules_per_connection">50000</limit>
  <limit name="max_replies_per_connection">50000</limit>
</busconfig>
)";
}

}  // namespace

Result<void> Desktop::start_x_server() {
  cookie_ = random_bytes(cookie_bytes);
  OFFHAND_CHECK(write_private_file(environment_.set["XAUTHORITY"], authority(cookie_)));
  // Xvfb -displayfd alone would take the lowest free number, even :0, and it makes no lock file with that option, which
  // confuses xvfb-run and real servers. So the number is chosen and locked here; a random one seldom collides with
  // another start.
  const std::string random = random_bytes(2);
  const int start =
      (static_cast<unsigned char>(random[0]) << 8 | static_cast<unsigned char>(random[1])) % display_count;
  int attempts = 0;
  for (int offset = 0; offset < display_count && attempts < most_attempts; ++offset) {
    const int number = first_display + (start + offset) % display_count;
    if (has_socket(number) || !lock_display(number)) continue;
    ++attempts;
    OFFHAND_ASSIGN(const Server outcome, try_x_server(number));
    if (outcome == Server::listens) return {};
    unlock_display(number);
  }
  return fail(sandbox_failed("X server", "No display number is free."));
}

Result<Desktop::Server> Desktop::try_x_server(int number) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return fail(sandbox_failed("X server", errno_text(errno) + "."));
  const host::Descriptor announced(ends[0]);
  host::Descriptor announcer(ends[1]);
  const Options& options = config_.options;
  const std::string screen =
      std::to_string(options.width) + "x" + std::to_string(options.height) + "x" + std::to_string(options.depth);
  const std::string display = std::string(":").append(std::to_string(number));
  OFFHAND_ASSIGN(const pid_t pid,
                 start_helper("Xvfb",
                              {display, "-displayfd", "3", "-screen", "0", screen, "-auth",
                               environment_.set["XAUTHORITY"], "-nolisten", "tcp", "-noreset", "-dpi", "96", "-s", "0"},
                              {{announcer.get(), 3}}));
  announcer.reset();
  const auto line = first_line("X server", "Xvfb", pid, announced.get());
  // A program that does not lock took the number in the meantime; any other failure is final.
  if (!line && exits_.count(pid) != 0 && has_socket(number)) return Server::number_taken;
  if (!line) return fail(line.error());
  helpers_["Xvfb"] = pid;
  display_ = display;
  environment_.set["DISPLAY"] = display;
  return Server::listens;
}

Result<void> Desktop::start_session_bus() {
  const std::string configuration = config_.directory() + "/bus.conf";
  OFFHAND_CHECK(write_private_file(configuration, bus_configuration(config_.directory())));
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return fail(sandbox_failed("session bus", errno_text(errno) + "."));
  const host::Descriptor announced(ends[0]);
  host::Descriptor announcer(ends[1]);
  OFFHAND_ASSIGN(helpers_["dbus-daemon"], start_helper("dbus-daemon",
                                                       {"--config-file=" + configuration, "--nofork", "--nopidfile",
                                                        "--nosyslog", "--print-address=3"},
                                                       {{announcer.get(), 3}}));
  announcer.reset();
  OFFHAND_ASSIGN(environment_.set["DBUS_SESSION_BUS_ADDRESS"],
                 first_line("session bus", "dbus-daemon", helpers_["dbus-daemon"], announced.get()));
  return {};
}

Result<void> Desktop::start_window_manager() {
  const std::string& name = config_.options.window_manager;
  if (name.empty()) return {};
  std::vector<std::string> arguments;
  if (name == "openbox") arguments.push_back("--sm-disable");
  // openbox reads the table of composed characters, for which it has no use, again whenever a key gets another meaning.
  // While 23 tests typed for 33 s that took 1.8 of its 2.4 s of processor time. Programs that are started from its own
  // menu compose nothing.
  auto environment = environment_;
  environment.set["XCOMPOSEFILE"] = "/dev/null";
  OFFHAND_ASSIGN(helpers_[name], start_helper_with(environment, name, arguments, {}));
  return {};
}

Result<void> Desktop::start_accessibility() {
  // The bus activates the launcher on first use. Starting it directly would race with that: a client that asks before
  // it owns its name would start a second one.
  OFFHAND_CHECK(write_private_file(
      config_.directory() + "/services/org.a11y.Bus.service",
      "[D-BUS Service]\nName=org.a11y.Bus\nExec=" + programs_["at-spi-bus-launcher"] + " --launch-immediately\n"));
  const std::string timeout = "--reply-timeout=" + std::to_string(remaining_ms(step_deadline()));
  // The launcher announces its bus in the root window's property AT_SPI_BUS, as on every desktop. The variable
  // AT_SPI_BUS_ADDRESS stays unset: no desktop sets it, and Qt 6.4 does not register where it is set.
  OFFHAND_CHECK(output_of("accessibility bus", "dbus-send",
                          {"--session", "--print-reply=literal", timeout, "--dest=org.a11y.Bus", "/org/a11y/bus",
                           "org.a11y.Bus.GetAddress"}));
  OFFHAND_CHECK(output_of(
      "accessibility switch", "dbus-send",
      {"--session", "--print-reply", timeout, "--dest=org.a11y.Bus", "/org/a11y/bus",
       "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:IsEnabled", "variant:boolean:true"}));
  return {};
}

Result<void> Desktop::await_window_manager() {
  const std::string& name = config_.options.window_manager;
  if (name.empty()) return {};
  WindowManagerWatch watch(display_, cookie_);
  const Deadline deadline = step_deadline();
  while (!watch.in_charge()) {
    if (watch.broken()) return fail(sandbox_failed("window manager", "The connection to " + display_ + " broke."));
    switch (events_.wait_readable(watch.descriptor(), deadline)) {
      case Events::Wake::ready:
        break;
      case Events::Wake::ending:
        return fail(called_off("window manager"));
      case Events::Wake::deadline:
        return fail(failed("window manager", name, name + " did not take charge in time."));
    }
  }
  // Some window managers never answer this and may be ready all the same.
  const Deadline timeout = std::min(deadline, Clock::now() + service_timeout);
  while (!watch.serves() && !watch.broken() && Clock::now() < timeout) {
    watch.ask_for_service();
    const Deadline again = std::min(timeout, Clock::now() + ask_again);
    if (events_.wait_readable(watch.descriptor(), again) == Events::Wake::ending)
      return fail(called_off("window manager"));
  }
  return {};
}

}  // namespace offhand::sandbox
