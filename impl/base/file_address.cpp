#include "impl/base/file_address.h"

#include <algorithm>

namespace offhand {
namespace {

constexpr std::string_view scheme = "file://";
/// Characters that need no escape in a path (RFC 3986: pchar and the slash).
constexpr std::string_view unescaped =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/";

int digit_of(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
  if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
  return -1;
}

}  // namespace

std::string file_address(std::string_view path) {
  static constexpr std::string_view digits = "0123456789ABCDEF";
  std::string address(scheme);
  for (const char letter : path) {
    if (unescaped.find(letter) != std::string_view::npos) {
      address += letter;
      continue;
    }
    const auto byte = static_cast<unsigned char>(letter);
    address += '%';
    address += digits[byte >> 4];
    address += digits[byte & 0xF];
  }
  return address;
}

std::optional<std::string> path_of_address(std::string_view address) {
  if (!address.starts_with(scheme)) return std::nullopt;
  address.remove_prefix(scheme.size());
  // The URI may name a host; only local files are accepted.
  const auto slash = address.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  if (slash > 0 && address.substr(0, slash) != "localhost") return std::nullopt;
  std::string path;
  for (std::size_t at = slash; at < address.size(); ++at) {
    if (address[at] != '%') {
      path += address[at];
      continue;
    }
    const int high = at + 1 < address.size() ? digit_of(address[at + 1]) : -1;
    const int low = at + 2 < address.size() ? digit_of(address[at + 2]) : -1;
    if (high < 0 || low < 0) return std::nullopt;
    path += static_cast<char>(high * 16 + low);
    at += 2;
  }
  return path;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    auto line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty()) lines.emplace_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace offhand
