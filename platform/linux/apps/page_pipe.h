#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace offhand::platform::linux_apps {

/// Whether a process was started to serve its pages on a pipe.
bool has_page_pipe(std::int64_t pid);

/// The socket of the holder of the pipe on which this very process serves its pages. Empty when it has no pipe, or one
/// of another owner.
std::optional<std::string> page_pipe_of(std::int64_t pid);

/// Whether it has a pipe, but was started so recently that it may not serve its pages yet.
bool is_page_pipe_to_come(std::int64_t pid);

/// The folder of these sockets.
std::string page_pipe_folder();

/// The socket of a pipe. Its name is the pipe's inode number, which can be read from any process that has the pipe.
std::string page_pipe_socket(std::uint64_t inode);

}  // namespace offhand::platform::linux_apps
