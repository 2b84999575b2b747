#include "impl/security/token.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "generated/types/errors.h"
#include "impl/base/random.h"
#include "impl/base/text.h"

namespace offhand {
namespace {

constexpr const char* variable = "OFFHAND_HTTP_TOKEN";
/// 16 characters of base64 are 96 bits; a shorter token can be guessed with enough time.
constexpr std::size_t minimum_length = 16;
constexpr std::size_t maximum_length = 4096;

std::string_view without_line_end(std::string_view text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

Result<std::string> read_private_file(const std::string& path) {
  const auto unsafe = [&](std::string reason) {
    return errors::token_file_unsafe({.path = path, .reason = std::move(reason)});
  };
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return tl::unexpected(unsafe(std::strerror(errno)));
  struct stat status{};
  std::array<char, maximum_length + 2> buffer{};
  const bool known = ::fstat(file, &status) == 0;
  const auto count = ::read(file, buffer.data(), buffer.size());
  ::close(file);
  if (!known || count < 0 || !S_ISREG(status.st_mode)) return tl::unexpected(unsafe("it is no file that can be read"));
  if (status.st_uid != ::geteuid() && status.st_uid != 0) return tl::unexpected(unsafe("it belongs to another user"));
  if ((status.st_mode & 077U) != 0) {
    return tl::unexpected(unsafe(fmt::format("its mode is {:04o}, and others may use it", status.st_mode & 07777U)));
  }
  return std::string(buffer.data(), static_cast<std::size_t>(count));
}

}  // namespace

Result<BearerToken> BearerToken::from_text(std::string_view text, const std::string& source) {
  const auto secret = without_line_end(text);
  const auto invalid = [&](std::string reason) {
    return tl::unexpected(errors::token_invalid({.source = source, .reason = std::move(reason)}));
  };
  if (secret.size() < minimum_length) return invalid(fmt::format("it has fewer than {} characters", minimum_length));
  if (secret.size() > maximum_length) return invalid(fmt::format("it has more than {} characters", maximum_length));
  if (!std::all_of(secret.begin(), secret.end(), [](char letter) { return letter > 0x20 && letter < 0x7f; })) {
    return invalid("it holds something that is no visible ASCII character");
  }
  return BearerToken(std::string(secret));
}

Result<std::optional<BearerToken>> BearerToken::load(const std::string& file) {
  if (const char* value = std::getenv(variable); value != nullptr) {
    const std::string text = value;
    ::unsetenv(variable);
    OFFHAND_ASSIGN(auto token, from_text(text, variable));
    return std::optional(std::move(token));
  }
  if (file.empty()) return std::optional<BearerToken>{};
  OFFHAND_ASSIGN(const auto text, read_private_file(file));
  OFFHAND_ASSIGN(auto token, from_text(text, file));
  return std::optional(std::move(token));
}

bool BearerToken::matches(std::string_view candidate) const { return is_same_secret(secret_, candidate); }

std::string_view bearer_credential(std::string_view authorization) {
  constexpr std::string_view scheme = "bearer ";
  if (!equal_ignoring_case(authorization.substr(0, scheme.size()), scheme)) return {};
  auto credential = authorization.substr(scheme.size());
  while (credential.starts_with(' ')) credential.remove_prefix(1);
  return credential;
}

}  // namespace offhand
