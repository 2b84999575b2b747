#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace offhand::platform::web {

/// What tells of a message of a browser where it belongs. The rest of it, which may be large, is read past.
struct Outline {
  /// Of the call that it answers.
  std::optional<std::int64_t> id;
  std::string method;
  /// In which it was said.
  std::string session;
  /// The one that its result or its parameters name.
  std::string named_session;
};

/// Nothing of what is no JSON object.
std::optional<Outline> outline_of(std::string_view message);

}  // namespace offhand::platform::web
