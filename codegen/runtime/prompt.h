#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"

namespace offhand {

struct PromptArgumentInfo {
  std::string_view name;
  bool required = false;
  /// Values that completion may offer; others may be valid too.
  std::span<const std::string_view> values = {};
  /// As of a variable of a resource.
  std::string_view live = {};
};

struct PromptReply {
  std::string description = {};
  /// JSON text of the array of messages.
  std::string messages = "[]";
};

/// Everything known about a prompt without running it.
struct PromptInfo {
  /// The call that gets it, as dispatch sees it.
  ToolInfo call = {};
  std::string_view name;
  std::string_view title;
  std::string_view description;
  /// Minified JSON of the prompt for prompts/list.
  std::string_view wire;
  std::span<const PromptArgumentInfo> arguments = {};
  /// Checks the arguments first: `invalid_arguments` for missing and unknown ones and for values that are not strings.
  Result<PromptReply> (*get)(Call& call, const nlohmann::json& arguments) = nullptr;
};

}  // namespace offhand
