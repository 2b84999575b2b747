#pragma once

#include <sys/types.h>

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace offhand::platform::linux_apps {

/// Starts a program, looked for in PATH unless it is a path, as a login would: a session of its own, nothing to read
/// and nowhere to write, no file of ours, every signal as the system has it, and as many descriptors as this process
/// was started with. Its pid, or the errno that says why it cannot be executed.
tl::expected<pid_t, int> spawn(std::vector<std::string> arguments, std::vector<std::string> environment);

}  // namespace offhand::platform::linux_apps
