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

/// Stays open between two lines, as opening takes longer than writing one.
class PosixLineFile final : public LineFile {
 public:
  PosixLineFile(std::string path, std::uint64_t limit_bytes) : path_(std::move(path)), limit_bytes_(limit_bytes) {}

  Result<void> append(const std::string& line) override {
    auto size = open();
    if (size >= static_cast<off_t>(limit_bytes_)) {
      if (::rename(path_.c_str(), (path_ + ".1").c_str()) != 0) return failed();
      size = open();
    }
    char last = '\n';
    const bool is_as_left = size == ended_at_;
    if (size < 0 || (size > 0 && !is_as_left && ::pread(file_.descriptor, &last, 1, size - 1) != 1)) return failed();
    const auto text = (last == '\n' ? "" : "\n") + line + '\n';
    ssize_t written = 0;
    do {
      written = ::write(file_.descriptor, text.data(), text.size());
    } while (written < 0 && errno == EINTR);
    ended_at_ = written == static_cast<ssize_t>(text.size()) ? ::lseek(file_.descriptor, 0, SEEK_CUR) : -1;
    if (written == static_cast<ssize_t>(text.size())) return {};
    if (written >= 0) errno = ENOSPC;
    return failed();
  }

 private:
  tl::unexpected<Error> failed() const {
    return fail(errors::write_failed({.path = path_, .reason = std::strerror(errno)}));
  }

  /// The file that has this path now, which another process may have renamed; its size, or -1.
  off_t open() {
    struct stat named{};
    const bool is_there = ::lstat(path_.c_str(), &named) == 0;
    if (is_there && file_.descriptor >= 0 && named.st_ino == opened_.st_ino && named.st_dev == opened_.st_dev)
      return named.st_size;
    file_.close();
    ended_at_ = -1;
    file_.descriptor = ::open(path_.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    return file_.descriptor >= 0 && ::fstat(file_.descriptor, &opened_) == 0 ? opened_.st_size : -1;
  }

  const std::string path_;
  const std::uint64_t limit_bytes_;
  OpenFile file_{-1};
  struct stat opened_{};
  /// Where the last line of this writer ended: a file that ends there still ends with a whole line.
  off_t ended_at_ = -1;
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

std::unique_ptr<LineFile> make_line_file(std::string path, std::uint64_t limit_bytes) {
  return std::make_unique<PosixLineFile>(std::move(path), limit_bytes);
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
