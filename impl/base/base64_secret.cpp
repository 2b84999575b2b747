#include "impl/base/base64.h"

#include "impl/base/sodium.h"

namespace offhand {
namespace {

std::optional<std::string> decode(std::string_view text, int variant) {
  std::string bytes(text.size() / 4 * 3 + 3, '\0');
  std::size_t size = 0;
  // Unused bits of the last character must be zero, so that each value has one encoding.
  const int refused =
      sodium_base642bin(bytes_of(bytes), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr, variant);
  if (refused != 0) return std::nullopt;
  bytes.resize(size);
  return bytes;
}

}  // namespace

std::optional<std::string> decode_base64(std::string_view text) { return decode(text, sodium_base64_VARIANT_ORIGINAL); }

std::string base64_url(std::string_view bytes) {
  constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), variant);
  text.pop_back();  // the terminating NUL
  return text;
}

std::optional<std::string> decode_base64_url(std::string_view text) {
  return decode(text, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

}  // namespace offhand
