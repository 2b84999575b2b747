#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace offhand::platform::web {

/// The parts of a browser's message that identify its recipient. The rest, which may be large, is skipped.
struct Outline {
  /// The id of the answered call.
  std::optional<std::int64_t> id;
  std::string method;
  /// The session it belongs to.
  std::string session;
  /// The session that its result or parameters name.
  std::string named_session;
};

/// Nothing for text that is no JSON object.
std::optional<Outline> outline_of(std::string_view message);

}  // namespace offhand::platform::web
