// Generated from schema/prompts/debug-ui.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

struct DebugUiArgs {
  /// Application.
  std::string app_name{};
  /// What the element looks like, where it is, what it does.
  std::string element_description{};
  /// Query that did not find it.
  std::optional<std::string> query_tried{};
  bool operator==(const DebugUiArgs&) const = default;
};
void write(JsonWriter& writer, const DebugUiArgs& value);
void read(const nlohmann::json& json, DebugUiArgs& out);
extern const SchemaNode debug_ui_args_schema;

/// Finds out why an element of an application is not found, and which query finds it.
/// Written by hand in impl/prompts/debug_ui.cpp.
Result<PromptReply> debug_ui(Call& call, const DebugUiArgs& args);

extern const PromptInfo debug_ui_prompt;

}  // namespace offhand::prompts
