// Generated from schema/tools. Do not edit.
#pragma once

#include <span>
#include <string_view>

namespace offhand {

/// What people read of an argument, on the command line.
struct ArgumentWords {
  std::string_view key;
  /// What stands for its value, and what completions go by: "WINDOW".
  std::string_view value_name;
  /// After the description: "One of left, right. Default: left."
  std::string_view facts;
};

struct ToolWords {
  /// "desktop.click"
  std::string_view identity;
  std::span<const ArgumentWords> arguments = {};
  /// Which arguments go together, a sentence each.
  std::span<const std::string_view> combinations = {};
};

/// Null for a tool that is no command.
const ToolWords* words_of(std::string_view identity);

}  // namespace offhand
