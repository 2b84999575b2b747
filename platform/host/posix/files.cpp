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

class PosixLockFile final : public LockFile {
 public:
  PosixLockFile(std::string path, int file) : path_(std::move(path)), file_(file) {}

  Result<bool> try_take() override {
    if (::flock(file_.descriptor, LOCK_EX | LOCK_NB) == 0) return true;
    if (errno == EWOULDBLOCK || errno == EINTR) return false;
    return fail(errors::write_failed({.path = path_, .reason = std::strerror(errno)}));
  }

 private:
  const std::string path_;
  const OpenFile file_;
};

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

Result<std::shared_ptr<LockFile>> open_lock_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return fail(errors::write_failed({.path = path, .reason = std::strerror(errno)}));
  return std::make_shared<PosixLockFile>(path, file);
}

}  // namespace offhand::host
