#pragma once

#include <cstdint>
#include <string>

namespace offhand::platform::atspi {

/// True if two processes belong to one application: one descends from the other, or they share a process group or a
/// sandboxed app id.
bool are_related(std::int64_t one, std::int64_t other);

/// Name of a process's program, for messages.
std::string process_name(std::int64_t pid);

}  // namespace offhand::platform::atspi
