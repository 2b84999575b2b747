#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace offhand::host {

/// A process to start, without a shell. The child gets exactly the listed descriptors, the descriptor limit that this
/// process started with (a server raises its own, and programs that use select() break above 1,024), default signal
/// handlers and an empty signal mask.
struct Launch {
  /// Candidate paths of the program; the first executable one is used.
  std::vector<std::string> places;
  std::vector<std::string> argv;
  std::vector<std::string> environment;
  /// Descriptors as pairs of our number and the child's; 0, 1 and 2 are /dev/null unless listed.
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

/// The child's pid, or the errno of a failure up to and including execve. Safe in a multi-threaded process.
tl::expected<pid_t, int> launch(const Launch& request);

/// The environment of this process in the form of Launch.
std::vector<std::string> own_environment();

/// Candidate paths of a program: `name` itself if it contains a slash, else in each directory of a PATH.
std::vector<std::string> places_of(const std::string& name, const std::string& path);
/// The first of those paths with an executable file.
std::optional<std::string> find_program(const std::string& name, const std::string& path);

}  // namespace offhand::host
