#include "tests/support/held_seat.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

namespace offhand::test {

namespace fs = std::filesystem;

bool HeldSeat::take(const std::string& runtime_folder) {
  std::error_code unreadable;
  for (const auto& entry : fs::directory_iterator(runtime_folder + "/offhand", unreadable)) {
    if (entry.path().extension() == ".lock") path_ = entry.path();
  }
  file_ = ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
  return file_ >= 0 && ::flock(file_, LOCK_EX | LOCK_NB) == 0;
}

void HeldSeat::release() {
  if (file_ >= 0) ::close(file_);
  file_ = -1;
}

bool HeldSeat::is_awaited_by(pid_t process) const {
  // Descriptors come and go while we look; one that has gone is none of the seat.
  std::error_code gone;
  const fs::directory_iterator descriptors("/proc/" + std::to_string(process) + "/fd", gone);
  return std::any_of(begin(descriptors), end(descriptors), [&](const auto& descriptor) {
    std::error_code unreadable;
    return fs::read_symlink(descriptor.path(), unreadable) == path_;
  });
}

}  // namespace offhand::test
