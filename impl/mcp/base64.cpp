#include "impl/mcp/base64.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace offhand::mcp {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::array<int, 256> make_digits() {
  std::array<int, 256> digits{};
  for (auto& digit : digits) digit = -1;
  for (std::size_t i = 0; i < alphabet.size(); ++i)
    digits[static_cast<unsigned char>(alphabet[i])] = static_cast<int>(i);
  return digits;
}
constexpr auto digits = make_digits();

/// Characters without padding. The bits that the last one has too many must be zero, so that a text has one reading.
std::optional<std::string> decode_digits(std::string_view text) {
  if (text.size() % 4 == 1) return std::nullopt;
  std::string bytes;
  bytes.reserve(text.size() * 3 / 4);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    const int digit = digits[static_cast<unsigned char>(c)];
    if (digit < 0) return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(digit);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 0xff);
  }
  if ((bits & ((1U << count) - 1)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace

void append_base64(std::string& out, std::string_view bytes) {
  auto at = out.size();
  out.resize(at + (bytes.size() + 2) / 3 * 4, '=');
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto byte = [&](std::size_t offset) {
      return i + offset < bytes.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i + offset])) : 0U;
    };
    const std::uint32_t group = byte(0) << 16 | byte(1) << 8 | byte(2);
    out[at++] = alphabet[group >> 18];
    out[at++] = alphabet[group >> 12 & 63];
    if (i + 1 < bytes.size()) out[at] = alphabet[group >> 6 & 63];
    ++at;
    if (i + 2 < bytes.size()) out[at] = alphabet[group & 63];
    ++at;
  }
}

std::optional<std::string> decode_base64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  for (int padding = 0; padding < 2 && text.ends_with('='); ++padding) text.remove_suffix(1);
  return decode_digits(text);
}

std::string base64_url(std::string_view bytes) {
  std::string text;
  append_base64(text, bytes);
  while (text.ends_with('=')) text.pop_back();
  std::replace(text.begin(), text.end(), '+', '-');
  std::replace(text.begin(), text.end(), '/', '_');
  return text;
}

std::optional<std::string> decode_base64_url(std::string_view text) {
  if (text.find_first_of("+/") != std::string_view::npos) return std::nullopt;
  std::string standard(text);
  std::replace(standard.begin(), standard.end(), '-', '+');
  std::replace(standard.begin(), standard.end(), '_', '/');
  return decode_digits(standard);
}

}  // namespace offhand::mcp
