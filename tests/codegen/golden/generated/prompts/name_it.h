// Generated from schema/prompts/name-it.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

struct NameItArgs {
  bool operator==(const NameItArgs&) const = default;
};
void write(JsonWriter& writer, const NameItArgs& value);
void read(const nlohmann::json& json, NameItArgs& out);
extern const SchemaNode name_it_args_schema;

/// Asks for a title.
/// Written by hand in impl/prompts/name_it.cpp.
Result<PromptReply> name_it(Call& call, const NameItArgs& args);

extern const PromptInfo name_it_prompt;

}  // namespace offhand::prompts
