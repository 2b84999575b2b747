#include "platform/host/files.h"

#include "platform/host/windows/system.h"

#include <algorithm>
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

/// A name beside `path` that no other write of this user has.
std::string temporary_beside(const std::string& path) {
  LARGE_INTEGER count;
  ::QueryPerformanceCounter(&count);
  return path + "." + std::to_string(::GetCurrentProcessId()) + "-" + std::to_string(::GetCurrentThreadId()) + "-" +
         std::to_string(count.QuadPart);
}

}  // namespace

Result<void> write_file(const std::string& path, const std::string& bytes) {
  const auto name = windows::wide(path);
  const auto temporary = windows::wide(temporary_beside(path));
  auto file = windows::valid(
      ::CreateFileW(temporary.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr));
  const bool made = file != nullptr;
  if (made && write_all(file.get(), bytes)) {
    file.reset();
    if (::MoveFileExW(temporary.c_str(), name.c_str(), MOVEFILE_REPLACE_EXISTING)) return {};
  }
  const auto reason = windows::reason_of(::GetLastError());
  file.reset();
  if (made) ::DeleteFileW(temporary.c_str());
  return fail(errors::write_failed({.path = path, .reason = reason}));
}

Result<FileLock> try_lock_file(const std::string& path) {
  const auto name = windows::wide(path);
  // Shared with nobody: that is the lock.
  auto file = windows::valid(::CreateFileW(name.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS,
                                           FILE_ATTRIBUTE_NORMAL, nullptr));
  const auto problem = ::GetLastError();
  if (file) return FileLock(std::move(file));
  if (problem == ERROR_SHARING_VIOLATION) return FileLock();
  return fail(errors::write_failed({.path = path, .reason = windows::reason_of(problem)}));
}

}  // namespace offhand::host
