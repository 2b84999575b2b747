#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace offhand::host {

std::int64_t process_id();
std::int64_t parent_process_id();

/// Stands for the user this process runs as: equal numbers are the same user, on this machine.
std::int64_t user_id();

/// Which of the desktops of this machine this process would act on, as a text of no further meaning: equal texts are
/// the same desktop.
std::string desktop();

/// The words of the command line in UTF-8, from what main() was given; they stay as long as the process.
std::span<char*> arguments(int argc, char** argv);

/// A variable of the environment, in UTF-8; nothing when it is not there or empty.
std::optional<std::string> variable(const char* name);

/// For a process that stays: what one thread has freed, all may use. An allocator that keeps it apart for each thread
/// holds many times what is in use. To be called before there are threads.
void share_freed_memory();

}  // namespace offhand::host
