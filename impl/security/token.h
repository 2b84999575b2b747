#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand {

/// The bearer token of HTTP clients. It never appears in a log, a child process or an error message.
class BearerToken {
 public:
  /// From $OFFHAND_HTTP_TOKEN, which is removed from the environment so that no started application inherits it, else
  /// from `file`. Fails with `token_invalid` if it is short or cannot be sent in a header, with `token_file_unsafe` if
  /// other users may read the file.
  static Result<std::optional<BearerToken>> load(const std::string& file);
  static Result<BearerToken> from_text(std::string_view text, const std::string& source);

  /// Compares in a time that depends only on the longer length.
  bool matches(std::string_view candidate) const;

 private:
  explicit BearerToken(std::string secret) : secret_(std::move(secret)) {}
  std::string secret_;
};

/// The credential in "Bearer abc"; empty for any other header.
std::string_view bearer_credential(std::string_view authorization);

}  // namespace offhand
