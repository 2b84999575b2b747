#include "impl/mcp/asking/key_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>

#include "generated/types/errors.h"
#include "platform/host/directories.h"

namespace offhand::mcp {
namespace {

tl::unexpected<Error> refused(const std::string& path, const std::string& reason) {
  return fail(errors::write_failed({.path = path, .reason = reason}));
}

/// Nothing if the file does not exist.
Result<std::optional<SealKey>> read_key(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0 && errno == ENOENT) return std::optional<SealKey>();
  if (file < 0) return refused(path, std::strerror(errno));
  SealKey key{};
  struct stat status{};
  const bool known = ::fstat(file, &status) == 0;
  const auto count = ::read(file, key.data(), key.size());
  ::close(file);
  if (!known || !S_ISREG(status.st_mode) || status.st_uid != ::geteuid())
    return refused(path, "it is not a file of this user");
  if ((status.st_mode & 077) != 0) return refused(path, "others can open it");
  if (count != static_cast<ssize_t>(key.size()) || status.st_size != count) return refused(path, "it holds no key");
  return std::optional(key);
}

bool write_key(const std::string& path, const SealKey& key) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return false;
  const auto count = ::write(file, key.data(), key.size());
  return ::close(file) == 0 && count == static_cast<ssize_t>(key.size());
}

}  // namespace

Result<SealKey> load_or_make_key(const std::string& directory, const std::string& name) {
  OFFHAND_CHECK(host::make_private_directory(directory));
  const auto path = directory + "/" + name;
  OFFHAND_ASSIGN(const auto existing, read_key(path));
  if (existing) return *existing;
  // The file gets its final name only once it is complete. If another process was first, link() fails and its key is
  // used.
  const auto temporary = fmt::format("{}.{}", path, ::getpid());
  ::unlink(temporary.c_str());
  const auto key = random_seal_key();
  const bool written = write_key(temporary, key);
  const bool named = written && ::link(temporary.c_str(), path.c_str()) == 0;
  const int problem = errno;
  ::unlink(temporary.c_str());
  if (named) return key;
  if (!written || problem != EEXIST) return refused(path, std::strerror(problem));
  OFFHAND_ASSIGN(const auto theirs, read_key(path));
  if (!theirs) return refused(path, "it went away");
  return *theirs;
}

}  // namespace offhand::mcp
