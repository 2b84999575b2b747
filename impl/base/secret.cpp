#include <stdexcept>

#include "impl/base/random.h"
#include "impl/base/sodium.h"

namespace offhand {

void start_sodium() {
  static const int started = sodium_init();
  if (started < 0) throw std::runtime_error("libsodium does not start");
}

std::string hexadecimal(std::string_view bytes) {
  std::string text(2 * bytes.size(), '\0');
  // sodium_bin2hex writes its NUL over the terminator of the string.
  sodium_bin2hex(text.data(), text.size() + 1, bytes_of(bytes), bytes.size());
  return text;
}

std::string random_name() { return hexadecimal(random_bytes(16)); }

bool is_same_secret(std::string_view left, std::string_view right) {
  return left.size() == right.size() && sodium_memcmp(left.data(), right.data(), left.size()) == 0;
}

}  // namespace offhand
