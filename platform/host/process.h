#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace offhand::host {

std::int64_t process_id();
std::int64_t parent_process_id();

/// Identifies the user of this process: equal numbers are the same user on this machine.
std::int64_t user_id();

/// Identifies the desktop that this process would act on: equal texts are the same desktop.
std::string desktop();

/// The arguments of the command line in UTF-8, given those of main(); valid for the lifetime of the process.
std::span<char*> arguments(int argc, char** argv);

/// An environment variable in UTF-8; nothing if it is unset or empty.
std::optional<std::string> variable(const char* name);

/// For long-lived processes: makes memory freed by one thread usable by all. An allocator with an arena per thread
/// holds many times the memory in use. Call it before starting threads.
void share_freed_memory();

}  // namespace offhand::host
