#include "impl/sandbox/x_lock.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <fstream>
#include <memory>
#include <optional>
#include <string_view>

#include "platform/host/descriptor.h"

namespace offhand::sandbox {
namespace {

std::string lock_file(int number) { return "/tmp/.X" + std::to_string(number) + "-lock"; }

std::optional<int> locked_number(std::string_view name) {
  constexpr std::string_view before = ".X", after = "-lock";
  if (name.size() <= before.size() + after.size() || name.substr(0, before.size()) != before) return std::nullopt;
  if (name.substr(name.size() - after.size()) != after) return std::nullopt;
  int number = 0;
  const char* end = name.data() + name.size() - after.size();
  const auto parsed = std::from_chars(name.data() + before.size(), end, number);
  return parsed.ec == std::errc{} && parsed.ptr == end ? std::optional(number) : std::nullopt;
}

}  // namespace

std::string x_socket(int number) { return "/tmp/.X11-unix/X" + std::to_string(number); }

bool lock_display(int number) {
  // Written under another name first, because a lock without its owner's pid would look stale to a reader.
  std::string unfinished = "/tmp/.offhand-lock-XXXXXX";
  const host::Descriptor file(::mkostemp(unfinished.data(), O_CLOEXEC));
  if (!file) return false;
  char owner[16];
  const int length = std::snprintf(owner, sizeof owner, "%10d\n", static_cast<int>(::getpid()));
  const bool written =
      ::write(file.get(), owner, static_cast<std::size_t>(length)) == length && ::fchmod(file.get(), 0444) == 0;
  const bool locked = written && ::link(unfinished.c_str(), lock_file(number).c_str()) == 0;
  ::unlink(unfinished.c_str());
  return locked;
}

void unlock_display(int number) { ::unlink(lock_file(number).c_str()); }

void remove_display_locks(const Pids& owners) {
  const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir("/tmp"), &::closedir);
  while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr) {
    const auto number = locked_number(entry->d_name);
    if (!number) continue;
    pid_t owner = 0;
    std::ifstream(lock_file(*number)) >> owner;
    if (owner <= 0 || owners.count(owner) == 0) continue;
    ::unlink(x_socket(*number).c_str());
    unlock_display(*number);
  }
}

}  // namespace offhand::sandbox
