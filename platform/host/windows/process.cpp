#include "platform/host/process.h"

#include "platform/host/windows/system.h"

#include <shellapi.h>
#include <tlhelp32.h>

#include <cstdlib>
#include <vector>

namespace offhand::host {
namespace {

std::string name_of(HANDLE user_object) {
  wchar_t name[256] = L"";
  ::GetUserObjectInformationW(user_object, UOI_NAME, name, sizeof name, nullptr);
  return windows::narrow(name);
}

}  // namespace

std::int64_t process_id() { return ::GetCurrentProcessId(); }

std::int64_t parent_process_id() {
  const auto processes = windows::valid(::CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0));
  PROCESSENTRY32W entry{};
  entry.dwSize = sizeof entry;
  if (!processes) return 0;
  for (auto more = ::Process32FirstW(processes.get(), &entry); more; more = ::Process32NextW(processes.get(), &entry))
    if (entry.th32ProcessID == ::GetCurrentProcessId()) return entry.th32ParentProcessID;
  return 0;
}

std::int64_t user_id() {
  // User identifiers are text; FNV-1a of it is the same number in every process.
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char byte : windows::user_identifier()) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  return static_cast<std::int64_t>(hash >> 1);
}

std::string desktop() {
  DWORD session = 0;
  ::ProcessIdToSessionId(::GetCurrentProcessId(), &session);
  return "session=" + std::to_string(session) + ";station=" + name_of(::GetProcessWindowStation()) +
         ";desktop=" + name_of(::GetThreadDesktop(::GetCurrentThreadId())) + ";";
}

std::span<char*> arguments(int /*argc*/, char** /*argv*/) {
  // The arguments of main() were converted to the code page, so the wide ones are used.
  static auto words = [] {
    std::vector<std::string> narrow;
    int count = 0;
    auto** wide = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    const windows::Local held(wide);
    for (int i = 0; i < count; ++i) narrow.push_back(windows::narrow(wide[i]));
    return narrow;
  }();
  static auto pointers = [] {
    std::vector<char*> to;
    for (auto& word : words) to.push_back(word.data());
    to.push_back(nullptr);
    return to;
  }();
  return std::span(pointers).first(words.size());
}

std::optional<std::string> variable(const char* name) {
  const auto* value = ::_wgetenv(windows::wide(name).c_str());
  return value == nullptr || *value == L'\0' ? std::nullopt : std::optional(windows::narrow(value));
}

// All threads share one heap already.
void share_freed_memory() {}

}  // namespace offhand::host
