#pragma once

#include <cstdint>
#include <string>

namespace offhand::platform::atspi {

/// Whether two processes belong to one application though their ids differ: one descends from the other, they share a
/// process group, or one sandboxed app id.
bool are_related(std::int64_t one, std::int64_t other);

/// Name of a process's program, for people.
std::string process_name(std::int64_t pid);

}  // namespace offhand::platform::atspi
