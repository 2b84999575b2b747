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

/// Milliseconds for poll(), rounded up, never negative.
int remaining_ms(Deadline deadline);

/// Waits until the descriptor is readable or closed at the other end.
bool wait_readable(int fd, Deadline deadline);

/// A connected pair that keeps message borders. It is also the parent pipe: when one side dies, the other reads its
/// end.
std::optional<std::pair<host::Descriptor, host::Descriptor>> make_channel();

struct Packet {
  std::string text;
  std::vector<host::Descriptor> descriptors;
};

/// Waits until the deadline for room.
bool send_packet(int channel, const std::string& text, Deadline deadline, const std::vector<int>& descriptors = {});

/// Nothing when the other side is gone. Waits: poll first.
std::optional<Packet> receive_packet(int channel);

/// Strings of any bytes and any total length, in a file without a name.
host::Descriptor pack_strings(const std::vector<std::string>& strings);
std::vector<std::string> unpack_strings(int file);

/// What the supervisor says. One event a packet.
struct Event {
  enum class Type { ready, failed, spawned, exited };
  Type type = Type::failed;
  Error error;        ///< of failed
  Info info;          ///< of ready
  pid_t pid = 0;      ///< of spawned
  ExitStatus status;  ///< of exited
};

std::string event_text(const Event& event);
std::optional<Event> parse_event(const std::string& text);

}  // namespace offhand::sandbox
