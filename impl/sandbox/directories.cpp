#include "impl/sandbox/directories.h"

#include <fcntl.h>
#include <ftw.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "impl/sandbox/environment.h"
#include "impl/sandbox/errors.h"
#include "impl/sandbox/sandbox.h"
#include "platform/host/descriptor.h"
#include "platform/host/directories.h"
#include "platform/host/launch.h"

namespace offhand::sandbox {
namespace {

/// sun_path holds 108 bytes; the longest socket path below a sandbox is run/at-spi2-socket-<pid> with a 7-digit pid.
constexpr std::size_t longest_directory = 107 - sizeof("/run/at-spi2-socket-4194304") + 1;
constexpr std::size_t id_bytes = 5;

Error directory_error(const std::string& reason) { return sandbox_failed("directory", reason); }

Result<void> make_private(const std::string& path) {
  if (const auto made = host::make_private_directory(path); !made) return fail(directory_error(made.error().message));
  return {};
}

int remove_entry(const char* path, const struct stat*, int, struct FTW*) {
  (void)::remove(path);
  return 0;
}

/// mountinfo writes space, tab, newline and backslash as three octal digits.
std::string unescaped(const std::string& text) {
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\\' && at + 3 < text.size()) {
      result += static_cast<char>(std::stoi(text.substr(at + 1, 3), nullptr, 8));
      at += 3;
    } else {
      result += text[at];
    }
  }
  return result;
}

std::vector<std::string> mounts_below(const std::string& directory) {
  std::vector<std::string> found;
  std::ifstream table("/proc/self/mountinfo");
  for (std::string line; std::getline(table, line);) {
    std::istringstream fields(line);
    std::string skipped, point;
    fields >> skipped >> skipped >> skipped >> skipped >> point;
    point = unescaped(point);
    if (point.compare(0, directory.size() + 1, directory + "/") == 0) found.push_back(point);
  }
  std::reverse(found.begin(), found.end());
  return found;
}

/// File systems that portals and GVfs mount outlive their servers.
void detach_mount(const std::string& point) {
  if (::umount2(point.c_str(), MNT_DETACH | UMOUNT_NOFOLLOW) == 0) return;
  for (const char* name : {"fusermount3", "fusermount"}) {
    const auto program = host::find_program(name, variable("PATH"));
    if (!program) continue;
    host::Launch launch;
    launch.places = {*program};
    launch.working_directory = "/";
    launch.argv = {name, "-u", "-z", point};
    launch.environment = current_environment();
    if (const auto pid = host::launch(launch)) {
      ::waitpid(*pid, nullptr, 0);
      return;
    }
  }
}

}  // namespace

Result<std::string> registry_directory() {
  std::string inherited = variable(registry_variable);
  if (host::is_own_directory(inherited)) return inherited;
  const std::string base = host::runtime_directory();
  OFFHAND_CHECK(make_private(base));
  OFFHAND_CHECK(make_private(base + "/sandboxes"));
  return base + "/sandboxes";
}

Result<void> make_sandbox_directory(const std::string& directory) {
  if (directory.size() > longest_directory)
    return fail(directory_error(directory + " is " + std::to_string(directory.size()) + " bytes long, sockets allow " +
                                std::to_string(longest_directory) + "; set XDG_RUNTIME_DIR to a shorter one."));
  if (::mkdir(directory.c_str(), 0700) != 0)
    return fail(directory_error("Cannot make " + directory + ": " + errno_text(errno) + "."));
  OFFHAND_CHECK(make_private(directory));
  for (const char* part : {"run", "home", "services", "log"}) OFFHAND_CHECK(make_private(directory + "/" + part));
  return {};
}

void remove_sandbox_directory(const std::string& directory) {
  for (const std::string& point : mounts_below(directory)) detach_mount(point);
  ::nftw(directory.c_str(), &remove_entry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}

Result<void> write_private_file(const std::string& path, const std::string& bytes) {
  const host::Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
  if (!file) return fail(directory_error("Cannot make " + path + ": " + errno_text(errno) + "."));
  std::size_t written = 0;
  while (written < bytes.size()) {
    const ssize_t count = ::write(file.get(), bytes.data() + written, bytes.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return fail(directory_error("Cannot write " + path + ": " + errno_text(errno) + "."));
    written += static_cast<std::size_t>(count);
  }
  return {};
}

bool valid_id(const std::string& id) {
  return id.size() == 2 * id_bytes && id.find_first_not_of("0123456789abcdef") == std::string::npos;
}

}  // namespace offhand::sandbox
