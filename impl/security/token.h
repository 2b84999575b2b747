#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand {

/// The secret that a client over HTTP shows. It never reaches a log, a child process or an error message.
class BearerToken {
 public:
  /// From $OFFHAND_HTTP_TOKEN (taken out of the environment, so that no application we start inherits it), else from
  /// `file`. `token_invalid` for one that is short or could not be sent in a header, `token_file_unsafe` for a file
  /// that others may read.
  static Result<std::optional<BearerToken>> load(const std::string& file);
  static Result<BearerToken> from_text(std::string_view text, const std::string& source);

  /// Takes the time of the longer of both, wherever they differ.
  bool matches(std::string_view candidate) const;

 private:
  explicit BearerToken(std::string secret) : secret_(std::move(secret)) {}
  std::string secret_;
};

/// The credential of "Bearer abc"; empty when the header is anything else.
std::string_view bearer_credential(std::string_view authorization);

}  // namespace offhand
