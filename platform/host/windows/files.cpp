#include "platform/host/files.h"

#include "platform/host/windows/system.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "generated/types/errors.h"

namespace offhand::host {
namespace {

bool write_all(HANDLE file, std::string_view bytes) {
  constexpr std::size_t most_at_once = std::size_t{1} << 30;
  while (!bytes.empty()) {
    DWORD written = 0;
    const auto part = static_cast<DWORD>(std::min(bytes.size(), most_at_once));
    if (!::WriteFile(file, bytes.data(), part, &written, nullptr)) return false;
    bytes.remove_prefix(written);
  }
  return true;
}

/// A unique temporary name beside `path`.
std::string temporary_beside(const std::string& path) {
  LARGE_INTEGER count;
  ::QueryPerformanceCounter(&count);
  return path + "." + std::to_string(::GetCurrentProcessId()) + "-" + std::to_string(::GetCurrentThreadId()) + "-" +
         std::to_string(count.QuadPart);
}

/// Options of an exclusive open: no other process can open it in the same way.
struct Opening {
  DWORD access;
  DWORD shared;
  DWORD disposition;
  DWORD flags;
};
/// No sharing.
constexpr Opening of_a_file{GENERIC_READ | GENERIC_WRITE, 0, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL};
/// Only one opener may have the right to delete; others may read and write.
constexpr Opening of_a_folder{DELETE, FILE_SHARE_READ | FILE_SHARE_WRITE, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS};

class WindowsLockFile final : public LockFile {
 public:
  WindowsLockFile(std::string path, const Opening& opening) : path_(std::move(path)), opening_(opening) {}

  Result<bool> try_take() override {
    const auto name = windows::wide(path_);
    auto file = windows::valid(::CreateFileW(name.c_str(), opening_.access, opening_.shared, nullptr,
                                             opening_.disposition, opening_.flags, nullptr));
    const auto problem = ::GetLastError();
    if (file) {
      held_ = std::move(file);
      return true;
    }
    if (problem == ERROR_SHARING_VIOLATION) return false;
    return fail(errors::write_failed({.path = path_, .reason = windows::reason_of(problem)}));
  }

 private:
  const std::string path_;
  const Opening opening_;
  windows::Handle held_;
};

}  // namespace

namespace {

enum class Sync { no, yes };

Result<void> write_and_rename(const std::string& path, const std::string& bytes, Sync sync) {
  const auto name = windows::wide(path);
  const auto temporary = windows::wide(temporary_beside(path));
  auto file = windows::valid(
      ::CreateFileW(temporary.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr));
  const bool made = file != nullptr;
  if (made && write_all(file.get(), bytes) && (sync == Sync::no || ::FlushFileBuffers(file.get()))) {
    file.reset();
    if (::MoveFileExW(temporary.c_str(), name.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)) return {};
  }
  const auto reason = windows::reason_of(::GetLastError());
  file.reset();
  if (made) ::DeleteFileW(temporary.c_str());
  return fail(errors::write_failed({.path = path, .reason = reason}));
}

}  // namespace

Result<void> write_file(const std::string& path, const std::string& bytes) {
  return write_and_rename(path, bytes, Sync::no);
}

Result<void> write_file_durably(const std::string& path, const std::string& bytes) {
  return write_and_rename(path, bytes, Sync::yes);
}

namespace {

Result<void> append_line(const std::string& path, const std::string& line, std::uint64_t limit_bytes) {
  const auto name = windows::wide(path);
  const auto failed = [&] {
    return fail(errors::write_failed({.path = path, .reason = windows::reason_of(::GetLastError())}));
  };
  const auto open = [&] {
    return windows::valid(::CreateFileW(name.c_str(), FILE_APPEND_DATA | FILE_READ_DATA,
                                        FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_ALWAYS,
                                        FILE_ATTRIBUTE_NORMAL, nullptr));
  };
  auto file = open();
  if (!file) return failed();
  LARGE_INTEGER size{};
  if (!::GetFileSizeEx(file.get(), &size)) return failed();
  if (static_cast<std::uint64_t>(size.QuadPart) >= limit_bytes) {
    file.reset();
    const auto former = windows::wide(path + ".1");
    if (!::MoveFileExW(name.c_str(), former.c_str(), MOVEFILE_REPLACE_EXISTING)) return failed();
    file = open();
    if (!file) return failed();
    size.QuadPart = 0;
  }
  char last = '\n';
  if (size.QuadPart > 0) {
    LARGE_INTEGER at{};
    at.QuadPart = size.QuadPart - 1;
    DWORD read = 0;
    if (!::SetFilePointerEx(file.get(), at, nullptr, FILE_BEGIN) || !::ReadFile(file.get(), &last, 1, &read, nullptr))
      return failed();
  }
  if (!write_all(file.get(), (last == '\n' ? "" : "\n") + line + '\n')) return failed();
  return {};
}

class WindowsLineFile final : public LineFile {
 public:
  WindowsLineFile(std::string path, std::uint64_t limit_bytes) : path_(std::move(path)), limit_bytes_(limit_bytes) {}
  Result<void> append(const std::string& line) override { return append_line(path_, line, limit_bytes_); }

 private:
  const std::string path_;
  const std::uint64_t limit_bytes_;
};

}  // namespace

std::unique_ptr<LineFile> make_line_file(std::string path, std::uint64_t limit_bytes) {
  return std::make_unique<WindowsLineFile>(std::move(path), limit_bytes);
}

Result<std::shared_ptr<LockFile>> open_lock_file(const std::string& path) {
  return std::make_shared<WindowsLockFile>(path, of_a_file);
}

Result<std::shared_ptr<LockFile>> open_folder_lock(const std::string& path) {
  return std::make_shared<WindowsLockFile>(path, of_a_folder);
}

}  // namespace offhand::host
