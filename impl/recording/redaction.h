#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "impl/perception/snapshot.h"
#include "platform/api/screen.h"

namespace offhand {

inline constexpr const char* redacted_text = "****";

/// What of a turn may not be kept.
enum class Redaction {
  none,
  /// It went into a password field.
  password,
  /// The configuration keeps no typed text.
  typed_text
};

/// Whether these arguments carry text that somebody types.
bool carries_text(const nlohmann::json& arguments);

/// The arguments without the text; their shape stays.
nlohmann::json without_text(nlohmann::json arguments);

/// The picture of a window with the fields that hold text painted over.
void hide_text(platform::Picture& picture, const Snapshot& snapshot);

}  // namespace offhand
