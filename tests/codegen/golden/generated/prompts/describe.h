// Generated from schema/prompts/describe.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

/// In which style.
enum class DescribeStyle {
  plain,
  poetic,
};
std::string_view to_string(DescribeStyle value);
std::optional<DescribeStyle> describe_style_from_string(std::string_view text);
void write(JsonWriter& writer, DescribeStyle value);
void read(const nlohmann::json& json, DescribeStyle& out);
extern const SchemaNode describe_style_schema;

struct DescribeArgs {
  /// In which style.
  DescribeStyle style{};
  /// In which language.
  std::optional<std::string> language_tag{};
  bool operator==(const DescribeArgs&) const = default;
};
void write(JsonWriter& writer, const DescribeArgs& value);
void read(const nlohmann::json& json, DescribeArgs& out);
extern const SchemaNode describe_args_schema;

/// Asks for words about the canvas.
/// Written by hand in impl/prompts/describe.cpp.
Result<PromptReply> describe(Call& call, const DescribeArgs& args);

extern const PromptInfo describe_prompt;

}  // namespace offhand::prompts
