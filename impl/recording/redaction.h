#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/tool.h"
#include "impl/perception/snapshot.h"
#include "platform/api/screen.h"

namespace offhand {

inline constexpr const char* redacted_text = "****";

/// What of a turn may not be kept.
enum class Redaction {
  none,
  /// It went into a password field.
  password,
  /// It went to no field that could be looked at, and may be for any: the clipboard's.
  of_no_field,
  /// The configuration keeps no typed text.
  typed_text
};

/// What of a turn is kept out of its files.
struct Discretion {
  /// Of its own text.
  Redaction text = Redaction::none;
  /// No turn shows what fields hold: also one that typed nothing is of a window in which somebody typed before.
  bool hides_fields = false;
};

/// Whether the arguments of a tool carry text that somebody types, by what its schema says that they hold.
bool carries_text(const ToolInfo& tool, const nlohmann::json& arguments);

/// The arguments without the text; their shape stays.
nlohmann::json without_text(const ToolInfo& tool, nlohmann::json arguments);

/// Whether an element is a field, which shows what was typed.
bool holds_text(const platform::Node& node);

/// The picture of a window with the fields that hold text painted over.
void hide_text(platform::Picture& picture, const Snapshot& snapshot);

}  // namespace offhand
