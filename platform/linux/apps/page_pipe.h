#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace offhand::platform::linux_apps {

/// Whether a process was started to serve its pages on a pipe.
bool has_page_pipe(std::int64_t pid);

/// The socket behind which the pipe is held that this process itself serves its pages on. Nothing where it has none, or
/// somebody else's.
std::optional<std::string> page_pipe_of(std::int64_t pid);

/// Whether it has one, and was started so short a time ago that it may not serve them yet.
bool is_page_pipe_to_come(std::int64_t pid);

/// Where those sockets lie.
std::string page_pipe_folder();

/// The socket of a pipe, which is known by its number in the system, also to those who only see a process that has it.
std::string page_pipe_socket(std::uint64_t inode);

}  // namespace offhand::platform::linux_apps
