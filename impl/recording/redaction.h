#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/tool.h"
#include "impl/perception/snapshot.h"
#include "platform/api/screen.h"

namespace offhand {

inline constexpr const char* redacted_text = "****";

/// Why the text of a turn is not stored.
enum class Redaction {
  none,
  /// It went to a password field.
  password,
  /// It went to the clipboard and may be pasted into any field.
  of_no_field,
  /// The configuration excludes typed text.
  typed_text
};

/// Which parts of a turn are excluded from its files.
struct Discretion {
  /// For its own text.
  Redaction text = Redaction::none;
  /// Hide the content of all fields, also in turns that type nothing: somebody may have typed into the same window
  /// before.
  bool hides_fields = false;
};

/// True if these arguments contain text to type, by what the schema of the tool says that they hold.
bool carries_text(const ToolInfo& tool, const nlohmann::json& arguments);

/// The arguments with the text removed; their structure stays.
nlohmann::json without_text(const ToolInfo& tool, nlohmann::json arguments);
/// The same of JSON, as its tool wrote it.
std::string without_text(const ToolInfo& tool, std::string arguments);

/// True if an element is a field that shows typed text.
bool holds_text(const platform::Node& node);

/// Paints over all text fields in the picture of a window.
void hide_text(platform::Picture& picture, const Snapshot& snapshot);

}  // namespace offhand
