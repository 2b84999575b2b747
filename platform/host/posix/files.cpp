#include "platform/host/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
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

namespace {

enum class Sync { no, yes };

bool is_safe(int file, Sync sync) { return sync == Sync::no || ::fsync(file) == 0; }

/// Syncs the directory too, so that the new name is on disk. Some file systems cannot do that, which is no error.
void sync_folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  const auto folder = slash == std::string::npos ? "." : path.substr(0, std::max<std::size_t>(1, slash));
  const OpenFile open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (open.descriptor >= 0) ::fsync(open.descriptor);
}

Result<void> write_and_rename(const std::string& path, const std::string& bytes, Sync sync) {
  std::string temporary = path + ".XXXXXX";
  OpenFile file(::mkostemp(temporary.data(), O_CLOEXEC));
  const bool made = file.descriptor >= 0;
  if (made && write_all(file.descriptor, bytes) && is_safe(file.descriptor, sync) && file.close() &&
      ::rename(temporary.c_str(), path.c_str()) == 0) {
    if (sync == Sync::yes) sync_folder_of(path);
    return {};
  }
  const int reason = errno;
  if (made) ::unlink(temporary.c_str());
  return fail(errors::write_failed({.path = path, .reason = std::strerror(reason)}));
}

}  // namespace

Result<void> write_file(const std::string& path, const std::string& bytes) {
  return write_and_rename(path, bytes, Sync::no);
}

Result<void> write_file_durably(const std::string& path, const std::string& bytes) {
  return write_and_rename(path, bytes, Sync::yes);
}

Result<void> append_line(const std::string& path, const std::string& line, std::uint64_t limit_bytes) {
  const auto failed = [&] { return fail(errors::write_failed({.path = path, .reason = std::strerror(errno)})); };
  const auto open = [&] { return ::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600); };
  OpenFile file(open());
  if (file.descriptor < 0) return failed();
  struct stat status{};
  if (::fstat(file.descriptor, &status) != 0) return failed();
  if (static_cast<std::uint64_t>(status.st_size) >= limit_bytes) {
    if (::rename(path.c_str(), (path + ".1").c_str()) != 0) return failed();
    file.close();
    file.descriptor = open();
    if (file.descriptor < 0) return failed();
    status.st_size = 0;
  }
  char last = '\n';
  if (status.st_size > 0 && ::pread(file.descriptor, &last, 1, status.st_size - 1) != 1) return failed();
  const auto text = (last == '\n' ? "" : "\n") + line + '\n';
  ssize_t written = 0;
  do {
    written = ::write(file.descriptor, text.data(), text.size());
  } while (written < 0 && errno == EINTR);
  if (written == static_cast<ssize_t>(text.size())) return {};
  if (written >= 0) errno = ENOSPC;
  return failed();
}

Result<std::shared_ptr<LockFile>> open_lock_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return fail(errors::write_failed({.path = path, .reason = std::strerror(errno)}));
  return std::make_shared<PosixLockFile>(path, file);
}

Result<std::shared_ptr<LockFile>> open_folder_lock(const std::string& path) {
  const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return fail(errors::write_failed({.path = path, .reason = std::strerror(errno)}));
  return std::make_shared<PosixLockFile>(path, folder);
}

}  // namespace offhand::host
