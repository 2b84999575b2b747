#pragma once

#include <string>

namespace offhand {

/// The text of a JSON value of any type, or of any object.
struct JsonValue {
  std::string text = "null";
  bool operator==(const JsonValue&) const = default;
};

/// A call of another tool, validated by that tool's schema.
struct ToolCall {
  std::string tool;
  /// An object that the tool's parser accepts.
  JsonValue arguments{"{}"};
  bool operator==(const ToolCall&) const = default;
};

}  // namespace offhand
