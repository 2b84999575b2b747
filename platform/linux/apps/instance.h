#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "platform/api/apps.h"

namespace offhand::platform::linux_apps {

/// What such a program runs, its arguments say.
bool is_interpreter(const std::filesystem::path& program);

/// Whether a process with a window is an instance of a program: it runs the program's file, as executable or as script;
/// or, of a program that was given by its name, a file of that name, or its window's application is called like it (a
/// launcher script, a server process). Only processes of this user are.
bool is_instance(const LaunchPlan& plan, std::int64_t pid, const std::string& app_name, InstanceOf of);

}  // namespace offhand::platform::linux_apps
