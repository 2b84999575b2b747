#include "platform/host/windows/system.h"

#include <sddl.h>

#include <cstddef>
#include <iterator>
#include <vector>

namespace offhand::host::windows {

std::wstring wide(std::string_view text) {
  const auto size = static_cast<int>(text.size());
  std::wstring out(static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)), L'\0');
  ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, out.data(), static_cast<int>(out.size()));
  return out;
}

std::string narrow(std::wstring_view text) {
  const auto size = static_cast<int>(text.size());
  const auto convert = [&](std::string& out) {
    return ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, out.data(), static_cast<int>(out.size()), nullptr,
                                 nullptr);
  };
  std::string out;
  out.resize(static_cast<std::size_t>(convert(out)));
  convert(out);
  return out;
}

std::string reason_of(DWORD code) {
  wchar_t text[512];
  const auto flags = FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS;
  auto reason = narrow({text, ::FormatMessageW(flags, nullptr, code, 0, text, std::size(text), nullptr)});
  while (!reason.empty() && (reason.back() == '\n' || reason.back() == '\r' || reason.back() == '.')) reason.pop_back();
  return reason.empty() ? "error " + std::to_string(code) : reason;
}

std::string text_of_identifier(void* identifier) {
  LPWSTR text = nullptr;
  if (!::ConvertSidToStringSidW(identifier, &text)) return {};
  const Local held(text);
  return narrow(text);
}

std::string user_identifier() {
  HANDLE opened = nullptr;
  if (!::OpenProcessToken(::GetCurrentProcess(), TOKEN_QUERY, &opened)) return {};
  const Handle token(opened);
  DWORD size = 0;
  ::GetTokenInformation(token.get(), TokenUser, nullptr, 0, &size);
  std::vector<std::byte> bytes(size);
  if (!::GetTokenInformation(token.get(), TokenUser, bytes.data(), size, &size)) return {};
  return text_of_identifier(reinterpret_cast<const TOKEN_USER*>(bytes.data())->User.Sid);
}

}  // namespace offhand::host::windows
