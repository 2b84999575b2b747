#include "platform/linux/apps/page_port.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "codegen/runtime/read_file.h"
#include "generated/types/errors.h"
#include "platform/linux/apps/page_pipe.h"
#include "platform/linux/apps/process_table.h"

namespace offhand::platform::linux_apps {
namespace {

constexpr std::string_view port_flag = "--remote-debugging-port";

std::optional<std::uint16_t> number_in(std::string_view text, int base) {
  std::uint16_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The port with which it was started; 0: chosen by itself. Chromium accepts only "--flag=1"; Firefox also "--flag 1",
/// with one dash or two, and the flag without a value.
std::optional<std::uint16_t> declared_port(std::int64_t pid) {
  std::optional<std::uint16_t> port;
  auto arguments = arguments_of(pid);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    auto argument = std::string_view(arguments[i]);
    if (argument.starts_with(port_flag.substr(1))) argument = arguments[i].insert(0, "-");
    if (!argument.starts_with(port_flag)) continue;
    const auto value = argument.substr(port_flag.size());
    if (value.starts_with('=')) port = number_in(value.substr(1), 10);
    if (value.empty())
      port = number_in(i + 1 < arguments.size() ? std::string_view(arguments[i + 1]) : "", 10).value_or(0);
  }
  return port;
}

struct Listener {
  std::uint16_t port = 0;
  bool on_this_machine_only = false;
  std::string inode;
};

void read_listeners(const std::string& file, std::vector<Listener>& listeners) {
  std::istringstream text(read_file(file).value_or(""));
  std::string line;
  std::getline(text, line);
  while (std::getline(text, line)) {
    std::istringstream fields(line);
    std::string skipped;
    std::string local;
    std::string state;
    Listener listener;
    fields >> skipped >> local >> skipped >> state;
    for (int field = 4; field < 9; ++field) fields >> skipped;
    fields >> listener.inode;
    const auto colon = local.find(':');
    constexpr std::string_view listening = "0A";
    if (!fields || state != listening || colon == std::string::npos) continue;
    const auto address = local.substr(0, colon);
    // In this machine's byte order: 127.0.0.1, ::1, and the IPv4-mapped 127.0.0.1.
    listener.on_this_machine_only = address == "0100007F" || address == "00000000000000000000000001000000" ||
                                    address == "0000000000000000FFFF00000100007F";
    if (const auto port = number_in(std::string_view(local).substr(colon + 1), 16)) {
      listener.port = *port;
      listeners.push_back(listener);
    }
  }
}

std::set<std::string> sockets_of(std::int64_t pid) {
  std::set<std::string> inodes;
  std::error_code error;
  const std::filesystem::path folder = fmt::format("/proc/{}/fd", pid);
  for (std::filesystem::directory_iterator place(folder, error), end; !error && place != end; place.increment(error)) {
    std::error_code gone;
    const auto target = std::filesystem::read_symlink(place->path(), gone).string();
    constexpr std::string_view socket = "socket:[";
    if (gone || !target.starts_with(socket)) continue;
    inodes.insert(target.substr(socket.size(), target.size() - socket.size() - 1));
  }
  return inodes;
}

/// A port in another network namespace (a container) cannot be reached, and the same number in ours is another
/// process's.
bool shares_our_network(std::int64_t pid) {
  std::error_code error;
  const auto theirs = std::filesystem::read_symlink(fmt::format("/proc/{}/ns/net", pid), error);
  return !error && theirs == std::filesystem::read_symlink("/proc/self/ns/net", error) && !error;
}

std::vector<Listener> listeners_of(std::int64_t pid) {
  std::vector<Listener> listeners;
  if (!shares_our_network(pid)) return listeners;
  read_listeners(fmt::format("/proc/{}/net/tcp", pid), listeners);
  read_listeners(fmt::format("/proc/{}/net/tcp6", pid), listeners);
  const auto own = sockets_of(pid);
  std::erase_if(listeners, [&](const auto& listener) { return !own.contains(listener.inode); });
  return listeners;
}

tl::unexpected<Error> unavailable(const Window& window, std::string reason, std::string advice) {
  return fail(errors::page_unavailable(
      {.app = window.app_name, .pid = window.pid, .reason = std::move(reason), .advice = std::move(advice)}));
}

}  // namespace

bool has_page_port(std::int64_t pid) { return declared_port(pid).has_value(); }

bool is_page_port_to_come(std::int64_t pid) { return has_page_port(pid) && is_young(pid); }

Result<std::uint16_t> page_port_of(const Window& window, std::optional<std::int64_t> wish) {
  const std::string how_to_start =
      "Start a browser with a profile of its own, and with a pipe (launch_app: page_pipe, additional_arguments) or a "
      "port "
      "(electron_debugging_port).";
  const auto declared = declared_port(window.pid);
  if (!declared && !wish) {
    return unavailable(window,
                       has_page_pipe(window.pid) ? "its pages are served on a pipe to whoever started it"
                                                 : "it was not started with a port for its pages",
                       how_to_start);
  }
  const auto port = wish ? static_cast<std::uint16_t>(*wish) : *declared;
  auto listeners = listeners_of(window.pid);
  if (port != 0) std::erase_if(listeners, [&](const auto& listener) { return listener.port != port; });
  if (listeners.empty()) {
    return unavailable(
        window, port == 0 ? "it listens nowhere" : fmt::format("it does not listen on port {}", port),
        "Wait until it does; a browser that handed its work to an instance that ran before never will. " +
            how_to_start);
  }
  if (listeners.size() > 1) {
    return unavailable(window, fmt::format("it listens on {} ports", listeners.size()), "Name one with cdp_port.");
  }
  if (!listeners.front().on_this_machine_only) {
    return unavailable(window, fmt::format("its port {} is open to other machines", listeners.front().port),
                       "Start it without --remote-debugging-address.");
  }
  return listeners.front().port;
}

}  // namespace offhand::platform::linux_apps
