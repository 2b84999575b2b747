#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace offhand::host {

/// A process to start, without a shell. The child gets exactly the descriptors listed and as many of its own as this
/// process was started with (a server raises that for itself, and programs that use select() break over 1,024), default
/// signal handling and an empty signal mask.
struct Launch {
  /// Paths of the program, best first: the first that can be executed is.
  std::vector<std::string> places;
  std::vector<std::string> argv;
  std::vector<std::string> environment;
  /// Ours and the number the child sees; 0, 1 and 2 are /dev/null unless listed.
  std::vector<std::pair<int, int>> descriptors;
  /// Empty: this process's own.
  std::string working_directory;
  enum class Group { own, own_session, join };
  Group group = Group::own;
  /// The process group to join.
  pid_t group_id = 0;
  /// Sent to the child when the thread that started it ends; 0 for none.
  int death_signal = 0;
};

/// The child's pid, or errno from whatever went wrong up to and including execve. Safe in a process with threads.
tl::expected<pid_t, int> launch(const Launch& request);

/// The variables of this process, as a Launch takes them.
std::vector<std::string> own_environment();

/// Where a program may be, best first: itself if `name` has a slash, else in each folder of a PATH.
std::vector<std::string> places_of(const std::string& name, const std::string& path);
/// The first of those places that holds a file which may be executed.
std::optional<std::string> find_program(const std::string& name, const std::string& path);

}  // namespace offhand::host
