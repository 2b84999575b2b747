#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "platform/api/apps.h"

namespace offhand::platform::linux_apps {

/// Whether a program runs a script that is among its arguments.
bool is_interpreter(const std::filesystem::path& program);

/// Whether a process with a window is an instance of a program: it runs the program's file, as executable or as script.
/// For a program that was given by name it is enough that its file has that name, or that its window has that
/// application name (a launcher script, a server process). Only processes of this user count.
bool is_instance(const LaunchPlan& plan, std::int64_t pid, const std::string& app_name, InstanceOf of);

}  // namespace offhand::platform::linux_apps
