#pragma once

#include <string>

namespace offhand {

/// A JSON value of which the schema says nothing, or only that it is an object: its text.
struct JsonValue {
  std::string text = "null";
  bool operator==(const JsonValue&) const = default;
};

/// A call of another tool, judged by that tool's own schema.
struct ToolCall {
  std::string tool;
  /// An object that the tool's parser takes.
  JsonValue arguments{"{}"};
  bool operator==(const ToolCall&) const = default;
};

}  // namespace offhand
