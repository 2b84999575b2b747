#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <variant>

namespace offhand::platform::web {

/// A port of this machine on which a browser serves its protocol.
struct Port {
  std::uint16_t number = 0;
  auto operator<=>(const Port&) const = default;
};

/// The socket of the process that holds a browser's pipe.
struct PipeSocket {
  std::string path;
  auto operator<=>(const PipeSocket&) const = default;
};

/// A socket whose other end a browser was started with as its pipe; the channel that is opened on it closes it.
struct HeldPipe {
  int descriptor = -1;
  auto operator<=>(const HeldPipe&) const = default;
};

/// Where a browser serves its protocol.
using Endpoint = std::variant<Port, PipeSocket, HeldPipe>;

/// "port 9222", "the pipe of /run/user/1000/offhand/pages/70123.socket".
inline std::string to_string(const Endpoint& endpoint) {
  if (const auto* port = std::get_if<Port>(&endpoint)) return "port " + std::to_string(port->number);
  if (std::holds_alternative<HeldPipe>(endpoint)) return "its own pipe";
  return "the pipe of " + std::get<PipeSocket>(endpoint).path;
}

}  // namespace offhand::platform::web
