#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/sandbox/sandbox.h"
#include "platform/host/descriptor.h"

namespace offhand::sandbox {

using Clock = std::chrono::steady_clock;
using Deadline = Clock::time_point;

/// Milliseconds until the deadline for poll(), rounded up, never negative.
int remaining_ms(Deadline deadline);

/// Waits until the descriptor is readable or its other end is closed.
bool wait_readable(int fd, Deadline deadline);

/// A connected socket pair that preserves message boundaries. It also serves as the parent pipe: when one side dies,
/// the other reads the end.
std::optional<std::pair<host::Descriptor, host::Descriptor>> make_channel();

struct Packet {
  std::string text;
  std::vector<host::Descriptor> descriptors;
};

/// Waits for room in the socket until the deadline.
bool send_packet(int channel, const std::string& text, Deadline deadline, const std::vector<int>& descriptors = {});

/// Nothing if the other side is closed. Blocks; poll first.
std::optional<Packet> receive_packet(int channel);

/// Strings of any bytes and any total length, in an anonymous file.
host::Descriptor pack_strings(const std::vector<std::string>& strings);
std::vector<std::string> unpack_strings(int file);

/// Events that the supervisor reports, one per packet.
struct Event {
  enum class Type { ready, failed, spawned, exited };
  Type type = Type::failed;
  Error error;        ///< for failed
  Info info;          ///< for ready
  pid_t pid = 0;      ///< for spawned
  ExitStatus status;  ///< for exited
};

std::string event_text(const Event& event);
std::optional<Event> parse_event(const std::string& text);

}  // namespace offhand::sandbox
