#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace offhand::sandbox {

/// A process to start, without a shell. The child gets exactly the descriptors listed, default signal handling and an
/// empty signal mask.
struct Launch {
  std::string program;  ///< a path
  std::vector<std::string> argv;
  std::vector<std::string> environment;
  /// Ours and the number the child sees; 0, 1 and 2 are /dev/null unless listed.
  std::vector<std::pair<int, int>> descriptors;
  std::string working_directory = "/";
  enum class Group { own, own_session, join };
  Group group = Group::own;
  /// The process group to join.
  pid_t group_id = 0;
  /// Sent to the child when the thread that started it ends; 0 for none.
  int death_signal = 0;
};

/// The child's pid, or errno from whatever went wrong up to and including execve. Safe in a process with threads.
tl::expected<pid_t, int> launch(const Launch& request);

/// Looks a program up in the PATH, or checks it if `name` has a slash.
std::optional<std::string> find_program(const std::string& name);
std::optional<std::string> find_program(const std::string& name, const std::string& path);

}  // namespace offhand::sandbox
