// Generated from schema/prompts/navigate-to.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

struct NavigateToArgs {
  /// Application.
  std::string app_name{};
  /// Where to go, such as Settings > General.
  std::string destination{};
  bool operator==(const NavigateToArgs&) const = default;
};
void write(JsonWriter& writer, const NavigateToArgs& value);
void read(const nlohmann::json& json, NavigateToArgs& out);
extern const SchemaNode navigate_to_args_schema;

/// Brings an application to one of its pages, dialogs or states.
/// Written by hand in impl/prompts/navigate_to.cpp.
Result<PromptReply> navigate_to(Call& call, const NavigateToArgs& args);

extern const PromptInfo navigate_to_prompt;

}  // namespace offhand::prompts
