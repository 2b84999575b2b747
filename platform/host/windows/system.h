#pragma once

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <memory>
#include <string>
#include <string_view>

// What the files of this folder have in common. Text is UTF-8 with us and UTF-16 here.
namespace offhand::host::windows {

std::wstring wide(std::string_view text);
std::string narrow(std::wstring_view text);

/// What an error code of the system means, in its words.
std::string reason_of(DWORD code);

struct CloseHandleOfSystem {
  void operator()(HANDLE handle) const { ::CloseHandle(handle); }
};
/// A handle of which null is none; see `valid` for functions that say it differently.
using Handle = std::unique_ptr<void, CloseHandleOfSystem>;
inline Handle valid(HANDLE handle) { return Handle(handle == INVALID_HANDLE_VALUE ? nullptr : handle); }

struct FreeLocal {
  void operator()(void* memory) const { ::LocalFree(memory); }
};
using Local = std::unique_ptr<void, FreeLocal>;

/// A security identifier as text: S-1-5-21-...; empty when it is none.
std::string text_of_identifier(void* identifier);
/// That of the user this process runs as; empty when it cannot be read.
std::string user_identifier();

}  // namespace offhand::host::windows
