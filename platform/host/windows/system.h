#pragma once

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <memory>
#include <string>
#include <string_view>

// Helpers of this folder. Text is UTF-8 in this project and UTF-16 in the Windows API.
namespace offhand::host::windows {

std::wstring wide(std::string_view text);
std::string narrow(std::wstring_view text);

/// The system's message for an error code.
std::string reason_of(DWORD code);

struct CloseHandleOfSystem {
  void operator()(HANDLE handle) const { ::CloseHandle(handle); }
};
/// A handle that is null if invalid; see `valid` for functions that return INVALID_HANDLE_VALUE.
using Handle = std::unique_ptr<void, CloseHandleOfSystem>;
inline Handle valid(HANDLE handle) { return Handle(handle == INVALID_HANDLE_VALUE ? nullptr : handle); }

struct FreeLocal {
  void operator()(void* memory) const { ::LocalFree(memory); }
};
using Local = std::unique_ptr<void, FreeLocal>;

/// A security identifier as text: S-1-5-21-...; empty if invalid.
std::string text_of_identifier(void* identifier);
/// The security identifier of this process's user; empty on failure.
std::string user_identifier();

}  // namespace offhand::host::windows
