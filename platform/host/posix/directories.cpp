#include "platform/host/directories.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "generated/types/errors.h"
#include "platform/host/process.h"

namespace offhand::host {

std::string home_directory() { return variable("HOME").value_or("/"); }

std::string settings_directory() { return variable("XDG_CONFIG_HOME").value_or(home_directory() + "/.config"); }

std::string data_directory() { return variable("XDG_DATA_HOME").value_or(home_directory() + "/.local/share"); }

bool is_own_directory(const std::string& path) {
  struct stat status{};
  return path.size() > 1 && path.front() == '/' && ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
         status.st_uid == ::geteuid() && ::access(path.c_str(), W_OK | X_OK) == 0;
}

std::string runtime_directory() {
  // After su or sudo the variable may still name the other user's directory.
  const auto named = variable("XDG_RUNTIME_DIR").value_or("");
  return is_own_directory(named) ? named + "/offhand" : "/tmp/offhand-" + std::to_string(::geteuid());
}

Result<void> make_private_directory(const std::string& path) {
  const auto refused = [&](const std::string& reason) {
    return fail(errors::write_failed({.path = path, .reason = reason}));
  };
  if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST) return refused(std::strerror(errno));
  const int directory = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (directory < 0) return refused(std::strerror(errno));
  struct stat status{};
  const bool known = ::fstat(directory, &status) == 0;
  const bool ours = known && status.st_uid == ::geteuid();
  // Also restores permissions that the umask removed.
  const bool closed_to_others = ours && ((status.st_mode & 07777) == 0700 || ::fchmod(directory, 0700) == 0);
  ::close(directory);
  if (known && !ours) return refused("it belongs to user " + std::to_string(status.st_uid));
  if (!closed_to_others) return refused("it cannot be made private");
  return {};
}

}  // namespace offhand::host
