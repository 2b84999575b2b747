// Generated from schema/prompts/cross-app-copy.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

struct CrossAppCopyArgs {
  /// Application to copy from.
  std::string source_app{};
  /// What to copy.
  std::string source_element{};
  /// Application to copy to.
  std::string target_app{};
  /// Where to put it.
  std::string target_element{};
  bool operator==(const CrossAppCopyArgs&) const = default;
};
void write(JsonWriter& writer, const CrossAppCopyArgs& value);
void read(const nlohmann::json& json, CrossAppCopyArgs& out);
extern const SchemaNode cross_app_copy_args_schema;

/// Copies data from one application into another and checks that they arrived.
/// Written by hand in impl/prompts/cross_app_copy.cpp.
Result<PromptReply> cross_app_copy(Call& call, const CrossAppCopyArgs& args);

extern const PromptInfo cross_app_copy_prompt;

}  // namespace offhand::prompts
