#pragma once

#include <sys/types.h>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "impl/sandbox/channel.h"
#include "impl/sandbox/sandbox.h"
#include "platform/host/descriptor.h"

namespace offhand::sandbox {

/// A command sent to the supervisor.
struct SpawnRequest {
  std::vector<std::string> argv;
  std::map<std::string, std::string> environment;
  std::string working_directory;
  /// 0 creates a new process group.
  pid_t group_id = 0;
  std::array<host::Descriptor, 3> standard;
  /// Receives the answer and later the exit status.
  host::Descriptor reply;
};

/// The caller keeps ownership of `reply`.
bool send_request(int channel, const Command& command, const std::string& working_directory, int reply,
                  Deadline deadline);
std::optional<SpawnRequest> read_request(Packet packet);

}  // namespace offhand::sandbox
