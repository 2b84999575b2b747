#include "platform/host/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"

namespace offhand::host {
namespace {

struct OpenFile {
  explicit OpenFile(int opened) : descriptor(opened) {}
  ~OpenFile() { close(); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  bool close() {
    const int open = std::exchange(descriptor, -1);
    return open < 0 || ::close(open) == 0;
  }
  int descriptor;
};

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) return false;
    bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(0, count)));
  }
  return true;
}

}  // namespace

Result<void> write_file(const std::string& path, const std::string& bytes) {
  std::string temporary = path + ".XXXXXX";
  OpenFile file(::mkostemp(temporary.data(), O_CLOEXEC));
  const bool made = file.descriptor >= 0;
  if (made && write_all(file.descriptor, bytes) && file.close() && ::rename(temporary.c_str(), path.c_str()) == 0)
    return {};
  const int reason = errno;
  if (made) ::unlink(temporary.c_str());
  return fail(errors::write_failed({.path = path, .reason = std::strerror(reason)}));
}

Result<FileLock> try_lock_file(const std::string& path) {
  auto file = std::make_shared<OpenFile>(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
  if (file->descriptor >= 0 && ::flock(file->descriptor, LOCK_EX | LOCK_NB) == 0) return FileLock(std::move(file));
  if (file->descriptor >= 0 && errno == EWOULDBLOCK) return FileLock();
  return fail(errors::write_failed({.path = path, .reason = std::strerror(errno)}));
}

}  // namespace offhand::host
